"""Painted compositions in the direction of reading."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from scopa_desktop.ui.theme.lettering import Anchor

_OTHER = {Anchor.LEFT: Anchor.RIGHT, Anchor.RIGHT: Anchor.LEFT, Anchor.CENTRE: Anchor.CENTRE}


class Mirroring:
    """Places in a box, on its other side where one reads from the right.

    A composition is measured as it is read from the left. Its words keep their alignment, which Qt
    turns round by itself; its pictures and figures are never turned.
    """

    def __init__(self, painter: QPainter, whole: QRectF) -> None:
        self.is_mirrored = painter.layoutDirection() == Qt.LayoutDirection.RightToLeft
        self._ends = whole.left() + whole.right()

    def x(self, x: float) -> float:
        """Where a line from top to bottom stands."""
        return self._ends - x if self.is_mirrored else x

    def point(self, point: QPointF) -> QPointF:
        """Where a point is."""
        return QPointF(self.x(point.x()), point.y())

    def box(self, box: QRectF) -> QRectF:
        """Where a part of the composition lies."""
        return mirrored(box, self._ends) if self.is_mirrored else QRectF(box)

    def side(self, side: Anchor) -> Anchor:
        """Which end of a line of lettering stands at a point."""
        return _OTHER[side] if self.is_mirrored else side


def mirrored(box: QRectF, ends: float) -> QRectF:
    """A box on the other side; `ends` is the sum of the two ends of what it lies in."""
    return QRectF(ends - box.right(), box.top(), box.width(), box.height())
