"""`CourseLine`: a small line of chances, whose points can be chosen."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QWidget

from scopa_desktop.ui.charts.marks import draw_dot, draw_grid_line
from scopa_desktop.ui.theme.colours import DARK_PALETTE, GOLD, INK, WALNUT_3
from scopa_desktop.ui.theme.fonts import text_scale
from scopa_desktop.ui.theme.painting import pen, smooth_painter
from scopa_desktop.ui.theme.shapes import fill_and_outline, rounded

_REACH: Final = 14.0
"""How far from a point of the line a click may be, in pixels at the normal text size."""


class CourseValue(NamedTuple):
    """A chance, from 0 to 1."""

    share: float
    is_start: bool
    """Whether a round begins here, which a small dot says."""


class CourseLine(QWidget):
    """A line through chances, on the dark ground of the panels; a click chooses a point."""

    point_chosen = Signal(int)
    """The point of that number was clicked."""

    def __init__(self) -> None:
        super().__init__()
        self._values: Sequence[CourseValue] = ()
        self._chosen: int | None = None
        self.setMouseTracking(True)

    def set_values(self, values: Sequence[CourseValue], chosen: int | None) -> None:
        """Show chances, and the number of the one that has a large dot."""
        self._values, self._chosen = values, chosen
        self.update()

    def places(self) -> list[QPointF]:
        """Where the points of the line are."""
        area, last = self._area(), max(1, len(self._values) - 1)
        begin, end = area.left(), area.right()
        if self.isRightToLeft():
            begin, end = end, begin
        return [
            QPointF(begin + (end - begin) * index / last, _y(area, value.share))
            for index, value in enumerate(self._values)
        ]

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the point that was clicked."""
        point = self._point_at(event.position())
        if point is not None:
            self.point_chosen.emit(point)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show where a click chooses a point."""
        is_over = self._point_at(event.position()) is not None
        self.setCursor(Qt.CursorShape.PointingHandCursor if is_over else Qt.CursorShape.ArrowCursor)

    def _point_at(self, at: QPointF) -> int | None:
        distances = [abs(place.x() - at.x()) for place in self.places()]
        if not distances or min(distances) > _REACH * text_scale():
            return None
        return distances.index(min(distances))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, area = smooth_painter(self), self._area()
        frame = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        fill_and_outline(painter, rounded(frame, 5), WALNUT_3, INK, 1.2)
        for share in (0.0, 0.5, 1.0):
            left, right = (QPointF(x, _y(area, share)) for x in (area.left(), area.right()))
            draw_grid_line(painter, (left, right), DARK_PALETTE, is_dashed=share == 0.5)
        if self._values:
            self._paint_line(painter)

    def _paint_line(self, painter: QPainter) -> None:
        places = self.places()
        painter.setPen(pen(GOLD, 2))
        painter.drawPolyline(QPolygonF(places))
        for number, (place, value) in enumerate(zip(places, self._values, strict=True)):
            if number == self._chosen:
                draw_dot(painter, place, 4.5, DARK_PALETTE)
            elif value.is_start:
                draw_dot(painter, place, 2.2, DARK_PALETTE, DARK_PALETTE.background)

    def _area(self) -> QRectF:
        return QRectF(self.rect()).adjusted(5, 4, -5, -4)


def _y(area: QRectF, share: float) -> float:
    return area.bottom() - share * area.height()
