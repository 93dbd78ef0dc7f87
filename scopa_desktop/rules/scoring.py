"""Scoring categories: the points for the piles of a round.

A category is a frozen object that makes one `ScoreLine` of the score sheet from what the sides have
won. The variant lists the categories that count, in their order. The points are counted by the
kernel from the category's rows; the line adds the figures and cards to show.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from typing import ClassVar, Final, NamedTuple, Protocol

from scopa_desktop.rules.cards import (
    FORTY,
    RANK_MASKS,
    SUIT_MASKS,
    Card,
    Mask,
    Rank,
    Suit,
    card,
    cards_of,
    mask_of,
    rank_of,
    union,
)
from scopa_desktop.rules.kernel import scorer as kernel
from scopa_desktop.rules.kernel.scorer import Scorer, ScoringRow, ScoringSpec
from scopa_desktop.rules.seating import Seating


class SideResult(NamedTuple):
    """What one side has won in a round."""

    pile: Mask
    sweep_points: int = 0
    sweep_cards: Mask = 0
    """The cards turned up in the pile, one for each sweep point."""
    declared_points: int = 0


class Sweep(NamedTuple):
    """A sweep of the round."""

    seat: int
    points: int
    markers: tuple[Card, ...]
    """The cards turned face up in the pile: one for each point, as far as the capture has cards."""


class Bonus(NamedTuple):
    """Points of a combination that was declared or that the opening table has, or for a capture."""

    seat: int
    name: str
    points: int


def side_results_of(
    seating: Seating, piles: Sequence[Mask], sweeps: Iterable[Sweep], bonuses: Iterable[Bonus]
) -> list[SideResult]:
    """The result of each side: its pile, its sweeps and its bonuses."""
    side_results = [SideResult(pile) for pile in piles]
    for sweep in sweeps:
        side = seating.side_of(sweep.seat)
        points = side_results[side].sweep_points + sweep.points
        cards = side_results[side].sweep_cards | mask_of(sweep.markers)
        side_results[side] = SideResult(piles[side], points, cards)
    for bonus in bonuses:
        side = seating.side_of(bonus.seat)
        declared = side_results[side].declared_points + bonus.points
        side_results[side] = side_results[side]._replace(declared_points=declared)
    return side_results


class ScoreLine(NamedTuple):
    """One category on the score sheet; each tuple has one entry for every side."""

    category: str
    points: tuple[int, ...]
    figures: tuple[int | None, ...]
    """The number counted or added up; None where cards are compared one by one or are missing."""
    cards: tuple[Mask, ...]
    """The cards of the side that count in this category."""


class ScoreSheet(NamedTuple):
    """The score of a round."""

    lines: tuple[ScoreLine, ...]

    @property
    def totals(self) -> tuple[int, ...]:
        """The points of the round for each side."""
        return tuple(map(sum, zip(*(line.points for line in self.lines), strict=True)))


class Category(Protocol):
    """A scoring category; a frozen value."""

    def __hash__(self) -> int: ...

    @property
    def name(self) -> str:
        """Its name in score lines and their wording."""

    def rows(self) -> list[ScoringRow]:
        """The category for the kernel."""

    def score(self, side_results: Sequence[SideResult]) -> ScoreLine:
        """The category's line for these sides."""


@lru_cache(maxsize=256)
def _scoring_spec(category: Category, sides: int) -> ScoringSpec:
    return ScoringSpec(category.rows(), sides)


def _points(category: Category, side_results: Sequence[SideResult]) -> tuple[int, ...]:
    scorer = Scorer(_scoring_spec(category, len(side_results)))
    scorer.count_from_lists(
        [result.pile for result in side_results],
        [result.sweep_points for result in side_results],
        [result.declared_points for result in side_results],
    )
    return tuple(scorer.points[side] for side in range(len(side_results)))


class Tie(Enum):
    """Who scores in a tie for the best."""

    NOBODY = kernel.TIE_NOBODY
    LEADERS = kernel.TIE_LEADERS
    """Each of the tied sides, unless none of them has anything."""
    NEXT_BEST = kernel.TIE_NEXT_BEST
    """The best of the other sides if it has anything, unless those tie again or all sides tie."""
    NEXT_OF_ALL = kernel.TIE_NEXT_OF_ALL
    """The same, even if it has nothing."""
    SHARED = kernel.TIE_SHARED
    """The tied sides share the points, whole ones, unless none of them has anything."""


@dataclass(frozen=True)
class Measure:
    """A measure of piles that a contest compares."""

    counts_cards: ClassVar[bool] = False
    """Whether the figure is a number of cards that decides alone, to be shown as such."""

    def row(self) -> ScoringRow:
        """A contest by this measure for the kernel, without points and tie rule."""
        raise NotImplementedError

    def figure(self, pile: Mask) -> int | None:
        """The measure as one number for the score sheet; None where there is none."""
        return None

    def cards(self, pile: Mask) -> Mask:
        raise NotImplementedError


@dataclass(frozen=True)
class CountOf(Measure):
    """The number of cards of a set."""

    counts_cards = True

    counted: Mask

    def row(self) -> ScoringRow:
        """A comparison of numbers of cards."""
        return ScoringRow(kernel.CONTEST, cards=self.counted)

    def figure(self, pile: Mask) -> int:
        return self.cards(pile).bit_count()

    def cards(self, pile: Mask) -> Mask:
        return pile & self.counted


def _best_of_suit(pile: Mask, suit: Mask, rank_values: Sequence[int]) -> Card | None:
    return max(cards_of(pile & suit), key=lambda card: rank_values[rank_of(card)], default=None)


def best_cards_of_suits(pile: Mask, rank_values: Sequence[int]) -> tuple[Card, ...]:
    """The pile's card with the highest rank value of each suit; no entry for a missing suit."""
    best = (_best_of_suit(pile, suit, rank_values) for suit in SUIT_MASKS)
    return tuple(card for card in best if card is not None)


SWEEPS_CATEGORY: Final = "sweeps"
"""The name of the category for the points of sweeps."""

PRIMIERA_VALUES: Final = (16, 12, 13, 14, 15, 18, 21, 10, 10, 10)
"""7=21, 6=18, A=16, 5=15, 4=14, 3=13, 2=12, courts=10 (RULES 2.1)."""


@dataclass(frozen=True)
class _BestOfSuits(Measure):
    """A comparison of the best card of each suit."""

    rank_values: tuple[int, ...]

    def cards(self, pile: Mask) -> Mask:
        return mask_of(best_cards_of_suits(pile, self.rank_values))


@dataclass(frozen=True)
class PrimieraSum(_BestOfSuits):
    """The values of the best card of each suit, added up."""

    rank_values: tuple[int, ...] = PRIMIERA_VALUES
    needs_four_suits: bool = True

    def row(self) -> ScoringRow:
        return ScoringRow(
            kernel.CONTEST,
            measure=kernel.SUM_OF_BEST,
            rank_values=self.rank_values,
            needs_four_suits=self.needs_four_suits,
        )

    def figure(self, pile: Mask) -> int | None:
        """The sum; None when a required suit is missing."""
        best = best_cards_of_suits(pile, self.rank_values)
        if not best or (self.needs_four_suits and len(best) < len(SUIT_MASKS)):
            return None
        return sum(self.rank_values[rank_of(card)] for card in best)


SETENTA_ORDER: Final = (6, 2, 3, 4, 5, 7, 8, 1, 1, 1)
"""7 6 A 5 4 3 2 court, best first (RULES 2.14)."""


@dataclass(frozen=True)
class PrimieraOrder(_BestOfSuits):
    """The best card of each of the four suits, compared highest first as in poker."""

    rank_values: tuple[int, ...] = SETENTA_ORDER

    def row(self) -> ScoringRow:
        return ScoringRow(
            kernel.CONTEST, measure=kernel.ORDER_OF_BEST, rank_values=self.rank_values
        )

    def ranking(self, pile: Mask) -> tuple[int, ...]:
        """The values of the four cards, highest first; empty when a suit is missing."""
        best = best_cards_of_suits(pile, self.rank_values)
        if len(best) < len(SUIT_MASKS):
            return ()
        return tuple(sorted((self.rank_values[rank_of(card)] for card in best), reverse=True))


@dataclass(frozen=True)
class Contest:
    """A category that the best side wins."""

    name: str
    measure: Measure
    points: int = 1
    tie: Tie = Tie.NOBODY

    def rows(self) -> list[ScoringRow]:
        """The row of the measure, with points and tie rule."""
        return [self.measure.row()._replace(points=self.points, tie=self.tie.value)]

    def score(self, side_results: Sequence[SideResult]) -> ScoreLine:
        """The points of the best side; in a tie, by the tie rule."""
        piles = [result.pile for result in side_results]
        return ScoreLine(
            self.name,
            _points(self, side_results),
            tuple(map(self.measure.figure, piles)),
            tuple(map(self.measure.cards, piles)),
        )


@dataclass(frozen=True)
class CountWithTieBreak(Measure):
    """Several counts, at most four; each decides where those before it are equal."""

    measures: tuple[CountOf, ...]

    def row(self) -> ScoringRow:
        """A comparison of numbers of cards, with those that break a tie."""
        first, *others = (measure.counted for measure in self.measures)
        return ScoringRow(kernel.CONTEST, cards=first, tie_breaks=tuple(others))

    def figure(self, pile: Mask) -> int | None:
        return self.measures[0].figure(pile)

    def cards(self, pile: Mask) -> Mask:
        return union(measure.cards(pile) for measure in self.measures)


@dataclass(frozen=True)
class EnoughCards:
    """Points for each side with enough cards of a set."""

    name: str
    counted: Mask
    min_cards: int
    points: int = 1

    def rows(self) -> list[ScoringRow]:
        """`ENOUGH_CARDS`."""
        return [
            ScoringRow(
                kernel.ENOUGH_CARDS, self.points, cards=self.counted, min_cards=self.min_cards
            )
        ]

    def score(self, side_results: Sequence[SideResult]) -> ScoreLine:
        """The points, with the number of counted cards."""
        cards = [result.pile & self.counted for result in side_results]
        return ScoreLine(
            self.name,
            _points(self, side_results),
            tuple(side_cards.bit_count() for side_cards in cards),
            tuple(cards),
        )


@dataclass(frozen=True)
class Run:
    """A run of one suit from the Ace upwards, a point for each card: piccola, napola."""

    name: str
    max_points: int | None = None
    """The limit on its points; None without one."""
    min_length: int = 3
    """The number of cards from which it scores."""
    order: tuple[Rank, ...] = FORTY.ranks
    """The ranks in the order in which they follow each other, from the Ace."""
    suit: Suit = Suit.COINS

    def rows(self) -> list[ScoringRow]:
        """`RUN`."""
        return [
            ScoringRow(
                kernel.RUN,
                min_cards=self.min_length,
                max_points=self.max_points or len(self.order),
                run=self.cards(len(self.order)),
            )
        ]

    def cards(self, length: int) -> tuple[Card, ...]:
        """The cards of a run, from the Ace upwards."""
        return tuple(card(rank, self.suit) for rank in self.order[:length])

    def length(self, pile: Mask) -> int:
        run = self.cards(len(self.order))
        return next((place for place, held in enumerate(run) if not pile >> held & 1), len(run))

    def score(self, side_results: Sequence[SideResult]) -> ScoreLine:
        """The points, with the cards of the runs that score."""
        lengths = [self.length(result.pile) for result in side_results]
        cards = tuple(mask_of(self.cards(n)) if n >= self.min_length else 0 for n in lengths)
        return ScoreLine(self.name, _points(self, side_results), (None,) * len(lengths), cards)


@dataclass(frozen=True)
class CompleteSet:
    """Points for the side that has every card of a set, which may be a single card."""

    name: str
    cards: Mask
    points: int = 1

    def rows(self) -> list[ScoringRow]:
        """`COMPLETE_SET`."""
        return [ScoringRow(kernel.COMPLETE_SET, self.points, cards=self.cards)]

    def score(self, side_results: Sequence[SideResult]) -> ScoreLine:
        """The points, with the cards of the set that each side has."""
        return ScoreLine(
            self.name,
            _points(self, side_results),
            (None,) * len(side_results),
            tuple(result.pile & self.cards for result in side_results),
        )


@dataclass(frozen=True)
class EachCard:
    """Points for every card of a set, for the side that has it."""

    name: str
    counted: Mask
    points: int = 1

    def rows(self) -> list[ScoringRow]:
        """`EACH_CARD`."""
        return [ScoringRow(kernel.EACH_CARD, self.points, cards=self.counted)]

    def score(self, side_results: Sequence[SideResult]) -> ScoreLine:
        """The points, with the number of counted cards."""
        cards = [result.pile & self.counted for result in side_results]
        figures = tuple(side_cards.bit_count() for side_cards in cards)
        return ScoreLine(self.name, _points(self, side_results), figures, tuple(cards))


@dataclass(frozen=True)
class FirstScoring:
    """Several categories of which only the first counts in which any side scores."""

    choices: tuple[Category, ...]

    @property
    def name(self) -> str:
        """The name of the last choice, which is the ordinary one."""
        return self.choices[-1].name

    def rows(self) -> list[ScoringRow]:
        """The rows of all choices; one that scores skips all later ones."""
        rows = [row for choice in self.choices for row in choice.rows()]
        return [row._replace(skip=len(rows) - number) for number, row in enumerate(rows, 1)]

    def score(self, side_results: Sequence[SideResult]) -> ScoreLine:
        """The line of the choice that counts; the last when no side scores."""
        lines = [choice.score(side_results) for choice in self.choices]
        return next((line for line in lines if any(line.points)), lines[-1])


@dataclass(frozen=True)
class SweepPoints:
    """The points of the sweeps of the round."""

    name: str = SWEEPS_CATEGORY

    def rows(self) -> list[ScoringRow]:
        """`SWEEP_POINTS`."""
        return [ScoringRow(kernel.SWEEP_POINTS)]

    def score(self, side_results: Sequence[SideResult]) -> ScoreLine:
        """The sweep points, with the cards that mark them."""
        points = _points(self, side_results)
        return ScoreLine(
            self.name, points, points, tuple(result.sweep_cards for result in side_results)
        )


@dataclass(frozen=True)
class DeclaredPoints:
    """The points of declarations, and of combinations of the opening table."""

    name: str = "declarations"

    def rows(self) -> list[ScoringRow]:
        """`DECLARED_POINTS`."""
        return [ScoringRow(kernel.DECLARED_POINTS)]

    def score(self, side_results: Sequence[SideResult]) -> ScoreLine:
        """The declared points; no cards are shown."""
        points = _points(self, side_results)
        return ScoreLine(self.name, points, points, (0,) * len(side_results))


@dataclass(frozen=True)
class CapturePoints(DeclaredPoints):
    """The points for captures as such, in games without declarations."""

    name: str = "captures"


SEVENS: Final = RANK_MASKS[Rank.SEVEN]
SIXES: Final = RANK_MASKS[Rank.SIX]
ACES: Final = RANK_MASKS[Rank.ACE]
ACES_AND_COURTS: Final = union(
    RANK_MASKS[rank] for rank in (Rank.ACE, Rank.PAGE, Rank.KNIGHT, Rank.KING)
)
FIVES: Final = RANK_MASKS[Rank.FIVE]


def score_sheet(categories: Sequence[Category], side_results: Sequence[SideResult]) -> ScoreSheet:
    return ScoreSheet(tuple(category.score(side_results) for category in categories))


def choices_of(category: Category) -> tuple[Category, ...]:
    """The categories of which one counts."""
    return category.choices if isinstance(category, FirstScoring) else (category,)


def category_of(categories: Sequence[Category], line: ScoreLine) -> Category:
    """The category that made a line; of several choices, the one that counted.

    Raises `ValueError` where none of these categories made it.
    """
    for category in categories:
        for choice in choices_of(category):
            if choice.name == line.category:
                return choice
    raise ValueError(f"no category of these makes the line “{line.category}”")


def deciding_card(categories: Sequence[Category], line: ScoreLine) -> Card | None:
    """The card by which a side has won a comparison of best cards of suits, if only one did it.

    The cards of the winner and of the best other side have the same values but for one. None where
    nobody has won, where more cards differ, and for lines of other categories.
    """
    category = category_of(categories, line)
    winners = [side for side, points in enumerate(line.points) if points]
    if (
        not isinstance(category, Contest)
        or not isinstance(category.measure, _BestOfSuits)
        or len(winners) != 1
    ):
        return None
    values = category.measure.rank_values
    ranked = [
        sorted((values[rank_of(card)] for card in cards_of(cards)), reverse=True)
        for cards in line.cards
    ]
    own = ranked.pop(winners[0])
    rival = max(ranked, key=lambda other: (len(other), sum(other)))
    better = list((Counter(own) - Counter(rival)).elements())
    if len(own) != len(rival) or len(better) != 1:
        return None
    winner = line.cards[winners[0]]
    return next(card for card in cards_of(winner) if values[rank_of(card)] == better[0])
