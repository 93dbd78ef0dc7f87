"""Graphics items of pictures that are painted once, centred on their positions."""

import math
from collections.abc import Callable

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from scopa_desktop.ui.theme.painting import painted_pixmap


def pixmap_item(
    width: float, height: float, dpr: float, draw: Callable[[QPainter], None]
) -> QGraphicsPixmapItem:
    """A pixmap item centred on its position, painted by `draw` around (0, 0)."""
    return centred_item(painted_around(width, height, dpr, draw))


def painted_around(
    width: float, height: float, dpr: float, draw: Callable[[QPainter], None]
) -> QPixmap:
    """A picture painted by `draw` around (0, 0), its middle; the size in logical pixels."""
    pixels = QSize(math.ceil(width * dpr), math.ceil(height * dpr))

    def draw_around_middle(painter: QPainter) -> None:
        painter.translate(pixels.width() / dpr / 2, pixels.height() / dpr / 2)
        draw(painter)

    return painted_pixmap(pixels, draw_around_middle, dpr=dpr)


def centred_item(picture: QPixmap) -> QGraphicsPixmapItem:
    """An item that shows a picture centred on its position."""
    item = QGraphicsPixmapItem(picture)
    item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
    size = picture.deviceIndependentSize()
    item.setOffset(-size.width() / 2, -size.height() / 2)
    return item
