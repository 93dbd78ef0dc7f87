"""What a deck is: ten cards per suit, a back, a size and its description."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from .drawing import Drawing, card_document
from .palette import CARD_WIDTH

RANKS = "A234567JQK"  # ace to seven, page (jack), knight (queen), king
SUITS = "DCSB"  # coins or diamonds, cups or hearts, swords or spades, batons or clubs

Draw = Callable[[], Drawing]


@dataclass(frozen=True)
class Deck:
    """A pack of forty cards and a back; `cards` maps a code such as "7D" to what draws it.

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
        if set(self.cards) != codes:
            raise ValueError(f"{self.id}: wrong cards {sorted(codes ^ set(self.cards))}")

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


def two_to_seven(draw: Callable[[int], Drawing]) -> list[Draw]:
    """The cards two to seven of one suit."""

    def card(n: int) -> Draw:
        return lambda: draw(n)

    return [card(n) for n in range(2, 8)]
