"""The cloth of the table: radial light, weave, border, and the sun printed in its middle.

Its colours are in `colours`.
"""

import math
import random
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QBrush,
    QImage,
    QPainter,
    QPainterPath,
    QPixmap,
    QPolygonF,
    QRadialGradient,
    QTransform,
)

from scopa_desktop.ui.theme.colours import GOLD, Cloth, Weave
from scopa_desktop.ui.theme.painting import colour, pen, smooth_painter
from scopa_desktop.ui.theme.shapes import star

_TILE = 96
_CELL = 8
_STROKES: Final[Mapping[Weave, Sequence[Sequence[QPointF]]]] = {
    Weave.GOUGED: [[QPointF(0, 6), QPointF(6, 0), QPointF(1.4, 7)]],
    Weave.TWILL: [[QPointF(0, 8), QPointF(2.6, 8), QPointF(6.6, 0), QPointF(4, 0)]],
    Weave.LINEN: [
        [QPointF(0, 1.5), QPointF(7, 1.5), QPointF(7, 3), QPointF(0, 3)],
        [QPointF(4.5, 0), QPointF(6, 0), QPointF(6, 7), QPointF(4.5, 7)],
    ],
    Weave.DAMASK: [[QPointF(4, 0.6), QPointF(6.6, 4), QPointF(4, 7.4), QPointF(1.4, 4)]],
}
"""The strokes in each cell of a weave."""
_SUN_ALPHA = 44
_BORDER_ALPHA, _RING_ALPHA = 92, 110


class CachedCloth:
    """The cloth of one widget as a picture, rendered again only when its size changes."""

    def __init__(self) -> None:
        self._key: object = None
        self._picture = QPixmap()

    def picture(
        self,
        cloth: Cloth,
        size: QSize,
        dpr: float,
        sun_centre: QPointF | None = None,
        sun_radius: float = 0.0,
    ) -> QPixmap:
        """The cloth for a widget of the logical size `size`, at its device pixel ratio."""
        sun = None if sun_centre is None else (sun_centre.x(), sun_centre.y(), sun_radius)
        key = (cloth, size.width(), size.height(), dpr, sun)
        if key != self._key:
            self._picture = _render(cloth, size, dpr, sun_centre, sun_radius)
            self._key = key
        return self._picture


def _render(
    cloth: Cloth, size: QSize, dpr: float, sun_centre: QPointF | None, sun_radius: float
) -> QPixmap:
    picture = QPixmap(math.ceil(size.width() * dpr), math.ceil(size.height() * dpr))
    picture.setDevicePixelRatio(dpr)
    painter = smooth_painter(picture)
    box = QRectF(0, 0, size.width(), size.height())
    paint_background(painter, box, cloth, dpr)
    if sun_centre is not None and not cloth.high_contrast:
        paint_sun(painter, sun_centre, sun_radius, GOLD, _SUN_ALPHA)
    paint_border(painter, box, cloth)
    painter.end()
    return picture


def paint_background(painter: QPainter, box: QRectF, cloth: Cloth, dpr: float) -> None:
    """Paint the radial light and the weave; one flat tone on the high contrast cloth."""
    if cloth.high_contrast:
        painter.fillRect(box, colour(cloth.base))
        return
    centre = box.center() - QPointF(0, box.height() * 0.06)
    light = QRadialGradient(centre, max(box.width(), box.height()) * 0.68)
    light.setColorAt(0, colour(cloth.light))
    light.setColorAt(0.55, colour(cloth.base))
    light.setColorAt(1, colour(cloth.dark))
    painter.fillRect(box, light)
    weave = QBrush(_weave(cloth, dpr))
    weave.setTransform(QTransform.fromScale(1 / dpr, 1 / dpr))
    painter.fillRect(box, weave)


@lru_cache(maxsize=4)
def _weave(cloth: Cloth, dpr: float) -> QImage:
    """A tile of the texture of a cloth, in device pixels."""
    side = round(_TILE * dpr)
    tile = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    tile.fill(Qt.GlobalColor.transparent)
    painter = smooth_painter(tile)
    painter.scale(side / _TILE, side / _TILE)
    painter.setPen(Qt.PenStyle.NoPen)
    alphas = random.Random(7)
    cells = range(_TILE // _CELL)
    for row in cells:
        for column in cells:
            token = cloth.weave_dark if (row + column) % 3 else cloth.weave_light
            painter.setBrush(colour(token, alphas.randint(9, 20)))
            corner = QPointF(column * _CELL + (_CELL // 2 if row % 2 else 0), row * _CELL)
            for stroke in _STROKES[cloth.weave]:
                _draw_stroke(painter, stroke, corner)
    painter.end()
    return tile


def _draw_stroke(painter: QPainter, stroke: Sequence[QPointF], corner: QPointF) -> None:
    """Draw one stroke; the part beyond the tile's right edge continues at its left edge."""
    for shift in (0, -_TILE):
        painter.drawPolygon(QPolygonF([point + corner + QPointF(shift, 0) for point in stroke]))


def paint_border(painter: QPainter, box: QRectF, cloth: Cloth) -> None:
    """Paint a thin gold line with quarter rings in the corners."""
    unit = max(3.0, min(box.width(), box.height()) * 0.0055)
    inner = box.adjusted(unit, unit, -unit, -unit)
    painter.save()
    painter.setClipRect(box, Qt.ClipOperation.IntersectClip)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen(GOLD, max(1.0, unit * 0.38), _BORDER_ALPHA))
    painter.drawRect(inner)
    painter.setPen(pen(GOLD, max(1.0, unit * 0.38), _RING_ALPHA))
    painter.setBrush(colour(cloth.dark))
    corners = (inner.topLeft(), inner.topRight(), inner.bottomLeft(), inner.bottomRight())
    for corner in corners:
        for radius in (5.2, 3.4):
            painter.drawEllipse(corner, unit * radius, unit * radius)
    painter.restore()


def paint_sun(painter: QPainter, centre: QPointF, radius: float, token: str, alpha: int) -> None:
    """Paint a sun with sixteen rays, three rings and a face, in one translucent colour."""
    origin = QPointF(0, 0)
    painter.save()
    painter.translate(centre)
    painter.setPen(pen(token, max(1.2, radius * 0.016), alpha))
    painter.setBrush(colour(token, alpha // 5))
    painter.drawPolygon(star(origin, radius * 0.66, radius, 16))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for ring in (0.55, 0.6, 1.1):
        painter.drawEllipse(origin, radius * ring, radius * ring)
    painter.drawPath(QTransform.fromScale(radius * 0.0275, radius * 0.0275).map(_sun_face()))
    painter.restore()


@lru_cache(maxsize=1)
def _sun_face() -> QPainterPath:
    """Brows, eyes, nose and mouth within a circle of radius 20 around (0, 0)."""
    face = QPainterPath()
    for side in (-1, 1):
        face.moveTo(side * 12, -5)
        face.quadTo(side * 7, -9, side * 2.6, -5)
        face.moveTo(side * 11, -1)
        face.quadTo(side * 7, -5, side * 3.4, -1)
        face.quadTo(side * 7, 1, side * 11, -1)
    face.moveTo(2.6, -5)
    face.cubicTo(1.6, 0, 3, 3, 3.6, 6)
    face.lineTo(-0.5, 7)
    face.moveTo(-5, 11)
    face.quadTo(0, 14.5, 5, 11)
    return face
