"""The old rules of play with a partner. Seat 0 is on turn, seat 2 its partner, seat 3 deals."""

from dataclasses import replace

import pytest

from scopa_desktop.ai.partner_conventions import convention_score
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.rules.moves import TakeTable, parse_action
from scopa_desktop.rules.seating import FOUR, PAIRS, Seating
from tests.ai.positions import cards, position


def at_table(
    hand: str,
    table: str = "",
    *,
    moves: tuple[tuple[int, str], ...] = (),
    dealer: int = 3,
    seating: Seating = PAIRS,
) -> SeatView:
    """The view of seat 0 after these moves."""
    others = ("", "", "")
    piles = ("",) * seating.sides
    view = position(hand, table, others=others, piles=piles, seating=seating)
    played = tuple((seat, parse_action(text)) for seat, text in moves)
    return replace(view, moves=played, dealer=dealer)


def preferred(view: SeatView, *moves: str) -> list[str]:
    """The moves, the most traditional first."""
    return sorted(moves, key=lambda text: convention_score(view, parse_action(text)), reverse=True)


def test_one_of_a_pair_is_laid_before_a_single_card() -> None:
    assert preferred(at_table("4C KS KB"), "4C", "KS")[0] == "KS"


def test_the_smallest_pair_is_laid_first() -> None:
    view = at_table("2C 2B 6S 6C KS KB")
    assert preferred(view, "KS", "6S", "2C") == ["2C", "6S", "KS"]


def test_a_triple_is_kept() -> None:
    assert preferred(at_table("4C 4B 4S KS"), "4C", "KS")[0] == "KS"


def test_a_card_laid_by_the_partner_is_not_captured() -> None:
    view = at_table("5B 6B", "5C 6C", moves=((2, "5C"), (3, "6C")))
    assert preferred(view, "5B x 5C", "6B x 6C")[0] == "6B x 6C"


@pytest.mark.parametrize(
    ("hand", "table", "move"), [("5B 6B", "5C", "5B x 5C"), ("7B 6B", "7C 6C", "7B x 7C")]
)
def test_a_sweep_or_a_seven_is_taken_even_from_the_partner(
    hand: str, table: str, move: str
) -> None:
    called = at_table(hand, table, moves=((2, move.rsplit(maxsplit=1)[-1]), (3, "KD")))
    plain = at_table(hand, table, moves=((3, "KD"),))
    assert convention_score(called, parse_action(move)) == convention_score(
        plain, parse_action(move)
    )


def test_the_fourth_of_a_rank_is_laid_when_the_player_before_took_the_partners() -> None:
    view = at_table("5B 2C 2S", "KD", moves=((2, "5C"), (3, "5S x 5C")))
    assert preferred(view, "2C", "5B")[0] == "5B"


def test_another_capture_of_the_player_before_calls_for_nothing() -> None:
    view = at_table("5B 2C 2S", "KD", moves=((1, "5C"), (2, "3C"), (3, "5S x 5C")))
    assert preferred(view, "2C", "5B")[0] == "2C"


@pytest.mark.parametrize(
    ("dealer", "liked"), [(1, "KB x 6C 4C"), (3, "KB x 6C 4C"), (0, "KB x KC"), (2, "KB x KC")]
)
def test_the_dealers_side_keeps_ranks_even_and_the_other_unpairs_them(
    dealer: int, liked: str
) -> None:
    view = at_table("KB", "KC 6C 4C", dealer=dealer)
    assert preferred(view, "KB x 6C 4C", "KB x KC")[0] == liked


def test_a_seven_is_laid_last() -> None:
    assert preferred(at_table("7C 7B KS"), "7C", "KS")[0] == "KS"


def test_conventions_score_zero_without_a_partner_or_a_play() -> None:
    assert convention_score(at_table("4C KS KB", seating=FOUR), parse_action("KS")) == 0
    assert convention_score(at_table("4C KS KB", "5C 5B"), TakeTable(cards("5C 5B"))) == 0
