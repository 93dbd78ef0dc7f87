"""The time for a move: what is counted, what happens when it runs out, and what undo does."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from scopa_desktop.play.session.seats import AUTOMATIC_LEVEL
from scopa_desktop.play.session.session import Session
from scopa_desktop.play.session.turn_clock import LONGEST_STEP, TurnClock
from scopa_desktop.rules.catalogue import CIRULLA, SCOPA
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.moves import Declare
from scopa_desktop.rules.players import PERSON, Player
from scopa_desktop.rules.record import read_record, write_record
from scopa_desktop.rules.seating import TWO
from scopa_desktop.rules.table_events import AutomaticPlay, PackCut, PlacedEvent, TimeRanOut
from scopa_desktop.rules.table_options import TableOptions
from scopa_desktop.rules.variant import Variant
from tests.play.session.test_session import FirstMoveEngine

PRACTICE = TableOptions(turn_seconds=10)
COMPETITIVE = TableOptions(turn_seconds=10, is_competitive=True)
OFF = TableOptions()
DEAL_WITH_DECLARATION = 3
"""A deal of Cirulla in which the first player, seat 0, can declare."""


class TimedTable:
    """A session with a clock whose time a test lets pass."""

    def __init__(self, qtbot: QtBot) -> None:
        self.qtbot = qtbot
        self.session = Session()
        self.engine = FirstMoveEngine(self.session)
        self.session.events_occurred.connect(lambda _: self.session.settled())
        self.time = 1000.0
        self.is_away = False
        self.clock = TurnClock(self.session, is_away=lambda: self.is_away, now=lambda: self.time)
        self.ran_out: list[int] = []
        self.clock.running_out.connect(self.ran_out.append)

    def begin(
        self,
        table: TableOptions = PRACTICE,
        people: Sequence[int] = (0,),
        game: Variant = SCOPA,
        deal: int = 1,
    ) -> None:
        players = [
            Player(f"Player {seat}", PERSON if seat in people else "greedy") for seat in (0, 1)
        ]
        self.session.resume(Match(game, TWO, players, deal, table))

    @property
    def match(self) -> Match:
        assert self.session.match is not None
        return self.session.match

    def to_own_turn(self) -> None:
        self.qtbot.waitUntil(lambda: self.session.is_own_turn)

    def begin_own_turn(self, *settings: Any, **more: Any) -> None:
        """Begin, and wait until the person may play."""
        self.begin(*settings, **more)
        self.to_own_turn()

    def to_handover(self) -> None:
        self.qtbot.waitUntil(lambda: self.session.is_handover_due)

    def pass_time(self, seconds: float, step: float = 0.5) -> None:
        """Let time pass in steps between ticks, while the clock runs."""
        for _ in range(round(seconds / step)):
            self.time += step
            if self.clock.is_ticking:
                self.clock.tick()

    def play_first(self) -> None:
        self.session.play(self.session.legal_moves()[0])

    def play(self) -> None:
        self.to_own_turn()
        self.play_first()


@pytest.fixture
def timed(qtbot: QtBot) -> TimedTable:
    return TimedTable(qtbot)


def events_of(match: Match) -> list[object]:
    return [placed.event for placed in match.events]


def test_without_a_limit_no_timer_runs(timed: TimedTable) -> None:
    timed.begin_own_turn(OFF)
    assert timed.clock.seat is None
    assert not timed.clock.is_ticking


def test_the_time_of_the_person_on_turn_is_counted(timed: TimedTable) -> None:
    timed.begin_own_turn()
    assert timed.clock.seat == 0
    assert timed.clock.seconds_left == 10
    timed.pass_time(3.5)
    assert timed.clock.seconds_left == 7
    timed.play_first()
    assert timed.clock.seat is None
    assert not timed.clock.is_ticking
    timed.to_own_turn()
    assert timed.clock.seconds_left == 10


def test_a_computer_player_is_not_timed(timed: TimedTable) -> None:
    timed.begin_own_turn()
    timed.engine.is_silent = True
    timed.play_first()
    assert timed.session.turn == 1
    timed.pass_time(60)
    assert timed.ran_out == []


def test_the_game_makes_the_move_when_the_time_has_run_out(timed: TimedTable) -> None:
    timed.begin_own_turn()
    before = timed.session.position
    timed.engine.asked.clear()
    timed.pass_time(10)
    assert timed.ran_out == [0]
    assert timed.match.events == [PlacedEvent(*before, TimeRanOut(0))]
    assert [(view.seat, level) for view, level in timed.engine.asked] == [(0, AUTOMATIC_LEVEL)]
    assert not timed.session.is_own_turn
    timed.to_own_turn()
    assert timed.match.automatic_moves(before.deals) == {before.moves}
    assert timed.match.automatic == frozenset()
    assert timed.clock.seconds_left == 10


def test_the_second_time_in_a_row_starts_automatic_play(timed: TimedTable) -> None:
    timed.begin()
    for _ in range(2):
        timed.to_own_turn()
        timed.pass_time(10)
    assert events_of(timed.match) == [TimeRanOut(0), TimeRanOut(0), AutomaticPlay(0, True)]
    timed.qtbot.waitUntil(lambda: timed.match.round is not None and timed.match.round.is_over)
    assert not timed.session.is_own_turn
    assert timed.ran_out == [0, 0]


def test_a_move_between_them_is_not_in_a_row(timed: TimedTable) -> None:
    timed.begin()
    for _ in range(2):
        timed.to_own_turn()
        timed.pass_time(10)
        timed.play()
    assert events_of(timed.match) == [TimeRanOut(0), TimeRanOut(0)]
    assert timed.match.automatic == frozenset()


def test_a_missed_question_and_the_card_after_it_count_once(timed: TimedTable) -> None:
    timed.session.declares_automatically = False
    timed.begin_own_turn(game=CIRULLA, deal=DEAL_WITH_DECLARATION)
    assert any(isinstance(action, Declare) for action in timed.session.legal_moves())
    timed.pass_time(10)
    timed.to_own_turn()
    assert timed.match.moves_made and not timed.match.automatic
    timed.pass_time(10)
    assert events_of(timed.match) == [TimeRanOut(0), TimeRanOut(0)]
    timed.to_own_turn()
    timed.pass_time(10)
    assert timed.match.automatic == {0}


@pytest.mark.parametrize("people", [(0,), (0, 1)], ids=["one person", "several"])
def test_the_game_cuts_when_the_time_has_run_out(timed: TimedTable, people: Sequence[int]) -> None:
    timed.begin(replace(PRACTICE, cuts_pack=True), people, deal=2)
    timed.qtbot.waitUntil(lambda: timed.session.is_cut_due)
    assert timed.clock.seat == timed.match.cutter
    timed.pass_time(9.5)
    assert timed.session.is_cut_due
    timed.pass_time(0.5)
    assert not timed.session.is_cut_due
    assert timed.match.deals == 1
    assert isinstance(timed.match.events[0].event, PackCut)
    assert timed.match.automatic == frozenset()


def test_who_takes_over_has_two_times_again(timed: TimedTable) -> None:
    timed.begin()
    for _ in range(2):
        timed.to_own_turn()
        timed.pass_time(10)
    timed.session.apply(AutomaticPlay(0, False))
    timed.to_own_turn()
    timed.pass_time(10)
    assert timed.match.automatic == frozenset()
    timed.to_own_turn()
    timed.pass_time(10)
    assert timed.match.automatic == {0}


def test_automatic_play_on_and_off_does_not_give_new_time(timed: TimedTable) -> None:
    timed.begin_own_turn(COMPETITIVE)
    timed.pass_time(6)
    timed.engine.is_silent = True
    timed.session.apply(AutomaticPlay(0, True))
    assert timed.clock.seat is None
    timed.session.apply(AutomaticPlay(0, False))
    assert timed.session.is_own_turn
    assert timed.clock.seconds_left == 4


@pytest.mark.parametrize("table", [PRACTICE, COMPETITIVE], ids=["practice", "competitive"])
def test_a_suspended_computer_loses_no_time(timed: TimedTable, table: TableOptions) -> None:
    timed.begin_own_turn(table)
    timed.pass_time(4)
    timed.pass_time(8 * 3600, step=8 * 3600)
    timed.pass_time(-60, step=-60)
    timed.time -= 30
    timed.clock.tick()
    assert timed.clock.seconds_left == 6
    timed.pass_time(2)
    assert timed.clock.seconds_left == 4
    timed.pass_time(LONGEST_STEP, step=LONGEST_STEP)
    assert timed.clock.seconds_left == 2


def test_in_practice_the_clock_waits_for_who_is_away(timed: TimedTable) -> None:
    timed.begin_own_turn()
    timed.is_away = True
    timed.pass_time(60)
    assert timed.clock.seconds_left == 10
    timed.is_away = False
    timed.pass_time(1)
    assert timed.clock.seconds_left == 9


def test_in_a_competitive_match_the_clock_waits_for_nobody(timed: TimedTable) -> None:
    timed.begin_own_turn(COMPETITIVE)
    timed.is_away = True
    timed.pass_time(10)
    assert timed.ran_out == [0]


def test_a_pause_stops_the_clock_and_the_computer_players(timed: TimedTable) -> None:
    timed.begin_own_turn()
    timed.pass_time(4)
    timed.session.set_paused(True)
    assert not timed.clock.is_ticking
    assert not timed.session.is_own_turn
    assert not timed.session.legal_moves()
    timed.pass_time(60)
    timed.session.set_paused(False)
    assert timed.session.is_own_turn
    assert timed.clock.seconds_left == 6
    timed.engine.is_silent = True
    timed.play_first()
    timed.session.set_paused(True)
    timed.engine.answer(len(timed.engine.asked), timed.engine.asked[-1][0].legal_moves()[0])
    moves = timed.match.moves_made
    QCoreApplication.processEvents()
    assert timed.match.moves_made == moves
    timed.session.set_paused(False)
    timed.qtbot.waitUntil(lambda: timed.match.moves_made > moves)


def test_a_competitive_match_cannot_be_paused(timed: TimedTable) -> None:
    timed.begin_own_turn(COMPETITIVE)
    assert not timed.session.may_pause
    with pytest.raises(ValueError, match="cannot be paused"):
        timed.session.set_paused(True)
    assert timed.session.is_own_turn


def test_another_position_ends_the_pause(timed: TimedTable) -> None:
    timed.begin()
    timed.play()
    timed.to_own_turn()
    timed.session.set_paused(True)
    timed.session.undo()
    assert not timed.session.is_paused
    assert timed.session.is_own_turn


def test_undo_gives_the_whole_time_again(timed: TimedTable) -> None:
    timed.begin()
    timed.play()
    timed.to_own_turn()
    timed.pass_time(4)
    timed.session.undo()
    assert timed.clock.seconds_left == 10
    timed.pass_time(4)
    timed.session.redo()
    assert timed.clock.seconds_left == 10


def test_undo_passes_over_the_moves_that_the_game_made(timed: TimedTable) -> None:
    timed.begin_own_turn()
    decision = timed.session.position
    timed.play()
    timed.to_own_turn()
    timed.pass_time(10)
    timed.to_own_turn()
    end = timed.session.position
    timed.session.undo()
    assert timed.session.position == decision
    assert timed.match.events == []
    timed.session.redo()
    assert timed.session.position == end
    assert events_of(timed.match) == [TimeRanOut(0)]


def test_undo_ends_automatic_play(timed: TimedTable) -> None:
    timed.begin_own_turn()
    decision = timed.session.position
    timed.play()
    timed.to_own_turn()
    timed.session.apply(AutomaticPlay(0, True))
    timed.qtbot.waitUntil(lambda: timed.match.moves_made > decision.moves + 4)
    assert timed.session.can_undo
    timed.session.undo()
    assert timed.session.position == decision
    assert timed.session.is_own_turn


def test_nothing_is_undone_where_the_game_made_all_moves(timed: TimedTable) -> None:
    timed.begin_own_turn()
    timed.pass_time(10)
    timed.to_own_turn()
    assert not timed.session.can_undo


def test_each_person_at_the_screen_has_their_own_time(timed: TimedTable) -> None:
    timed.begin(people=(0, 1))
    timed.to_handover()
    first = timed.session.turn
    assert first is not None
    timed.pass_time(60)
    assert timed.clock.seat is None
    timed.session.take_screen()
    assert timed.clock.seat == first
    timed.pass_time(10)
    assert events_of(timed.match) == [TimeRanOut(first)]
    timed.to_handover()
    timed.session.take_screen()
    assert timed.clock.seat == 1 - first
    timed.pass_time(10)
    # The second time at the table, but the first of this person.
    assert events_of(timed.match) == [TimeRanOut(first), TimeRanOut(1 - first)]
    timed.to_handover()
    timed.session.take_screen()
    timed.pass_time(10)
    assert timed.match.automatic == {first}
    timed.to_handover()
    assert timed.session.turn == 1 - first


def test_a_demonstration_is_not_timed(timed: TimedTable) -> None:
    timed.begin_own_turn()
    timed.session.set_demonstration(True)
    timed.qtbot.waitUntil(lambda: timed.match.moves_made > 4)
    assert timed.clock.seat is None
    timed.pass_time(60)
    assert timed.ran_out == []


def test_the_record_replays_with_the_time_that_ran_out(timed: TimedTable) -> None:
    timed.begin()
    for _ in range(2):
        timed.to_own_turn()
        timed.pass_time(10)
    timed.qtbot.waitUntil(lambda: timed.match.round is not None and timed.match.round.is_over)
    text = write_record(timed.match.record)
    assert "time: 1" in text.splitlines()
    assert "automatic: 1 on" in text.splitlines()
    again = Match.replayed(read_record(text))
    assert again.events == timed.match.events
    assert again.automatic == {0}
    assert again.automatic_moves(1) == timed.match.automatic_moves(1)
