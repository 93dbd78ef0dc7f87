"""Scoring categories: what the piles of a finished round are worth.

A category is a frozen object that makes one `Line` of the score sheet out of what the sides have
won. Which categories count, and in which order, is said by the variant.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final, NamedTuple, Protocol

from scopa_desktop.rules.cards import (
    COINS,
    RANK_MASKS,
    RANKS,
    SUIT_MASKS,
    Card,
    Mask,
    Rank,
    cards_of,
    union,
)


class Haul(NamedTuple):
    """What one side has won in a round."""

    pile: Mask
    sweep_points: int = 0
    sweep_cards: Mask = 0
    """The cards turned up in the pile, one for each sweep point."""
    declared_points: int = 0


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
    """Every one of the equal sides, unless they are equal for having nothing."""
    NEXT_BEST = "next best"
    """The best of the others, unless all sides or those are equal again."""


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
        winners = self._winners([self.measure.of(pile) for pile in piles])
        return Line(
            self.name,
            tuple(self.points if side in winners else 0 for side in range(len(hauls))),
            tuple(map(self.measure.figure, piles)),
            tuple(map(self.measure.cards, piles)),
        )

    def _winners(self, worth: Sequence[tuple[int, ...]]) -> list[int]:
        leaders = _best_of(worth)
        if len(leaders) == 1:
            return leaders
        if self.tie is Tie.LEADERS:
            return [side for side in leaders if any(worth[side])]
        if self.tie is Tie.NEXT_BEST:
            others = [() if side in leaders else own for side, own in enumerate(worth)]
            following = _best_of(others)
            return following if len(following) == 1 and any(worth[following[0]]) else []
        return []


def _best_of(worth: Sequence[tuple[int, ...]]) -> list[int]:
    best = max(worth)
    return [side for side, own in enumerate(worth) if own and own == best]


@dataclass(frozen=True)
class InTurn:
    """Several measures, of which a later one decides only where the earlier ones are equal."""

    measures: tuple[Measure, ...]

    def of(self, pile: Mask) -> tuple[int, ...]:
        """All of them, the first first."""
        return tuple(part for measure in self.measures for part in measure.of(pile))

    def figure(self, pile: Mask) -> int | None:
        """The first one's."""
        return self.measures[0].figure(pile)

    def cards(self, pile: Mask) -> Mask:
        """The cards of all of them."""
        return union(measure.cards(pile) for measure in self.measures)


@dataclass(frozen=True)
class AtLeast:
    """Points for the side that holds a number of cards of a set."""

    name: str
    counted: Mask
    least: int
    points: int = 1

    def score(self, hauls: Sequence[Haul]) -> Line:
        """Points for whoever has enough of them."""
        held = [haul.pile & self.counted for haul in hauls]
        return Line(
            self.name,
            tuple(self.points if own.bit_count() >= self.least else 0 for own in held),
            tuple(own.bit_count() for own in held),
            tuple(held),
        )


@dataclass(frozen=True)
class Run:
    """Cards of coins from the Ace upwards without a gap: piccola, napola."""

    name: str
    most: int | None = None
    """The most that it can be worth; None where each further card counts one more."""
    shortest: int = 3
    """The cards that it needs, and what those are worth."""

    def score(self, hauls: Sequence[Haul]) -> Line:
        """One point a card once there are enough of them."""
        runs = [self._run(haul.pile) for haul in hauls]
        points = tuple(min(n, self.most or n) if n >= self.shortest else 0 for n in runs)
        cards = tuple((1 << n) - 1 if n >= self.shortest else 0 for n in runs)
        return Line(self.name, points, tuple(n or None for n in runs), cards)

    @staticmethod
    def _run(pile: Mask) -> int:
        """The length of the run, which starts at bit 0."""
        return (~pile & pile + 1).bit_length() - 1 if pile & COINS != COINS else RANKS


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


@dataclass(frozen=True)
class Declared:
    """What was declared in the round, and what the opening table brought."""

    name: str = "declarations"

    def score(self, hauls: Sequence[Haul]) -> Line:
        """The points as they were announced."""
        points = tuple(haul.declared_points for haul in hauls)
        return Line(self.name, points, points, (0,) * len(hauls))


SEVENS: Final = RANK_MASKS[Rank.SEVEN]
SIXES: Final = RANK_MASKS[Rank.SIX]


def score_sheet(categories: Sequence[Category], hauls: Sequence[Haul]) -> ScoreSheet:
    """The sheet of a round."""
    return ScoreSheet(tuple(category.score(hauls) for category in categories))
