"""The French-suited deck."""

from ...backs import rings
from ...deck import FURTHER_RANKS, RANKS
from ...drawing import Drawing
from ...french_deck import FrenchCards, french_deck
from ...palette import FRENCH_HEIGHT
from .aces import ace
from .courts import COURTS
from .numbers import number
from .parts import court


def _court(suit: str, letter: str) -> Drawing:
    return court(suit, letter, COURTS[suit, letter].draw_half)


DECK = french_deck(
    ("francesi", "French-suited", "Francesi", "France, Italy and the world"),
    FrenchCards(ace, number, _court, ("JJJJ", "QQQQ", "KKKK"), has_tens=True),
    rings,
    FRENCH_HEIGHT,
    index=dict(zip(RANKS + FURTHER_RANKS, [*RANKS, "8", "9", "10"], strict=True)),
    order=70,
    width_mm=58,
    land="France",
)
