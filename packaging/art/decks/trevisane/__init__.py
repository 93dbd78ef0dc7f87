"""The Trevisan deck."""

from ...backs import lions
from ...deck import Deck, eight_to_ten, table, two_to_seven
from .aces import ace_batons, ace_coins, ace_cups, ace_swords
from .kings import king_batons, king_coins, king_cups, king_swords
from .knights import knight_batons, knight_coins, knight_cups, knight_swords
from .numbers import batons, coins, cups, swords
from .pages import page_batons, page_coins, page_cups, page_swords
from .parts import HEIGHT, city, court

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
        court(king_batons, city),
    ),
) | eight_to_ten(coins, cups, swords, batons)
DECK = Deck(
    "trevisane",
    "Treviso (Venetian)",
    "Trevisane",
    "Veneto and Friuli",
    ("Coins", "Cups", "Swords", "Batons"),
    ("Knave", "Knight", "King"),
    CARDS,
    lions,
    HEIGHT,
    index={rank: rank for rank in "23456789"} | {"T": "10"},
    courts_double_ended=True,
    order=40,
    width_mm=49,
)
