"""The printed shapes: cartouche, sun rays, rule, and the marks of lists and tiles."""

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPolygonF

from scopa_desktop.ui.theme.painting import colour, pen
from scopa_desktop.ui.theme.colours import GOLD, INK

_LOZENGES = ((0.0, 4.4), (-9.0, 2.0), (9.0, 2.0))
_RULE_GAP = 12.0


def cartouche(box: QRectF, scoop: float = 8.0) -> QPainterPath:
    """A rectangle with scooped corners of that radius."""
    side = 2 * scoop
    path = QPainterPath(QPointF(box.left() + scoop, box.top()))
    path.lineTo(box.right() - scoop, box.top())
    path.arcTo(QRectF(box.right() - scoop, box.top() - scoop, side, side), 180, 90)
    path.lineTo(box.right(), box.bottom() - scoop)
    path.arcTo(QRectF(box.right() - scoop, box.bottom() - scoop, side, side), 90, 90)
    path.lineTo(box.left() + scoop, box.bottom())
    path.arcTo(QRectF(box.left() - scoop, box.bottom() - scoop, side, side), 0, 90)
    path.lineTo(box.left(), box.top() + scoop)
    path.arcTo(QRectF(box.left() - scoop, box.top() - scoop, side, side), -90, 90)
    path.closeSubpath()
    return path


def rounded(box: QRectF, radius: float) -> QPainterPath:
    """A rectangle with rounded corners, as a path to fill, stroke or clip by."""
    path = QPainterPath()
    path.addRoundedRect(box, radius, radius)
    return path


def star(centre: QPointF, inner: float, outer: float, points: int, turn: float = 0.0) -> QPolygonF:
    """A star, its first point up; `turn` in degrees, clockwise."""
    corners = []
    for step in range(2 * points):
        angle = math.radians(180 / points * step - 90 + turn)
        reach = inner if step % 2 else outer
        corners.append(centre + QPointF(reach * math.cos(angle), reach * math.sin(angle)))
    return QPolygonF(corners)


def draw_rays(
    painter: QPainter,
    centre: QPointF,
    inner: float,
    outer: float,
    points: int = 20,
    *,
    fill: str = GOLD,
    line: str = INK,
    line_width: float = 1.6,
    turn: float = 0.0,
) -> None:
    """Sun rays: behind the portrait on turn, under a point won, in the flourish of a sweep."""
    painter.setPen(pen(line, line_width))
    painter.setBrush(colour(fill))
    painter.drawPolygon(star(centre, inner, outer, points, turn))
    painter.setBrush(Qt.BrushStyle.NoBrush)


def draw_rule(painter: QPainter, left: float, right: float, y: float, token: str) -> None:
    """A printer's rule with lozenges in its middle."""
    middle = (left + right) / 2
    painter.setPen(pen(token, 1.4))
    painter.drawLine(QPointF(left, y), QPointF(middle - _RULE_GAP, y))
    painter.drawLine(QPointF(middle + _RULE_GAP, y), QPointF(right, y))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour(token))
    for offset, reach in _LOZENGES:
        painter.drawPolygon(star(QPointF(middle + offset, y), reach * math.sqrt(0.5), reach, 2))
    painter.setBrush(Qt.BrushStyle.NoBrush)


def fill_and_outline(
    painter: QPainter, path: QPainterPath, fill: str, line: str, line_width: float = 2.0
) -> None:
    """A shape in one flat colour with an even outline: the manner of everything printed here."""
    painter.setPen(pen(line, line_width))
    painter.setBrush(colour(fill))
    painter.drawPath(path)
    painter.setBrush(Qt.BrushStyle.NoBrush)


def draw_selected_row(painter: QPainter, row: QRectF) -> None:
    """The ground of the chosen row of a list: gold with an ink outline. Its text is INK."""
    fill_and_outline(painter, rounded(row.adjusted(3, 2, -3, -2), 8), GOLD, INK)
