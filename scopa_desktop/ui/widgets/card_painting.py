"""Painting of cards outside the table: single, in a fan, in a row, as chips with their values."""

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter

from scopa_desktop.rules.cards import Card, card_name
from scopa_desktop.ui.pictures.decks import CardArt
from scopa_desktop.ui.theme.card_outlines import CORNER
from scopa_desktop.ui.theme.colours import GOLD, INK, PAPER
from scopa_desktop.ui.theme.fonts import font
from scopa_desktop.ui.theme.painting import CENTRE, draw_text, pen
from scopa_desktop.ui.theme.shadows import draw_shadow
from scopa_desktop.ui.theme.shapes import fill_and_outline, rounded

DeckCard = tuple[str, str | None]
"""A deck's id, and the code of a card; None for the card back."""

CHIP_WIDTH: Final = 38.0
CHIP_HEIGHT: Final = 23.0
_CHIP_GAP: Final = 3.0

_PIVOT, _SPREAD = 0.9, 14.0


class DeckBack(NamedTuple):
    """A back on a card."""

    back: str
    """Its id, as `CardArt.back` takes it."""
    deck: str
    """The id of the deck on whose cards it is."""


class CardChips(NamedTuple):
    """Cards to be painted side by side as chips."""

    deck: str
    """The id of the deck whose emblems are painted."""
    cards: tuple[Card, ...]
    labels: tuple[str, ...]
    """The value on each of them."""

    def width(self, height: float) -> float:
        count = len(self.cards)
        return (count * CHIP_WIDTH + (count - 1) * _CHIP_GAP) * height / CHIP_HEIGHT


def draw_card(
    painter: QPainter, art: CardArt, card: DeckCard | DeckBack, centre: QPointF, height: float
) -> None:
    """Draw a card with its shadow, `height` logical pixels high."""
    dpr = _device_scale(painter)
    if isinstance(card, DeckBack):
        width = height * art.decks[card.deck].aspect
        picture = art.back(card.back, card.deck, width, dpr)
    else:
        width = height * art.decks[card[0]].aspect
        picture = art.card(*card, width, dpr)
    box = QRectF(centre - QPointF(width / 2, height / 2), QSizeF(width, height))
    draw_shadow(painter, box, width * CORNER, max(2.0, height * 0.022))
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
        painter.translate(centre)
        turn_in_fan(painter, (index - (len(cards) - 1) / 2) * spread, height)
        draw_card(painter, art, card, QPointF(), height)
        painter.restore()


def turn_in_fan(painter: QPainter, degrees: float, height: float) -> None:
    """Turn a painter about the point below the cards of a fan, for a card of that height."""
    painter.translate(0, height * _PIVOT)
    painter.rotate(degrees)
    painter.translate(0, -height * _PIVOT)


def draw_chips(painter: QPainter, art: CardArt, chips: CardChips, box: QRectF) -> None:
    """Draw the chips as wide as a box, in the middle of its height."""
    painter.save()
    painter.translate(box.left(), box.center().y())
    scale = box.width() / chips.width(CHIP_HEIGHT)
    painter.scale(scale, scale)
    chip = QRectF(0, -CHIP_HEIGHT / 2, CHIP_WIDTH, CHIP_HEIGHT)
    for card, label in zip(chips.cards, chips.labels, strict=True):
        draw_chip(painter, art, (chips.deck, card_name(card)), label, box=chip, fill=PAPER)
        chip.translate(CHIP_WIDTH + _CHIP_GAP, 0)
    painter.restore()


def draw_chip(
    painter: QPainter, art: CardArt, card: tuple[str, str], label: str, *, box: QRectF, fill: str
) -> None:
    """Draw the value and the emblem of a card, a deck's id and a code, in a box of a chip."""
    fill_and_outline(painter, rounded(box, 5), fill, INK, 1.2)
    value = QRectF(box.left() + 2, box.top(), 19, box.height())
    draw_text(painter, value, label, font(13, bold=True), INK, align=CENTRE)
    emblem = art.emblem(card[0], card[1][1], 15, _device_scale(painter))
    painter.drawPixmap(QPointF(box.left() + 21, box.center().y() - 7.5), emblem)


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
