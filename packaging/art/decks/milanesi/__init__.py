"""The Milanese deck: French suits on very narrow cards, every card in a rounded frame.

The courts are cut at a level line. The green serpent on the tabard of the jack of clubs is that
of the Visconti; the king of diamonds carries a bird, the queen of diamonds wears a headcloth
instead of a crown and holds a letter. No indices; a sister printed in Ticino has them.
"""

from ...backs import ripples
from ...french_deck import FrenchCards, french_deck
from .jacks import JACKS
from .kings import KINGS
from .parts import HEIGHT, ace, court, number
from .queens import QUEENS

DECK = french_deck(
    ("milanesi", "Milanese", "Milanesi", "Lombardy and Ticino"),
    FrenchCards(ace, number, court, (JACKS, QUEENS, KINGS)),
    ripples,
    HEIGHT,
    order=56,
    needs_values=True,
    width_mm=50,
)
