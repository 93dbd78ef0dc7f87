"""The text of the help: languages that are complete, and fragments that are well formed."""

import re
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from scopa_desktop.play.storage.paths import resource_folder
from scopa_desktop.rules.catalogue import CATALOGUE
from scopa_desktop.ui.help.fragments import Fragments, places, read_language
from scopa_desktop.ui.text_language import texts_in, translate
from scopa_desktop.ui.wording.number_format import NOUNS

COMPLETE = ("en", "it", "es", "fr", "pt_BR", "de", "ca", "ar")
HELP = resource_folder() / "help"
LANGUAGES = sorted(folder.name for folder in HELP.iterdir() if folder.is_dir())
ENGLISH = read_language(HELP / "en")


@pytest.mark.parametrize("language", COMPLETE)
def test_these_languages_lack_nothing(language: str) -> None:
    """Except introductions of newer games, which may follow later."""
    assert language in LANGUAGES
    assert {name for name in Fragments(language).lacking if not name.startswith("games.")} == set()
    assert sum(name.startswith("games.") for name in read_language(HELP / language)) >= 18


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_language_has_what_english_has_not(language: str) -> None:
    assert set(read_language(HELP / language)) <= set(ENGLISH)


@pytest.mark.parametrize("language", [code for code in COMPLETE if code != "en"])
def test_no_fragment_is_left_in_english(language: str) -> None:
    """Names, numbers and marks alone may be the same."""
    same = {
        name
        for name, text in read_language(HELP / language).items()
        if text == ENGLISH.get(name) and re.search(r"[a-z]", re.sub(r"\{.*?\}", "", text))
    }
    assert {name for name in same if not name.startswith("example.player_")} <= {"options.off"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_have_the_labels_of_the_window(language: str, qapp: QApplication) -> None:
    fragments = read_language(HELP / language)
    for variant in CATALOGUE.values():
        for option in variant.options:
            with texts_in(language):
                label = translate("rules", option.label)
            assert fragments[f"options.{option.name}"].split("\n")[0] == label


def test_no_arabic_fragment_holds_a_sentence_in_latin_letters() -> None:
    for name, text in read_language(HELP / "ar").items():
        plain = re.sub(r"\{.*?\}", "0", text)
        assert not re.search(r"[^\W\d_]+(?:[^\w]+[^\W\d_]+){2,}", re.sub(r"[؀-ۿ]", "0", plain)), (
            name
        )


@pytest.mark.parametrize("language", LANGUAGES)
def test_fragments_have_text_and_close_their_places(language: str) -> None:
    for name, text in read_language(HELP / language).items():
        assert text, name
        assert not set("{}") & set(re.sub(r"\{\w+(:\w+)?\}", "", text)), name
        assert text.count("**") % 2 == 0, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_counted_noun_has_its_plurals_in_the_window(language: str) -> None:
    for name, text in read_language(HELP / language).items():
        assert set(re.findall(r"\{\w+:(\w+)\}", text)) <= NOUNS, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_translations_keep_the_places_of_english(language: str) -> None:
    """Suits, ranks and the game's own words may be used freely; figures and cards may not."""
    free = {"coins", "cups", "swords", "batons", "page", "knight", "king", "ace"}
    free |= {"game", "sweep", "sweeps", "settebello"}
    for name, text in read_language(HELP / language).items():
        assert places(text) - free == places(ENGLISH[name]) - free, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_have_a_label_and_one_line_of_explanation(language: str) -> None:
    fragments = read_language(HELP / language)
    for variant in CATALOGUE.values():
        for option in variant.options:
            assert len(fragments[f"options.{option.name}"].split("\n")) == 2


def test_no_file_lies_in_the_help_that_is_not_read() -> None:
    files = {path.relative_to(HELP) for path in HELP.rglob("*") if path.is_file()}
    read = {Path(lang, path.name) for lang in LANGUAGES for path in (HELP / lang).glob("*.md")}
    assert files - read == {Path("FORM.md")}
