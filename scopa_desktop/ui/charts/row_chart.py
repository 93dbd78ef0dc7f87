"""Charts with a row for each thing: its label, its marks, and its value."""

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import ClassVar, Final, Generic, NamedTuple, TypeVar

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from scopa_desktop.ui.charts.chart import Chart
from scopa_desktop.ui.charts.chart_scene import (
    ChartElement,
    ChartFrame,
    ChartScene,
    small_line_height,
)
from scopa_desktop.ui.charts.marks import Legend, LegendEntry
from scopa_desktop.ui.theme.fonts import BODY_SIZE, SMALL_SIZE, body_font, text_scale
from scopa_desktop.ui.theme.painting import RIGHT, draw_text, text_width

_GAP: Final = 12.0
_LEGEND_GAP: Final = 8.0
_MARGIN: Final = 8.0
"""At both sides of a row, so that its focus ring surrounds its texts."""
_STACKED_BELOW: Final = 440
"""Width in logical pixels below which labels are above their marks."""
_WIDEST_LABEL: Final = 0.3
"""Share of the width."""
_AXIS_GAP: Final = 6.0

_Row = TypeVar("_Row")


class RowText(NamedTuple):
    """The texts of a row: its label, its tip and, beside the marks, its value."""

    label: str
    tip: str
    value: str = ""


class RowPlace(NamedTuple):
    """The places of a row, in coordinates from left to right."""

    box: QRectF
    label: QRectF
    plot: QRectF
    value: QRectF


class RowGrid:
    """The legend of a chart, its rows, and the room for an axis below them.

    In a wide chart, label, marks and value stand side by side; in a narrow one the label and the
    value are above the marks, on one line if both fit.
    """

    def __init__(
        self,
        legend: Sequence[LegendEntry],
        texts: Sequence[RowText],
        width: float,
        lane: float,
        *,
        has_axis: bool,
    ) -> None:
        """`lane` is the height of the marks of a row in logical pixels."""
        self.legend, self.texts = Legend(legend, width), texts
        top = self.legend.height + _LEGEND_GAP
        scale, line = text_scale(), small_line_height()
        self.label_font, self.value_font = body_font(BODY_SIZE), body_font(SMALL_SIZE)
        labels = max((text_width(text.label, self.label_font) for text in texts), default=0.0)
        values = max((text_width(text.value, self.value_font) for text in texts), default=0.0)
        longest = labels + values + _GAP
        labels, values = min(labels + 2, width * _WIDEST_LABEL), values + 2 if values else 0.0
        self.is_stacked = width < _STACKED_BELOW * scale or labels + values > width * 0.55
        self.top = top
        label_line = max(line, round(BODY_SIZE * scale * 1.45))
        self._lines = 2 if longest > width - 2 * _MARGIN else 1
        if self.is_stacked:
            self.plot_left, self.plot_right = _MARGIN, width - _MARGIN
            row_height = self._lines * label_line + lane * scale + 12
        else:
            self.plot_left = _MARGIN + labels + _GAP
            self.plot_right = width - _MARGIN - (values + _GAP if values else 0.0)
            row_height = max(label_line, lane * scale) + 10
        self.rows = [
            self._row(QRectF(0, top + place * row_height, width, row_height), label_line, lane)
            for place in range(len(texts))
        ]
        self.bottom = top + row_height * len(texts)
        self.height = self.bottom + (_AXIS_GAP + line if has_axis else 0.0)
        self.axis_top = self.bottom + _AXIS_GAP

    def _row(self, box: QRectF, label_line: float, lane: float) -> RowPlace:
        plot_width = self.plot_right - self.plot_left
        if not self.is_stacked:
            label = box.adjusted(_MARGIN, 0, 0, 0)
            label.setRight(self.plot_left - _GAP)
            value = box.adjusted(0, 0, -_MARGIN, 0)
            value.setLeft(self.plot_right + _GAP)
            plot = QRectF(self.plot_left, box.top(), plot_width, box.height())
            return RowPlace(box, label, plot, value)
        label = QRectF(_MARGIN, box.top() + 3, plot_width, label_line)
        value = label.translated(0, (self._lines - 1) * label_line)
        plot = QRectF(self.plot_left, value.bottom(), plot_width, lane * text_scale())
        return RowPlace(box, label, plot, value)

    @property
    def stretches(self) -> list[tuple[float, float]]:
        """The vertical stretches in which lines through the marks cross no text."""
        if not self.is_stacked:
            return [(self.top, self.bottom)]
        return [(row.plot.top(), row.plot.bottom()) for row in self.rows]


class RowScene(ChartScene):
    """The rows at one size. The marks are those of the chart."""

    def __init__(
        self,
        frame: ChartFrame,
        grid: RowGrid,
        paint_marks: Callable[[QPainter, "RowScene"], None],
    ) -> None:
        super().__init__(frame)
        self.grid = grid
        self._paint_marks = paint_marks
        self.elements = [
            ChartElement(self.place(place.box), text.tip)
            for text, place in zip(grid.texts, grid.rows, strict=True)
        ]

    def paint(self, painter: QPainter) -> None:
        """Paint the legend, the marks, and the texts beside them."""
        palette, grid = self.frame.palette, self.grid
        grid.legend.paint(painter, self, 0)
        self._paint_marks(painter, self)
        for text, place in zip(grid.texts, grid.rows, strict=True):
            label, value = self.place(place.label), self.place(place.value)
            draw_text(painter, label, text.label, grid.label_font, palette.text)
            face, token = grid.value_font, palette.secondary_text
            draw_text(painter, value, text.value, face, token, align=RIGHT)


class RowChart(Chart[Sequence[_Row]], Generic[_Row]):
    """A chart whose data is a sequence of rows, shown in their order."""

    lane: ClassVar[int] = 20
    """The height of the marks of a row in logical pixels."""
    has_axis: ClassVar[bool] = True
    """Whether there are numbers below the rows."""

    data: Sequence[_Row] = ()

    @abstractmethod
    def legend(self) -> Sequence[LegendEntry]:
        """What the marks mean."""
        raise NotImplementedError

    @abstractmethod
    def row_text(self, row: _Row) -> RowText:
        raise NotImplementedError

    @abstractmethod
    def paint_marks(self, painter: QPainter, scene: RowScene) -> None:
        """Paint the axis and the marks of all rows, at the places in the grid of the scene."""
        raise NotImplementedError

    def is_empty(self) -> bool:
        return not self.data

    def scene(self, frame: ChartFrame) -> ChartScene:
        return RowScene(frame, self._grid(frame.size.width()), self.paint_marks)

    def height_for(self, width: int) -> int:
        """The height of the legend, all rows and the axis."""
        return round(self._grid(width).height)

    def _grid(self, width: float) -> RowGrid:
        texts = [self.row_text(row) for row in self.data]
        return RowGrid(self.legend(), texts, width, self.lane, has_axis=self.has_axis)
