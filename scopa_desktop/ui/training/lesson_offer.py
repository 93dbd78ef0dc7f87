"""`LessonOffer`: the bar that offers the first lesson at the very first start."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QToolButton, QWidget

from scopa_desktop.ui.main_window.notice_bar import BAR_STYLE
from scopa_desktop.ui.theme.colours import INK
from scopa_desktop.ui.theme.icons import Tool, tool_icon
from scopa_desktop.ui.widgets.buttons import Button, ButtonKind
from scopa_desktop.ui.widgets.plain_text import PlainLabel, set_tool_tip
from scopa_desktop.ui.widgets.retranslated import Retranslated


class LessonOffer(Retranslated, QFrame):
    """A sentence, a button and a cross; it interrupts nothing."""

    accepted = Signal()
    """The person wants to take the lesson."""
    dismissed = Signal()
    """The person closed the bar."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("notice")
        self.setStyleSheet(BAR_STYLE)
        self._label = PlainLabel()
        self._label.setWordWrap(True)
        self.start = Button("", ButtonKind.GOLD, self)
        self.start.clicked.connect(self.accepted)
        self._close = QToolButton()
        self._close.setIcon(tool_icon(Tool.CLOSE, INK))
        self._close.clicked.connect(self.dismissed)
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 6, 8, 6)
        row.setSpacing(10)
        row.addWidget(self._label, 1)
        row.addWidget(self.start)
        row.addWidget(self._close)
        self._retranslate()

    def text(self) -> str:
        """The sentence."""
        return self._label.text()

    def _retranslate(self) -> None:
        self._label.setText(self.tr("New to Scopa? Learn it in ten minutes."))
        self.start.setText(self.tr("Show me how"))
        set_tool_tip(self._close, self.tr("Close"))
        self._close.setAccessibleName(self.tr("No, thank you"))
        self.setAccessibleName(self._label.text())
