"""The history dialog and its list: keyboard, sorting, filter, actions, deleting and its undo."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QPoint, QSize, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QComboBox, QFileDialog, QLabel, QMenu, QWidget
from pytestqt.qtbot import QtBot

from scopa_desktop.play.matches.match_note import Origin
from scopa_desktop.play.matches.match_rows import StoredMatch
from scopa_desktop.play.storage.database_file import DATABASE
from scopa_desktop.play.storage.database_thread import DatabaseThread
from scopa_desktop.play.storage.settings import Settings
from scopa_desktop.rules.players import PERSON, Player
from scopa_desktop.rules.record import read_record
from scopa_desktop.rules.seating import PAIRS
from scopa_desktop.ui.context import Context
from scopa_desktop.ui.history.history_dialog import MATCHES, STATISTICS, HistoryDialog
from scopa_desktop.ui.history.match_actions import MatchToAnalyse, MatchToPlay, MatchToReview
from scopa_desktop.ui.history.match_filter_bar import WhoseMatches
from scopa_desktop.ui.history.match_table import MatchColumn
from scopa_desktop.ui.history.matches_page import MatchesPage
from scopa_desktop.ui.history.statistics_page import StatisticsPage
from scopa_desktop.ui.language import Language
from scopa_desktop.ui.theme.colours import DARK_PALETTE, LIGHT_PALETTE
from scopa_desktop.ui.widgets.buttons import Button, LinkButton

from ..accessible import Role, tree_of
from ..conftest import SetPalette, show_widget
from ..parts import open_menu, part, said, visible
from ..room import watch_painting
from .conftest import ME, Library, OpenDialog, record_of

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def dialog(library: Library, open_dialog: OpenDialog) -> HistoryDialog:
    """The dialog with the five usual matches."""
    library.add_usual()
    return open_dialog()


def page_of(dialog: HistoryDialog) -> MatchesPage:
    assert isinstance(dialog.page, MatchesPage)
    return dialog.page


def titles(page: MatchesPage) -> list[str]:
    """The games of all rows."""
    model = page.model
    return [model.index(row, MatchColumn.GAME).data() for row in range(model.rowCount())]


def selected(page: MatchesPage) -> list[int]:
    return [row for rows in page.table.selected_ranges for row in rows]


def click_row(
    qtbot: QtBot,
    page: MatchesPage,
    row: int,
    modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier,
) -> None:
    view = page.table
    place = view.visualRect(page.model.index(row, MatchColumn.GAME)).center()
    qtbot.mouseClick(view.viewport(), LEFT, modifier, place)


def sees(dialog: HistoryDialog, text: str) -> bool:
    return any(label.text() == text and label.isVisible() for label in dialog.findChildren(QLabel))


# --- opening ------------------------------------------------------------------------------------


def test_the_newest_match_is_selected_and_the_list_has_the_focus(dialog: HistoryDialog) -> None:
    page = page_of(dialog)
    assert dialog.windowTitle() == "History"
    assert titles(page) == ["Scopa", "Cirulla", "Scopa", "Scopa", "Escoba"]
    assert selected(page) == [0]
    assert page.table.hasFocus()
    assert sees(dialog, "5 matches")


def test_twelve_matches_have_room_on_a_screen_of_800_pixels(
    library: Library, open_dialog: OpenDialog
) -> None:
    library.add_usual()
    table = page_of(open_dialog(1120, 740)).table
    assert table.viewport().height() >= 12 * table.verticalHeader().defaultSectionSize()


@pytest.mark.parametrize(
    ("order", "points_up"),
    [(Qt.SortOrder.AscendingOrder, True), (Qt.SortOrder.DescendingOrder, False)],
)
def test_the_arrow_of_the_sorted_column_points_up_where_values_rise(
    order: Qt.SortOrder, points_up: bool, library: Library, open_dialog: OpenDialog
) -> None:
    library.add_usual()
    table = page_of(open_dialog()).table
    header = table.horizontalHeader()
    table.sortByColumn(MatchColumn.SCORE, order)
    with_arrow = header.grab().toImage()
    header.setSortIndicatorShown(False)
    plain = header.grab().toImage()
    painted = [
        (x, y)
        for x in range(plain.width())
        for y in range(plain.height())
        if plain.pixelColor(x, y) != with_arrow.pixelColor(x, y)
    ]
    left, right = min(x for x, _ in painted), max(x for x, _ in painted)
    tip = [y for x, y in painted if abs(2 * x - left - right) <= 1]
    ends = [y for x, y in painted if x - left <= 2 or right - x <= 2]
    assert (sum(tip) / len(tip) < sum(ends) / len(ends)) is points_up


@pytest.mark.parametrize(
    ("first", "owner", "sentence"),
    [
        (
            Player("Zia Pina", "easy"),
            WhoseMatches.WATCHED,
            "2 matches between computer players alone are not counted here.",
        ),
        (
            Player("Ugo", PERSON),
            WhoseMatches.OTHERS,
            "2 matches of other people are not counted here.",
        ),
    ],
)
@pytest.mark.parametrize("page_id", [MATCHES, STATISTICS])
def test_imported_matches_that_are_not_yours_are_named_and_found(
    page_id: str,
    first: Player,
    owner: WhoseMatches,
    sentence: str,
    *,
    library: Library,
    context: Context,
    qtbot: QtBot,
) -> None:
    library.profile = None
    for deal in (1, 2):
        library.add(record_of(deal=deal, first=first), origin=Origin.IMPORTED)
    library.profile = ME
    library.add(record_of(deal=3))
    dialog = show_widget(qtbot, HistoryDialog(context, page_id))
    page = dialog.page
    assert isinstance(page, MatchesPage | StatisticsPage)
    link = page.filter_bar.beside_links[owner]
    qtbot.waitUntil(link.isVisible)
    assert link.text() == sentence
    qtbot.mouseClick(link, LEFT)
    selection = page.filter_bar.selection
    assert (selection.watched, selection.others) == (
        owner is WhoseMatches.WATCHED,
        owner is WhoseMatches.OTHERS,
    )
    if isinstance(page, MatchesPage):
        qtbot.waitUntil(lambda: page.model.rowCount() == 2)
        assert sees(dialog, "2 matches"), "not 2 of the 1 that is one's own"
        page.filter_bar.search_for("Nobody")
        qtbot.waitUntil(lambda: sees(dialog, "0 of 2 matches"))
    else:
        qtbot.waitUntil(lambda: page.statistics is not None and page.statistics.matches == 2)
    assert not link.isVisible()


def test_a_history_without_matches_says_so(open_dialog: OpenDialog) -> None:
    dialog = open_dialog()
    assert sees(dialog, "No matches yet")
    assert not part(dialog, Button, "Look at it").isEnabled()
    assert not part(dialog, Button, "Delete").isEnabled()
    assert not page_of(dialog).table.isVisible()


def test_a_page_that_is_not_there_is_an_error(context: Context) -> None:
    with pytest.raises(ValueError, match="nothing"):
        HistoryDialog(context, "nothing")


def test_a_history_that_cannot_be_read_is_told_in_the_dialog(
    qtbot: QtBot, library: Library, dialog: HistoryDialog, database_thread: DatabaseThread
) -> None:
    library.database.connection.execute("ALTER TABLE match RENAME TO gone")
    with qtbot.waitSignal(database_thread.failed) as failed:
        page_of(dialog).reload()
    assert sees(dialog, failed.args[0])
    assert DATABASE in failed.args[0]


# --- filter and order ---------------------------------------------------------------------------


def test_what_is_typed_is_searched_wherever_the_focus_is(
    qtbot: QtBot, dialog: HistoryDialog
) -> None:
    page = page_of(dialog)
    with qtbot.waitSignal(page.model.listed):
        qtbot.keyClicks(page.table, "e")
    field = page.filter_bar.search_field
    assert field.hasFocus()
    field.clear()
    qtbot.keyClicks(field, "22")
    qtbot.waitUntil(lambda: titles(page) == ["Cirulla"])
    assert sees(dialog, "1 of 5 matches")
    qtbot.keyClick(field, Qt.Key.Key_Down)
    assert page.table.hasFocus()
    qtbot.keyClick(page.table, Qt.Key.Key_Up)
    assert field.hasFocus()


def test_a_filter_that_selects_nothing_can_be_cleared(qtbot: QtBot, dialog: HistoryDialog) -> None:
    page = page_of(dialog)
    field = page.filter_bar.search_field
    qtbot.keyClicks(field, "nobody")
    qtbot.waitUntil(lambda: sees(dialog, "No match fits the filter"))
    links = [link for link in page.findChildren(LinkButton) if link.text() == "Show all matches"]
    with qtbot.waitSignal(page.model.listed):
        qtbot.mouseClick(links[0], LEFT)
    assert len(titles(page)) == 5
    assert page.table.isVisible()


def test_a_click_on_a_header_sorts_and_another_one_reverses(
    qtbot: QtBot, library: Library, open_dialog: OpenDialog
) -> None:
    library.add_usual()
    page = page_of(open_dialog())
    header = page.table.horizontalHeader()
    place = QPoint(header.sectionViewportPosition(MatchColumn.GAME) + 20, header.height() // 2)
    for expected in (
        ["Cirulla", "Escoba", "Scopa", "Scopa", "Scopa"],
        ["Scopa", "Scopa", "Scopa", "Escoba", "Cirulla"],
    ):
        with qtbot.waitSignal(page.model.listed):
            qtbot.mouseClick(header.viewport(), LEFT, pos=place)
        assert titles(page) == expected
        assert header.sortIndicatorSection() == MatchColumn.GAME


def test_home_and_end_reach_the_first_and_the_last_match(
    qtbot: QtBot, library: Library, open_dialog: OpenDialog
) -> None:
    for number in range(40):
        library.add(record_of(), number)
    page = page_of(open_dialog())
    qtbot.keyClick(page.table, Qt.Key.Key_End)
    assert selected(page) == [39]
    qtbot.keyClick(page.table, Qt.Key.Key_Home, Qt.KeyboardModifier.ShiftModifier)
    assert selected(page) == list(range(40))
    qtbot.keyClick(page.table, Qt.Key.Key_Home)
    qtbot.keyClick(page.table, Qt.Key.Key_Down)
    assert selected(page) == [1]


# --- actions ------------------------------------------------------------------------------------


@pytest.mark.parametrize("how", ["Enter", "button", "double click"])
def test_a_match_is_looked_at(qtbot: QtBot, dialog: HistoryDialog, how: str) -> None:
    page = page_of(dialog)
    click_row(qtbot, page, 1)
    with qtbot.waitSignal(dialog.accepted):
        if how == "Enter":
            qtbot.keyClick(page.table, Qt.Key.Key_Return)
        elif how == "button":
            qtbot.mouseClick(part(dialog, Button, "Look at it"), LEFT)
        else:
            place = page.table.visualRect(page.model.index(1, MatchColumn.GAME)).center()
            qtbot.mouseDClick(page.table.viewport(), LEFT, pos=place)
    assert isinstance(dialog.outcome, MatchToReview)
    assert dialog.outcome.match.record == record_of("cirulla", "easy", 22)


def test_a_match_that_is_gone_is_told_and_the_dialog_stays(
    qtbot: QtBot, library: Library, dialog: HistoryDialog, database_thread: DatabaseThread
) -> None:
    """Another process may have deleted it."""
    library.database.write(lambda connection: connection.execute("DELETE FROM match"))
    with qtbot.waitSignal(database_thread.failed) as failed:
        qtbot.keyClick(page_of(dialog).table, Qt.Key.Key_Return)
    assert sees(dialog, failed.args[0])
    assert dialog.isVisible()
    assert dialog.outcome is None


def menu_of(qtbot: QtBot, dialog: HistoryDialog, text: str) -> QMenu:
    """The menu that a button opens."""
    qtbot.mouseClick(part(dialog, Button, text), LEFT)
    qtbot.waitUntil(lambda: isinstance(QApplication.activePopupWidget(), QMenu))
    return open_menu()


@pytest.mark.parametrize("seat", [0, 1])
def test_the_same_deal_is_played_again_from_either_seat(
    qtbot: QtBot, dialog: HistoryDialog, seat: int
) -> None:
    menu = menu_of(qtbot, dialog, "Play again…")
    assert [action.text() for action in menu.actions()] == [
        "With your cards",
        "With the cards of Nino",
    ]
    with qtbot.waitSignal(dialog.accepted):
        for _ in range(seat + 1):
            qtbot.keyClick(menu, Qt.Key.Key_Down)
        qtbot.keyClick(menu, Qt.Key.Key_Return)
    outcome, earlier = dialog.outcome, record_of(deal=11)
    assert isinstance(outcome, MatchToPlay)
    assert outcome.match.record.rounds[0].pack == earlier.rounds[0].pack
    is_same_dealer = outcome.match.record.rounds[0].dealer == earlier.rounds[0].dealer
    assert is_same_dealer is (seat == 0)


def test_with_partners_every_seat_can_be_chosen(
    qtbot: QtBot, library: Library, open_dialog: OpenDialog
) -> None:
    library.add(record_of("scopone-scientifico", seating=PAIRS, moves=30))
    menu = menu_of(qtbot, open_dialog(), "Play again…")
    assert len(menu.actions()) == 4
    menu.close()


@pytest.fixture
def choose_export(monkeypatch: pytest.MonkeyPatch) -> Callable[[Path], list[str]]:
    """Lets the file dialog answer with a path; gives the names that were proposed."""

    def choose_export(path: Path) -> list[str]:
        proposals: list[str] = []

        def choose(_: QWidget, title: str, proposal: str, kinds: str) -> tuple[str, str]:
            proposals.append(Path(proposal).name)
            return str(path), kinds

        monkeypatch.setattr(QFileDialog, "getSaveFileName", choose)
        return proposals

    return choose_export


def test_a_match_is_exported(
    qtbot: QtBot,
    dialog: HistoryDialog,
    choose_export: Callable[[Path], list[str]],
    tmp_path: Path,
) -> None:
    path = tmp_path / "sent.scopa"
    proposals = choose_export(path)
    click_row(qtbot, page_of(dialog), 1)
    qtbot.mouseClick(part(dialog, Button, "Export…"), LEFT)
    qtbot.waitUntil(path.exists)
    assert read_record(path.read_text("utf-8")) == record_of("cirulla", "easy", 22)
    assert proposals == ["Cirulla.scopa"]


def test_an_export_that_fails_is_told(
    qtbot: QtBot,
    dialog: HistoryDialog,
    choose_export: Callable[[Path], list[str]],
    tmp_path: Path,
) -> None:
    (tmp_path / "file").touch()
    choose_export(tmp_path / "file" / "sent.scopa")
    qtbot.mouseClick(part(dialog, Button, "Export…"), LEFT)
    qtbot.waitUntil(lambda: any("sent.scopa" in label.text() for label in labels(dialog)))


# --- deleting -----------------------------------------------------------------------------------


def delete(qtbot: QtBot, page: MatchesPage) -> None:
    with qtbot.waitSignal(page.model.listed):
        qtbot.keyClick(page.table, Qt.Key.Key_Delete)


@pytest.mark.parametrize("how", ["button", "Ctrl+Z"])
def test_a_match_is_deleted_and_comes_back(
    qtbot: QtBot, library: Library, dialog: HistoryDialog, how: str
) -> None:
    page = page_of(dialog)
    before = library.entries()
    click_row(qtbot, page, 1)
    delete(qtbot, page)
    assert titles(page) == ["Scopa", "Scopa", "Scopa", "Escoba"]
    assert selected(page) == [1]
    assert page.table.hasFocus()
    assert page.undo_bar.isVisible()
    assert len(library.entries()) == 4
    with qtbot.waitSignal(page.model.listed):
        if how == "button":
            qtbot.mouseClick(page.undo_bar.findChild(LinkButton), LEFT)
        else:
            control = Qt.KeyboardModifier.ControlModifier
            qtbot.keyClick(page.table, Qt.Key.Key_Z, control)
    assert titles(page) == ["Scopa", "Cirulla", "Scopa", "Scopa", "Escoba"]
    assert selected(page) == [1]
    assert not page.undo_bar.isVisible()
    assert library.entries() == before
    assert page.table.hasFocus()


def test_several_matches_are_deleted_at_once_and_come_back(
    qtbot: QtBot, library: Library, dialog: HistoryDialog
) -> None:
    page = page_of(dialog)
    before = library.entries()
    click_row(qtbot, page, 0)
    click_row(qtbot, page, 1, modifier=Qt.KeyboardModifier.ShiftModifier)
    click_row(qtbot, page, 4, modifier=Qt.KeyboardModifier.ControlModifier)
    assert selected(page) == [0, 1, 4]
    assert not part(dialog, Button, "Look at it").isEnabled()
    delete(qtbot, page)
    assert sees(dialog, "3 matches deleted.")
    assert len(titles(page)) == 2
    assert len(library.entries()) == 2
    with qtbot.waitSignal(page.model.listed):
        qtbot.mouseClick(page.undo_bar.findChild(LinkButton), LEFT)
    assert library.entries() == before


def test_matches_that_were_not_read_are_deleted_with_the_others(
    qtbot: QtBot, library: Library, open_dialog: OpenDialog
) -> None:
    for number in range(250):
        library.add(record_of(), number)
    page = page_of(open_dialog())
    qtbot.keyClick(page.table, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    delete(qtbot, page)
    assert page.model.rowCount() == 0
    assert library.entries() == []


def test_matches_that_cannot_be_deleted_stay_in_the_list(
    qtbot: QtBot, library: Library, dialog: HistoryDialog
) -> None:
    page = page_of(dialog)
    library.database.connection.execute("DROP TABLE deleted_match")
    qtbot.keyClick(page.table, Qt.Key.Key_Delete)
    qtbot.waitUntil(lambda: any(DATABASE in label.text() for label in labels(dialog)))
    assert len(titles(page)) == 5
    assert not page.undo_bar.isVisible()


def labels(dialog: HistoryDialog) -> list[QLabel]:
    return [label for label in dialog.findChildren(QLabel) if label.isVisible()]


# --- sizes, languages and screen readers --------------------------------------------------------


def test_a_narrow_window_shows_less_columns_and_loses_no_action(
    qtbot: QtBot, library: Library, open_dialog: OpenDialog
) -> None:
    library.add_usual()
    dialog = open_dialog(600, 440)
    page = page_of(dialog)
    hidden = [column for column in MatchColumn if page.table.isColumnHidden(column)]
    assert hidden == [MatchColumn.DATE, MatchColumn.SCORE, MatchColumn.LENGTH]
    menu = menu_of(qtbot, dialog, "More…")
    texts = [action.text().replace("&", "") for action in menu.actions() if action.text()]
    assert texts == ["Look at it", "Review…", "Play again…", "Export…", "Delete"]
    menu.close()
    dialog.resize(520, 440)
    assert page.table.is_narrow
    assert not page.table.horizontalHeader().isVisible()
    qtbot.mouseClick(part(dialog, Button, "Filter"), LEFT)
    order = next(box for box in page.findChildren(QComboBox) if box.accessibleName() == "Sort by")
    with qtbot.waitSignal(page.model.listed):
        qtbot.keyClick(order, Qt.Key.Key_Down)
    assert titles(page)[0] == "Cirulla"


@pytest.mark.parametrize("width", range(640, 1200, 80))
def test_two_opponents_are_whole_in_every_width(
    library: Library, open_dialog: OpenDialog, monkeypatch: pytest.MonkeyPatch, width: int
) -> None:
    pairs = record_of("scopone-scientifico", seating=PAIRS, moves=30)
    names = {"casual": "Beppe", "easy": "Zia Pina", "skilled": "Donna Rosa"}
    others = [Player(name, level) for level, name in names.items()]
    library.add(replace(pairs, players=(pairs.players[0], *others)))
    dialog = open_dialog(width, 600)
    shortened = watch_painting(monkeypatch)
    page_of(dialog).table.grab()
    assert not [text for text in shortened if "Donna" in text]


def test_a_match_is_chosen_for_its_review(
    qtbot: QtBot, library: Library, open_dialog: OpenDialog
) -> None:
    match_id = library.add(record_of(deal=11))
    dialog = open_dialog()
    with qtbot.waitSignal(dialog.finished):
        qtbot.mouseClick(part(dialog, Button, "Review…"), LEFT)
    assert isinstance(dialog.outcome, MatchToAnalyse)
    assert dialog.outcome.entry.id == match_id
    assert dialog.outcome.match.record == record_of(deal=11)


def test_a_match_that_was_left_goes_on_from_there(
    qtbot: QtBot, library: Library, open_dialog: OpenDialog
) -> None:
    match_id = library.add(record_of("scopa", "strong", 33, moves=20))
    dialog = open_dialog()
    with qtbot.waitSignal(dialog.finished):
        qtbot.mouseClick(part(dialog, Button, "Go on"), LEFT)
    assert isinstance(dialog.outcome, MatchToPlay)
    assert dialog.outcome.match.record == record_of("scopa", "strong", 33, moves=20)
    source = dialog.outcome.source
    assert isinstance(source, StoredMatch)
    assert source.note.id == match_id


def test_a_finished_match_does_not_go_on(dialog: HistoryDialog) -> None:
    shown = [said(button) for button in visible(dialog, Button)]
    assert "Play again…" in shown
    assert "Go on" not in shown


def test_a_match_without_a_finished_round_has_no_review(
    library: Library, open_dialog: OpenDialog
) -> None:
    library.add(record_of("scopa", "strong", 33, moves=20))
    assert not part(open_dialog(), Button, "Review…").isEnabled()


def test_the_whole_table_is_in_the_smallest_window(
    library: Library, open_dialog: OpenDialog
) -> None:
    library.add_usual()
    dialog = open_dialog(600, 440)
    QCoreApplication.processEvents()
    for text in ("Look at it", "Play again…", "More…", "Close"):
        key = part(dialog, Button, text)
        corner = key.mapTo(dialog, key.rect().bottomRight())
        assert dialog.rect().contains(corner)
    table = page_of(dialog).table
    assert table.visibleRegion().boundingRect().height() == table.height()


def test_the_list_is_mirrored_in_a_language_from_the_right(
    library: Library, open_dialog: OpenDialog
) -> None:
    library.add_usual()
    QApplication.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    try:
        dialog = open_dialog()
        header = page_of(dialog).table.horizontalHeader()
        positions = [header.sectionViewportPosition(column) for column in MatchColumn]
        assert positions == sorted(positions, reverse=True)
        search = page_of(dialog).filter_bar.search_field
        assert search.x() > dialog.width() / 2
    finally:
        QApplication.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


def test_the_dialog_speaks_the_language_of_the_window(
    qapp: QApplication, qtbot: QtBot, library: Library, open_dialog: OpenDialog
) -> None:
    library.add_usual()
    before, language = QLocale(), Language(qapp)
    language.apply(Settings(language="de"))
    try:
        dialog = open_dialog()
        page = page_of(dialog)
        qtbot.waitUntil(lambda: page.model.rowCount() == 5)
        assert dialog.windowTitle() == "Chronik"
        assert part(dialog, Button, "Ansehen").isEnabled()
        assert page.model.headerData(MatchColumn.DATE, Qt.Orientation.Horizontal) == "Datum"
        assert page.model.index(2, MatchColumn.RESULT).data() == "Unvollendet"
        assert page.model.index(0, MatchColumn.LENGTH).data().startswith("23 min, ")
    finally:
        language.apply(Settings(language="en"))
        QLocale.setDefault(before)


@pytest.mark.usefixtures("screen_reader")
def test_a_screen_reader_finds_the_table_its_rows_and_every_button(dialog: HistoryDialog) -> None:
    tree = tree_of(dialog)
    table = next(node for node in tree if node.role is Role.Table)
    assert table.name == "Matches"
    cells = [node for node in tree if node.role is Role.Cell]
    assert len(cells) == 5 * len(MatchColumn)
    assert "against Nino" in cells[0].name
    keys = {node.name for node in tree if node.role in (Role.Button, Role.PushButton)}
    assert {"Look at it", "Play again…", "Export…", "Delete", "Close"} <= keys


@pytest.mark.parametrize("name", ["dark", "light"])
def test_the_marks_of_results_differ_by_more_than_their_colour(
    library: Library, open_dialog: OpenDialog, set_palette: SetPalette, name: str
) -> None:
    set_palette(DARK_PALETTE if name == "dark" else LIGHT_PALETTE)
    library.add_usual()
    page = page_of(open_dialog())
    model, view = page.model, page.table
    pictures: dict[str, QImage] = {}
    for row in range(1, model.rowCount()):
        index = model.index(row, MatchColumn.RESULT)
        area = view.visualRect(index)
        area.setWidth(30)
        picture = view.viewport().grab(area).toImage()
        pictures[index.data()] = picture.convertToFormat(QImage.Format.Format_Grayscale8)
    assert len(pictures) >= 2
    shapes = [_dark_pixels(picture) for picture in pictures.values()]
    assert len(set(shapes)) == len(shapes)


def _dark_pixels(picture: QImage) -> frozenset[tuple[int, int]]:
    """The pixels that are darker than the middle of all."""
    size: QSize = picture.size()
    return frozenset(
        (x, y)
        for x in range(size.width())
        for y in range(size.height())
        if picture.pixelColor(x, y).lightness() < 60
    )
