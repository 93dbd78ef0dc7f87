"""The book of rules, by mouse and by keyboard."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QSize, Qt, QUrl
from PySide6.QtGui import QColor, QImage, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QLineEdit, QListView, QPushButton
from pytestqt.qtbot import QtBot

from scopa_desktop.rules.catalogue import CATALOGUE
from scopa_desktop.rules.variant import Variant
from scopa_desktop.ui.dialogs.rules_dialog import RulesDialog
from scopa_desktop.ui.help.page_browser import PageBrowser
from scopa_desktop.ui.pictures.decks import CardArt
from scopa_desktop.ui.theme.colours import DARK_PALETTE, LIGHT_PALETTE
from scopa_desktop.ui.widgets.headings import Heading
from tests.sampling import parametrize_some

from ..conftest import SetPalette, show_active

WIDE, SMALL = (980, 740), (600, 440)
SCOPA, CIRULLA = CATALOGUE["scopa"], CATALOGUE["cirulla"]
Open = Callable[..., RulesDialog]


@pytest.fixture
def opened(qtbot: QtBot, art: CardArt) -> Open:
    def open_book(
        variant: Variant = SCOPA,
        size: tuple[int, int] = WIDE,
        deck: str | None = None,
        language: str = "en",
    ) -> RulesDialog:
        book = RulesDialog(variant, art.decks[deck or variant.deck], art, language=language)
        return show_active(qtbot, book, QSize(*size))

    return open_book


def browser(book: RulesDialog) -> PageBrowser:
    (page_browser,) = book.findChildren(PageBrowser)
    return page_browser


def games(book: RulesDialog) -> QListView:
    return next(each for each in book.findChildren(QListView) if each.accessibleName() == "Games")


def field(book: RulesDialog) -> QLineEdit:
    (search_field,) = book.findChildren(QLineEdit)
    return search_field


def key(book: RulesDialog, text: str) -> QPushButton:
    return next(each for each in book.findChildren(QPushButton) if each.text() == text)


def titles(book: RulesDialog) -> list[str]:
    return [each.text() for each in book.findChildren(Heading)]


def says(book: RulesDialog, words: str) -> bool:
    return any(words in each.text() for each in book.findChildren(QLabel) if each.isVisible())


def marked(book: RulesDialog) -> tuple[str, int]:
    cursor = browser(book).textCursor()
    return cursor.selectedText(), cursor.selectionStart()


def row_of(book: RulesDialog, name: str) -> QPoint:
    model = games(book).model()
    rows = (model.index(row, 0) for row in range(model.rowCount()))
    index = next(index for index in rows if index.data() == name)
    games(book).scrollTo(index)
    return games(book).visualRect(index).center()


# --- what it opens with ---------------------------------------------------------------------------


def test_it_opens_at_the_game_on_the_table_and_its_options(opened: Open) -> None:
    book = opened(CIRULLA.configured({"target": 77}))
    assert titles(book) == ["Rules", "Cirulla"]
    assert games(book).currentIndex().data() == "Cirulla"
    text = browser(book).toPlainText()
    assert "In this match" in text
    assert "77 points" in text
    assert says(book, "game on the table")
    assert browser(book).verticalScrollBar().value() == 0
    assert browser(book).hasFocus()


def test_the_page_is_in_the_requested_language(opened: Open) -> None:
    assert "denari" in browser(opened(language="it")).toPlainText()
    assert "coins" in browser(opened(language="xx")).toPlainText()


def test_the_pictures_are_in_the_document(opened: Open) -> None:
    book = opened()
    view = browser(book)
    picture = view.loadResource(2, QUrl("picture-1"))
    assert isinstance(picture, QPixmap)
    assert picture.width() > 100
    assert "￼" in view.toPlainText()


@pytest.mark.parametrize("address", ["https://example.org/a.png", "file:///etc/hostname"])
def test_nothing_from_outside_is_ever_loaded(opened: Open, address: str) -> None:
    loaded = browser(opened()).loadResource(2, QUrl(address))
    assert isinstance(loaded, QPixmap)
    assert loaded.isNull()


def test_day_and_night_change_the_paper_in_place(opened: Open, set_palette: SetPalette) -> None:
    set_palette(LIGHT_PALETTE)
    book = opened()
    view = browser(book)

    def heading_colour() -> QColor:
        cursor = view.document().find(
            "Players and deal", view.document().toPlainText().find("Take")
        )
        return cursor.charFormat().foreground().color()

    assert heading_colour() == QColor(LIGHT_PALETTE.title)
    set_palette(DARK_PALETTE)
    assert heading_colour() == QColor(DARK_PALETTE.title)


# --- other games ----------------------------------------------------------------------------------


def test_a_click_shows_another_game_by_its_usual_rules(opened: Open, qtbot: QtBot) -> None:
    book = opened(SCOPA.configured({"target": 77}))
    place = row_of(book, "Chkobba")
    qtbot.mouseClick(games(book).viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert titles(book)[1] == "Chkobba"
    assert "Barmila" in browser(book).toPlainText()
    assert "diamonds" in browser(book).toPlainText()
    assert says(book, "usual rules")
    place = row_of(book, "Scopa")
    qtbot.mouseClick(games(book).viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert "77 points" in browser(book).toPlainText()


def test_arrows_and_letters_pass_over_the_headings(opened: Open, qtbot: QtBot) -> None:
    *_, last = (game for game in CATALOGUE.values() if game.family is SCOPA.family)
    book = opened(last)
    games(book).setFocus()
    qtbot.keyClick(games(book), Qt.Key.Key_Down)
    assert titles(book)[1] == "Scopone"
    qtbot.keyClick(games(book), Qt.Key.Key_Home)
    assert titles(book)[1] == "Scopa"
    qtbot.keyClick(games(book), Qt.Key.Key_Up)
    assert titles(book)[1] == "Scopa"
    qtbot.keyClick(games(book), Qt.Key.Key_End)
    assert titles(book)[1] == "Báciga"
    # However long each page takes: letters that follow a pause begin another word.
    interval = QApplication.keyboardInputInterval()
    QApplication.setKeyboardInputInterval(60_000)
    QTest.keyClicks(games(book), "cirull")
    QApplication.setKeyboardInputInterval(interval)
    assert titles(book)[1] == "Cirulla"


def test_a_deck_of_the_players_own_choice_is_kept_for_all_games(opened: Open, qtbot: QtBot) -> None:
    book = opened(SCOPA, deck="francesi")
    assert "diamonds" in browser(book).toPlainText()
    qtbot.keyClick(games(book), Qt.Key.Key_Down)
    assert titles(book)[1] != "Scopa"
    assert "diamonds" in browser(book).toPlainText()


# --- finding --------------------------------------------------------------------------------------


def test_typing_finds_and_enter_finds_the_next(opened: Open, qtbot: QtBot) -> None:
    book = opened()
    qtbot.keyClick(browser(book), Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert field(book).hasFocus()
    qtbot.keyClicks(field(book), "primiera")
    words, first = marked(book)
    assert words.lower() == "primiera"
    qtbot.keyClick(field(book), Qt.Key.Key_Return)
    _, second = marked(book)
    assert second > first
    qtbot.keyClick(field(book), Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert marked(book)[1] == first
    assert book.isVisible()


def test_finding_goes_round_at_both_ends(opened: Open, qtbot: QtBot) -> None:
    book = opened()
    qtbot.keyClicks(field(book), "the aim")
    _, contents = marked(book)
    qtbot.keyClick(book, Qt.Key.Key_F3)
    _, heading = marked(book)
    assert heading > contents
    qtbot.keyClick(book, Qt.Key.Key_F3)
    assert marked(book)[1] == contents
    qtbot.keyClick(book, Qt.Key.Key_F3, Qt.KeyboardModifier.ShiftModifier)
    assert marked(book)[1] == heading


def test_the_key_finds_the_next_and_is_there_only_with_words(opened: Open, qtbot: QtBot) -> None:
    book = opened()
    further = key(book, "Find next")
    assert not further.isVisible()
    qtbot.keyClicks(field(book), "coins")
    _, first = marked(book)
    qtbot.mouseClick(further, Qt.MouseButton.LeftButton)
    assert marked(book)[1] > first


def test_a_search_without_a_match_is_reported_and_marks_nothing(opened: Open, qtbot: QtBot) -> None:
    book = opened()
    qtbot.keyClicks(field(book), "poker")
    assert says(book, "“poker” is not on this page.")
    assert marked(book)[0] == ""
    field(book).clear()
    assert says(book, "game on the table")


def test_words_are_looked_for_in_the_next_game_too(opened: Open, qtbot: QtBot) -> None:
    book = opened()
    qtbot.keyClicks(field(book), "matta")
    assert says(book, "is not on this page")
    place = row_of(book, "Cirulla")
    qtbot.mouseClick(games(book).viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert marked(book)[0].lower() == "matta"


# --- reading --------------------------------------------------------------------------------------


def test_links_lead_within_the_page(opened: Open) -> None:
    book = opened()
    view = browser(book)
    view.anchorClicked.emit(QUrl("#match"))
    assert view.verticalScrollBar().value() > 0
    near_top = [view.cursorForPosition(QPoint(30, y)).block().text() for y in range(0, 40, 5)]
    assert "Winning the match" in near_top


def test_links_are_reached_by_keyboard(opened: Open, qtbot: QtBot) -> None:
    book = opened()
    view = browser(book)
    qtbot.keyClick(view, Qt.Key.Key_Tab)
    with qtbot.waitSignal(view.anchorClicked) as clicked:
        qtbot.keyClick(view, Qt.Key.Key_Return)
    assert clicked.args[0].fragment() == "aim"
    assert book.isVisible()


def test_the_page_scrolls_with_the_keyboard(opened: Open, qtbot: QtBot) -> None:
    view = browser(opened())
    qtbot.keyClick(view, Qt.Key.Key_PageDown)
    assert view.verticalScrollBar().value() > 0


@parametrize_some("language", ["en", "it", "de", "ca", "ar"], default=["de", "ar"])
@pytest.mark.parametrize("game", CATALOGUE)
def test_no_page_is_wider_than_a_small_window(opened: Open, game: str, language: str) -> None:
    view = browser(opened(CATALOGUE[game], size=SMALL, language=language))
    assert view.horizontalScrollBar().maximum() == 0


# --- leaving, and little room ---------------------------------------------------------------------


@pytest.mark.parametrize("pressed", [Qt.Key.Key_Return, Qt.Key.Key_Escape])
def test_enter_and_escape_lead_back(opened: Open, qtbot: QtBot, pressed: Qt.Key) -> None:
    book = opened()
    with qtbot.waitSignal(book.finished):
        qtbot.keyClick(book.focusWidget(), pressed)
    assert (book.result() == QDialog.DialogCode.Accepted) == (pressed == Qt.Key.Key_Return)


def test_a_small_window_shows_the_page_and_then_the_list(opened: Open, qtbot: QtBot) -> None:
    book = opened(size=SMALL)
    assert browser(book).isVisible()
    assert not games(book).isVisible()
    qtbot.mouseClick(key(book, "All games"), Qt.MouseButton.LeftButton)
    assert games(book).isVisible()
    assert not browser(book).isVisible()
    assert games(book).hasFocus()
    qtbot.keyClick(games(book), Qt.Key.Key_Down)
    qtbot.keyClick(games(book), Qt.Key.Key_Return)
    assert browser(book).isVisible()
    assert titles(book)[1] != "Scopa"
    assert book.isVisible()


def test_a_click_on_the_list_alone_turns_to_the_page(opened: Open, qtbot: QtBot) -> None:
    book = opened(size=SMALL)
    key(book, "All games").click()
    place = row_of(book, "Escova")
    qtbot.mouseClick(games(book).viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert browser(book).isVisible()
    assert titles(book)[1] == "Escova"


def test_the_chosen_row_is_painted_in_gold(opened: Open) -> None:
    book = opened()
    picture: QImage = games(book).grab().toImage()
    at = row_of(book, "Scopa")
    frame = games(book).viewport().mapTo(games(book), at)
    other = games(book).viewport().mapTo(games(book), row_of(book, "Scopone"))
    assert picture.pixelColor(frame.x() + 60, frame.y()) != picture.pixelColor(
        other.x() + 60, other.y()
    )


@pytest.mark.usefixtures("largest_text")
def test_pictures_never_make_a_narrow_page_scroll_sideways(opened: Open) -> None:
    for variant in (SCOPA, CIRULLA):
        book = opened(variant, (600, 440))
        assert browser(book).horizontalScrollBar().maximum() == 0
        narrow = browser(book).document().size().height()
        book.resize(*WIDE)
        QApplication.processEvents()
        assert browser(book).horizontalScrollBar().maximum() == 0
        assert browser(book).document().size().height() != narrow
