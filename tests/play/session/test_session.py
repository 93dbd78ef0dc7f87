"""A sitting without a window: turns, robots, undo."""

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt, QTimer
from pytestqt.qtbot import QtBot

from scopa_desktop.ai.advice import Advice, advise_by_heuristics
from scopa_desktop.ai.levels import level
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.play.session.session import Session
from scopa_desktop.play.storage.record_files import open_match, save_record
from scopa_desktop.rules.catalogue import ESCOBA_SETENTA, SCOPA
from scopa_desktop.rules.events import DealVoided, MatchWon, PacketDealt, RoundScored
from scopa_desktop.rules.match import RecordPosition
from scopa_desktop.rules.moves import Action, IllegalMoveError, Move
from scopa_desktop.rules.players import PERSON, Player
from scopa_desktop.rules.record import MAX_ROUND_CHARACTERS, write_record
from scopa_desktop.rules.round import Round
from scopa_desktop.rules.seating import FOUR, PAIRS, THREE, TWO, Seating


class FirstMoveEngine:
    """Answers at once with the first legal move or quick advice; remembers what it was asked."""

    def __init__(self, session: Session) -> None:
        session.set_engine(self)
        self.answer = session.on_answer
        self.asked: list[tuple[SeatView, str]] = []
        self.advised: list[SeatView] = []
        self.is_silent = False
        self.cancelled = 0

    def ask(self, view: SeatView, level: str) -> int:
        self.asked.append((view, level))
        ticket = len(self.asked)
        if not self.is_silent:
            self.answer(ticket, view.legal_moves()[0])
        return ticket

    def ask_advice(self, view: SeatView) -> int:
        self.advised.append(view)
        ticket = -len(self.advised)
        if not self.is_silent:
            self.answer(ticket, advise_by_heuristics(view))
        return ticket

    def cancel(self) -> None:
        self.cancelled += 1


class Sitting:
    """A session with a table that shows everything at once."""

    def __init__(self, qtbot: QtBot) -> None:
        self.qtbot = qtbot
        self.session = Session()
        self.engine = FirstMoveEngine(self.session)
        self.events: list[object] = []
        self.shows = True
        self.session.events_occurred.connect(self._show)

    def _show(self, events: list[object]) -> None:
        self.events += events
        if self.shows:
            self.session.settled()

    def begin(
        self,
        seating: Seating = TWO,
        target: int = 11,
        deal_number: int = 1,
        own_seat: int | None = 0,
    ) -> None:
        players = [Player(f"Robot {seat}", "greedy") for seat in range(seating.players)]
        if own_seat is not None:
            players[own_seat] = Player("You", PERSON)
        self.session.begin(SCOPA.configured({"target": target}), seating, players, deal_number)

    def begin_own_turn(self, *settings: Any, **more: Any) -> None:
        """Begin, and wait until the person may play."""
        self.begin(*settings, **more)
        self.to_own_turn()

    def to_own_turn(self) -> None:
        self.qtbot.waitUntil(lambda: self.session.is_own_turn)

    def play_first(self) -> Action:
        move = self.session.legal_moves()[0]
        self.session.play(move)
        return move

    def play_turn(self) -> None:
        """Make the first move there is, and wait for the next turn of the person."""
        self.play_first()
        self.to_own_turn()

    def play_round(self) -> None:
        """The person plays the first legal move until the round is scored."""
        scored = self.seen(RoundScored)
        while self.seen(RoundScored) == scored:
            self.qtbot.waitUntil(
                lambda: self.session.is_own_turn or self.seen(RoundScored) > scored
            )
            if self.session.is_own_turn:
                self.play_first()

    def seen(self, kind: type) -> int:
        return sum(isinstance(event, kind) for event in self.events)


VOID_DEAL = 630
"""Three Kings lie on its first table."""


@pytest.fixture
def sitting(qtbot: QtBot) -> Sitting:
    return Sitting(qtbot)


def test_a_match_is_dealt_and_the_person_gets_their_turn(sitting: Sitting) -> None:
    sitting.begin_own_turn()
    assert sitting.seen(PacketDealt) == 1
    assert sitting.session.legal_moves()


def test_a_void_deal_is_followed_by_another(sitting: Sitting) -> None:
    sitting.begin_own_turn(deal_number=VOID_DEAL)
    assert sitting.seen(DealVoided) == 1
    assert sitting.seen(PacketDealt) == 2


def test_a_whole_match_is_played(sitting: Sitting) -> None:
    sitting.begin(target=7)
    while not sitting.seen(MatchWon):
        sitting.play_round()
        sitting.session.next_round()
    assert sitting.session.match is not None
    assert max(sitting.session.match.totals) >= 7
    assert sitting.session.turn is None


@pytest.mark.parametrize("seating", [TWO, THREE, PAIRS])
def test_robots_are_asked_from_their_own_seat(sitting: Sitting, seating: Seating) -> None:
    sitting.begin(seating)
    sitting.play_round()
    assert {view.seat for view, _ in sitting.engine.asked} == set(range(1, seating.players))
    assert all(level == "greedy" for _, level in sitting.engine.asked)


@pytest.mark.parametrize(
    ("seating", "own_seat"),
    [(TWO, 1), (THREE, 1), (THREE, 2), (FOUR, 2), (PAIRS, 1), (PAIRS, 2), (PAIRS, 3)],
    ids=str,
)
def test_the_person_may_sit_in_any_seat(sitting: Sitting, seating: Seating, own_seat: int) -> None:
    sitting.begin_own_turn(seating, own_seat=own_seat)
    session = sitting.session
    assert session.own_seat == session.person_seat == session.turn == own_seat
    view = session.own_view()
    assert view.seat == own_seat
    assert set(session.legal_moves()) == set(view.legal_moves())
    session.ask_advice()
    assert [view.seat for view in sitting.engine.advised] == [own_seat]
    before = session.record
    sitting.play_first()
    sitting.play_round()
    assert {view.seat for view, _ in sitting.engine.asked} == {*range(seating.players)} - {own_seat}
    while session.record != before:
        assert session.can_undo
        session.undo()
        assert session.own_seat == own_seat
        assert session.turn == own_seat


def test_computer_players_can_play_alone(qtbot: QtBot, sitting: Sitting) -> None:
    sitting.begin(PAIRS, own_seat=None)
    session = sitting.session
    assert session.is_watched
    assert (session.own_seat, session.person_seat) == (0, None)
    qtbot.waitUntil(lambda: bool(sitting.seen(RoundScored)))
    assert {view.seat for view, _ in sitting.engine.asked} == {0, 1, 2, 3}
    assert not session.is_own_turn
    assert not session.can_undo
    session.next_round()
    assert sitting.seen(PacketDealt) > 1


def test_a_seat_can_be_chosen_to_look_at_the_table(sitting: Sitting) -> None:
    sitting.engine.is_silent = True
    sitting.begin(THREE, own_seat=1)
    match = sitting.session.match
    assert match is not None
    sitting.session.resume(match, own_seat=2)
    assert sitting.session.own_seat == 2
    sitting.session.resume(match)
    assert sitting.session.own_seat == 1


def test_each_character_takes_its_own_time(sitting: Sitting) -> None:
    sitting.begin_own_turn()
    sitting.session.set_pause(1000)
    sitting.play_first()
    direct = Qt.FindChildOption.FindDirectChildrenOnly
    (pause,) = sitting.session.findChildren(QTimer, options=direct)
    assert pause.isActive()
    assert pause.interval() == 1000 * level("greedy").pace != 1000


def test_nothing_goes_on_while_the_cards_move(qtbot: QtBot, sitting: Sitting) -> None:
    sitting.shows = False
    sitting.begin()
    qtbot.waitUntil(lambda: bool(sitting.events))
    assert not sitting.session.is_own_turn
    assert sitting.session.legal_moves() == ()
    with pytest.raises(ValueError, match="turn"):
        sitting.session.play(Move(0))


def test_a_refused_move_changes_nothing(sitting: Sitting) -> None:
    sitting.begin_own_turn()
    before = sitting.session.record
    moves = [move for move in sitting.session.legal_moves() if isinstance(move, Move)]
    other = next(c for c in range(40) if not any(move.card == c for move in moves))
    with pytest.raises(IllegalMoveError):
        sitting.session.play(Move(other))
    assert sitting.session.record == before
    assert sitting.session.is_own_turn


def test_undo_goes_back_over_the_robots_and_redo_returns(sitting: Sitting) -> None:
    sitting.begin_own_turn()
    assert not sitting.session.can_undo
    start = sitting.session.position
    sitting.play_turn()
    after = sitting.session.record
    sitting.session.undo()
    assert sitting.session.position == start
    assert sitting.session.is_own_turn
    assert sitting.session.can_redo
    sitting.session.redo()
    assert sitting.session.record == after
    assert not sitting.session.can_redo


def test_undo_while_the_hands_are_covered_is_that_of_everybody_at_the_screen(
    sitting: Sitting,
) -> None:
    session = sitting.session
    players = [Player("Nina", PERSON), Player("Otto", PERSON)]
    session.begin(SCOPA, TWO, players, 1)
    for _ in players:
        sitting.qtbot.waitUntil(lambda: session.is_handover_due)
        session.take_screen()
        assert not session.can_undo, "the other one's move is not taken back"
        sitting.play_first()
    first = session.own_seat
    for moves in (1, 0):
        assert session.is_covered
        assert session.can_undo
        session.undo()
        assert session.position == RecordPosition(1, moves)
        assert session.person_seat is None, "no cards are shown"
    assert not session.can_undo
    sitting.qtbot.waitUntil(lambda: session.is_handover_due)
    assert session.turn != first
    for moves in (1, 2):
        session.redo()
        assert session.position == RecordPosition(1, moves)
        assert session.is_covered


def test_another_move_after_undo_forgets_the_old_line(sitting: Sitting) -> None:
    sitting.begin_own_turn()
    first = sitting.play_first()
    sitting.to_own_turn()
    sitting.session.undo()
    sitting.session.play(next(m for m in sitting.session.legal_moves() if m != first))
    assert not sitting.session.can_redo


def test_undo_reaches_into_the_round_before(sitting: Sitting) -> None:
    sitting.begin()
    sitting.play_round()
    scored = sitting.session.record
    sitting.session.next_round()
    sitting.to_own_turn()
    sitting.session.undo()
    assert sitting.session.position.deals == len(scored.rounds)
    assert sitting.session.match is not None
    assert sitting.session.match.totals == [0, 0]


def test_undo_while_a_robot_thinks_drops_its_question(sitting: Sitting) -> None:
    sitting.begin_own_turn()
    start = sitting.session.position
    sitting.engine.is_silent = True
    sitting.play_first()
    ticket = len(sitting.engine.asked)
    sitting.session.undo()
    assert sitting.engine.cancelled == 1
    sitting.engine.answer(ticket, Move(0))
    assert sitting.session.position == start


# --- advice -------------------------------------------------------------------------------------


@pytest.fixture
def received(sitting: Sitting) -> list[Advice]:
    """The advice that was given."""
    received: list[Advice] = []
    sitting.session.advised.connect(received.append)
    return received


def test_advice_is_about_the_persons_moves(
    qtbot: QtBot, sitting: Sitting, received: list[Advice]
) -> None:
    sitting.begin_own_turn()
    sitting.session.ask_advice()
    assert received == [], "nobody waits for it"
    qtbot.waitUntil(lambda: bool(received))
    assert received[0].action in sitting.session.legal_moves()
    assert sitting.engine.advised[0] == sitting.session.own_view()


def test_advice_asked_for_twice_is_thought_about_once(
    qtbot: QtBot, sitting: Sitting, received: list[Advice]
) -> None:
    sitting.begin_own_turn()
    sitting.session.ask_advice()
    sitting.session.ask_advice()
    qtbot.waitUntil(lambda: bool(received))
    assert len(received) == 1
    sitting.session.ask_advice()
    assert received == [received[0], received[0]]
    assert len(sitting.engine.advised) == 1


@pytest.mark.parametrize("change", ["play", "undo", "another match", "look back"])
def test_advice_is_dropped_when_the_position_changes(
    qtbot: QtBot, sitting: Sitting, received: list[Advice], change: str
) -> None:
    sitting.begin_own_turn()
    sitting.play_turn()
    sitting.engine.is_silent = True
    sitting.session.ask_advice()
    advice = advise_by_heuristics(sitting.session.own_view())
    match change:
        case "play":
            sitting.play_first()
        case "undo":
            sitting.session.undo()
        case "another match":
            sitting.begin(deal_number=2)
        case "look back":
            sitting.session.hold()
    assert sitting.engine.cancelled == 1
    sitting.engine.answer(-1, advice)
    qtbot.wait(1)
    assert received == []


def test_after_a_move_advice_is_about_the_new_position(
    qtbot: QtBot, sitting: Sitting, received: list[Advice]
) -> None:
    sitting.begin()
    for _ in range(2):
        sitting.to_own_turn()
        with qtbot.waitSignal(sitting.session.advised):
            sitting.session.ask_advice()
        sitting.play_first()
    assert received[0] != received[1]
    assert len(sitting.engine.advised) == 2


def test_out_of_turn_there_is_no_advice(sitting: Sitting) -> None:
    sitting.begin_own_turn()
    sitting.engine.is_silent = True
    sitting.play_first()
    with pytest.raises(ValueError, match="no advice now"):
        sitting.session.ask_advice()


def test_a_deal_is_played_again_from_its_start(sitting: Sitting) -> None:
    sitting.begin()
    sitting.play_round()
    deals = sitting.session.position.deals
    pack = sitting.session.record.rounds[-1].pack
    sitting.session.restart_deal()
    assert sitting.session.position == RecordPosition(deals, 0)
    assert sitting.session.record.rounds[-1].pack == pack
    assert sitting.session.can_redo


def test_the_only_move_is_made_by_itself_when_wanted(qtbot: QtBot, sitting: Sitting) -> None:
    sitting.session.plays_forced_moves = True
    sitting.begin()
    for _ in range(30):
        qtbot.waitUntil(
            lambda: (sitting.session.is_own_turn and len(sitting.session.legal_moves()) > 1)
            or bool(sitting.seen(RoundScored))
        )  # fmt: skip
        if sitting.seen(RoundScored):
            break
        sitting.play_first()
    assert sitting.seen(RoundScored) == 1


def test_an_earlier_place_can_be_looked_at(sitting: Sitting) -> None:
    sitting.begin_own_turn()
    sitting.play_turn()
    before = sitting.session.record
    earlier = sitting.session.match_at(RecordPosition(before_deals := len(before.rounds), 0))
    assert earlier.round is not None
    assert len(earlier.record.rounds) == before_deals
    assert earlier.record.rounds[-1].moves == ()
    assert sitting.session.record == before


def test_an_opened_match_goes_on(qtbot: QtBot, sitting: Sitting, tmp_path: Path) -> None:
    sitting.begin_own_turn()
    sitting.play_first()
    saved = sitting.session.record
    save_record(tmp_path / "one.scopa", saved)
    other = Sitting(qtbot)
    other.session.resume(open_match(tmp_path / "one.scopa"))
    other.to_own_turn()
    assert other.session.record.rounds[-1].moves[: len(saved.rounds[-1].moves)] == (
        saved.rounds[-1].moves
    )


def test_a_seating_the_game_does_not_know_is_refused(sitting: Sitting) -> None:
    with pytest.raises(ValueError, match="players were expected"):
        sitting.session.begin(ESCOBA_SETENTA, THREE, [Player("You", PERSON)], 1)


# --- what a long match costs --------------------------------------------------------------------


class Calls:
    """Counts rounds dealt, moves played and records made."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.dealt = self.played = 0
        dealt, play = Round.dealt, Round.play

        def deal(*arguments: Any) -> Any:
            self.dealt += 1
            return dealt(*arguments)

        def play_and_count(current: Round, move: Action) -> Any:
            self.played += 1
            return play(current, move)

        monkeypatch.setattr(Round, "dealt", deal)
        monkeypatch.setattr(Round, "play", play_and_count)


def test_a_move_and_an_undo_play_nothing_of_the_rounds_before(
    sitting: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting.begin(target=31)
    for _ in range(3):
        sitting.play_round()
        sitting.session.next_round()
    sitting.to_own_turn()
    sitting.play_turn()
    calls = Calls(monkeypatch)
    sitting.engine.is_silent = True
    sitting.play_first()
    assert sitting.session.can_undo
    assert not sitting.session.can_redo
    assert (calls.dealt, calls.played) == (0, 1)
    sitting.session.undo()
    made = sitting.session.position.moves
    assert (calls.dealt, calls.played) == (1, 1 + made)
    sitting.session.undo()
    assert calls.dealt == 2
    sitting.session.redo()
    assert calls.dealt == 3
    assert calls.played < 40


def test_undo_goes_over_void_deals_to_the_last_move_of_the_person(sitting: Sitting) -> None:
    sitting.begin(deal_number=VOID_DEAL)
    sitting.to_own_turn()
    assert sitting.session.position.deals == 2
    assert not sitting.session.can_undo
    sitting.play_turn()
    while sitting.session.can_undo:
        sitting.session.undo()
    assert sitting.session.position.deals == 2
    sitting.session.redo()
    sitting.to_own_turn()
    assert not sitting.session.can_redo


def test_the_moves_undone_are_made_again_one_turn_after_the_other(sitting: Sitting) -> None:
    sitting.begin()
    sitting.play_round()
    end = sitting.session.record
    places = []
    while sitting.session.can_undo:
        sitting.session.undo()
        places.append(sitting.session.position)
    for place in places[-2::-1]:
        sitting.session.redo()
        assert sitting.session.position == place
    sitting.session.redo()
    assert sitting.session.record == end
    assert not sitting.session.can_redo


def test_making_the_same_move_again_keeps_what_can_be_redone(sitting: Sitting) -> None:
    sitting.begin()
    sitting.engine.is_silent = False
    for _ in range(3):
        sitting.to_own_turn()
        sitting.play_first()
    sitting.to_own_turn()
    end = sitting.session.record
    for _ in range(3):
        sitting.session.undo()
    sitting.play_turn()
    assert sitting.session.can_redo
    while sitting.session.can_redo:
        sitting.session.redo()
    assert sitting.session.record == end


def test_no_round_is_dealt_for_which_the_record_has_no_room(
    qtbot: QtBot, sitting: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting.begin(target=31)
    sitting.play_round()
    before = sitting.session.record
    room = MAX_ROUND_CHARACTERS
    length = len(write_record(before))
    monkeypatch.setattr(
        "scopa_desktop.play.session.session.MAX_RECORD_CHARACTERS", length + room - 1
    )
    with qtbot.waitSignal(sitting.session.record_full):
        sitting.session.next_round()
    assert sitting.session.record == before
    monkeypatch.setattr("scopa_desktop.play.session.session.MAX_RECORD_CHARACTERS", length + room)
    sitting.session.next_round()
    assert len(sitting.session.record.rounds) > len(before.rounds)


# --- playing on from an earlier position --------------------------------------------------------


def test_a_new_match_goes_on_from_an_earlier_position(sitting: Sitting) -> None:
    session = sitting.session
    sitting.begin()
    for _ in range(5):
        sitting.to_own_turn()
        session.play(session.legal_moves()[0])
    sitting.to_own_turn()
    old, end = session.match, session.position
    assert old is not None
    earlier = RecordPosition(1, 4)
    session.resume(session.match_at(earlier))
    sitting.to_own_turn()
    assert session.match is not old
    assert session.record == old.record.until(*earlier)
    assert session.record.deal_number == old.deal_number
    assert not session.can_redo, "the moves after the position belong to the other match"
    assert old.record.rounds[0].moves[4:], "which is as it was"
    hands = session.match_at(earlier).round
    assert hands is not None
    assert hands.hands == old.at(*earlier).round.hands  # type: ignore[union-attr]
    session.undo()
    sitting.to_own_turn()
    assert session.position < earlier < end
    session.redo()
    assert session.position == earlier


def test_the_same_moves_after_an_earlier_position_give_the_same_match(
    qtbot: QtBot, sitting: Sitting
) -> None:
    """Hidden cards and later packs stay as the deal number has them."""
    session = sitting.session
    sitting.begin(deal_number=11)
    while len(session.record.rounds) < 2:
        qtbot.waitUntil(lambda: session.is_own_turn or session.match.needs_deal)  # type: ignore[union-attr]
        if session.is_own_turn:
            session.play(session.legal_moves()[0])
        else:
            session.next_round()
    old = session.record
    session.resume(session.match_at(RecordPosition(1, 3)))
    while len(session.record.rounds) < 2:
        qtbot.waitUntil(lambda: session.is_own_turn or session.match.needs_deal)  # type: ignore[union-attr]
        if session.is_own_turn:
            session.play(session.legal_moves()[0])
        else:
            session.next_round()
    assert session.record.rounds[0] == old.rounds[0]
    assert session.record.rounds[1].pack == old.rounds[1].pack
