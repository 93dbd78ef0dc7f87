"""Tiles: chosen by mouse and keyboard, and named to screen readers."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from scopa_desktop.play.storage.settings import LANGUAGES, Settings, SettingsStore
from scopa_desktop.ui.language import Language
from scopa_desktop.ui.pictures.decks import CardArt, load_decks
from scopa_desktop.ui.settings.settings_page import PlayerCards
from scopa_desktop.ui.settings.settings_pages import CardsPage
from scopa_desktop.ui.theme.colours import BLUE_CLOTH, GOLD, LIGHT_PALETTE
from scopa_desktop.ui.theme.style_sheets import dialog_style
from scopa_desktop.ui.widgets.card_label import CardGroup
from scopa_desktop.ui.widgets.ornaments import Suns
from scopa_desktop.ui.widgets.picture_tiles import DeckTile, PictureTile
from scopa_desktop.ui.widgets.tiles import CharacterTile

from ..conftest import SetPalette, show_widget
from ..room import cramped


@pytest.fixture
def face(qtbot: QtBot) -> CharacterTile:
    return show_widget(
        qtbot, CharacterTile(CardArt(load_decks()), "ciro", "Don Ciro", level="strong", strength=5)
    )


@pytest.fixture
def deck(qtbot: QtBot) -> DeckTile:
    cards = [("napoletane", "7D"), ("francesi", "QC")]
    return show_widget(qtbot, DeckTile(CardArt(load_decks()), "Neapolitan", "Campania", cards))


def test_a_tile_is_chosen_by_mouse_and_by_space(face: CharacterTile, qtbot: QtBot) -> None:
    qtbot.mouseClick(face, Qt.MouseButton.LeftButton)
    assert face.isChecked()
    qtbot.keyClick(face, Qt.Key.Key_Space)
    assert not face.isChecked()


def test_a_face_is_named_with_level_strength_and_seat(face: CharacterTile) -> None:
    assert face.accessibleName() == "Don Ciro, strong, strength 5 of 6"
    face.set_seats("2")
    assert face.accessibleName() == "Don Ciro, strong, strength 5 of 6, seat 2"
    face.set_seats("")
    assert "seat" not in face.accessibleName()


def test_seat_and_choice_show(face: CharacterTile) -> None:
    looks = [face.grab().toImage()]
    face.set_seats("1")
    looks.append(face.grab().toImage())
    face.setChecked(True)
    looks.append(face.grab().toImage())
    assert looks[0] != looks[1] != looks[2]


def test_suns_that_are_lacking_are_empty_on_a_chosen_tile_too(
    face: CharacterTile, set_palette: SetPalette
) -> None:
    set_palette(LIGHT_PALETTE)
    face.setChecked(True)
    look = face.findChildren(Suns)[0].grab().toImage()
    fifth, sixth = (look.pixelColor(x, 7).name() for x in (49, 60))
    assert (fifth, sixth) == (GOLD, LIGHT_PALETTE.field)


def test_a_deck_is_named_and_shows_its_choice(deck: DeckTile) -> None:
    before = deck.grab().toImage()
    deck.setChecked(True)
    assert deck.grab().toImage() != before
    assert (deck.accessibleName(), deck.accessibleDescription()) == ("Neapolitan", "Campania")


def test_a_tile_shows_its_cloth(qtbot: QtBot) -> None:
    tile = PictureTile("Blue", CardGroup(CardArt(load_decks())), 78, cloth=BLUE_CLOTH)
    qtbot.addWidget(tile)
    colour = tile.grab().toImage().pixelColor(20, 40)
    assert colour.blue() > colour.green()


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_no_name_or_place_of_a_deck_or_back_is_cut(
    qtbot: QtBot, window_language: Language, tmp_path: Path, language: str
) -> None:
    window_language.apply(Settings(language=language))
    art = CardArt(load_decks())
    page = CardsPage(SettingsStore(tmp_path / "settings.json"), PlayerCards(art, {}, "napoletane"))
    page.setStyleSheet(dialog_style(LIGHT_PALETTE))
    show_widget(qtbot, page)
    tiles = page.findChildren(PictureTile)
    for tile in tiles:
        tile.setAutoExclusive(False)
        tile.setChecked(True)  # The name is bold then.
    QApplication.processEvents()
    assert len(tiles) > 2 * len(art.decks)
    assert [complaint for tile in tiles for complaint in cramped(tile)] == []
