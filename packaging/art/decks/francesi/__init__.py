"""The French-suited deck."""

from functools import partial

from ...backs import rings
from ...deck import RANKS, Deck, Draw, table, two_to_seven
from ...palette import FRENCH_HEIGHT
from .aces import ace
from .courts import COURTS
from .numbers import number
from .parts import court


def _suit(suit: str) -> list[Draw]:
    courts = [partial(court, suit, letter, COURTS[suit, letter].draw_half) for letter in "JQK"]
    return [partial(ace, suit), *two_to_seven(partial(number, suit)), *courts]


CARDS = table(_suit("diamonds"), _suit("hearts"), _suit("spades"), _suit("clubs"))
DECK = Deck(
    "francesi",
    "French-suited",
    "Francesi",
    "France, Italy and the world",
    ("Diamonds", "Hearts", "Spades", "Clubs"),
    ("Jack", "Queen", "King"),
    CARDS,
    rings,
    FRENCH_HEIGHT,
    index=dict(zip(RANKS, RANKS, strict=True)),
    courts_double_ended=True,
    emblems="fr",
    order=70,
)
