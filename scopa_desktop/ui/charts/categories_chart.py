"""Points by category, yours beside those of the other side."""

from collections.abc import Sequence
from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from scopa_desktop.ui.charts.chart_table import ChartColumn, ColumnKind, TableData
from scopa_desktop.ui.charts.marks import LegendEntry, bar_entry, draw_bar, draw_grid_line
from scopa_desktop.ui.charts.row_chart import RowChart, RowScene, RowText
from scopa_desktop.ui.text_language import translate
from scopa_desktop.ui.theme.colours import GOLD, RED
from scopa_desktop.ui.theme.fonts import SMALL_SIZE, body_font
from scopa_desktop.ui.theme.painting import LEFT, draw_text, text_width
from scopa_desktop.ui.wording.number_format import number

tr: Final = partial(translate, "Charts")

_BAR: Final = 0.42
"""The thickness of a bar, as a share of the lane."""
_VALUE_GAP: Final = 6.0


class CategoryRow(NamedTuple):
    """What a category brought to both sides."""

    label: str
    won: int
    """In how many rounds you won it."""
    lost: int
    """In how many rounds the other side won it."""
    points: int
    """The points it brought you."""
    points_against: int
    """The points it brought the other side."""


class CategoriesChart(RowChart[CategoryRow]):
    """Two bars for each category: your points and theirs."""

    lane = 34
    has_axis = False

    def table(self) -> TableData:
        """A row for each category: rounds won and lost, points for and against."""
        columns = (
            ChartColumn(tr("Category"), ColumnKind.TEXT),
            ChartColumn(tr("Rounds you won it")),
            ChartColumn(tr("Rounds they won it")),
            ChartColumn(tr("Your points")),
            ChartColumn(tr("Their points")),
        )
        return TableData(columns, tuple(tuple(row) for row in self.data))

    def legend(self) -> Sequence[LegendEntry]:
        """The colours of both sides."""
        return (
            bar_entry(tr("Your points"), GOLD),
            bar_entry(tr("Their points"), RED),
        )

    def row_text(self, row: CategoryRow) -> RowText:
        """The points and the rounds won in the tip; the points are beside the bars, too."""
        points = tr("Points: you {you}, they {they}").format(
            you=number(row.points), they=number(row.points_against)
        )
        rounds = tr("Rounds won: you {you}, they {they}").format(
            you=number(row.won), they=number(row.lost)
        )
        return RowText(row.label, "\n".join((row.label, points, rounds)))

    def paint_marks(self, painter: QPainter, scene: RowScene) -> None:
        """Paint the bars, their numbers, and the line from which they begin."""
        palette, grid, face = scene.frame.palette, scene.grid, body_font(SMALL_SIZE, bold=True)
        points = [value for row in self.data for value in (row.points, row.points_against)]
        largest = max(1, *points)
        figures = max(text_width(number(value), face) for value in points)
        room = grid.plot_right - grid.plot_left - figures - _VALUE_GAP
        for row, place in zip(self.data, grid.rows, strict=True):
            thickness = min(place.plot.height(), self.lane * scene.scale) * _BAR
            middle = place.plot.center().y()
            bars = ((row.points, GOLD, middle - thickness - 1), (row.points_against, RED, middle))
            for value, fill, top in bars:
                bar = QRectF(grid.plot_left, top, room * value / largest, thickness)
                if value:
                    draw_bar(painter, scene.place(bar), fill, palette)
                words = QRectF(bar.right() + _VALUE_GAP, top, figures + 2, thickness)
                text = number(value)
                draw_text(painter, scene.place(words), text, face, palette.text, align=LEFT)
        x = scene.x(grid.plot_left)
        for top, bottom in grid.stretches:
            draw_grid_line(painter, (QPointF(x, top), QPointF(x, bottom)), palette)
