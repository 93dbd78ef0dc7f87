"""Tests of the engine that plays given moves, with a session."""

import pytest
from pytestqt.qtbot import QtBot

from scopa_desktop.play.session.scripted_engine import ScriptedEngine
from scopa_desktop.play.session.session import Session
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.moves import Action
from scopa_desktop.rules.record import read_record
from tests.sample_puzzles import SCOPA, sample_puzzles

PUZZLE = sample_puzzles()[SCOPA]


@pytest.fixture
def session(qtbot: QtBot) -> Session:
    session = Session()
    session.events_occurred.connect(lambda _: session.settled())
    return session


@pytest.fixture
def engine(session: Session) -> ScriptedEngine:
    engine = ScriptedEngine(session)
    session.set_engine(engine)
    session.resume(Match.replayed(read_record(PUZZLE.record)))
    return engine


def moves_made(session: Session) -> list[Action]:
    """The moves since the position of the puzzle."""
    assert session.match is not None
    moves = session.match.recorded_round(session.match.deals).moves
    return list(moves[PUZZLE.match.moves_made :])


def test_a_line_is_played_for_all_seats(
    session: Session, engine: ScriptedEngine, qtbot: QtBot
) -> None:
    line = [PUZZLE.solution, *PUZZLE.line]
    engine.set_script(line)
    session.set_demonstration(True)
    assert not session.is_own_turn
    qtbot.waitUntil(lambda: moves_made(session) == line)
    assert engine.is_over


def test_a_request_waits_for_a_script(
    session: Session, engine: ScriptedEngine, qtbot: QtBot
) -> None:
    session.play(PUZZLE.solution)
    qtbot.wait(20)
    assert moves_made(session) == [PUZZLE.solution]
    engine.set_script(PUZZLE.line)
    session.set_demonstration(True)
    qtbot.waitUntil(lambda: moves_made(session) == [PUZZLE.solution, *PUZZLE.line])


def test_the_person_plays_again_after_a_demonstration(
    session: Session, engine: ScriptedEngine, qtbot: QtBot
) -> None:
    session.set_demonstration(True)
    with pytest.raises(ValueError, match="not the person's turn"):
        session.play(PUZZLE.solution)
    session.set_demonstration(False)
    session.resume(Match.replayed(read_record(PUZZLE.record)))
    session.play(PUZZLE.solution)
    assert moves_made(session) == [PUZZLE.solution]


def test_a_closed_engine_plays_nothing(
    session: Session, engine: ScriptedEngine, qtbot: QtBot
) -> None:
    session.play(PUZZLE.solution)
    engine.close()
    engine.set_script(PUZZLE.line)
    qtbot.wait(20)
    assert moves_made(session) == [PUZZLE.solution]
