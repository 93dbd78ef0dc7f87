"""Soft shadows, rendered from translucent rounded rectangles and cached: cards need them often."""

import math

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap

from scopa_desktop.ui.theme.colours import SHADOW
from scopa_desktop.ui.theme.painting import colour, painted_pixmap
from scopa_desktop.ui.theme.pixmap_cache import PixmapCache

_cache = PixmapCache(12 * 1024 * 1024)
_STEP = 1.1


def draw_shadow(painter: QPainter, box: QRectF, radius: float, depth: float) -> None:
    """Draw the shadow of a rounded rectangle that is `depth` logical pixels above the table.

    A greater depth makes it wider, softer and lower. Depths are rounded to steps of ten per cent,
    so that an animated card needs few cached pictures.
    """
    dpr = painter.device().devicePixelRatioF() if painter.device() else 1.0
    level = _STEP ** round(math.log(max(0.5, depth), _STEP))
    key = (round(box.width()), round(box.height()), round(radius), level, dpr)
    picture = _cache.get(key, lambda: _render(box.width(), box.height(), radius, level, dpr))
    margin = _margin(level)
    target = box.adjusted(-margin, -margin, margin, margin)
    painter.drawPixmap(target, picture, QRectF(picture.rect()))


def _margin(depth: float) -> float:
    return math.ceil(depth * 1.7) + 1.0


def _render(width: float, height: float, radius: float, depth: float, dpr: float) -> QPixmap:
    margin = _margin(depth)
    size = QSize(math.ceil((width + 2 * margin) * dpr), math.ceil((height + 2 * margin) * dpr))

    def draw(painter: QPainter) -> None:
        painter.scale(size.width() / (width + 2 * margin), size.height() / (height + 2 * margin))
        _paint(painter, QRectF(margin, margin, width, height), radius, depth)

    return painted_pixmap(size, draw)


def _paint(painter: QPainter, box: QRectF, radius: float, depth: float) -> None:
    layers = int(max(5, min(16, depth * 0.9)))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour(SHADOW, max(6, 125 // layers)))
    for layer in range(layers):
        grow = depth * (0.95 - layer / (layers - 1) * 1.2)
        corner = radius + max(0.0, grow) * 0.8
        painter.drawRoundedRect(
            box.adjusted(-grow, -grow + depth * 0.7, grow, grow + depth * 0.7), corner, corner
        )
