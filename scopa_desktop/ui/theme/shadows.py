"""Soft shadows, from translucent rounded rectangles; kept, because a card casts one every frame."""

import math

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from scopa_desktop.ui.theme.painting import colour, set_render_hints
from scopa_desktop.ui.theme.pixmap_cache import PixmapCache
from scopa_desktop.ui.theme.colours import SHADOW

_kept = PixmapCache(12 * 1024 * 1024)
_STEP = 1.1


def draw_shadow(painter: QPainter, box: QRectF, radius: float, depth: float) -> None:
    """The shadow under something that lies `depth` px above the ground.

    The deeper, the wider, softer and lower. Pictures are kept by size and depth, in steps of a
    tenth, so that a card on its way up and down needs few of them.
    """
    dpr = painter.device().devicePixelRatioF() if painter.device() else 1.0
    level = _STEP ** round(math.log(max(0.5, depth), _STEP))
    key = (round(box.width()), round(box.height()), round(radius), level, dpr)
    picture = _kept.get(key, lambda: _render(box.width(), box.height(), radius, level, dpr))
    reach = _reach(level)
    target = box.adjusted(-reach, -reach, reach, reach)
    painter.drawPixmap(target, picture, QRectF(picture.rect()))


def _reach(depth: float) -> float:
    return math.ceil(depth * 1.7) + 1.0


def _render(width: float, height: float, radius: float, depth: float, dpr: float) -> QPixmap:
    reach = _reach(depth)
    size = (math.ceil((width + 2 * reach) * dpr), math.ceil((height + 2 * reach) * dpr))
    picture = QPixmap(*size)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    set_render_hints(painter)
    painter.scale(size[0] / (width + 2 * reach), size[1] / (height + 2 * reach))
    _paint(painter, QRectF(reach, reach, width, height), radius, depth)
    painter.end()
    return picture


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
