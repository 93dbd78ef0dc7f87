"""The games: data, no logic. Each entry follows its section of the rules it is named after."""

import copyreg
from collections.abc import Mapping
from typing import Final

from scopa_desktop.rules import options
from scopa_desktop.rules.captures import CaptureRule, EqualCard, SumToOwnValue, SumWithPlayed
from scopa_desktop.rules.cards import COINS, PACK, SETTEBELLO, Rank
from scopa_desktop.rules.dealing import Opening, Redeal
from scopa_desktop.rules.scoring import (
    Contest,
    CountOf,
    PrimieraOrder,
    PrimieraSum,
    Sweeps,
    Whole,
)
from scopa_desktop.rules.seating import FOUR, PAIRS, THREE, TWO
from scopa_desktop.rules.variant import Family, OptionValue, Spoken, Variant
from scopa_desktop.rules.words import QT_TRANSLATE_NOOP

MOST_CARDS: Final = Contest("cards", CountOf(PACK))
MOST_COINS: Final = Contest("coins", CountOf(COINS))
SEVEN_OF_COINS: Final = Whole("settebello", 1 << SETTEBELLO)

SCOPA: Final = Variant(
    id="scopa",
    name="Scopa",
    family=Family.SCOPA,
    summary=QT_TRANSLATE_NOOP(
        "rules",
        "Take a table card of the same rank, or several that add up to your card. Clear the table "
        "for a scopa. Most cards, most coins, the settebello and the primiera score a point each.",
    ),
    deck="napoletane",
    sweep_name=Spoken("Scopa!", "scopa", "scope"),
    seatings=(TWO, THREE, FOUR, PAIRS),
    captures=CaptureRule(tiers=((EqualCard(),), (SumToOwnValue(),))),
    categories=(
        MOST_CARDS,
        MOST_COINS,
        SEVEN_OF_COINS,
        Contest("primiera", PrimieraSum()),
        Sweeps(),
    ),
    target=11,
    redeal=Redeal(Rank.KING, 2, by="next"),
    options=(
        options.target(),
        options.KING_REDEAL,
        options.REDEAL_BY,
        options.PRIMIERA_KIND,
        options.PRIMIERA_NEEDS_FOUR_SUITS,
        options.LAST_PLAY_SWEEP,
        options.FEWEST_CARDS_FIRST,
    ),
)
"""Scopa (RULES 2.1)."""

ESCOBA_SETENTA: Final = Variant(
    id="escoba-setenta",
    name="Escoba con setenta",
    family=Family.FIFTEEN,
    summary=QT_TRANSLATE_NOOP(
        "rules",
        "Take table cards that make fifteen with your card. Clear the table for an escoba. Most "
        "cards, most coins, the seven of coins and the setenta score a point each.",
    ),
    deck="castellana",
    sweep_name=Spoken("Escoba!", "escoba", "escobas"),
    seatings=(TWO, THREE, FOUR, PAIRS),
    captures=CaptureRule(tiers=((SumWithPlayed(15),),)),
    categories=(
        MOST_CARDS,
        MOST_COINS,
        SEVEN_OF_COINS,
        Contest("setenta", PrimieraOrder()),
        Sweeps(),
    ),
    target=21,
    opening=Opening(points=((15, 1), (30, 2))),
    options=(options.target(),),
)
"""Escoba with the setenta (RULES 2.14)."""

CATALOGUE: Final[dict[str, Variant]] = {v.id: v for v in (SCOPA, ESCOBA_SETENTA)}


def variant(variant_id: str) -> Variant:
    """The game of that id; raises `ValueError` with a sentence when there is none."""
    try:
        return CATALOGUE[variant_id]
    except KeyError:
        raise ValueError(
            f"there is no game {variant_id[:40]!r}; the games: {', '.join(CATALOGUE)}"
        ) from None


def configured(variant_id: str, settings: Mapping[str, OptionValue]) -> Variant:
    """The game of that id with these options; raises `ValueError` with a sentence."""
    return variant(variant_id).configured(settings)


# A variant travels between processes as its name and its changed options.
copyreg.pickle(Variant, lambda one: (configured, (one.id, one.changed)))
