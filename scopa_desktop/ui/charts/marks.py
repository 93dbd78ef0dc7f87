"""What plots are made of: bars, dots and lines."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPolygonF

from scopa_desktop.ui.charts.plot import Mark, MarkSeries, Shape
from scopa_desktop.ui.theme.colours import GOLD, DialogPalette
from scopa_desktop.ui.theme.painting import colour, pen
from scopa_desktop.ui.theme.shapes import star

_OUTLINE: Final = 1.6
_ROUNDING: Final = 3.0
_THIN: Final = 9.0
_DOT: Final = 5.0
_POLYGONS: Final = {
    Shape.TRIANGLE: QPolygonF([QPointF(-6, -5), QPointF(6, -5), QPointF(0, 6)]),
    Shape.STAR: star(QPointF(0, 0), 3.2, 7.5, 5),
    Shape.DIAMOND: QPolygonF([QPointF(-6, 0), QPointF(0, -6), QPointF(6, 0), QPointF(0, 6)]),
}
"""Shapes of dots around (0, 0)."""


def draw_bar(painter: QPainter, box: QRectF, fill: str, palette: DialogPalette) -> None:
    """Draw a bar with an outline.

    A thin bar has square corners and a thin outline, and is painted much faster: there may be
    hundreds of them.
    """
    if box.width() < _THIN:
        line = min(1.0, box.width() / 4, box.height() / 4)
        painter.fillRect(box, colour(palette.frame))
        painter.fillRect(box.adjusted(line, line, -line, -line), colour(fill))
        return
    painter.setPen(pen(palette.frame, _OUTLINE))
    painter.setBrush(colour(fill))
    rounding = min(_ROUNDING, box.height() / 2)
    painter.drawRoundedRect(box, rounding, rounding)
    painter.setBrush(Qt.BrushStyle.NoBrush)


def draw_dot(
    painter: QPainter,
    centre: QPointF,
    radius: float,
    palette: DialogPalette,
    fill: str = GOLD,
) -> None:
    painter.setPen(pen(palette.text, 2))
    painter.setBrush(colour(fill))
    painter.drawEllipse(centre, radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)


def draw_shape(
    painter: QPainter, at: QPointF, shape: Shape, fill: str, palette: DialogPalette
) -> None:
    """Draw a dot of a shape and a colour."""
    if shape is Shape.CIRCLE:
        draw_dot(painter, at, _DOT, palette, fill)
        return
    painter.setPen(pen(palette.frame, 1.2))
    painter.setBrush(colour(fill))
    painter.drawPolygon(_POLYGONS[shape].translated(at))
    painter.setBrush(Qt.BrushStyle.NoBrush)


def draw_line(painter: QPainter, points: Sequence[QPointF], palette: DialogPalette) -> None:
    painter.setPen(pen(palette.title, 2.2))
    painter.drawPolyline(QPolygonF(list(points)))


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


def draw_sample(painter: QPainter, box: QRectF, series: MarkSeries, palette: DialogPalette) -> None:
    """Draw a mark of a series in a small box."""
    match series.mark:
        case Mark.LINE:
            line = box.adjusted(1, 3, -1, -3)
            draw_line(painter, [line.bottomLeft(), line.topRight()], palette)
        case Mark.BAR:
            draw_bar(painter, box.adjusted(2, 3, -2, -3), series.fill, palette)
        case Mark.DOT:
            draw_shape(painter, box.center(), series.shape, series.fill, palette)
