"""The Sicilian deck."""

from ...backs import waves
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
    "siciliane",
    "Sicilian",
    "Siciliane",
    "Sicily",
    ("Coins", "Cups", "Swords", "Clubs"),
    ("Page", "Knight", "King"),
    CARDS,
    waves,
    HEIGHT,
    order=50,
    width_mm=50,
)
