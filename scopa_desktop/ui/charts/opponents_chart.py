"""The share of matches won against each opponent, with its interval."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from scopa_desktop.play.statistics.intervals import Interval, wilson_interval
from scopa_desktop.ui.charts.chart_table import ChartColumn, ColumnKind, TableData
from scopa_desktop.ui.charts.marks import LegendEntry, draw_dot, draw_whisker, whisker_entry
from scopa_desktop.ui.charts.row_chart import RowChart, RowScene, RowText
from scopa_desktop.ui.charts.share_axis import ShareAxis
from scopa_desktop.ui.text_language import translate
from scopa_desktop.ui.wording.counted_nouns import counted
from scopa_desktop.ui.wording.number_format import percentage, percentage_range

_DOT: Final = 5.5


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
            ChartColumn(translate("Charts", "Opponent"), ColumnKind.TEXT),
            ChartColumn(translate("Charts", "Won")),
            ChartColumn(translate("Charts", "Matches")),
            ChartColumn(translate("Charts", "Share won"), ColumnKind.SHARE),
            ChartColumn(translate("Charts", "95% interval from"), ColumnKind.SHARE),
            ChartColumn(translate("Charts", "95% interval to"), ColumnKind.SHARE),
        )
        return TableData(columns, tuple((*row, row.share, *row.interval) for row in self.data))

    def legend(self) -> Sequence[LegendEntry]:
        """The dot on its whisker."""
        return (whisker_entry(translate("Charts", "Share of matches won, with its 95% interval")),)

    def row_text(self, row: OpponentRow) -> RowText:
        """The share beside the marks, and with its interval in the tip."""
        matches = counted("matches", row.matches)
        pattern = translate("Charts", "{share} of {matches}", "a share of a number of matches")
        value = pattern.format(share=percentage(row.share, 0), matches=matches)
        won = translate("Charts", "Won: {share} of {matches}").format(
            share=percentage(row.share), matches=matches
        )
        interval = translate("Charts", "95% interval: {range}").format(
            range=percentage_range(*row.interval)
        )
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
