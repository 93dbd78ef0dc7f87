"""The mark of the coach above a card of the hand: an icon, and what the card costs."""

from collections.abc import Callable
from enum import Enum
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPolygonF

from scopa_desktop.ui.theme.colours import BLUSH, GOLD, INK, RED_DEEP, SKY
from scopa_desktop.ui.theme.fonts import font, text_scale
from scopa_desktop.ui.theme.painting import LEFT, colour, draw_text, pen, text_width
from scopa_desktop.ui.theme.shapes import fill_and_outline, rounded, star

_HEIGHT: Final = 0.115
"""In card heights, at the normal text size."""
_SMALLEST, _LARGEST = 16.0, 26.0
_LARGEST_SCALE: Final = 1.35
_ON_CARD: Final = 2.0
"""How far the mark reaches into the card, in logical pixels."""
_GAP: Final = 2.0
"""Between the marks of neighbouring cards, in logical pixels."""
_ICON_WIDTH, _TEXT_PADDING = 1.1, 0.35
"""In heights of the mark; the padding is on either side of a text without an icon."""


class CoachMarkKind(Enum):
    """What a mark says of a card; each kind has an icon of its own."""

    BEST = "best"
    GOOD = "good"
    COSTLY = "costly"


class CoachMark(NamedTuple):
    """The mark of a card."""

    kind: CoachMarkKind
    text: str = ""
    """What the card costs; empty for nothing."""
    sentence: str = ""
    """The same for tool tips and screen readers."""


class CoachMarkBox(NamedTuple):
    """Where a mark is, and what it shows."""

    box: QRectF
    has_icon: bool
    """False for a text alone."""


def coach_mark_box(card: QRectF, mark: CoachMark, visible_width: float) -> CoachMarkBox:
    """The mark on the upper edge of a card, above the part that the next card does not cover.

    Where that is too narrow for icon and text, the mark has its text alone, and gets smaller if
    that is too wide as well.
    """
    room = visible_width - _GAP
    height = min(_LARGEST, max(_SMALLEST, card.height() * _HEIGHT))
    height *= min(_LARGEST_SCALE, text_scale())
    text = text_width(mark.text, _font(height)) + height * _TEXT_PADDING if mark.text else 0.0
    has_icon = not text or height * _ICON_WIDTH + text <= room
    width = text + height * (_ICON_WIDTH if has_icon else _TEXT_PADDING)
    factor = min(1.0, room / width)
    width, height = width * factor, height * factor
    return CoachMarkBox(
        QRectF(card.left() + _GAP, card.top() + _ON_CARD - height, width, height), has_icon
    )


def draw_coach_mark(painter: QPainter, card: QRectF, mark: CoachMark, visible_width: float) -> None:
    """Draw the mark of a card; for the arguments see `coach_mark_box`."""
    box, has_icon = coach_mark_box(card, mark, visible_width)
    height = box.height()
    fill_and_outline(painter, rounded(box, height * 0.3), _FILLS[mark.kind], INK, 1.6)
    if has_icon:
        centre = QPointF(box.left() + height * _ICON_WIDTH / 2, box.center().y())
        _ICONS[mark.kind](painter, centre, height * 0.34)
    if mark.text:
        start = _ICON_WIDTH * 0.93 if has_icon else _TEXT_PADDING
        line = box.adjusted(height * start, 0, 0, 0)
        # Figures run from left to right in every language.
        direction = painter.layoutDirection()
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        draw_text(painter, line, mark.text, _font(height), INK, align=LEFT)
        painter.setLayoutDirection(direction)


def _font(height: float) -> QFont:
    return font(height * 0.68, bold=True)


def _draw_star(painter: QPainter, centre: QPointF, radius: float) -> None:
    painter.setPen(pen(INK, 1.2))
    painter.setBrush(colour(INK))
    painter.drawPolygon(star(centre, radius * 0.45, radius * 1.15, 5))
    painter.setBrush(Qt.BrushStyle.NoBrush)


def _draw_check(painter: QPainter, centre: QPointF, radius: float) -> None:
    painter.setPen(pen(INK, max(1.8, radius * 0.32)))
    strokes = (QPointF(-0.7, 0), QPointF(-0.15, 0.6), QPointF(0.75, -0.6))
    painter.drawPolyline(QPolygonF([centre + stroke * radius for stroke in strokes]))


def _draw_down(painter: QPainter, centre: QPointF, radius: float) -> None:
    painter.setPen(pen(RED_DEEP, 1.2))
    painter.setBrush(colour(RED_DEEP))
    corners = (QPointF(-0.9, -0.65), QPointF(0.9, -0.65), QPointF(0, 0.85))
    painter.drawPolygon(QPolygonF([centre + corner * radius for corner in corners]))
    painter.setBrush(Qt.BrushStyle.NoBrush)


_FILLS: Final = {
    CoachMarkKind.BEST: GOLD,
    CoachMarkKind.GOOD: SKY,
    CoachMarkKind.COSTLY: BLUSH,
}
_ICONS: Final[dict[CoachMarkKind, Callable[[QPainter, QPointF, float], None]]] = {
    CoachMarkKind.BEST: _draw_star,
    CoachMarkKind.GOOD: _draw_check,
    CoachMarkKind.COSTLY: _draw_down,
}
