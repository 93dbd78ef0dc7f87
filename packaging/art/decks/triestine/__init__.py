"""The Triestine deck, framed, double-ended, with a name band and proverbs.

What is told first beside its Trevisan sister: the white bands across the courts with their names
(FANTE, CAVAL, RE), lettered one way only; the indices 11, 12 and 13; the mottoes of the aces
and the numbers in lozenges where blades and sceptres cross. Quarter suns fill the corners of
the aces of cups and swords. The page of swords is bare-headed, without a severed head; the king
of coins has a black beard, the other kings are shaven. The places of makers' marks (four of
coins, two of swords, the box of the ace of coins) stay empty. Cards are about 53 by 98 mm.
"""

from ...backs import halberds
from ...deck import FURTHER_RANKS, RANKS, Deck, eight_to_ten, table, two_to_seven
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
        court(page_coins, "FANTE", "DANARI", "11"),
        court(knight_coins, "CAVAL", "DANARI", "12"),
        court(king_coins, "RE", "DANARI", "13"),
    ),
    cups=(
        ace_cups,
        *two_to_seven(cups),
        court(page_cups, "FANTE", "COPPE", "11"),
        court(knight_cups, "CAVAL", "COPPE", "12"),
        court(king_cups, "RE", "COPPE", "13"),
    ),
    swords=(
        ace_swords,
        *two_to_seven(swords),
        court(page_swords, "FANTE", "SPADE", "11"),
        court(knight_swords, "CAVAL", "SPADE", "12"),
        court(king_swords, "RE", "SPADE", "13"),
    ),
    batons=(
        ace_batons,
        *two_to_seven(batons),
        court(page_batons, "FANTE", "BASTONI", "11"),
        court(knight_batons, "CAVAL", "BASTONI", "12", left=True),
        court(king_batons, "RE", "BASTONI", "13"),
    ),
) | eight_to_ten(coins, cups, swords, batons)
DECK = Deck(
    "triestine",
    "Trieste",
    "Triestine",
    "Trieste, Istria and Dalmatia",
    ("Coins", "Cups", "Swords", "Batons"),
    ("Knave", "Knight", "King"),
    CARDS,
    halberds,
    HEIGHT,
    index=dict(
        zip(
            RANKS + FURTHER_RANKS,
            ("1", *"234567", "11", "12", "13", "8", "9", "10"),
            strict=True,
        )
    ),
    courts_double_ended=True,
    order=44,
    width_mm=53,
)
