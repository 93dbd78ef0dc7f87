"""The sheet of paper on which the controls over the table are."""

from typing import Final

from PySide6.QtCore import QRect, QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from scopa_desktop.ui.theme.colours import INK, PAPER, SHADOW
from scopa_desktop.ui.theme.painting import colour, set_render_hints
from scopa_desktop.ui.theme.shapes import cartouche, fill_and_outline

SHEET_SHADOW: Final = 4
"""The height of the shadow below the sheet, which belongs to the widget, in logical pixels."""


def place_sheet(widget: QWidget, size: QSize, room: QRectF) -> None:
    """Give a sheet its geometry: centred on the lower edge of a room, before its siblings."""
    box = QRect(0, 0, size.width(), size.height())
    box.moveCenter(room.center().toPoint())
    box.moveBottom(round(room.bottom()))
    widget.setGeometry(box)
    widget.raise_()


def paint_sheet(widget: QWidget) -> None:
    """Paint a sheet with its border and shadow in a widget; call it in the paint event."""
    painter = QPainter(widget)
    set_render_hints(painter)
    shape = cartouche(QRectF(widget.rect()).adjusted(2, 1, -2, -SHEET_SHADOW), 8)
    painter.fillPath(shape.translated(0, 3), colour(SHADOW, 110))
    fill_and_outline(painter, shape, PAPER, INK)
