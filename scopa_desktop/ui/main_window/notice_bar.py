"""A bar above the table with messages that do not interrupt the game."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QToolButton, QWidget

from scopa_desktop.ui.theme.colours import CHIP_INACTIVE, INK, PAPER
from scopa_desktop.ui.theme.icons import Tool, tool_icon
from scopa_desktop.ui.widgets.plain_text import PlainLabel, set_tool_tip
from scopa_desktop.ui.widgets.retranslated import Retranslated

BAR_STYLE = f"""
QFrame#notice {{ background: {PAPER}; border-bottom: 2px solid {INK}; }}
QFrame#notice QLabel {{ color: {INK}; }}
QFrame#notice QToolButton:hover {{ background: {CHIP_INACTIVE}; }}
"""
"""Style sheet of bars above the table, whose object name is `notice`."""


class NoticeBar(Retranslated, QFrame):
    """Shows sentences, one per line, until the player closes the bar."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("notice")
        self.setStyleSheet(BAR_STYLE)
        self._label = PlainLabel()
        self._label.setWordWrap(True)
        self._label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._close = QToolButton()
        self._close.setIcon(tool_icon(Tool.CLOSE, INK))
        self._close.clicked.connect(self.clear)
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 6, 8, 6)
        row.addWidget(self._label, 1)
        row.addWidget(self._close)
        self._retranslate()
        self.hide()

    def show_notice(self, sentence: str) -> None:
        """Add a sentence, unless it is already shown."""
        sentences = self._label.text().splitlines()
        if sentence not in sentences:
            self._label.setText("\n".join([*sentences, sentence]))
        self.setAccessibleName(self._label.text())
        self.show()

    def text(self) -> str:
        """The sentences, separated by line breaks."""
        return self._label.text()

    def clear(self) -> None:
        """Remove all sentences and hide the bar."""
        self._label.clear()
        self.hide()

    def _retranslate(self) -> None:
        set_tool_tip(self._close, self.tr("Close"))
        self._close.setAccessibleName(self.tr("Close this message"))
