"""The course of a rating: a line with the band of its 95 % interval."""

from collections.abc import Sequence
from datetime import date
from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from scopa_desktop.ui.charts.chart import Chart
from scopa_desktop.ui.charts.chart_scene import ChartFrame, ChartScene, nice_step
from scopa_desktop.ui.charts.chart_table import ChartColumn, ColumnKind, TableData
from scopa_desktop.ui.charts.time_scene import GUTTER_GAP, TimeScene
from scopa_desktop.ui.text_language import translate
from scopa_desktop.ui.theme.fonts import text_scale
from scopa_desktop.ui.theme.painting import text_width
from scopa_desktop.ui.wording.number_format import long_date, number

tr: Final = partial(translate, "Charts")

MOST_POINTS: Final = 120
"""The points that are painted, the latest ones; the table has all."""
_HEIGHT: Final = 150.0
_MOST_LINES: Final = 4


class RatingMark(NamedTuple):
    """A rating at one time."""

    day: date
    rating: float
    half_width: float
    """Half-width of the 95 % interval."""

    @property
    def low(self) -> float:
        """The lower end of the interval."""
        return self.rating - self.half_width

    @property
    def high(self) -> float:
        """The upper end of the interval."""
        return self.rating + self.half_width


class RatingChart(Chart[Sequence[RatingMark]]):
    """A line through the ratings, which are in the order of time."""

    data: Sequence[RatingMark] = ()

    def value_texts(self) -> tuple[str, str]:
        """What is shown, for the table, and with its number as `{rating}`, for the tips."""
        return tr("Rating"), tr("Rating: {rating}")

    def is_empty(self) -> bool:
        return not self.data

    def table(self) -> TableData:
        """A row for each rating."""
        columns = (
            ChartColumn(tr("Date"), ColumnKind.DATE),
            ChartColumn(self.value_texts()[0]),
            ChartColumn(tr("95% interval from")),
            ChartColumn(tr("95% interval to")),
        )
        rows = (
            (mark.day, round(mark.rating), round(mark.low), round(mark.high)) for mark in self.data
        )
        return TableData(columns, tuple(rows))

    def scene(self, frame: ChartFrame) -> ChartScene:
        """The chart laid out at a size."""
        return _RatingScene(frame, self.data[-MOST_POINTS:], self.value_texts()[1])

    def height_for(self, width: int) -> int:
        """The same height at every width."""
        return round(_HEIGHT * text_scale())


class AccuracyChart(RatingChart):
    """The same for the accuracy of each week, whose first day is the date."""

    def value_texts(self) -> tuple[str, str]:
        """The accuracy instead of the rating."""
        return tr("Accuracy"), tr("Accuracy: {rating}")


class _RatingScene(TimeScene):
    def __init__(self, frame: ChartFrame, marks: Sequence[RatingMark], pattern: str) -> None:
        super().__init__(frame)
        self._marks = marks
        lowest, highest = min(mark.low for mark in marks), max(mark.high for mark in marks)
        self._step = nice_step(highest - lowest, _MOST_LINES)
        self._low = self._step * (lowest // self._step)
        self._high = self._step * -(-highest // self._step)
        widest = max(text_width(_text(value), self._face) for value in (self._low, self._high))
        left, top = widest + GUTTER_GAP, self.line_height / 2
        plot = QRectF(left, top, self.width - 8 - left, self.height - 2 * top)
        self._set_plot(plot, [_tip(mark, pattern) for mark in marks])

    def paint(self, painter: QPainter) -> None:
        value = self._low
        while value <= self._high:
            self._paint_value(painter, self._y(value), _text(value))
            value += self._step
        lows, ratings, highs = (
            [QPointF(self._middle(place), self._y(value)) for place, value in enumerate(values)]
            for values in zip(
                *((mark.low, mark.rating, mark.high) for mark in self._marks), strict=True
            )
        )
        self._paint_band(painter, lows, highs)
        self._paint_course(painter, ratings)

    def _y(self, rating: float) -> float:
        share = (rating - self._low) / (self._high - self._low)
        return self._plot.bottom() - share * self._plot.height()


def _text(value: float) -> str:
    return number(round(value))


def _tip(mark: RatingMark, pattern: str) -> str:
    rating = pattern.format(rating=_text(mark.rating))
    interval = tr("95% interval: {range}").format(range=f"{_text(mark.low)}–{_text(mark.high)}")
    return "\n".join((long_date(mark.day), rating, interval))
