"""`NameDialog`: the base of the dialogs that ask for a name."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QLineEdit, QWidget

from scopa_desktop.ui.widgets.buttons import ButtonKind
from scopa_desktop.ui.widgets.headings import caption, secondary_label
from scopa_desktop.ui.widgets.paper_dialog import PaperDialog

_SIZE = QSize(460, 250)


class NameDialog(PaperDialog):
    """A field for a name, a note below it, and the buttons Cancel and accept.

    Subclasses set the texts in `retranslate` and enable `accept_button` in `validate`. After the
    dialog is accepted, `name` is valid.
    """

    def __init__(self, text: str, longest: int, parent: QWidget | None = None) -> None:
        """`text` is in the field at first, and selected; `longest` is the limit in characters."""
        super().__init__("", _SIZE, parent)
        self.field = QLineEdit(text)
        self.field.setMaxLength(longest)
        self.field.selectAll()
        self.note = secondary_label("")
        self.label = caption("")
        self.label.setBuddy(self.field)
        for part in (self.label, self.field, self.note):
            self.body.addWidget(part)
        self.body.addStretch(1)
        self.cancel_button = self.add_button("")
        self.cancel_button.clicked.connect(self.reject)
        self.accept_button = self.add_button("", ButtonKind.GOLD)
        self.accept_button.clicked.connect(self.accept)
        self.field.textChanged.connect(self.validate)
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def name(self) -> str:
        """The text of the field without surrounding whitespace."""
        return self.field.text().strip()

    def validate(self) -> None:
        """Update note and button for the current name; subclasses override it."""

    def accept(self) -> None:
        """Accept only a valid name."""
        if self.accept_button.isEnabled():
            super().accept()
