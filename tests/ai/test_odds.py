"""The odds: what a side can expect of a round and of the match."""

from math import inf
from random import Random

import pytest

from scopa_desktop.ai.odds import (
    EstimateOdds,
    EstimateRest,
    Odds,
    _winner_from,
    chance_at_deal,
    chances_of_round,
    decided_odds,
    judge_end_task,
    odds_task,
)
from scopa_desktop.ai.player import Deadline
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.rules.cards import PACK, names_of
from scopa_desktop.rules.catalogue import CATALOGUE, SCOPA, SCOPA_RACE
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.players import Player
from scopa_desktop.rules.seating import PAIRS, THREE, TWO, Seating
from scopa_desktop.rules.table_events import OptionChanged
from scopa_desktop.rules.variant import Variant
from tests.examples import tries_all
from tests.looping import loop_over
from tests.playing import play_on
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


def test_what_is_certain_is_settled() -> None:
    assert decided_odds((2, 3, 0), 1).is_settled
    settled, open_ = estimate((20, 0)), estimate((0, 0))
    assert settled.is_settled
    assert settled.plus(settled).is_settled
    assert not settled.plus(open_).is_settled
    assert not open_.is_settled


def test_on_the_way_to_what_is_certain_nothing_else_is_shown() -> None:
    match = new_match(SCOPA, TWO)
    match.begin_round()
    task = odds_task(match, 0)
    assert task is not None
    before, after = task._replace(playouts=30).run(FOREVER), decided_odds((2, 3), 1)
    for share in (0.0, 0.3, 0.9, 1.0):
        between = before.towards(after, share)
        assert between.is_settled
        assert [between.of(side).half_width for side in range(2)] == [0.0, 0.0]
    assert before.towards(after, 1.0) == after


def play_round(match: Match, rng: Random) -> None:
    match.begin_round()
    while match.round is not None and not match.round.is_over:
        match.play(rng.choice(match.round.legal_moves()))


@loop_over("game", [*CATALOGUE.values()], ids=lambda game: game.id)
def test_after_a_round_its_points_are_certain_and_the_match_is_open(game: Variant) -> None:
    # No round of any game wins so many points.
    longer = game.configured({"target": max(21, game.target)})
    match = new_match(longer, game.seatings[0], 3)
    rng = Random(game.id)
    play_round(match, rng)
    while not match.sheets:
        play_round(match, rng)
    assert match.winner is None
    task = odds_task(match, 1)
    assert isinstance(task, EstimateRest)
    odds = task._replace(playouts=40).run(FOREVER)
    assert (odds.playouts, sum(odds.wins)) == (40, 40)
    assert [odds.of(side).points for side in range(match.seating.sides)] == [
        *map(float, match.sheets[-1].totals)
    ]
    assert {odds.of(side).half_width for side in range(match.seating.sides)} == {0.0}
    assert not odds.is_settled


def test_a_round_begins_with_the_chance_with_which_the_last_one_ended() -> None:
    """Also where others are asked first, so that there are no odds yet."""
    compared = 0
    for number in range(1, 8):
        match = new_match(CATALOGUE["chkobba"], TWO, number)
        rng = Random(number)
        for _ in range(2):
            play_round(match, rng)
        if match.winner is None and len(match.sheets) == 2:
            at = match.at(2, 0)
            if odds_task(at, 0) is None:
                before = chances_of_round(match, 0, 1, 8)[-1]
                assert chances_of_round(match, 0, 2, 8)[0] == before
                assert round(chance_at_deal(match, 2, 0), 4) == before
                compared += before != 0.5
    assert compared


def test_the_chance_of_another_side_is_told_by_what_the_seat_knows() -> None:
    match = new_match(SCOPA, TWO, 5)
    play_round(match, Random(1))
    own = chances_of_round(match, 0, 1, 20)
    other = chances_of_round(match, 0, 1, 20, side=1)
    assert [one + another for one, another in zip(own, other, strict=True)] == pytest.approx(
        [1.0] * len(own)
    )


@loop_over("game", [*CATALOGUE.values()], ids=lambda game: game.id)
def test_every_game_has_odds_at_every_table(game: Variant) -> None:
    # In the default run at the largest table alone.
    for seating in game.seatings if tries_all() else game.seatings[-1:]:
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
    wins = sum(
        _winner_from(SCOPA, PAIRS, [0, 0], dealer, rng, may_be_over=True) == 0 for _ in range(300)
    )
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
        kind = EstimateOdds if is_dealt else EstimateRest
        assert {type(task.odds) for task in tasks} == {kind}
        assert [task.run(Deadline(inf)) for task in tasks] == agrees


def test_who_judges_an_end_sees_the_own_view_alone() -> None:
    match = new_match(SCOPA, TWO)
    match.begin_round()
    task = judge_end_task(match, 1)
    assert isinstance(task.odds, EstimateOdds)
    assert task.odds.view == SeatView.of(match, 1)


def test_after_a_lowered_target_a_tie_in_a_race_is_played_on() -> None:
    """With all points of a round: the third, one point behind, can still win."""
    race, rng = CATALOGUE["scopa-race"].configured({"target": 4}), Random(1)
    winners = [_winner_from(race, THREE, (8, 8, 7), 0, rng, may_be_over=True) for _ in range(60)]
    assert {*winners} == {0, 1, 2}
    assert _winner_from(race, THREE, (8, 9, 7), 0, rng, may_be_over=True) == 1


@pytest.mark.parametrize("game", ["scopa", "scopa-race"])
def test_a_lowered_target_is_not_reached_before_the_end_of_the_next_round(game: str) -> None:
    match = play_on(new_match(CATALOGUE[game], TWO), rounds=1)
    ahead = match.totals.index(max(match.totals))
    assert min(match.totals) < max(match.totals)
    match.apply(OptionChanged("target", max(match.totals)))
    chance = chances_of_round(match, ahead, match.deals)[-1]
    assert 0.5 < chance < 1.0


def test_a_race_after_a_lowered_target_has_the_odds_of_all_points() -> None:
    """Side 0 sweeps with its last card, and side 1 gets four points, one of them first."""
    race = SCOPA_RACE.configured({"target": 3})
    rest = names_of(PACK & ~mask("2S KS 2C"))
    round_ = position(race, ["2S", "KS"], "2C", piles=["", rest], last_capturer=1)
    view = SeatView.of_round(round_, 0, (3, 2))
    assert EstimateOdds(view, 0, 0, 20).run(FOREVER).chance(1) == 1.0
