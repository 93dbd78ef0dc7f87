"""The Bergamasque deck."""

from ...backs import zigzags
from ...deck import Deck, table, two_to_seven
from .aces import ace_batons, ace_coins, ace_cups, ace_swords
from .kings import king_batons, king_coins, king_cups, king_swords
from .knights import knight_batons, knight_coins, knight_cups, knight_swords
from .numbers import batons, coins, cups, swords
from .pages import page_batons, page_coins, page_cups, page_swords
from .parts import HEIGHT, court

CARDS = table(
    coins=(
        ace_coins,
        *two_to_seven(coins),
        court(page_coins),
        court(knight_coins),
        court(king_coins),
    ),
    cups=(ace_cups, *two_to_seven(cups), court(page_cups), court(knight_cups), court(king_cups)),
    swords=(
        ace_swords,
        *two_to_seven(swords),
        court(page_swords),
        court(knight_swords),
        court(king_swords),
    ),
    batons=(
        ace_batons,
        *two_to_seven(batons),
        court(page_batons),
        court(knight_batons),
        court(king_batons),
    ),
)
DECK = Deck(
    "bergamasche",
    "Bergamo",
    "Bergamasche",
    "Bergamo and Lombardy",
    ("Coins", "Cups", "Swords", "Batons"),
    ("Knave", "Knight", "King"),
    CARDS,
    zigzags,
    HEIGHT,
    courts_double_ended=True,
    order=30,
    needs_values=True,
    width_mm=50,
)
