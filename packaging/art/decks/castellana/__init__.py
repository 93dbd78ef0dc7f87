"""The Castilian deck."""

from ...backs import tiles
from ...deck import RANKS, Deck, table, two_to_seven
from ...palette import SPANISH_HEIGHT
from .aces import ace_batons, ace_coins, ace_cups, ace_swords
from .kings import king_batons, king_coins, king_cups, king_swords
from .knights import knight_batons, knight_coins, knight_cups, knight_swords
from .numbers import batons, coins, cups, swords
from .pages import page_batons, page_coins, page_cups, page_swords

CARDS = table(
    coins=(ace_coins, *two_to_seven(coins), page_coins, knight_coins, king_coins),
    cups=(ace_cups, *two_to_seven(cups), page_cups, knight_cups, king_cups),
    swords=(ace_swords, *two_to_seven(swords), page_swords, knight_swords, king_swords),
    batons=(ace_batons, *two_to_seven(batons), page_batons, knight_batons, king_batons),
)
DECK = Deck(
    "castellana",
    "Spanish (Castilian)",
    "Castellana",
    "Spain and the Spanish-speaking Americas",
    ("Coins", "Cups", "Swords", "Clubs"),
    ("Page", "Knight", "King"),
    CARDS,
    tiles,
    SPANISH_HEIGHT,
    index=dict(zip(RANKS, ("1", *"234567", "10", "11", "12"), strict=True)),
    emblems="es",
    order=60,
    width_mm=61,
    land="Spain",
)
