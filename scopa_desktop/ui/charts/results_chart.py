"""Results over time: wins, losses and ties as bars, and the moving share of wins above them."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar, Final

from PySide6.QtCore import QLocale, QPointF, QRectF, Qt
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
from scopa_desktop.ui.charts.marks import (
    Legend,
    band_entry,
    bar_entry,
    draw_bar,
    draw_dot,
    draw_grid_line,
    draw_line,
    line_entry,
)
from scopa_desktop.ui.charts.result_periods import (
    MovingShares,
    ResultsPeriod,
    ResultsPoint,
    results_by_period,
)
from scopa_desktop.ui.text_language import text_locale, translate
from scopa_desktop.ui.theme.colours import CHART_TIED, GOLD, RED
from scopa_desktop.ui.theme.fonts import SMALL_SIZE, body_font, text_scale
from scopa_desktop.ui.theme.painting import CENTRE, RIGHT, colour, draw_text, pen, text_width
from scopa_desktop.ui.wording.number_format import (
    long_date,
    month_and_year,
    number,
    percentage,
    percentage_range,
    short_date,
)

_SLOT: Final = 9.0
"""The least width of a period."""
_WIDEST_BAR: Final = 34.0
_THIN: Final = 9.0
_GUTTER_GAP: Final = 8.0
_LEGEND_GAP, _PANEL_GAP, _AXIS_GAP = 12.0, 22.0, 5.0
_SHARE_PANEL: Final = 0.42
"""The height of the upper panel, as a share of both."""
_PLOT_HEIGHT: Final = (190.0, 330.0)
_LABEL_GAP: Final = 20.0
_MOST_STEPS: Final = 2
_ABSOLUTE_RIGHT: Final = RIGHT | Qt.AlignmentFlag.AlignAbsolute
_LONGEST_MONTH: Final = 31


@dataclass(frozen=True)
class ResultsData:
    """Results in the order of time."""

    points: tuple[ResultsPoint, ...] = ()
    window: int = 50
    """How many matches the moving share counts back."""

    @cached_property
    def shares(self) -> MovingShares:
        """The moving shares of the points."""
        return MovingShares(self.points, self.window)


class ResultsChart(Chart):
    """Bars for each period, wins and ties above the axis and losses below it.

    Time runs from left to right in all languages, as in the bar for looking back and in printed
    charts in Arabic. Where there are more days than there is room for, weeks, months or years are
    added up.
    """

    _data = ResultsData()

    def set_data(self, data: ResultsData) -> None:
        """Show these results."""
        self._data = data
        self.update_chart()

    def is_empty(self) -> bool:
        """Whether there is no match."""
        return not any(point.matches for point in self._data.points)

    def table(self) -> TableData:
        """A row for each point, with the moving share after it."""
        columns = (
            ChartColumn(translate("Charts", "Date"), ColumnKind.DATE),
            ChartColumn(translate("Charts", "Won")),
            ChartColumn(translate("Charts", "Lost")),
            ChartColumn(translate("Charts", "Tied")),
            ChartColumn(_moving_text(self._data.window), ColumnKind.SHARE),
            ChartColumn(translate("Charts", "95% interval from"), ColumnKind.SHARE),
            ChartColumn(translate("Charts", "95% interval to"), ColumnKind.SHARE),
        )
        points = self._data.points
        shares = map(self._data.shares.after, range(len(points)))
        rows = (
            (*point, *((moving.share, *moving.interval) if moving else 3 * (None,)))
            for point, moving in zip(points, shares, strict=True)
        )
        return TableData(columns, tuple(rows))

    def scene(self, frame: ChartFrame) -> ChartScene:
        """The chart at a size."""
        return _ResultsScene(frame, self._data)

    def height_for(self, width: int) -> int:
        """The height of the legend, both panels and the axis."""
        least, most = _PLOT_HEIGHT
        plot = min(most, max(least, width * 0.36)) * text_scale()
        legend = _legend(self._data.window, percentage(1, 0), width).height
        return round(legend + _LEGEND_GAP + plot + 30 * text_scale())


def _legend(matches: int, share: str, width: float) -> Legend:
    moving = _moving_text(matches)
    entries = [
        bar_entry(translate("Charts", "Won"), GOLD),
        bar_entry(translate("Charts", "Tied"), CHART_TIED),
        bar_entry(translate("Charts", "Lost"), RED),
        line_entry(f"{moving}: {share}"),
        band_entry(translate("Charts", "95% interval")),
    ]
    return Legend(entries, width)


def _moving_text(matches: int) -> str:
    pattern = translate("Charts", "Share won of the last {count} matches", "", matches)
    return pattern.format(count=number(matches))


class _ResultsScene(ChartScene):
    steps: ClassVar[dict[Qt.Key, int]] = HORIZONTAL_KEYS

    def __init__(self, frame: ChartFrame, data: ResultsData) -> None:
        super().__init__(frame)
        self._face = body_font(SMALL_SIZE)
        current = data.shares.after(len(data.points) - 1)
        assert current is not None, "only charts with matches are laid out"
        self._legend = _legend(current.matches, percentage(current.share, 0), self.width)
        self._largest_won = self._largest_lost = 0
        self._fit_periods(data)
        self._lay_out_panels()
        slot = (self._right - self._left) / len(self._periods)
        self._slot = slot
        self._elements = [
            ChartElement(
                QRectF(self._left + place * slot, self._top, slot, self._bottom - self._top),
                _tip(period),
            )
            for place, period in enumerate(self._periods)
        ]

    @property
    def elements(self) -> Sequence[ChartElement]:
        return self._elements

    def first_element(self) -> int:
        """The newest period."""
        return len(self._elements) - 1

    def _steps(self) -> dict[Qt.Key, int]:
        return self.steps

    def _fit_periods(self, data: ResultsData) -> None:
        """Add the results up so that every period is wide enough beside the numbers of the axis."""
        gutter = text_width(percentage(1, 0), self._face)
        weekday = text_locale().firstDayOfWeek().value
        for _ in range(2):
            self._left = gutter + _GUTTER_GAP
            self._right = self.width - 4
            most = max(1, int((self._right - self._left) / (_SLOT * self.scale)))
            self._periods = results_by_period(data.points, data.shares, most, weekday)
            self._largest_won = max(period.won + period.tied for period in self._periods)
            self._largest_lost = max(period.lost for period in self._periods)
            self._step = nice_step(max(self._largest_won, self._largest_lost), _MOST_STEPS)
            widest = number(max(self._largest_won, self._largest_lost, self._step))
            gutter = max(gutter, text_width(widest, self._face))

    def _lay_out_panels(self) -> None:
        self._top = self._legend.height + _LEGEND_GAP
        self._bottom = self.height - self.line_height - _AXIS_GAP
        room = self._bottom - self._top - _PANEL_GAP
        self._share_bottom = self._top + room * _SHARE_PANEL
        self._bars_top = self._share_bottom + _PANEL_GAP
        total = max(1, self._largest_won + self._largest_lost)
        self._unit = (self._bottom - self._bars_top) / total
        self._axis = self._bars_top + self._largest_won * self._unit

    def paint(self, painter: QPainter) -> None:
        self._legend.paint(painter, self, 0)
        self._paint_scales(painter)
        self._paint_bars(painter)
        self._paint_moving_share(painter)
        self._paint_dates(painter)

    def _paint_scales(self, painter: QPainter) -> None:
        for share in (0.0, 1.0):
            self._paint_grid(painter, self._share_y(share), percentage(share, 0))
        highest = self._largest_won // self._step
        lowest = self._largest_lost // self._step
        for place in range(-lowest, highest + 1):
            count = place * self._step
            self._paint_grid(painter, self._axis - count * self._unit, number(abs(count)))

    def _paint_grid(
        self, painter: QPainter, y: float, text: str, *, is_dashed: bool = False
    ) -> None:
        palette = self.frame.palette
        ends = (QPointF(self._left, y), QPointF(self._right, y))
        draw_grid_line(painter, ends, palette, is_dashed=is_dashed)
        box = QRectF(0, y - self.line_height / 2, self._left - _GUTTER_GAP, self.line_height)
        draw_text(painter, box, text, self._face, palette.secondary_text, align=_ABSOLUTE_RIGHT)

    def _paint_bars(self, painter: QPainter) -> None:
        palette = self.frame.palette
        width = min(self._slot * 0.74, _WIDEST_BAR * self.scale)
        for place, period in enumerate(self._periods):
            left = self._left + (place + 0.5) * self._slot - width / 2
            won, tied = period.won * self._unit, period.tied * self._unit
            lost = period.lost * self._unit
            parts = (
                (self._axis - won, won, GOLD),
                (self._axis - won - tied, tied, CHART_TIED),
                (self._axis, lost, RED),
            )
            for top, height, fill in parts:
                if height:
                    bar = QRectF(left, top, width, height)
                    draw_bar(painter, bar, fill, palette, is_thin=width < _THIN)
        painter.setPen(pen(palette.frame, 1.6))
        painter.drawLine(QPointF(self._left, self._axis), QPointF(self._right, self._axis))

    def _paint_moving_share(self, painter: QPainter) -> None:
        palette = self.frame.palette
        shares = [
            (self._left + (place + 0.5) * self._slot, period.moving)
            for place, period in enumerate(self._periods)
            if period.moving is not None
        ]
        lows = [QPointF(x, self._share_y(moving.interval.low)) for x, moving in shares]
        highs = [QPointF(x, self._share_y(moving.interval.high)) for x, moving in shares]
        line = [QPointF(x, self._share_y(moving.share)) for x, moving in shares]
        if len(line) == 1:
            painter.setPen(pen(palette.text, 2))
            painter.drawLine(lows[0], highs[0])
        else:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour(palette.tile))
            painter.drawPolygon(QPolygonF(lows + highs[::-1]))
            painter.setBrush(Qt.BrushStyle.NoBrush)
        self._paint_grid(painter, self._share_y(0.5), percentage(0.5, 0), is_dashed=True)
        draw_line(painter, line, palette)
        draw_dot(painter, line[-1], 4.5, palette)

    def _paint_dates(self, painter: QPainter) -> None:
        """Paint as many dates as fit, each below the beginning of its period."""
        palette = self.frame.palette
        texts = [_axis_text(period) for period in self._periods]
        widest = max(text_width(text, self._face) for text in texts) + _LABEL_GAP
        every = max(1, -(-int(widest) // max(1, int(self._slot))))
        box = QRectF(0, self._bottom + _AXIS_GAP, widest, self.line_height)
        for place in range(0, len(texts), every):
            middle = self._left + (place + 0.5) * self._slot
            box.moveLeft(min(self.width - widest + _LABEL_GAP / 2, max(0.0, middle - widest / 2)))
            draw_text(painter, box, texts[place], self._face, palette.secondary_text, align=CENTRE)

    def _share_y(self, share: float) -> float:
        return self._share_bottom - share * (self._share_bottom - self._top)


def _length(period: ResultsPeriod) -> int:
    return (period.last - period.first).days + 1


def _axis_text(period: ResultsPeriod) -> str:
    """The beginning of a period: a day, a month or a year."""
    if _length(period) <= 7:
        return short_date(period.first)
    return month_and_year(period.first) if _length(period) < 360 else str(period.first.year)


def _period_text(period: ResultsPeriod) -> str:
    """The whole period: `March 2026`, `2026`, or from one day to another."""
    days = _length(period)
    if days == 1:
        return long_date(period.first)
    if 28 <= days <= _LONGEST_MONTH:
        name = text_locale().standaloneMonthName(period.first.month, QLocale.FormatType.LongFormat)
        return f"{name} {period.first.year}"
    if 365 <= days <= 366:
        return str(period.first.year)
    pattern = translate("Charts", "{first} to {last}")
    return pattern.format(first=short_date(period.first), last=short_date(period.last))


def _tip(period: ResultsPeriod) -> str:
    results = translate("Charts", "Won: {won}, lost: {lost}, tied: {tied}").format(
        won=number(period.won), lost=number(period.lost), tied=number(period.tied)
    )
    lines = [_period_text(period), results]
    if period.moving is not None:
        interval = translate("Charts", "95% interval: {range}")
        lines += [
            f"{_moving_text(period.moving.matches)}: {percentage(period.moving.share)}",
            interval.format(range=percentage_range(*period.moving.interval)),
        ]
    return "\n".join(lines)
