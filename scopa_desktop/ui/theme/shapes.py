"""Painted shapes: cartouche, star, sun rays, ornamental rule, rounded rectangle."""

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPolygonF

from scopa_desktop.ui.theme.colours import GOLD, INK
from scopa_desktop.ui.theme.painting import colour, pen

_LOZENGES = ((0.0, 4.4), (-9.0, 2.0), (9.0, 2.0))
_RULE_GAP = 12.0


def cartouche(box: QRectF, scoop: float = 8.0) -> QPainterPath:
    """A rectangle with concave corners of the radius `scoop`."""
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
    """A rectangle with rounded corners, as a path to fill, stroke or clip with."""
    path = QPainterPath()
    path.addRoundedRect(box, radius, radius)
    return path


def star(
    centre: QPointF, inner: float, outer: float, points: int, rotation: float = 0.0
) -> QPolygonF:
    """A star whose first point is at the top; `rotation` in degrees, clockwise."""
    corners = []
    for step in range(2 * points):
        angle = math.radians(180 / points * step - 90 + rotation)
        radius = inner if step % 2 else outer
        corners.append(centre + QPointF(radius * math.cos(angle), radius * math.sin(angle)))
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
    rotation: float = 0.0,
) -> None:
    """Draw sun rays: behind the portrait on turn, under points won, at a sweep."""
    painter.setPen(pen(line, line_width))
    painter.setBrush(colour(fill))
    painter.drawPolygon(star(centre, inner, outer, points, rotation))
    painter.setBrush(Qt.BrushStyle.NoBrush)


def draw_rule(painter: QPainter, left: float, right: float, y: float, token: str) -> None:
    """Draw a horizontal rule with lozenges in its middle."""
    middle = (left + right) / 2
    painter.setPen(pen(token, 1.4))
    painter.drawLine(QPointF(left, y), QPointF(middle - _RULE_GAP, y))
    painter.drawLine(QPointF(middle + _RULE_GAP, y), QPointF(right, y))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour(token))
    for offset, radius in _LOZENGES:
        painter.drawPolygon(star(QPointF(middle + offset, y), radius * math.sqrt(0.5), radius, 2))
    painter.setBrush(Qt.BrushStyle.NoBrush)


def fill_and_outline(
    painter: QPainter, path: QPainterPath, fill: str, line: str, line_width: float = 2.0
) -> None:
    """Draw a path filled with one colour, with an outline of even width."""
    painter.setPen(pen(line, line_width))
    painter.setBrush(colour(fill))
    painter.drawPath(path)
    painter.setBrush(Qt.BrushStyle.NoBrush)


def draw_selected_row(painter: QPainter, row: QRectF) -> None:
    """Draw the background of a list's selected row: gold with an ink outline. Its text is INK."""
    fill_and_outline(painter, rounded(row.adjusted(3, 2, -3, -2), 8), GOLD, INK)
