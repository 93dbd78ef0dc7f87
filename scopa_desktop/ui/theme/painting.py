"""Pens, colours and lines of text, as the rest of the theme paints with them."""

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
CENTRE = Qt.AlignmentFlag.AlignCenter

_LINES = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignTop
_UNLIMITED = 10_000.0
_FROM_LEFT = "\N{LEFT-TO-RIGHT MARK}"


def colour(token: str, alpha: int = 255) -> QColor:
    """A colour token as QColor; `alpha` from 0, clear, to 255, solid."""
    made = QColor(token)
    made.setAlpha(alpha)
    return made


def pen(
    token: str,
    width: float,
    alpha: int = 255,
    style: Qt.PenStyle = Qt.PenStyle.SolidLine,
) -> QPen:
    """A pen with round ends and joins, as a woodcut line has them."""
    return QPen(
        colour(token, alpha),
        width,
        style,
        Qt.PenCapStyle.RoundCap,
        Qt.PenJoinStyle.RoundJoin,
    )


def set_render_hints(painter: QPainter) -> None:
    """Paint without jagged edges, and pictures without blocks."""
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
    )


def draw_text(
    painter: QPainter,
    box: QRectF,
    words: str,
    face: QFont,
    token: str,
    *,
    align: Qt.AlignmentFlag = LEFT,
) -> None:
    """One line of text in a box; what does not fit ends in an ellipsis."""
    painter.setFont(face)
    painter.setPen(colour(token))
    painter.drawText(box, align, elided_text(words, face, box.width() + 1))


def draw_lines(painter: QPainter, box: QRectF, words: str, face: QFont, token: str) -> None:
    """Text in a box from its top, in as many lines as it has; what does not fit ends so too."""
    painter.setFont(face)
    painter.setPen(colour(token))
    painter.drawText(box, _LINES.value, elided_lines(words, face, box.size()))


def elided_text(words: str, face: QFont, width: float) -> str:
    """As much of a text as a line has room for."""
    return QFontMetricsF(face).elidedText(words, Qt.TextElideMode.ElideRight, width)


def elided_lines(words: str, face: QFont, room: QSizeF) -> str:
    """As many words of a text as the lines of a room have room for."""
    metrics, box = QFontMetricsF(face), QRectF(0, 0, room.width(), _UNLIMITED)

    def fits(text: str) -> bool:
        return metrics.boundingRect(box, _LINES.value, text).height() <= room.height() + 1

    if fits(words):
        return words
    parts = words.split()
    some = (" ".join(parts[:count]) + "…" for count in range(len(parts) - 1, 0, -1))
    return next(filter(fits, some), "…")


def signed(points: int) -> str:
    """`+3`, `−1`: with the sign before the figure, whichever way one reads."""
    return f"{_FROM_LEFT}{points:+d}".replace("-", "−")


def text_width(words: str, face: QFont) -> float:
    """The width of a line of text in logical pixels."""
    return QFontMetricsF(face).horizontalAdvance(words)
