"""The offer of a lesson before a game that was not played yet."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from scopa_desktop.play.lessons.catalogue import lesson_for
from scopa_desktop.play.recording.match_recorder import MatchSource
from scopa_desktop.play.training.lesson_progress import LessonProgress
from scopa_desktop.play.training.puzzle_choice import PuzzleFilter
from scopa_desktop.rules.catalogue import CATALOGUE
from scopa_desktop.ui.puzzles.puzzle_window import PuzzleWindow
from scopa_desktop.ui.training.lesson_hint import LessonHint
from scopa_desktop.ui.training.lesson_window import LessonWindow
from tests.playing import match_against

from ..conftest import Game

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def recorded(game: Game) -> Iterator[Game]:
    """A game whose match of Scopa is in the history."""
    game.begin()
    game.host.start_recording()
    yield game


def hint_for(game: Game, qtbot: QtBot, played: str) -> LessonHint:
    hint = LessonHint(game.context)
    qtbot.addWidget(hint)
    hint.show_for(CATALOGUE[played])
    done: list[bool] = []
    game.database_thread.run(lambda _: True, done.append)
    qtbot.waitUntil(lambda: bool(done))
    return hint


def test_it_is_shown_for_games_that_were_not_played(recorded: Game, qtbot: QtBot) -> None:
    hint = hint_for(recorded, qtbot, "escoba-quince")
    assert hint.lesson is lesson_for(CATALOGUE["escoba"])
    assert not hint.isHidden()
    assert hint.link.text() == "Lesson: Making fifteen"
    hint.show_for(CATALOGUE["scopa-race"])
    assert hint.lesson is None, "Scopa has been played"
    assert hint.isHidden()
    hint.show_for(None)
    assert hint.isHidden()


def test_it_is_not_shown_when_the_lesson_is_done_or_the_game_played(
    recorded: Game, qtbot: QtBot
) -> None:
    progress = LessonProgress(recorded.context.trainee())
    progress.complete("fifteen")
    assert hint_for(recorded, qtbot, "escoba").lesson is None
    recorded.host.put_on_table(match_against("greedy", "cirulla", name="Robot"), MatchSource.NEW)
    recorded.saver.finish()
    assert hint_for(recorded, qtbot, "cirullone").lesson is None


def test_a_puzzle_leads_to_the_lesson(recorded: Game, qtbot: QtBot) -> None:
    recorded.window.actions_by_name["puzzles"].trigger()
    window = QApplication.activeModalWidget()
    assert isinstance(window, PuzzleWindow)
    window.choose(PuzzleFilter("escoba"))
    (hint,) = window.findChildren(LessonHint)
    qtbot.waitUntil(hint.isVisible)
    qtbot.mouseClick(hint.link, LEFT)
    qtbot.waitUntil(lambda: bool(recorded.window.findChildren(LessonWindow)))
    (lesson,) = recorded.window.findChildren(LessonWindow)
    assert lesson.lesson is lesson_for(CATALOGUE["escoba"])
    assert not isValid(window) or not window.isVisible()
    lesson.close()
