"""Menus whose shortcuts are apart from the text and left-to-right in every language."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent
from PySide6.QtGui import QAction, QHelpEvent
from PySide6.QtWidgets import QMenu, QStyleOptionMenuItem, QWidget

from scopa_desktop.ui.widgets.plain_text import button_text
from scopa_desktop.ui.wording.text_direction import from_left

_GAP: Final = "\N{NO-BREAK SPACE}" * 4


class Menu(QMenu):
    """A QMenu that adjusts how shortcuts are shown."""

    def event(self, event: QEvent) -> bool:
        """Show the tool tips of actions that are off: they say why."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            action = self.actionAt(event.pos())
            self.setToolTipsVisible(action is not None and not action.isEnabled())
        return super().event(event)

    def popup_below(self, button: QWidget) -> None:
        """Show the menu below a button, from its leading edge on."""
        box = button.rect()
        corner = box.bottomLeft()
        if button.isRightToLeft():
            corner.setX(box.right() - self.sizeHint().width())
        self.popup(button.mapToGlobal(corner))

    def add_choice(self, text: str, *, is_chosen: bool, choose: Callable[[], object]) -> None:
        """Add an entry with a mark if it is chosen now."""
        action = self.addAction(button_text(text))
        action.setCheckable(True)
        action.setChecked(is_chosen)
        action.triggered.connect(lambda _is_checked: choose())

    def initStyleOption(self, option: QStyleOptionMenuItem, action: QAction) -> None:
        """Add a gap before the shortcut and keep its order in right-to-left languages.

        Qt leaves no gap at the longest entry, and reorders `Ctrl+,` in right-to-left text.
        """
        super().initStyleOption(option, action)
        text, tab, shortcut = option.text.partition("\t")
        if tab:
            option.text = f"{text}\t{_GAP}{from_left(shortcut)}"
