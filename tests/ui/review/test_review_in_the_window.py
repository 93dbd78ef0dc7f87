"""The review is opened from the menu, the score sheet and the history, and leads to the table."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from scopa_desktop.play.analysis.review_run import RunState
from scopa_desktop.play.history.history_access import MatchSource
from scopa_desktop.ui.review.moment_button import MomentButton
from scopa_desktop.ui.review.review_dialog import ReviewDialog
from scopa_desktop.ui.score.score_dialog import ScoreDialog, ScoreDialogChoice
from scopa_desktop.ui.training.moment_window import MomentWindow
from scopa_desktop.ui.widgets.buttons import Button

from ..conftest import Game
from .conftest import bad_match, copy_of

LEFT = Qt.MouseButton.LeftButton


def put_bad_match(game: Game) -> None:
    """Put a match with three finished rounds on the table; its score sheet is closed."""
    with game.answering({ScoreDialog: lambda dialog: dialog.reject()}):
        game.host.put_on_table(copy_of(bad_match()), MatchSource.NEW)
        game.qtbot.waitUntil(lambda: QApplication.activeModalWidget() is None)
        game.qtbot.wait(20)


def when_finished(game: Game, dialog: ReviewDialog) -> None:
    game.qtbot.waitUntil(lambda: dialog._run.state is RunState.FINISHED, timeout=60_000)
    dialog._update_content()


def test_it_needs_a_finished_round(game: Game) -> None:
    action = game.window.actions_by_name["review_match"]
    assert not action.isEnabled()
    game.begin()
    assert not action.isEnabled()
    put_bad_match(game)
    assert action.isEnabled()
    game.begin()
    assert not action.isEnabled()


def test_the_shortcut_opens_it_and_its_results_are_kept(game: Game, qtbot: QtBot) -> None:
    put_bad_match(game)
    dones: list[int] = []

    def finish(dialog: ReviewDialog) -> None:
        when_finished(game, dialog)
        dones.append(dialog._run.total)
        close = next(b for b in dialog.findChildren(Button) if b.text() == "&Close")
        qtbot.mouseClick(close, LEFT)

    with game.answering({ReviewDialog: finish}) as titles:
        game.window.activateWindow()
        qtbot.waitUntil(game.window.isActiveWindow)
        keys = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
        qtbot.keyClick(game.window, Qt.Key.Key_R, keys)
    assert titles == ["Review of the match"]
    match_id = game.host.history.recorder.match_id
    counts: list[tuple[str, int]] = []
    game.host.history.reader.run(
        lambda history: [
            tuple(row)
            for row in history.connection.execute(
                "SELECT match, count(*) FROM review_result GROUP BY match"
            )
        ],
        counts.extend,
    )
    qtbot.waitUntil(lambda: bool(counts))
    assert counts == [(match_id, dones[0])]


def test_the_final_score_sheet_offers_it(game: Game, qtbot: QtBot) -> None:
    match = copy_of(bad_match())
    while match.winner is None:
        if match.needs_deal:
            match.begin_round()
        else:
            assert match.round is not None
            match.play(match.round.legal_moves()[-1])

    def choose(dialog: ScoreDialog) -> None:
        keys = dialog.findChildren(Button)
        qtbot.mouseClick(next(key for key in keys if key.text() == "Re&view the match"), LEFT)
        assert dialog.outcome is ScoreDialogChoice.REVIEW

    answers = {ScoreDialog: choose, ReviewDialog: lambda dialog: dialog.reject()}
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
            dialog._change_page()
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
