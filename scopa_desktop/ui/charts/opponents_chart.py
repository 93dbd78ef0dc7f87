"""The share of matches won against each opponent, with its interval."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from scopa_desktop.play.statistics.intervals import wilson_interval
from scopa_desktop.ui.charts.chart import Chart
from scopa_desktop.ui.charts.chart_scene import ChartElement, ChartFrame, ChartScene
from scopa_desktop.ui.charts.chart_table import ChartColumn, ColumnKind, TableData
from scopa_desktop.ui.charts.marks import Legend, draw_dot, draw_whisker, whisker_entry
from scopa_desktop.ui.charts.row_grid import RowGrid, RowText
from scopa_desktop.ui.charts.share_axis import ShareAxis
from scopa_desktop.ui.text_language import translate
from scopa_desktop.ui.theme.painting import RIGHT, draw_text
from scopa_desktop.ui.wording.counted_nouns import counted
from scopa_desktop.ui.wording.number_format import percentage, percentage_range

_LANE: Final = 20
_DOT: Final = 5.5
_LEGEND_GAP: Final = 8.0


class OpponentRow(NamedTuple):
    """The matches against an opponent."""

    name: str
    won: int
    matches: int
    """All of them, ties included."""


@dataclass(frozen=True)
class OpponentsData:
    """The opponents, in the order in which they are shown."""

    rows: tuple[OpponentRow, ...] = ()


class OpponentsChart(Chart):
    """A dot for the share of wins against each opponent, on a whisker for its 95 % interval."""

    _data = OpponentsData()

    def set_data(self, data: OpponentsData) -> None:
        """Show these opponents."""
        self._data = data
        self.update_chart()

    def is_empty(self) -> bool:
        """Whether there is no match against anybody."""
        return not any(row.matches for row in self._data.rows)

    def table(self) -> TableData:
        """A row for each opponent: wins, matches, share and interval."""
        columns = (
            ChartColumn(translate("Charts", "Opponent"), ColumnKind.TEXT),
            ChartColumn(translate("Charts", "Won")),
            ChartColumn(translate("Charts", "Matches")),
            ChartColumn(translate("Charts", "Share won"), ColumnKind.SHARE),
            ChartColumn(translate("Charts", "95% interval from"), ColumnKind.SHARE),
            ChartColumn(translate("Charts", "95% interval to"), ColumnKind.SHARE),
        )
        rows = (
            (*row, row.won / row.matches, *wilson_interval(row.won, row.matches))
            if row.matches
            else (*row, None, None, None)
            for row in self._data.rows
        )
        return TableData(columns, tuple(rows))

    def scene(self, frame: ChartFrame) -> ChartScene:
        """The chart at a size."""
        return _OpponentsScene(frame, self._data.rows)

    def height_for(self, width: int) -> int:
        """The height of the legend, all rows and the axis."""
        return round(_Layout(self._data.rows, width).grid.height)


class _Layout:
    """The legend and the rows at a width."""

    def __init__(self, rows: Sequence[OpponentRow], width: float) -> None:
        entry = whisker_entry(translate("Charts", "Share of matches won, with its 95% interval"))
        self.legend = Legend([entry], width)
        texts = [RowText(row.name, _value(row)) for row in rows]
        self.grid = RowGrid(texts, width, self.legend.height + _LEGEND_GAP, _LANE, has_axis=True)


class _OpponentsScene(ChartScene):
    def __init__(self, frame: ChartFrame, rows: Sequence[OpponentRow]) -> None:
        super().__init__(frame)
        self._rows = rows
        self._layout = _Layout(rows, self.width)
        self._elements = [
            ChartElement(self.place(place.box), _tip(row))
            for row, place in zip(rows, self._layout.grid.rows, strict=True)
        ]

    @property
    def elements(self) -> Sequence[ChartElement]:
        return self._elements

    def paint(self, painter: QPainter) -> None:
        palette, grid = self.frame.palette, self._layout.grid
        self._layout.legend.paint(painter, self, 0)
        axis = ShareAxis(grid, 0.0, 1.0)
        axis.paint(painter, self, middle=0.5)
        for row, place in zip(self._rows, grid.rows, strict=True):
            draw_text(painter, self.place(place.label), row.name, grid.label_font, palette.text)
            draw_text(
                painter,
                self.place(place.value),
                _value(row),
                grid.value_font,
                palette.secondary_text,
                align=RIGHT,
            )
            if not row.matches:
                continue
            y, interval = place.plot.center().y(), wilson_interval(row.won, row.matches)
            left, right = (self.x(axis.x(share)) for share in interval)
            draw_whisker(painter, left, right, y, palette)
            dot = QPointF(self.x(axis.x(row.won / row.matches)), y)
            draw_dot(painter, dot, _DOT, palette)


def _value(row: OpponentRow) -> str:
    matches = counted("matches", row.matches)
    if not row.matches:
        return matches
    pattern = translate("Charts", "{share} of {matches}", "a share of a number of matches")
    return pattern.format(share=percentage(row.won / row.matches, 0), matches=matches)


def _tip(row: OpponentRow) -> str:
    if not row.matches:
        return "\n".join((row.name, counted("matches", 0)))
    won = translate("Charts", "Won: {share} of {matches}").format(
        share=percentage(row.won / row.matches), matches=counted("matches", row.matches)
    )
    interval = translate("Charts", "95% interval: {range}").format(
        range=percentage_range(*wilson_interval(row.won, row.matches))
    )
    return "\n".join((row.name, won, interval))
