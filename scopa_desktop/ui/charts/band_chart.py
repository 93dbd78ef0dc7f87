"""Observed shares against the band in which chance keeps most of them."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from scopa_desktop.play.statistics.hypergeometric import COVERAGE
from scopa_desktop.ui.charts.chart_table import ChartColumn, ColumnKind, TableData
from scopa_desktop.ui.charts.marks import (
    LegendEntry,
    band_entry,
    dot_entry,
    draw_band,
    draw_dot,
    draw_grid_line,
)
from scopa_desktop.ui.charts.row_chart import RowChart, RowScene, RowText
from scopa_desktop.ui.charts.share_axis import ShareAxis
from scopa_desktop.ui.text_language import translate
from scopa_desktop.ui.theme.colours import DialogPalette
from scopa_desktop.ui.wording.counted_nouns import counted
from scopa_desktop.ui.wording.number_format import percentage, percentage_range

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
    """What the total counts, one of `counted_nouns.NOUNS`."""

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
            ChartColumn(translate("Charts", "Card or event"), ColumnKind.TEXT),
            ChartColumn(translate("Charts", "Times")),
            ChartColumn(translate("Charts", "Out of"), ColumnKind.TEXT),
            ChartColumn(translate("Charts", "Share"), ColumnKind.SHARE),
            ChartColumn(translate("Charts", "Expected"), ColumnKind.SHARE),
            ChartColumn(translate("Charts", "Band from"), ColumnKind.SHARE),
            ChartColumn(translate("Charts", "Band to"), ColumnKind.SHARE),
            ChartColumn(translate("Charts", "Inside the band"), ColumnKind.TEXT),
        )
        yes, no = translate("Charts", "Yes"), translate("Charts", "No")
        rows = (
            (row.label, row.times, counted(row.noun, row.total), row.share, row.expected, row.low,
             row.high, yes if row.is_inside else no)
            for row in self.data
        )  # fmt: skip
        return TableData(columns, tuple(rows))

    def legend(self) -> Sequence[LegendEntry]:
        """The band, and the marks in it."""
        band = translate("Charts", "Band of chance ({share} of honest shuffles)")
        return (
            band_entry(band.format(share=percentage(COVERAGE, 0))),
            LegendEntry(translate("Charts", "Expected"), _draw_expected),
            dot_entry(translate("Charts", "Inside the band")),
            dot_entry(translate("Charts", "Outside the band"), is_filled=False),
        )

    def row_text(self, row: BandRow) -> RowText:
        """The observed share beside the marks, and all numbers in the tip."""
        pattern = translate("Charts", "{share} of {total}", "a share of a number of deals or cards")
        value = pattern.format(share=percentage(row.share), total=counted(row.noun, row.total))
        band = translate("Charts", "{share} of honest shuffles lie within {range}.").format(
            share=percentage(COVERAGE, 0), range=percentage_range(row.low, row.high)
        )
        position = (
            translate("Charts", "Inside the band")
            if row.is_inside
            else translate("Charts", "Outside the band")
        )
        pattern = translate("Charts", "Expected: {share}")
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
