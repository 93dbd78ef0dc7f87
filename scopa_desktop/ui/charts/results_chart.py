"""Results over time: wins, losses and ties as bars, and the moving share of wins above them."""

from dataclasses import dataclass
from datetime import datetime
from functools import cached_property, partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from scopa_desktop.ui.charts.chart import Chart
from scopa_desktop.ui.charts.chart_scene import ChartFrame, ChartScene, nice_step
from scopa_desktop.ui.charts.chart_table import ChartColumn, ColumnKind, TableData
from scopa_desktop.ui.charts.marks import Legend, band_entry, bar_entry, draw_bar, line_entry
from scopa_desktop.ui.charts.result_periods import (
    MovingShares,
    ResultsPeriod,
    ResultsPoint,
    results_by_period,
)
from scopa_desktop.ui.charts.time_scene import GUTTER_GAP, TimeScene
from scopa_desktop.ui.text_language import text_locale, translate
from scopa_desktop.ui.theme.colours import CHART_TIED, GOLD, RED
from scopa_desktop.ui.theme.fonts import text_scale
from scopa_desktop.ui.theme.painting import CENTRE, draw_text, pen, text_width
from scopa_desktop.ui.wording.list_format import with_colon, with_commas
from scopa_desktop.ui.wording.number_format import (
    clock_time,
    long_date,
    month_and_year,
    month_name,
    number,
    percentage,
    percentage_range,
    short_date,
)

tr: Final = partial(translate, "Charts")

_SLOT: Final = 9.0
"""The least width of a period."""
_WIDEST_BAR: Final = 34.0
_THIN: Final = 9.0
_LEGEND_GAP, _PANEL_GAP, _AXIS_GAP = 12.0, 22.0, 5.0
_SHARE_PANEL: Final = 0.42
"""The height of the upper panel, as a share of both."""
_PLOT_HEIGHT: Final = (190.0, 330.0)
_LABEL_GAP: Final = 20.0
_MOST_STEPS: Final = 2
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


class ResultsChart(Chart[ResultsData]):
    """Bars for each match, session or period, wins and ties above the axis and losses below it.

    Where there are more days than there is room for, weeks, months or years are added up.
    """

    data = ResultsData()

    def is_empty(self) -> bool:
        return not any(point.matches for point in self.data.points)

    def table(self) -> TableData:
        """A row for each point, with the moving share after it."""
        columns = (
            ChartColumn(tr("Date"), ColumnKind.DATE),
            ChartColumn(tr("Won")),
            ChartColumn(tr("Lost")),
            ChartColumn(tr("Tied")),
            ChartColumn(_moving_text(self.data.window), ColumnKind.SHARE),
            ChartColumn(tr("95% interval from"), ColumnKind.SHARE),
            ChartColumn(tr("95% interval to"), ColumnKind.SHARE),
        )
        points = self.data.points
        shares = map(self.data.shares.after, range(len(points)))
        rows = (
            (*point[:4], *((moving.share, *moving.interval) if moving else 3 * (None,)))
            for point, moving in zip(points, shares, strict=True)
        )
        return TableData(columns, tuple(rows))

    def scene(self, frame: ChartFrame) -> ChartScene:
        return _ResultsScene(frame, self.data)

    def height_for(self, width: int) -> int:
        """The height of the legend, both panels and the axis."""
        least, most = _PLOT_HEIGHT
        plot = min(most, max(least, width * 0.36)) * text_scale()
        legend = _legend(self.data.window, percentage(1, 0), width).height
        return round(legend + _LEGEND_GAP + plot + 30 * text_scale())


def _legend(matches: int, share: str, width: float) -> Legend:
    moving = _moving_text(matches)
    entries = [
        bar_entry(tr("Won"), GOLD),
        bar_entry(tr("Tied"), CHART_TIED),
        bar_entry(tr("Lost"), RED),
        line_entry(with_colon(moving, share)),
        band_entry(tr("95% interval")),
    ]
    return Legend(entries, width)


def _moving_text(matches: int) -> str:
    pattern = tr("Share won of the last {count} matches", "", matches)
    return pattern.format(count=number(matches))


class _ResultsScene(TimeScene):
    def __init__(self, frame: ChartFrame, data: ResultsData) -> None:
        super().__init__(frame)
        current = data.shares.after(len(data.points) - 1)
        assert current is not None, "only charts with matches are laid out"
        self._legend = _legend(current.matches, percentage(current.share, 0), self.width)
        self._largest_won = self._largest_lost = 0
        plot = QRectF()
        plot.setTop(self._legend.height + _LEGEND_GAP)
        plot.setBottom(self.height - self.line_height - _AXIS_GAP)
        plot.setRight(self.width - 4)
        self._fit_periods(plot, data)
        self._lay_out_panels(plot)
        self._set_plot(plot, [_tip(period) for period in self._periods])

    def _fit_periods(self, plot: QRectF, data: ResultsData) -> None:
        """Add the results up so that every period is wide enough beside the numbers of the axis.

        Sets the left end of the plot.
        """
        gutter = text_width(percentage(1, 0), self._face)
        weekday = text_locale().firstDayOfWeek().value
        for _ in range(2):
            plot.setLeft(gutter + GUTTER_GAP)
            most = max(1, int(plot.width() / (_SLOT * self.scale)))
            self._periods = results_by_period(data.points, data.shares, most, weekday)
            self._largest_won = max(period.won + period.tied for period in self._periods)
            self._largest_lost = max(period.lost for period in self._periods)
            self._step = nice_step(max(self._largest_won, self._largest_lost), _MOST_STEPS)
            widest = number(max(self._largest_won, self._largest_lost, self._step))
            gutter = max(gutter, text_width(widest, self._face))

    def _lay_out_panels(self, plot: QRectF) -> None:
        self._share_bottom = plot.top() + (plot.height() - _PANEL_GAP) * _SHARE_PANEL
        bars_top = self._share_bottom + _PANEL_GAP
        total = max(1, self._largest_won + self._largest_lost)
        self._unit = (plot.bottom() - bars_top) / total
        self._axis = bars_top + self._largest_won * self._unit

    def paint(self, painter: QPainter) -> None:
        self._legend.paint(painter, self, 0)
        self._paint_scales(painter)
        self._paint_bars(painter)
        self._paint_moving_share(painter)
        self._paint_dates(painter)

    def _paint_scales(self, painter: QPainter) -> None:
        for share in (0.0, 1.0):
            self._paint_value(painter, self._share_y(share), percentage(share, 0))
        highest = self._largest_won // self._step
        lowest = self._largest_lost // self._step
        for place in range(-lowest, highest + 1):
            count = place * self._step
            self._paint_value(painter, self._axis - count * self._unit, number(abs(count)))

    def _paint_bars(self, painter: QPainter) -> None:
        palette = self.frame.palette
        width = min(self._slot * 0.74, _WIDEST_BAR * self.scale)
        for place, period in enumerate(self._periods):
            left = self._middle(place) - width / 2
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
        painter.drawLine(
            QPointF(self._plot.left(), self._axis), QPointF(self._plot.right(), self._axis)
        )

    def _paint_moving_share(self, painter: QPainter) -> None:
        shares = [
            (self._middle(place), period.moving)
            for place, period in enumerate(self._periods)
            if period.moving is not None
        ]
        lows = [QPointF(x, self._share_y(moving.interval.low)) for x, moving in shares]
        highs = [QPointF(x, self._share_y(moving.interval.high)) for x, moving in shares]
        self._paint_band(painter, lows, highs)
        self._paint_value(painter, self._share_y(0.5), percentage(0.5, 0), is_dashed=True)
        self._paint_course(painter, [QPointF(x, self._share_y(each.share)) for x, each in shares])

    def _paint_dates(self, painter: QPainter) -> None:
        """Paint as many dates as fit, each below the beginning of its period."""
        palette = self.frame.palette
        is_one_day = self._periods[0].first == self._periods[-1].last
        texts = [_axis_text(period, is_one_day=is_one_day) for period in self._periods]
        widest = max(text_width(text, self._face) for text in texts) + _LABEL_GAP
        every = max(1, -(-int(widest) // max(1, int(self._slot))))
        box = QRectF(0, self._plot.bottom() + _AXIS_GAP, widest, self.line_height)
        written = ""
        for place in range(0, len(texts), every):
            if texts[place] == written:
                continue
            written = texts[place]
            middle = self._middle(place)
            box.moveLeft(min(self.width - widest + _LABEL_GAP / 2, max(0.0, middle - widest / 2)))
            draw_text(painter, box, texts[place], self._face, palette.secondary_text, align=CENTRE)

    def _share_y(self, share: float) -> float:
        return self._share_bottom - share * (self._share_bottom - self._plot.top())


def _length(period: ResultsPeriod) -> int:
    return (period.last - period.first).days + 1


def _axis_text(period: ResultsPeriod, *, is_one_day: bool) -> str:
    """The beginning of a period: a time of the only day, a day, a month or a year."""
    if period.times is not None and is_one_day:
        return clock_time(period.times[0])
    if _length(period) <= 7:
        return short_date(period.first)
    return month_and_year(period.first) if _length(period) < 360 else str(period.first.year)


def _period_text(period: ResultsPeriod) -> str:
    """The whole period: `March 2026`, `2026`, from one day to another, or with its times."""
    if period.times is not None:
        return _text_of_times(*period.times)
    days = _length(period)
    if days == 1:
        return long_date(period.first)
    if 28 <= days <= _LONGEST_MONTH:
        return f"{month_name(period.first.month)} {period.first.year}"
    if 365 <= days <= 366:
        return str(period.first.year)
    pattern = tr("{first} to {last}")
    return pattern.format(first=short_date(period.first), last=short_date(period.last))


def _text_of_times(first: datetime, last: datetime) -> str:
    """`Sunday, 22 November 2026, 18:40`, or to the time of the last match of a session."""
    begin, end = ([long_date(time.date()), clock_time(time)] for time in (first, last))
    if first == last:
        return with_commas(begin)
    if first.date() == last.date():
        del end[0]
    pattern = tr("{first} to {last}")
    return pattern.format(first=with_commas(begin), last=with_commas(end))


def _tip(period: ResultsPeriod) -> str:
    results = tr("Won: {won}, lost: {lost}, tied: {tied}").format(
        won=number(period.won), lost=number(period.lost), tied=number(period.tied)
    )
    lines = [_period_text(period), results]
    if period.moving is not None:
        interval = tr("95% interval: {range}")
        lines += [
            with_colon(_moving_text(period.moving.matches), percentage(period.moving.share)),
            interval.format(range=percentage_range(*period.moving.interval)),
        ]
    return "\n".join(lines)
