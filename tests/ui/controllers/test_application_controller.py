"""The application controller: matches begin, resume, are opened, saved and archived."""

import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QLineEdit, QSpinBox, QWidget

from scopa_desktop.play.matches.match_facts import digest_of_text
from scopa_desktop.play.matches.match_rows import running_match, save_match
from scopa_desktop.play.storage.database import Database
from scopa_desktop.play.storage.database_file import DATABASE
from scopa_desktop.play.storage.paths import config_folder, data_folder
from scopa_desktop.play.storage.record_files import save_record
from scopa_desktop.play.storage.settings import AUTO_DECK
from scopa_desktop.rules.catalogue import SCOPA, variant
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.players import PERSON, Player
from scopa_desktop.rules.record import MAX_RECORD_CHARACTERS, Record, write_record
from scopa_desktop.rules.seating import PAIRS, TWO
from scopa_desktop.ui.dialogs import file_dialogs
from scopa_desktop.ui.dialogs.about_dialog import AboutDialog
from scopa_desktop.ui.dialogs.shortcuts_dialog import ShortcutsDialog
from scopa_desktop.ui.new_game.new_game_dialog import NewGameDialog
from scopa_desktop.ui.score.score_dialog import ScoreDialog
from scopa_desktop.ui.settings.settings_dialog import SettingsDialog
from tests.play.matches.sample_matches import note_of
from tests.playing import play_on

from ..conftest import Disk, Game, MakeGame

YOU, ROBOT = Player("You", PERSON), Player("Beppe", "greedy")


def record_of(moves: int, deal: int = 1, target: int = 11) -> Record:
    """A match in which every player makes the first legal move, over several deals."""
    match = Match(SCOPA.configured({"target": target}), TWO, (YOU, ROBOT), deal)
    return play_on(match, moves=moves).record


def choose_file(monkeypatch: pytest.MonkeyPatch, path: Path) -> None:
    """Let the file dialogs answer with this file."""
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    monkeypatch.setattr(QFileDialog, "exec", lambda _: QDialog.DialogCode.Accepted)
    monkeypatch.setattr(QFileDialog, "selectedFiles", lambda _: [str(path)])


# --- starting -----------------------------------------------------------------------------------


def test_the_first_start_deals_scopa_without_asking(game: Game) -> None:
    game.host.start()
    game.to_own_turn()
    assert game.match.variant.id == "scopa"
    assert len(game.match.players) == 2
    assert game.notice_text == ""


def test_a_later_start_stands_at_the_same_move(open_game: MakeGame) -> None:
    first = open_game()
    first.host.start()
    for _ in range(3):
        first.play()
    first.to_own_turn()
    record = first.session.record
    first.window.close()
    first.saver.close()
    second = open_game()
    second.host.start()
    second.to_own_turn()
    assert second.session.record == record


def test_a_match_that_was_won_is_archived_and_another_dealt(game: Game) -> None:
    won = record_of(10_000)
    game.save_running(won)
    game.host.start()
    assert game.archived() == [won]
    assert game.match.winner is None


def test_a_match_is_saved_with_the_deck_of_its_own_game(game: Game) -> None:
    game.change(deck=AUTO_DECK)
    for played, seating in (("scopa", TWO), ("cicera", PAIRS)):
        game.begin(played, seating)
        game.saver.finish()
        stored = game.database.read(running_match)
        assert stored is not None
        assert stored.note.deck == game.controller.deck.id == variant(played).deck


def test_a_file_named_at_the_start_is_played_and_the_running_match_archived(
    game: Game, tmp_path: Path
) -> None:
    running, opened = record_of(5, deal=1), record_of(9, deal=2)
    game.save_running(running)
    save_record(tmp_path / "opened.scopa", opened)
    game.host.start(tmp_path / "opened.scopa")
    assert game.session.record == opened
    assert game.archived() == [running]


def test_an_unusable_file_leaves_the_running_match(game: Game, tmp_path: Path) -> None:
    running = record_of(5)
    game.save_running(running)
    game.host.start(tmp_path / "missing.scopa")
    assert game.session.record == running
    assert "missing.scopa" in game.notice_text


def test_a_damaged_running_match_is_kept_aside_and_named(game: Game) -> None:
    """Its text is as it was saved, but the rules do not allow it."""
    game.save_running(record_of(5))
    text = f"{write_record(record_of(5))}no\n"

    def change(connection: sqlite3.Connection) -> None:
        connection.execute("UPDATE record SET text = ?", (text,))
        connection.execute("UPDATE match SET digest = ?", (digest_of_text(text),))

    game.database.write(change)
    game.host.start()
    game.to_own_turn()
    game.wait_for_saving()
    query = "SELECT record FROM deleted_match"
    rows = game.database.read(lambda connection: connection.execute(query).fetchall())
    assert [row["record"] for row in rows] == [text]
    assert "is damaged and cannot go on" in game.notice_text
    assert game.reloaded().record == game.session.record


def test_damaged_settings_are_reported_at_the_start(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game.store, "problems", ["The settings are damaged."])
    game.host.start()
    assert game.notice_text == "The settings are damaged."


# --- opening and saving -------------------------------------------------------------------------


def test_a_match_saved_under_a_name_is_opened_again(
    game: Game, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    choose_file(monkeypatch, tmp_path / "mine")
    game.begin()
    saved = game.session.record
    game.window.actions_by_name["save_as"].trigger()
    game.play_turn()
    choose_file(monkeypatch, tmp_path / "mine.scopa")
    game.window.actions_by_name["open"].trigger()
    assert game.session.record == saved
    assert len(game.archived()) == 1


def damaged(path: Path) -> None:
    path.write_text("Scopa Desktop record, version 1\ngame: scopa\n", encoding="utf-8")


def foreign(path: Path) -> None:
    path.write_bytes(b"\x89PNG\r\n\x1a\n\0\0")


def oversized(path: Path) -> None:
    path.write_text("x" * (4 * MAX_RECORD_CHARACTERS + 1), encoding="utf-8")


def a_folder(path: Path) -> None:
    path.mkdir()


def of_no_known_level(path: Path) -> None:
    save_record(path, Match(SCOPA, TWO, (YOU, Player("Nobody", "nobody")), 1).record)


@pytest.mark.parametrize(
    "make",
    [damaged, foreign, oversized, a_folder, of_no_known_level],
)
def test_a_file_that_cannot_be_played_is_named_and_the_match_goes_on(
    game: Game, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, make: object
) -> None:
    path = tmp_path / "wrong.scopa"
    assert callable(make)
    make(path)
    game.begin()
    before = game.session.record
    choose_file(monkeypatch, path)
    game.window.actions_by_name["open"].trigger()
    assert str(path) in game.notice_text
    assert len(game.notice_text.splitlines()) == 1
    assert game.session.record == before
    game.play()


def test_nothing_is_opened_or_saved_without_a_name(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: ("", ""))
    monkeypatch.setattr(QFileDialog, "exec", lambda _: QDialog.DialogCode.Rejected)
    game.begin()
    before = game.session.record
    game.window.actions_by_name["open"].trigger()
    game.window.actions_by_name["save_as"].trigger()
    assert game.session.record == before
    assert game.notice_text == ""


@pytest.mark.parametrize("action", ["open", "save_as"])
def test_matches_are_looked_for_and_saved_among_the_documents(
    game: Game, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, action: str
) -> None:
    monkeypatch.setattr(file_dialogs, "documents_folder", lambda: tmp_path)
    proposed: list[Path] = []

    def choose(_parent: QWidget, _title: str, path: str, *_: str) -> tuple[str, str]:
        proposed.append(Path(path))
        return "", ""

    def reject(dialog: QFileDialog) -> QDialog.DialogCode:
        proposed.append(Path(dialog.directory().path()))
        return QDialog.DialogCode.Rejected

    monkeypatch.setattr(QFileDialog, "getSaveFileName", choose)
    monkeypatch.setattr(QFileDialog, "exec", reject)
    game.begin()
    game.window.actions_by_name[action].trigger()
    folder = proposed[0] if action == "open" else proposed[0].parent
    assert folder == tmp_path


def test_a_match_that_cannot_be_saved_is_reported(
    game: Game, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").touch()
    choose_file(monkeypatch, tmp_path / "file" / "mine.scopa")
    game.begin()
    game.window.actions_by_name["save_as"].trigger()
    assert "mine.scopa" in game.notice_text


# --- a disk that takes nothing ------------------------------------------------------------------


def test_a_disk_that_takes_nothing_is_reported_once_and_playing_goes_on(
    open_game: MakeGame, player_home: Path
) -> None:
    data_folder().write_text("a file where the folder should be", encoding="utf-8")
    game = open_game()
    game.begin()
    game.qtbot.waitUntil(lambda: bool(game.notice_text))
    notice = game.notice_text
    game.view.messages.clear()
    for _ in range(3):
        game.play()
    game.to_own_turn()
    game.saver.close()
    QApplication.processEvents()
    assert str(data_folder()) in notice
    assert game.notice_text == ""


def test_when_the_disk_works_again_the_next_failure_is_reported_again(
    game: Game, disk: Disk
) -> None:
    game.begin()
    game.wait_for_saving()
    for _ in range(2):
        disk.is_full = True
        game.play_turn()
        game.qtbot.waitUntil(lambda: "The disk is full" in game.notice_text)
        disk.is_full = False
        game.play_turn()
        assert game.reloaded().record == game.session.record
        game.qtbot.waitUntil(lambda: "Your match is saved again." in game.notice_text)


# --- a damaged database -------------------------------------------------------------------------


def test_what_can_be_read_of_a_damaged_database_is_there_after_the_start(
    open_game: MakeGame, player_home: Path
) -> None:
    """The first to open it, before the thread of the database, puts another one in its place."""
    record = record_of(10_000)
    with closing(Database(data_folder())) as database:
        database.write(partial(save_match, note=note_of(7, record), record=record))
    with closing(sqlite3.connect(data_folder() / DATABASE)) as connection:
        connection.execute("CREATE VIEW more AS SELECT 1")
    game = open_game()
    game.host.start()
    assert "unreadable-1" in game.notice_text
    assert game.archived() == []
    game.host.start_recording()
    game.qtbot.waitUntil(lambda: game.archived() == [record])


# --- sheets -------------------------------------------------------------------------------------


def deal(dialog: NewGameDialog) -> None:
    """Accept what the sheet proposes."""
    dialog.accept()
    if dialog.isVisible():  # On a small screen the games have a page of their own.
        dialog.accept()


def test_a_new_game_is_dealt_and_the_old_one_archived(game: Game) -> None:
    game.begin(deal=7, moves=1)
    old = game.session.record
    with game.answering({NewGameDialog: deal}):
        game.window.actions_by_name["new_game"].trigger()
    game.to_own_turn()
    assert game.archived() == [old]
    assert game.session.record.rounds[0].pack != old.rounds[0].pack
    assert game.store.current.last_game is not None


@pytest.mark.parametrize("accepts", [True, False])
def test_the_sheet_of_games_goes_quietly_with_the_keyboard_in_a_rule(
    game: Game, accepts: bool
) -> None:
    def leave(dialog: NewGameDialog) -> None:
        dialog.accept()
        if dialog.isVisible():
            dialog.findChildren(QSpinBox)[0].setFocus()
            dialog.accept() if accepts else dialog.reject()

    game.begin()
    with game.answering({NewGameDialog: leave}):
        game.window.actions_by_name["new_game"].trigger()
    game.qtbot.waitUntil(lambda: not game.window.findChildren(NewGameDialog))
    game.to_own_turn()


def test_a_new_game_that_is_not_wanted_leaves_the_old_one(game: Game) -> None:
    game.begin()
    before = game.session.record
    with game.answering({NewGameDialog: lambda dialog: dialog.reject()}) as sheets:
        game.window.actions_by_name["new_game"].trigger()
    assert sheets
    assert game.session.record == before


def test_the_last_score_sheet_can_be_read_in_the_next_round(game: Game) -> None:
    game.session.resume(Match.replayed(record_of(40)))
    game.to_own_turn()
    escape = Qt.Key.Key_Escape
    with game.answering({ScoreDialog: lambda sheet: QTest.keyClick(sheet, escape)}) as sheets:
        game.window.actions_by_name["score"].trigger()
    assert sheets == ["Round 1"]
    game.play()


@pytest.mark.parametrize(
    ("action", "kind"),
    [("settings", SettingsDialog), ("shortcuts", ShortcutsDialog), ("about", AboutDialog)],
)
def test_a_sheet_that_was_closed_is_gone(game: Game, action: str, kind: type) -> None:
    game.begin()
    with game.answering({kind: lambda dialog: dialog.reject()}) as sheets:
        game.window.actions_by_name[action].trigger()
    assert sheets
    game.qtbot.waitUntil(lambda: not game.window.findChildren(kind))
    assert game.is_ready()


def block_settings() -> None:
    """Let nothing be saved any more, by a folder in place of the settings file."""
    path = config_folder() / "settings.json"
    path.unlink(missing_ok=True)
    (path / "folder").mkdir(parents=True)


def test_settings_that_cannot_be_saved_are_reported_on_their_sheet_alone(
    game: Game,
) -> None:
    game.begin()
    block_settings()

    def change(dialog: SettingsDialog) -> None:
        game.change(speed="fast")
        dialog.reject()

    with game.answering({SettingsDialog: change}):
        game.window.actions_by_name["settings"].trigger()
    assert game.notice_text == ""
    game.change(speed="off")
    assert game.notice_text == ""


def test_settings_that_cannot_be_saved_from_a_menu_are_reported_over_the_table(
    game: Game,
) -> None:
    game.begin()
    block_settings()
    game.window.actions_by_name["sounds"].trigger()
    assert "settings.json" in game.notice_text


def test_a_match_is_chosen_among_the_documents(
    game: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = record_of(8, deal=3)
    path = tmp_path / "documents" / "2026-01-02 03.04.05 Scopa.scopa"
    save_record(path, record)
    monkeypatch.setattr(file_dialogs, "documents_folder", lambda: path.parent)
    labels: list[str] = []

    def choose(dialog: QFileDialog) -> None:
        assert Path(dialog.directory().path()) == path.parent
        labels.extend(map(dialog.labelText, QFileDialog.DialogLabel))
        # `selectFile` does nothing once the field has the focus.
        field = dialog.findChild(QLineEdit)
        assert field is not None
        field.setText(path.name)
        dialog.accept()

    game.begin()
    with game.answering({QFileDialog: choose}) as titles:
        game.window.actions_by_name["open"].trigger()
    assert titles == ["Open a match"]
    assert labels == ["Folder:", "Match:", "Files:", "Open", "Cancel"]
    assert game.session.record == record


def test_a_match_without_a_card_of_the_person_is_forgotten(game: Game) -> None:
    game.begin(deal=6)
    before = game.session.record
    assert before.rounds[0].moves, "the computer player has opened"
    with game.answering({NewGameDialog: deal}):
        game.window.actions_by_name["new_game"].trigger()
    game.to_own_turn()
    assert game.session.record.deal_number != before.deal_number
    assert game.archived() == []
