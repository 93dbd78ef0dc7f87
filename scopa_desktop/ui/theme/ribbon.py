"""The ribbon shown at a sweep or a win: slightly arched, with folded ends and lettering."""

import math
from dataclasses import dataclass

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPolygonF

from scopa_desktop.ui.theme import lettering
from scopa_desktop.ui.theme.colours import GOLD, INK, RED, RED_DEEP, RED_FOLD, WHITE
from scopa_desktop.ui.theme.painting import colour, pen

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


@dataclass(frozen=True)
class _Arch:
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


def draw_ribbon(
    painter: QPainter, centre: QPointF, text: str, size: float, unrolled: float = 1.0
) -> None:
    """Draw a ribbon around `centre` with capitals of height `size`.

    `unrolled` is the part of its width that is open, from 0 to 1.
    """
    arch = _Arch(centre, size)
    letters = lettering.arc_path(text, size, _BEND * size)
    whole = letters.boundingRect().width() / 2 / size + _MARGIN
    half = whole * min(1.0, max(0.02, unrolled))
    for side in (-1, 1):
        _draw_tail(painter, arch, half, side)
    _draw_band(painter, arch, half)
    painter.save()
    painter.setClipPath(_as_path(arch.band(half)), Qt.ClipOperation.IntersectClip)
    _draw_letters(painter, letters.translated(centre.x(), centre.y() + size * _BASELINE), size)
    painter.restore()


def _as_path(polygon: QPolygonF) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(polygon)
    path.closeSubpath()
    return path


def _line_width(arch: _Arch) -> float:
    return max(2.0, arch.size * 0.06)


def _draw_tail(painter: QPainter, arch: _Arch, half: float, side: int) -> None:
    """Draw the forked end behind the ribbon, and the fold that leads to it."""
    top, bottom = _HALF_HEIGHT - _DROP, -_HALF_HEIGHT - _DROP
    tucked, tip, notch = side * (half - _TUCK), side * (half + _TAIL), side * (half + _NOTCH)
    painter.setPen(pen(INK, _line_width(arch)))
    painter.setBrush(colour(RED_DEEP))
    painter.drawPolygon(
        arch.shape((tucked, top), (tip, top), (notch, -_DROP), (tip, bottom), (tucked, bottom))
    )
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
