"""The sounds of the events of a match, and where they come from."""

from collections.abc import Mapping
from typing import Final

from scopa_desktop.rules.cards import union
from scopa_desktop.rules.events import (
    CalledOut,
    Captured,
    Declared,
    Event,
    LeftoversTaken,
    PacketDealt,
    Played,
    RoundScored,
    Swept,
)
from scopa_desktop.rules.scoring import CompleteSet
from scopa_desktop.rules.variant import Variant
from scopa_desktop.ui.pictures.decks import Deck
from scopa_desktop.ui.platform.sounds import Instrument, Sound

_SOUNDS: Final[dict[type, Sound]] = {
    PacketDealt: Sound.DEAL,
    Played: Sound.PLAY,
    Captured: Sound.CAPTURE,
    Declared: Sound.KNOCK,
    CalledOut: Sound.KNOCK,
    LeftoversTaken: Sound.LAST,
    Swept: Sound.SWEEP,
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
    """The sounds of an event that are heard together."""
    if isinstance(event, LeftoversTaken) and not (event.cards and event.seat is not None):
        return []
    if isinstance(event, PacketDealt) and event.number == 1:
        return [Sound.SHUFFLE, Sound.DEAL]
    sounds = [_SOUNDS[type(event)]] if type(event) in _SOUNDS else []
    if takes_point(event, variant):
        sounds.append(Sound.SETTEBELLO)
    return sounds


def takes_point(event: Event, variant: Variant) -> bool:
    """Whether a card is captured that is a point by itself, such as the settebello."""
    if not isinstance(event, Captured):
        return False
    sets = (category for category in variant.categories if isinstance(category, CompleteSet))
    single_cards = union(each.cards for each in sets if each.cards.bit_count() == 1)
    return bool((event.taken | 1 << event.card) & single_cards)


def seat_of(event: Event, players: int) -> int:
    """The seat that an event of `sounds_of` is heard from: the dealer deals."""
    if isinstance(event, PacketDealt):
        return (event.first - 1) % players
    seat: int = getattr(event, "seat", 0)
    return seat
