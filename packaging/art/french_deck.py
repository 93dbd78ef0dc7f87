"""What is the same in every deck with French suits."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Generic, TypeVar

from .deck import Deck, Draw, eight_to_ten, table, two_to_seven
from .drawing import Drawing

SUITS = ("diamonds", "hearts", "spades", "clubs")

Figure = TypeVar("Figure")


@dataclass(frozen=True)
class FrenchCards(Generic[Figure]):
    """What draws the cards of a suit: its ace, a number, and a court from one of its figures.

    `figures` are those of the jacks, of the queens and of the kings, each in the order of SUITS.
    """

    ace: Callable[[str], Drawing]
    number: Callable[[str, int], Drawing]
    court: Callable[[str, Figure], Drawing]
    figures: tuple[Sequence[Figure], Sequence[Figure], Sequence[Figure]]
    has_tens: bool = False
    """Whether there are eights, nines and tens."""

    def table(self) -> dict[str, Draw]:
        """The cards by their codes."""
        cards = table(*map(self._suit, SUITS, *self.figures))
        if self.has_tens:
            cards |= eight_to_ten(*(partial(self.number, suit) for suit in SUITS))
        return cards

    def _suit(self, suit: str, *figures: Figure) -> list[Draw]:
        courts = [partial(self.court, suit, figure) for figure in figures]
        return [partial(self.ace, suit), *two_to_seven(partial(self.number, suit)), *courts]


def french_deck(
    names: tuple[str, str, str, str],
    cards: FrenchCards[Figure],
    back: Draw,
    height: float,
    *,
    index: Mapping[str, str] | None = None,
    courts_double_ended: bool = True,
    order: int = 100,
    width_mm: float = 58,
    land: str = "Italy",
    needs_values: bool = False,
) -> Deck:
    """A deck with French suits; names are its id, name, own name and region."""
    return Deck(
        *names,
        ("Diamonds", "Hearts", "Spades", "Clubs"),
        ("Jack", "Queen", "King"),
        cards.table(),
        back,
        height,
        index or {},
        courts_double_ended,
        "fr",
        order,
        width_mm,
        land,
        needs_values,
    )
