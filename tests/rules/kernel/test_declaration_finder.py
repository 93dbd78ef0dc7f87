"""What may be declared, against every hand looked at card by card."""

from collections.abc import Callable
from functools import cache
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scopa_desktop.rules.captures import CaptureValues
from scopa_desktop.rules.cards import PACK_SIZE, RANKS, SETTEBELLO, Card, mask_of, parse_cards
from scopa_desktop.rules.catalogue import CATALOGUE
from scopa_desktop.rules.declarations import (
    Combination,
    DeclarationRule,
    HandCombinations,
    LowOrThreeOfAKind,
    OneRank,
    OneSuit,
    Straight,
    TotalInRange,
    legal_declarations,
)
from scopa_desktop.rules.kernel.move_codes import MAX_POINTS
from scopa_desktop.rules.moves import Declare
from tests.examples import examples
from tests.rules.positions import moderately

DECLARING = [entry for entry in CATALOGUE.values() if entry.declarations is not None]
VALUES_OF_A_WILD_CARD = range(1, 11)


@cache
def with_wild(values: CaptureValues, card: Card, value: int) -> CaptureValues:
    """The values with a wild card, kept because every three cards of a hand ask for them."""
    return values.with_wild(card, value)


def of_three(
    rule: LowOrThreeOfAKind, three: tuple[Card, ...], values: CaptureValues
) -> set[Declare]:
    """Everything that three cards may be declared as."""
    if rule.wild not in three:
        return as_worth(rule, three, values, 0)
    return {
        declared
        for value in VALUES_OF_A_WILD_CARD
        for declared in as_worth(rule, three, with_wild(values, rule.wild, value), value)
    }


def as_worth(
    rule: LowOrThreeOfAKind, three: tuple[Card, ...], values: CaptureValues, wild: int
) -> set[Declare]:
    """What three cards are declared as when the wild one among them has this value."""
    worth = [values.of(card) for card in three]
    if len({*worth}) == 1:
        return {Declare(mask_of(three), rule.three_of_a_kind_points, wild)}
    if sum(worth) <= rule.low_total:
        return {Declare(mask_of(three), rule.low_points, wild)}
    return set()


def has(combination: Combination, hand: list[Card], values: CaptureValues) -> bool:
    """Whether a hand has a combination."""
    ranks = sorted(card % RANKS for card in hand)
    match combination:
        case OneSuit():
            return len({card // RANKS for card in hand}) == 1
        case OneRank():
            return len({*ranks}) == 1
        case Straight():
            return ranks == [*range(ranks[0], ranks[0] + len(ranks))]
        case TotalInRange(min_total=least, max_total=most, with_pair=with_pair):
            is_pair = len({*ranks}) < len(ranks)
            fits = with_pair is None or with_pair == is_pair
            return fits and least <= sum(map(values.of, hand)) <= most
    raise AssertionError(f"an unknown combination: {combination}")


def declarable(
    rule: DeclarationRule, hand: list[Card], is_new: bool, values: CaptureValues
) -> set[Declare]:
    """All that may be declared."""
    match rule:
        case LowOrThreeOfAKind(any_three=any_three):
            threes = combinations(hand, 3) if is_new or any_three else ()
            return {one for three in threes for one in of_three(rule, three, values)}
        case HandCombinations(combinations=those):
            points = sum(one.points for one in those if has(one, hand, values))
            return {Declare(mask_of(hand), points)} if is_new and points else set()
    raise AssertionError(f"an unknown rule: {rule}")


@st.composite
def hands(draw: st.DrawFn) -> tuple[DeclarationRule, list[Card], CaptureValues]:
    """A packet, or what is left of it, of a game in which something is declared."""
    entry = draw(st.sampled_from(DECLARING))
    rule = entry.declarations
    assert rule is not None
    packet = entry.deal.packet_size(draw(st.sampled_from(entry.seatings)).players)
    # Few ranks or one suit: most hands have nothing to declare.
    ranks = draw(st.sampled_from([RANKS, 5, 3]))
    suits = draw(st.sampled_from([4, 1])) if ranks >= packet else 4
    cards = [card for card in range(PACK_SIZE) if card % RANKS < ranks and card // RANKS < suits]
    wild = [] if rule.wild is None else [rule.wild]
    some = st.lists(st.sampled_from(sorted({*cards, *wild})), unique=True, min_size=1,
                    max_size=packet)  # fmt: skip
    return rule, draw(some), entry.captures.values


@settings(moderately, max_examples=examples(250))
@given(hands(), st.booleans())
def test_exactly_what_the_cards_allow_is_offered(
    dealt: tuple[DeclarationRule, list[Card], CaptureValues], is_new: bool
) -> None:
    rule, hand, values = dealt
    found = legal_declarations(rule, mask_of(hand), is_new, values)
    assert len(found) == len({*found})
    assert {*found} == declarable(rule, hand, is_new, values)
    points = [one.points for one in found]
    assert points == sorted(points, reverse=True)


def wild(low: int = 3, alike: int = 10) -> DeclarationRule:
    """The rule of three cards of which one is wild, with these points."""
    return LowOrThreeOfAKind(wild=SETTEBELLO, low_points=low, three_of_a_kind_points=alike)


def combined(*points: int) -> DeclarationRule:
    """Combinations that a hand can have together, with these points."""
    return HandCombinations(
        combinations=tuple(OneSuit(f"flor {index}", each) for index, each in enumerate(points))
    )


def test_the_most_points_that_a_move_has_room_for_are_found() -> None:
    hand = mask_of(parse_cards("AD 2D 5D"))
    values = CATALOGUE["chorizo"].captures.values
    (found,) = legal_declarations(combined(20, MAX_POINTS - 20), hand, True, values)
    assert found == Declare(hand, MAX_POINTS)


@pytest.mark.parametrize(
    "make",
    [
        lambda: combined(MAX_POINTS + 1),
        lambda: combined(20, MAX_POINTS - 19),
        lambda: combined(3, -1),
        lambda: wild(low=MAX_POINTS + 1),
        lambda: wild(alike=MAX_POINTS + 1),
        lambda: wild(low=-1),
    ],
)
def test_a_rule_with_points_that_no_move_has_room_for_is_refused(
    make: Callable[[], DeclarationRule],
) -> None:
    with pytest.raises(ValueError, match=f"a declaration has 0 to {MAX_POINTS} points"):
        make()
