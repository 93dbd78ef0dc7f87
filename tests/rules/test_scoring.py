"""What piles are worth, worked out by hand from RULES 2.1, 2.14 and 2.17."""

from collections.abc import Sequence

import pytest

from scopa_desktop.rules.cards import COINS, PACK, RANK_MASKS, Mask, Rank
from scopa_desktop.rules.catalogue import ESCOBA_SETENTA, SCOPA
from scopa_desktop.rules.catalogue.chorizo import SETENTA
from scopa_desktop.rules.scoring import (
    CompleteSet,
    Contest,
    CountOf,
    FirstScoring,
    Measure,
    PrimieraOrder,
    PrimieraSum,
    ScoreLine,
    ScoreSheet,
    SideResult,
    Tie,
    deciding_card,
    score_sheet,
)
from scopa_desktop.rules.variant import OptionValue, Variant
from tests.rules.positions import mask

SIXES = "6D 6C 6S 6B"


def sheet(variant: Variant, *piles: str) -> ScoreSheet:
    return score_sheet(variant.categories, [SideResult(mask(pile)) for pile in piles])


def line(variant: Variant, category: str, *piles: str) -> ScoreLine:
    (found,) = [one for one in sheet(variant, *piles).lines if one.category == category]
    return found


@pytest.mark.parametrize(
    ("piles", "points"),
    [
        (("AD 2D 3D", "4D 5D"), (1, 0)),
        (("AD 2D", "4D 5D"), (0, 0)),
        (("AC", "2C 3C", "4C 5C"), (0, 0, 0)),
        (("AC", "2C 3C", "4C"), (0, 1, 0)),
        (("", ""), (0, 0)),
        (("AC", "", "", "2C 3C"), (0, 0, 0, 1)),
    ],
)
def test_most_cards(piles: tuple[str, ...], points: tuple[int, ...]) -> None:
    assert line(SCOPA, "cards", *piles).points == points


def test_most_coins_counts_coins_alone() -> None:
    coins = line(SCOPA, "coins", "AD 2D 3D", "4D 5D AC AS AB 2B 2C")
    assert (coins.points, coins.figures) == ((1, 0), (3, 2))
    assert coins.cards == (mask("AD 2D 3D"), mask("4D 5D"))


def test_five_coins_each_give_nobody_the_point() -> None:
    assert line(SCOPA, "coins", "AD 2D 3D 4D 5D", "6D 7D JD QD KD").points == (0, 0)


def test_the_settebello() -> None:
    assert line(SCOPA, "settebello", "7C", "7D", "7S").points == (0, 1, 0)
    assert line(SCOPA, "settebello", "7C", "7S").points == (0, 0)


@pytest.mark.parametrize(
    ("piles", "figures", "points"),
    [
        # Four sevens 4 x 21, four sixes 4 x 18.
        (("7D 7C 7S 7B", SIXES), (84, 72), (1, 0)),
        # The best of a suit counts: 16 + 15 + 14 + 13 against 12 + 10 + 10 + 10.
        (("AD 5D 5C 4S 3B KB", "2D JC QS JB"), (58, 42), (1, 0)),
        # Three sevens and an ace, 63 + 16, against a seven and three sixes, 21 + 54.
        (("7D 7C 7S AB", "6D 6C 6S 7B"), (79, 75), (1, 0)),
        # 21 + 18 + 21 + 18 on both sides.
        (("7D 6C 7S 6B", "6D 7C 6S 7B"), (78, 78), (0, 0)),
        # No batons: 63 do not count against 40.
        (("7D 7C 7S", "JD JC JS JB"), (None, 40), (0, 1)),
        (("7D 7C 7S", "6D 6C 6S"), (None, None), (0, 0)),
        (("", "JD"), (None, None), (0, 0)),
        # Two of three tie at the top.
        (("7D 6C 7S 6B", "6D 7C 6S 7B", "5D 5C 5S 5B"), (78, 78, 60), (0, 0, 0)),
    ],
)
def test_primiera(
    piles: tuple[str, ...], figures: tuple[int | None, ...], points: tuple[int, ...]
) -> None:
    primiera = line(SCOPA, "primiera", *piles)
    assert primiera.figures == figures
    assert primiera.points == points


def test_what_each_card_is_worth_in_the_primiera() -> None:
    measure = PrimieraSum(needs_four_suits=False)
    worth = {rank: measure.figure(mask(f"{rank}S")) for rank in "76A5432JQK"}
    assert list(worth.values()) == [21, 18, 16, 15, 14, 13, 12, 10, 10, 10]


def test_what_each_card_is_worth_in_the_setenta_of_chorizo() -> None:
    worth = [SETENTA.measure.figure(mask(f"{rank}S")) for rank in "A234567JQK"]
    assert worth == [1, 2, 3, 4, 5, 6, 7, 0, 0, 0]


def test_primiera_shows_the_best_card_of_each_suit() -> None:
    primiera = line(SCOPA, "primiera", "2D 7D 6C AC KS 5B 4B", "7B 6S")
    assert primiera.cards == (mask("7D 6C KS 5B"), mask("7B 6S"))


@pytest.mark.parametrize(
    ("piles", "figures", "points"),
    [
        (("7D 7C 7S", "JD JC JS JB"), (63, 40), (1, 0)),
        (("7D 7C", "AD AC JS"), (42, 42), (0, 0)),
        (("", "JD"), (None, 10), (0, 1)),
        (("", ""), (None, None), (0, 0)),
    ],
)
def test_primiera_without_the_need_of_four_suits(
    piles: tuple[str, ...], figures: tuple[int | None, ...], points: tuple[int, ...]
) -> None:
    variant = SCOPA.configured({"primiera_needs_four_suits": False})
    primiera = line(variant, "primiera", *piles)
    assert (primiera.figures, primiera.points) == (figures, points)


@pytest.mark.parametrize(
    ("option", "piles", "points"),
    [
        ("sevens", ("7D 7C", "7S AB AC AS AD"), (1, 0)),
        ("sevens", ("7D 7C", "7S 7B"), (0, 0)),
        # By the sum 57 to 72 for the sixes; card by card the seven decides.
        ("order", ("7D 5C 4S 3B", SIXES), (1, 0)),
        ("classic", ("7D 5C 4S 3B", SIXES), (0, 1)),
    ],
)
def test_the_options_of_the_primiera(
    option: OptionValue, piles: tuple[str, ...], points: tuple[int, ...]
) -> None:
    variant = SCOPA.configured({"primiera": option})
    assert line(variant, "primiera", *piles).points == points


@pytest.mark.parametrize(
    ("piles", "points"),
    [
        # RULES 2.14: 7-5-4-3 beats 6-6-6-6.
        (("7D 5C 4S 3B", SIXES), (1, 0)),
        # Equal sevens: the second card decides, then the third, then the fourth.
        (("7D 7C 2S 2B", "7S 7B 6D 6C"), (0, 1)),
        (("7D 7C 2S 2B", "7S 6B 6D 6C"), (1, 0)),
        (("7D 6C 3S 3B", "7S 6B 4D 2C"), (0, 1)),
        (("7D 6C 3S 3B", "7S 6B 3D 2C"), (1, 0)),
        # 7 6 A 5 4 3 2 court.
        (("7D AC AS AB", "7B 5D 5C 5S"), (1, 0)),
        (("6D AC AS AB", "6B 6C 2D JS"), (0, 1)),
        (("7D 2C 2S 2B", "7B KD KC KS"), (1, 0)),
        # Courts are equal among themselves.
        (("KD KC KS KB", "JD JC JS JB"), (0, 0)),
        (("7D 7C 7S", "JD JC JS JB"), (0, 1)),
        (("7D 7C 7S", "6D 6C 6S"), (0, 0)),
        (("7D 6C 5S 5B", "6D 7C 5D KS KB", "7S 6B 5C AD"), (0, 0, 1)),
    ],
)
def test_setenta(piles: tuple[str, ...], points: tuple[int, ...]) -> None:
    assert line(ESCOBA_SETENTA, "setenta", *piles).points == points


def test_sweep_points_enter_the_sheet_with_their_cards() -> None:
    side_results = [SideResult(mask("7D 3C 4C"), 1, mask("7D")), SideResult(mask("AC"), 0)]
    sweeps = score_sheet(SCOPA.categories, side_results).lines[-1]
    assert sweeps == ScoreLine("sweeps", (1, 0), (1, 0), (mask("7D"), 0))


@pytest.mark.parametrize(
    ("variant", "categories"),
    [
        (SCOPA, "cards coins settebello primiera sweeps"),
        (ESCOBA_SETENTA, "cards coins settebello setenta sweeps"),
    ],
)
def test_the_categories_stand_on_the_sheet_in_the_order_counted(
    variant: Variant, categories: str
) -> None:
    assert " ".join(one.category for one in sheet(variant, "", "").lines) == categories


def test_the_totals_of_a_sheet() -> None:
    # A: cards, coins, settebello, primiera, one scopa.
    side_results = [
        SideResult(PACK & ~mask("AB"), 1, mask("KS")),
        SideResult(mask("AB"), 2, mask("AB")),
    ]
    assert score_sheet(SCOPA.categories, side_results).totals == (5, 2)


def test_where_ties_go_to_the_leaders_each_leader_scores() -> None:
    contest = Contest("coins", CountOf(COINS), tie=Tie.LEADERS)
    piles: list[Mask] = [mask("AD 2D"), mask("3D 4D"), mask("5D")]
    assert contest.score([SideResult(pile) for pile in piles]).points == (1, 1, 0)


def test_leaders_that_have_nothing_score_nothing() -> None:
    contest = Contest("sevens", CountOf(RANK_MASKS[Rank.SEVEN]), tie=Tie.LEADERS)
    assert contest.score([SideResult(mask("AD")), SideResult(mask("2D"))]).points == (0, 0)
    assert contest.score([SideResult(mask("7D")), SideResult(mask("7C"))]).points == (1, 1)


@pytest.mark.parametrize(
    ("piles", "points"),
    [
        (["AD 2D", "3D 4D", "5D"], (0, 0, 1)),
        (["AD 2D", "3D 4D", "AC"], (0, 0, 1)),
        (["AD 2D", "3D 4D", ""], (0, 0, 1)),
        (["AD 2D", "3D 4D", "", ""], (0, 0, 0, 0)),
        (["AD 2D", "3D 4D", "", "5D"], (0, 0, 0, 1)),
        (["AD", "3D", "5D"], (0, 0, 0)),
        (["AC", "3C", ""], (0, 0, 0)),
        (["AD 2D", "3D", "4D"], (1, 0, 0)),
    ],
)
def test_the_next_best_of_all_may_have_nothing(
    piles: Sequence[str], points: tuple[int, ...]
) -> None:
    contest = Contest("coins", CountOf(COINS), tie=Tie.NEXT_OF_ALL)
    assert contest.score([SideResult(mask(pile)) for pile in piles]).points == points


def test_who_has_nothing_to_compare_is_no_leader() -> None:
    contest = Contest("primiera", PrimieraSum(), tie=Tie.LEADERS)
    assert contest.score([SideResult(mask("7D 7C 7S")), SideResult(mask("6D"))]).points == (0, 0)


def test_the_whole_set_goes_before_the_majority() -> None:
    sevens = RANK_MASKS[Rank.SEVEN]
    category = FirstScoring(
        (CompleteSet("four_sevens", sevens, points=2), Contest("sevens", CountOf(sevens)))
    )
    assert category.name == "sevens"
    whole = category.score([SideResult(sevens), SideResult(0)])
    assert (whole.category, whole.points) == ("four_sevens", (2, 0))
    most = category.score([SideResult(mask("7D 7C 7S")), SideResult(mask("7B"))])
    assert (most.category, most.points) == ("sevens", (1, 0))


def test_measures_that_have_no_number_say_so() -> None:
    measures: list[Measure] = [PrimieraOrder(), PrimieraSum()]
    assert [measure.figure(PACK) for measure in measures] == [None, 84]


@pytest.mark.parametrize(
    ("piles", "card"),
    [
        (("7D 7C 6S 6B", "7S 7B 6D AC"), "6S"),
        (("7D 6C 6S 6B", "7S 6D AC AB"), None),
        (("7D 7C 6S 6B", "7S 7B 6D"), None),
        (("7D 7C 6S 6B", "7S 7B 6D 6C"), None),
        (("AD AC AS AB", "7D 7C 7S 6B", "2D 2C 2S 2B"), None),
        (("7D 7C 7S 6B", "5D 5C 5S 5B", "7B 6D 6C 6S"), None),
        (("7D 7C 6S AB", "KD KC KS KB", "7S 7B AD AC"), "6S"),
    ],
)
def test_a_primiera_that_a_single_card_decided(piles: tuple[str, ...], card: str | None) -> None:
    primiera = line(SCOPA, "primiera", *piles)
    deciding = deciding_card(SCOPA.categories, primiera)
    assert (None if deciding is None else 1 << deciding) == (card and mask(card))


def test_only_a_comparison_of_suits_is_decided_by_a_single_card() -> None:
    lines = sheet(SCOPA, "7D 7C 6S 6B KD", "7S 7B 6D AC").lines
    decided = [one.category for one in lines if deciding_card(SCOPA.categories, one) is not None]
    assert decided == ["primiera"]
