"""Moves appraised by search: all of them, in time, and with an eye on the match."""

from dataclasses import replace
from math import inf
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scopa_desktop.ai import move_evaluation
from scopa_desktop.ai.move_evaluation import (
    MoveDifference,
    MoveEvaluation,
    SearchConfig,
    compare_moves,
    compare_moves_in_hindsight,
    evaluate_moves,
    evaluate_moves_in_hindsight,
    plays_of_packet,
)
from scopa_desktop.ai.player import Deadline
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.rules.cards import PACK, names_of
from scopa_desktop.rules.catalogue import CHKOBBA, SCOPA
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.moves import Action, Cut, Move, action_from_code, parse_action
from scopa_desktop.rules.players import Player
from scopa_desktop.rules.round import Round
from tests.ai.deals import match_in_play, view_on_turn
from tests.ai.search.endings import view_of
from tests.rules.positions import mask, moderately, position

FOREVER = Deadline(inf)
QUICK = SearchConfig(iterations=60, candidate_count=20, pool_size=10)

PLAYED = names_of(PACK & ~mask("2S KB KS JS 2C"))
LAST_PACKET = position(SCOPA, ["2S KB", "KS JS"], "2C", piles=[PLAYED, ""], last_capturer=0)
"""The 2 sweeps, and wherever that does not count, nothing matters any more."""
MANY_HIDDEN = position(SCOPA, ["7S 2S 4B", "5C 6C JC"], "7D", stock="QS QB KD KB")


def appraised(view: SeatView, search: SearchConfig = QUICK, seed: int = 1) -> list[MoveEvaluation]:
    return evaluate_moves(view, search, Random(seed), FOREVER)


@moderately
@given(st.integers(0, 2**32))
def test_every_legal_move_is_evaluated(seed: int) -> None:
    view = view_on_turn(match_in_play(Random(seed)))
    evaluations = appraised(view, seed=seed)
    assert {evaluation.action for evaluation in evaluations} <= {*view.legal_moves()}
    assert len({evaluation.action for evaluation in evaluations}) == len(evaluations)
    assert len(evaluations) == min(len(view.legal_moves()), QUICK.iterations)
    assert all(evaluation.visits > 0 and evaluation.half_width >= 0 for evaluation in evaluations)


def test_the_most_visited_move_comes_first() -> None:
    visits = [evaluation.visits for evaluation in appraised(view_of(MANY_HIDDEN))]
    assert visits == sorted(visits, reverse=True)
    assert sum(visits) == QUICK.iterations


def test_more_visits_narrow_the_interval() -> None:
    few, many = (
        appraised(view_of(MANY_HIDDEN), replace(QUICK, iterations=number))[0]
        for number in (100, 3000)
    )
    assert few.action == many.action
    assert 0 < many.half_width < few.half_width < inf


def test_solved_moves_have_no_interval() -> None:
    evaluations = appraised(view_of(LAST_PACKET))
    assert str(evaluations[0].action) == "2S x 2C"
    assert [evaluation.half_width for evaluation in evaluations] == [0.0] * len(evaluations)
    worth = [evaluation.value for evaluation in evaluations]
    assert worth == sorted(worth, reverse=True)


def test_some_iterations_run_however_short_the_time() -> None:
    view = view_of(MANY_HIDDEN)
    for deadline in (Deadline(0.0), Deadline(inf, lambda: False)):
        evaluations = evaluate_moves(view, SearchConfig(iterations=10**6), Random(1), deadline)
        assert evaluations
        assert sum(evaluation.visits for evaluation in evaluations) < 100


@pytest.mark.parametrize(("totals", "matters"), [((0, 0), True), ((10, 0), False)])
def test_a_point_matters_only_while_the_match_is_open(
    totals: tuple[int, int], matters: bool
) -> None:
    best, other = appraised(SeatView.of_round(LAST_PACKET, 0, totals))
    assert (best.value > other.value) == matters
    assert other.value > 0
    # Even then the sweep is what a person would understand.
    assert str(best.action) == "2S x 2C"


# The cut card


def cutting(deal_number: int) -> SeatView:
    match = Match(CHKOBBA, CHKOBBA.seatings[0], [Player("A", "beginner")] * 2, deal_number)
    match.begin_round()
    return view_on_turn(match)


def test_both_ways_to_use_a_cut_card_are_tried() -> None:
    evaluations = appraised(cutting(3))
    assert {evaluation.action for evaluation in evaluations} == {Cut(True), Cut(False)}
    assert evaluations[0].value >= evaluations[1].value
    assert evaluations[0].visits == evaluations[1].visits


# What was played of the packet in hand


@moderately
@given(st.integers(0, 2**32))
def test_the_plays_of_the_packet_lead_to_the_table_of_today(seed: int) -> None:
    view = view_on_turn(match_in_play(Random(seed)))
    plays = plays_of_packet(view)
    players = view.seating.players
    dealt = view.variant.deal.packet_size(players, is_last=not view.stock_size) * players
    assert len(plays) <= dealt
    lying = {play.table for play in plays}
    assert all(table & view.hand == 0 for table in lying)
    made = [(seat, action) for seat, action in view.moves if isinstance(action, Move)]
    assert [(play.seat, action_from_code(play.move)) for play in plays] == made[
        len(made) - len(plays) :
    ]


# Two moves compared


def compared(
    round_: Round, first: Action, second: Action, iterations: int = 200, *, hindsight: bool = False
) -> MoveDifference:
    view, search = view_of(round_), replace(QUICK, iterations=iterations)
    if hindsight:
        return compare_moves_in_hindsight(view, round_, (first, second), search, Random(1))
    return compare_moves(view, (first, second), search, Random(1))


SWEEP, SLOW = parse_action("7S x 7D"), parse_action("2S")


@pytest.mark.parametrize("hindsight", [False, True])
def test_a_sweep_is_clearly_better_than_leaving_it(hindsight: bool) -> None:
    difference = compared(MANY_HIDDEN, SWEEP, SLOW, hindsight=hindsight)
    assert difference.value > difference.half_width
    # Ten plays before the end, hindsight solves the round.
    assert (difference.half_width == 0) == hindsight
    opposite = compared(MANY_HIDDEN, SLOW, SWEEP, hindsight=hindsight)
    assert opposite.value < -opposite.half_width


def test_more_iterations_narrow_the_difference() -> None:
    few, many = (compared(MANY_HIDDEN, SWEEP, SLOW, number).half_width for number in (50, 800))
    assert many < few / 2


def test_a_difference_is_exact_where_all_cards_are_known() -> None:
    values = {move.action: move.value for move in appraised(view_of(LAST_PACKET))}
    (best, *_, worst) = sorted(values, key=lambda action: -values[action])
    difference = compared(LAST_PACKET, best, worst)
    assert difference == (values[best] - values[worst], 0.0)


def test_a_comparison_ends_with_its_time() -> None:
    moves, config = (SWEEP, SLOW), SearchConfig(iterations=5000)
    view = view_of(MANY_HIDDEN)
    short = compare_moves(view, moves, config, Random(1), Deadline(0.0))
    assert short.half_width > compare_moves(view, moves, config, Random(1)).half_width


def test_a_comparison_of_several_trees_plays_all_its_pairs(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    in_one = compared(MANY_HIDDEN, SWEEP, SLOW, 100)
    monkeypatch.setattr(move_evaluation, "_PAIRS_PER_TREE", 30)
    in_four = compared(MANY_HIDDEN, SWEEP, SLOW, 100)
    assert in_four != in_one
    assert in_four.value == pytest.approx(in_one.value, abs=in_one.half_width + in_four.half_width)


@pytest.mark.parametrize("hindsight", [False, True])
def test_ways_to_use_a_cut_card_are_compared(hindsight: bool) -> None:
    match = Match(CHKOBBA, CHKOBBA.seatings[0], [Player("A", "beginner")] * 2, 3)
    match.begin_round()
    assert match.round is not None
    keep_first = compared(match.round, Cut(True), Cut(False), hindsight=hindsight)
    lay_first = compared(match.round, Cut(False), Cut(True), hindsight=hindsight)
    assert keep_first.half_width > 0
    assert keep_first.value == -lay_first.value


# Hindsight

SAFE, RISKY = parse_action("QS"), parse_action("4B")
"""With a 3 on the table, the 4 makes a seven."""
SEVENS_OUT = names_of(PACK & ~mask("3C 4B QS 2D 7S KB KD 5S JC 6B"))


def with_opponent(hand: str, stock: str) -> Round:
    """A round in which the other seat holds a hand that seat 0 does not know."""
    return position(
        SCOPA, ["4B QS 2D", hand], "3C", stock=stock, piles=[SEVENS_OUT, ""], last_capturer=0
    )


def test_hindsight_knows_the_hands_and_the_stock() -> None:
    sweeps, cannot = with_opponent("7S KB KD", "5S JC 6B"), with_opponent("5S KB KD", "7S JC 6B")
    assert view_of(sweeps) == view_of(cannot)
    cost, nothing = (
        compared(round_, SAFE, RISKY, hindsight=True).value for round_ in (sweeps, cannot)
    )
    assert cost > nothing + 0.5
    values = {
        move.action: move.value
        for move in evaluate_moves_in_hindsight(view_of(sweeps), sweeps, QUICK, Random(1))
    }
    assert values[SAFE] > values[RISKY]
