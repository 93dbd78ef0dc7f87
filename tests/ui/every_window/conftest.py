"""Windows in any language, with a screen reader that Qt believes to be running."""

from pathlib import Path

import pytest

from scopa_desktop.ai.review import match_review
from scopa_desktop.play.storage.settings import Settings
from scopa_desktop.ui.language import Language
from scopa_desktop.ui.pictures.decks import CardArt

from ..conftest import Game
from ..sheets import Sheets, sheets_in
from .windows import Windows


@pytest.fixture
def language(window_language: Language) -> Language:
    """English at first."""
    window_language.apply(Settings(language="en"))
    return window_language


@pytest.fixture
def sheets(art: CardArt, tmp_path: Path, language: Language) -> Sheets:
    """Every sheet in the language of the window."""
    return sheets_in(tmp_path, art, lambda: language.code)


@pytest.fixture
def windows(
    screen_reader: None,
    game: Game,
    sheets: Sheets,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> Windows:
    """Opens the windows, with short searches in the review."""
    monkeypatch.setattr(match_review, "ITERATIONS_PER_DEPTH", 120)
    return Windows(game, sheets, tmp_path)
