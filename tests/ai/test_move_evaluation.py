"""Moves appraised by search: all of them, in time, and with an eye on the match."""

from dataclasses import replace
from math import inf
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scopa_desktop.ai.move_evaluation import (
    MoveEvaluation,
    SearchConfig,
    evaluate_moves,
    plays_of_packet,
)
from scopa_desktop.ai.player import Deadline
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.rules.cards import PACK, names_of
from scopa_desktop.rules.catalogue import CHKOBBA, SCOPA
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.moves import Cut, Move, action_from_code
from scopa_desktop.rules.record import Player
from tests.ai.deals import match_in_play, view_on_turn
from tests.ai.search.endings import view_of
from tests.rules.positions import mask, moderately, position

FOREVER = Deadline(inf)
QUICK = SearchConfig(iterations=60, imagined=20, kept=10)

PLAYED = names_of(PACK & ~mask("2S KB KS JS 2C"))
LAST_PACKET = position(SCOPA, ["2S KB", "KS JS"], "2C", piles=[PLAYED, ""], last_capturer=0)
"""The 2 sweeps, and wherever that does not count, nothing matters any more."""
MANY_HIDDEN = position(SCOPA, ["7S 2S 4B", "5C 6C JC"], "7D", stock="QS QB KD KB")


def appraised(view: SeatView, search: SearchConfig = QUICK, seed: int = 1) -> list[MoveEvaluation]:
    return evaluate_moves(view, search, Random(seed), FOREVER)


@moderately
@given(st.integers(0, 2**32))
def test_every_legal_move_is_appraised(seed: int) -> None:
    view = view_on_turn(match_in_play(Random(seed)))
    found = appraised(view, seed=seed)
    assert {one.action for one in found} <= {*view.legal_moves()}
    assert len({one.action for one in found}) == len(found)
    assert len(found) == min(len(view.legal_moves()), QUICK.iterations)
    assert all(one.visits > 0 and one.margin >= 0 for one in found)


def test_what_was_tried_most_comes_first() -> None:
    visits = [one.visits for one in appraised(view_of(MANY_HIDDEN))]
    assert visits == sorted(visits, reverse=True)
    assert sum(visits) == QUICK.iterations


def test_more_tries_leave_less_doubt() -> None:
    few, many = (
        appraised(view_of(MANY_HIDDEN), replace(QUICK, iterations=number))[0]
        for number in (100, 3000)
    )
    assert few.action == many.action
    assert 0 < many.margin < few.margin < inf


def test_where_all_is_known_nothing_is_in_doubt() -> None:
    found = appraised(view_of(LAST_PACKET))
    assert str(found[0].action) == "2S x 2C"
    assert [one.margin for one in found] == [0.0] * len(found)
    worth = [one.worth for one in found]
    assert worth == sorted(worth, reverse=True)


def test_one_look_is_taken_however_little_time_there_is() -> None:
    view = view_of(MANY_HIDDEN)
    for until in (Deadline(0.0), Deadline(inf, lambda: False)):
        found = evaluate_moves(view, SearchConfig(iterations=10**6), Random(1), until)
        assert found
        assert sum(one.visits for one in found) < 100


@pytest.mark.parametrize(("totals", "matters"), [((0, 0), True), ((10, 0), False)])
def test_a_point_matters_only_while_the_match_is_open(
    totals: tuple[int, int], matters: bool
) -> None:
    best, other = appraised(SeatView.of_round(LAST_PACKET, 0, totals))
    assert (best.worth > other.worth) == matters
    assert other.worth > 0
    # Even then the sweep is what a person would understand.
    assert str(best.action) == "2S x 2C"


# The cut card


def cutting(deal_number: int) -> SeatView:
    match = Match(CHKOBBA, CHKOBBA.seatings[0], [Player("A", "beginner")] * 2, deal_number)
    match.begin_round()
    return view_on_turn(match)


def test_both_ways_to_use_a_cut_card_are_tried() -> None:
    found = appraised(cutting(3))
    assert {one.action for one in found} == {Cut(True), Cut(False)}
    assert found[0].worth >= found[1].worth
    assert found[0].visits == found[1].visits


# What was played of the packet in hand


@moderately
@given(st.integers(0, 2**32))
def test_the_plays_of_the_packet_lead_to_the_table_of_today(seed: int) -> None:
    view = view_on_turn(match_in_play(Random(seed)))
    plays = plays_of_packet(view)
    dealt = view.variant.deal.packet_size(view.seating.players) * view.seating.players
    assert len(plays) <= dealt
    lying = {play.table for play in plays}
    assert all(table & view.hand == 0 for table in lying)
    made = [(seat, action) for seat, action in view.moves if isinstance(action, Move)]
    assert [(play.seat, action_from_code(play.move)) for play in plays] == made[
        len(made) - len(plays) :
    ]
