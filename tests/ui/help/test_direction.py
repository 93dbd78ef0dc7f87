"""Pages that are read from the right, and pages that their language lacks."""

import re
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from shutil import copytree

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QTextBlock, QTextLine, QTextTable
from pytestqt.qtbot import QtBot

from scopa_desktop.play.storage.paths import resource_folder
from scopa_desktop.play.storage.settings import Settings
from scopa_desktop.rules.catalogue import CATALOGUE
from scopa_desktop.rules.variant import Variant
from scopa_desktop.ui.help.card_pictures import CardPictures
from scopa_desktop.ui.help.fragments import Fragments, fragments_of
from scopa_desktop.ui.help.page import Page, rules_page
from scopa_desktop.ui.help.page_browser import PageBrowser
from scopa_desktop.ui.language import Language
from scopa_desktop.ui.pictures.decks import CardArt, load_decks
from scopa_desktop.ui.theme.colours import GREEN_CLOTH
from tests.looping import loop_over
from tests.sampling import parametrize_some
from tests.ui.help.cached_pictures import CachedPictures

from .test_page import page_name, settings_of

LEFT, RIGHT = Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft
DECKS = load_decks()
SCOPA, CIRULLA, CHORIZO = CATALOGUE["scopa"], CATALOGUE["cirulla"], CATALOGUE["chorizo"]
ISOLATES = re.compile(r"[\u2066-\u2069\u200e\u200f]")
THREE_LATIN_WORDS = re.compile(r"[A-Za-zÀ-ɏ]+(?:[\s.,;:!?’'()–-]+[A-Za-zÀ-ɏ]+){2,}")
ALL_ENGLISH = "This page is not translated yet; you see it in English."
PARTLY_ENGLISH = "Parts of this page are not translated yet; you see them in English."


def page_of(variant: Variant, fragments: Fragments, art: CardArt) -> Page:
    return rules_page(variant, fragments, CardPictures(art, DECKS[variant.deck], GREEN_CLOTH, 1.0))


def is_introduced(variant: Variant, language: str) -> bool:
    """Whether a language has an introduction to the game; that of a new game may be lacking."""
    return f"games.{variant.id}" not in fragments_of(language).lacking and (
        f"games.{variant.id}" in fragments_of(language)
    )


def plain(html: str) -> str:
    """The text of a page without tags, isolates and descriptions of pictures."""
    return ISOLATES.sub("", re.sub(r"<[^>]*>", "\n", html))


def shown(qtbot: QtBot, page: Page) -> PageBrowser:
    browser = PageBrowser()
    qtbot.addWidget(browser)
    browser.resize(620, 460)
    browser.show_page(page)
    browser.show()
    return browser


def blocks(browser: PageBrowser) -> list[QTextBlock]:
    block, found = browser.document().begin(), []
    while block.isValid():
        found.append(block)
        block = block.next()
    return [block for block in found if block.text().strip()]


def slanted_words(browser: PageBrowser) -> list[str]:
    found = []
    for block in blocks(browser):
        run = block.begin()
        while not run.atEnd():
            if run.fragment().charFormat().fontItalic():
                found.append(run.fragment().text())
            run += 1
    return found


def x_of(line: QTextLine, position: int) -> float:
    place = line.cursorToX(position)
    assert isinstance(place, tuple)
    return float(place[0])


def help_folder(tmp_path: Path, **own: str) -> Path:
    """A folder of help with the English pages and, for each language given, one file of its own."""
    copytree(resource_folder() / "help" / "en", tmp_path / "en")
    for language, text in own.items():
        (tmp_path / language).mkdir()
        (tmp_path / language / "aim.md").write_text(text, encoding="utf-8")
    return tmp_path


# --- Arabic ---------------------------------------------------------------------------------------


@parametrize_some("step", [4, 1], default=[4])
@pytest.mark.parametrize("variant", CATALOGUE.values(), ids=CATALOGUE.keys())
def test_no_arabic_page_holds_a_sentence_in_latin_letters(
    variant: Variant, step: int, art: CardArt
) -> None:
    """With each option at each value, or with a quarter of them."""
    pictures = CachedPictures(art, DECKS[variant.deck], GREEN_CLOTH, 1.0)
    cases = [(each, "ar") for each in [*settings_of(variant)][::step]]

    @loop_over(("one", "language"), cases, ids=page_name)
    def is_arabic(one: Variant, language: str) -> None:
        page = rules_page(one, fragments_of(language), pictures)
        _, contents, rest = page.html.partition('<p class="contents">')
        whole = page.html if is_introduced(one, language) else contents + rest
        assert THREE_LATIN_WORDS.findall(plain(whole).replace(one.name, "")) == []

    is_arabic()


@pytest.mark.parametrize("variant", CATALOGUE.values(), ids=CATALOGUE.keys())
def test_everything_on_an_arabic_page_is_read_from_the_right(
    variant: Variant, art: CardArt, qtbot: QtBot
) -> None:
    browser = shown(qtbot, page_of(variant, fragments_of("ar"), art))
    assert slanted_words(browser) == []
    written = blocks(browser) if is_introduced(variant, "ar") else blocks(browser)[2:]
    assert [block.text() for block in written if block.textDirection() != RIGHT] == []


@pytest.mark.parametrize("language", ["en", "it", "es", "fr", "pt_BR", "de", "ca"])
def test_other_pages_are_read_from_the_left(language: str, art: CardArt, qtbot: QtBot) -> None:
    browser = shown(qtbot, page_of(CIRULLA, fragments_of(language), art))
    assert {block.textDirection() for block in blocks(browser)} == {LEFT}
    scopa = shown(qtbot, page_of(SCOPA, fragments_of("en"), art))
    assert slanted_words(scopa) == ["Scopa"]


@pytest.mark.parametrize("game", ["scopa", "cirulla", "escoba", "escopa", "chorizo"])
def test_sums_run_from_the_left_after_the_cards_at_their_right(
    game: str, art: CardArt, qtbot: QtBot
) -> None:
    """`7 + 5 + 3 = 15` as it is written, and after its sentence, which is read from the right."""
    browser = shown(qtbot, page_of(CATALOGUE[game], fragments_of("ar"), art))
    captions = [
        (block, found)
        for block in blocks(browser)
        if (found := re.search(r"\d+(?: \+ \d+)+ = \d+", block.text()))
    ]
    assert captions
    for block, found in captions:
        line = block.layout().lineForTextPosition(found.start())
        assert line.textStart() + line.textLength() >= found.end()
        places = [x_of(line, position) for position in range(found.start() + 1, found.end())]
        assert all(before < after for before, after in pairwise(places))
        assert x_of(line, line.textStart()) > max(places)


@pytest.mark.parametrize(("language", "first"), [("en", 0), ("ar", -1)])
def test_the_first_column_of_a_table_stands_where_one_begins_to_read(
    language: str, first: int, art: CardArt, qtbot: QtBot
) -> None:
    browser = shown(qtbot, page_of(SCOPA, fragments_of(language), art))
    frames = browser.document().rootFrame().childFrames()
    (table,) = (frame for frame in frames if isinstance(frame, QTextTable))
    fragments = fragments_of(language)
    titles = [table.cellAt(0, column).firstCursorPosition().block().text() for column in range(3)]
    assert titles[first] == fragments.text("example.category")
    assert titles[1] == fragments.text("example.player_1")


def test_the_played_card_stands_where_one_begins_to_read(art: CardArt) -> None:
    """And the arrow leads away from it: the picture is turned round, the cards are not."""
    english, arabic = (
        next(iter(page_of(SCOPA, fragments_of(language), art).pictures.values())).toImage()
        for language in ("en", "ar")
    )
    assert arabic.size() == english.size()
    width, height = english.width(), english.height()
    card = round(92 * DECKS[SCOPA.deck].aspect)
    played = english.copy(20, 20, card - 8, height - 40)
    at_right = arabic.copy(width - 16 - card + 4, 20, card - 8, height - 40)
    assert likeness(played, at_right) > 0.9
    assert likeness(played, arabic.copy(20, 20, card - 8, height - 40)) < 0.9


def likeness(one: QImage, other: QImage) -> float:
    """The share of pixels that are nearly the same."""
    points = [(x, y) for x in range(one.width()) for y in range(one.height())]
    near = sum(
        abs(one.pixelColor(x, y).lightness() - other.pixelColor(x, y).lightness()) < 24
        for x, y in points
    )
    return near / len(points)


# --- what a language lacks ------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "it", "es", "fr", "pt_BR", "de", "ca", "ar"])
def test_a_whole_page_has_no_note(language: str, art: CardArt) -> None:
    assert "not translated" not in page_of(CHORIZO, fragments_of(language), art).html


def test_a_language_without_pages_is_noted_above_the_english_page(
    tmp_path: Path, art: CardArt, qtbot: QtBot
) -> None:
    page = page_of(CIRULLA, Fragments("xx", help_folder(tmp_path)), art)
    browser = shown(qtbot, page)
    first, second, *_ = blocks(browser)
    assert first.text() == ALL_ENGLISH
    assert second.text().startswith("Genoa's own game")
    assert page.direction == LEFT


def test_the_note_is_in_the_language_of_the_window(
    tmp_path: Path, art: CardArt, qtbot: QtBot, window_language: Language
) -> None:
    """The English page below it is read from the left inside the mirrored window."""
    window_language.apply(Settings(language="ar"))
    browser = shown(qtbot, page_of(CIRULLA, Fragments("ar", help_folder(tmp_path)), art))
    assert browser.layoutDirection() == RIGHT
    note, *page = blocks(browser)
    assert note.text() == "لم تُترجم هذه الصفحة بعد؛ تراها بالإنجليزية."
    assert note.textDirection() == RIGHT
    assert [block.text() for block in page if block.textDirection() != LEFT] == []


def test_a_part_that_is_lacking_is_english_from_the_left(
    tmp_path: Path, art: CardArt, qtbot: QtBot, window_language: Language
) -> None:
    window_language.apply(Settings(language="ar"))
    own = "## aim\nخذ أوراق {coins}.\n"
    page = page_of(SCOPA, Fragments("ar", help_folder(tmp_path, ar=own)), art)
    browser = shown(qtbot, page)
    note, *rest = blocks(browser)
    assert note.text() == "أجزاء من هذه الصفحة لم تُترجم بعد؛ تراها بالإنجليزية."
    ways = {ISOLATES.sub("", block.text()): block.textDirection() for block in rest}
    assert ways["خذ أوراق ديناري."] == RIGHT
    (coins,) = (text for text in ways if "the side with the most Coins" in text)
    assert ways[coins] == LEFT
    sweep = next(text for text in ways if text.startswith("If you clear"))
    assert ways[sweep] == LEFT
    assert ways["Winning the match"] == LEFT


def test_english_parts_of_a_page_from_the_left_need_no_isolates(
    tmp_path: Path, art: CardArt
) -> None:
    page = page_of(SCOPA, Fragments("de", help_folder(tmp_path, de="## aim\nNimm Karten.\n")), art)
    assert PARTLY_ENGLISH in page.html
    assert "Nimm Karten." in page.html
    assert not ISOLATES.search(page.html)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("ar", "أوراق ديناري"),  # The second word is filled in, and so isolated.
        ("ar", "السبعة الحية"),  # Without the doubled letter's sign.
        ("ar", "السبعة الحيّة"),
        ("ar", "اوراق البداية"),  # Without the hamza.
        ("ar", "SCOPA"),
        ("it", "L'asso"),
        ("ca", "rei d'oros"),
        ("fr", "jusqu'à"),
        ("en", "40 cards: ace"),
    ],
)
def test_words_are_found_as_people_type_them(
    language: str, words: str, art: CardArt, qtbot: QtBot
) -> None:
    browser = shown(qtbot, page_of(SCOPA, fragments_of(language), art))
    assert browser.find_words(words)
    first = browser.textCursor().selectionStart()
    assert browser.find_words(words, backward=True)
    assert browser.find_words(words)
    assert browser.textCursor().selectionStart() == first


def test_signs_in_searched_words_have_no_meaning(art: CardArt, qtbot: QtBot) -> None:
    browser = shown(qtbot, page_of(SCOPA, fragments_of("en"), art))
    assert browser.find_words("(1 point)")
    assert not browser.find_words("sco.a")
    assert not browser.find_words("[a-z]")
    assert not browser.find_words("\N{LEFT-TO-RIGHT MARK}")


def test_a_game_without_an_introduction_begins_with_its_english_summary(art: CardArt) -> None:
    """In a language whose translation repeats the English, as it does for a new game."""
    new = replace(SCOPA, id="scopa-dodici", summary="Take cards that make twelve.")
    german, arabic = (page_of(new, fragments_of(code), art) for code in ("de", "ar"))
    for page in (german, arabic):
        assert PARTLY_ENGLISH in page.html
    assert "Take cards that make twelve." in german.html
    assert '<p class="intro" dir="ltr">\N{LEFT-TO-RIGHT ISOLATE}Take cards' in arabic.html
    assert PARTLY_ENGLISH not in page_of(new, fragments_of("en"), art).html
