"""The choices of New game that are seldom needed, behind one button."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from scopa_desktop.ui.widgets.boxes import STRETCH, hbox, vbox
from scopa_desktop.ui.widgets.buttons import LinkButton
from scopa_desktop.ui.widgets.headings import secondary_label


class MoreOptions(QWidget):
    """A button that opens a column of choices; while it is closed, a line says what they are.

    The line would grow with each choice and move the fields under the pointer.
    """

    toggled = Signal(bool)
    """The player opened (true) or closed the column."""

    def __init__(self, *, is_open: bool) -> None:
        super().__init__()
        self.button = LinkButton("")
        self._summary = secondary_label()
        self._content = QWidget()
        self.column = vbox(within=self._content, spacing=6)
        """What is added to it is shown while the column is open."""
        head = hbox(self.button, (self._summary, 1), STRETCH, spacing=8)
        vbox(head, self._content, within=self, spacing=6)
        self.button.clicked.connect(self._toggle)
        self._set_open(is_open)

    @property
    def is_open(self) -> bool:
        return not self._content.isHidden()

    def set_summary(self, text: str) -> None:
        """Set what differs from the usual."""
        self._summary.setText(text)
        self.button.setAccessibleDescription(text)

    def show_editor(self, editor: QWidget) -> None:
        """Open the column if a field is in it."""
        if self._content.isAncestorOf(editor) and not self.is_open:
            self._toggle()

    def _toggle(self) -> None:
        self._set_open(not self.is_open)
        self.toggled.emit(self.is_open)

    def _set_open(self, is_open: bool) -> None:
        self._content.setVisible(is_open)
        self._summary.setVisible(not is_open)
        self.button.setText(self.tr("Fewer options") if is_open else self.tr("More options"))
