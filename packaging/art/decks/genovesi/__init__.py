"""The Genoese deck: French suits, forty cards without numbers, framed courts.

The drawing goes back to Belgian courts made for export in the middle of the nineteenth century,
without indices and with green where the Parisian model has blue. A plain white bar runs through
the courts from the upper right to the lower left; the Piedmontese deck has a level line instead.
Bare aces, green caps and the yellow shield of the jack of clubs tell it from its sisters.
"""

from functools import partial

from ...backs import crosses
from ...deck import Deck, Draw, table, two_to_seven
from .jacks import jack_clubs, jack_diamonds, jack_hearts, jack_spades
from .kings import king_clubs, king_diamonds, king_hearts, king_spades
from .parts import HEIGHT, LAYOUT, ace, court
from .queens import queen_clubs, queen_diamonds, queen_hearts, queen_spades

COURTS = {
    "diamonds": (jack_diamonds, queen_diamonds, king_diamonds),
    "hearts": (jack_hearts, queen_hearts, king_hearts),
    "spades": (jack_spades, queen_spades, king_spades),
    "clubs": (jack_clubs, queen_clubs, king_clubs),
}


def _suit(suit: str) -> list[Draw]:
    courts = [partial(court, suit, half) for half in COURTS[suit]]
    return [partial(ace, suit), *two_to_seven(partial(LAYOUT.card, suit)), *courts]


CARDS = table(*(_suit(suit) for suit in ("diamonds", "hearts", "spades", "clubs")))
DECK = Deck(
    "genovesi",
    "Genoese",
    "Genovesi",
    "Liguria",
    ("Diamonds", "Hearts", "Spades", "Clubs"),
    ("Jack", "Queen", "King"),
    CARDS,
    crosses,
    HEIGHT,
    courts_double_ended=True,
    emblems="fr",
    order=55,
)
