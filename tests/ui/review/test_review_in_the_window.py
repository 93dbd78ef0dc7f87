"""The review is opened from the menu, the score sheet and the history, and leads to the table."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from scopa_desktop.play.analysis.review_run import RunState
from scopa_desktop.play.recording.match_recorder import MatchSource
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.record import Record
from scopa_desktop.ui.review.moment_button import MomentButton
from scopa_desktop.ui.review.review_dialog import ReviewDialog
from scopa_desktop.ui.score.match_end_dialog import MatchEndDialog
from scopa_desktop.ui.score.score_dialog import ScoreDialog
from scopa_desktop.ui.score.sheet_dialog import ScoreDialogChoice
from scopa_desktop.ui.training.moment_window import MomentWindow
from scopa_desktop.ui.widgets.buttons import Button
from tests.playing import LAST, play_on

from ..conftest import Game
from .conftest import bad_match, copy_of

LEFT = Qt.MouseButton.LeftButton
Answers = dict[type[QDialog], Callable[[Any], None]]


def put_bad_match(game: Game) -> None:
    """Put a match with three finished rounds on the table; its score sheet is closed."""
    with game.answering({ScoreDialog: lambda dialog: dialog.reject()}):
        game.host.put_on_table(copy_of(bad_match()), MatchSource.NEW)
        game.qtbot.waitUntil(lambda: QApplication.activeModalWidget() is None)
        game.qtbot.wait(20)


def when_finished(game: Game, dialog: ReviewDialog) -> None:
    game.qtbot.waitUntil(lambda: dialog.run.state is RunState.FINISHED, timeout=60_000)
    dialog.update_content()


def test_before_a_finished_round_it_says_what_is_missing(game: Game, messages: list[str]) -> None:
    game.begin()
    review(game)
    assert messages == ["There is nothing to review yet. Play a round to its end first."]
    assert QApplication.activeModalWidget() is None


def review(game: Game) -> None:
    """Press the shortcut of the review."""
    game.window.activateWindow()
    game.qtbot.waitUntil(game.window.isActiveWindow)
    keys = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    game.qtbot.keyClick(game.window, Qt.Key.Key_R, keys)


def test_after_a_rematch_it_is_about_the_finished_match(game: Game) -> None:
    finished = finished_match()
    reviewed: list[Record] = []

    def look(dialog: ReviewDialog) -> None:
        reviewed.append(dialog.run.record)
        dialog.reject()

    answers: Answers = {ScoreDialog: lambda dialog: dialog.reject(), ReviewDialog: look}
    with game.answering(answers) as titles:
        game.host.put_on_table(finished, MatchSource.NEW)
        game.qtbot.waitUntil(lambda: bool(titles) and QApplication.activeModalWidget() is None)
        game.host.rematch()
        game.to_own_turn()
        assert game.match is not finished and not game.match.sheets
        review(game)
    assert reviewed == [finished.record]


def finished_match() -> Match:
    """A match with some bad moves, played to its end."""
    match = copy_of(bad_match())
    return play_on(match, LAST)


def test_the_shortcut_opens_it_and_its_results_are_kept(game: Game, qtbot: QtBot) -> None:
    put_bad_match(game)
    dones: list[int] = []

    def finish(dialog: ReviewDialog) -> None:
        when_finished(game, dialog)
        dones.append(dialog.run.total)
        close = next(b for b in dialog.findChildren(Button) if b.text() == "&Close")
        qtbot.mouseClick(close, LEFT)

    with game.answering({ReviewDialog: finish}) as titles:
        review(game)
    assert titles == ["Review of the match"]
    match_id = game.host.recorder.match_id
    game.wait_for_saving()
    query = "SELECT m.id, count(*) FROM review JOIN match AS m USING (match) GROUP BY m.id"
    rows = game.database.read(lambda connection: connection.execute(query).fetchall())
    assert [tuple(row) for row in rows] == [(match_id, dones[0])]


def test_the_end_of_the_match_offers_it(game: Game, qtbot: QtBot) -> None:
    match = finished_match()

    def choose(dialog: MatchEndDialog) -> None:
        keys = dialog.findChildren(Button)
        qtbot.mouseClick(next(key for key in keys if key.text() == "Re&view"), LEFT)
        assert dialog.outcome is ScoreDialogChoice.REVIEW

    answers: Answers = {
        ScoreDialog: lambda dialog: dialog.choose(ScoreDialogChoice.FINISH),
        MatchEndDialog: choose,
        ReviewDialog: lambda dialog: dialog.reject(),
    }
    with game.answering(answers) as titles:
        game.host.put_on_table(match, Path("elsewhere.scopa"))
        qtbot.waitUntil(lambda: "Review of the match" in titles, timeout=20_000)
        qtbot.waitUntil(lambda: QApplication.activeModalWidget() is None)


@pytest.mark.parametrize("from_table", [False, True], ids=["moment", "decision"])
def test_a_moment_is_looked_at_and_the_review_comes_back(
    game: Game, qtbot: QtBot, from_table: bool
) -> None:
    put_bad_match(game)
    chosen: list[object] = []
    returned: list[bool] = []
    focused: list[object] = []

    def answer(dialog: ReviewDialog) -> None:
        when_finished(game, dialog)
        if chosen:
            returned.append(dialog.shows_all)
            focus = dialog.focusWidget()
            focused.append(focus.decision if isinstance(focus, MomentButton) else None)
            dialog.reject()
        elif from_table:
            dialog._page_button.click()
            qtbot.keyClick(dialog.table, Qt.Key.Key_Down)
            qtbot.keyClick(dialog.table, Qt.Key.Key_Return)
            chosen.append(dialog.chosen)
        else:
            chosen.append(dialog.moment_buttons[1].decision)
            qtbot.mouseClick(dialog.moment_buttons[1], LEFT)

    with game.answering({ReviewDialog: answer}) as titles:
        game.window.actions_by_name["review_match"].trigger()
        windows = game.window.findChildren(MomentWindow)
        assert len(windows) == 1
        assert windows[0].moment == chosen[0]
        assert windows[0].isVisible()
        windows[0].close()
        qtbot.waitUntil(lambda: len(titles) == 2 and bool(returned), timeout=20_000)
        qtbot.waitUntil(lambda: QApplication.activeModalWidget() is None)
    assert returned == [from_table]
    assert focused == ([None] if from_table else chosen)
