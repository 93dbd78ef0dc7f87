"""The Tuscan deck: French suits, forty cards without numbers, whole figures on the courts.

A framed court shows one sign and one figure on an orange floor whose right side lies in a mauve
shadow. The jacks carry a sword, a mace, a shield and a book; the kings of diamonds and hearts
have a parchment, the queen of clubs a wreath. The same drawing is printed in a larger size as the
Florentine deck.
"""

from ...backs import chequers
from ...french_deck import FrenchCards, french_deck
from .jacks import JACKS
from .kings import KINGS
from .parts import HEIGHT, LAYOUT, court
from .queens import QUEENS

DECK = french_deck(
    ("toscane", "Tuscan", "Toscane", "Tuscany"),
    FrenchCards(LAYOUT.ace, LAYOUT.card, court, (JACKS, QUEENS, KINGS)),
    chequers,
    HEIGHT,
    courts_double_ended=False,
    order=57,
    needs_values=True,
    width_mm=58,
)
