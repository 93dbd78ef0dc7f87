"""Painting of cards outside the table: single, in a fan, in a row."""

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from scopa_desktop.ui.pictures.decks import CardArt
from scopa_desktop.ui.theme.card_outlines import CORNER
from scopa_desktop.ui.theme.colours import GOLD
from scopa_desktop.ui.theme.painting import pen
from scopa_desktop.ui.theme.shadows import draw_shadow

DeckCard = tuple[str, str | None]
"""A deck's id, and the code of a card; None for the card back."""

_PIVOT, _SPREAD = 0.9, 14.0


def draw_card(
    painter: QPainter, art: CardArt, card: DeckCard, centre: QPointF, height: float
) -> None:
    """Draw a card with its shadow, `height` logical pixels high."""
    deck_id, code = card
    width = height * art.decks[deck_id].aspect
    box = QRectF(centre.x() - width / 2, centre.y() - height / 2, width, height)
    draw_shadow(painter, box, width * CORNER, max(2.0, height * 0.022))
    picture = art.card(deck_id, code, width, _device_scale(painter))
    painter.drawPixmap(box, picture, QRectF(picture.rect()))


def draw_fan(
    painter: QPainter,
    art: CardArt,
    cards: Sequence[DeckCard],
    centre: QPointF,
    *,
    height: float,
    spread: float = _SPREAD,
) -> None:
    """Draw cards rotated about a point below them; `spread` in degrees from card to card."""
    for index, card in enumerate(cards):
        painter.save()
        painter.translate(centre + QPointF(0, height * _PIVOT))
        painter.rotate((index - (len(cards) - 1) / 2) * spread)
        draw_card(painter, art, card, QPointF(0, -height * _PIVOT), height)
        painter.restore()


def draw_row(
    painter: QPainter,
    art: CardArt,
    cards: Sequence[DeckCard],
    centre: QPointF,
    *,
    height: float,
    step: float,
) -> None:
    """Draw cards side by side, their centres `step` logical pixels apart."""
    for index, card in enumerate(cards):
        x = (index - (len(cards) - 1) / 2) * step
        draw_card(painter, art, card, centre + QPointF(x, 0), height)


def draw_arrow_to_cards(painter: QPainter, middle: QPointF, direction: int) -> None:
    """Draw an arrow between a card and what it takes; to the left with a `direction` of -1."""
    painter.setPen(pen(GOLD, 3.2))
    tip = middle + QPointF(14 * direction, 0)
    painter.drawLine(middle - QPointF(14 * direction, 0), tip)
    for side in (-8, 8):
        painter.drawLine(tip, tip + QPointF(-9 * direction, side))


def _device_scale(painter: QPainter) -> float:
    """Device pixels per logical pixel, with the painter's scaling and without its rotation."""
    return round(math.sqrt(abs(painter.deviceTransform().determinant())), 3)
