"""`TableElement`: what the keyboard focus can be on, and what screen readers find on the table."""

from enum import Enum
from typing import NamedTuple

from scopa_desktop.rules.cards import Card


class ElementKind(Enum):
    """What an element is, and what its number counts."""

    CARD = "card"
    """A face-up card, by its index in the pack."""
    PLAQUE = "plaque"
    """A player's plaque, by seat."""
    SCORE = "score"
    """The score of a side beside its pile, by side."""
    PILE = "pile"
    """The captured cards of a side, by side."""
    STOCK = "stock"
    """The undealt cards; there is one stock, with the number 0."""


class TableElement(NamedTuple):
    """A part of the table that is not a widget."""

    kind: ElementKind
    number: int = 0

    @property
    def card(self) -> Card | None:
        return self.number if self.kind is ElementKind.CARD else None


STOCK = TableElement(ElementKind.STOCK)


def card_element(card: Card) -> TableElement:
    return TableElement(ElementKind.CARD, card)


def is_opponent_plaque(element: TableElement, own_seat: int) -> bool:
    """Whether an element is the plaque of a player in another seat than the own one."""
    return element.kind is ElementKind.PLAQUE and element.number != own_seat
