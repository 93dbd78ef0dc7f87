"""The Romagnole deck, long, without frames and indices, with whole figures.

What is told first beside its sisters: the clubs are plain, red, blue or yellow, and swords and
clubs of one card mix the colours (the Piacentine trunks are green, the Neapolitan clubs
parti-coloured). The ace of coins is nearly blank, for it bore the tax stamp, and the four of
coins has a tiny crown: in Marafone its holder names trumps. Cards are about 51 by 91 mm; one
source says 58 by 88.
"""

from ...backs import castles
from ...deck import Deck, table, two_to_seven
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
    "romagnole",
    "Romagna",
    "Romagnole",
    "Romagna and San Marino",
    ("Coins", "Cups", "Swords", "Clubs"),
    ("Page", "Knight", "King"),
    CARDS,
    castles,
    HEIGHT,
    order=34,
    needs_values=True,
    width_mm=51,
)
