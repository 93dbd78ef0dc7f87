"""A session of computer players alone: pausing, stepping, what is seen, and sitting in."""

import pytest
from pytestqt.qtbot import QtBot

from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.play.session.seats import (
    OpenHands,
    has_person_sat,
    seats_to_give_back,
    seats_to_sit_in,
)
from scopa_desktop.play.session.session import Session
from scopa_desktop.rules.catalogue import SCOPA, SCOPONE
from scopa_desktop.rules.match import Match, RecordPosition
from scopa_desktop.rules.players import PERSON, Player
from scopa_desktop.rules.record import read_record, write_record
from scopa_desktop.rules.seating import PAIRS, TWO
from scopa_desktop.rules.table_events import EndAgreed, PlayerChanged
from scopa_desktop.rules.table_options import TableOptions

ROBOTS = [Player(f"Robot {seat}", "greedy") for seat in range(4)]
ADA = Player("Ada", PERSON)


class FirstMoveEngine:
    """Answers with the first legal move: at once, or when `answer` is called."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self.is_silent = False
        self._view: SeatView | None = None
        self._ticket = 0

    def ask(self, view: SeatView, level: str) -> int:
        self._ticket += 1
        self._view = view
        if not self.is_silent:
            self.answer()
        return self._ticket

    def ask_advice(self, view: SeatView) -> int:
        raise AssertionError("nobody asks for advice here")

    def answer(self) -> None:
        assert self._view is not None
        self._session.on_answer(self._ticket, self._view.legal_moves()[0])

    def cancel(self) -> None:
        """Nothing is being thought about."""


@pytest.fixture
def session(qtbot: QtBot) -> Session:
    """A session whose events are shown at once."""
    session = Session()
    session.set_engine(FirstMoveEngine(session))
    session.events_occurred.connect(lambda _: session.settled())
    return session


def watched(table: TableOptions | None = None) -> Match:
    """A match of four computer players in which the cards are dealt."""
    match = Match(SCOPONE, PAIRS, ROBOTS, 3, table or TableOptions())
    match.begin_round()
    return match


def made(session: Session) -> int:
    return session.position.moves


def wait_for_moves(qtbot: QtBot, session: Session, number: int) -> None:
    qtbot.waitUntil(lambda: made(session) == number)


def test_a_paused_match_waits_and_goes_on(qtbot: QtBot, session: Session) -> None:
    session.resume(watched())
    qtbot.waitUntil(lambda: made(session) > 2)
    session.set_paused(True)
    here = made(session)
    with qtbot.assertNotEmitted(session.events_occurred, wait=50):
        session.settled()
    assert made(session) == here
    session.set_paused(False)
    qtbot.waitUntil(lambda: made(session) > here + 2)


def test_a_step_is_one_move(qtbot: QtBot, session: Session) -> None:
    session.resume(watched())
    session.set_paused(True)
    for number in range(1, 4):
        session.step()
        wait_for_moves(qtbot, session, number)
        with qtbot.assertNotEmitted(session.events_occurred, wait=20):
            session.settled()
    assert session.is_paused


def test_a_step_waits_for_the_computer_player(qtbot: QtBot, session: Session) -> None:
    engine = FirstMoveEngine(session)
    engine.is_silent = True
    session.set_engine(engine)
    session.resume(watched())
    session.step()
    assert made(session) == 0
    engine.answer()
    qtbot.waitUntil(lambda: made(session) == 1)
    engine.answer()
    with qtbot.assertNotEmitted(session.events_occurred, wait=20):
        session.settled()


def test_a_step_during_an_animation_follows_it(qtbot: QtBot, session: Session) -> None:
    session.events_occurred.disconnect()
    session.resume(watched())
    session.set_paused(True)
    session.step()
    qtbot.waitUntil(lambda: made(session) == 1)
    session.step()
    assert made(session) == 1
    session.settled()
    qtbot.waitUntil(lambda: made(session) == 2)


def test_another_match_is_not_paused(session: Session) -> None:
    session.resume(watched())
    session.set_paused(True)
    session.resume(watched())
    assert not session.is_paused


@pytest.mark.parametrize(
    ("hands", "seats"),
    [(OpenHands.ALL, {0, 1, 2, 3}), (OpenHands.SEAT, {2}), (OpenHands.NONE, set())],
    ids=["all", "seat", "none"],
)
def test_the_watcher_chooses_what_is_seen(
    session: Session, hands: OpenHands, seats: set[int]
) -> None:
    session.resume(watched())
    assert {*session.open_seats} == {0, 1, 2, 3}
    session.watch(2, hands)
    assert {*session.open_seats} == seats
    assert session.own_seat == 2
    assert session.view_seat == (None if hands is OpenHands.NONE else 2)
    assert session.person_seat is None


@pytest.mark.parametrize("seat", range(4))
def test_no_other_hand_can_be_seen_while_a_person_plays(session: Session, seat: int) -> None:
    session.resume(watched())
    players = [*ROBOTS]
    players[seat] = ADA
    session.resume(Match(SCOPONE, PAIRS, players, 3))
    assert {*session.open_seats} == set()
    assert session.view_seat == session.person_seat == seat
    with pytest.raises(ValueError, match="a person plays"):
        session.watch(0, OpenHands.ALL)
    with pytest.raises(ValueError, match="a person plays"):
        session.step()
    assert {*session.open_seats} == set()
    assert session.own_seat == seat


def test_a_table_without_watchers_shows_no_hand(session: Session) -> None:
    session.resume(watched(TableOptions(has_watchers=False)))
    assert {*session.open_seats} == set()
    assert session.view_seat is None


@pytest.mark.parametrize("is_competitive", [False, True])
def test_who_has_left_a_match_sees_no_hand(session: Session, is_competitive: bool) -> None:
    match = Match(SCOPA, TWO, [ADA, ROBOTS[1]], 3, TableOptions(is_competitive=is_competitive))
    match.begin_round()
    session.resume(match)
    session.apply(PlayerChanged(0, ROBOTS[0]))
    assert session.is_watched
    assert {*session.open_seats} == set()
    assert session.view_seat is None


# --- sitting in ---------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", range(4))
def test_a_person_sits_in_and_gives_the_seat_back(
    qtbot: QtBot, session: Session, seat: int
) -> None:
    session.resume(watched())
    qtbot.waitUntil(lambda: made(session) > 2)
    session.apply(PlayerChanged(seat, ADA))
    assert not session.is_watched
    assert session.person_seat == seat
    assert {*session.open_seats} == set()
    qtbot.waitUntil(lambda: session.is_own_turn)
    session.play(session.legal_moves()[0])
    match = session.match
    assert match is not None
    assert seats_to_give_back(match) == [seat]
    session.apply(PlayerChanged(seat, match.first_players[seat]))
    assert session.is_watched
    here = made(session)
    qtbot.waitUntil(lambda: made(session) > here or session.turn is None)
    record = session.record
    again = Match.replayed(read_record(write_record(record)))
    assert again.record == record
    assert has_person_sat(again)


def test_what_was_played_before_sitting_in_is_not_undone(qtbot: QtBot, session: Session) -> None:
    session.resume(watched())
    qtbot.waitUntil(lambda: made(session) > 5)
    session.set_paused(True)
    session.apply(PlayerChanged(1, ADA))
    assert not session.can_undo
    qtbot.waitUntil(lambda: session.is_own_turn)
    first_turn = session.position
    session.play(session.legal_moves()[0])
    qtbot.waitUntil(lambda: session.is_own_turn)
    assert session.can_undo
    session.undo()
    assert session.position == first_turn
    assert session.person_seat == 1
    assert not session.can_undo


@pytest.mark.parametrize(
    ("table", "seats"),
    [
        (TableOptions(), [0, 1, 2, 3]),
        (TableOptions(is_private=True), []),
        (TableOptions(is_competitive=True), []),
    ],
    ids=["open", "private", "competitive"],
)
def test_in_private_and_competitive_matches_nobody_sits_in(
    table: TableOptions, seats: list[int]
) -> None:
    match = watched(table)
    assert seats_to_sit_in(match) == seats
    assert seats_to_give_back(match) == []
    assert not has_person_sat(match)


def test_nobody_sits_in_where_a_person_plays_or_the_match_is_over() -> None:
    assert seats_to_sit_in(Match(SCOPA, TWO, [ADA, ROBOTS[1]], 1)) == []
    match = watched()
    match.apply(PlayerChanged(3, ADA))
    assert seats_to_sit_in(match) == []
    match.apply(EndAgreed())
    assert seats_to_give_back(match) == []


def test_a_look_back_shows_the_hands_of_the_watched_match(session: Session) -> None:
    session.resume(watched())
    session.watch(3, OpenHands.SEAT)
    assert session.match_at(RecordPosition(1, 0)).players == tuple(ROBOTS)
    assert {*session.open_seats} == {3}
