"""The Tuscan deck: French suits, forty cards without numbers, whole figures on the courts.

A framed court shows one sign and one figure on an orange floor whose right side lies in a mauve
shadow. The jacks carry a sword, a mace, a shield and a book; the kings of diamonds and hearts
have a parchment, the queen of clubs a wreath. The same drawing is printed in a larger size as the
Florentine deck.
"""

from ...backs import chequers
from ...french_deck import FrenchCards, french_deck
from .jacks import jack_clubs, jack_diamonds, jack_hearts, jack_spades
from .kings import king_clubs, king_diamonds, king_hearts, king_spades
from .parts import HEIGHT, LAYOUT, court
from .queens import queen_clubs, queen_diamonds, queen_hearts, queen_spades

FIGURES = {
    "diamonds": (jack_diamonds, queen_diamonds, king_diamonds),
    "hearts": (jack_hearts, queen_hearts, king_hearts),
    "spades": (jack_spades, queen_spades, king_spades),
    "clubs": (jack_clubs, queen_clubs, king_clubs),
}
DECK = french_deck(
    ("toscane", "Tuscan", "Toscane", "Tuscany"),
    FrenchCards(LAYOUT.ace, LAYOUT.card, court, FIGURES),
    chequers,
    HEIGHT,
    courts_double_ended=False,
    order=57,
)
