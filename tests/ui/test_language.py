"""The language of the window, its dates, its numbers and its direction of reading."""

import gzip
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import QApplication, QStyle

from scopa_desktop.play.storage.paths import resource_folder
from scopa_desktop.play.storage.settings import LANGUAGES, SYSTEM_LANGUAGE, Settings
from scopa_desktop.ui import text_language
from scopa_desktop.ui.help.fragments import Fragments
from scopa_desktop.ui.language import NATIVE_NAMES, Language, best_match
from scopa_desktop.ui.text_language import Translator


def test_every_language_of_the_settings_is_offered_by_its_own_name() -> None:
    assert (SYSTEM_LANGUAGE, *NATIVE_NAMES) == LANGUAGES


@pytest.mark.parametrize(
    ("tags", "code"),
    [
        (["pt-BR"], "pt_BR"),
        (["pt-Latn-PT", "pt-PT", "pt"], "pt_BR"),
        (["pt"], "pt_BR"),
        (["de-AT"], "de"),
        (["ca"], "ca"),
        (["eo", "fr-CA", "it"], "fr"),
        (["tlh"], "en"),
        ([], "en"),
    ],
)
def test_the_system_is_understood_whatever_its_country(tags: list[str], code: str) -> None:
    assert best_match(tags) == code


def test_a_language_without_its_file_gives_way_to_english(
    window_language: Language, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(text_language, "translation_folder", lambda: tmp_path)
    window_language.apply(Settings(language="it"))
    assert window_language.code == "en"


def test_a_file_packed_with_gzip_is_read_and_stays_readable(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plain, packed = Translator(), Translator()
    source = text_language.translation_file("it")
    (tmp_path / source.name).write_bytes(gzip.compress(source.read_bytes()))
    monkeypatch.setattr(text_language, "translation_folder", lambda: tmp_path)
    assert plain.load_file(source)
    assert packed.load_file(text_language.translation_file("it"))
    # What took the place of the unpacked bytes in memory would be read for them.
    taken = [bytes(source.stat().st_size) for _ in range(20)]
    assert packed.translate("AboutDialog", "About") == plain.translate("AboutDialog", "About") != ""
    assert taken
    assert not packed.load_file(tmp_path / "nowhere.qm")


def test_dates_and_numbers_are_those_of_the_language(window_language: Language) -> None:
    window_language.apply(Settings(language="it"))
    assert QLocale().toString(1234567) == "1.234.567"
    window_language.apply(Settings(language="en"))
    assert QLocale().toString(1234567) == "1,234,567"


def test_arabic_is_read_from_the_right_with_the_figures_of_its_texts(
    window_language: Language, qapp: QApplication
) -> None:
    window_language.apply(Settings(language="ar"))
    assert qapp.layoutDirection() == Qt.LayoutDirection.RightToLeft
    assert QLocale().toString(11) == "11"
    window_language.apply(Settings(language="en"))
    assert qapp.layoutDirection() == Qt.LayoutDirection.LeftToRight


@pytest.mark.parametrize("code", ["en", "it", "es", "fr", "pt_BR", "de", "ca", "ar"])
def test_these_languages_have_rules_pages_of_their_own(code: str) -> None:
    assert (resource_folder() / "help" / code).is_dir()
    lacking = {name for name in Fragments(code).lacking if not name.startswith("games.")}
    assert lacking == set()


@pytest.mark.parametrize(("code", "underlines"), [("en", True), ("de", True), ("ar", False)])
def test_arabic_letters_of_shortcuts_are_not_underlined(
    window_language: Language, code: str, underlines: bool
) -> None:
    """Under Arabic letters the line would look like a vowel sign."""
    window_language.apply(Settings(language="ar"))
    window_language.apply(Settings(language=code))
    hint = QApplication.style().styleHint(QStyle.StyleHint.SH_UnderlineShortcut)
    assert bool(hint) is underlines
