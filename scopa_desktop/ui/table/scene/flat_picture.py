"""`FlatPicture`: a card with its shadow and its marks as one picture in device pixels."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap, QTransform

from scopa_desktop.ui.theme.painting import draw_unscaled, painted_pixmap

_MARGIN: Final = 1
"""Of the picture around what is painted, in device pixels."""


class FlatPicture:
    """What an item paints, kept until it changes: turned pictures and shadows are slow to paint.

    It is drawn at whole device pixels, also while the item is moved without being turned.
    """

    def __init__(self) -> None:
        self._picture: QPixmap | None = None
        self._turn: tuple[float, ...] = ()
        """How the item was scaled and rotated when it was painted last."""
        self._reads: tuple[object, ...] = ()
        self._origin = QPoint()
        self._rest = QPointF()

    def forget(self) -> None:
        """Paint the item itself the next time."""
        self._picture = None
        self._turn = ()

    def draw(
        self,
        painter: QPainter,
        bounds: Callable[[], QRectF],
        corner: QPointF,
        paint: Callable[[QPainter], None],
        *,
        reads: tuple[object, ...],
        is_moving: bool,
    ) -> None:
        """Draw the picture of what `paint` paints within `bounds`, where it `reads` these objects.

        `corner` is a point that lies between two device pixels when the item is at rest. One that
        is moving has no picture before it is painted twice with the same scale and rotation.
        """
        world, dpr = painter.worldTransform(), painter.device().devicePixelRatioF()
        turn = (world.m11(), world.m12(), world.m21(), world.m22(), dpr)
        if (turn, reads) != (self._turn, self._reads):
            self._picture, self._turn, self._reads = None, turn, reads
            if is_moving:
                paint(painter)
                return
        if self._picture is None:
            self._picture = self._painted(bounds(), corner, paint)
        left = round(world.dx() * dpr - self._rest.x()) - self._origin.x()
        top = round(world.dy() * dpr - self._rest.y()) - self._origin.y()
        draw_unscaled(painter, self._picture, left, top)

    def _painted(
        self, bounds: QRectF, corner: QPointF, paint: Callable[[QPainter], None]
    ) -> QPixmap:
        m11, m12, m21, m22, dpr = self._turn
        turn = QTransform(m11, m12, m21, m22, 0.0, 0.0)
        place = turn.map(corner) * dpr
        self._rest = QPointF(-place.x() % 1.0, -place.y() % 1.0)
        in_pixels = QTransform.fromScale(dpr, dpr).mapRect(turn.mapRect(bounds))
        pixels = in_pixels.toAlignedRect().adjusted(-_MARGIN, -_MARGIN, _MARGIN, _MARGIN)
        self._origin = -pixels.topLeft()
        start = (QPointF(self._origin) + self._rest) / dpr

        def draw(painter: QPainter) -> None:
            painter.setTransform(turn * QTransform.fromTranslate(start.x(), start.y()))
            paint(painter)

        return painted_pixmap(pixels.size(), draw, dpr=dpr)
