"""Windows in any language, with a screen reader that Qt believes to be running."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication

from scopa_desktop.ai.review import match_review
from scopa_desktop.play.storage.house_rules import HouseRules
from scopa_desktop.play.storage.settings import Settings, SettingsStore
from scopa_desktop.rules.catalogue import CATALOGUE
from scopa_desktop.ui.language import Language
from scopa_desktop.ui.pictures.decks import CardArt

from ..conftest import Game
from ..sheets import Sheets
from .windows import Windows


@pytest.fixture
def language(qapp: QApplication) -> Iterator[Language]:
    """English, and English again after the test."""
    before, language = QLocale(), Language(qapp)
    language.apply(Settings(language="en"))
    yield language
    language.apply(Settings(language="en"))
    QLocale.setDefault(before)


@pytest.fixture
def windows(
    game: Game, art: CardArt, language: Language, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Windows]:
    """Opens the windows, with short searches in the review."""
    monkeypatch.setattr(match_review, "ITERATIONS_PER_DEPTH", 120)
    house = HouseRules(tmp_path / "my.scopa-rules")
    house.save(CATALOGUE["scopa"].configured({"target": 16}).named("Nonna"))
    store = SettingsStore(tmp_path / "settings.json")
    QAccessible.setActive(True)
    yield Windows(game, Sheets(art, store, house, lambda: language.code), tmp_path)
    QAccessible.setActive(False)
