"""Soft shadows, rendered from translucent rounded rectangles and cached: cards need them often."""

import math
from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap

from scopa_desktop.ui.theme.colours import SHADOW
from scopa_desktop.ui.theme.painting import colour, painted_pixmap
from scopa_desktop.ui.theme.pixmap_cache import PixmapCache

_cache = PixmapCache(12 * 1024 * 1024)
_STEP = 1.1
_SOFT = 8.0
"""From this depth on, a shadow is so soft that one pixel for each logical pixel is enough."""


def draw_shadow(painter: QPainter, box: QRectF, radius: float, depth: float) -> None:
    """Draw the shadow of a card that is `depth` logical pixels above the table and painted next.

    A greater depth makes it wider, softer and lower. Depths are rounded to steps of ten per cent,
    so that an animated card needs few cached pictures. The middle, up to the radius of the corners
    from the edges, is left out: an opaque card hides it, also if the pointer raises it a little.
    """
    dpr = painter.device().devicePixelRatioF() if painter.device() else 1.0
    level = _STEP ** round(math.log(max(0.5, depth), _STEP))
    scale = 1.0 if level > _SOFT else dpr
    key = (round(box.width()), round(box.height()), round(radius), level, scale)
    picture = _cache.get(key, lambda: _render(box.size(), radius, level, scale))
    whole = shadow_box(box, level)
    if painter.opacity() < 1.0:
        painter.drawPixmap(whole, picture, QRectF(picture.rect()))
        return
    # With antialiasing, lines would be seen between the parts of a rotated shadow.
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    across, down = picture.width() / whole.width(), picture.height() / whole.height()
    for part in _frame(whole, box.adjusted(radius, radius, -radius, -radius)):
        left, top = part.x() - whole.x(), part.y() - whole.y()
        source = QRectF(left * across, top * down, part.width() * across, part.height() * down)
        painter.drawPixmap(part, picture, source)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, True)


def shadow_box(box: QRectF, depth: float) -> QRectF:
    """What the shadow of a rectangle covers."""
    return box.adjusted(-depth - 1, -0.3 * depth - 1, depth + 1, 1.7 * depth + 1)


def _frame(outer: QRectF, hole: QRectF) -> Iterator[QRectF]:
    """What is left of a rectangle around a smaller one: above, left, right and below."""
    yield QRectF(outer.topLeft(), QPointF(outer.right(), hole.top()))
    yield QRectF(QPointF(outer.left(), hole.top()), hole.bottomLeft())
    yield QRectF(hole.topRight(), QPointF(outer.right(), hole.bottom()))
    yield QRectF(QPointF(outer.left(), hole.bottom()), outer.bottomRight())


def _render(size: QSizeF, radius: float, depth: float, scale: float) -> QPixmap:
    box = QRectF(QPointF(), size)
    whole = shadow_box(box, depth)
    pixels = QSize(math.ceil(whole.width() * scale), math.ceil(whole.height() * scale))

    def draw(painter: QPainter) -> None:
        painter.scale(pixels.width() / whole.width(), pixels.height() / whole.height())
        painter.translate(-whole.topLeft())
        _paint(painter, box, radius, depth)

    return painted_pixmap(pixels, draw)


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
