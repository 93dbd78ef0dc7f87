"""Cicera, the Scopa of Brescia with fifty-two cards."""

from typing import Final

from scopa_desktop.rules import options
from scopa_desktop.rules.capture_bonuses import CaptureBonuses
from scopa_desktop.rules.captures import NUMBERS_AND_COURTS, CaptureRule, EqualCard, SumToOwnValue
from scopa_desktop.rules.cards import FIFTY_TWO, Rank, Suit, card, card_name
from scopa_desktop.rules.catalogue.parts import SCOPA_CALL, SUM_OPTIONS, SWEEPS
from scopa_desktop.rules.dealing import Deal
from scopa_desktop.rules.messages import N_
from scopa_desktop.rules.scoring import CapturePoints, CompleteSet, Contest, CountOf, Run, Tie
from scopa_desktop.rules.seating import PAIRS
from scopa_desktop.rules.variant import Family, SweepRule, Variant

_SWORDS: Final = FIFTY_TWO.suits[Suit.SWORDS]
_SINGLE_CARDS: Final = (
    card(Rank.TEN, Suit.COINS),
    card(Rank.TWO, Suit.SWORDS),
    card(Rank.PAGE, Suit.CUPS),
)

CICERA: Final = Variant(
    id="cicera",
    name="Cicera",
    family=Family.SCOPONE,
    summary=N_(
        "Two partnerships and fifty-two cards, twelve in each hand. Nobody has to capture, and a "
        "court takes only its like. {swords} score, and so does a capture of one suit, of three "
        "cards or of the card just laid."
    ),
    deck="trevisane",
    sweep_name=SCOPA_CALL,
    seatings=(PAIRS,),
    captures=CaptureRule(
        tiers=((EqualCard(), SumToOwnValue()),), forced=False, values=NUMBERS_AND_COURTS
    ),
    categories=(
        Contest("cards", CountOf(FIFTY_TWO.cards), 2, Tie.SHARED),
        Contest("swords", CountOf(_SWORDS), tie=Tie.SHARED),
        Run("napula", order=FIFTY_TWO.ranks, suit=Suit.SWORDS),
        *(CompleteSet(card_name(single), 1 << single) for single in _SINGLE_CARDS),
        CapturePoints(),
        SWEEPS,
    ),
    target=51,
    points_per_round=20.0,
    deal=Deal(hand=None, table=4, pack=FIFTY_TWO),
    capture_bonuses=CaptureBonuses(),
    sweep=SweepRule(on_last_play=True),
    instant_win_cards=_SWORDS,
    win_call="Napoleone!",
    shows_own_pile=False,
    options=(
        options.target(),
        options.LAST_PLAY_SWEEP,
        options.CAPTURE_FORCED,
        *SUM_OPTIONS,
        options.LEAD_BY_TWO,
    ),
    other_names=("Cicera bigia", "Ciccera biccera", "Ciccia", "Scopa bresciana"),
    places=N_("Brescia, Lombardy, Italy"),
)
"""RULES 2.25."""
