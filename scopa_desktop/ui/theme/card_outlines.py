"""Outlines, dimming and markers that show the state of a card; never by colour alone."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF

from scopa_desktop.ui.theme.colours import GOLD, INK, WHITE, Cloth
from scopa_desktop.ui.theme.painting import colour, pen
from scopa_desktop.ui.theme.shapes import rounded

CORNER = 0.05
"""The radius of a card's corners, in card widths."""

DIM_NOT_CAPTURED, DIM_NOT_PLAYABLE = 0.35, 0.55
"""Opacity of the dimming over a card that is not captured, or that may not be played."""

_DASH, _GAP = 2.6, 2.6
_HATCH_STEP = 0.045


def outline_unit(card: QRectF, cloth: Cloth) -> float:
    """The unit of outline widths in pixels; grows with the card, and on the high contrast cloth."""
    return max(2.0, card.height() * 0.021) * cloth.outline_factor


def draw_outline(
    painter: QPainter, card: QRectF, unit: float, token: str, *, dash_shift: float | None = None
) -> None:
    """Draw an outline around a card: the colour `token` between two lines of ink.

    With `dash_shift` the coloured line is dashed, and shifted along the outline by that many
    dashes.
    """
    radius = card.width() * CORNER + unit * 0.5
    box = card.adjusted(-unit * 0.5, -unit * 0.5, unit * 0.5, unit * 0.5)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    _draw_line(painter, box, radius, pen(INK, unit * 1.75))
    _draw_line(painter, box, radius, pen(token, unit * 1.05), dash_shift)


def draw_edge(painter: QPainter, card: QRectF) -> None:
    """Draw a white line on ink around a card, for high contrast."""
    radius = card.width() * CORNER
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for token, width in ((INK, 6.0), (WHITE, 3.0)):
        _draw_line(painter, card, radius, pen(token, width))


def draw_focus_ring(painter: QPainter, card: QRectF, unit: float) -> None:
    """Draw the ring of the keyboard focus: white dashes on ink, outside all other outlines."""
    radius = card.width() * CORNER * 2
    box = card.adjusted(-unit * 2, -unit * 2, unit * 2, unit * 2)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    _draw_line(painter, box, radius, pen(INK, unit * 1.5))
    _draw_line(painter, box, radius, pen(WHITE, unit * 0.8), 0.0)


def draw_dimming(painter: QPainter, card: QRectF, cloth: Cloth, opacity: float) -> None:
    """Dim a card by a translucent layer, or by hatching on the high contrast cloth."""
    radius = card.width() * CORNER
    if cloth.high_contrast:
        _draw_hatching(painter, card, radius, opacity)
        return
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour(cloth.dimming, round(255 * opacity)))
    painter.drawRoundedRect(card, radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)


def draw_arrow(painter: QPainter, card: QRectF, unit: float) -> None:
    """Draw the small gold arrow above the selected card."""
    size = card.height() * 0.045
    tip = QPointF(card.center().x(), card.top() - unit * 2)
    corners = (QPointF(-1.2, -0.2), QPointF(1.2, -0.2), QPointF(0, -1.5))
    painter.setPen(pen(INK, 1.6))
    painter.setBrush(colour(GOLD))
    painter.drawPolygon(QPolygonF([tip + corner * size for corner in corners]))
    painter.setBrush(Qt.BrushStyle.NoBrush)


def _draw_line(
    painter: QPainter, box: QRectF, radius: float, line: QPen, dash_shift: float | None = None
) -> None:
    """Draw a rounded rectangle with an opaque pen, dashed with `dash_shift`.

    A line that is not dashed is drawn side by side: around a rotated card this takes a quarter of
    the time of `drawRoundedRect`.
    """
    if dash_shift is not None:
        line.setCapStyle(Qt.PenCapStyle.FlatCap)
        line.setDashPattern([_DASH, _GAP])
        line.setDashOffset(-dash_shift * (_DASH + _GAP))
        painter.setPen(line)
        painter.drawRoundedRect(box, radius, radius)
        return
    # The caps of the corners cover the ends of the sides.
    line.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(line)
    across = box.adjusted(radius, 0.0, -radius, 0.0)
    down = box.adjusted(0.0, radius, 0.0, -radius)
    painter.drawLine(across.topLeft(), across.topRight())
    painter.drawLine(across.bottomLeft(), across.bottomRight())
    painter.drawLine(down.topLeft(), down.bottomLeft())
    painter.drawLine(down.topRight(), down.bottomRight())
    line.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(line)
    corner = QRectF(0.0, 0.0, 2 * radius, 2 * radius)
    for start, left, top in (
        (0, down.right() - 2 * radius, across.top()),
        (90, down.left(), across.top()),
        (180, down.left(), across.bottom() - 2 * radius),
        (270, down.right() - 2 * radius, across.bottom() - 2 * radius),
    ):
        painter.drawArc(corner.translated(left, top), start * 16, 90 * 16)


def _draw_hatching(painter: QPainter, card: QRectF, radius: float, opacity: float) -> None:
    """Draw ink lines from lower left to upper right; closer for a higher opacity."""
    step = card.height() * _HATCH_STEP * (0.5 / opacity)
    painter.save()
    painter.setClipPath(rounded(card, radius), Qt.ClipOperation.IntersectClip)
    painter.setPen(pen(INK, step * 0.26))
    start = card.left() - card.height()
    for line in range(int((card.width() + card.height()) / step) + 1):
        x = start + line * step
        painter.drawLine(QPointF(x, card.bottom()), QPointF(x + card.height(), card.top()))
    painter.restore()
    painter.setPen(pen(INK, 1.5))
    painter.drawRoundedRect(card, radius, radius)
