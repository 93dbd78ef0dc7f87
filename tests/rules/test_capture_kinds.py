"""The properties of a kind of capture, compared with the captures that the kernel finds."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scopa_desktop.rules.captures import (
    HIGHEST_VALUE,
    ITALIAN_CAPTURE_VALUES,
    NUMBERS_AND_COURTS,
    AceTakesAll,
    CaptureKind,
    CaptureRule,
    CaptureSum,
    EqualCard,
    SumToOwnValue,
    SumWithPlayed,
)
from scopa_desktop.rules.cards import PACK_SIZE, Card, Suit, card, mask_of, parse_card
from scopa_desktop.rules.catalogue import CATALOGUE, CIRULLA, ESCOBA, ESCOPA, SCOPA, SCOPA_ASSI
from scopa_desktop.rules.kernel.capture_finder import PACK_VALUE
from scopa_desktop.rules.variant import Variant
from tests.rules.campaign import pairwise
from tests.rules.positions import mask, moderately, variants

KINDS = [
    EqualCard(),
    EqualCard(only_aces=True),
    SumToOwnValue(),
    SumWithPlayed(6),
    SumWithPlayed(15),
    SumWithPlayed(15, multiples=True),
    AceTakesAll(),
    AceTakesAll(may_decline=True, takes_itself=True),
]


def rule_of(*kinds: CaptureKind) -> CaptureRule:
    return CaptureRule(tiers=(kinds,))


cards_to_play = st.lists(st.integers(0, PACK_SIZE - 1), min_size=2, max_size=9, unique=True)


@pytest.mark.parametrize("kind", KINDS, ids=str)
@moderately
@given(cards_to_play)
def test_a_capture_is_as_its_kind_says(kind: CaptureKind, cards: list[Card]) -> None:
    played, table = cards[0], mask_of(cards[1:])
    rule = rule_of(kind)
    for taken in rule.legal_captures(played, table):
        assert rule.values.of(played) in kind.capturing_values
        assert rule.values.total(taken | 1 << played) % kind.total_divisor == 0
        assert taken == table or not kind.takes_whole_table
        made = kind.sum_of(played, taken, rule.values)
        assert made is None or made.is_right(rule.values)
        assert rule.cards_summed(played, taken, rule.values) == (made.cards if made else 0)
        if kind.takes_equal_card:
            assert rule.values.total(taken) == rule.values.of(played)


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_every_capturing_value_captures_something(kind: CaptureKind) -> None:
    # Totals are made where every card has a number; see the test below.
    has_courts = not isinstance(kind, SumWithPlayed)
    rule = replace(
        rule_of(kind), values=NUMBERS_AND_COURTS if has_courts else ITALIAN_CAPTURE_VALUES
    )
    tables = [mask(text) for text in ("AC AS", "AC 2C 3C 4C 5C 6C 7C JC QC KC")]
    tables += [1 << card(rank, Suit.CUPS) for rank in rule.values.ranks_in_order]
    capturing = {
        rule.values.of(played)
        for played in (card(rank, Suit.COINS) for rank in rule.values.ranks_in_order)
        if any(rule.legal_captures(played, table) for table in tables)
    }
    assert capturing == {*kind.capturing_values}


def test_totals_are_made_where_every_card_has_a_number() -> None:
    for entry in CATALOGUE.values():
        has_totals = any(isinstance(kind, SumWithPlayed) for kind in entry.captures.kinds)
        assert not has_totals or max(entry.captures.values.by_card) <= HIGHEST_VALUE


@moderately
@given(variants(), cards_to_play)
def test_a_wrong_set_makes_no_sum(variant: Variant, cards: list[Card]) -> None:
    rule, played, taken = variant.captures, cards[0], mask_of(cards[1:])
    sums = [kind for kind in rule.kinds if kind.sum_of(played, taken, rule.values)]
    allowed = rule.with_only(*sums).legal_captures(played, taken) if sums else []
    assert bool(rule.cards_summed(played, taken, rule.values)) == (taken in allowed)


@pytest.mark.parametrize(
    ("variant", "played", "taken", "summed"),
    [
        (SCOPA, "7S", "3C 4C", "3C 4C"),
        (SCOPA, "7S", "7C", ""),
        (SCOPA, "7S", "3C 5C", ""),
        (ESCOBA, "7S", "3C 5C", "7S 3C 5C"),
        (ESCOBA, "7S", "3C 4C", ""),
        (ESCOPA, "KS", "KC JC 2C", "KS KC JC 2C"),
        # In Cirulla 2 + 5 make the 7, and with it 8 makes fifteen.
        (CIRULLA, "7S", "2C 5C", "2C 5C"),
        (CIRULLA, "7S", "JC", "7S JC"),
        (CIRULLA, "AS", "KC JC", ""),
    ],
)
def test_the_cards_that_make_a_sum(variant: Variant, played: str, taken: str, summed: str) -> None:
    rule = variant.captures
    assert rule.cards_summed(parse_card(played), mask(taken), rule.values) == mask(summed)


@pytest.mark.parametrize(
    ("variant", "played", "taken", "sums"),
    [
        (SCOPA, "7S", "3C 5C", [("3C 5C", 7)]),
        (CIRULLA, "7S", "3C 5C", [("3C 5C", 7), ("7S 3C 5C", 15)]),
        (ESCOBA, "7S", "3C 5C", [("7S 3C 5C", 15)]),
        # An Ace takes an Ace; no sum of table cards is as low.
        (SCOPA, "AS", "3C 5C", [("3C 5C", 1)]),
        (CIRULLA, "AS", "3C 5C", [("AS 3C 5C", 15)]),
    ],
)
def test_the_sums_that_a_refused_move_attempts(
    variant: Variant, played: str, taken: str, sums: list[tuple[str, int]]
) -> None:
    rule = variant.captures
    attempts = rule.attempted_sums(parse_card(played), mask(taken), rule.values)
    expected = [(mask(cards), total) for cards, total in sums]
    assert [(attempt.cards, attempt.total) for attempt in attempts] == expected


def test_a_rule_that_takes_everything_attempts_no_sum() -> None:
    rule = rule_of(AceTakesAll())
    assert rule.attempted_sums(parse_card("AS"), mask("3C"), rule.values) == []


def test_a_sum_of_too_few_cards_is_not_right() -> None:
    values = SCOPA.captures.values
    assert not CaptureSum(mask("7C"), 7, min_cards=2).is_right(values)
    assert CaptureSum(mask("7C"), 7).is_right(values)


@pytest.mark.parametrize("entry", CATALOGUE.values(), ids=lambda entry: entry.id)
def test_only_equal_cards_exclude_other_captures(entry: Variant) -> None:
    """A refusal says that an equal card goes first, whatever stands in a tier before the last."""
    for settings in pairwise(entry):
        for tier in entry.configured(settings).captures.tiers[:-1]:
            assert all(kind.takes_equal_card for kind in tier)


def test_kinds_that_exclude_others() -> None:
    assert SCOPA.captures.is_excluding(EqualCard())
    assert not SCOPA.captures.is_excluding(SumToOwnValue())


def test_where_a_card_can_capture_in_several_ways() -> None:
    choices = {entry.id for entry in CATALOGUE.values() if entry.captures.has_choice_of_kinds}
    assert choices == {
        "cirulla",
        "cirullone",
        "cicera",
        "scopa-a-quindici",
        "scopa-frac",
        "spazzino",
    }
    # The Ace that takes all has no sum to choose instead.
    assert not SCOPA_ASSI.captures.has_choice_of_kinds
    quindici = CATALOGUE["scopa-quindici"].configured({"asso_pigliatutto": True})
    assert quindici.captures.has_choice_of_kinds


def test_where_the_last_card_can_clear_the_table() -> None:
    never = {entry.id for entry in CATALOGUE.values() if not entry.captures.can_clear_table_at_end}
    fifteen = {entry.id for entry in CATALOGUE.values() if entry.captures.counts_played_card}
    assert PACK_VALUE % 11 == 0
    assert never == fifteen - {"scopa-undici"}
    assert rule_of(SumWithPlayed(15), EqualCard()).can_clear_table_at_end
