"""Mirrored coordinates for painting in right-to-left languages."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter


class Mirroring:
    """Maps left-to-right coordinates in a box to the painter's layout direction.

    Callers lay everything out from left to right. Text alignment needs no mapping, because Qt
    mirrors it; pictures and digits are never mirrored.
    """

    def __init__(self, painter: QPainter, area: QRectF) -> None:
        self.is_mirrored = painter.layoutDirection() == Qt.LayoutDirection.RightToLeft
        self._ends = area.left() + area.right()

    def x(self, x: float) -> float:
        """The mapped x coordinate."""
        return self._ends - x if self.is_mirrored else x

    def point(self, point: QPointF) -> QPointF:
        return QPointF(self.x(point.x()), point.y())

    def box(self, box: QRectF) -> QRectF:
        """The mapped rectangle."""
        return mirrored(box, self._ends) if self.is_mirrored else QRectF(box)


def mirrored(box: QRectF, ends: float) -> QRectF:
    """A rectangle mirrored within another one; `ends` is the sum of that one's left and right."""
    return QRectF(ends - box.right(), box.top(), box.width(), box.height())
