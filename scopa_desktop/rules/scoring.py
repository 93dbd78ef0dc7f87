"""Scoring categories: what the piles of a finished round are worth.

A category is a frozen object that makes one `Line` of the score sheet out of what the sides have
won. Which categories count, and in which order, is said by the variant. The points are counted by
the kernel, from the category's rows; the line adds what there is to show.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from typing import Final, NamedTuple, Protocol

from scopa_desktop.rules.cards import (
    RANK_MASKS,
    RANKS,
    SUIT_MASKS,
    Card,
    Mask,
    Rank,
    cards_of,
    union,
)
from scopa_desktop.rules.kernel import scorer as kernel
from scopa_desktop.rules.kernel.scorer import Scorer, ScoringSpec, SpecRow, run_of


class SideResult(NamedTuple):
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
    """A scoring category; a frozen value."""

    def __hash__(self) -> int: ...

    @property
    def name(self) -> str:
        """Its name in records and on the sheet."""

    def rows(self) -> list[SpecRow]:
        """The category as the kernel counts it."""

    def score(self, side_results: Sequence[SideResult]) -> Line:
        """The category's line for these sides."""


@lru_cache(maxsize=256)
def _book(category: Category, sides: int) -> ScoringSpec:
    return ScoringSpec(category.rows(), sides)


def _points(category: Category, side_results: Sequence[SideResult]) -> tuple[int, ...]:
    """What a category gives each side."""
    scorer = Scorer(_book(category, len(side_results)))
    scorer.count_listed(
        [haul.pile for haul in side_results],
        [haul.sweep_points for haul in side_results],
        [haul.declared_points for haul in side_results],
    )
    return tuple(scorer.points[side] for side in range(len(side_results)))


class Tie(Enum):
    """Who scores when the best sides are equal."""

    NOBODY = kernel.TIE_NOBODY
    LEADERS = kernel.TIE_LEADERS
    """Every one of the equal sides, unless they are equal for having nothing."""
    NEXT_BEST = kernel.TIE_NEXT_BEST
    """The best of the others, unless all sides or those are equal again."""


class Measure(Protocol):
    """What a contest compares."""

    def row(self) -> SpecRow:
        """A contest by this measure, for no points yet."""

    def figure(self, pile: Mask) -> int | None:
        """The worth as one number for the score sheet, where there is one."""

    def cards(self, pile: Mask) -> Mask:
        """The cards of the pile that count for it."""


@dataclass(frozen=True)
class CountOf:
    """How many cards of a set lie in the pile."""

    counted: Mask

    def row(self) -> SpecRow:
        """The cards of the set."""
        return SpecRow(kernel.CONTEST, cards=self.counted)

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

    def row(self) -> SpecRow:
        """The best cards' sum."""
        return SpecRow(
            kernel.CONTEST,
            measure=kernel.SUM_OF_BEST,
            worth=self.worth,
            needs_four_suits=self.needs_four_suits,
        )

    def figure(self, pile: Mask) -> int | None:
        """The sum; nothing when a suit is missing that is needed."""
        best = best_of_suits(pile, self.worth)
        if not best or (self.needs_four_suits and len(best) < len(SUIT_MASKS)):
            return None
        return sum(self.worth[card % RANKS] for card in best)

    def cards(self, pile: Mask) -> Mask:
        """The best card of each suit."""
        return sum(1 << card for card in best_of_suits(pile, self.worth))


SETENTA_ORDER: Final = (6, 2, 3, 4, 5, 7, 8, 1, 1, 1)
"""7 6 A 5 4 3 2 court, best first (RULES 2.14)."""


@dataclass(frozen=True)
class PrimieraOrder:
    """The best card of each of the four suits, compared highest first like hands of poker."""

    worth: tuple[int, ...] = SETENTA_ORDER

    def row(self) -> SpecRow:
        """The best cards in order."""
        return SpecRow(kernel.CONTEST, measure=kernel.ORDER_OF_BEST, worth=self.worth)

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

    def rows(self) -> list[SpecRow]:
        """The measure's row with its points."""
        return [self.measure.row()._replace(points=self.points, tie=self.tie.value)]

    def score(self, side_results: Sequence[SideResult]) -> Line:
        """Points for the best side, and for several equal ones as the tie rule says."""
        piles = [haul.pile for haul in side_results]
        return Line(
            self.name,
            _points(self, side_results),
            tuple(map(self.measure.figure, piles)),
            tuple(map(self.measure.cards, piles)),
        )


@dataclass(frozen=True)
class InTurn:
    """Two counts, of which the second decides only where the first ones are equal."""

    measures: tuple[CountOf, CountOf]

    def row(self) -> SpecRow:
        """Both of them."""
        first, second = self.measures
        return SpecRow(kernel.CONTEST, cards=first.counted, second=second.counted)

    def figure(self, pile: Mask) -> int | None:
        """The first one's."""
        return self.measures[0].figure(pile)

    def cards(self, pile: Mask) -> Mask:
        """The cards of both."""
        return union(measure.cards(pile) for measure in self.measures)


@dataclass(frozen=True)
class AtLeast:
    """Points for the side that holds a number of cards of a set."""

    name: str
    counted: Mask
    least: int
    points: int = 1

    def rows(self) -> list[SpecRow]:
        """One for every side by itself."""
        return [SpecRow(kernel.AT_LEAST, self.points, cards=self.counted, number=self.least)]

    def score(self, side_results: Sequence[SideResult]) -> Line:
        """Points for whoever has enough of them."""
        held = [haul.pile & self.counted for haul in side_results]
        return Line(
            self.name,
            _points(self, side_results),
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

    def rows(self) -> list[SpecRow]:
        """One for every side by itself."""
        return [SpecRow(kernel.RUN, number=self.shortest, most=self.most or RANKS)]

    def score(self, side_results: Sequence[SideResult]) -> Line:
        """One point a card once there are enough of them."""
        runs = [run_of(haul.pile) for haul in side_results]
        cards = tuple((1 << n) - 1 if n >= self.shortest else 0 for n in runs)
        return Line(self.name, _points(self, side_results), tuple(n or None for n in runs), cards)


@dataclass(frozen=True)
class Whole:
    """Points for the side that holds every card of a set; one card is a set too."""

    name: str
    cards: Mask
    points: int = 1

    def rows(self) -> list[SpecRow]:
        """One for every side by itself."""
        return [SpecRow(kernel.WHOLE, self.points, cards=self.cards)]

    def score(self, side_results: Sequence[SideResult]) -> Line:
        """Points for whoever has them all."""
        return Line(
            self.name,
            _points(self, side_results),
            (None,) * len(side_results),
            tuple(haul.pile & self.cards for haul in side_results),
        )


@dataclass(frozen=True)
class FirstThatScores:
    """Several categories of which only the first that gives anybody a point counts."""

    choices: tuple[Category, ...]

    @property
    def name(self) -> str:
        """The name of the last, the ordinary one."""
        return self.choices[-1].name

    def rows(self) -> list[SpecRow]:
        """Each choice's, which skips the later ones when it gives a point."""
        rows = [row for choice in self.choices for row in choice.rows()]
        return [row._replace(skip=len(rows) - at) for at, row in enumerate(rows, 1)]

    def score(self, side_results: Sequence[SideResult]) -> Line:
        """The line that counts; the last one when none gives a point."""
        lines = [choice.score(side_results) for choice in self.choices]
        return next((line for line in lines if any(line.points)), lines[-1])


@dataclass(frozen=True)
class Sweeps:
    """The sweeps made in the round."""

    name: str = "sweeps"

    def rows(self) -> list[SpecRow]:
        """The points made."""
        return [SpecRow(kernel.SWEEPS)]

    def score(self, side_results: Sequence[SideResult]) -> Line:
        """The sweep points as they were made."""
        points = _points(self, side_results)
        return Line(self.name, points, points, tuple(haul.sweep_cards for haul in side_results))


@dataclass(frozen=True)
class DeclaredPoints:
    """What was declared in the round, and what the opening table brought."""

    name: str = "declarations"

    def rows(self) -> list[SpecRow]:
        """The points announced."""
        return [SpecRow(kernel.ANNOUNCED)]

    def score(self, side_results: Sequence[SideResult]) -> Line:
        """The points as they were announced."""
        points = _points(self, side_results)
        return Line(self.name, points, points, (0,) * len(side_results))


SEVENS: Final = RANK_MASKS[Rank.SEVEN]
SIXES: Final = RANK_MASKS[Rank.SIX]


def score_sheet(categories: Sequence[Category], side_results: Sequence[SideResult]) -> ScoreSheet:
    """The sheet of a round."""
    return ScoreSheet(tuple(category.score(side_results) for category in categories))


def category_of(categories: Sequence[Category], line: Line) -> Category:
    """The category that made a line; of several choices, the one that counted.

    Raises `ValueError` where none of these categories made it.
    """
    for category in categories:
        choices = category.choices if isinstance(category, FirstThatScores) else (category,)
        for choice in choices:
            if choice.name == line.category:
                return choice
    raise ValueError(f"no category of these makes the line “{line.category}”")
