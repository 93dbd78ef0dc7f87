"""The Milanese deck: French suits on very narrow cards, every card in a rounded frame.

The courts are cut at a level line. The green serpent on the tabard of the jack of clubs is that
of the Visconti; the king of diamonds carries a bird, the queen of diamonds wears a headcloth
instead of a crown and holds a letter. No indices; a sister printed in Ticino has them.
"""

from functools import partial

from ...backs import ripples
from ...deck import Deck, Draw, table, two_to_seven
from .jacks import jack_clubs, jack_diamonds, jack_hearts, jack_spades
from .kings import king_clubs, king_diamonds, king_hearts, king_spades
from .parts import HEIGHT, ace, court, number
from .queens import queen_clubs, queen_diamonds, queen_hearts, queen_spades

COURTS = {
    "diamonds": (jack_diamonds, queen_diamonds, king_diamonds),
    "hearts": (jack_hearts, queen_hearts, king_hearts),
    "spades": (jack_spades, queen_spades, king_spades),
    "clubs": (jack_clubs, queen_clubs, king_clubs),
}


def _suit(suit: str) -> list[Draw]:
    courts = [partial(court, suit, half) for half in COURTS[suit]]
    return [partial(ace, suit), *two_to_seven(partial(number, suit)), *courts]


CARDS = table(*(_suit(suit) for suit in ("diamonds", "hearts", "spades", "clubs")))
DECK = Deck(
    "milanesi",
    "Milanese",
    "Milanesi",
    "Lombardy and Ticino",
    ("Diamonds", "Hearts", "Spades", "Clubs"),
    ("Jack", "Queen", "King"),
    CARDS,
    ripples,
    HEIGHT,
    courts_double_ended=True,
    emblems="fr",
    order=56,
)
