"""The dialog for the name of the player's own rules."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QLineEdit, QWidget

from scopa_desktop.play.house_rules import HouseRules
from scopa_desktop.rules.variant import LONGEST_OWN_NAME, Variant, check_own_name
from scopa_desktop.ui.widgets.buttons import ButtonKind
from scopa_desktop.ui.widgets.headings import caption, secondary_label
from scopa_desktop.ui.widgets.paper_dialog import PaperDialog

_SIZE = QSize(460, 250)


class RulesNameDialog(PaperDialog):
    """Asks for a name and shows what it would cause; after it is accepted, `name` is valid."""

    def __init__(
        self, house: HouseRules, renamed: Variant | None = None, parent: QWidget | None = None
    ) -> None:
        """`renamed` are the rules to be renamed; None to save new rules."""
        super().__init__("", _SIZE, parent)
        self._house, self._renamed = house, renamed
        self._field = QLineEdit(renamed.own_name if renamed else "")
        self._field.setMaxLength(LONGEST_OWN_NAME)
        self._field.selectAll()
        self._note = secondary_label("")
        self._label = caption("")
        self._label.setBuddy(self._field)
        for part in (self._label, self._field, self._note):
            self.body.addWidget(part)
        self.body.addStretch(1)
        self._cancel = self.add_button("")
        self._cancel.clicked.connect(self.reject)
        self._save = self.add_button("", ButtonKind.GOLD)
        self._save.clicked.connect(self.accept)
        self._field.textChanged.connect(self._validate)
        self.retranslate()
        self._field.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        saves = self._renamed is None
        self.set_title(self.tr("Save as my rules") if saves else self.tr("Rename"))
        self._label.setText(self.tr("Name of the rules"))
        self._field.setAccessibleName(self._label.text())
        self._cancel.setText(self.tr("Cancel"))
        self._validate()

    @property
    def name(self) -> str:
        """The text of the field without surrounding whitespace."""
        return self._field.text().strip()

    def accept(self) -> None:
        """Accept only a valid name."""
        if self._save.isEnabled():
            super().accept()

    def _validate(self) -> None:
        """Update the note and the button for the current name."""
        existing = self._house.find(self.name)
        if existing == self._renamed:
            existing = None
        is_taken = existing is not None
        self._note.setText(self._sentence(existing))
        self._save.setText(self._button_text(is_taken))
        self._save.setEnabled(self._is_allowed() and not (is_taken and self._renamed))
        self._field.setAccessibleDescription(self._note.text())

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
            return self.tr("Up to %n characters, as you call it at home.", "", LONGEST_OWN_NAME)
        if self._renamed:
            pattern = self.tr("You have rules by the name of “{name}” already.")
        else:
            pattern = self.tr("Your rules “{name}” ({game}) are replaced.")
        return pattern.format(name=existing.own_name, game=existing.name)
