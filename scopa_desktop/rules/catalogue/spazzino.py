"""Spazzino, the Scopa of northern Italy in which a capture of one suit scores its cards."""

from typing import Final

from scopa_desktop.rules import options
from scopa_desktop.rules.capture_bonuses import CaptureBonuses
from scopa_desktop.rules.captures import SEVENS_AND_COURTS, CaptureRule, EqualCard, SumToOwnValue
from scopa_desktop.rules.cards import FORTY, PACK, Rank, Suit, card, card_name
from scopa_desktop.rules.catalogue.parts import SEVEN_OF_COINS, SUM_OPTIONS, SWEEPS
from scopa_desktop.rules.messages import N_
from scopa_desktop.rules.scoring import CapturePoints, CompleteSet, Contest, CountOf, Run, Tie
from scopa_desktop.rules.seating import PAIRS, TWO
from scopa_desktop.rules.variant import Family, SweepName, Variant

_SINGLE_CARDS: Final = (card(Rank.PAGE, Suit.SWORDS), card(Rank.TWO, Suit.SWORDS))

SPAZZINO: Final = Variant(
    id="spazzino",
    name="Spazzino",
    family=Family.SCOPA,
    summary=N_(
        "A capture of one suit scores a point for each of its cards, and taking the card just laid "
        "with its like scores one. Courts take only their like, and {swords} score."
    ),
    deck="piacentine",
    sweep_name=SweepName("Spazzino!", N_("spazzino"), N_("spazzini")),
    seatings=(TWO, PAIRS),
    captures=CaptureRule(tiers=((EqualCard(), SumToOwnValue()),), values=SEVENS_AND_COURTS),
    categories=(
        Contest("cards", CountOf(PACK), 2, Tie.SHARED),
        Contest("swords", CountOf(FORTY.suits[Suit.SWORDS]), 2, Tie.SHARED),
        SEVEN_OF_COINS,
        *(CompleteSet(card_name(single), 1 << single) for single in _SINGLE_CARDS),
        Run("napula", order=FORTY.ranks, suit=Suit.SWORDS),
        CapturePoints("picula_bagher"),
        SWEEPS,
    ),
    target=31,
    points_per_round=9.4,
    capture_bonuses=CaptureBonuses(
        one_suit=0, each_of_suit=1, many=0, on_last_play=False, names=("picula", "bagher", "")
    ),
    options=(
        options.target(),
        options.LAST_PLAY_SWEEP,
        options.MUST_CAPTURE,
        *SUM_OPTIONS,
        options.LEAD_BY_TWO,
    ),
    other_names=("Spazzina", "Bàgher", "Bager"),
    places=N_("Northern Italy"),
)
"""RULES 2.30."""
