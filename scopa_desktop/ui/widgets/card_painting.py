"""Cards shown as pictures in dialogs: single, in a fan, in a row."""

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from scopa_desktop.ui.decks import CardArt
from scopa_desktop.ui.theme.card_outlines import CORNER
from scopa_desktop.ui.theme.shadows import draw_shadow

DeckCard = tuple[str, str | None]
"""A deck's id, and the code of a card or None for the back."""

_PIVOT, _SPREAD = 0.9, 14.0


def draw_card(
    painter: QPainter, art: CardArt, shown: DeckCard, centre: QPointF, height: float
) -> None:
    """A card with its shadow, `height` logical pixels high."""
    width = height * art.decks[shown[0]].aspect
    box = QRectF(centre.x() - width / 2, centre.y() - height / 2, width, height)
    draw_shadow(painter, box, width * CORNER, max(2.0, height * 0.022))
    picture = art.card(shown[0], shown[1], width, _device_scale(painter))
    painter.drawPixmap(box, picture, QRectF(picture.rect()))


def draw_fan(
    painter: QPainter,
    art: CardArt,
    shown: Sequence[DeckCard],
    centre: QPointF,
    *,
    height: float,
    spread: float = _SPREAD,
) -> None:
    """Cards fanned about a point below them; `spread` in degrees from card to card."""
    for place, card in enumerate(shown):
        painter.save()
        painter.translate(centre + QPointF(0, height * _PIVOT))
        painter.rotate((place - (len(shown) - 1) / 2) * spread)
        draw_card(painter, art, card, QPointF(0, -height * _PIVOT), height)
        painter.restore()


def draw_row(
    painter: QPainter,
    art: CardArt,
    shown: Sequence[DeckCard],
    centre: QPointF,
    *,
    height: float,
    step: float,
) -> None:
    """Cards side by side, their centres `step` apart."""
    for place, card in enumerate(shown):
        x = (place - (len(shown) - 1) / 2) * step
        draw_card(painter, art, card, centre + QPointF(x, 0), height)


def _device_scale(painter: QPainter) -> float:
    """Device pixels per logical pixel here, whatever the painter was scaled and turned by."""
    return round(math.sqrt(abs(painter.deviceTransform().determinant())), 3)
