"""The font in which a text of the table fits into its place."""

from typing import Final

from PySide6.QtGui import QFont

from scopa_desktop.ui.theme.fonts import MIN_TABLE_SIZE, font
from scopa_desktop.ui.theme.painting import text_width

_STRETCHES: Final = (94, 88, 82, 76)
"""Widths of the letters in per cent, tried one after another for a text that does not fit."""


def fitting_font(text: str, px: float, width: float, *, bold: bool = False) -> QFont:
    """The font at a size in pixels; smaller, then narrower, if the text does not fit into a width.

    A text that is longer still has to be cut.
    """
    while px > MIN_TABLE_SIZE and text_width(text, font(px, bold)) > width:
        px -= 0.5
    fitting = font(px, bold)
    for stretch in _STRETCHES:
        if text_width(text, fitting) <= width:
            break
        fitting.setStretch(stretch)
    return fitting
