"""The ribbon shown at a sweep or a win: slightly arched, with folded ends and lettering."""

import math
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap, QPolygonF

from scopa_desktop.ui.theme.colours import GOLD, INK, RED, RED_DEEP, RED_FOLD, WHITE
from scopa_desktop.ui.theme.fonts import heading_font
from scopa_desktop.ui.theme.painting import colour, painted_pixmap, pen
from scopa_desktop.ui.theme.pixmap_cache import PixmapCache

# Proportions, in units of the height of the capitals.
_BEND = 7.8
_HALF_HEIGHT = 0.875
_DROP = 0.42
_TUCK = 0.6
_TAIL = 1.15
_NOTCH = 0.72
_MARGIN = 0.55
_BASELINE = 0.47
_STEPS = 16

_cache = PixmapCache(4 * 1024 * 1024)


class _Arch(NamedTuple):
    """Coordinates on a ribbon bent over a large circle, in units of the height of the capitals."""

    centre: QPointF
    size: float

    def at(self, along: float, above: float) -> QPointF:
        """The point `along` from the middle and `above` the ribbon's own middle line."""
        angle, radius = along / _BEND, (_BEND + above) * self.size
        offset = QPointF(radius * math.sin(angle), _BEND * self.size - radius * math.cos(angle))
        return self.centre + offset

    def shape(self, *points: tuple[float, float]) -> QPolygonF:
        return QPolygonF([self.at(*point) for point in points])

    def line(self, half: float, above: float) -> list[QPointF]:
        """An arc from -half to +half."""
        return [self.at(half * (2 * step / _STEPS - 1), above) for step in range(_STEPS + 1)]

    def band(self, half: float) -> QPolygonF:
        """The front of the ribbon."""
        return QPolygonF(self.line(half, _HALF_HEIGHT) + self.line(half, -_HALF_HEIGHT)[::-1])


class Ribbon:
    """A ribbon around (0, 0) that can be drawn in every frame: its letters are rendered once."""

    def __init__(self, text: str, size: float, dpr: float) -> None:
        """`size` is the height of the capitals in logical pixels, `dpr` the device pixel ratio."""
        self._arch = _Arch(QPointF(0, 0), size)
        letters = _bent_letters(text, self._arch.size, heading_font(size).key())
        self._half = letters.boundingRect().width() / 2 / size + _MARGIN
        box = letters.boundingRect().adjusted(-size, -size, size, size)
        self._letters_at = box.topLeft()
        self._letters = _cache.get((text, size, dpr), lambda: _render(letters, box, size, dpr))

    @property
    def box(self) -> QRectF:
        """What it covers when it is open."""
        ends = [_tail(self._arch, self._half, side) for side in (-1, 1)]
        whole = self._arch.band(self._half).boundingRect()
        for end in ends:
            whole |= end.boundingRect()
        edge = _line_width(self._arch) / 2
        return whole.adjusted(-edge, -edge, edge, edge)

    def draw(self, painter: QPainter, unrolled: float = 1.0) -> None:
        """Draw the part of its width that is open, from 0 to 1."""
        half = self._half * min(1.0, max(0.02, unrolled))
        for side in (-1, 1):
            _draw_tail(painter, self._arch, half, side)
        _draw_band(painter, self._arch, half)
        painter.save()
        reach, height = half * self._arch.size, self._arch.size * _BEND
        painter.setClipRect(
            QRectF(-reach, -height, 2 * reach, 2 * height), Qt.ClipOperation.IntersectClip
        )
        painter.drawPixmap(self._letters_at, self._letters)
        painter.restore()


@lru_cache(maxsize=16)
def _bent_letters(text: str, size: float, _font: str) -> QPainterPath:
    """The outlines of a text along the ribbon, with the middle of the text in its middle.

    Computed once for a text, the height of its capitals and the key of the font of headings.
    """
    path, arch = QPainterPath(), _Arch(QPointF(0, 0), size)
    path.addText(0, 0, heading_font(arch.size), text)
    path.setFillRule(Qt.FillRule.WindingFill)
    middle = path.boundingRect().center().x()
    for index in range(path.elementCount()):
        element = path.elementAt(index)
        along, above = (element.x - middle) / arch.size, -element.y / arch.size - _BASELINE
        point = arch.at(along, above)
        path.setElementPositionAt(index, point.x(), point.y())
    return path


def _render(letters: QPainterPath, box: QRectF, size: float, dpr: float) -> QPixmap:
    def draw(painter: QPainter) -> None:
        painter.translate(-box.topLeft())
        _draw_letters(painter, letters, size)

    pixels = QSize(math.ceil(box.width() * dpr), math.ceil(box.height() * dpr))
    return painted_pixmap(pixels, draw, dpr=dpr)


def _line_width(arch: _Arch) -> float:
    return max(2.0, arch.size * 0.06)


def _tail(arch: _Arch, half: float, side: int) -> QPolygonF:
    """The forked end behind the ribbon."""
    top, bottom = _HALF_HEIGHT - _DROP, -_HALF_HEIGHT - _DROP
    tucked, tip, notch = side * (half - _TUCK), side * (half + _TAIL), side * (half + _NOTCH)
    return arch.shape((tucked, top), (tip, top), (notch, -_DROP), (tip, bottom), (tucked, bottom))


def _draw_tail(painter: QPainter, arch: _Arch, half: float, side: int) -> None:
    """Draw the forked end behind the ribbon, and the fold that leads to it."""
    bottom, tucked = -_HALF_HEIGHT - _DROP, side * (half - _TUCK)
    painter.setPen(pen(INK, _line_width(arch)))
    painter.setBrush(colour(RED_DEEP))
    painter.drawPolygon(_tail(arch, half, side))
    painter.setBrush(colour(RED_FOLD))
    painter.drawPolygon(
        arch.shape((side * half, -_HALF_HEIGHT), (tucked, -_HALF_HEIGHT), (tucked, bottom))
    )
    painter.setPen(pen(INK, _line_width(arch) * 0.45))
    for crease in range(4):
        x = half + 0.12 + 0.17 * crease
        painter.drawLine(arch.at(side * x, -0.945), arch.at(side * (x + 0.1), -0.21))


def _draw_band(painter: QPainter, arch: _Arch, half: float) -> None:
    painter.setPen(pen(INK, _line_width(arch)))
    painter.setBrush(colour(RED))
    painter.drawPolygon(arch.band(half))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen(GOLD, _line_width(arch) * 0.55))
    for above in (-0.8 * _HALF_HEIGHT, 0.8 * _HALF_HEIGHT):
        painter.drawPolyline(QPolygonF(arch.line(max(0.0, half - 0.1), above)))


def _draw_letters(painter: QPainter, letters: QPainterPath, size: float) -> None:
    """Draw white letters with an ink outline and a small shadow at the lower right."""
    painter.setPen(pen(INK, size * 0.12))
    painter.setBrush(colour(INK))
    painter.drawPath(letters.translated(size * 0.035, size * 0.055))
    painter.drawPath(letters)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour(WHITE))
    painter.drawPath(letters)
    painter.setBrush(Qt.BrushStyle.NoBrush)
