"""A bar that says what was done, with a button that undoes it."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QToolButton

from scopa_desktop.ui.theme.colours import CHIP_INACTIVE, INK, PAPER
from scopa_desktop.ui.theme.icons import Tool, tool_icon
from scopa_desktop.ui.widgets.announcement import announce
from scopa_desktop.ui.widgets.boxes import STRETCH, hbox
from scopa_desktop.ui.widgets.buttons import LinkButton
from scopa_desktop.ui.widgets.plain_text import PlainLabel, set_tool_tip

_STYLE = f"""
QFrame#undo {{ background: {PAPER}; border: 2px solid {INK}; border-radius: 8px; }}
QFrame#undo QLabel {{ color: {INK}; }}
QFrame#undo QToolButton {{ border: 2px solid transparent; border-radius: 7px; }}
QFrame#undo QToolButton:hover {{ background: {CHIP_INACTIVE}; }}
QFrame#undo QToolButton:focus {{ border-color: {INK}; }}
"""


class UndoBar(QFrame):
    """Shows the last thing done, until it is undone or the bar is closed."""

    undone = Signal()
    """The button was clicked."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("undo")
        self.setStyleSheet(_STYLE)
        self._label = PlainLabel()
        self._undo = LinkButton(self.tr("Undo"), text_colour=INK)
        self._undo.clicked.connect(self.undone)
        self._close = QToolButton()
        self._close.setIcon(tool_icon(Tool.CLOSE, INK))
        self._close.clicked.connect(self.hide)
        hbox(self._label, self._undo, STRETCH, self._close, within=self, margins=(12, 3, 6, 3))
        set_tool_tip(self._close, self.tr("Close"))
        self._close.setAccessibleName(self.tr("Close this message"))
        self.hide()

    def show_done(self, sentence: str) -> None:
        """Say what was done, also to screen readers."""
        self._label.setText(sentence)
        self._undo.setAccessibleDescription(sentence)
        self.show()
        announce(self, sentence)
