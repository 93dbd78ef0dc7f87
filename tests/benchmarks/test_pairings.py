"""Pairings: margins of the challenger, and the same results for the same deals."""

from itertools import count, islice

import pytest

from benchmarks.pairings import Pairing
from scopa_desktop.commands.processes import TaskRunner
from scopa_desktop.rules.catalogue import CATALOGUE
from scopa_desktop.rules.match import pack_of
from scopa_desktop.rules.round import Round
from scopa_desktop.rules.seating import FOUR, PAIRS, SEATINGS, THREE, TWO, Seating
from tests.sampling import parametrize_some


def margins(pairing: Pairing, deals: int) -> list[tuple[float, ...]]:
    """The margins of the first deals, side by side."""
    return [pairing.play_deal(number).margins for number in range(1, deals + 1)]


@parametrize_some("seating", SEATINGS, default=SEATINGS[::3], ids=str)
def test_a_player_against_itself_has_no_margin(seating: Seating) -> None:
    deals = margins(Pairing("scopa", seating, "greedy", "greedy"), 3)
    assert [sum(deal) for deal in deals] == pytest.approx([0, 0, 0])
    assert any(any(deal) for deal in deals)


def test_the_margins_of_two_sides_are_opposite() -> None:
    here = margins(Pairing("cirulla", TWO, "greedy", "random"), 4)
    there = margins(Pairing("cirulla", TWO, "random", "greedy"), 4)
    assert there == [tuple(-margin for margin in reversed(deal)) for deal in here]


@pytest.mark.parametrize("game", ["scopa-a-perdere", "desescoba"])
def test_the_margin_is_that_of_who_wins_where_the_fewest_points_do(game: str) -> None:
    deals = [Pairing(game, TWO, "greedy", "random").play_deal(number) for number in range(1, 11)]
    assert sum(deal.margin for deal in deals) > 10


def test_a_void_deal_is_dealt_again() -> None:
    scopa = CATALOGUE["scopa"]
    void = next(
        number
        for number in count(1)
        if Round.dealt(scopa, TWO, number % 2, pack_of(number, 1))[0].is_void
    )
    result = Pairing("scopa", TWO, "greedy", "random").play_deal(void)
    assert len(result.margins) == 2


def test_processes_give_the_results_of_one_in_the_order_of_the_deals() -> None:
    pairing = Pairing("scopa", PAIRS, "greedy", "random")
    runner = TaskRunner(2)
    try:
        results = runner.results(pairing.play_deal, range(1, 1001))
        played = [result.margins for result in islice(results, 5)]
    finally:
        runner.close()
    assert played == margins(pairing, 5)


def test_alpha_beta_supports_two_sides_only() -> None:
    assert Pairing("scopa", PAIRS, "greedy", "pimc").is_possible
    assert not Pairing("scopa", FOUR, "greedy", "pimc").is_possible
    assert not Pairing("scopa", THREE, "web", "greedy").is_possible
    assert Pairing("scopa", THREE, "seeing", "ismcts-1000").is_possible


@pytest.mark.parametrize(
    ("pairing", "expected"),
    [
        (Pairing("scopa", TWO, "skilled", "greedy"), [(3, -4), (0, 0), (-3, 3), (-1, 1)]),
        (Pairing("scopa", THREE, "easy", "random"), [(2.5, 1, 1.5), (1, 4, -1.5)]),
        (Pairing("cirulla", PAIRS, "casual", "greedy"), [(7, -4), (-5, 6), (8, -1)]),
        (Pairing("scopone-scientifico", PAIRS, "casual", "web"), [(-5, -1), (2, 3), (2, 0)]),
    ],
    ids=str,
)
def test_numbered_deals_keep_their_results(
    pairing: Pairing, expected: list[tuple[float, ...]]
) -> None:
    assert margins(pairing, len(expected)) == expected
