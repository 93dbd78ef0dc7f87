"""The page of the profile, used with mouse and keyboard."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from datetime import date
from pathlib import Path
from threading import Event
from typing import Any
from zipfile import ZipFile

import pytest
from PySide6.QtCore import QPoint, QSize, Qt, QTimer
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QFileDialog, QPushButton, QScrollArea
from pytestqt.qtbot import QtBot

from scopa_desktop.play.badges import award
from scopa_desktop.play.matches.match_facts import MatchFacts, facts_of
from scopa_desktop.play.matches.match_note import Ending, MatchNote
from scopa_desktop.play.matches.match_rows import forget_match, save_match
from scopa_desktop.play.recording import record_import
from scopa_desktop.play.recording.record_export import export_matches
from scopa_desktop.play.recording.record_import import Progress, import_files
from scopa_desktop.play.statistics.match_filter import MatchFilter
from scopa_desktop.play.statistics.match_list import count
from scopa_desktop.play.storage.database import Database
from scopa_desktop.play.storage.database_thread import DatabaseThread
from scopa_desktop.play.storage.paths import data_folder
from scopa_desktop.play.storage.profiles import Profile, ProfileStore
from scopa_desktop.play.storage.record_files import save_record
from scopa_desktop.play.storage.settings import AUTO_DECK, LastGame
from scopa_desktop.play.storage.times import time_of_seconds
from scopa_desktop.play.training.lesson_progress import LessonProgress
from scopa_desktop.play.training.trainee import Trainee
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.record import write_record
from scopa_desktop.ui.context import Context
from scopa_desktop.ui.dialogs.question_dialog import ChoiceDialog, QuestionDialog
from scopa_desktop.ui.history import profile_transfer
from scopa_desktop.ui.history.profile_page import BadgeTile, PortraitTile, ProfilePage
from scopa_desktop.ui.pictures.badge_art import BADGE_IDS
from scopa_desktop.ui.pictures.decks import CardArt, load_decks
from scopa_desktop.ui.pictures.portraits import PERSON_PORTRAITS
from scopa_desktop.ui.widgets.inputs import ChoiceBox
from scopa_desktop.ui.widgets.paper_dialog import PaperDialog
from tests.playing import match_against, play_on

from ..accessible import tree_of
from ..parts import texts_of

LEFT = Qt.MouseButton.LeftButton
WIDE = QSize(940, 700)
ANNA = Profile("a" * 32, "Anna", created=date(2026, 5, 3))
UGO = Profile("b" * 32, "Ugo", deck="siciliane", created=date(2026, 5, 4))
LAST = LastGame("cirulla", "2", ("casual",))


def played_match(deal: int, profile: str = ANNA.id) -> tuple[Match, MatchNote, MatchFacts]:
    """A finished match of first moves, with its note."""
    match = match_against("casual", deal=deal, person="Anna")
    play_on(match)
    facts = facts_of(match.record)
    ended = time_of_seconds(1_777_000_000 + 10_000 * deal)
    note = MatchNote(
        f"{deal:032x}", ended, ended, Ending.FINISHED, profiles=(profile, None), deck="napoletane"
    )
    return match, note, facts


WON = next(deal for deal in range(1, 40) if played_match(deal)[2].winner == 0)
LOST = next(deal for deal in range(1, 40) if played_match(deal)[2].winner == 1)


def enter(folder: Path, *deals: int) -> None:
    """Put matches into the database of a data folder."""
    with closing(Database(folder)) as database, database.writing() as connection:
        for deal in sorted(deals):
            match, note, facts = played_match(deal)
            save_match(connection, note, match.record, facts)
            award(connection, note.id)


@pytest.fixture(scope="module")
def art() -> CardArt:
    return CardArt(load_decks())


@pytest.fixture
def store(context: Context) -> ProfileStore:
    """The profiles of Anna, who is the current one, and Ugo."""
    first = next(iter(context.profiles.profiles))
    context.profiles.change(ANNA)
    context.profiles.add(UGO)
    context.profiles.remove(first.id)
    return context.profiles


Open = Callable[..., ProfilePage]


@pytest.fixture
def opened(qtbot: QtBot, context: Context, store: ProfileStore) -> Iterator[Open]:
    """Opens the page in a dialog, and waits for what it reads."""
    readers: list[DatabaseThread] = []

    def make(
        size: QSize = WIDE,
        store: ProfileStore = store,
        on_changed: Callable[[], object] = lambda: None,
    ) -> ProfilePage:
        readers.append(DatabaseThread(data_folder()))
        readers[-1].matches_changed.connect(on_changed)
        context.store.change(replace(context.store.current, last_game=LAST))
        dialog = PaperDialog("History", size)
        qtbot.addWidget(dialog)
        page = ProfilePage(replace(context, profiles=store, database_thread=readers[-1]))
        dialog.body.addWidget(page, 1)
        dialog.resize(size)
        dialog.show()
        dialog.activateWindow()
        qtbot.waitUntil(lambda: dialog.isActiveWindow() and page.summary is not None)
        return page

    yield make
    for reader in readers:
        reader.close()


def number_of(selection: MatchFilter) -> int:
    """The number of selected matches in the data folder."""
    with closing(Database(data_folder())) as database:
        return database.read(lambda connection: count(connection, selection))


def matches_of(profile: str) -> int:
    return number_of(MatchFilter(profile=profile))


def complete_a_lesson(profile: str) -> None:
    with closing(Database(data_folder())) as database:
        LessonProgress(Trainee(database, profile)).complete("first")


def completed_lessons(profile: str) -> list[str]:
    with closing(Database(data_folder())) as database:
        return list(LessonProgress(Trainee(database, profile)).completions)


def texts(page: ProfilePage) -> str:
    return "\n".join(texts_of(page))


def button(page: ProfilePage, text: str, name: str = "") -> QPushButton:
    """The visible button with a text, and with a name where there are several."""
    return next(
        each
        for each in page.findChildren(QPushButton)
        if each.isVisible() and each.text() == text and name in each.accessibleName()
    )


def scroll_area(page: ProfilePage) -> QScrollArea:
    """The scroll area of the page itself."""
    return next(each for each in page.findChildren(QScrollArea) if each.accessibleName())


def field(page: ProfilePage, name: str) -> ChoiceBox:
    """A list of choices by its name."""
    return next(each for each in page.findChildren(ChoiceBox) if each.accessibleName() == name)


def click(qtbot: QtBot, page: ProfilePage, text: str, name: str = "") -> None:
    scroll_area(page).ensureWidgetVisible(button(page, text, name))
    qtbot.mouseClick(button(page, text, name), LEFT)


@contextmanager
def answering(answer: int | None) -> Iterator[list[str]]:
    """Answer the next question with the answer of this index; close it if that is None."""
    asked: list[str] = []
    is_over = Event()

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, QuestionDialog | ChoiceDialog):
            asked.append(dialog.accessibleDescription())
            if answer is None:
                dialog.reject()
            else:
                dialog.give(answer)
        elif not is_over.is_set():
            QTimer.singleShot(5, look)

    QTimer.singleShot(5, look)
    yield asked
    is_over.set()


# --- figures and badges -------------------------------------------------------------------------


def test_figures_and_badges_of_the_profile_are_shown(opened: Open) -> None:
    enter(data_folder(), WON, LOST)
    page = opened()
    shown = texts(page)
    assert "matches: 2" in shown
    assert "won: 1" in shown
    assert "2026" in shown
    assert page.summary is not None
    assert f"Badges: {len(page.summary.badges)} of 49" in shown
    earned = {badge.badge for badge in page.summary.badges}
    assert {"first_win", "beat_beppe"} <= earned
    assert {name for name, tile in page.badges.tiles.items() if tile.is_earned} == earned


def test_a_new_profile_has_all_badges_before_it(opened: Open) -> None:
    page = opened()
    assert "Badges: 0 of 49" in texts(page)
    assert set(page.badges.tiles) == set(BADGE_IDS)
    tile = page.badges.tiles["ten_wins"]
    assert tile.accessibleDescription() == "Win ten matches. wins: 0 of 10"
    assert page.badges.tiles["cappotto"].accessibleDescription().endswith("Not earned yet.")


def test_an_earned_badge_tells_its_match_and_opens_it(opened: Open, qtbot: QtBot) -> None:
    enter(data_folder(), WON)
    page = opened()
    tile = page.badges.tiles["first_win"]
    own, other = played_match(WON)[2].totals
    assert f"Scopa, {own}–{other} against Beppe" in tile.toolTip()
    scroll_area(page).ensureWidgetVisible(tile)
    with qtbot.waitSignal(page.match_requested) as requested:
        qtbot.mouseClick(tile, LEFT)
    assert requested.args == [f"{WON:032x}"]
    with qtbot.assertNotEmitted(page.match_requested):
        qtbot.mouseClick(page.badges.tiles["thousand_wins"], LEFT)


def test_a_badge_of_a_deleted_match_keeps_its_date(opened: Open, qtbot: QtBot) -> None:
    enter(data_folder(), WON)
    with closing(Database(data_folder())) as database:
        database.write(lambda connection: forget_match(connection, f"{WON:032x}"))
    page = opened()
    tile = page.badges.tiles["first_win"]
    assert tile.is_earned
    assert "Earned: " in tile.toolTip()
    with qtbot.assertNotEmitted(page.match_requested):
        qtbot.mouseClick(tile, LEFT)


def focused(page: ProfilePage) -> str:
    tile = page.window().focusWidget()
    assert isinstance(tile, BadgeTile)
    return tile.badge


def test_arrow_keys_walk_through_the_badges(opened: Open, qtbot: QtBot) -> None:
    page = opened()
    tiles = page.badges.tiles
    tiles[BADGE_IDS[0]].setFocus()
    qtbot.keyClick(tiles[BADGE_IDS[0]], Qt.Key.Key_Right)
    assert focused(page) == BADGE_IDS[1]
    qtbot.keyClick(tiles[BADGE_IDS[1]], Qt.Key.Key_Down)
    below = tiles[focused(page)]
    assert below.x() == tiles[BADGE_IDS[1]].x()
    assert below.y() > tiles[BADGE_IDS[1]].y()
    qtbot.keyClick(below, Qt.Key.Key_Up)
    assert focused(page) == BADGE_IDS[1]
    qtbot.keyClick(tiles[BADGE_IDS[1]], Qt.Key.Key_Left)
    qtbot.keyClick(tiles[BADGE_IDS[0]], Qt.Key.Key_Left)
    assert focused(page) == BADGE_IDS[0]
    policies = [tile.focusPolicy() for tile in tiles.values()]
    assert policies.count(Qt.FocusPolicy.StrongFocus) == 1


def test_the_badge_with_the_focus_is_seen_and_described(opened: Open, qtbot: QtBot) -> None:
    page = opened(QSize(640, 480))
    QApplication.processEvents()
    tile = page.badges.tiles[BADGE_IDS[0]]
    tile.setFocus()
    for _ in range(8):
        qtbot.keyClick(page.window().focusWidget(), Qt.Key.Key_Down)
    last = page.badges.tiles[focused(page)]
    corner = last.mapTo(scroll_area(page).viewport(), QPoint(0, last.height() // 2))
    assert 0 < corner.y() < scroll_area(page).viewport().height()
    assert last.details.splitlines()[0] in texts(page)


def test_arrow_keys_follow_the_direction_of_the_language(opened: Open, qtbot: QtBot) -> None:
    page = opened()
    page.badges.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    QApplication.processEvents()
    first, second = (page.badges.tiles[badge] for badge in BADGE_IDS[:2])
    first.setFocus()
    qtbot.keyClick(first, Qt.Key.Key_Left)
    assert focused(page) == second.badge
    qtbot.keyClick(second, Qt.Key.Key_Right)
    assert focused(page) == first.badge


def test_enter_opens_the_match_and_not_the_default_button(opened: Open, qtbot: QtBot) -> None:
    enter(data_folder(), WON)
    page = opened()
    tile = page.badges.tiles["first_win"]
    tile.setFocus()
    with qtbot.waitSignal(page.match_requested):
        qtbot.keyClick(tile, Qt.Key.Key_Return)


def test_a_page_that_is_gone_when_it_has_been_read_is_left_alone(
    opened: Open, qtbot: QtBot
) -> None:
    page = opened()
    thread = page._database
    page.reload()
    page.transfer.copy_to(data_folder() / "gone.scopa-copy")
    page.setParent(None)
    page.deleteLater()
    done: list[None] = []
    thread.run(lambda _: None, done.append)
    qtbot.waitUntil(lambda: bool(done))
    assert (data_folder() / "gone.scopa-copy").is_file()


# --- name, portrait, favourites -----------------------------------------------------------------


def test_the_name_is_taken_as_it_is_typed(opened: Open, store: ProfileStore, qtbot: QtBot) -> None:
    page = opened()
    page.name_field.setFocus()
    page.name_field.selectAll()
    qtbot.keyClicks(page.name_field, "Ada")
    qtbot.waitUntil(lambda: store.current.name == "Ada")
    qtbot.waitUntil(lambda: "\nAda\n" in texts(page))


def test_a_portrait_is_chosen_with_mouse_or_arrow_keys(
    opened: Open, store: ProfileStore, qtbot: QtBot
) -> None:
    page = opened()
    tiles = {tile.portrait: tile for tile in page.findChildren(PortraitTile)}
    assert list(tiles) == list(PERSON_PORTRAITS)
    assert not tiles["nonna"].isVisible()
    click(qtbot, page, "Choose a portrait")
    assert tiles["nonna"].isVisible()
    qtbot.mouseClick(tiles["nonna"], LEFT)
    assert store.current.portrait == "nonna"
    tiles["nonna"].setFocus()
    qtbot.keyClick(tiles["nonna"], Qt.Key.Key_Right)
    assert store.current.portrait == "nonno"
    assert all(tile.accessibleName() for tile in tiles.values())
    click(qtbot, page, "Close the portraits")
    assert not tiles["nonna"].isVisible()


def test_the_portrait_with_the_focus_is_seen(
    opened: Open, store: ProfileStore, qtbot: QtBot
) -> None:
    page = opened(QSize(640, 480))
    click(qtbot, page, "Choose a portrait")
    for _ in range(4):
        qtbot.keyClick(page.window().focusWidget(), Qt.Key.Key_Down)
    tile, viewport = page.window().focusWidget(), scroll_area(page).viewport()
    assert isinstance(tile, PortraitTile)
    assert tile.y() > 0
    assert store.current.portrait == tile.portrait
    qtbot.waitUntil(lambda: viewport.rect().contains(tile.mapTo(viewport, tile.rect().center())))


def test_a_portrait_of_a_newer_version_is_shown_as_the_sun(
    opened: Open, store: ProfileStore
) -> None:
    store.change(replace(store.current, portrait="of-a-newer-version"))
    page = opened()
    tiles = {tile.portrait: tile for tile in page.findChildren(PortraitTile)}
    assert tiles["you"].isChecked()
    assert store.current.portrait == "of-a-newer-version"


def test_favourites_are_chosen_with_keys(opened: Open, store: ProfileStore, qtbot: QtBot) -> None:
    page = opened()
    assert field(page, "Favourite deck").currentData() == AUTO_DECK
    field(page, "Favourite deck").setFocus()
    qtbot.keyClick(field(page, "Favourite deck"), Qt.Key.Key_Down)
    first = field(page, "Favourite deck").itemData(1)
    qtbot.waitUntil(lambda: store.current.deck == first)
    assert [
        field(page, "Favourite game").itemText(index)
        for index in range(field(page, "Favourite game").count())
    ] == [
        "None: the last one played",
        "Cirulla  ·  Beppe",
    ]
    field(page, "Favourite game").setFocus()
    qtbot.keyClick(field(page, "Favourite game"), Qt.Key.Key_Down)
    qtbot.waitUntil(lambda: store.current.game == LAST)
    assert field(page, "Favourite game").currentIndex() == 1
    qtbot.keyClick(field(page, "Favourite game"), Qt.Key.Key_Up)
    qtbot.waitUntil(lambda: store.current.game is None)


# --- several profiles ---------------------------------------------------------------------------


def test_another_profile_is_switched_to(opened: Open, store: ProfileStore, qtbot: QtBot) -> None:
    enter(data_folder(), WON)
    page = opened()
    assert "won: 1" in texts(page)
    click(qtbot, page, "Switch", "Ugo")
    assert store.current == UGO
    qtbot.waitUntil(lambda: page.summary is not None and page.summary.matches == 0)
    assert page.name_field.text() == "Ugo"
    assert field(page, "Favourite deck").currentData() == "siciliane"
    assert not page.badges.tiles["first_win"].is_earned


def test_a_new_profile_is_made_and_named(opened: Open, store: ProfileStore, qtbot: QtBot) -> None:
    page = opened()
    click(qtbot, page, "New profile")
    assert store.current.name == "Player 3"
    assert page.window().focusWidget() is page.name_field
    qtbot.keyClicks(page.name_field, "Eva")
    names = ["Anna", "Ugo", "Eva"]
    qtbot.waitUntil(lambda: [profile.name for profile in store.profiles] == names)


def test_a_profile_is_deleted_only_after_a_question(
    opened: Open, store: ProfileStore, qtbot: QtBot
) -> None:
    enter(data_folder(), WON)
    complete_a_lesson(ANNA.id)
    page = opened()
    with answering(1) as asked:
        click(qtbot, page, "Delete", "Ugo")
    assert "Ugo" in asked[0]
    assert UGO in store.profiles
    with answering(0):
        click(qtbot, page, "Delete", "Anna")
    assert list(store.profiles) == [UGO]
    assert store.current == UGO
    assert matches_of(ANNA.id) == 1
    assert completed_lessons(ANNA.id) == ["first"]
    visible = [each.text() for each in page.findChildren(QPushButton) if each.isVisible()]
    assert "Delete" not in visible
    assert "Switch" not in visible


# --- another computer ---------------------------------------------------------------------------


def choose_file(monkeypatch: pytest.MonkeyPatch, *paths: Path) -> None:
    """Let the file dialogs answer with these files; with none, they are cancelled."""
    chosen = [str(path) for path in paths]
    first = chosen[0] if chosen else ""
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (first, ""))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (first, ""))
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: (chosen, ""))


def test_own_matches_are_exported_as_an_archive_and_imported_again(
    opened: Open, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    enter(data_folder(), WON, LOST)
    page = opened()
    choose_file(monkeypatch, tmp_path / "mine")
    click(qtbot, page, "Export your matches…")
    qtbot.waitUntil(lambda: "Exported. Matches: 2." in texts(page))
    with ZipFile(tmp_path / "mine.zip") as archive:
        written = {archive.read(name).decode() for name in archive.namelist()}
    assert written == {write_record(played_match(deal)[0].record) for deal in (WON, LOST)}
    with closing(Database(data_folder())) as database:
        database.write(lambda connection: forget_match(connection, f"{WON:032x}"))
    choose_file(monkeypatch, tmp_path / "mine.zip")
    with qtbot.waitSignal(page.transfer.imported):
        click(qtbot, page, "Import matches…")
    assert "Imported. New matches: 1. Here before: 1." in texts(page)
    assert matches_of(ANNA.id) == 2
    qtbot.waitUntil(lambda: page.summary is not None and page.summary.matches == 2)


def test_everything_moves_to_another_computer(
    opened: Open, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    enter(data_folder(), WON, LOST)
    complete_a_lesson(ANNA.id)
    page = opened()
    earned = page.summary.badges if page.summary else []
    choose_file(monkeypatch, tmp_path / "all")
    click(qtbot, page, "Copy everything…")
    qtbot.waitUntil(lambda: "Everything was copied." in texts(page))
    file = tmp_path / "all.scopa-copy"
    assert file.is_file()

    monkeypatch.setenv("SCOPA_DESKTOP_HOME", str(tmp_path / "other"))
    there = ProfileStore(Database(data_folder()))
    there.save_if_new()
    first = there.current.id
    other = opened(store=there)
    choose_file(monkeypatch, file)
    with answering(1) as asked:
        click(qtbot, other, "Put a copy back…")
    assert "replaces all profiles" in asked[0]
    assert [profile.id for profile in there.profiles] == [first], (
        "nothing happens before the answer"
    )
    with answering(0), qtbot.waitSignal(other.transfer.imported):
        click(qtbot, other, "Put a copy back…")
    assert [profile.name for profile in there.profiles] == ["Anna", "Ugo"]
    assert there.current == ANNA
    assert other.name_field.text() == "Anna"
    qtbot.waitUntil(lambda: other.summary is not None and other.summary.matches == 2)
    assert other.summary is not None
    assert list(other.summary.badges) == list(earned)
    assert completed_lessons(ANNA.id) == ["first"]
    (kept,) = (data_folder() / "backups").glob("replaced-*.sqlite3")
    assert str(kept) in texts(other)

    choose_file(monkeypatch, kept)
    with answering(0), qtbot.waitSignal(other.transfer.imported):
        click(qtbot, other, "Put a copy back…")
    assert [profile.id for profile in there.profiles] == [first], "what was there comes back"


@pytest.mark.parametrize(
    "name", ["Export your matches…", "Import matches…", "Copy everything…", "Put a copy back…"]
)
def test_nothing_happens_without_a_file(
    opened: Open, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    page = opened()
    choose_file(monkeypatch)
    with answering(0) as asked:
        click(qtbot, page, name)
    assert button(page, name).isEnabled()
    assert asked == []


@pytest.mark.parametrize("content", [b"nothing", b"SQLite format 3\0 and no more", b""])
def test_a_file_that_is_no_copy_is_named_and_changes_nothing(
    opened: Open, store: ProfileStore, qtbot: QtBot, tmp_path: Path, content: bytes
) -> None:
    enter(data_folder(), WON)
    page = opened()
    file = tmp_path / "wrong.scopa-copy"
    file.write_bytes(content)
    page.transfer.restore_from(file)
    qtbot.waitUntil(lambda: "wrong.scopa-copy" in texts(page))
    assert page.transfer.restore_button.isEnabled()
    assert list(store.profiles) == [ANNA, UGO]
    assert matches_of(ANNA.id) == 1
    assert file.read_bytes() == content


def test_a_copy_of_a_newer_version_is_refused(
    opened: Open, store: ProfileStore, qtbot: QtBot, tmp_path: Path
) -> None:
    page = opened()
    file = tmp_path / "new.scopa-copy"
    page.transfer.copy_to(file)
    qtbot.waitUntil(lambda: "Everything was copied." in texts(page))
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA user_version = 99")
    page.transfer.restore_from(file)
    qtbot.waitUntil(lambda: "newer version" in texts(page))
    assert list(store.profiles) == [ANNA, UGO]


def test_a_file_that_is_no_match_is_named_and_changes_nothing(
    opened: Open, qtbot: QtBot, tmp_path: Path
) -> None:
    page = opened()
    file = tmp_path / "wrong.scopa"
    file.write_text("nothing", encoding="utf-8")
    with qtbot.waitSignal(page.transfer.imported):
        page.transfer.import_from(file)
    assert "wrong.scopa" in texts(page)
    assert page.transfer.import_button.isEnabled()


def test_an_export_that_was_stopped_leaves_no_file(
    opened: Open, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    enter(data_folder(), WON, LOST)
    page = opened()
    transfer, has_begun, may_go_on = page.transfer, Event(), Event()

    def exporting(*arguments: Any) -> Iterator[Progress]:
        for step in export_matches(*arguments):
            has_begun.set()
            may_go_on.wait(10)
            yield step

    monkeypatch.setattr(profile_transfer, "export_matches", exporting)
    transfer.export_to(tmp_path / "mine.zip")
    qtbot.waitUntil(has_begun.is_set)
    qtbot.mouseClick(transfer.stop_button, LEFT)
    may_go_on.set()
    qtbot.waitUntil(lambda: "Stopped. Nothing was exported." in texts(page))
    assert list(tmp_path.glob("*.zip*")) == []


def test_a_closed_page_lets_an_import_and_a_copy_put_back_be_known(
    opened: Open, store: ProfileStore, qtbot: QtBot, tmp_path: Path
) -> None:
    """What follows from all matches is read again, and the profiles of the copy are there."""
    changes: list[None] = []
    page = opened(on_changed=lambda: changes.append(None))
    file = tmp_path / "all.scopa-copy"
    page.transfer.copy_to(file)
    qtbot.waitUntil(lambda: "Everything was copied." in texts(page))
    store.add(Profile("c" * 32, "Eva"))
    page.transfer.import_from(recorded(tmp_path / "record.scopa", WON, "Anna"))
    page.transfer.restore_from(file)
    page.setParent(None)
    page.deleteLater()
    qtbot.waitUntil(lambda: len(changes) == 2)
    assert list(store.profiles) == [ANNA, UGO]


def recorded(path: Path, deal: int, name: str) -> Path:
    """The record of a match that somebody else has played."""
    record = played_match(deal)[0].record
    players = [player._replace(name=name) if player.is_person else player
               for player in record.players]  # fmt: skip
    save_record(path, replace(record, players=tuple(players)))
    return path


@pytest.mark.parametrize(("answer", "own"), [(0, 2), (1, 1), (None, 0)])
def test_whose_an_imported_record_is_is_asked(
    opened: Open, qtbot: QtBot, tmp_path: Path, answer: int | None, own: int
) -> None:
    eve = [recorded(tmp_path / f"{deal}.scopa", deal, "Eve") for deal in (WON, LOST)]
    page = opened()
    with answering(answer) as asked, qtbot.waitSignals([page.transfer.imported] * (1 + bool(own))):
        page.transfer.import_from(*eve, recorded(tmp_path / "zoe.scopa", WON + 40, "Zoe"))
    assert len(asked) == 1
    assert "the name of your profile" in asked[0]
    qtbot.waitUntil(page.transfer.import_button.isEnabled)
    assert matches_of(ANNA.id) == own
    assert number_of(MatchFilter(others=True)) == 3 - own


def test_a_record_with_the_own_name_is_not_asked_about(
    opened: Open, qtbot: QtBot, tmp_path: Path
) -> None:
    page = opened()
    with answering(None) as asked, qtbot.waitSignal(page.transfer.imported):
        page.transfer.import_from(recorded(tmp_path / "record.scopa", WON, "Anna"))
    assert not asked
    qtbot.waitUntil(lambda: page.summary is not None and page.summary.matches == 1)


def test_an_import_is_stopped_and_goes_on_later(
    opened: Open, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    files = [recorded(tmp_path / f"{deal}.scopa", deal, "Anna") for deal in (WON, LOST)]
    monkeypatch.setattr(record_import, "_TOGETHER", 1)
    page = opened()
    transfer, first_is_imported, may_go_on = page.transfer, Event(), Event()

    def importing(*arguments: Any) -> Iterator[Progress]:
        for step in import_files(*arguments):
            first_is_imported.set()
            may_go_on.wait(10)
            yield step

    with monkeypatch.context() as patch:
        patch.setattr(profile_transfer, "import_files", importing)
        transfer.import_from(*files)
        qtbot.waitUntil(first_is_imported.is_set)
        assert transfer.stop_button.isVisible()
        assert not transfer.import_button.isEnabled()
        qtbot.mouseClick(transfer.stop_button, LEFT)
        with qtbot.waitSignal(transfer.imported):
            may_go_on.set()
    assert "Stopped. New matches: 1. Here before: 0." in texts(page)
    assert matches_of(ANNA.id) == 1
    assert not transfer.stop_button.isVisible()
    with qtbot.waitSignal(transfer.imported):
        transfer.import_from(*files)
    assert "Imported. New matches: 1. Here before: 1." in texts(page)


# --- screen readers -----------------------------------------------------------------------------


@pytest.mark.usefixtures("screen_reader")
def test_everything_on_the_page_that_can_be_used_has_a_name(opened: Open, qtbot: QtBot) -> None:
    enter(data_folder(), WON)
    page = opened()
    click(qtbot, page, "Choose a portrait")
    tree = tree_of(page.window())
    assert tree.nameless() == []
    assert tree.find("First win").description.startswith("Win a match. Earned in: Scopa")
    portraits = [node for node in tree if node.role is QAccessible.Role.RadioButton]
    assert len(portraits) == len(PERSON_PORTRAITS)
    names = [node.name for node in tree]
    for name in ("Your name", "Favourite deck", "Favourite game", "Switch to Ugo", "Delete Anna"):
        assert name in names
