"""Tiles: chosen by mouse and keyboard, and named to screen readers."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QSize, QSizeF, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from scopa_desktop.play.storage.settings import LANGUAGES, Settings, SettingsStore
from scopa_desktop.ui.language import Language
from scopa_desktop.ui.pictures.decks import CardArt, load_decks
from scopa_desktop.ui.settings.cards_page import CardsPage
from scopa_desktop.ui.settings.settings_page import PlayerCards
from scopa_desktop.ui.theme import painting
from scopa_desktop.ui.theme.colours import BLUE_CLOTH, GOLD, LIGHT_PALETTE
from scopa_desktop.ui.widgets.picture_tiles import DeckTile, PictureTile
from scopa_desktop.ui.widgets.tiles import CharacterTile

from ..conftest import SetPalette, show_widget


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
    look = face.grab().toImage()
    fifth, sixth = (look.pixelColor(x, 111).name() for x in (58, 69))
    assert (fifth, sixth) == (GOLD, LIGHT_PALETTE.field)


def test_a_deck_is_named_and_shows_its_choice(deck: DeckTile) -> None:
    before = deck.grab().toImage()
    deck.setChecked(True)
    assert deck.grab().toImage() != before
    assert (deck.accessibleName(), deck.accessibleDescription()) == ("Neapolitan", "Campania")


def test_a_tile_shows_its_cloth(qtbot: QtBot) -> None:
    tile = PictureTile("Blue", QSize(160, 110), cloth=BLUE_CLOTH)
    qtbot.addWidget(tile)
    colour = tile.grab().toImage().pixelColor(20, 60)
    assert colour.blue() > colour.green()


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_no_name_or_place_of_a_deck_or_back_is_cut(
    qtbot: QtBot,
    qapp: QApplication,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    language: str,
) -> None:
    """The tiles elide what is too long, which nothing may be."""
    painted: list[tuple[str, str]] = []
    for name in ("elided_text", "elided_lines"):
        original = getattr(painting, name)

        def elided(
            text: str,
            font: QFont,
            room: float | QSizeF,
            original: Callable[[str, QFont, float | QSizeF], str] = original,
        ) -> str:
            painted.append((text, original(text, font, room)))
            return painted[-1][1]

        monkeypatch.setattr(painting, name, elided)
    before, spoken = QLocale(), Language(qapp)
    spoken.apply(Settings(language=language))
    try:
        art = CardArt(load_decks())
        page = CardsPage(
            SettingsStore(tmp_path / "settings.json"), PlayerCards(art, {}, "napoletane")
        )
        qtbot.addWidget(page)
        tiles = page.findChildren(PictureTile)
        for tile in tiles:
            tile.setAutoExclusive(False)
            tile.setChecked(True)  # The name is bold then.
            tile.grab()
    finally:
        spoken.apply(Settings(language="en"))
        QLocale.setDefault(before)
    assert len(tiles) > 2 * len(art.decks)
    assert {tile.text() for tile in tiles} <= {text for text, _ in painted}
    assert [text for text, shown in painted if shown != text] == []
