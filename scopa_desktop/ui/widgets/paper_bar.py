"""`PaperBar`: a bar above the table or a list, of the paper of the dialogs."""

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QToolButton, QWidget

from scopa_desktop.ui.theme.current_palette import current_palette, palette_notifier
from scopa_desktop.ui.theme.fonts import text_size_notifier
from scopa_desktop.ui.theme.icons import Tool, tool_icon, tool_icon_size
from scopa_desktop.ui.theme.style_sheets import paper_bar_style
from scopa_desktop.ui.widgets.retranslated import Retranslated


class PaperBar(Retranslated, QFrame):
    """A bar that is light or dark as the dialogs are, with its labels, tool buttons and icons."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("paper-bar")
        self._tools: dict[QToolButton, Tool] = {}
        palette_notifier().changed.connect(self._apply_palette)
        text_size_notifier().changed.connect(self._apply_palette)
        self._apply_palette()

    def add_close_button(self, row: QHBoxLayout) -> QToolButton:
        """Put a cross at the end of the bar; what it does is connected by the caller."""
        button = QToolButton()
        self.set_tool(button, Tool.CLOSE)
        row.addWidget(button)
        return button

    def set_tool(self, button: QToolButton, tool: Tool) -> None:
        """Show a tool on a button of the bar, in the colour of its texts."""
        self._tools[button] = tool
        button.setIcon(tool_icon(tool, current_palette().text))
        button.setIconSize(tool_icon_size())

    def changeEvent(self, event: QEvent) -> None:
        """Follow the direction of the language, which Qt does not mirror in a style sheet."""
        if event.type() == QEvent.Type.LayoutDirectionChange:
            self._apply_palette()
        super().changeEvent(event)

    def _apply_palette(self) -> None:
        self.setStyleSheet(paper_bar_style(current_palette(), right_to_left=self.isRightToLeft()))
        for button, tool in self._tools.items():
            self.set_tool(button, tool)
