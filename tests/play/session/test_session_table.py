"""Events of the table in a session: who moves, what is saved and what the history keeps."""

import pytest
from pytestqt.qtbot import QtBot

from scopa_desktop.play.session.seats import AUTOMATIC_LEVEL
from scopa_desktop.play.session.session import Session
from scopa_desktop.rules.catalogue import SCOPA
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.messages import TextError
from scopa_desktop.rules.players import PERSON, Player
from scopa_desktop.rules.seating import THREE, TWO, Seating
from scopa_desktop.rules.table_events import (
    AutomaticPlay,
    EndAgreed,
    PlayerChanged,
    TableEvent,
    TimeRanOut,
)
from scopa_desktop.rules.table_options import TableOptions
from tests.play.session.test_session import Sitting

NINA, ADA = Player("Nina", PERSON), Player("Ada", PERSON)
ROCCO = Player("Rocco", "greedy")


@pytest.fixture
def sitting(qtbot: QtBot) -> Sitting:
    return Sitting(qtbot)


def begin(sitting: Sitting, *players: Player, seating: Seating = TWO) -> None:
    """Begin; if only one person plays, wait until that person may play."""
    seated = [*players, *[ROCCO] * (seating.players - len(players))]
    sitting.session.resume(Match(SCOPA, seating, seated, 7, TableOptions(turn_seconds=30)))
    if len(players) == 1:
        sitting.to_own_turn()


def seen_events(session: Session) -> list[TableEvent]:
    events: list[TableEvent] = []
    session.table_changed.connect(events.append)
    return events


def test_the_game_makes_one_move_when_the_time_has_run_out(sitting: Sitting) -> None:
    begin(sitting, NINA)
    session, events = sitting.session, seen_events(sitting.session)
    made = session.position.moves
    session.apply(TimeRanOut(0))
    assert not session.is_own_turn
    assert session.legal_moves() == ()
    sitting.to_own_turn()
    view, level = next((view, level) for view, level in sitting.engine.asked if view.seat == 0)
    assert (view.seat, level) == (0, AUTOMATIC_LEVEL)
    assert events == [TimeRanOut(0)]
    assert session.match is not None
    assert session.match.automatic_moves(session.position.deals) == {made}


def test_automatic_play_goes_on_until_it_is_ended(qtbot: QtBot, sitting: Sitting) -> None:
    begin(sitting, NINA)
    session = sitting.session
    before = session.position.moves
    session.apply(AutomaticPlay(0, True))
    qtbot.waitUntil(lambda: session.position.moves > before + 4)
    assert {level for view, level in sitting.engine.asked if view.seat == 0} == {AUTOMATIC_LEVEL}
    session.apply(AutomaticPlay(0, False))
    sitting.to_own_turn()
    assert session.legal_moves()


def test_a_computer_player_sits_in_and_gives_the_seat_back(qtbot: QtBot, sitting: Sitting) -> None:
    begin(sitting, NINA)
    session = sitting.session
    before = session.position.moves
    session.apply(PlayerChanged(0, Player("Beppe", "casual")))
    assert session.is_watched
    assert session.person_seat is None
    qtbot.waitUntil(lambda: session.position.moves > before + 2)
    assert {level for view, level in sitting.engine.asked if view.seat == 0} == {"casual"}
    session.apply(PlayerChanged(0, NINA))
    assert session.person_seat == 0
    sitting.to_own_turn()


def test_the_table_turns_to_the_person_who_stays(qtbot: QtBot, sitting: Sitting) -> None:
    begin(sitting, NINA, ADA, seating=THREE)
    qtbot.waitUntil(lambda: sitting.session.is_handover_due)
    session = sitting.session
    session.apply(PlayerChanged(0, ROCCO._replace(name="Beppe")))
    assert not session.is_shared
    assert session.person_seat == 1
    sitting.to_own_turn()
    session.apply(PlayerChanged(0, NINA))
    assert session.is_covered
    assert session.person_seat is None


def test_a_person_can_sit_in_for_a_computer_player(qtbot: QtBot, sitting: Sitting) -> None:
    begin(sitting)
    session = sitting.session
    qtbot.waitUntil(lambda: session.position.moves > 2)
    session.apply(PlayerChanged(1, NINA))
    assert session.person_seat == 1
    sitting.to_own_turn()
    assert session.record.players == (ROCCO, ROCCO)


def test_nothing_follows_an_agreed_end(sitting: Sitting) -> None:
    begin(sitting, NINA)
    session = sitting.session
    asked = len(sitting.engine.asked)
    session.apply(EndAgreed())
    assert session.turn is None
    assert not session.is_own_turn
    session.next_round()
    assert len(sitting.engine.asked) == asked


def test_an_event_that_is_not_possible_changes_nothing(sitting: Sitting) -> None:
    begin(sitting, NINA)
    events, before = seen_events(sitting.session), sitting.session.record
    with pytest.raises(TextError):
        sitting.session.apply(TimeRanOut(1))
    assert sitting.session.record == before
    assert events == []
    assert sitting.session.is_own_turn


def test_undo_keeps_the_events_before_and_drops_those_after(sitting: Sitting) -> None:
    begin(sitting, NINA, ADA, seating=THREE)
    session = sitting.session
    session.apply(PlayerChanged(1, Player("Beppe", "casual")))
    sitting.to_own_turn()
    sitting.play_turn()
    session.apply(AutomaticPlay(0, True))
    session.undo()
    assert session.match is not None
    assert session.match.players[1].name == "Beppe"
    assert len(session.record.events) == 1
