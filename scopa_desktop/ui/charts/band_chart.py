"""Observed shares against the band in which chance keeps most of them."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from scopa_desktop.ui.charts.chart import Chart
from scopa_desktop.ui.charts.chart_scene import ChartElement, ChartFrame, ChartScene
from scopa_desktop.ui.charts.chart_table import ChartColumn, ColumnKind, TableData
from scopa_desktop.ui.charts.marks import (
    Legend,
    LegendEntry,
    band_entry,
    dot_entry,
    draw_band,
    draw_dot,
    draw_grid_line,
)
from scopa_desktop.ui.charts.row_grid import RowGrid, RowText
from scopa_desktop.ui.charts.share_axis import ShareAxis
from scopa_desktop.ui.text_language import translate
from scopa_desktop.ui.theme.colours import DialogPalette
from scopa_desktop.ui.theme.painting import RIGHT, draw_text
from scopa_desktop.ui.wording.counted_nouns import counted
from scopa_desktop.ui.wording.number_format import percentage, percentage_range

_LANE: Final = 20
_BAND: Final = 0.8
"""The height of the band, as a share of the lane."""
_DOT: Final = 5.5
_LEGEND_GAP: Final = 8.0
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
        """The observed share."""
        return self.times / self.total

    @property
    def is_inside(self) -> bool:
        """Whether the observed share is in the band, ends included."""
        return self.low <= self.share <= self.high


@dataclass(frozen=True)
class BandData:
    """The rows, in the order in which they are shown.

    They share one axis, so rows whose bands lie far apart belong in charts of their own.
    """

    rows: tuple[BandRow, ...] = ()
    coverage: float = 0.9
    """The share of honest shufflers whose value lies in the band."""


class BandChart(Chart):
    """A dot for each observed share, filled inside its band and hollow outside."""

    _data = BandData()

    def set_data(self, data: BandData) -> None:
        """Show these rows."""
        self._data = data
        self.update_chart()

    def is_empty(self) -> bool:
        """Whether there is no row."""
        return not self._data.rows

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
            for row in self._data.rows
        )  # fmt: skip
        return TableData(columns, tuple(rows))

    def scene(self, frame: ChartFrame) -> ChartScene:
        """The chart at a size."""
        return _BandScene(frame, self._data)

    def height_for(self, width: int) -> int:
        """The height of the legend, all rows and the axis."""
        return round(_Layout(self._data, width).grid.height)


class _Layout:
    """The legend and the rows at a width."""

    def __init__(self, data: BandData, width: float) -> None:
        band = translate("Charts", "Band of chance ({share} of honest shuffles)")
        entries = [
            band_entry(band.format(share=percentage(data.coverage, 0))),
            LegendEntry(translate("Charts", "Expected"), _draw_expected),
            dot_entry(translate("Charts", "Inside the band")),
            dot_entry(translate("Charts", "Outside the band"), is_filled=False),
        ]
        self.legend = Legend(entries, width)
        texts = [RowText(row.label, _value(row)) for row in data.rows]
        self.grid = RowGrid(texts, width, self.legend.height + _LEGEND_GAP, _LANE, has_axis=True)


class _BandScene(ChartScene):
    def __init__(self, frame: ChartFrame, data: BandData) -> None:
        super().__init__(frame)
        self._rows = data.rows
        self._layout = _Layout(data, self.width)
        self._elements = [
            ChartElement(self.place(place.box), _tip(row, data.coverage))
            for row, place in zip(data.rows, self._layout.grid.rows, strict=True)
        ]

    @property
    def elements(self) -> Sequence[ChartElement]:
        return self._elements

    def paint(self, painter: QPainter) -> None:
        palette, grid = self.frame.palette, self._layout.grid
        self._layout.legend.paint(painter, self, 0)
        axis = self._axis()
        axis.paint(painter, self)
        for row, place in zip(self._rows, grid.rows, strict=True):
            draw_text(painter, self.place(place.label), row.label, grid.label_font, palette.text)
            draw_text(
                painter,
                self.place(place.value),
                _value(row),
                grid.value_font,
                palette.secondary_text,
                align=RIGHT,
            )
            middle, height = place.plot.center().y(), _LANE * self.scale * _BAND
            left, right = axis.x(row.low), axis.x(row.high)
            band = QRectF(left, middle - height / 2, right - left, height)
            draw_band(painter, self.place(band), palette)
            x = self.x(axis.x(row.expected))
            _draw_expected(painter, QRectF(x, middle - height / 2, 0, height), palette)
            dot = QPointF(self.x(axis.x(row.share)), middle)
            draw_dot(painter, dot, _DOT, palette, is_filled=row.is_inside)

    def _axis(self) -> ShareAxis:
        shares = [share for row in self._rows for share in (row.low, row.high, row.share)]
        low, high = min(shares), max(shares)
        padding = (high - low) * _PADDING
        return ShareAxis(self._layout.grid, max(0.0, low - padding), min(1.0, high + padding))


def _draw_expected(painter: QPainter, box: QRectF, palette: DialogPalette) -> None:
    """Draw the mark of an expected share, through the middle of a box."""
    x = box.center().x()
    draw_grid_line(painter, (QPointF(x, box.top()), QPointF(x, box.bottom())), palette,
                   is_dashed=True)  # fmt: skip


def _value(row: BandRow) -> str:
    pattern = translate("Charts", "{share} of {total}", "a share of a number of deals or cards")
    return pattern.format(share=percentage(row.share), total=counted(row.noun, row.total))


def _tip(row: BandRow, coverage: float) -> str:
    band = translate("Charts", "{share} of honest shuffles lie within {range}.").format(
        share=percentage(coverage, 0), range=percentage_range(row.low, row.high)
    )
    position = (
        translate("Charts", "Inside the band")
        if row.is_inside
        else translate("Charts", "Outside the band")
    )
    pattern = translate("Charts", "Expected: {share}")
    expected = pattern.format(share=percentage(row.expected))
    return "\n".join((row.label, _value(row), expected, band, position))
