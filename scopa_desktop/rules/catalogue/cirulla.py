"""Cirulla, from Genoa, and Cirullone; Chkobba, from Tunisia."""

from dataclasses import replace
from typing import Final

from scopa_desktop.rules import options
from scopa_desktop.rules.captures import (
    QUEEN_LOW_CAPTURE_VALUES,
    AceTakesAll,
    CaptureRule,
    EqualCard,
    SumToOwnValue,
    SumWithPlayed,
)
from scopa_desktop.rules.cards import COINS, Rank, Suit, card, mask_of
from scopa_desktop.rules.catalogue.parts import (
    BEST_PRIMIERA,
    MOST_CARDS,
    MOST_COINS,
    SCOPA_CALL,
    SEVEN_OF_COINS,
    SUM_OPTIONS,
    SWEEPS,
    TIES,
)
from scopa_desktop.rules.dealing import FIFTEEN, Deal, Opening, Redeal
from scopa_desktop.rules.declarations import LowOrThreeOfAKind
from scopa_desktop.rules.messages import N_
from scopa_desktop.rules.scoring import (
    SEVENS,
    SIXES,
    CompleteSet,
    Contest,
    CountOf,
    CountWithTieBreak,
    DeclaredPoints,
    Run,
)
from scopa_desktop.rules.seating import PAIRS, THREE, TWO
from scopa_desktop.rules.variant import Family, SweepName, SweepRule, Variant

MATTA: Final = card(Rank.SEVEN, Suit.CUPS)
_COURTS_OF_COINS: Final = mask_of(
    card(rank, Suit.COINS) for rank in (Rank.PAGE, Rank.KNIGHT, Rank.KING)
)

CIRULLA: Final = Variant(
    id="cirulla",
    name="Cirulla",
    family=Family.CIRULLA,
    summary=N_(
        "Take an equal card, a sum, or fifteen; an Ace takes everything. Declare small or "
        "equal hands, with the {7C} as the wild matta. All ten {coins} win the match."
    ),
    deck="genovesi",
    sweep_name=SCOPA_CALL,
    seatings=(PAIRS, TWO, THREE),
    captures=CaptureRule(
        tiers=(
            (EqualCard(only_aces=True),),
            (EqualCard(), SumToOwnValue(), SumWithPlayed(FIFTEEN), AceTakesAll()),
        )
    ),
    categories=(
        MOST_CARDS,
        MOST_COINS,
        SEVEN_OF_COINS,
        BEST_PRIMIERA,
        CompleteSet("grande", _COURTS_OF_COINS, 5),
        Run("piccola", max_points=6),
        DeclaredPoints(),
        SWEEPS,
    ),
    target=51,
    points_per_round=10.0,
    redeals=(Redeal(Rank.ACE, 2),),
    opening=Opening(points=((15, 1), (30, 2)), wild=MATTA),
    declarations=LowOrThreeOfAKind(wild=MATTA),
    instant_win_cards=COINS,
    options=(
        options.target(),
        options.ACE_FIFTEEN_WITH_ACE,
        options.OPENING_MAY_DECLINE,
        options.BONUS_BEFORE_ACES,
        options.MUST_CAPTURE,
        options.RANK_FIRST,
        options.FEWEST_CARDS_OF_KINDS,
        options.TWO_CARDS_AT_MOST,
        options.LAST_PLAY_SWEEP,
        options.PRIMIERA_KIND,
        options.PRIMIERA_NEEDS_FOUR_SUITS,
        options.RE_BELLO,
        TIES,
        options.LEAD_BY_TWO,
        options.CALL_OUT,
    ),
    other_names=("Ciapachinze", "Cirolla"),
    places=N_("Genoa, Liguria, Italy"),
)
"""RULES 2.9."""

CIRULLONE: Final = replace(
    CIRULLA,
    id="cirullone",
    name="Cirullone",
    summary=N_(
        "Cirulla with the whole pack dealt at once. Any three cards of the hand may be declared at "
        "any turn and must then be played before the others."
    ),
    deal=Deal(hand=None, table=4),
    declarations=LowOrThreeOfAKind(wild=MATTA, any_three=True, played_first=True),
    target=101,
    points_per_round=25.0,
    other_names=(),
)
"""RULES 2.10."""


CHKOBBA: Final = Variant(
    id="chkobba",
    name=N_("Chkobba"),
    family=Family.CIRULLA,
    summary=N_(
        "Take an equal card or a sum; {knight} is worth 8, {page} 9. The pack is cut for a "
        "card to keep or to put on the table. Karta, dinari, barmila and the {settebello} "
        "score."
    ),
    deck="francesi",
    sweep_name=SweepName("Chkobba!", N_("chkobba"), N_("chkobbas")),
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
    places=N_("Tunisia, Tunis, Sfax, Sousse, North Africa"),
)
"""RULES 2.11."""
