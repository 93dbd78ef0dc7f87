"""Chorizo and Báciga, from the River Plate: combinations of the hand score at once."""

from dataclasses import replace
from typing import Final

from scopa_desktop.rules import options
from scopa_desktop.rules.cards import Rank, Suit, card
from scopa_desktop.rules.catalogue.parts import (
    ESCOBA_CALL,
    FIFTEEN_OR_THIRTY,
    MAY_MAKE_FIFTEEN,
    MOST_CARDS,
    MOST_COINS,
    SEVEN_OF_COINS,
    SWEEPS,
)
from scopa_desktop.rules.dealing import OpeningFlor
from scopa_desktop.rules.declarations import (
    HandCombinations,
    OneRank,
    OneSuit,
    Straight,
    TotalInRange,
)
from scopa_desktop.rules.messages import N_
from scopa_desktop.rules.scoring import CompleteSet, Contest, DeclaredPoints, Tie
from scopa_desktop.rules.seating import FOUR, PAIRS, THREE, TWO
from scopa_desktop.rules.variant import Family, Variant

CARIMBO: Final = CompleteSet("carimbo", 1 << card(Rank.TWO, Suit.BATONS), 4)
SETENTA: Final = Contest("setenta", options.FACE_VALUES, tie=Tie.NEXT_BEST)
_FLOR: Final = OneSuit("flor", 3)
_ESCALERA: Final = Straight("escalera", 3)
_CHORIZO: Final = OneRank("chorizo", 20)

CHORIZO: Final = Variant(
    id="chorizo",
    name="Chorizo",
    family=Family.PLATA,
    summary=N_(
        "Escoba with combinations: a flor, an escalera, a total of nine, a very small total "
        "and three of a rank score as soon as they are shown. The {2B} is worth four "
        "points."
    ),
    deck="castellana",
    sweep_name=ESCOBA_CALL,
    seatings=(TWO, THREE, PAIRS, FOUR),
    captures=MAY_MAKE_FIFTEEN,
    categories=(
        replace(MOST_CARDS, tie=Tie.NEXT_BEST),
        replace(MOST_COINS, tie=Tie.NEXT_BEST),
        SEVEN_OF_COINS,
        CARIMBO,
        SETENTA,
        DeclaredPoints(),
        SWEEPS,
    ),
    target=21,
    points_per_round=8.0,
    opening=FIFTEEN_OR_THIRTY,
    declarations=HandCombinations(
        combinations=(
            _FLOR,
            _ESCALERA,
            TotalInRange("tres_de_nueva", 3, min_total=9, max_total=9),
            TotalInRange("dos_de_miseria", 2, min_total=0, max_total=7),
            _CHORIZO,
        )
    ),
    options=(
        options.target(),
        options.OPENING_MAY_DECLINE,
        options.DECLARE_AT,
        options.DECLARE_WHICH,
        options.CAPTURE_FORCED,
        options.setenta("face", "sevens"),
        options.ties("next", "next_of_all", "nobody", "leaders"),
        options.LEAD_BY_TWO,
    ),
    places=N_("Uruguay, Montevideo, River Plate"),
)
"""RULES 2.17."""

BACIGA: Final = replace(
    CHORIZO,
    id="baciga",
    name="Báciga",
    summary=N_(
        "Chorizo with other combinations: nine or less is a báciga, with a pair in it three "
        "points. Opening cards of one suit bring the dealer a flor."
    ),
    opening_flor=OpeningFlor(),
    declarations=HandCombinations(
        combinations=(
            _FLOR,
            _ESCALERA,
            TotalInRange("baciga", 2, min_total=0, max_total=9, with_pair=False),
            TotalInRange("baciga_y_pares", 3, min_total=0, max_total=9, with_pair=True),
            _CHORIZO,
        )
    ),
)
"""RULES 2.18."""
