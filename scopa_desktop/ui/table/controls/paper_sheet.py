"""The sheet of paper on which the controls over the table are."""

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from scopa_desktop.ui.theme.colours import INK, PAPER, SHADOW
from scopa_desktop.ui.theme.painting import colour, set_render_hints
from scopa_desktop.ui.theme.shapes import cartouche, fill_and_outline

SHEET_SHADOW: Final = 4
"""The height of the shadow below the sheet, which belongs to the widget, in logical pixels."""


def paint_sheet(widget: QWidget) -> None:
    """Paint a sheet with its border and shadow in a widget; call it in the paint event."""
    painter = QPainter(widget)
    set_render_hints(painter)
    shape = cartouche(QRectF(widget.rect()).adjusted(2, 1, -2, -SHEET_SHADOW), 8)
    painter.fillPath(shape.translated(0, 3), colour(SHADOW, 110))
    fill_and_outline(painter, shape, PAPER, INK)
