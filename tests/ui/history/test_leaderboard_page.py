"""The page of the leaderboard, with a real history behind it."""

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime, timedelta, timezone
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from scopa_desktop.ai.levels import LEVELS
from scopa_desktop.play.leaderboard.character_matches import read_character_matches
from scopa_desktop.play.storage.database import Database
from scopa_desktop.play.storage.database_thread import DatabaseThread
from scopa_desktop.play.storage.profiles import Profile, ProfileStore, new_profile
from scopa_desktop.rules.catalogue import CATALOGUE
from scopa_desktop.ui.context import Context
from scopa_desktop.ui.history import leaderboard_page
from scopa_desktop.ui.history.history_dialog import LEADERBOARD, HistoryDialog
from scopa_desktop.ui.history.leaderboard_page import (
    LeaderboardColumn,
    LeaderboardModel,
    LeaderboardPage,
    LeaderboardRow,
)
from scopa_desktop.ui.widgets.row_table import ROW_ROLE
from scopa_desktop.ui.wording import number_format
from tests.play.matches.made_matches import made_match, made_note, made_round, save_made

from ..conftest import show_widget

ANNA, UGO, IDA = "a" * 32, "b" * 32, "c" * 32
CHARACTERS = [level.name for level in LEVELS.values()]
_LEFT = Qt.MouseButton.LeftButton

OpenPage = Callable[..., LeaderboardPage]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A data folder: Anna has won and lost many matches, Ugo has won two, Ida has none.

    All of them are competitive; for practice, Anna has won another one.
    """
    database = Database(tmp_path)
    now = datetime.now(timezone.utc).replace(microsecond=0)
    for number in range(32):
        is_ugo = number >= 30
        facts = made_match([made_round((11, 5))], won=is_ugo or number % 2 == 0, levels=("easy",))
        note = made_note(
            number,
            UGO if is_ugo else ANNA,
            began=now - timedelta(minutes=60 - number),
            ended=now - timedelta(minutes=50 - number),
        )
        facts = facts._replace(is_competitive=True)
        database.write(partial(save_made, note=note, facts=facts))
    practice = made_match([made_round((11, 5))], levels=("easy",))
    database.write(partial(save_made, note=made_note(99, ANNA), facts=practice))
    database.close()
    return tmp_path


@pytest.fixture
def context(context: Context, folder: Path, database_thread: DatabaseThread) -> Context:
    """The people of the history, of whom Anna is the current one."""
    store = ProfileStore(Database(folder), "You")
    first = store.current.id
    for profile, name in ((ANNA, "Anna"), (UGO, "Ugo"), (IDA, "Ida")):
        store.add(Profile(profile, name, "nonna"))
    store.switch(ANNA)
    store.remove(first)
    return replace(context, profiles=store, database_thread=database_thread)


@pytest.fixture
def open_page(qtbot: QtBot, context: Context) -> OpenPage:
    """Opens the page in a window of its own, and waits for the ratings."""

    def open_page(width: int = 900, height: int = 640, profile: str = ANNA) -> LeaderboardPage:
        context.profiles.switch(profile)
        page = show_widget(qtbot, LeaderboardPage(context), QSize(width, height))
        page.activateWindow()
        qtbot.waitUntil(lambda: page.board is not None)
        return page

    return open_page


def rows(page: LeaderboardPage) -> list[LeaderboardRow]:
    model = page.table.model()
    return [model.index(row, 0).data(ROW_ROLE) for row in range(model.rowCount())]


def names(page: LeaderboardPage) -> list[str]:
    return [row.face.name for row in rows(page)]


def choose_game(qtbot: QtBot, page: LeaderboardPage, game: str) -> None:
    """Choose a game with the keyboard, and wait for its ratings."""
    page.games.setFocus()
    qtbot.keyClick(page.games, Qt.Key.Key_Home)
    for _ in range(page.games.findData(game)):
        qtbot.keyClick(page.games, Qt.Key.Key_Down)
    qtbot.waitUntil(lambda: page.board is not None and page.board.game == game)


def current_name(page: LeaderboardPage) -> str:
    row: LeaderboardRow = page.table.currentIndex().data(ROW_ROLE)
    return row.face.name


# --- what is shown -------------------------------------------------------------------------------


def test_competitive_matches_are_shown_first_and_all_by_choice(
    qtbot: QtBot, open_page: OpenPage
) -> None:
    page = open_page()
    assert page.kinds.currentText() == "Competitive matches"

    def own_matches() -> int:
        return next(row.standing.record.matches for row in rows(page) if row.face.name == "Anna")

    assert own_matches() == 30
    assert "A competitive match of yours counts" in page.basis.text()
    qtbot.keyClick(page.kinds, Qt.Key.Key_Down)
    qtbot.waitUntil(lambda: page.board is not None and not page.board.competitive_only)
    assert own_matches() == 31
    assert "A match of yours counts" in page.basis.text()


def test_everybody_is_listed_by_rating_and_the_own_row_is_selected(open_page: OpenPage) -> None:
    page = open_page()
    assert sorted(names(page)) == sorted([*CHARACTERS, "Anna", "Ugo", "Ida"])
    ratings = [row.standing.record.rating.rating for row in rows(page)[:-1]]
    assert ratings == sorted(ratings, reverse=True)
    assert names(page)[-1] == "Ida"
    assert current_name(page) == "Anna"
    assert page.table.visualRect(page.table.currentIndex()).height() > 0


def test_a_game_of_the_choice_is_shown(qtbot: QtBot, open_page: OpenPage) -> None:
    page = open_page()
    assert [page.games.itemData(i) for i in range(page.games.count())] == [None, *CATALOGUE]
    choose_game(qtbot, page, "cirulla")
    played = {row.face.name: row.standing.record.matches for row in rows(page)}
    assert played["Anna"] == 0
    assert played["Aurelio"] > 0
    choose_game(qtbot, page, "scopa")
    played = {row.face.name: row.standing.record.matches for row in rows(page)}
    assert played["Anna"] == 30


def test_the_sentences_say_what_counts_and_what_is_missing(
    qtbot: QtBot, open_page: OpenPage
) -> None:
    page = open_page()
    assert page.board is not None
    assert not page.state.isVisible()
    choose_game(qtbot, page, "escoba")
    assert page.state.isVisible()
    assert page.state.text().startswith("You have no rated match here yet.")


def test_a_provisional_profile_is_told_so(open_page: OpenPage) -> None:
    page = open_page(profile=UGO)
    assert page.state.text().startswith("A few more matches")
    ugo = next(row for row in rows(page) if row.face.name == "Ugo")
    assert ugo.standing.place is None
    assert ugo.face.is_current


def test_matches_that_cannot_be_read_are_told(
    qtbot: QtBot,
    database_thread: DatabaseThread,
    context: Context,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    missing = partial(read_character_matches, tmp_path / "missing.json")
    monkeypatch.setattr(leaderboard_page, "shipped_matches", missing)
    page = LeaderboardPage(context)
    qtbot.addWidget(page)
    with qtbot.waitSignal(database_thread.failed) as failed:
        page.show()
    assert "missing.json" in failed.args[0]
    assert page.basis.text() == "The ratings cannot be shown."


# --- order ---------------------------------------------------------------------------------------


def test_a_click_on_a_header_sorts_and_a_second_one_turns_round(
    qtbot: QtBot, open_page: OpenPage
) -> None:
    page = open_page()
    header = page.table.horizontalHeader()

    def click(column: LeaderboardColumn) -> None:
        x = header.sectionViewportPosition(column) + 12
        qtbot.mouseClick(header.viewport(), _LEFT, pos=QPoint(x, header.height() // 2))

    click(LeaderboardColumn.NAME)
    rated = [*CHARACTERS, "Anna", "Ugo"]
    assert names(page) == [*sorted(rated, key=str.casefold), "Ida"]
    assert page.order.currentIndex() == LeaderboardColumn.NAME
    click(LeaderboardColumn.NAME)
    assert names(page) == [*sorted(rated, key=str.casefold, reverse=True), "Ida"]
    click(LeaderboardColumn.MATCHES)
    counts = [row.standing.record.matches for row in rows(page)]
    assert counts == sorted(counts, reverse=True)
    click(LeaderboardColumn.RESULTS)
    assert names(page)[0] == "Ugo"
    click(LeaderboardColumn.PLACE)
    places = [row.standing.place for row in rows(page) if row.standing.place]
    assert places == sorted(places)
    assert current_name(page) == "Anna"


def test_the_keyboard_sorts_without_the_header(qtbot: QtBot, open_page: OpenPage) -> None:
    page = open_page()
    page.order.setFocus()
    qtbot.keyClick(page.order, Qt.Key.Key_Down)
    assert page.order.currentIndex() == LeaderboardColumn.NAME
    assert names(page)[0] == "Anna"
    indicator = page.table.horizontalHeader().sortIndicatorSection()
    assert indicator == LeaderboardColumn.NAME


def test_the_order_stays_when_another_game_is_chosen(qtbot: QtBot, open_page: OpenPage) -> None:
    page = open_page()
    page.order.setFocus()
    qtbot.keyClick(page.order, Qt.Key.Key_Down)
    choose_game(qtbot, page, "scopa")
    assert names(page)[0] == "Anna"
    assert names(page)[-1] == "Ida"


def test_arrow_keys_move_from_row_to_row(qtbot: QtBot, open_page: OpenPage) -> None:
    page = open_page()
    page.table.setFocus()
    row = page.table.currentIndex().row()
    qtbot.keyClick(page.table, Qt.Key.Key_Up)
    assert page.table.currentIndex().row() == row - 1
    assert len(page.table.selectionModel().selectedRows()) == 1


# --- screen readers, widths ----------------------------------------------------------------------


def accessible_texts(page: LeaderboardPage, column: LeaderboardColumn) -> list[str]:
    model = page.table.model()
    role = Qt.ItemDataRole.AccessibleTextRole
    return [model.index(row, column).data(role) for row in range(model.rowCount())]


def test_screen_readers_hear_a_whole_row(open_page: OpenPage) -> None:
    page = open_page()
    texts = accessible_texts(page, LeaderboardColumn.PLACE)
    assert texts == accessible_texts(page, LeaderboardColumn.NAME)
    anna = next(text for text in texts if "Anna" in text)
    assert anna.startswith("Place ")
    assert "plays now" in anna
    assert "30 matches (won: 15, lost: 15)" in anna
    assert f", rating {number_format.number(1356)}, 30 matches" in anna
    assert next(text for text in texts if "Ugo" in text).startswith("Ugo, after ")
    assert texts[-1] == "Ida, not rated yet"
    interface = QAccessible.queryAccessibleInterface(page.table)
    assert interface.text(QAccessible.Text.Name) == "Leaderboard"


def test_somebody_without_a_name_is_not_told_that_you_plays_now(
    context: Context, open_page: OpenPage
) -> None:
    unnamed = new_profile()
    context.profiles.add(unnamed)
    texts = accessible_texts(open_page(profile=unnamed.id), LeaderboardColumn.NAME)
    assert "You, not rated yet" in texts


@pytest.mark.parametrize("width", [900, 420])
def test_all_columns_fit_the_width(open_page: OpenPage, width: int) -> None:
    page = open_page(width, 500)
    table = page.table
    shown = [column for column in LeaderboardColumn if not table.isColumnHidden(column)]
    assert table.is_narrow is (width < 500)
    narrow = [LeaderboardColumn.PLACE, LeaderboardColumn.NAME]
    assert shown == (narrow if table.is_narrow else [*LeaderboardColumn])
    assert sum(table.columnWidth(column) for column in shown) == table.viewport().width()
    assert table.horizontalHeader().isVisible() is not table.is_narrow
    # The own row is whole inside of the view.
    own: QRect = table.visualRect(table.currentIndex())
    assert table.viewport().rect().contains(own.center())


def test_no_title_is_cut_where_it_is_long(
    open_page: OpenPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As in French: the table has one column before a title has no room."""

    titles = ["Classement estimé"] * len(LeaderboardColumn)
    monkeypatch.setattr(LeaderboardModel, "titles", lambda _: titles)
    page = open_page(width=900)
    header = page.table.horizontalHeader()
    seen = set()
    for width in range(400, 900, 20):
        page.resize(width, 640)
        QApplication.processEvents()
        seen.add(page.table.is_narrow)
        if not page.table.is_narrow:
            for column in LeaderboardColumn:
                assert page.table.columnWidth(column) >= header.sectionSizeHint(column), width
    assert seen == {True, False}


def test_the_page_can_be_painted_at_all_widths(open_page: OpenPage) -> None:
    page = open_page()
    for width in (900, 600, 420):
        page.resize(width, 500)
        image = page.grab().toImage()
        colours = {image.pixel(x, 250) for x in range(image.width())}
        assert len(colours) > 10


# --- the dialog ----------------------------------------------------------------------------------


def test_another_profile_is_the_one_that_plays_now(qtbot: QtBot, context: Context) -> None:
    dialog = show_widget(qtbot, HistoryDialog(context, LEADERBOARD))

    def page() -> LeaderboardPage:
        assert isinstance(dialog.page, LeaderboardPage)
        return dialog.page

    qtbot.waitUntil(lambda: page().board is not None)
    assert page().table.hasFocus()
    dialog.show_page("profile")
    context.profiles.switch(UGO)
    dialog.show_page(LEADERBOARD)
    qtbot.waitUntil(lambda: page().board is not None)
    assert [row.face.name for row in rows(page()) if row.face.is_current] == ["Ugo"]
    assert current_name(page()) == "Ugo"
