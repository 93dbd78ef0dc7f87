"""Charts of shares on one axis: against the band of chance, and won against each opponent."""

import math
from collections.abc import Sequence
from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from scopa_desktop.ai.confidence import Interval, wilson_interval
from scopa_desktop.play.statistics.hypergeometric import COVERAGE
from scopa_desktop.ui.charts.chart_scene import ChartScene
from scopa_desktop.ui.charts.chart_table import ChartColumn, ColumnKind, TableData
from scopa_desktop.ui.charts.marks import (
    LegendEntry,
    band_entry,
    dot_entry,
    draw_band,
    draw_dot,
    draw_grid_line,
    draw_whisker,
    whisker_entry,
)
from scopa_desktop.ui.charts.row_chart import RowChart, RowGrid, RowScene, RowText
from scopa_desktop.ui.text_language import translate
from scopa_desktop.ui.theme.colours import DialogPalette
from scopa_desktop.ui.theme.fonts import SMALL_SIZE, body_font
from scopa_desktop.ui.theme.painting import CENTRE, draw_text, text_width
from scopa_desktop.ui.wording.number_format import counted, percentage, percentage_range

tr: Final = partial(translate, "Charts")

_STEPS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5)
_LABEL_GAP: Final = 16.0
_INSET: Final = 7.0
"""So that dots at the ends stay inside."""


class ShareAxis:
    """Maps shares to x coordinates of the layout, and paints lines and their numbers."""

    def __init__(self, grid: RowGrid, low: float, high: float) -> None:
        """An axis from `low` to `high`; equal ends are moved apart."""
        self._grid = grid
        self._face = body_font(SMALL_SIZE)
        if high <= low:
            low, high = max(0.0, low - 0.01), min(1.0, high + 0.01)
        self._low, self._high = low, high
        self._left, self._right = grid.plot_left + _INSET, grid.plot_right - _INSET

    def x(self, share: float) -> float:
        part = (share - self._low) / (self._high - self._low)
        return self._left + part * (self._right - self._left)

    def paint(self, painter: QPainter, scene: ChartScene, middle: float | None = None) -> None:
        """Paint the lines through all rows, a dashed one at `middle`, and the numbers below."""
        palette, (step, decimals) = scene.frame.palette, self._step()
        first, last = math.ceil(self._low / step - 1e-9), math.floor(self._high / step + 1e-9)
        for place in range(first, last + 1):
            share = place * step
            x = scene.x(self.x(share))
            is_middle = middle is not None and abs(share - middle) < step / 100
            for top, bottom in self._grid.stretches:
                ends = (QPointF(x, top), QPointF(x, bottom))
                draw_grid_line(painter, ends, palette, is_dashed=is_middle)
            box = QRectF(x - 40, self._grid.axis_top, 80, scene.line_height)
            box.moveLeft(max(-40 + self._half(share, decimals), box.left()))
            box.moveRight(min(scene.width + 40 - self._half(share, decimals), box.right()))
            text = percentage(share, decimals)
            draw_text(painter, box, text, self._face, palette.secondary_text, align=CENTRE)

    def _half(self, share: float, decimals: int) -> float:
        return text_width(percentage(share, decimals), self._face) / 2

    def _step(self) -> tuple[float, int]:
        """The shortest step at which the numbers fit, and how many decimals they need."""
        length = self._right - self._left
        for step in _STEPS:
            decimals = 0 if step >= 0.01 else 1
            room = length * step / (self._high - self._low)
            if room >= text_width(percentage(1, decimals), self._face) + _LABEL_GAP:
                return step, decimals
        return _STEPS[-1], 0


_BAND: Final = 0.8
"""The height of the band, as a share of the lane."""
_DOT: Final = 5.5
_PADDING: Final = 0.06
"""Space beside the outermost value, as a share of the axis."""


class BandRow(NamedTuple):
    """How often something happened, and how often chance lets it happen."""

    label: str
    times: int
    total: int
    """Of how many deals or other things; at least 1."""
    low: float
    """The lower end of the band, a share from 0 to 1."""
    high: float
    expected: float
    """The share that is expected by chance."""
    noun: str = "deals"
    """What the total counts, one of `number_format.NOUNS`."""

    @property
    def share(self) -> float:
        return self.times / self.total

    @property
    def is_inside(self) -> bool:
        """Whether the observed share is in the band, ends included."""
        return self.low <= self.share <= self.high


class BandChart(RowChart[BandRow]):
    """A dot for each observed share, filled inside its band and hollow outside.

    The rows share one axis, so rows whose bands lie far apart belong in charts of their own.
    """

    def table(self) -> TableData:
        """A row for each observation: count, total, shares, band, and whether it is inside."""
        columns = (
            ChartColumn(tr("Card or event"), ColumnKind.TEXT),
            ChartColumn(tr("Times")),
            ChartColumn(tr("Out of"), ColumnKind.TEXT),
            ChartColumn(tr("Share"), ColumnKind.SHARE),
            ChartColumn(tr("Expected"), ColumnKind.SHARE),
            ChartColumn(tr("Band from"), ColumnKind.SHARE),
            ChartColumn(tr("Band to"), ColumnKind.SHARE),
            ChartColumn(tr("Inside the band"), ColumnKind.TEXT),
        )
        yes, no = tr("Yes"), tr("No")
        rows = (
            (row.label, row.times, counted(row.noun, row.total), row.share, row.expected, row.low,
             row.high, yes if row.is_inside else no)
            for row in self.data
        )  # fmt: skip
        return TableData(columns, tuple(rows))

    def legend(self) -> Sequence[LegendEntry]:
        """The band, and the marks in it."""
        band = tr("Band of chance ({share} of honest shuffles)")
        return (
            band_entry(band.format(share=percentage(COVERAGE, 0))),
            LegendEntry(tr("Expected"), _draw_expected),
            dot_entry(tr("Inside the band")),
            dot_entry(tr("Outside the band"), is_filled=False),
        )

    def row_text(self, row: BandRow) -> RowText:
        """The observed share beside the marks, and all numbers in the tip."""
        pattern = tr("{share} of {total}", "a share of a number of deals or cards")
        value = pattern.format(share=percentage(row.share), total=counted(row.noun, row.total))
        band = tr("{share} of honest shuffles lie within {range}.").format(
            share=percentage(COVERAGE, 0), range=percentage_range(row.low, row.high)
        )
        position = tr("Inside the band") if row.is_inside else tr("Outside the band")
        pattern = tr("Expected: {share}")
        expected = pattern.format(share=percentage(row.expected))
        return RowText(row.label, "\n".join((row.label, value, expected, band, position)), value)

    def paint_marks(self, painter: QPainter, scene: RowScene) -> None:
        """Paint the axis, and each band with its expected and its observed share."""
        palette, axis = scene.frame.palette, self._axis(scene)
        axis.paint(painter, scene)
        height = self.lane * scene.scale * _BAND
        for row, place in zip(self.data, scene.grid.rows, strict=True):
            middle = place.plot.center().y()
            left, right = axis.x(row.low), axis.x(row.high)
            band = QRectF(left, middle - height / 2, right - left, height)
            draw_band(painter, scene.place(band), palette)
            x = scene.x(axis.x(row.expected))
            _draw_expected(painter, QRectF(x, middle - height / 2, 0, height), palette)
            dot = QPointF(scene.x(axis.x(row.share)), middle)
            draw_dot(painter, dot, _DOT, palette, is_filled=row.is_inside)

    def _axis(self, scene: RowScene) -> ShareAxis:
        shares = [share for row in self.data for share in (row.low, row.high, row.share)]
        low, high = min(shares), max(shares)
        padding = (high - low) * _PADDING
        return ShareAxis(scene.grid, max(0.0, low - padding), min(1.0, high + padding))


def _draw_expected(painter: QPainter, box: QRectF, palette: DialogPalette) -> None:
    """Draw the mark of an expected share, through the middle of a box."""
    x = box.center().x()
    draw_grid_line(painter, (QPointF(x, box.top()), QPointF(x, box.bottom())), palette,
                   is_dashed=True)  # fmt: skip


class OpponentRow(NamedTuple):
    """The matches against an opponent."""

    name: str
    won: int
    matches: int
    """All of them, ties included; at least 1."""

    @property
    def share(self) -> float:
        return self.won / self.matches

    @property
    def interval(self) -> Interval:
        """The 95 % interval of that share."""
        return wilson_interval(self.won, self.matches)


class OpponentsChart(RowChart[OpponentRow]):
    """A dot for the share of wins against each opponent, on a whisker for its 95 % interval."""

    def table(self) -> TableData:
        """A row for each opponent: wins, matches, share and interval."""
        columns = (
            ChartColumn(tr("Opponent"), ColumnKind.TEXT),
            ChartColumn(tr("Won")),
            ChartColumn(tr("Matches")),
            ChartColumn(tr("Share won"), ColumnKind.SHARE),
            ChartColumn(tr("95% interval from"), ColumnKind.SHARE),
            ChartColumn(tr("95% interval to"), ColumnKind.SHARE),
        )
        return TableData(columns, tuple((*row, row.share, *row.interval) for row in self.data))

    def legend(self) -> Sequence[LegendEntry]:
        """The dot on its whisker."""
        return (whisker_entry(tr("Share of matches won, with its 95% interval")),)

    def row_text(self, row: OpponentRow) -> RowText:
        """The share beside the marks, and with its interval in the tip."""
        matches = counted("matches", row.matches)
        pattern = tr("{share} of {matches}", "a share of a number of matches")
        value = pattern.format(share=percentage(row.share, 0), matches=matches)
        won = tr("Won: {share} of {matches}").format(share=percentage(row.share), matches=matches)
        interval = tr("95% interval: {range}").format(range=percentage_range(*row.interval))
        return RowText(row.name, "\n".join((row.name, won, interval)), value)

    def paint_marks(self, painter: QPainter, scene: RowScene) -> None:
        """Paint the axis, and each share with its interval."""
        palette, axis = scene.frame.palette, ShareAxis(scene.grid, 0.0, 1.0)
        axis.paint(painter, scene, middle=0.5)
        for row, place in zip(self.data, scene.grid.rows, strict=True):
            y = place.plot.center().y()
            left, right = (scene.x(axis.x(share)) for share in row.interval)
            draw_whisker(painter, left, right, y, palette)
            draw_dot(painter, QPointF(scene.x(axis.x(row.share)), y), _DOT, palette)
