"""The Milanese deck: French suits on very narrow cards, every card in a rounded frame.

The courts are cut at a level line. The green serpent on the tabard of the jack of clubs is that
of the Visconti; the king of diamonds carries a bird, the queen of diamonds wears a headcloth
instead of a crown and holds a letter. No indices; a sister printed in Ticino has them.
"""

from ...backs import ripples
from ...french_deck import FrenchCards, french_deck
from .jacks import jack_clubs, jack_diamonds, jack_hearts, jack_spades
from .kings import king_clubs, king_diamonds, king_hearts, king_spades
from .parts import HEIGHT, ace, court, number
from .queens import queen_clubs, queen_diamonds, queen_hearts, queen_spades

FIGURES = {
    "diamonds": (jack_diamonds, queen_diamonds, king_diamonds),
    "hearts": (jack_hearts, queen_hearts, king_hearts),
    "spades": (jack_spades, queen_spades, king_spades),
    "clubs": (jack_clubs, queen_clubs, king_clubs),
}
DECK = french_deck(
    ("milanesi", "Milanese", "Milanesi", "Lombardy and Ticino"),
    FrenchCards(ace, number, court, FIGURES),
    ripples,
    HEIGHT,
    order=56,
)
