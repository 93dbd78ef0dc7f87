"""The Sarde deck: whole figures in a landscape, framed, with indices in two corners.

It comes from a Spanish deck of 1810 and was engraved. What is told first beside the Castilian
deck: the fours hold scenes, the swords are in red scabbards, castles, trees and camps stand
behind the courts. Number cards of swords and batons lie in fans, hilts and thick ends outwards;
the three of batons stands upright. The courts of swords are in armour, children hold the aces
of swords and batons, and the ace of coins fills the upper half only. The subject of the four of
batons is not known for sure; it is drawn as a seated figure with a jar. Cards are about 56 by
88 mm.
"""

from ...backs import weave
from ...deck import RANKS, Deck, table, two_to_seven
from .aces import ace_batons, ace_coins, ace_cups, ace_swords
from .kings import king_batons, king_coins, king_cups, king_swords
from .knights import knight_batons, knight_coins, knight_cups, knight_swords
from .numbers import batons, coins, cups, swords
from .pages import page_batons, page_coins, page_cups, page_swords
from .parts import HEIGHT

CARDS = table(
    coins=(ace_coins, *two_to_seven(coins), page_coins, knight_coins, king_coins),
    cups=(ace_cups, *two_to_seven(cups), page_cups, knight_cups, king_cups),
    swords=(ace_swords, *two_to_seven(swords), page_swords, knight_swords, king_swords),
    batons=(ace_batons, *two_to_seven(batons), page_batons, knight_batons, king_batons),
)
DECK = Deck(
    "sarde",
    "Sardinian",
    "Sarde",
    "Sardinia",
    ("Coins", "Cups", "Swords", "Clubs"),
    ("Page", "Knight", "King"),
    CARDS,
    weave,
    HEIGHT,
    index=dict(zip(RANKS, ("1", *"234567", "10", "11", "12"), strict=True)),
    emblems="es",
    order=54,
    width_mm=56,
)
