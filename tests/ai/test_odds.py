"""The odds: what a side can expect of a round and of the match."""

from math import inf
from random import Random

import pytest

from scopa_desktop.ai.odds import (
    EstimateOdds,
    Odds,
    _winner_from,
    decided_odds,
    judge_end_task,
    odds_task,
)
from scopa_desktop.ai.player import Deadline
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.rules.cards import PACK, names_of
from scopa_desktop.rules.catalogue import CATALOGUE, SCOPA
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.players import Player
from scopa_desktop.rules.seating import PAIRS, TWO, Seating
from scopa_desktop.rules.variant import Variant
from tests.looping import loop_over
from tests.rules.positions import mask, position

FOREVER = Deadline(inf)
LAST_CARDS = position(
    SCOPA,
    ["2S", "KS"],
    "2C",
    piles=["", names_of(PACK & ~mask("2S KS 2C"))],
    last_capturer=1,
)
"""All cards are known, and each seat has one play: seat 0 sweeps, the other side has all else."""


def new_match(game: Variant, seating: Seating, number: int = 12) -> Match:
    players = [Player(f"Seat {seat}", "skilled") for seat in range(seating.players)]
    return Match(game, seating, players, number)


def estimate(totals: tuple[int, int], playouts: int = 60) -> Odds:
    view = SeatView.of_round(LAST_CARDS, 0, totals)
    return EstimateOdds(view, 0, 0, playouts).run(FOREVER)


def test_the_end_of_a_round_is_counted_exactly() -> None:
    odds = estimate((0, 0))
    assert [odds.of(side).points for side in range(2)] == [1.0, 4.0]
    assert [odds.of(side).half_width for side in range(2)] == [0.0, 0.0]
    assert odds.playouts == 60
    assert sum(odds.wins) == pytest.approx(60)


def test_who_needs_a_point_and_makes_more_wins() -> None:
    assert estimate((0, 10)).chance(1) == 1.0
    assert estimate((20, 0)).chance(0) == 1.0


def test_a_lead_in_the_match_raises_the_chance() -> None:
    behind, even, ahead = (estimate(totals, 300) for totals in ((0, 6), (3, 3), (8, 0)))
    assert behind.chance(0) < even.chance(0) < ahead.chance(0)


def test_parts_are_added_and_differ() -> None:
    match = new_match(SCOPA, TWO)
    match.begin_round()
    first, second = (odds_task(match, 0, part) for part in (0, 1))
    assert first is not None
    assert second is not None
    one, other = first._replace(playouts=20).run(FOREVER), second._replace(playouts=20).run(FOREVER)
    assert one == first._replace(playouts=20).run(FOREVER)
    assert one != other
    both = one.plus(other)
    assert both.playouts == 40
    assert both.of(0).points == pytest.approx((one.of(0).points + other.of(0).points) / 2)
    assert both.of(0).half_width > 0


def test_a_cancelled_task_has_a_playout_at_least() -> None:
    match = new_match(SCOPA, TWO)
    match.begin_round()
    task = odds_task(match, 0)
    assert task is not None
    assert task.run(Deadline(0.0)).playouts == 1


def test_a_match_that_is_won_is_certain() -> None:
    odds = decided_odds((2, 3, 0), 1)
    assert [odds.chance(side) for side in range(3)] == [0.0, 1.0, 0.0]
    assert [odds.of(side)[:2] for side in range(3)] == [(2.0, 0.0), (3.0, 0.0), (0.0, 0.0)]


@loop_over("game", [*CATALOGUE.values()], ids=lambda game: game.id)
def test_every_game_has_odds_at_every_table(game: Variant) -> None:
    for seating in game.seatings:
        match = new_match(game, seating)
        rng = Random(f"{game.id} {seating}")
        odds = None
        for ply in range(60):
            if match.needs_deal:
                match.begin_round()
                continue
            task = odds_task(match, 0) if ply % 7 == 1 else None
            if task is not None:
                odds = task._replace(playouts=4).run(FOREVER)
                assert sum(odds.wins) == pytest.approx(odds.playouts)
            assert match.round is not None
            match.play(rng.choice(match.round.legal_moves()))
            if match.winner is not None:
                break
        assert odds is not None


def test_nobody_learns_from_the_odds_who_is_asked_for_a_declaration() -> None:
    asked = 0
    for game in CATALOGUE.values():
        for number in range(1, 40 if game.declarations is not None else 1):
            match = new_match(game, TWO, number)
            match.begin_round()
            assert match.round is not None
            if match.round.is_declaring:
                asked += 1
                turn = match.round.turn
                assert odds_task(match, 1 - turn) is None
                assert odds_task(match, turn) is not None
    assert asked


@pytest.mark.parametrize("dealer", range(4))
def test_the_rest_of_a_match_does_not_depend_on_the_seats_of_equals(dealer: int) -> None:
    rng = Random(5)
    wins = sum(_winner_from(SCOPA, PAIRS, [0, 0], dealer, rng) == 0 for _ in range(300))
    assert 100 < wins < 200


@pytest.mark.parametrize("is_dealt", [True, False])
def test_a_player_agrees_to_an_end_if_the_odds_are_not_better_than_even(is_dealt: bool) -> None:
    """Between two rounds, only the score counts."""
    for totals, agrees in (([10, 0], [False, True]), ([0, 10], [True, False])):
        match = new_match(SCOPA, TWO)
        if is_dealt:
            match.begin_round()
        match.totals = totals
        tasks = [judge_end_task(match, seat) for seat in range(2)]
        assert [task.odds is None for task in tasks] == [not is_dealt] * 2
        assert [task.run(Deadline(inf)) for task in tasks] == agrees


def test_who_judges_an_end_sees_the_own_view_alone() -> None:
    match = new_match(SCOPA, TWO)
    match.begin_round()
    task = judge_end_task(match, 1)
    assert task.odds is not None
    assert task.odds.view == SeatView.of(match, 1)
