"""The course of a rating: a line with the band of its 95 % interval."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from typing import ClassVar, Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPolygonF

from scopa_desktop.ui.charts.chart import Chart
from scopa_desktop.ui.charts.chart_scene import (
    HORIZONTAL_KEYS,
    ChartElement,
    ChartFrame,
    ChartScene,
    nice_step,
)
from scopa_desktop.ui.charts.chart_table import ChartColumn, ColumnKind, TableData
from scopa_desktop.ui.charts.marks import draw_dot, draw_grid_line, draw_line
from scopa_desktop.ui.text_language import translate
from scopa_desktop.ui.theme.fonts import SMALL_SIZE, body_font, text_scale
from scopa_desktop.ui.theme.painting import RIGHT, colour, draw_text, pen, text_width
from scopa_desktop.ui.wording.number_format import long_date

MOST_POINTS: Final = 120
"""The points that are painted, the latest ones; the table has all."""
_HEIGHT: Final = 150.0
_GUTTER_GAP: Final = 8.0
_MOST_LINES: Final = 4
_ABSOLUTE_RIGHT: Final = RIGHT | Qt.AlignmentFlag.AlignAbsolute


class RatingMark(NamedTuple):
    """A rating at one time."""

    day: date
    rating: float
    half_width: float
    """Half-width of the 95 % interval."""


@dataclass(frozen=True)
class RatingData:
    """Ratings in the order of time."""

    marks: tuple[RatingMark, ...] = ()


class RatingChart(Chart):
    """A line through the ratings, one after another. Time runs from left to right everywhere."""

    _data = RatingData()

    def set_data(self, data: RatingData) -> None:
        """Show these ratings."""
        self._data = data
        self.update_chart()

    def is_empty(self) -> bool:
        """Whether there is no rating."""
        return not self._data.marks

    def table(self) -> TableData:
        """A row for each rating."""
        columns = (
            ChartColumn(translate("Charts", "Date"), ColumnKind.DATE),
            ChartColumn(translate("Charts", "Rating")),
            ChartColumn(translate("Charts", "95% interval from")),
            ChartColumn(translate("Charts", "95% interval to")),
        )
        rows = tuple(
            (
                mark.day,
                round(mark.rating),
                round(mark.rating - mark.half_width),
                round(mark.rating + mark.half_width),
            )
            for mark in self._data.marks
        )
        return TableData(columns, rows)

    def scene(self, frame: ChartFrame) -> ChartScene:
        """The chart laid out at a size."""
        return _RatingScene(frame, self._data.marks[-MOST_POINTS:])

    def height_for(self, width: int) -> int:
        """The same height at every width."""
        return round(_HEIGHT * text_scale())


class _RatingScene(ChartScene):
    steps: ClassVar[dict[Qt.Key, int]] = HORIZONTAL_KEYS

    def __init__(self, frame: ChartFrame, marks: Sequence[RatingMark]) -> None:
        super().__init__(frame)
        self._face = body_font(SMALL_SIZE)
        self._marks = marks
        lowest = min(mark.rating - mark.half_width for mark in marks)
        highest = max(mark.rating + mark.half_width for mark in marks)
        self._step = nice_step(highest - lowest, _MOST_LINES)
        self._low = self._step * (lowest // self._step)
        self._high = self._step * -(-highest // self._step)
        widest = max(text_width(_text(value), self._face) for value in (self._low, self._high))
        self._left = widest + _GUTTER_GAP
        self._right = self.width - 8
        self._top, self._bottom = self.line_height / 2, self.height - self.line_height / 2
        slot = (self._right - self._left) / len(marks)
        self._elements = [
            ChartElement(
                QRectF(self._left + n * slot, self._top, slot, self._bottom - self._top),
                _tip(mark),
            )
            for n, mark in enumerate(marks)
        ]

    @property
    def elements(self) -> Sequence[ChartElement]:
        return self._elements

    def first_element(self) -> int:
        """The latest rating."""
        return len(self._elements) - 1

    def _steps(self) -> dict[Qt.Key, int]:
        return self.steps

    def paint(self, painter: QPainter) -> None:
        self._paint_scale(painter)
        lows = [self._point(n, mark.rating - mark.half_width) for n, mark in self._numbered()]
        highs = [self._point(n, mark.rating + mark.half_width) for n, mark in self._numbered()]
        line = [self._point(n, mark.rating) for n, mark in self._numbered()]
        palette = self.frame.palette
        if len(line) == 1:
            painter.setPen(pen(palette.text, 2))
            painter.drawLine(lows[0], highs[0])
        else:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour(palette.tile))
            painter.drawPolygon(QPolygonF(lows + highs[::-1]))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            draw_line(painter, line, palette)
        draw_dot(painter, line[-1], 4.5, palette)

    def _paint_scale(self, painter: QPainter) -> None:
        palette = self.frame.palette
        value = self._low
        while value <= self._high:
            y = self._y(value)
            ends = (QPointF(self._left, y), QPointF(self._right, y))
            draw_grid_line(painter, ends, palette)
            box = QRectF(0, y - self.line_height / 2, self._left - _GUTTER_GAP, self.line_height)
            text = _text(value)
            draw_text(painter, box, text, self._face, palette.secondary_text, align=_ABSOLUTE_RIGHT)
            value += self._step

    def _numbered(self) -> Sequence[tuple[int, RatingMark]]:
        return list(enumerate(self._marks))

    def _point(self, index: int, rating: float) -> QPointF:
        return QPointF(self._elements[index].box.center().x(), self._y(rating))

    def _y(self, rating: float) -> float:
        share = (rating - self._low) / (self._high - self._low)
        return self._bottom - share * (self._bottom - self._top)


def _text(value: float) -> str:
    return str(round(value))


def _tip(mark: RatingMark) -> str:
    rating = translate("Charts", "Rating: {rating}")
    interval = translate("Charts", "95% interval: {range}")
    low, high = mark.rating - mark.half_width, mark.rating + mark.half_width
    return "\n".join(
        (
            long_date(mark.day),
            rating.format(rating=_text(mark.rating)),
            interval.format(range=f"{_text(low)}–{_text(high)}"),
        )
    )
