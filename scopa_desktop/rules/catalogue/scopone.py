"""Scopone: the whole pack dealt to two partnerships."""

from dataclasses import replace
from typing import Final

from scopa_desktop.rules import options
from scopa_desktop.rules.catalogue.parts import SCORING_OPTIONS, SUM_OPTIONS, TIES
from scopa_desktop.rules.catalogue.scopa import SCOPA
from scopa_desktop.rules.dealing import Deal
from scopa_desktop.rules.messages import QT_TRANSLATE_NOOP
from scopa_desktop.rules.seating import PAIRS
from scopa_desktop.rules.variant import Family, SweepRule, Variant

SCOPONE: Final[Variant] = replace(
    SCOPA,
    id="scopone",
    name="Scopone",
    family=Family.SCOPONE,
    summary=QT_TRANSLATE_NOOP(
        "rules",
        "Two partnerships, nine cards each and four on the table, all dealt at once: remember "
        "what was played, and you know what is to come.",
    ),
    deck="piacentine",
    seatings=(PAIRS,),
    points_per_round=5.0,
    deal=Deal(hand=None, table=4),
    shows_own_pile=False,
    other_names=("Scopone a nove",),
)
"""RULES 2.6."""

SCOPONE_SCIENTIFICO: Final[Variant] = replace(
    SCOPONE,
    id="scopone-scientifico",
    name="Scopone scientifico",
    summary=QT_TRANSLATE_NOOP(
        "rules",
        "Two partnerships, ten cards each and an empty table. Nothing is left to chance but the "
        "deal; a scopa on the very last card counts.",
    ),
    deck="napoletane",
    points_per_round=6.0,
    deal=Deal(hand=None, table=0),
    redeals=(),
    sweep=SweepRule(on_last_play=True),
    options=(
        options.target(),
        *SCORING_OPTIONS,
        options.LAST_PLAY_SWEEP,
        options.ASSO_PIGLIATUTTO,
        *SUM_OPTIONS,
        options.MUST_CAPTURE,
        TIES,
        options.LEAD_BY_TWO,
        options.CALL_OUT,
    ),
    other_names=("Scopone a dieci",),
)
"""RULES 2.7."""
