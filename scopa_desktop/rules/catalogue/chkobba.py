"""Chkobba, from Tunisia."""

from typing import Final

from scopa_desktop.rules import options
from scopa_desktop.rules.captures import (
    QUEEN_LOW_CAPTURE_VALUES,
    CaptureRule,
    EqualCard,
    SumToOwnValue,
)
from scopa_desktop.rules.catalogue.parts import (
    MOST_CARDS,
    MOST_COINS,
    SEVEN_OF_COINS,
    SUM_OPTIONS,
    SWEEPS,
)
from scopa_desktop.rules.dealing import Deal, Redeal
from scopa_desktop.rules.messages import QT_TRANSLATE_NOOP
from scopa_desktop.rules.scoring import SEVENS, SIXES, Contest, CountOf, CountWithTieBreak
from scopa_desktop.rules.seating import PAIRS, TWO
from scopa_desktop.rules.variant import Family, SweepName, SweepRule, Variant

CHKOBBA: Final = Variant(
    id="chkobba",
    name=QT_TRANSLATE_NOOP("rules", "Chkobba"),
    family=Family.CIRULLA,
    summary=QT_TRANSLATE_NOOP(
        "rules",
        "Take an equal card or a sum; {knight} is worth 8, {page} 9. The pack is cut for a "
        "card to keep or to put on the table. Karta, dinari, barmila and the {settebello} "
        "score.",
    ),
    deck="francesi",
    sweep_name=SweepName(
        "Chkobba!", QT_TRANSLATE_NOOP("rules", "chkobba"), QT_TRANSLATE_NOOP("rules", "chkobbas")
    ),
    seatings=(TWO, PAIRS),
    captures=CaptureRule(
        tiers=((EqualCard(),), (SumToOwnValue(),)), values=QUEEN_LOW_CAPTURE_VALUES
    ),
    categories=(
        MOST_CARDS,
        MOST_COINS,
        Contest("barmila", CountWithTieBreak((CountOf(SEVENS), CountOf(SIXES)))),
        SEVEN_OF_COINS,
        SWEEPS,
    ),
    target=21,
    deal=Deal(cut=True),
    redeals=(Redeal(None, 3),),
    redeal_by="same",
    sweep=SweepRule(on_last_play=True),
    options=(
        options.target(),
        options.RE_BELLO,
        options.NAPOLA,
        options.LAST_PLAY_SWEEP,
        options.ASSO_PIGLIATUTTO,
        *SUM_OPTIONS,
        options.MUST_CAPTURE,
        options.LEAD_BY_TWO,
    ),
    other_names=("Chkoba", "Shkobba", "Schkobba", "Skobba", "شكبة", "الشكبة"),
    places=QT_TRANSLATE_NOOP("rules", "Tunisia, Tunis, Sfax, Sousse, North Africa"),
)
"""RULES 2.11."""
