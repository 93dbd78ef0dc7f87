"""The choice of the deck in New game: the same as in the settings, applied at once."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from pytestqt.qtbot import QtBot

from scopa_desktop.play.storage.house_rules import HouseRules
from scopa_desktop.play.storage.settings import SettingsStore
from scopa_desktop.ui.dialogs.deck_choice_dialog import DeckChoiceDialog
from scopa_desktop.ui.new_game.new_game_dialog import NewGameDialog
from scopa_desktop.ui.pictures.decks import CardArt
from scopa_desktop.ui.widgets.buttons import LinkButton
from scopa_desktop.ui.widgets.picture_tiles import PictureTile

from ..conftest import show_widget
from ..sheets import new_game_context


def deck_buttons(dialog: NewGameDialog) -> list[LinkButton]:
    buttons = dialog.findChildren(LinkButton)
    return [b for b in buttons if b.text().startswith("Your cards") and b.isVisible()]


def test_another_deck_is_chosen_beside_the_game(
    art: CardArt, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = SettingsStore(tmp_path / "settings.json")
    store.change(replace(store.current, deck="siciliane", more_options=True))
    context = new_game_context(art, store, HouseRules(tmp_path / "rules"))
    dialog = show_widget(qtbot, NewGameDialog(context), QSize(980, 740))
    (button,) = deck_buttons(dialog)
    assert button.text() == "Your cards: Sicilian. Change…"

    def choose(choice: DeckChoiceDialog) -> int:
        choice.show()
        tile = next(tile for tile in choice.findChildren(PictureTile) if tile.text() == "Sardinian")
        qtbot.mouseClick(tile, Qt.MouseButton.LeftButton)
        choice.accept()
        return choice.result()

    monkeypatch.setattr(DeckChoiceDialog, "exec", choose)
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert store.current.deck == "sarde"
    assert deck_buttons(dialog)[-1].text() == "Your cards: Sardinian. Change…"
