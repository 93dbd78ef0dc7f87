"""The points of piles, against a slow count in the words of the rules."""

from collections.abc import Sequence
from typing import NamedTuple

from hypothesis import given, settings
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from scopa_desktop.rules.cards import (
    CARD_COUNT,
    PACK,
    PACK_SIZE,
    RANKS,
    SUIT_MASKS,
    Card,
    Rank,
    Suit,
    card,
    cards_of,
    mask_of,
)
from scopa_desktop.rules.catalogue import CHORIZO
from scopa_desktop.rules.kernel.bits import to_vec
from scopa_desktop.rules.kernel.scorer import Scorer, ScoringSpec
from scopa_desktop.rules.scoring import (
    Category,
    CompleteSet,
    Contest,
    CountOf,
    CountWithTieBreak,
    DeclaredPoints,
    EachCard,
    EnoughCards,
    FirstScoring,
    Measure,
    PrimieraOrder,
    PrimieraSum,
    Run,
    SweepPoints,
    Tie,
)
from scopa_desktop.rules.variant import Variant
from tests.examples import examples
from tests.rules.positions import moderately, variants

Cards = frozenset[Card]
SUITS = 4


class Won(NamedTuple):
    """What each side has won in a round."""

    piles: list[Cards]
    sweeps: list[int]
    announced: list[int]


def held_of(cards: Cards, counted: int) -> Cards:
    """The cards that count."""
    return frozenset(card for card in cards if counted >> card & 1)


def best_of_each_suit(cards: Cards, worth: Sequence[int]) -> list[int]:
    """What the best card of each suit is worth, for the suits that are there."""
    suits = [[worth[card % RANKS] for card in cards if card // RANKS == suit]
             for suit in range(SUITS)]  # fmt: skip
    return [max(held) for held in suits if held]


def measured(measure: Measure, cards: Cards) -> tuple[int, ...] | None:
    """What a contest compares; None for a pile that cannot win it."""
    match measure:
        case CountOf(counted):
            return (len(held_of(cards, counted)),)
        case CountWithTieBreak(measures):
            return tuple(len(held_of(cards, each.counted)) for each in measures)
        case PrimieraSum(worth, needs_four_suits):
            best = best_of_each_suit(cards, worth)
            lacks = len(best) < SUITS if needs_four_suits else not best
            return None if lacks else (sum(best),)
        case PrimieraOrder(worth):
            best = best_of_each_suit(cards, worth)
            return tuple(sorted(best, reverse=True)) if len(best) == SUITS else None
    raise AssertionError(f"an unknown measure: {measure}")


def winners(contest: Contest, piles: list[Cards]) -> list[int]:
    """The sides that score in a contest."""
    figures = {
        side: figure
        for side, pile in enumerate(piles)
        if (figure := measured(contest.measure, pile)) is not None
    }
    if not figures:
        return []
    best = leaders(figures)
    if len(best) == 1 or contest.tie in (Tie.LEADERS, Tie.SHARED):
        return best if any(figures[best[0]]) else []
    if contest.tie is Tie.NOBODY:
        return []
    others = {side: figure for side, figure in figures.items() if side not in best}
    following = leaders(others) if others else []
    if len(following) != 1:
        return []
    return following if contest.tie is Tie.NEXT_OF_ALL or any(others[following[0]]) else []


def leaders(figures: dict[int, tuple[int, ...]]) -> list[int]:
    """The sides with the best figure."""
    best = max(figures.values())
    return [side for side, figure in figures.items() if figure == best]


def points_of(category: Category, won: Won) -> list[int]:
    """The points of a category for each side."""
    match category:
        case SweepPoints():
            return won.sweeps
        case DeclaredPoints():
            return won.announced
        case FirstScoring(choices):
            lines = [points_of(choice, won) for choice in choices]
            return next((line for line in lines if any(line)), lines[-1])
    return points_of_piles(category, won.piles)


def points_of_piles(category: Category, piles: list[Cards]) -> list[int]:
    """The points of a category that looks at the piles."""
    match category:
        case Contest(points=points):
            scoring = winners(category, piles)
            if category.tie is Tie.SHARED:
                points //= max(len(scoring), 1)
            return [points if side in scoring else 0 for side in range(len(piles))]
        case EnoughCards(counted=counted, min_cards=least, points=points):
            return [points if len(held_of(pile, counted)) >= least else 0 for pile in piles]
        case EachCard(counted=counted, points=points):
            return [points * len(held_of(pile, counted)) for pile in piles]
        case CompleteSet(cards=cards, points=points):
            return [points if mask_of(pile) & cards == cards else 0 for pile in piles]
        case Run(max_points=most, min_length=shortest, order=order, suit=suit):
            runs = [run_from_the_ace(pile, order, suit) for pile in piles]
            return [min(run, most or run) if run >= shortest else 0 for run in runs]
    raise AssertionError(f"an unknown category: {category}")


def run_from_the_ace(pile: Cards, order: Sequence[Rank], suit: Suit = Suit.COINS) -> int:
    """How many cards of a suit there are from the Ace upwards without a gap."""
    run = [card(rank, suit) for rank in order]
    return next((place for place, each in enumerate(run) if each not in pile), len(run))


@st.composite
def won_in_rounds(draw: st.DrawFn, sides: int) -> Won:
    """The cards of a pack shared out among the sides, some to nobody, and what they made."""
    # Of few cards several sides often have equally many.
    cards = draw(st.sampled_from([6, 12, PACK_SIZE]))
    order = draw(st.permutations(range(PACK_SIZE)))[:cards]
    owned = draw(st.lists(st.integers(0, sides), min_size=cards, max_size=cards))
    owner_of = dict(zip(order, owned, strict=True))
    piles = [frozenset(c for c, owner in owner_of.items() if owner == side) for side in
             range(sides)]  # fmt: skip
    points = st.lists(st.integers(0, 12), min_size=sides, max_size=sides)
    return Won(piles, draw(points), draw(points))


@st.composite
def counted_rounds(draw: st.DrawFn) -> tuple[Variant, Won]:
    """A game with any options, and what its sides have won."""
    variant = draw(variants())
    return variant, draw(won_in_rounds(draw(st.sampled_from(variant.seatings)).sides))


def told(won: Won) -> tuple[vec[i64], vec[i64], vec[i64]]:
    """The same as the kernel takes it."""
    return (to_vec([mask_of(pile) for pile in won.piles]), to_vec(won.sweeps),
            to_vec(won.announced))  # fmt: skip


@settings(moderately, max_examples=examples(200))
@given(counted_rounds())
def test_the_scorer_counts_what_a_slow_count_counts(counted: tuple[Variant, Won]) -> None:
    variant, won = counted
    sides = len(won.piles)
    rows = [row for category in variant.categories for row in category.rows()]
    scorer = Scorer(ScoringSpec(rows, sides))
    lines = [points_of(category, won) for category in variant.categories]
    for _ in range(2):
        scorer.count(*told(won))
        assert [scorer.points[side] for side in range(sides)] == [
            sum(line[side] for line in lines) for side in range(sides)
        ]


def test_courts_alone_win_no_setenta() -> None:
    """In Chorizo they are worth 0, as much as no card."""
    category = next(each for each in CHORIZO.categories if each.name == "setenta")
    scorer = Scorer(ScoringSpec(category.rows(), 2))
    scorer.count(*told(Won([frozenset({7, 18, 29}), frozenset()], [0, 0], [0, 0])))
    assert [scorer.points[side] for side in range(2)] == [0, 0]


@settings(moderately, max_examples=examples(60))
@given(counted_rounds())
def test_counted_row_by_row_it_is_the_same(counted: tuple[Variant, Won]) -> None:
    variant, won = counted
    sides = len(won.piles)
    for category in variant.categories:
        rows = category.rows()
        scorer = Scorer(ScoringSpec(rows, sides))
        row, points = 0, [0] * sides
        while row < len(rows):
            skipped = scorer.count_row(row, *told(won))
            points = [points[side] + scorer.points[side] for side in range(sides)]
            row += 1 + skipped
        assert points == points_of(category, won)


@settings(moderately, max_examples=examples(150))
@given(st.sampled_from(Tie), st.sampled_from([2, 3, 4]).flatmap(won_in_rounds))
def test_who_scores_in_a_contest_between_equals(tie: Tie, won: Won) -> None:
    contest = Contest("cards", CountOf(PACK), points=2, tie=tie)
    sides = len(won.piles)
    scorer = Scorer(ScoringSpec(contest.rows(), sides))
    scorer.count(*told(won))
    assert [scorer.points[side] for side in range(sides)] == points_of(contest, won)


@given(
    st.frozensets(st.integers(0, CARD_COUNT - 1)) | st.just(frozenset(cards_of(SUIT_MASKS[0]))),
    st.permutations(list(Rank)),
)
def test_a_run_goes_up_to_the_first_coin_that_lacks(pile: Cards, order: list[Rank]) -> None:
    run = Run("run", min_length=1, order=tuple(order))
    assert run.length(mask_of(pile)) == run_from_the_ace(pile, order)
    scorer = Scorer(ScoringSpec(run.rows(), 2))
    scorer.count_from_lists([mask_of(pile), 0], [0, 0], [0, 0])
    assert scorer.points[0] == run_from_the_ace(pile, order)
