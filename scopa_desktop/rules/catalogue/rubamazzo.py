"""Rubamazzo, in which the pile of another player can be taken."""

from dataclasses import replace
from typing import Final

from scopa_desktop.rules import options
from scopa_desktop.rules.captures import CaptureRule, EqualCard, OpenPiles
from scopa_desktop.rules.catalogue.parts import MOST_CARDS
from scopa_desktop.rules.catalogue.scopa import SCOPA
from scopa_desktop.rules.messages import N_
from scopa_desktop.rules.variant import SweepRule, Variant

RUBAMAZZO: Final[Variant] = replace(
    SCOPA,
    id="rubamazzo",
    name="Rubamazzo",
    summary=N_(
        "Only equal cards are taken, one from the table or somebody's whole pile by the card on "
        "top of it. Whoever has the most cards at the end wins."
    ),
    deck="sarde",
    captures=CaptureRule(tiers=((EqualCard(),),), open_piles=OpenPiles.FREELY),
    categories=(MOST_CARDS,),
    sweep=SweepRule(scores=False),
    target=1,
    points_per_round=1.0,
    redeals=(),
    options=(
        options.target(),
        options.open_piles("freely", "last"),
        options.ACE_TAKES_PILES,
        options.MUST_CAPTURE,
        options.LEAD_BY_TWO,
    ),
    record_defaults=(),
    other_names=(
        "Rubamazzetto",
        "Ruba mazzo",
        "Rubamonte",
        "Rouba-monte",
        "Robamontón",
        "Roba montón",
        "Steal the pile",
    ),
    places=N_("Italy"),
)
"""RULES 2.26."""
