"""The compiled translations are those of the texts beside them, and say the same."""

import importlib
import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from PySide6.QtCore import QTranslator

from scopa_desktop.play.paths import translation_folder
from scopa_desktop.play.settings import LANGUAGES

ROOT = Path(__file__).resolve().parents[2]
SOURCES = sorted((ROOT / "translations").glob("*.ts"))


def test_every_language_of_the_settings_has_its_translation() -> None:
    languages = {source.stem.removeprefix("scopa_desktop_") for source in SOURCES}
    assert languages == set(LANGUAGES) - {"system"}


@pytest.mark.parametrize("source", SOURCES, ids=lambda path: path.stem)
def test_the_compiled_file_is_up_to_date(
    source: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    compiled = tmp_path / "compiled.qm"
    importlib.import_module("translate").compile_to(source, compiled)
    assert source.with_suffix(".qm").read_bytes() == compiled.read_bytes(), (
        "run packaging/translate.py"
    )


@pytest.mark.parametrize("source", SOURCES, ids=lambda path: path.stem)
def test_a_translation_keeps_what_is_filled_in(source: Path) -> None:
    for message in ET.parse(source).iter("message"):
        original = message.findtext("source", "")
        translation = message.find("translation")
        assert translation is not None
        forms = [form.text or "" for form in translation.iter("numerusform")]
        for text in filter(None, forms or [translation.text]):
            assert _places(text) == _places(original), original


def test_italian_is_loaded() -> None:
    translator = QTranslator()
    assert translator.load(str(translation_folder() / "scopa_desktop_it.qm"))
    assert "non è un file" in translator.translate("Storage", "“{path}” is not a file.")


def _places(text: str) -> set[str]:
    """The places in a text where something is filled in: `{name}`, `%1`, `%n`."""
    return set(re.findall(r"\{\w*\}|%n|%\d", text))
