"""The course of a match: the chance to win after each move, with what changed it."""

from collections.abc import Sequence
from enum import Enum
from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPolygonF
from PySide6.QtWidgets import QWidget

from scopa_desktop.ui.charts.chart import Chart, ChooseSavePath
from scopa_desktop.ui.charts.chart_scene import ChartFrame, ChartScene
from scopa_desktop.ui.charts.chart_table import ChartColumn, TableData
from scopa_desktop.ui.charts.marks import Legend, LegendEntry, draw_grid_line, draw_line
from scopa_desktop.ui.charts.time_scene import GUTTER_GAP, TimeScene
from scopa_desktop.ui.text_language import translate
from scopa_desktop.ui.theme.colours import BLUE, GOLD, RED_BUTTON, DialogPalette
from scopa_desktop.ui.theme.fonts import text_scale
from scopa_desktop.ui.theme.painting import colour, pen, text_width
from scopa_desktop.ui.theme.shapes import star
from scopa_desktop.ui.wording.number_format import percentage

tr: Final = partial(translate, "Review")

_HEIGHT: Final = 150.0
_LEGEND_GAP: Final = 8.0
_REACH: Final = 8.0
"""How far from a mark the pointer may be, in pixels."""
_LINES: Final = (0.0, 0.25, 0.5, 0.75, 1.0)


class ChanceEvent(Enum):
    """What is marked on the line."""

    MISTAKE = "mistake"
    SWEEP = "sweep"
    LUCK = "luck"


class ChancePoint(NamedTuple):
    """The chance after a move."""

    round: int
    """The number of the round as it is shown."""
    moves: int
    """The number of moves made in it."""
    chance: float
    event: ChanceEvent | None = None
    sentence: str = ""
    """The event in words."""


class ChanceChart(Chart[Sequence[ChancePoint]]):
    """A line through the chances, with a mark where something changed them."""

    data: Sequence[ChancePoint] = ()

    chosen = Signal(int)
    """A point was clicked, or Enter or Space pressed on it; emitted with its place in `data`."""

    sweeps = ""
    """The game's word for sweeps, for the legend."""

    def __init__(
        self, title: str, choose_save_path: ChooseSavePath, parent: QWidget | None = None
    ) -> None:
        super().__init__(title, choose_save_path, parent)
        self.canvas.is_clickable = True
        self.canvas.setCursor(Qt.CursorShape.PointingHandCursor)
        self.canvas.activated.connect(self.chosen)

    def is_empty(self) -> bool:
        """Whether there is no chance."""
        return not self.data

    def table(self) -> TableData:
        """A row for each point."""
        columns = (
            ChartColumn(tr("Round")),
            ChartColumn(tr("Move")),
            ChartColumn(tr("Chance to win")),
            ChartColumn(tr("What happened")),
        )
        rows = (
            (point.round, point.moves, round(point.chance, 3), point.sentence)
            for point in self.data
        )
        return TableData(columns, tuple(rows))

    def scene(self, frame: ChartFrame) -> ChartScene:
        """The chart laid out at a size."""
        return _ChanceScene(frame, self.data, self.sweeps)

    def height_for(self, width: int) -> int:
        """The plot, and the legend below it."""
        return round(_HEIGHT * text_scale() + _LEGEND_GAP + _legend(width, self.sweeps).height)


class _ChanceScene(TimeScene):
    def __init__(self, frame: ChartFrame, points: Sequence[ChancePoint], sweeps: str) -> None:
        super().__init__(frame)
        self._points = points
        self._legend = _legend(self.width, sweeps)
        left = text_width(percentage(1, 0), self._face) + GUTTER_GAP
        bottom = self.height - self._legend.height - _LEGEND_GAP - self.line_height / 2
        top = self.line_height / 2
        plot = QRectF(left, top, self.width - 8 - left, bottom - top)
        self._set_plot(plot, [_tip(point) for point in points])

    def paint(self, painter: QPainter) -> None:
        for share in _LINES:
            self._paint_value(painter, self._y(share), percentage(share, 0), is_dashed=share == 0.5)
        for place, point in enumerate(self._points):
            if point.moves == 0 and place:
                x = self._plot.left() + place * self._slot
                ends = (QPointF(x, self._plot.top()), QPointF(x, self._plot.bottom()))
                draw_grid_line(painter, ends, self.frame.palette)
        places = [self._place(place) for place in range(len(self._points))]
        draw_line(painter, places, self.frame.palette)
        for at, point in zip(places, self._points, strict=True):
            if point.event is not None:
                _draw_mark(painter, point.event, at, self.frame.palette)
        self._legend.paint(painter, self, self.height - self._legend.height)

    def element_at(self, point: QPointF) -> int | None:
        """The mark near a point, else the part of the line below it."""
        marked = (n for n, each in enumerate(self._points) if each.event is not None)
        distances = {n: (self._place(n) - point).manhattanLength() for n in marked}
        nearest = min(distances, key=lambda n: distances[n], default=None)
        if nearest is not None and distances[nearest] <= _REACH:
            return nearest
        return super().element_at(point)

    def _place(self, place: int) -> QPointF:
        return QPointF(self._middle(place), self._y(self._points[place].chance))

    def _y(self, share: float) -> float:
        return self._plot.bottom() - share * self._plot.height()


_MARKS: Final = {
    ChanceEvent.MISTAKE: (QPolygonF([QPointF(-6, -5), QPointF(6, -5), QPointF(0, 6)]), RED_BUTTON),
    ChanceEvent.SWEEP: (star(QPointF(0, 0), 3.2, 7.5, 5), GOLD),
    ChanceEvent.LUCK: (
        QPolygonF([QPointF(-6, 0), QPointF(0, -6), QPointF(6, 0), QPointF(0, 6)]),
        BLUE,
    ),
}
"""The shape of each mark around (0, 0), and its colour."""


def _draw_mark(painter: QPainter, event: ChanceEvent, at: QPointF, palette: DialogPalette) -> None:
    shape, fill = _MARKS[event]
    painter.setPen(pen(palette.frame, 1.2))
    painter.setBrush(colour(fill))
    painter.drawPolygon(shape.translated(at))


def _legend(width: float, sweeps: str) -> Legend:
    texts = {
        ChanceEvent.MISTAKE: tr("Mistake"),
        ChanceEvent.SWEEP: sweeps,
        ChanceEvent.LUCK: tr("Lucky or unlucky deal"),
    }
    return Legend([_entry(event, text) for event, text in texts.items()], width)


def _entry(event: ChanceEvent, text: str) -> LegendEntry:
    def draw(painter: QPainter, box: QRectF, palette: DialogPalette) -> None:
        _draw_mark(painter, event, box.center(), palette)

    return LegendEntry(text, draw)


def _tip(point: ChancePoint) -> str:
    place = tr("Round {number}, move {move}").format(number=point.round, move=point.moves)
    chance = tr("Chance to win: {percent}").format(percent=percentage(point.chance, 0))
    return "\n".join(filter(None, (place, chance, point.sentence)))
