"""Round badges: a value on a card, a count on a pile, and icons."""

import math
from collections.abc import Sequence
from enum import Enum
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap, QPolygonF

from scopa_desktop.ui.theme.colours import (
    FOUR_COLOURS,
    GOLD,
    INK,
    PAPER,
    SIGN_BLUE,
    SIGN_GREEN,
    SIGN_RED,
    SIGN_YELLOW,
)
from scopa_desktop.ui.theme.fonts import font
from scopa_desktop.ui.theme.painting import CENTRE, colour, pen
from scopa_desktop.ui.theme.shapes import fill_and_outline, rounded, star

_DISC: Final[Sequence[QPointF]] = ()
_BOWL = (QPointF(-1.1, -0.85), QPointF(1.1, -0.85), QPointF(0, 1.1))
_POINT = (QPointF(-1.1, 0.85), QPointF(1.1, 0.85), QPointF(0, -1.1))
_LOZENGE = (QPointF(0, -1.25), QPointF(0.95, 0), QPointF(0, 1.25), QPointF(-0.95, 0))
_SQUARE = (QPointF(-0.9, -0.9), QPointF(0.9, -0.9), QPointF(0.9, 0.9), QPointF(-0.9, 0.9))
_SUIT_SIGNS: Final = (
    (SIGN_YELLOW, _DISC),
    (SIGN_RED, _BOWL),
    (SIGN_BLUE, _LOZENGE),
    (SIGN_GREEN, _SQUARE),
)
"""Colour and corners of the signs of coins, cups, swords and batons; none for a disc."""
_FRENCH_SIGNS: Final = tuple(
    zip(FOUR_COLOURS.values(), (_LOZENGE, _BOWL, _POINT, _DISC), strict=True)
)
"""The same for diamonds, hearts, spades and clubs."""


class BadgeIcon(Enum):
    """What a badge can show instead of text."""

    CHECK = "check"
    CROSS = "cross"
    LOCK = "lock"
    LAMP = "lamp"
    EYE = "eye"
    STAR = "star"
    CHIP = "chip"


def draw_badge(
    painter: QPainter, centre: QPointF, radius: float, content: BadgeIcon | str, fill: str = GOLD
) -> None:
    painter.setPen(pen(INK, max(1.5, radius * 0.14)))
    painter.setBrush(colour(fill))
    painter.drawEllipse(centre, radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if isinstance(content, str):
        _draw_text(painter, centre, radius, content)
    else:
        painter.setPen(pen(INK, max(1.8, radius * 0.2)))
        _DRAW_ICON[content](painter, centre, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)


def card_badge_circle(card: QRectF) -> tuple[QPointF, float]:
    """Centre and radius of the badge at the upper right corner of a card; it overlaps the edge."""
    radius = min(20.0, max(9.0, card.height() * 0.082))
    return QPointF(card.right() - radius * 0.5, card.top() + radius * 0.08), radius


def badge_overlap(card_height: float) -> float:
    """How far the badge of a card reaches beyond its upper edge."""
    centre, radius = card_badge_circle(QRectF(0, 0, 0, card_height))
    return radius - centre.y()


def draw_card_badge(
    painter: QPainter, card: QRectF, content: BadgeIcon | str, fill: str = GOLD
) -> None:
    """Draw a card's state: its value when it is captured, a lock when it may not be played."""
    centre, radius = card_badge_circle(card)
    draw_badge(painter, centre, radius, content, fill)


def draw_value_badge(painter: QPainter, card: QRectF, value: str, fill: str = PAPER) -> None:
    """Draw the value of a card that does not print it, inside its upper left corner."""
    radius = min(18.0, max(8.0, card.height() * 0.07))
    inset = radius * 1.25
    draw_badge(painter, card.topLeft() + QPointF(inset, inset), radius, value, fill)


def index_width(card: QRectF) -> float:
    """Width of the index that is drawn on a card; it grows more slowly than the card."""
    return min(34.0, max(5.0 + card.width() * 0.2, min(14.0, card.width() * 0.62)))


def index_emblem_side(width: float) -> float:
    return width * 0.66


def index_box(card: QRectF) -> QRectF:
    """The plate of the index in the upper left corner of a card."""
    width, inset = index_width(card), card.width() * 0.03
    height = width * 0.86 + index_emblem_side(width)
    return QRectF(card.left() + inset, card.top() + inset, width, height)


def draw_index(painter: QPainter, card: QRectF, label: str, emblem: QPixmap) -> None:
    """Draw value and suit of a card that prints no index, in its upper left corner."""
    box = index_box(card)
    width, side = box.width(), index_emblem_side(box.width())
    fill_and_outline(painter, rounded(box, width * 0.22), PAPER, INK, max(1.0, width * 0.05))
    line = QRectF(box.left(), box.top() + width * 0.03, width, width * 0.8)
    painter.setFont(font(width * (0.78 if len(label) == 1 else 0.66), bold=True))
    painter.setPen(colour(INK))
    painter.drawText(line, CENTRE, label)
    corner = QPointF(box.center().x() - side / 2, line.bottom() - width * 0.05)
    painter.drawPixmap(QRectF(corner, QSizeF(side, side)), emblem, QRectF(emblem.rect()))


def suit_sign_box(card: QRectF) -> QRectF:
    """The plate of value and suit in the upper left corner of a card."""
    width, inset = min(44.0, max(16.0, 1.25 * index_width(card))), card.width() * 0.02
    return QRectF(card.left() + inset, card.top() + inset, width, width * 1.62)


def draw_suit_sign(
    painter: QPainter, card: QRectF, label: str, suit: int, *, is_french: bool
) -> None:
    """Draw value and suit in the upper left corner: each suit has its own colour and shape."""
    box = suit_sign_box(card)
    width = box.width()
    fill_and_outline(painter, rounded(box, width * 0.2), PAPER, INK, max(1.0, width * 0.05))
    painter.setFont(font(width * (0.78 if len(label) == 1 else 0.66), bold=True))
    painter.setPen(colour(INK))
    painter.drawText(QRectF(box.left(), box.top(), width, width * 0.86), CENTRE, label)
    centre = QPointF(box.center().x(), box.top() + width * 1.2)
    painter.setPen(pen(INK, max(1.0, width * 0.05)))
    token, corners = (_FRENCH_SIGNS if is_french else _SUIT_SIGNS)[suit]
    painter.setBrush(colour(token))
    radius = width * 0.32
    if corners:
        painter.drawPolygon(QPolygonF([centre + corner * radius for corner in corners]))
    else:
        painter.drawEllipse(centre, radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)


def small_index_size(card: QRectF) -> QSizeF:
    """Size of the index on a small card, which has value and emblem side by side."""
    width = min(30.0, card.width() * 0.96)
    return QSizeF(width, width * 0.52)


def draw_small_index(painter: QPainter, card: QRectF, label: str, emblem: QPixmap) -> None:
    """Draw value and suit side by side at the upper left corner of a small card."""
    size = small_index_size(card)
    box = QRectF(card.topLeft(), size)
    side = size.height()
    fill_and_outline(painter, rounded(box, side * 0.25), PAPER, INK, 1.0)
    painter.setFont(font(side * (0.95 if len(label) == 1 else 0.86), bold=True))
    painter.setPen(colour(INK))
    painter.drawText(box.adjusted(1, 0, -side * 0.95, 0), CENTRE, label)
    inset = side * 0.1
    place = QRectF(box.right() - side, box.top(), side, side).adjusted(inset, inset, -inset, -inset)
    painter.drawPixmap(place, emblem, QRectF(emblem.rect()))


def _draw_text(painter: QPainter, centre: QPointF, radius: float, text: str) -> None:
    """Draw one to three characters; more are smaller, so that they fit."""
    size = radius * (1.2, 1.2, 1.05, 0.85)[min(3, len(text))]
    painter.setFont(font(size, bold=True))
    painter.setPen(colour(INK))
    box = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
    painter.drawText(box, CENTRE, text)


def _draw_check(painter: QPainter, centre: QPointF, radius: float) -> None:
    strokes = (QPointF(-0.45, 0), QPointF(-0.1, 0.38), QPointF(0.48, -0.36))
    painter.drawPolyline(QPolygonF([centre + stroke * radius for stroke in strokes]))


def _draw_cross(painter: QPainter, centre: QPointF, radius: float) -> None:
    arm = QPointF(0.36, 0.36) * radius
    painter.drawLine(centre - arm, centre + arm)
    arm.setX(-arm.x())
    painter.drawLine(centre - arm, centre + arm)


def _draw_lock(painter: QPainter, centre: QPointF, radius: float) -> None:
    bow = QRectF(-0.28 * radius, -0.55 * radius, 0.56 * radius, 0.7 * radius)
    body = QRectF(-0.42 * radius, -0.12 * radius, 0.84 * radius, 0.6 * radius)
    painter.drawArc(bow.translated(centre), 0, 180 * 16)
    painter.setBrush(colour(INK))
    painter.drawRoundedRect(body.translated(centre), radius * 0.12, radius * 0.12)


def _draw_lamp(painter: QPainter, centre: QPointF, radius: float) -> None:
    painter.drawEllipse(centre + QPointF(0, -0.16 * radius), radius * 0.36, radius * 0.36)
    for half, below in ((0.16, 0.34), (0.1, 0.55)):
        ends = (QPointF(-half, below) * radius, QPointF(half, below) * radius)
        painter.drawLine(centre + ends[0], centre + ends[1])


def _draw_eye(painter: QPainter, centre: QPointF, radius: float) -> None:
    left, right = centre - QPointF(0.62 * radius, 0), centre + QPointF(0.62 * radius, 0)
    lids = QPainterPath(left)
    lids.quadTo(centre - QPointF(0, 0.75 * radius), right)
    lids.quadTo(centre + QPointF(0, 0.75 * radius), left)
    painter.drawPath(lids)
    painter.setBrush(colour(INK))
    painter.drawEllipse(centre, radius * 0.16, radius * 0.16)


def _draw_star(painter: QPainter, centre: QPointF, radius: float) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour(INK))
    painter.drawPolygon(star(centre, radius * 0.3, radius * 0.72, 5))


def _draw_chip(painter: QPainter, centre: QPointF, radius: float) -> None:
    for step in range(6):
        rim = QPointF(math.cos(math.radians(60 * step)), math.sin(math.radians(60 * step)))
        painter.drawLine(centre + rim * (radius * 0.75), centre + rim * radius)
    painter.drawEllipse(centre, radius * 0.5, radius * 0.5)


_DRAW_ICON = {
    BadgeIcon.CHECK: _draw_check,
    BadgeIcon.CROSS: _draw_cross,
    BadgeIcon.LOCK: _draw_lock,
    BadgeIcon.LAMP: _draw_lamp,
    BadgeIcon.EYE: _draw_eye,
    BadgeIcon.STAR: _draw_star,
    BadgeIcon.CHIP: _draw_chip,
}
