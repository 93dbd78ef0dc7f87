"""Scoring categories: what the piles of a finished round are worth.

A category is a frozen object that makes one `Line` of the score sheet out of what the sides have
won. Which categories count, and in which order, is said by the variant.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final, NamedTuple, Protocol

from scopa_desktop.rules.cards import RANK_MASKS, RANKS, SUIT_MASKS, Card, Mask, Rank, cards_of


class Haul(NamedTuple):
    """What one side has won in a round."""

    pile: Mask
    sweep_points: int = 0
    sweep_cards: Mask = 0
    """The cards turned up in the pile, one for each sweep point."""


class Line(NamedTuple):
    """One category on the score sheet; every tuple has one entry for each side."""

    category: str
    points: tuple[int, ...]
    figures: tuple[int | None, ...]
    """What was counted or added up; None where cards are compared one by one or lacking."""
    cards: tuple[Mask, ...]
    """The cards that the side brought to this category."""


class ScoreSheet(NamedTuple):
    """A scored round."""

    lines: tuple[Line, ...]

    @property
    def totals(self) -> tuple[int, ...]:
        """The points of the round for each side."""
        return tuple(map(sum, zip(*(line.points for line in self.lines), strict=True)))


class Category(Protocol):
    """A scoring category."""

    @property
    def name(self) -> str:
        """Its name in records and on the sheet."""

    def score(self, hauls: Sequence[Haul]) -> Line:
        """The category's line for these sides."""


class Tie(Enum):
    """Who scores when the best sides are equal."""

    NOBODY = "nobody"
    LEADERS = "leaders"


class Measure(Protocol):
    """What a contest compares."""

    def of(self, pile: Mask) -> tuple[int, ...]:
        """The pile's worth, compared as tuples are; an empty tuple cannot win."""

    def figure(self, pile: Mask) -> int | None:
        """The worth as one number for the score sheet, where there is one."""

    def cards(self, pile: Mask) -> Mask:
        """The cards of the pile that count for it."""


@dataclass(frozen=True)
class CountOf:
    """How many cards of a set lie in the pile."""

    counted: Mask

    def of(self, pile: Mask) -> tuple[int, ...]:
        """The number of cards."""
        return ((pile & self.counted).bit_count(),)

    def figure(self, pile: Mask) -> int:
        """The number of cards."""
        return (pile & self.counted).bit_count()

    def cards(self, pile: Mask) -> Mask:
        """The counted cards."""
        return pile & self.counted


def _best_of_suit(pile: Mask, suit: Mask, worth: Sequence[int]) -> Card | None:
    return max(cards_of(pile & suit), key=lambda card: worth[card % RANKS], default=None)


def best_of_suits(pile: Mask, worth: Sequence[int]) -> tuple[Card, ...]:
    """The pile's best card of each suit, by `worth` of its rank; no entry for a missing suit."""
    best = (_best_of_suit(pile, suit, worth) for suit in SUIT_MASKS)
    return tuple(card for card in best if card is not None)


PRIMIERA_WORTH: Final = (16, 12, 13, 14, 15, 18, 21, 10, 10, 10)
"""7=21, 6=18, A=16, 5=15, 4=14, 3=13, 2=12, courts=10 (RULES 2.1)."""


@dataclass(frozen=True)
class PrimieraSum:
    """The best card of each suit, added up."""

    worth: tuple[int, ...] = PRIMIERA_WORTH
    needs_four_suits: bool = True

    def of(self, pile: Mask) -> tuple[int, ...]:
        """The sum; nothing when a suit is missing that is needed."""
        best = best_of_suits(pile, self.worth)
        if not best or (self.needs_four_suits and len(best) < len(SUIT_MASKS)):
            return ()
        return (sum(self.worth[card % RANKS] for card in best),)

    def figure(self, pile: Mask) -> int | None:
        """The sum."""
        return next(iter(self.of(pile)), None)

    def cards(self, pile: Mask) -> Mask:
        """The best card of each suit."""
        return sum(1 << card for card in best_of_suits(pile, self.worth))


SETENTA_ORDER: Final = (6, 2, 3, 4, 5, 7, 8, 1, 1, 1)
"""7 6 A 5 4 3 2 court, best first (RULES 2.14)."""


@dataclass(frozen=True)
class PrimieraOrder:
    """The best card of each of the four suits, compared highest first like hands of poker."""

    worth: tuple[int, ...] = SETENTA_ORDER

    def of(self, pile: Mask) -> tuple[int, ...]:
        """The four cards' order, best first; nothing when a suit is missing."""
        best = best_of_suits(pile, self.worth)
        if len(best) < len(SUIT_MASKS):
            return ()
        return tuple(sorted((self.worth[card % RANKS] for card in best), reverse=True))

    def figure(self, pile: Mask) -> None:
        """There is no single number to show."""

    def cards(self, pile: Mask) -> Mask:
        """The best card of each suit."""
        return sum(1 << card for card in best_of_suits(pile, self.worth))


@dataclass(frozen=True)
class Contest:
    """A category that the best side wins."""

    name: str
    measure: Measure
    points: int = 1
    tie: Tie = Tie.NOBODY

    def score(self, hauls: Sequence[Haul]) -> Line:
        """Points for the best side, and for several equal ones as the tie rule says."""
        piles = [haul.pile for haul in hauls]
        worth = [self.measure.of(pile) for pile in piles]
        best = max(worth)
        leaders = [side for side, own in enumerate(worth) if own and own == best]
        if len(leaders) > 1 and self.tie is Tie.NOBODY:
            leaders = []
        return Line(
            self.name,
            tuple(self.points if side in leaders else 0 for side in range(len(hauls))),
            tuple(map(self.measure.figure, piles)),
            tuple(map(self.measure.cards, piles)),
        )


@dataclass(frozen=True)
class Whole:
    """Points for the side that holds every card of a set; one card is a set too."""

    name: str
    cards: Mask
    points: int = 1

    def score(self, hauls: Sequence[Haul]) -> Line:
        """Points for whoever has them all."""
        return Line(
            self.name,
            tuple(self.points if self.cards & ~haul.pile == 0 else 0 for haul in hauls),
            (None,) * len(hauls),
            tuple(haul.pile & self.cards for haul in hauls),
        )


@dataclass(frozen=True)
class FirstThatScores:
    """Several categories of which only the first that gives anybody a point counts."""

    choices: tuple[Category, ...]

    @property
    def name(self) -> str:
        """The name of the last, the ordinary one."""
        return self.choices[-1].name

    def score(self, hauls: Sequence[Haul]) -> Line:
        """The line that counts; the last one when none gives a point."""
        lines = [choice.score(hauls) for choice in self.choices]
        return next((line for line in lines if any(line.points)), lines[-1])


@dataclass(frozen=True)
class Sweeps:
    """The sweeps made in the round."""

    name: str = "sweeps"

    def score(self, hauls: Sequence[Haul]) -> Line:
        """The sweep points as they were made."""
        points = tuple(haul.sweep_points for haul in hauls)
        return Line(self.name, points, points, tuple(haul.sweep_cards for haul in hauls))


SEVENS: Final = RANK_MASKS[Rank.SEVEN]


def score_sheet(categories: Sequence[Category], hauls: Sequence[Haul]) -> ScoreSheet:
    """The sheet of a round."""
    return ScoreSheet(tuple(category.score(hauls) for category in categories))
