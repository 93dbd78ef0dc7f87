"""The list of games in New game."""

from typing import Any

import pytest
from PySide6.QtCore import QLocale, QSize
from PySide6.QtGui import QFont, QPixmap
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from scopa_desktop.play.storage.settings import LANGUAGES, Settings
from scopa_desktop.rules.catalogue import CATALOGUE
from scopa_desktop.ui.language import Language
from scopa_desktop.ui.new_game import variant_list
from scopa_desktop.ui.new_game.variant_list import VariantList
from scopa_desktop.ui.pictures.decks import CardArt
from scopa_desktop.ui.theme import painting
from scopa_desktop.ui.widgets.variant_model import LAST, VariantModel

from ..conftest import show_widget

WIDTH = 292
"""Of the list in New game."""


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_no_line_of_the_game_played_last_is_cut(
    qtbot: QtBot, qapp: QApplication, art: CardArt, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    cut: list[str] = []
    painted: list[str] = []
    original = painting.elided_text

    def elided(text: str, font: QFont, width: float) -> str:
        shown = original(text, font, width)
        painted.append(shown)
        if shown != text:
            cut.append(text)
        return shown

    monkeypatch.setattr(painting, "elided_text", elided)
    before, spoken = QLocale(), Language(qapp)
    spoken.apply(Settings(language=language))
    try:
        for entry in CATALOGUE.values():
            another = entry.target - 1 if entry.target > 1 else entry.target + 1
            last = entry.configured({"target": another})
            model = VariantModel([entry], last=last)
            games = VariantList(model, LAST, art)
            qtbot.addWidget(games)
            games.resize(WIDTH, 700)
            games.grab()
    finally:
        spoken.apply(Settings(language="en"))
        QLocale.setDefault(before)
    assert len(painted) > 2 * len(CATALOGUE)
    assert cut == []


def test_a_search_paints_no_picture_that_is_not_there(
    qtbot: QtBot, art: CardArt, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted: list[tuple[object, ...]] = []
    original = painting.painted_pixmap

    def counted(*arguments: Any, **named: Any) -> QPixmap:
        painted.append(arguments)
        return original(*arguments, **named)

    monkeypatch.setattr(variant_list, "painted_pixmap", counted)
    games = VariantList(VariantModel(CATALOGUE.values()), "scopa", art)
    show_widget(qtbot, games, QSize(WIDTH, 700))
    qtbot.waitUntil(lambda: not games.is_preparing)
    before = len(painted)
    field = games.findChild(QLineEdit)
    assert field is not None
    for word in ("c", "es", "scopone", "15"):
        field.setText(word)
        games.grab()
    assert len(painted) == before
