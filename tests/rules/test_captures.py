"""Which sets a card may take, worked out by hand from RULES 2.1 and 2.14."""

from collections.abc import Mapping

import pytest

from scopa_desktop.rules.captures import (
    ITALIAN_CAPTURE_VALUES,
    CaptureRule,
    SumToOwnValue,
    SumWithPlayed,
)
from scopa_desktop.rules.cards import RANK_MASKS, Rank, names_of, parse_card, parse_cards
from scopa_desktop.rules.catalogue import CATALOGUE, ESCOBA_SETENTA, SCOPA
from scopa_desktop.rules.moves import Move
from scopa_desktop.rules.variant import OptionValue, Variant
from tests.rules.positions import mask, position

FEWEST: Mapping[str, OptionValue] = {"fewest_cards_first": True}


def captures(variant: Variant, played: str, table: str) -> list[str]:
    """The captures, each in notation, in alphabetic order."""
    return sorted(map(names_of, variant.captures.legal_captures(parse_card(played), mask(table))))


@pytest.mark.parametrize(
    ("played", "table", "expected"),
    [
        ("7S", "", []),
        ("7S", "6D KC", []),
        # 3 + 4, and 1 + 2 + 4; 1 + 2 + 3 is 6 and 2 + 3 + 4 is 9.
        ("7S", "AC 2D 3B 4S", ["2D AC 4S", "4S 3B"]),
        # Pages are worth 8, knights 9, kings 10.
        ("JS", "5C 3B", ["5C 3B"]),
        ("QD", "JS AB", ["JS AB"]),
        ("KD", "JS 2B QC AC", ["AC QC", "JS 2B"]),
        # The whole table of 1 + 2 + 3 + 4.
        ("KB", "AC 2D 3B 4S", ["2D AC 4S 3B"]),
        # One card of the rank, whichever, and then no sum.
        ("7S", "7C 3D 4B", ["7C"]),
        ("7S", "7D 7C 3D 4B", ["7C", "7D"]),
        ("KD", "KS 7C 3C", ["KS"]),
        # An ace is worth 1: it takes an ace, never a sum.
        ("AS", "AD 2D", ["AD"]),
        ("AS", "2D 3D", []),
        # A single card of another rank never equals the value.
        ("2S", "AD AC 2B", ["2B"]),
        ("2S", "AD AC", ["AD AC"]),
    ],
)
def test_scopa(played: str, table: str, expected: list[str]) -> None:
    assert captures(SCOPA, played, table) == expected


def test_a_sum_is_of_two_cards_at_least() -> None:
    # By itself, without equal cards to go before it.
    sums_only = CaptureRule(tiers=((SumToOwnValue(),),))
    found = sums_only.legal_captures(parse_card("7S"), mask("7D 3C 4C"))
    assert [names_of(taken) for taken in found] == ["3C 4C"]


def test_sums_are_made_to_one_total() -> None:
    rule = CaptureRule(tiers=((SumWithPlayed(11),), (SumWithPlayed(15),)))
    with pytest.raises(ValueError, match=r"are made to one total, not to \[11, 15\]"):
        rule.legal_captures(parse_card("7S"), mask("4C"))


@pytest.mark.parametrize(
    ("played", "table", "expected"),
    [
        # Pairs 6 + 1, 5 + 2, 3 + 4 go before 1 + 2 + 4.
        ("7S", "AC 2B 3C 4C 5S 6D", ["3C 4C", "5S 2B", "6D AC"]),
        ("7S", "AC 2B 4C", ["AC 4C 2B"]),
        ("7S", "7D 3C 4C", ["7D"]),
    ],
)
def test_fewest_cards_first(played: str, table: str, expected: list[str]) -> None:
    assert captures(SCOPA.configured(FEWEST), played, table) == sorted(expected)


@pytest.mark.parametrize(
    ("played", "table", "expected"),
    [
        ("7S", "", []),
        ("7S", "JD", ["JD"]),
        # An equal card has no rights here; 7 + 7 + 1 makes fifteen.
        ("7S", "7D", []),
        ("7S", "7D AC", ["7D AC"]),
        ("7S", "7D AC JD", ["7D AC", "JD"]),
        # 5 + 5 + 5, three ways.
        ("5D", "5C 5S 5B", ["5C 5B", "5C 5S", "5S 5B"]),
        # 14 beside the ace: 10 + 4 and 6 + 8.
        ("AD", "4C KS 6B JB", ["4C KS", "6B JB"]),
        # 1 + 2 + 3 + 4 = 10, and 5 + 1 + 4, 5 + 2 + 3 beside the five.
        ("5D", "AC 2C 3C 4C 5S", ["AC 2C 3C 4C", "AC 4C 5S", "2C 3C 5S"]),
        ("KD", "6C 4B", []),
    ],
)
def test_escoba(played: str, table: str, expected: list[str]) -> None:
    assert captures(ESCOBA_SETENTA, played, table) == sorted(expected)


def test_a_card_that_can_capture_must_and_another_card_may_be_laid() -> None:
    # The 7 must take the 7; the 2 captures nothing and may be played all the same.
    round_ = position(SCOPA, ["7S 2B", "KD"], "7D 4C")
    assert set(round_.legal_moves()) == {
        Move(parse_card("7S"), mask("7D")),
        Move(parse_card("2B")),
    }


def test_capturing_is_forced_in_escoba_too() -> None:
    round_ = position(ESCOBA_SETENTA, ["7S 2B", "KD"], "JD")
    assert set(round_.legal_moves()) == {
        Move(parse_card("7S"), mask("JD")),
        Move(parse_card("2B")),
    }


def test_the_cards_of_a_value() -> None:
    assert ITALIAN_CAPTURE_VALUES.cards_of_value[8] == RANK_MASKS[Rank.PAGE]
    assert ITALIAN_CAPTURE_VALUES.cards_of_value[1] == RANK_MASKS[Rank.ACE]
    values = [ITALIAN_CAPTURE_VALUES.of(card) for card in parse_cards("AD 7B QS KC")]
    assert values == [1, 7, 9, 10]


@pytest.mark.parametrize(
    ("game", "numbers"),
    [("spazzino", "8 9 10"), ("cicera", "11 12 13"), ("chkobba", "9 8 10"), ("escoba", "8 9 10")],
)
def test_a_card_without_a_number_is_known_by_its_place(game: str, numbers: str) -> None:
    values = CATALOGUE[game].captures.values
    courts = map(parse_card, ("JD", "QD", "KD"))
    assert " ".join(str(values.number_of(court)) for court in courts) == numbers
