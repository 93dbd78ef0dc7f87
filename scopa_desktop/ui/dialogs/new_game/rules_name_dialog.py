"""Asks for the name of a player's own rules."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QLineEdit, QWidget

from scopa_desktop.play.house_rules import HouseRules
from scopa_desktop.rules.variant import LONGEST_OWN_NAME, Variant, check_own_name
from scopa_desktop.ui.widgets.buttons import ButtonKind
from scopa_desktop.ui.widgets.headings import caption, secondary_label
from scopa_desktop.ui.widgets.paper_dialog import PaperDialog

_SIZE = QSize(460, 250)


class RulesNameDialog(PaperDialog):
    """One field and what follows from its name. After it was accepted, `name` is the answer."""

    def __init__(
        self, house: HouseRules, renamed: Variant | None = None, parent: QWidget | None = None
    ) -> None:
        """`renamed` are the rules that get another name; None for rules that are to be saved."""
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
        self._field.textChanged.connect(self._judge)
        self.retranslate()
        self._field.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        """All words anew."""
        saves = self._renamed is None
        self.set_title(self.tr("Save as my rules") if saves else self.tr("Rename"))
        self._label.setText(self.tr("Name of the rules"))
        self._field.setAccessibleName(self._label.text())
        self._cancel.setText(self.tr("Cancel"))
        self._judge()

    @property
    def name(self) -> str:
        """What was typed, without blanks at its ends."""
        return self._field.text().strip()

    def accept(self) -> None:
        """Only with a name that can be given."""
        if self._save.isEnabled():
            super().accept()

    def _judge(self) -> None:
        """Say what follows from the name."""
        taken = self._house.named(self.name)
        is_other = taken is not None and taken != self._renamed
        self._note.setText(self._sentence(taken if is_other else None))
        self._save.setText(self._key_words(is_other))
        self._save.setEnabled(self._is_allowed() and not (is_other and self._renamed))
        self._field.setAccessibleDescription(self._note.text())

    def _is_allowed(self) -> bool:
        try:
            check_own_name(self.name)
        except ValueError:
            return False
        return True

    def _key_words(self, is_other: bool) -> str:
        if self._renamed:
            return self.tr("Give this name")
        return self.tr("Replace them") if is_other else self.tr("Save the rules")

    def _sentence(self, taken: Variant | None) -> str:
        if taken is None:
            return self.tr("Up to %n characters, as you call it at home.", "", LONGEST_OWN_NAME)
        if self._renamed:
            told = self.tr("You have rules by the name of “{name}” already.")
        else:
            told = self.tr("Your rules “{name}” ({game}) are replaced.")
        return told.format(name=taken.own_name, game=taken.name)
