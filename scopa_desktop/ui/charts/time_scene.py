"""What charts of a course of time share: places in time, values at the side, lines with bands."""

from collections.abc import Sequence
from typing import ClassVar, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPolygonF

from scopa_desktop.ui.charts.chart_scene import (
    HORIZONTAL_KEYS,
    ChartElement,
    ChartFrame,
    ChartScene,
)
from scopa_desktop.ui.charts.marks import draw_dot, draw_grid_line, draw_line
from scopa_desktop.ui.theme.fonts import SMALL_SIZE, body_font
from scopa_desktop.ui.theme.painting import RIGHT, colour, draw_text, pen

GUTTER_GAP: Final = 8.0
"""Between the values at the left and the plot."""
_ABSOLUTE_RIGHT: Final = RIGHT | Qt.AlignmentFlag.AlignAbsolute
_DOT: Final = 4.5


class TimeScene(ChartScene):
    """Time runs from left to right in all languages, as in printed charts in Arabic."""

    steps: ClassVar[dict[Qt.Key, int]] = HORIZONTAL_KEYS

    def __init__(self, frame: ChartFrame) -> None:
        super().__init__(frame)
        self._face = body_font(SMALL_SIZE)

    def _set_plot(self, box: QRectF, tips: Sequence[str]) -> None:
        """Divide the plot into equal parts, one for each tip."""
        self._plot, self._slot = box, box.width() / len(tips)
        self.elements = [
            ChartElement(
                QRectF(box.left() + place * self._slot, box.top(), self._slot, box.height()), tip
            )
            for place, tip in enumerate(tips)
        ]

    def _middle(self, place: int) -> float:
        """The x coordinate of the middle of a part."""
        return self._plot.left() + (place + 0.5) * self._slot

    def first_element(self) -> int:
        """The newest one."""
        return len(self.elements) - 1

    def _steps(self) -> dict[Qt.Key, int]:
        return self.steps

    def _paint_value(
        self, painter: QPainter, y: float, text: str, *, is_dashed: bool = False
    ) -> None:
        """Paint a line through the plot, with its value at the left."""
        palette, left = self.frame.palette, self._plot.left()
        ends = (QPointF(left, y), QPointF(self._plot.right(), y))
        draw_grid_line(painter, ends, palette, is_dashed=is_dashed)
        box = QRectF(0, y - self.line_height / 2, left - GUTTER_GAP, self.line_height)
        draw_text(painter, box, text, self._face, palette.secondary_text, align=_ABSOLUTE_RIGHT)

    def _paint_band(
        self, painter: QPainter, lows: Sequence[QPointF], highs: Sequence[QPointF]
    ) -> None:
        """Paint the band between two lines; a line between two points."""
        palette = self.frame.palette
        if len(lows) == 1:
            painter.setPen(pen(palette.text, 2))
            painter.drawLine(lows[0], highs[0])
            return
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(palette.tile))
        painter.drawPolygon(QPolygonF([*lows, *reversed(highs)]))
        painter.setBrush(Qt.BrushStyle.NoBrush)

    def _paint_course(self, painter: QPainter, points: Sequence[QPointF]) -> None:
        """Paint a line that ends in a dot."""
        draw_line(painter, points, self.frame.palette)
        draw_dot(painter, points[-1], _DOT, self.frame.palette)
