"""The sounds of the events of a match, and where they come from."""

from collections.abc import Mapping
from typing import Final

from scopa_desktop.rules.events import Captured, Event, PacketDealt, Played, RoundScored
from scopa_desktop.rules.variant import Variant
from scopa_desktop.ui.pictures.decks import Deck
from scopa_desktop.ui.platform.sounds import Instrument, Sound
from scopa_desktop.ui.table.animation.highlights import EFFECTS, highlight_of

_SOUNDS: Final[dict[type, Sound]] = {
    PacketDealt: Sound.DEAL,
    Played: Sound.PLAY,
    Captured: Sound.CAPTURE,
    RoundScored: Sound.ROUND_END,
}

_INSTRUMENTS: Final = {
    "Italy": Instrument.MANDOLIN,
    "Spain": Instrument.GUITAR,
    "France": Instrument.ACCORDION,
    "Brazil": Instrument.ACCORDION,
    "Uruguay": Instrument.ACCORDION,
    "Tunisia": Instrument.OUD,
}
"""By the lands of games and decks."""


def instrument_of(variant: Variant, decks: Mapping[str, Deck]) -> Instrument:
    """What a victory sounds like where a game is played, or else where its deck comes from."""
    lands = [*variant.places.split(", "), decks[variant.deck].land]
    return next((_INSTRUMENTS[land] for land in lands if land in _INSTRUMENTS), Instrument.MANDOLIN)


def sounds_of(event: Event, variant: Variant) -> list[Sound]:
    """The sounds of an event that are heard together: its own and that of the highlight."""
    highlight = highlight_of(event, variant)
    sounds = [_SOUNDS.get(type(event)), EFFECTS[highlight].sound if highlight else None]
    return [sound for sound in dict.fromkeys(sounds) if sound is not None]


def seat_of(event: Event, players: int) -> int:
    """The seat that an event of `sounds_of` is heard from: the dealer deals."""
    if isinstance(event, PacketDealt):
        return (event.first - 1) % players
    seat: int = getattr(event, "seat", 0)
    return seat
