"""Menus whose keys stand clear of the words and read from the left in every language."""

from typing import Final

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QStyleOptionMenuItem

from scopa_desktop.ui.wording.text_direction import from_left

_GAP: Final = "\N{NO-BREAK SPACE}" * 4


class Menu(QMenu):
    """A menu in the window's own style."""

    def initStyleOption(self, option: QStyleOptionMenuItem, action: QAction) -> None:
        """Set the keys off: Qt leaves the longest entry no room, and turns `Ctrl+,` round."""
        super().initStyleOption(option, action)
        words, tab, keys = option.text.partition("\t")
        if tab:
            option.text = f"{words}\t{_GAP}{from_left(keys)}"
