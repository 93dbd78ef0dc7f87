"""Points by category, yours beside those of the other side."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from scopa_desktop.ui.charts.chart import Chart
from scopa_desktop.ui.charts.chart_scene import ChartElement, ChartFrame, ChartScene
from scopa_desktop.ui.charts.chart_table import ChartColumn, ColumnKind, TableData
from scopa_desktop.ui.charts.marks import Legend, bar_entry, draw_bar, draw_grid_line
from scopa_desktop.ui.charts.row_grid import RowGrid, RowText
from scopa_desktop.ui.text_language import translate
from scopa_desktop.ui.theme.colours import GOLD, RED
from scopa_desktop.ui.theme.fonts import SMALL_SIZE, body_font
from scopa_desktop.ui.theme.painting import LEFT, draw_text, text_width
from scopa_desktop.ui.wording.number_format import number

_LANE: Final = 34
_BAR: Final = 0.42
"""The thickness of a bar, as a share of the lane."""
_VALUE_GAP: Final = 6.0
_LEGEND_GAP: Final = 8.0


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


@dataclass(frozen=True)
class CategoriesData:
    """The categories, in the order in which they are shown."""

    rows: tuple[CategoryRow, ...] = ()


class CategoriesChart(Chart):
    """Two bars for each category: your points and theirs."""

    _data = CategoriesData()

    def set_data(self, data: CategoriesData) -> None:
        """Show these categories."""
        self._data = data
        self.update_chart()

    def is_empty(self) -> bool:
        """Whether there is no category."""
        return not self._data.rows

    def table(self) -> TableData:
        """A row for each category: rounds won and lost, points for and against."""
        columns = (
            ChartColumn(translate("Charts", "Category"), ColumnKind.TEXT),
            ChartColumn(translate("Charts", "Rounds you won it")),
            ChartColumn(translate("Charts", "Rounds they won it")),
            ChartColumn(translate("Charts", "Your points")),
            ChartColumn(translate("Charts", "Their points")),
        )
        return TableData(columns, tuple(tuple(row) for row in self._data.rows))

    def scene(self, frame: ChartFrame) -> ChartScene:
        """The chart at a size."""
        return _CategoriesScene(frame, self._data.rows)

    def height_for(self, width: int) -> int:
        """The height of the legend and all rows."""
        return round(_Layout(self._data.rows, width).grid.height)


class _Layout:
    """The legend and the rows at a width."""

    def __init__(self, rows: Sequence[CategoryRow], width: float) -> None:
        entries = [
            bar_entry(translate("Charts", "Your points"), GOLD),
            bar_entry(translate("Charts", "Their points"), RED),
        ]
        self.legend = Legend(entries, width)
        texts = [RowText(row.label) for row in rows]
        self.grid = RowGrid(texts, width, self.legend.height + _LEGEND_GAP, _LANE, has_axis=False)


class _CategoriesScene(ChartScene):
    def __init__(self, frame: ChartFrame, rows: Sequence[CategoryRow]) -> None:
        super().__init__(frame)
        self._rows = rows
        self._layout = _Layout(rows, self.width)
        self._face = body_font(SMALL_SIZE, bold=True)
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
        points = [value for row in self._rows for value in (row.points, row.points_against)]
        largest = max(1, *points)
        figures = max(text_width(number(value), self._face) for value in points)
        room = grid.plot_right - grid.plot_left - figures - _VALUE_GAP
        for row, place in zip(self._rows, grid.rows, strict=True):
            draw_text(painter, self.place(place.label), row.label, grid.label_font, palette.text)
            thickness = min(place.plot.height(), _LANE * self.scale) * _BAR
            middle = place.plot.center().y()
            bars = ((row.points, GOLD, middle - thickness - 1), (row.points_against, RED, middle))
            for value, fill, top in bars:
                bar = QRectF(grid.plot_left, top, room * value / largest, thickness)
                if value:
                    draw_bar(painter, self.place(bar), fill, palette)
                words = QRectF(bar.right() + _VALUE_GAP, top, figures + 2, thickness)
                draw_text(
                    painter, self.place(words), number(value), self._face, palette.text, align=LEFT
                )
        x = self.x(grid.plot_left)
        for top, bottom in grid.stretches:
            draw_grid_line(painter, (QPointF(x, top), QPointF(x, bottom)), palette)


def _tip(row: CategoryRow) -> str:
    lines = (
        (translate("Charts", "Points: you {you}, they {they}"), row.points, row.points_against),
        (translate("Charts", "Rounds won: you {you}, they {they}"), row.won, row.lost),
    )
    words = [pattern.format(you=number(you), they=number(they)) for pattern, you, they in lines]
    return "\n".join((row.label, *words))
