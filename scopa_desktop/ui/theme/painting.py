"""Helpers for QPainter: colours, pens, render hints, pictures, and text that is elided or fits."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPaintDevice,
    QPainter,
    QPen,
    QPixmap,
    QTransform,
)
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QGraphicsView

from scopa_desktop.ui.theme.fonts import MIN_TABLE_SIZE, font, heading_font

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
CENTRE = Qt.AlignmentFlag.AlignCenter

_WRAPPED = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignTop
_UNLIMITED = 10_000.0


def colour(token: str, alpha: int = 255) -> QColor:
    """A colour token (`#rrggbb`) as QColor; `alpha` from 0, transparent, to 255, opaque."""
    result = QColor(token)
    result.setAlpha(alpha)
    return result


def pen(
    token: str,
    width: float,
    alpha: int = 255,
    style: Qt.PenStyle = Qt.PenStyle.SolidLine,
) -> QPen:
    """A pen with round caps and joins."""
    return QPen(
        colour(token, alpha),
        width,
        style,
        Qt.PenCapStyle.RoundCap,
        Qt.PenJoinStyle.RoundJoin,
    )


def set_render_hints(painter: QPainter | QGraphicsView) -> None:
    """Turn on antialiasing and smooth scaling of pixmaps."""
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
    )


def smooth_painter(device: QPaintDevice) -> QPainter:
    """A painter with antialiasing and smooth scaling of pixmaps."""
    painter = QPainter(device)
    set_render_hints(painter)
    return painter


def painted_pixmap(pixels: QSize, draw: Callable[[QPainter], None], *, dpr: float = 1.0) -> QPixmap:
    """A picture on a transparent ground, of a size in device pixels; `draw` paints logical ones."""
    picture = QPixmap(pixels)
    picture.setDevicePixelRatio(dpr)
    picture.fill(Qt.GlobalColor.transparent)
    painter = smooth_painter(picture)
    draw(painter)
    painter.end()
    return picture


def draw_unscaled(painter: QPainter, picture: QPixmap, x: int = 0, y: int = 0) -> None:
    """Draw a picture pixel by pixel, at device pixels from the origin of a widget.

    Qt then copies it without sampling, also where what is painted anew is not one rectangle. The
    painter keeps another transform.
    """
    dpr, box = painter.device().devicePixelRatioF(), QRectF(picture.rect())
    painter.setWorldTransform(QTransform.fromScale(1 / dpr, 1 / dpr))
    painter.drawPixmap(box.translated(x, y), picture, box)


def draw_text(
    painter: QPainter,
    box: QRectF,
    text: str,
    font: QFont,
    token: str,
    *,
    align: Qt.AlignmentFlag = LEFT,
) -> None:
    """Paint one line of text in a box, elided with an ellipsis if it is too wide.

    Marks above and below the letters may reach out of the box, which they do in Arabic.
    """
    painter.setFont(font)
    painter.setPen(colour(token))
    flags = align.value | Qt.TextFlag.TextDontClip.value
    painter.drawText(box, flags, elided_text(text, font, box.width() + 1))


def draw_lines(painter: QPainter, box: QRectF, text: str, font: QFont, token: str) -> None:
    """Paint wrapped text in a box from its top, elided with an ellipsis if it does not fit."""
    painter.setFont(font)
    painter.setPen(colour(token))
    painter.drawText(box, _WRAPPED.value, elided_lines(text, font, box.size()))


def elided_text(text: str, font: QFont, width: float) -> str:
    """The text, cut to `width` logical pixels with an ellipsis."""
    return QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, width)


def elided_lines(text: str, font: QFont, size: QSizeF) -> str:
    """The text, cut after a word with an ellipsis so that it fits into `size` when wrapped."""
    metrics, box = QFontMetricsF(font), QRectF(0, 0, size.width(), _UNLIMITED)

    def fits(candidate: str) -> bool:
        return metrics.boundingRect(box, _WRAPPED.value, candidate).height() <= size.height() + 1

    if fits(text):
        return text
    words = text.split()
    shortened = (" ".join(words[:count]) + "…" for count in range(len(words) - 1, 0, -1))
    return next(filter(fits, shortened), "…")


def text_height(text: str, font: QFont, width: float) -> float:
    """The height of a text that is wrapped at a width, in logical pixels."""
    box = QRectF(0, 0, width, _UNLIMITED)
    return QFontMetricsF(font).boundingRect(box, _WRAPPED.value, text).height()


def text_width(text: str, font: QFont) -> float:
    """The width of a line of text in logical pixels."""
    return QFontMetricsF(font).horizontalAdvance(text)


_STRETCHES: Final = (94, 88, 82, 76)
"""Widths of the letters in per cent, tried one after another for a text that does not fit."""


def fitting_font(text: str, px: float, width: float, *, bold: bool = False) -> QFont:
    """The font at a size in pixels; smaller, then narrower, if the text does not fit into a width.

    A text that is longer still has to be cut.
    """
    while px > MIN_TABLE_SIZE and text_width(text, font(px, bold)) > width:
        px -= 0.5
    fitting = font(px, bold)
    for stretch in _STRETCHES:
        if text_width(text, fitting) <= width:
            break
        fitting.setStretch(stretch)
    return fitting


def fitting_heading_font(text: str, capitals: float, width: float) -> QFont:
    """The font of headings with capitals of this height; smaller if the text does not fit."""
    result = heading_font(capitals)
    needed = text_width(text, result)
    if needed > width:
        result.setPixelSize(max(1, int(result.pixelSize() * width / needed)))
    return result


def svg_pixmap(drawing: QSvgRenderer, pixels: tuple[int, int], dpr: float) -> QPixmap:
    """A valid drawing on a transparent ground; `pixels` is (width, height) in device pixels."""
    box = QRectF(0, 0, *pixels)
    picture = painted_pixmap(QSize(*pixels), lambda painter: drawing.render(painter, box))
    picture.setDevicePixelRatio(dpr)
    return picture
