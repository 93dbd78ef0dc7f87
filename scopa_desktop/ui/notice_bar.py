"""A strip of paper over the table with what the player should know, without stopping the game."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QToolButton, QWidget

from scopa_desktop.ui.theme.icons import Tool, tool_icon
from scopa_desktop.ui.theme.colours import CHIP_INACTIVE, INK, PAPER
from scopa_desktop.ui.widgets.plain_text import PlainLabel, set_tool_tip

_STYLE = f"""
QFrame#notice {{ background: {PAPER}; border-bottom: 2px solid {INK}; }}
QFrame#notice QLabel {{ color: {INK}; }}
QFrame#notice QToolButton:hover {{ background: {CHIP_INACTIVE}; }}
"""


class NoticeBar(QFrame):
    """Sentences for the player, one below the other, until he closes them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("notice")
        self.setStyleSheet(_STYLE)
        self._words = PlainLabel()
        self._words.setWordWrap(True)
        self._words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._close = QToolButton()
        self._close.setIcon(tool_icon(Tool.CLOSE, INK))
        self._close.clicked.connect(self.clear)
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 6, 8, 6)
        row.addWidget(self._words, 1)
        row.addWidget(self._close)
        self._retranslate()
        self.hide()

    def tell(self, sentence: str) -> None:
        """Show one more sentence; one that stands there already is not repeated."""
        told = self._words.text().splitlines()
        if sentence not in told:
            self._words.setText("\n".join([*told, sentence]))
        self.setAccessibleName(self._words.text())
        self.show()

    def text(self) -> str:
        """What is shown."""
        return self._words.text()

    def clear(self) -> None:
        """Take the strip away."""
        self._words.clear()
        self.hide()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        set_tool_tip(self._close, self.tr("Close"))
        self._close.setAccessibleName(self.tr("Close this message"))
