"""Closing the window while moves cannot be saved, and playing where nothing is saved."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QDialog

from scopa_desktop.play.session.running_match import RunningMatch
from scopa_desktop.play.storage.paths import data_folder
from scopa_desktop.play.storage.record_files import open_match, save_record
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.record import Record
from scopa_desktop.ui.application import bring_to_front
from scopa_desktop.ui.controllers import application_controller as host_module
from scopa_desktop.ui.controllers.closing import ClosingGuard
from scopa_desktop.ui.dialogs.question_dialog import QuestionDialog
from scopa_desktop.ui.dialogs.shortcuts_dialog import ShortcutsDialog
from scopa_desktop.ui.score.score_dialog import ScoreDialog

from ..conftest import Game, MakeGame, archived
from .test_application_controller import record_of

CANCEL, CLOSE, TRY_AGAIN = 0, 1, 2
Answer = Callable[[QuestionDialog], None]


def block_disk() -> None:
    """Let nothing be written any more."""
    folder = data_folder()
    if folder.exists():
        for path in folder.iterdir():
            path.unlink()
        folder.rmdir()
    folder.write_text("a file where the folder should be", encoding="utf-8")


def on_disk() -> Record:
    return open_match(data_folder() / "running.scopa").record


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
    assert on_disk() == game.session.record


@pytest.mark.parametrize("index", [CANCEL, CLOSE, None])
def test_a_close_that_would_lose_moves_is_asked_about(
    game: Game, guard: ClosingGuard, index: int | None
) -> None:
    block_disk()
    game.begin()
    game.play()
    answer: Answer = QuestionDialog.reject if index is None else give(index)
    with game.answering({QuestionDialog: answer}) as sheets:
        assert game.window.close() == (index == CLOSE)
    assert len(sheets) == 1
    assert game.window.isVisible() == (index != CLOSE)


def test_trying_again_saves_the_moves_and_closes(game: Game, guard: ClosingGuard) -> None:
    block_disk()
    game.begin()
    game.play()

    def free_and_try(dialog: QuestionDialog) -> None:
        assert str(data_folder() / "running.scopa") in dialog.accessibleDescription()
        data_folder().unlink()
        dialog.give(TRY_AGAIN)

    with game.answering({QuestionDialog: free_and_try}) as sheets:
        assert game.window.close()
    assert len(sheets) == 1
    assert on_disk() == game.session.record


def test_trying_again_in_vain_asks_again(game: Game, guard: ClosingGuard) -> None:
    block_disk()
    game.begin()
    answers = [TRY_AGAIN, TRY_AGAIN, CANCEL]
    with game.answering({QuestionDialog: lambda dialog: dialog.give(answers.pop(0))}) as sheets:
        assert not game.window.close()
    assert (len(sheets), answers) == (3, [])


@pytest.mark.parametrize("way", [ClosingGuard.close_window, ClosingGuard.log_out])
def test_where_nobody_can_answer_it_is_tried_once_more(
    game: Game, guard: ClosingGuard, way: Callable[[ClosingGuard], None]
) -> None:
    block_disk()
    game.begin()
    game.play()
    game.running.finish()
    data_folder().unlink()
    way(guard)
    assert on_disk() == game.session.record
    block_disk()
    game.session.undo()
    with game.answering({QuestionDialog: give(CANCEL)}) as sheets:
        assert game.window.close()
    assert not sheets


def test_the_player_learns_that_saving_works_again(game: Game) -> None:
    block_disk()
    game.begin()
    game.qtbot.waitUntil(lambda: bool(game.notice_text))
    game.window.notice.clear()
    data_folder().unlink()
    game.play()
    game.qtbot.waitUntil(lambda: bool(game.notice_text))
    assert game.notice_text == "Your match is saved again."
    game.running.close()
    assert on_disk() == game.session.record


# --- a match that another one replaces ----------------------------------------------------------


def test_a_match_that_cannot_be_archived_is_not_overwritten(game: Game, tmp_path: Path) -> None:
    old, new = record_of(9, deal=1), record_of(5, deal=2)
    save_record(data_folder() / "running.scopa", old)
    save_record(tmp_path / "new.scopa", new)
    (data_folder() / "matches").write_text("in the way", encoding="utf-8")
    game.host.start(tmp_path / "new.scopa")
    assert game.session.record == new
    assert "matches" in game.notice_text
    assert game.running.finish() is not None
    assert on_disk() == old
    (data_folder() / "matches").unlink()
    game.to_own_turn()
    assert game.running.finish() is None
    assert archived() == [old]
    assert on_disk() == game.session.record


# --- without the lock ---------------------------------------------------------------------------


@pytest.fixture
def unsaved_game(open_game: MakeGame, monkeypatch: pytest.MonkeyPatch) -> Game:
    """A window that does not own the running match."""

    def without_lock(folder: Path) -> RunningMatch:
        return RunningMatch(folder, may_write=False)

    monkeypatch.setitem(Game.__init__.__globals__, "RunningMatch", without_lock)
    return open_game()


def test_without_the_lock_the_running_match_is_played_on_but_not_written(
    unsaved_game: Game,
) -> None:
    game, old = unsaved_game, record_of(6)
    save_record(data_folder() / "running.scopa", old)
    game.host.start()
    assert game.host.save() is None
    assert archived() == [], "nothing was played here yet"
    game.play()
    assert on_disk() == old
    assert game.host.save() is None
    assert game.host.save() is None
    assert on_disk() == old
    assert archived() == [game.session.record], "put among the matches, once"


def test_without_the_lock_a_match_that_was_won_is_left_to_its_owner(unsaved_game: Game) -> None:
    won = record_of(10_000)
    save_record(data_folder() / "running.scopa", won)
    unsaved_game.host.start()
    assert unsaved_game.match.winner is None
    assert archived() == []
    assert on_disk() == won


@pytest.mark.parametrize("index", [CANCEL, CLOSE])
def test_without_the_lock_the_player_decides_about_a_match_that_cannot_be_kept(
    unsaved_game: Game, tmp_path: Path, index: int
) -> None:
    game = unsaved_game
    save_record(tmp_path / "new.scopa", record_of(5, deal=2))
    game.begin(moves=1)
    before = game.session.record
    block_disk()
    with game.answering({QuestionDialog: give(index)}) as sheets:
        game.host.open_record(tmp_path / "new.scopa")
    assert len(sheets) == 1
    assert (game.session.record == before) == (index == CANCEL)


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
    assert archived() == [before]


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
