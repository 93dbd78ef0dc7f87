"""What charts are made of: bars, dots, whiskers, bands, axes, and the legend."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPolygonF

from scopa_desktop.ui.charts.chart_scene import ChartScene, small_line_height
from scopa_desktop.ui.theme.colours import GOLD, DialogPalette
from scopa_desktop.ui.theme.fonts import SMALL_SIZE, body_font, text_scale
from scopa_desktop.ui.theme.painting import (
    colour,
    draw_lines,
    draw_text,
    pen,
    text_height,
    text_width,
)

OUTLINE: Final = 1.6
_ROUNDING: Final = 3.0
_SWATCH, _SWATCH_GAP, _ENTRY_GAP = 18.0, 6.0, 18.0
_CAP: Final = 5.0


def draw_bar(
    painter: QPainter, box: QRectF, fill: str, palette: DialogPalette, *, is_thin: bool = False
) -> None:
    """Draw a bar with an outline.

    A thin bar has square corners and a thin outline, and is painted much faster: there may be
    hundreds of them.
    """
    if is_thin:
        line = min(1.0, box.width() / 4, box.height() / 4)
        painter.fillRect(box, colour(palette.frame))
        painter.fillRect(box.adjusted(line, line, -line, -line), colour(fill))
        return
    painter.setPen(pen(palette.frame, OUTLINE))
    painter.setBrush(colour(fill))
    rounding = min(_ROUNDING, box.width() / 2, box.height() / 2)
    painter.drawRoundedRect(box, rounding, rounding)
    painter.setBrush(Qt.BrushStyle.NoBrush)


def draw_dot(
    painter: QPainter,
    centre: QPointF,
    radius: float,
    palette: DialogPalette,
    *,
    is_filled: bool = True,
    token: str | None = None,
) -> None:
    """Draw a gold dot, a hollow one if it is not filled; `token` replaces the outline's colour."""
    painter.setPen(pen(token or palette.text, 2))
    painter.setBrush(colour(GOLD if is_filled else palette.background))
    painter.drawEllipse(centre, radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)


def draw_whisker(
    painter: QPainter,
    left: float,
    right: float,
    y: float,
    palette: DialogPalette,
    *,
    token: str | None = None,
) -> None:
    """Draw a horizontal line with a cap at each end; `token` replaces the colour of the text."""
    painter.setPen(pen(token or palette.text, 2))
    painter.drawLine(QPointF(left, y), QPointF(right, y))
    for x in (left, right):
        painter.drawLine(QPointF(x, y - _CAP), QPointF(x, y + _CAP))


def draw_band(painter: QPainter, box: QRectF, palette: DialogPalette) -> None:
    """Draw a horizontal band with a line at each end."""
    painter.fillRect(box, colour(palette.tile))
    painter.setPen(pen(palette.frame, OUTLINE))
    painter.drawLine(box.topLeft(), box.bottomLeft())
    painter.drawLine(box.topRight(), box.bottomRight())


def draw_grid_line(
    painter: QPainter,
    ends: tuple[QPointF, QPointF],
    palette: DialogPalette,
    *,
    is_dashed: bool = False,
) -> None:
    """Draw a thin horizontal or vertical line; a dashed one marks a special value.

    Without antialiasing such lines are sharper, and dashes are painted much faster.
    """
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    if is_dashed:
        painter.setPen(pen(palette.secondary_text, 1.4, style=Qt.PenStyle.DashLine))
    else:
        painter.setPen(pen(palette.line, 1))
    painter.drawLine(*ends)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)


class LegendEntry(NamedTuple):
    """A sample of a mark and what it means."""

    text: str
    draw: Callable[[QPainter, QRectF, DialogPalette], None] | None


def text_entry(text: str) -> LegendEntry:
    """An entry that introduces those after it."""
    return LegendEntry(text, None)


def bar_entry(text: str, fill: str) -> LegendEntry:
    def draw(painter: QPainter, box: QRectF, palette: DialogPalette) -> None:
        draw_bar(painter, box.adjusted(2, 1, -2, -1), fill, palette)

    return LegendEntry(text, draw)


def band_entry(text: str) -> LegendEntry:
    def draw(painter: QPainter, box: QRectF, palette: DialogPalette) -> None:
        draw_band(painter, box.adjusted(1, 0, -1, 0), palette)

    return LegendEntry(text, draw)


def dot_entry(text: str, *, is_filled: bool = True) -> LegendEntry:
    def draw(painter: QPainter, box: QRectF, palette: DialogPalette) -> None:
        draw_dot(painter, box.center(), 5, palette, is_filled=is_filled)

    return LegendEntry(text, draw)


def whisker_entry(text: str) -> LegendEntry:
    def draw(painter: QPainter, box: QRectF, palette: DialogPalette) -> None:
        draw_whisker(painter, box.left() + 1, box.right() - 1, box.center().y(), palette)
        draw_dot(painter, box.center(), 4, palette)

    return LegendEntry(text, draw)


def line_entry(text: str) -> LegendEntry:
    def draw(painter: QPainter, box: QRectF, palette: DialogPalette) -> None:
        draw_line(painter, [box.bottomLeft(), box.center(), box.topRight()], palette)

    return LegendEntry(text, draw)


def draw_line(painter: QPainter, points: Sequence[QPointF], palette: DialogPalette) -> None:
    painter.setPen(pen(palette.title, 2.2))
    painter.drawPolyline(QPolygonF(list(points)))


def square_entry(text: str, fill: Callable[[DialogPalette], str]) -> LegendEntry:
    """An entry with a square; `fill` gives its colour in a palette."""

    def draw(painter: QPainter, box: QRectF, palette: DialogPalette) -> None:
        side = box.height()
        square = QRectF(box.center().x() - side / 2, box.top(), side, side)
        draw_cell(painter, square, fill(palette), palette)

    return LegendEntry(text, draw)


def draw_cell(painter: QPainter, box: QRectF, fill: str, palette: DialogPalette) -> None:
    """Draw a small square with a thin outline."""
    painter.setPen(pen(palette.frame, 0.8, 150))
    painter.setBrush(colour(fill))
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 2, 2)
    painter.setBrush(Qt.BrushStyle.NoBrush)


class _PlacedEntry(NamedTuple):
    entry: LegendEntry
    box: QRectF
    """Sample and text, below the top of the legend."""


class Legend:
    """Entries in one or more lines, from the side on which the language begins to read."""

    def __init__(self, entries: Sequence[LegendEntry], width: float) -> None:
        self._face = body_font(SMALL_SIZE)
        self._swatch = _SWATCH * text_scale()
        self._placed: list[_PlacedEntry] = []
        line = small_line_height()
        x = y = 0.0
        row_height = line if entries else 0.0
        for entry in entries:
            sample = self._sample_width(entry)
            text = text_width(entry.text, self._face) + 2
            if x and x + sample + text > width:
                x, y, row_height = 0.0, y + row_height, line
            room = min(text, max(20.0, width - sample))
            height = max(line, text_height(entry.text, self._face, room))
            row_height = max(row_height, height)
            self._placed.append(_PlacedEntry(entry, QRectF(x, y, sample + room, height)))
            x += sample + room + _ENTRY_GAP
        self.height = y + row_height

    def paint(self, painter: QPainter, scene: ChartScene, top: float) -> None:
        palette, line = scene.frame.palette, small_line_height()
        side = self._swatch * 0.62
        for entry, place in self._placed:
            box = place.translated(0, top)
            if entry.draw is not None:
                swatch = QRectF(box.left(), box.top() + (line - side) / 2, self._swatch, side)
                entry.draw(painter, scene.place(swatch), palette)
            words = scene.place(box.adjusted(self._sample_width(entry), 0, 0, 0))
            if box.height() > line:
                draw_lines(painter, words, entry.text, self._face, palette.secondary_text)
            else:
                draw_text(painter, words, entry.text, self._face, palette.secondary_text)

    def _sample_width(self, entry: LegendEntry) -> float:
        return 0.0 if entry.draw is None else self._swatch + _SWATCH_GAP
