"""The dialog for the name of a guest who plays at this screen."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QLineEdit, QWidget

from scopa_desktop.play.settings import LONGEST_GUEST_NAME, is_guest_name
from scopa_desktop.ui.widgets.buttons import ButtonKind
from scopa_desktop.ui.widgets.headings import caption, secondary_label
from scopa_desktop.ui.widgets.paper_dialog import PaperDialog

_SIZE = QSize(460, 250)


class GuestNameDialog(PaperDialog):
    """Asks for the name of a guest; after it is accepted, `name` is valid."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", _SIZE, parent)
        self._field = QLineEdit()
        self._field.setMaxLength(LONGEST_GUEST_NAME)
        self._note = secondary_label("")
        self._label = caption("")
        self._label.setBuddy(self._field)
        for part in (self._label, self._field, self._note):
            self.body.addWidget(part)
        self.body.addStretch(1)
        self._cancel = self.add_button("")
        self._cancel.clicked.connect(self.reject)
        self._seat = self.add_button("", ButtonKind.GOLD)
        self._seat.clicked.connect(self.accept)
        self._field.textChanged.connect(self._validate)
        self.retranslate()
        self._field.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self.set_title(self.tr("A guest"))
        self._label.setText(self.tr("Name of the guest"))
        self._field.setAccessibleName(self._label.text())
        self._note.setText(self.tr("A guest’s matches do not count in anybody’s statistics."))
        self._field.setAccessibleDescription(self._note.text())
        self._cancel.setText(self.tr("Cancel"))
        self._seat.setText(self.tr("Take a seat"))
        self._validate()

    @property
    def name(self) -> str:
        """The text of the field without surrounding whitespace."""
        return self._field.text().strip()

    def accept(self) -> None:
        """Accept only a valid name."""
        if self._seat.isEnabled():
            super().accept()

    def _validate(self) -> None:
        self._seat.setEnabled(is_guest_name(self.name))
