"""Texts in another language than that of the window, and lists in every language."""

from pathlib import Path
from shutil import copytree

import pytest
from PySide6.QtWidgets import QApplication

from scopa_desktop.play.storage.paths import resource_folder
from scopa_desktop.play.storage.settings import Settings
from scopa_desktop.rules.catalogue import CATALOGUE
from scopa_desktop.ui import text_language
from scopa_desktop.ui.help.blocks import Prose, ScoreTable
from scopa_desktop.ui.help.fragments import Fragments, fragments_of
from scopa_desktop.ui.language import NATIVE_NAMES, Language
from scopa_desktop.ui.pictures.decks import load_decks
from scopa_desktop.ui.text_language import texts_in, translate
from scopa_desktop.ui.wording.list_format import and_list, or_list
from tests.ui.help.pages import sections_of

DECK = load_decks()["napoletane"]


def test_texts_can_be_in_another_language_than_the_window(window_language: Language) -> None:
    window_language.apply(Settings(language="de"))
    assert DECK.card_name("7D") == "Münz-7"
    with texts_in("it"):
        assert DECK.card_name("7D") == "7 di denari"
        with texts_in("en"):
            assert DECK.card_name("7D") == "7 of Coins"
            assert translate("Counts", "%n cards", "", 1) == "1 card"
        assert translate("Counts", "%n cards", "", 2) == "2 carte"
    assert translate("Counts", "%n cards", "", 2) == "2 Karten"


def test_the_window_has_its_language_back_after_an_error(window_language: Language) -> None:
    window_language.apply(Settings(language="de"))
    with pytest.raises(ZeroDivisionError), texts_in("it"):
        1 / 0  # noqa: B018
    assert DECK.card_name("KD") == "Münz-König"


def test_a_language_without_a_translation_is_an_error(qapp: QApplication) -> None:
    with pytest.raises(FileNotFoundError, match="tlh"), texts_in("tlh"):
        translate("Deck", "Coins")


@pytest.mark.parametrize("code", ["de", "ca", "ar"])
def test_an_english_page_in_another_window_is_english_throughout(
    window_language: Language, code: str, tmp_path: Path
) -> None:
    copytree(resource_folder() / "help" / "en", tmp_path / "en")
    variant = CATALOGUE["cirulla"]
    deck = load_decks()[variant.deck]
    window_language.apply(Settings(language="en"))
    english = sections_of(variant, deck, fragments_of("en"))
    window_language.apply(Settings(language=code))
    assert sections_of(variant, deck, Fragments(code, tmp_path)) == english


def test_an_italian_page_has_the_names_and_reasons_of_the_window(
    window_language: Language,
) -> None:
    window_language.apply(Settings(language="it"))
    sections = sections_of(CATALOGUE["scopa"], DECK, fragments_of("it"))
    blocks = [block for section in sections for block in section.blocks]
    text = " ".join(block.text for block in blocks if isinstance(block, Prose))
    (table,) = (block for block in blocks if isinstance(block, ScoreTable))
    assert "7 di denari" in text
    assert "**Carte** (1 punto)" in text
    assert table.rows[0].title == "Carte"
    assert table.rows[0].reason.startswith("Più carte: ")


AND_LISTS = {
    "en": "A, B and C",
    "it": "A, B e C",
    "es": "A, B y C",
    "fr": "A, B et C",
    "pt_BR": "A, B e C",
    "de": "A, B und C",
    "ca": "A, B i C",
    "ar": "\u200f\u2068A\u2069 و\u2068B\u2069 و\u2068C\u2069",
}
OR_LISTS = {
    "en": "A, B or C",
    "it": "A, B o C",
    "es": "A, B o bien C",
    "fr": "A, B ou C",
    "pt_BR": "A, B ou C",
    "de": "A, B oder C",
    "ca": "A, B o C",
    "ar": "\u200fA\u200f، B أو \u2068C\u2069",
}


@pytest.mark.parametrize("code", NATIVE_NAMES)
def test_lists_have_the_words_of_the_language(code: str, window_language: Language) -> None:
    window_language.apply(Settings(language=code))
    assert and_list(("A", "B", "C")) == AND_LISTS[code]
    assert or_list(("A", "B", "C")) == OR_LISTS[code]
    assert and_list(("A",)) == or_list(("A",)) == "A"
    assert and_list(()) == or_list(()) == ""


def test_every_module_translates_by_the_function_that_knows_the_language() -> None:
    """`QCoreApplication.translate` knows only the window's language, not that of a rules page."""
    home = Path(text_language.__file__)
    users = [
        path.relative_to(home.parent).as_posix()
        for path in sorted(home.parent.rglob("*.py"))
        if "Application.translate" in path.read_text(encoding="utf-8")
    ]
    assert users == [home.name]
