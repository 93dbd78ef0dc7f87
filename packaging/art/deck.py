"""What a deck is: ten or thirteen cards per suit, a back, a size and its description."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial

from .drawing import Drawing, card_document
from .palette import CARD_WIDTH

RANKS = "A234567JQK"  # ace to seven, page (jack), knight (queen), king
FURTHER_RANKS = "89T"  # eight to ten, in decks of fifty-two cards
SUITS = "DCSB"  # coins or diamonds, cups or hearts, swords or spades, batons or clubs

Draw = Callable[[], Drawing]


@dataclass(frozen=True)
class Deck:
    """A pack of forty or fifty-two cards and a back; `cards` maps a code such as "7D" to one.

    `name` is English, `own_name` the one it is sold under. Suits are named in the order of
    SUITS, courts in the order J Q K. `index` maps ranks to what their cards have printed in the
    corners, if they have anything.
    `emblems` is the family of its suit signs: it, es or fr. Decks are offered by rising `order`,
    those of the same order by their ids, each in the group of its `land`. `width_mm` is that of the
    printed cards.
    """

    id: str
    name: str
    own_name: str
    region: str
    suits: tuple[str, str, str, str]
    courts: tuple[str, str, str]
    cards: dict[str, Draw]
    back: Draw
    height: float
    index: Mapping[str, str] = field(default_factory=dict)
    courts_double_ended: bool = False
    emblems: str = "it"
    order: int = 100
    width_mm: float = 58
    land: str = "Italy"
    needs_values: bool = False
    """Whether its cards cannot be counted in the hand, so that the table shows their values."""

    def __post_init__(self) -> None:
        codes = {rank + suit for suit in SUITS for rank in RANKS}
        if self.has_tens:
            codes |= {rank + suit for suit in SUITS for rank in FURTHER_RANKS}
        if set(self.cards) != codes:
            raise ValueError(f"{self.id}: wrong cards {sorted(codes ^ set(self.cards))}")

    @property
    def has_tens(self) -> bool:
        """Whether it has the eight, the nine and the ten of each suit too."""
        return "TD" in self.cards

    def description(self) -> str:
        """The text of deck.json."""
        fields = {
            "id": self.id,
            "name": self.name,
            "own_name": self.own_name,
            "region": self.region,
            "land": self.land,
            "suits": list(self.suits),
            "courts": list(self.courts),
            "aspect": round(CARD_WIDTH / self.height, 4),
            "index": self.index,
            "courts_double_ended": self.courts_double_ended,
            "emblems": self.emblems,
            "order": self.order,
            "width_mm": float(self.width_mm),
            "needs_values": self.needs_values,
            "has_tens": self.has_tens,
        }
        return json.dumps(fields, indent=1, ensure_ascii=False) + "\n"

    def documents(self) -> dict[str, str]:
        """Every card and the back as SVG, by the name of its file without extension."""
        return {
            code: card_document(draw(), CARD_WIDTH, self.height, f"{self.id} {code}")
            for code, draw in [*self.cards.items(), ("back", self.back)]
        }


def table(
    coins: Sequence[Draw], cups: Sequence[Draw], swords: Sequence[Draw], batons: Sequence[Draw]
) -> dict[str, Draw]:
    """The cards of a deck from four sequences of ten, ace first."""
    return {
        rank + suit: draw
        for suit, column in zip(SUITS, (coins, cups, swords, batons), strict=True)
        for rank, draw in zip(RANKS, column, strict=True)
    }


def eight_to_ten(
    coins: Callable[[int], Drawing],
    cups: Callable[[int], Drawing],
    swords: Callable[[int], Drawing],
    batons: Callable[[int], Drawing],
) -> dict[str, Draw]:
    """The cards that a deck of fifty-two has more, from what draws the numbers of each suit."""
    return {
        rank + suit: partial(draw, n)
        for suit, draw in zip(SUITS, (coins, cups, swords, batons), strict=True)
        for n, rank in enumerate(FURTHER_RANKS, 8)
    }


def two_to_seven(draw: Callable[[int], Drawing]) -> list[Draw]:
    """The cards two to seven of one suit."""

    def card(n: int) -> Draw:
        return lambda: draw(n)

    return [card(n) for n in range(2, 8)]
