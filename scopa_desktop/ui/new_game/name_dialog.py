"""The dialogs that ask for a name: of a guest, a new profile."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QLineEdit, QWidget

from scopa_desktop.play.storage.profiles import LONGEST_NAME, is_profile_name
from scopa_desktop.play.storage.settings import LONGEST_GUEST_NAME, is_guest_name
from scopa_desktop.ui.widgets.boxes import STRETCH, fill
from scopa_desktop.ui.widgets.buttons import ButtonKind
from scopa_desktop.ui.widgets.headings import caption, secondary_label
from scopa_desktop.ui.widgets.paper_dialog import PaperDialog

_SIZE = QSize(460, 250)


class NameDialog(PaperDialog):
    """A field for a name, a note below it, and the buttons Cancel and accept.

    Subclasses enable `accept_button` in `validate`, and call it once. After the dialog is accepted,
    `name` is valid.
    """

    def __init__(
        self, title: str, label: str, longest: int, text: str = "", parent: QWidget | None = None
    ) -> None:
        """`text` is in the field at first, and selected; `longest` is the limit in characters."""
        super().__init__(title, _SIZE, parent)
        self.field = QLineEdit(text)
        self.field.setMaxLength(longest)
        self.field.selectAll()
        self.field.setAccessibleName(label)
        self.note = secondary_label()
        self.label = caption(label)
        self.label.setBuddy(self.field)
        fill(self.body, self.label, self.field, self.note, STRETCH)
        self.cancel_button = self.add_button(self.tr("Cancel"))
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

    def _set_note(self, note: str) -> None:
        self.note.setText(note)
        self.field.setAccessibleDescription(note)


class GuestNameDialog(NameDialog):
    """Asks for the name of a guest."""

    def __init__(self, parent: QWidget | None = None) -> None:
        label = self.tr("Name of the guest")
        super().__init__(self.tr("A guest"), label, LONGEST_GUEST_NAME, parent=parent)
        self._set_note(self.tr("A guest’s matches do not count in anybody’s statistics."))
        self.accept_button.setText(self.tr("Take a seat"))
        self.validate()

    def validate(self) -> None:
        self.accept_button.setEnabled(is_guest_name(self.name))


class ProfileNameDialog(NameDialog):
    """Asks for the name of a new profile."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("New profile"), self.tr("Name"), LONGEST_NAME, parent=parent)
        self._set_note(self.tr("Each profile has its own statistics, badges and chips."))
        self.accept_button.setText(self.tr("Take a seat"))
        self.validate()

    def validate(self) -> None:
        self.accept_button.setEnabled(is_profile_name(self.name))
