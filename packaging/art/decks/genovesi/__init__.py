"""The Genoese deck: French suits, forty cards without numbers, framed courts.

The drawing goes back to Belgian courts made for export in the middle of the nineteenth century,
without indices and with green where the Parisian model has blue. A plain white bar runs through
the courts from the upper right to the lower left; the Piedmontese deck has a level line instead.
Bare aces, green caps and the yellow shield of the jack of clubs tell it from its sisters.
"""

from ...backs import crosses
from ...french_deck import FrenchCards, french_deck
from .jacks import JACKS
from .kings import KINGS
from .parts import HEIGHT, LAYOUT, court
from .queens import QUEENS

DECK = french_deck(
    ("genovesi", "Genoese", "Genovesi", "Liguria"),
    FrenchCards(LAYOUT.ace, LAYOUT.card, court, (JACKS, QUEENS, KINGS)),
    crosses,
    HEIGHT,
    order=55,
    needs_values=True,
    width_mm=58,
)
