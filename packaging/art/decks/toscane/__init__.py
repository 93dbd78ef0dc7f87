"""The Tuscan deck: French suits, forty cards without numbers, whole figures on the courts.

A framed court shows one sign and one figure on an orange floor whose right side lies in a mauve
shadow. The jacks carry a sword, a mace, a shield and a book; the kings of diamonds and hearts
have a parchment, the queen of clubs a wreath. The same drawing is printed in a larger size as the
Florentine deck.
"""

from functools import partial

from ...backs import chequers
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
    courts = [partial(court, suit, figure) for figure in COURTS[suit]]
    return [partial(ace, suit), *two_to_seven(partial(LAYOUT.card, suit)), *courts]


CARDS = table(*(_suit(suit) for suit in ("diamonds", "hearts", "spades", "clubs")))
DECK = Deck(
    "toscane",
    "Tuscan",
    "Toscane",
    "Tuscany",
    ("Diamonds", "Hearts", "Spades", "Clubs"),
    ("Jack", "Queen", "King"),
    CARDS,
    chequers,
    HEIGHT,
    emblems="fr",
    order=57,
)
