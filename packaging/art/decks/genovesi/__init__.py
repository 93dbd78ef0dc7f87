"""The Genoese deck: French suits, forty cards without numbers, framed courts.

The drawing goes back to Belgian courts made for export in the middle of the nineteenth century,
without indices and with green where the Parisian model has blue. A plain white bar runs through
the courts from the upper right to the lower left; the Piedmontese deck has a level line instead.
Bare aces, green caps and the yellow shield of the jack of clubs tell it from its sisters.
"""

from ...backs import crosses
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
    ("genovesi", "Genoese", "Genovesi", "Liguria"),
    FrenchCards(LAYOUT.ace, LAYOUT.card, court, FIGURES),
    crosses,
    HEIGHT,
    order=55,
)
