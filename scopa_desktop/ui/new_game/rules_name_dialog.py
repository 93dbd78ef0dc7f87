"""The dialog for the name of the player's own rules."""

from PySide6.QtWidgets import QWidget

from scopa_desktop.play.storage.house_rules import HouseRules
from scopa_desktop.rules.variant import LONGEST_OWN_NAME, Variant, check_own_name
from scopa_desktop.ui.new_game.name_dialog import NameDialog


class RulesNameDialog(NameDialog):
    """Asks for a name and shows what it would cause; after it is accepted, `name` is valid."""

    def __init__(
        self, house: HouseRules, renamed: Variant | None = None, parent: QWidget | None = None
    ) -> None:
        """`renamed` are the rules to be renamed; None to save new rules."""
        super().__init__(renamed.own_name if renamed else "", LONGEST_OWN_NAME, parent)
        self._house, self._renamed = house, renamed
        self._retranslate()

    def _retranslate(self) -> None:
        saves = self._renamed is None
        self.set_title(self.tr("Save as my rules") if saves else self.tr("Rename"))
        self.label.setText(self.tr("Name of the rules"))
        self.field.setAccessibleName(self.label.text())
        self.cancel_button.setText(self.tr("Cancel"))
        self.validate()

    def validate(self) -> None:
        """Update the note and the button for the current name."""
        existing = self._house.find(self.name)
        if existing == self._renamed:
            existing = None
        is_taken = existing is not None
        self.note.setText(self._sentence(existing))
        self.accept_button.setText(self._button_text(is_taken))
        self.accept_button.setEnabled(self._is_allowed() and not (is_taken and self._renamed))
        self.field.setAccessibleDescription(self.note.text())

    def _is_allowed(self) -> bool:
        try:
            check_own_name(self.name)
        except ValueError:
            return False
        return True

    def _button_text(self, is_taken: bool) -> str:
        if self._renamed:
            return self.tr("Give this name")
        return self.tr("Replace them") if is_taken else self.tr("Save the rules")

    def _sentence(self, existing: Variant | None) -> str:
        """The note about `existing`, the other rules with the current name."""
        if existing is None:
            return self.tr("Up to %n characters.", "", LONGEST_OWN_NAME)
        if self._renamed:
            pattern = self.tr("You already have rules called “{name}”.")
        else:
            pattern = self.tr("Your rules “{name}” ({game}) will be replaced.")
        return pattern.format(name=existing.own_name, game=existing.name)
