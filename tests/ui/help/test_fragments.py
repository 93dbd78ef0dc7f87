"""Reading and filling the fragments of the help."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from scopa_desktop.ui.help.fragments import Fragments, HelpError, fill, places, to_html
from scopa_desktop.ui.text_language import texts_in


def folder_with(tmp_path: Path, **languages: str) -> Path:
    for language, text in languages.items():
        (tmp_path / language).mkdir()
        (tmp_path / language / "deal.md").write_text(text, encoding="utf-8")
    return tmp_path


def test_places_are_filled_and_nouns_counted(qapp: QApplication) -> None:
    text = "{hand:cards} of {suit}"
    with texts_in("en"):
        assert fill(text, {"hand": 3, "suit": "cups"}) == "3 cards of cups"
        assert fill(text, {"hand": 1, "suit": "cups"}) == "1 card of cups"
    assert places(text) == {"hand", "suit"}


def test_what_is_filled_in_is_not_filled_again() -> None:
    assert fill("{name}", {"name": "{name}"}) == "{name}"


@pytest.mark.parametrize("text", ["{nothing}", "{hand:cards}", "{hand:brooms}"])
def test_a_place_without_its_field_or_noun_is_refused(text: str) -> None:
    with pytest.raises(HelpError):
        fill(text, {"hand": "three"})


def test_a_language_falls_back_fragment_by_fragment(tmp_path: Path) -> None:
    folder = folder_with(
        tmp_path, en="## one\nfirst\n\n## two\nsecond, and\nmore\n", xx="## one\nprimo\n"
    )
    fragments = Fragments("xx", folder)
    assert fragments.text("deal.one") == "primo"
    assert fragments.text("deal.two") == "second, and\nmore"
    assert fragments.lacking == {"deal.two"}
    assert "deal.two" in fragments
    assert "deal.three" not in fragments
    with pytest.raises(HelpError, match="three"):
        fragments.text("deal.three")


@pytest.mark.parametrize("language", ["yy", "..", "../xx", ""])
def test_an_unknown_language_is_explained_in_english(tmp_path: Path, language: str) -> None:
    folder = folder_with(tmp_path, en="## one\nfirst\n", xx="## one\nprimo\n")
    fragments = Fragments(language, folder)
    assert fragments.text("deal.one") == "first"
    assert fragments.language == "en"


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    folder = folder_with(tmp_path, en="")
    (folder / "en" / "deal.md").write_bytes(b"## one\n\xff\xfe")
    with pytest.raises(HelpError, match="deal"):
        Fragments("en", folder)


def test_markdown_becomes_html() -> None:
    text = "One **strong** and\n*slanted* line.\n\nBefore\n- first\n- <second>"
    assert to_html(text) == (
        "<p>One <b>strong</b> and <i>slanted</i> line.</p>"
        "<p>Before</p><ul><li>first</li><li>&lt;second&gt;</li></ul>"
    )
