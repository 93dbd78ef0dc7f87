"""Which sounds belong to an event, and what a victory in a game is played on."""

from dataclasses import replace

import pytest

from scopa_desktop.rules.catalogue import variant
from scopa_desktop.ui.pictures.decks import CardArt
from scopa_desktop.ui.platform.sounds import Instrument
from scopa_desktop.ui.table.event_sounds import instrument_of


@pytest.mark.parametrize(
    ("game", "instrument"),
    [
        ("scopa", Instrument.MANDOLIN),
        ("cirulla", Instrument.MANDOLIN),
        ("escoba", Instrument.GUITAR),
        ("chkobba", Instrument.OUD),
        ("escopa", Instrument.ACCORDION),
        ("chorizo", Instrument.ACCORDION),
    ],
)
def test_a_victory_sounds_like_the_land_of_the_game(
    art: CardArt, game: str, instrument: Instrument
) -> None:
    assert instrument_of(variant(game), art.decks) is instrument


def test_a_game_without_places_sounds_like_the_land_of_its_deck(art: CardArt) -> None:
    game = replace(variant("scopa"), places="", deck="castellana")
    assert instrument_of(game, art.decks) is Instrument.GUITAR
