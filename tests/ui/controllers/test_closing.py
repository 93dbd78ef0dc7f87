"""Closing the window while moves cannot be saved, and playing where nothing is saved."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QDialog

from scopa_desktop.play.storage.database_file import DATABASE
from scopa_desktop.play.storage.record_files import save_record
from scopa_desktop.rules.match import Match
from scopa_desktop.ui.application import bring_to_front
from scopa_desktop.ui.controllers import application_controller as host_module
from scopa_desktop.ui.controllers.closing import ClosingGuard
from scopa_desktop.ui.dialogs.question_dialog import QuestionDialog
from scopa_desktop.ui.dialogs.shortcuts_dialog import ShortcutsDialog
from scopa_desktop.ui.score.score_dialog import ScoreDialog

from ..conftest import Disk, Game, MakeGame
from .test_application_controller import record_of

CANCEL, CLOSE, TRY_AGAIN = 0, 1, 2
Answer = Callable[[QuestionDialog], None]


def give(index: int) -> Answer:
    return lambda dialog: dialog.give(index)


@pytest.fixture
def guard(game: Game) -> ClosingGuard:
    return game.guard


def test_nothing_is_asked_when_everything_is_saved(game: Game, guard: ClosingGuard) -> None:
    game.begin()
    game.play()
    with game.answering({QuestionDialog: give(CANCEL)}) as sheets:
        assert game.window.close()
    assert not sheets
    assert game.reloaded().record == game.session.record


@pytest.mark.parametrize("index", [CANCEL, CLOSE, None])
def test_a_close_that_would_lose_moves_is_asked_about(
    game: Game, guard: ClosingGuard, disk: Disk, index: int | None
) -> None:
    disk.is_full = True
    game.begin()
    game.play()
    answer: Answer = QuestionDialog.reject if index is None else give(index)
    with game.answering({QuestionDialog: answer}) as sheets:
        assert not game.window.close()
        assert not game.window.close()  # Another attempt while the question is open asks no more.
    assert len(sheets) == 1
    assert game.window.isVisible() == (index != CLOSE)


def test_trying_again_saves_the_moves_and_closes(
    game: Game, guard: ClosingGuard, disk: Disk
) -> None:
    disk.is_full = True
    game.begin()
    game.play()

    def free_and_try(dialog: QuestionDialog) -> None:
        assert DATABASE in dialog.accessibleDescription()
        disk.is_full = False
        dialog.give(TRY_AGAIN)

    with game.answering({QuestionDialog: free_and_try}) as sheets:
        assert not game.window.close()
    assert len(sheets) == 1
    assert not game.window.isVisible()
    assert game.reloaded().record == game.session.record


def test_trying_again_in_vain_asks_again(game: Game, guard: ClosingGuard, disk: Disk) -> None:
    disk.is_full = True
    game.begin()
    answers = [TRY_AGAIN, TRY_AGAIN, CANCEL]
    with game.answering({QuestionDialog: lambda dialog: dialog.give(answers.pop(0))}) as sheets:
        assert not game.window.close()
    assert (len(sheets), answers) == (3, [])


@pytest.mark.parametrize("way", [ClosingGuard.close_window, ClosingGuard.log_out])
def test_where_nobody_can_answer_it_is_tried_once_more(
    game: Game, guard: ClosingGuard, disk: Disk, way: Callable[[ClosingGuard], None]
) -> None:
    disk.is_full = True
    game.begin()
    game.play()
    game.saver.finish()
    disk.is_full = False
    way(guard)
    assert game.reloaded().record == game.session.record
    disk.is_full = True
    game.session.undo()
    with game.answering({QuestionDialog: give(CANCEL)}) as sheets:
        assert game.window.close()
    assert not sheets


def test_the_player_learns_that_saving_works_again(game: Game, disk: Disk) -> None:
    disk.is_full = True
    game.begin()
    game.qtbot.waitUntil(lambda: bool(game.notice_text))
    game.view.messages.clear()
    disk.is_full = False
    game.play()
    game.qtbot.waitUntil(lambda: bool(game.notice_text))
    assert game.notice_text == "Your match is saved again."
    game.saver.close()
    assert game.reloaded().record == game.session.record


# --- a match that another one replaces ----------------------------------------------------------


def test_a_match_that_cannot_be_archived_is_not_overwritten(
    game: Game, disk: Disk, tmp_path: Path
) -> None:
    old, new = record_of(9, deal=1), record_of(5, deal=2)
    game.save_running(old)
    save_record(tmp_path / "new.scopa", new)
    disk.is_full = True
    game.host.start(tmp_path / "new.scopa")
    assert game.session.record == new
    game.qtbot.waitUntil(lambda: "The disk is full" in game.notice_text)
    assert game.saver.finish() is not None
    assert game.reloaded().record == old
    disk.is_full = False
    game.to_own_turn()
    assert game.saver.finish() is None
    assert game.archived() == [old]
    assert game.reloaded().record == game.session.record


# --- without the lock ---------------------------------------------------------------------------


@pytest.fixture
def unsaved_game(open_game: MakeGame) -> Game:
    """A window that does not own the running match."""
    return open_game(owns_match=False)


def test_without_the_lock_the_running_match_is_played_on_but_not_written(
    unsaved_game: Game,
) -> None:
    game, old = unsaved_game, record_of(6)
    game.save_running(old)
    game.host.start()
    assert game.host.save() is None
    assert game.archived() == [], "nothing was played here yet"
    game.play()
    assert game.reloaded().record == old
    assert game.host.save() is None
    assert game.host.save() is None
    assert game.reloaded().record == old
    assert game.archived() == [game.session.record], "put among the matches, once"


def test_without_the_lock_a_match_that_was_won_is_left_to_its_owner(unsaved_game: Game) -> None:
    won = record_of(10_000)
    unsaved_game.save_running(won)
    unsaved_game.host.start()
    assert unsaved_game.match.winner is None
    assert unsaved_game.archived() == []
    assert unsaved_game.reloaded().record == won


# --- what a second start asks for ---------------------------------------------------------------


def test_a_record_handed_over_is_opened_and_the_running_match_archived(
    game: Game, tmp_path: Path
) -> None:
    record = record_of(5, deal=2)
    save_record(tmp_path / "new.scopa", record)
    game.begin(moves=1)
    before = game.session.record
    game.host.open_record(tmp_path / "new.scopa")
    assert game.session.record == record
    assert game.archived() == [before]


def test_a_record_handed_over_waits_until_the_sheet_is_closed(game: Game, tmp_path: Path) -> None:
    record = record_of(5, deal=2)
    save_record(tmp_path / "new.scopa", record)
    game.begin()
    before = game.session.record

    still_there: list[bool] = []

    def hand_over(dialog: ShortcutsDialog) -> None:
        def leave() -> None:
            still_there.append(game.session.record == before)
            dialog.reject()

        game.host.open_record(tmp_path / "new.scopa")
        bring_to_front(game.window, "token")
        QTimer.singleShot(3 * host_module._RETRY_MS, leave)

    with game.answering({ShortcutsDialog: hand_over}):
        game.window.actions_by_name["shortcuts"].trigger()
    # The computer player may have moved before the next look.
    game.qtbot.waitUntil(lambda: game.session.record.until(1, 5) == record)
    assert still_there == [True]


def test_an_unusable_record_that_is_handed_over_is_named(game: Game, tmp_path: Path) -> None:
    game.begin()
    before = game.session.record
    game.host.open_record(tmp_path / "missing.scopa")
    assert "missing.scopa" in game.notice_text
    assert game.session.record == before


def test_a_window_that_was_made_small_comes_to_the_front(game: Game) -> None:
    game.window.showMinimized()
    bring_to_front(game.window)
    game.qtbot.waitUntil(game.window.isActiveWindow)
    assert not game.window.isMinimized()


# --- a match that has become too long -----------------------------------------------------------


def test_a_match_that_no_record_can_hold_goes_no_further(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    with game.answering({ScoreDialog: QDialog.reject}) as sheets:
        game.session.resume(Match.replayed(record_of(36)))
        game.qtbot.waitUntil(lambda: bool(sheets) and QApplication.activeModalWidget() is None)
    monkeypatch.setattr("scopa_desktop.play.session.session.MAX_RECORD_CHARACTERS", 3_500)
    before = game.session.record
    game.session.next_round()
    assert game.session.record == before
    assert "so long" in game.notice_text
