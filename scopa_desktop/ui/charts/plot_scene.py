"""A plot laid out at one width: what is painted where, and which parts can be pointed at."""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from typing import ClassVar, Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from scopa_desktop.ui.charts.marks import draw_bar, draw_grid_line, draw_line, draw_shape
from scopa_desktop.ui.charts.plot import Mark, MarkSeries, Plot
from scopa_desktop.ui.theme.colours import DialogPalette
from scopa_desktop.ui.theme.fonts import BODY_SIZE, SMALL_SIZE, body_font, text_scale
from scopa_desktop.ui.theme.mirroring import mirrored
from scopa_desktop.ui.theme.painting import CENTRE, RIGHT, colour, draw_text, pen, text_width
from scopa_desktop.ui.wording.number_format import number

_RING_GAP, _RING_RADIUS = 1.0, 5.0
_REACH: Final = 8.0
"""How far from a dot the pointer may be, in pixels."""
_ABSOLUTE_RIGHT: Final = RIGHT | Qt.AlignmentFlag.AlignAbsolute
_LINE: Final = 1.45
"""The height of a line of small text, with a little space, in sizes of the text."""
_LABEL_GAP: Final = 16.0
"""Between two texts of an axis."""


class _Tick(NamedTuple):
    """A line at a value of an axis, in one or more pieces, with its text."""

    ends: Sequence[tuple[QPointF, QPointF]]
    text: str
    box: QRectF
    is_dashed: bool


class PlotScene(ABC):
    """A plot at one width and the present text size.

    Attributes:
        boxes: the places on the screen, in their order.
        height: what the plot needs.
    """

    steps: ClassVar[dict[Qt.Key, int]]
    """By how many places an arrow key moves, in all languages."""
    tick_align: ClassVar[Qt.AlignmentFlag]

    def __init__(self, plot: Plot, width: float, *, is_mirrored: bool = False) -> None:
        """`is_mirrored` says whether the language is read from the right."""
        self.plot, self.width, self.is_mirrored = plot, width, is_mirrored
        self.boxes: Sequence[QRectF] = ()
        self.height = 0.0
        self._scale, self._face = text_scale(), body_font(SMALL_SIZE)
        self._line = round(SMALL_SIZE * self._scale * _LINE)

    @abstractmethod
    def first_place(self) -> int:
        """The place at which the keyboard begins."""

    @abstractmethod
    def point(self, panel: int, place: int, value: float) -> QPointF:
        """Where a value is on the screen."""

    @abstractmethod
    def _bar(self, panel: int, place: int, series: MarkSeries, base: float) -> QRectF:
        """The bar of a series on the screen; `base` is the value at which it begins."""

    @abstractmethod
    def _ticks(self, panel: int) -> list[_Tick]:
        """The lines of an axis, with the texts that fit."""

    @abstractmethod
    def _paint_texts(self, painter: QPainter, palette: DialogPalette) -> None:
        """Paint the texts of the places."""

    def place_at(self, point: QPointF) -> int | None:
        """The place of the dot near a point, else the place below it."""
        distances = {
            place: (self.point(panel, place, value) - point).manhattanLength()
            for panel, series in self._series(Mark.DOT)
            for place, value in _marked(series)
        }
        nearest = min(distances, key=lambda place: distances[place], default=None)
        if nearest is not None and distances[nearest] <= _REACH:
            return nearest
        hits = (place for place, box in enumerate(self.boxes) if box.contains(point))
        return next(hits, None)

    def neighbour(self, place: int, key: Qt.Key) -> int | None:
        """The place that a key leads to, at most the first or last; None for other keys."""
        last = len(self.boxes) - 1
        if key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            return 0 if key == Qt.Key.Key_Home else last
        step = self.steps.get(key)
        return None if step is None else min(last, max(0, place + step))

    def paint(self, painter: QPainter, palette: DialogPalette) -> None:
        """Paint the plot; the background is already there."""
        for panel in range(len(self.plot.panels)):
            for tick in self._ticks(panel):
                for ends in tick.ends:
                    draw_grid_line(painter, ends, palette, is_dashed=tick.is_dashed)
                token = palette.secondary_text
                draw_text(painter, tick.box, tick.text, self._face, token, align=self.tick_align)
        self._paint_texts(painter, palette)
        for panel in range(len(self.plot.panels)):
            self._paint_bars(painter, panel, palette)
        for panel, series in self._series(Mark.LINE):
            points = [self.point(panel, place, value) for place, value in _marked(series)]
            draw_line(painter, points, palette)
        for panel, series in self._series(Mark.DOT):
            for place, value in _marked(series):
                at = self.point(panel, place, value)
                draw_shape(painter, at, series.shape, series.fill, palette)

    def paint_hover(self, painter: QPainter, place: int, palette: DialogPalette) -> None:
        """Paint a tint over the place below the pointer."""
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(palette.text, 22))
        painter.drawRoundedRect(self.boxes[place], _RING_RADIUS, _RING_RADIUS)
        painter.setBrush(Qt.BrushStyle.NoBrush)

    def paint_focus(self, painter: QPainter, place: int, palette: DialogPalette) -> None:
        """Paint the focus ring around a place, apart from what is painted below it."""
        room = QRectF(1, 1, self.width - 2, self.height - 2)
        gap = _RING_GAP
        ring = self.boxes[place].adjusted(-gap, -gap, gap, gap).intersected(room)
        for token, width in ((palette.background, 4.5), (palette.focus, 2)):
            painter.setPen(pen(token, width))
            painter.drawRoundedRect(ring, _RING_RADIUS, _RING_RADIUS)

    def _paint_bars(self, painter: QPainter, panel: int, palette: DialogPalette) -> None:
        """Paint bars that are stacked on either side of 0, or stand on it in rows."""
        tops: dict[tuple[int, bool], float] = {}
        for series in self.plot.panels[panel].series:
            for place, value in _marked(series) if series.mark is Mark.BAR else ():
                end = (place, value < 0)
                base = 0.0 if self.plot.has_rows else tops.get(end, 0.0)
                tops[end] = base + value
                if value:
                    draw_bar(painter, self._bar(panel, place, series, base), series.fill, palette)

    def _series(self, mark: Mark) -> Iterator[tuple[int, MarkSeries]]:
        """The series of a kind, each with the number of its panel."""
        for place, panel in enumerate(self.plot.panels):
            yield from ((place, series) for series in panel.series if series.mark is mark)

    def _share(self, panel: int, value: float) -> float:
        """How far from the lower end of the axis a value is, from 0 to 1."""
        axis = self.plot.panels[panel].axis
        return (value - axis.low) / (axis.high - axis.low)

    def _mapped(self, box: QRectF) -> QRectF:
        """A box of the layout, which goes from left to right, on the screen."""
        return mirrored(box, self.width) if self.is_mirrored else QRectF(box)

    def _every(self, texts: Sequence[str], room: float) -> int:
        """Each how manieth of some texts fits, if each text has so much room."""
        widest = max((text_width(text, self._face) for text in texts), default=0.0)
        return max(1, -(-int(widest + _LABEL_GAP) // max(1, int(room))))


def plot_scene(plot: Plot, width: float, *, is_mirrored: bool = False) -> PlotScene:
    """The plot at a width."""
    kind = _RowScene if plot.has_rows else _ColumnScene
    return kind(plot, width, is_mirrored=is_mirrored)


def _marked(series: MarkSeries) -> Iterator[tuple[int, float]]:
    """The places with a mark, each with its value."""
    return ((place, value) for place, value in enumerate(series.values) if value is not None)


_PANEL_GAP, _AXIS_GAP, _TICK_GAP = 22.0, 5.0, 8.0
_BAR: Final = 0.74
"""The width of a bar, as a share of its place."""
_WIDEST_BAR: Final = 34.0


class _ColumnScene(PlotScene):
    """Places side by side, with the values of the axes at the left."""

    steps: ClassVar = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
    tick_align = _ABSOLUTE_RIGHT

    def __init__(self, plot: Plot, width: float, *, is_mirrored: bool = False) -> None:
        super().__init__(plot, width, is_mirrored=is_mirrored)
        ticks = (text for panel in plot.panels for _, text in panel.axis.ticks)
        self._left = max((text_width(text, self._face) for text in ticks), default=0.0) + _TICK_GAP
        self._right = width - 8
        self._areas: list[QRectF] = []
        bottom = first = top = self._line / 2
        for panel in plot.panels:
            height = panel.size * self._scale
            self._areas.append(QRectF(self._left, top, self._right - self._left, height))
            bottom = top + height
            top = bottom + _PANEL_GAP * self._scale
        self._bottom = bottom
        self.height = bottom + (_AXIS_GAP + self._line if plot.labels else self._line / 2)
        count = len(plot.table.rows)
        self._slot = (self._right - self._left) / max(1, count)
        self.boxes = [
            QRectF(self._left + place * self._slot, first, self._slot, bottom - first)
            for place in range(count)
        ]

    def first_place(self) -> int:
        """The newest one."""
        return len(self.boxes) - 1

    def point(self, panel: int, place: int, value: float) -> QPointF:
        area = self._areas[panel]
        y = area.bottom() - self._share(panel, value) * area.height()
        return QPointF(self.boxes[place].center().x(), y)

    def paint(self, painter: QPainter, palette: DialogPalette) -> None:
        """Paint the lines between places, too, and the line on which bars stand."""
        for place in self.plot.dividers:
            box, x = self.boxes[place], self.boxes[place].center().x()
            ends = (QPointF(x, box.top()), QPointF(x, box.bottom()))
            draw_grid_line(painter, ends, palette)
        super().paint(painter, palette)

    def _bar(self, panel: int, place: int, series: MarkSeries, base: float) -> QRectF:
        width = min(self._slot * _BAR, _WIDEST_BAR * self._scale) / 2
        value = series.values[place] or 0.0
        ends = (self.point(panel, place, base), self.point(panel, place, base + value))
        return QRectF(ends[0] - QPointF(width, 0), ends[1] + QPointF(width, 0)).normalized()

    def _ticks(self, panel: int) -> list[_Tick]:
        axis, ticks = self.plot.panels[panel].axis, []
        for value, text in axis.ticks:
            y = self.point(panel, 0, value).y()
            box = QRectF(0, y - self._line / 2, self._left - _TICK_GAP, self._line)
            ends = [(QPointF(self._left, y), QPointF(self._right, y))]
            ticks.append(_Tick(ends, text, box, value == axis.dashed))
        return ticks

    def _paint_bars(self, painter: QPainter, panel: int, palette: DialogPalette) -> None:
        super()._paint_bars(painter, panel, palette)
        if any(place == panel for place, _ in self._series(Mark.BAR)):
            y = self.point(panel, 0, 0).y()
            painter.setPen(pen(palette.frame, 1.6))
            painter.drawLine(QPointF(self._left, y), QPointF(self._right, y))

    def _paint_texts(self, painter: QPainter, palette: DialogPalette) -> None:
        """Paint as many labels as fit, each in the middle below its place and not twice."""
        texts, every = self.plot.labels, self._every(self.plot.labels, self._slot)
        end, shown = -_LABEL_GAP, ""
        for place, text in list(enumerate(texts))[::every]:
            width = text_width(text, self._face) + 2
            left = self.boxes[place].center().x() - width / 2
            left = min(self.width - width, max(0.0, left))
            if text == shown or left < end + _LABEL_GAP / 2:
                continue
            end, shown = left + width, text
            box = QRectF(left, self._bottom + _AXIS_GAP, width, self._line)
            draw_text(painter, box, text, self._face, palette.secondary_text, align=CENTRE)


_GAP: Final = 12.0
_MARGIN: Final = 8.0
"""At both sides of a row, so that its focus ring surrounds its texts."""
_STACKED_BELOW: Final = 440
"""Width in logical pixels below which labels are above their marks."""
_WIDEST_LABEL: Final = 0.3
"""Share of the width."""
_LANE: Final = 0.84
"""How much of a row all its bars take."""
_VALUE_GAP: Final = 6.0
_INSET: Final = 7.0
"""So that dots at the ends stay inside."""


class _RowPlace(NamedTuple):
    """The places of a row on the screen."""

    label: QRectF
    marks: QRectF
    value: QRectF


class _RowScene(PlotScene):
    """Places one below the other: label, marks and value, with the texts of the axis below all.

    In a narrow plot the label and the value are above the marks, on one line if both fit.
    """

    steps: ClassVar = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
    tick_align = CENTRE

    def __init__(self, plot: Plot, width: float, *, is_mirrored: bool = False) -> None:
        super().__init__(plot, width, is_mirrored=is_mirrored)
        (panel,) = plot.panels
        self._lane = panel.size * self._scale
        self._bars = [series for series in panel.series if series.mark is Mark.BAR]
        numbers = [number(round(value)) for series in self._bars for _, value in _marked(series)]
        self._bold = body_font(SMALL_SIZE, bold=True)
        self._figures = max((text_width(text, self._bold) for text in numbers), default=0.0)
        label_font = body_font(BODY_SIZE)
        labels = max((text_width(text, label_font) for text in plot.labels), default=0.0)
        values = max((text_width(text, self._face) for text in plot.values), default=0.0)
        self._label_line = max(self._line, round(BODY_SIZE * self._scale * 1.45))
        self._lines = 2 if labels + values + _GAP > width - 2 * _MARGIN else 1
        labels, values = min(labels + 2, width * _WIDEST_LABEL), values + 2 if values else 0.0
        self._is_stacked = width < _STACKED_BELOW * self._scale or labels + values > width * 0.55
        if self._is_stacked:
            self._left, self._right = _MARGIN, width - _MARGIN
            row_height = self._lines * self._label_line + self._lane + 12
        else:
            self._left = _MARGIN + labels + _GAP
            self._right = width - _MARGIN - (values + _GAP if values else 0.0)
            row_height = max(self._label_line, self._lane) + 10
        rows = range(len(plot.table.rows))
        boxes = [QRectF(0, row * row_height, width, row_height) for row in rows]
        self.boxes = [self._mapped(box) for box in boxes]
        self._places = [_RowPlace(*map(self._mapped, self._row(box))) for box in boxes]
        self._bottom = row_height * len(rows)
        has_texts = any(text for _, text in panel.axis.ticks)
        self.height = self._bottom + (_AXIS_GAP + self._line if has_texts else 0.0)

    def first_place(self) -> int:
        return 0

    def point(self, panel: int, place: int, value: float) -> QPointF:
        marks = self._places[place].marks
        x = self._x(self._share(panel, value))
        return QPointF(self.width - x if self.is_mirrored else x, marks.center().y())

    def _x(self, share: float) -> float:
        """Where a share of the axis is in the layout from left to right."""
        left, right = self._left + _INSET, self._right - _INSET
        if self._bars:
            left, right = self._left, self._right - self._figures - _VALUE_GAP
        return left + share * (right - left)

    def _row(self, box: QRectF) -> tuple[QRectF, QRectF, QRectF]:
        """Label, marks and value of a row in the layout from left to right."""
        width = self._right - self._left
        if self._is_stacked:
            label = QRectF(_MARGIN, box.top() + 3, width, self._label_line)
            value = label.translated(0, (self._lines - 1) * self._label_line)
            return label, QRectF(self._left, value.bottom(), width, self._lane), value
        label = box.adjusted(_MARGIN, 0, 0, 0)
        label.setRight(self._left - _GAP)
        value = box.adjusted(0, 0, -_MARGIN, 0)
        value.setLeft(self._right + _GAP)
        return label, QRectF(self._left, box.top(), width, box.height()), value

    def _bar(self, panel: int, place: int, series: MarkSeries, base: float) -> QRectF:
        thickness = self._lane * _LANE / len(self._bars)
        first = self._places[place].marks.center().y() - self._lane * _LANE / 2
        top = first + self._bars.index(series) * thickness
        ends = (self.point(panel, place, base), self.point(panel, place, series.values[place] or 0))
        x = sorted(end.x() for end in ends)
        return QRectF(x[0], top, x[1] - x[0], thickness - 1)

    def _ticks(self, panel: int) -> list[_Tick]:
        pieces = [(0.0, self._bottom)]
        if self._is_stacked:
            pieces = [(place.marks.top(), place.marks.bottom()) for place in self._places]
        axis, ticks = self.plot.panels[panel].axis, []
        room = (self._x(1) - self._x(0)) / max(1, len(axis.ticks) - 1)
        every = self._every([text for _, text in axis.ticks], room)
        for value, text in axis.ticks[::every]:
            x = self.point(panel, 0, value).x()
            ends = [(QPointF(x, top), QPointF(x, bottom)) for top, bottom in pieces]
            width = text_width(text, self._face) + 2
            left = min(self.width - width, max(0.0, x - width / 2))
            box = QRectF(left, self._bottom + _AXIS_GAP, width, self._line)
            ticks.append(_Tick(ends, text, box, value == axis.dashed))
        return ticks

    def _paint_texts(self, painter: QPainter, palette: DialogPalette) -> None:
        """Paint label and value of each row, and the numbers beside the bars."""
        for place, label in zip(self._places, self.plot.labels, strict=True):
            draw_text(painter, place.label, label, body_font(BODY_SIZE), palette.text)
        for place, text in zip(self._places, self.plot.values, strict=False):
            token = palette.secondary_text
            draw_text(painter, place.value, text, self._face, token, align=RIGHT)
        for series in self._bars:
            for row, value in _marked(series):
                bar = self._mapped(self._bar(0, row, series, 0))
                words = QRectF(bar.right() + _VALUE_GAP, bar.top(), self._figures, bar.height())
                text = number(round(value))
                draw_text(painter, self._mapped(words), text, self._bold, palette.text)
