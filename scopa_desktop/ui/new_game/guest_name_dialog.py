"""The dialog for the name of a guest who plays at this screen."""

from PySide6.QtWidgets import QWidget

from scopa_desktop.play.storage.settings import LONGEST_GUEST_NAME, is_guest_name
from scopa_desktop.ui.new_game.name_dialog import NameDialog


class GuestNameDialog(NameDialog):
    """Asks for the name of a guest; after it is accepted, `name` is valid."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", LONGEST_GUEST_NAME, parent)
        self._retranslate()

    def _retranslate(self) -> None:
        self.set_title(self.tr("A guest"))
        self.label.setText(self.tr("Name of the guest"))
        self.field.setAccessibleName(self.label.text())
        self.note.setText(self.tr("A guest’s matches do not count in anybody’s statistics."))
        self.field.setAccessibleDescription(self.note.text())
        self.cancel_button.setText(self.tr("Cancel"))
        self.accept_button.setText(self.tr("Take a seat"))
        self.validate()

    def validate(self) -> None:
        """Enable the button for an allowed name."""
        self.accept_button.setEnabled(is_guest_name(self.name))
