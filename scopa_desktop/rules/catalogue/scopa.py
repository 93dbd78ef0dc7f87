"""Scopa and its closest variants, and Scopone: the whole pack dealt to two partnerships."""

from dataclasses import replace
from typing import Final

from scopa_desktop.rules import options
from scopa_desktop.rules.captures import (
    AceTakesAll,
    CaptureRule,
    EqualCard,
    SumToOwnValue,
    SumWithPlayed,
)
from scopa_desktop.rules.cards import Rank, Suit, card, card_name, mask_of
from scopa_desktop.rules.catalogue.parts import (
    EQUAL_OR_SUM,
    MUST_MAKE_FIFTEEN,
    PLAY_OPTIONS,
    REDEAL_OPTIONS,
    SCOPA_CALL,
    SCOPA_CATEGORIES,
    SCOPA_OPTIONS,
    SCORING_OPTIONS,
    SUM_OPTIONS,
    SWEEPS,
    THREE_KINGS,
    TIES,
    TWO_KINGS_IN_RECORDS,
)
from scopa_desktop.rules.dealing import FIFTEEN, Deal
from scopa_desktop.rules.messages import N_
from scopa_desktop.rules.scoring import (
    ACES_AND_COURTS,
    SEVENS,
    CompleteSet,
    Contest,
    CountOf,
    EachCard,
    Tie,
)
from scopa_desktop.rules.seating import (
    FOUR,
    PAIRS,
    SIX,
    THREE,
    THREE_PAIRS,
    TWO,
    TWO_THREES,
    UP_TO_FOUR,
)
from scopa_desktop.rules.variant import EndingRule, Family, SweepRule, Variant

SCOPA: Final = Variant(
    id="scopa",
    name="Scopa",
    family=Family.SCOPA,
    summary=N_(
        "Take a table card of the same rank, or several that add up to your card. Clear the "
        "table for a scopa. Most cards, most {coins}, the settebello and the primiera score a "
        "point each."
    ),
    deck="napoletane",
    sweep_name=SCOPA_CALL,
    seatings=(*UP_TO_FOUR, SIX, THREE_PAIRS, TWO_THREES),
    captures=EQUAL_OR_SUM,
    categories=SCOPA_CATEGORIES,
    target=11,
    redeals=(THREE_KINGS,),
    options=SCOPA_OPTIONS,
    record_defaults=TWO_KINGS_IN_RECORDS,
    places=N_("Italy, Naples"),
)
"""RULES 2.1."""

SCOPA_RACE: Final = replace(
    SCOPA,
    id="scopa-race",
    name="Scopa all'undici",
    summary=N_(
        "Scopa as a race: cards, {coins}, settebello, primiera and {sweeps} are counted in "
        "this order, and the first to reach eleven wins at once."
    ),
    seatings=(TWO, THREE, FOUR),
    ending=EndingRule(is_race=True),
    options=tuple(
        option
        for option in SCOPA_OPTIONS
        if option not in (TIES, options.LEAD_BY_TWO, options.CALL_OUT)
    ),
    record_defaults=(),
)
"""RULES 2.2."""

SCOPA_SEVENS: Final = replace(
    SCOPA,
    id="scopa-sevens",
    name="Scopa dei sette",
    summary=N_(
        "Scopa with a simple primiera: the side with the most sevens gets the point. "
        "Everything else is as in Scopa."
    ),
    deck="siciliane",
    seatings=UP_TO_FOUR,
    categories=tuple(
        Contest("primiera", CountOf(SEVENS)) if category.name == "primiera" else category
        for category in SCOPA_CATEGORIES
    ),
    options=tuple(
        option for option in SCOPA_OPTIONS if option is not options.PRIMIERA_NEEDS_FOUR_SUITS
    ),
)
"""RULES 2.3."""

SCOPA_PAIRS: Final = replace(
    SCOPA,
    id="scopa-pairs",
    name="Scopa a coppie",
    summary=N_(
        "Scopa for four in two partnerships: partners sit opposite each other and share one pile "
        "and one score."
    ),
    deck="piacentine",
    seatings=(PAIRS,),
)
"""RULES 2.4."""

SCOPA_ASSI: Final = replace(
    SCOPA,
    id="scopa-assi",
    name="Scopa d'Assi",
    summary=N_(
        "Scopa in which an Ace takes the whole table, though never as a scopa. With an Ace on the "
        "table it takes that Ace and nothing else."
    ),
    seatings=UP_TO_FOUR,
    captures=CaptureRule(tiers=((EqualCard(),), (SumToOwnValue(), AceTakesAll()))),
    sweep=SweepRule(by_ace=False),
    options=(
        options.target(),
        options.ACE_SWEEP_SCORES,
        options.ACE_TAKES_ITSELF,
        options.ACE_MAY_DECLINE,
        options.ACE_REDEAL,
        *REDEAL_OPTIONS,
        *SCORING_OPTIONS,
        options.LAST_PLAY_SWEEP,
        *PLAY_OPTIONS,
    ),
    other_names=("Scopa con l'asso", "Scopa d'Asso"),
)
"""RULES 2.5."""

SCOPA_QUINDICI: Final = replace(
    SCOPA,
    id="scopa-quindici",
    name="Scopa di Quindici",
    family=Family.FIFTEEN,
    summary=N_(
        "Scopa in which cards are taken only by making fifteen with the card you play. Most "
        "cards, most {coins}, the settebello and the primiera score a point each."
    ),
    deck="trevisane",
    seatings=UP_TO_FOUR,
    points_per_round=3.6,
    captures=MUST_MAKE_FIFTEEN,
    options=(
        options.target(),
        *REDEAL_OPTIONS,
        *SCORING_OPTIONS,
        options.ASSO_PIGLIATUTTO,
        *PLAY_OPTIONS,
    ),
)
"""RULES 2.8. No fifteen ever clears the table with the last card, so there is no option for it."""


SCOPONE: Final[Variant] = replace(
    SCOPA,
    id="scopone",
    name="Scopone",
    family=Family.SCOPONE,
    summary=N_(
        "Two partnerships, nine cards each and four on the table, all dealt at once: remember "
        "what was played, and you know what is to come."
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
    summary=N_(
        "Two partnerships, ten cards each and an empty table. Nothing is left to chance but the "
        "deal; a scopa on the very last card counts."
    ),
    deck="napoletane",
    points_per_round=6.0,
    deal=Deal(hand=None, table=0),
    redeals=(),
    record_defaults=(),
    sweep=SweepRule(on_last_play=True),
    options=(
        options.target(),
        *SCORING_OPTIONS,
        options.LAST_PLAY_SWEEP,
        options.ASSO_PIGLIATUTTO,
        *PLAY_OPTIONS,
    ),
    other_names=("Scopone a dieci",),
)
"""RULES 2.7."""

SCOPONE_ALLA_CIECA: Final[Variant] = replace(
    SCOPONE_SCIENTIFICO,
    id="scopone-alla-cieca",
    name="Scopone alla cieca",
    summary=N_(
        "Scopone in which nobody sees a hand, not even their own: turn over any of your ten cards "
        "and play it. Only what it takes is up to you."
    ),
    deal=Deal(hand=None, table=0, is_blind=True),
    options=tuple(
        option for option in SCOPONE_SCIENTIFICO.options if option is not options.MUST_CAPTURE
    ),
    other_names=("Scopone cieco", "Blind Scopone"),
)
"""RULES 2.29."""

ASSO_PIGLIA_TUTTO: Final = replace(
    SCOPA_ASSI,
    id="asso-piglia-tutto",
    name="Asso piglia tutto",
    summary=N_(
        "Scopa in which an Ace takes the whole table, and that is a scopa like any other. With an "
        "Ace on the table it takes that Ace and nothing else."
    ),
    deck="bergamasche",
    points_per_round=4.0,
    sweep=SweepRule(),
    options=(
        options.target(),
        options.ACE_SWEEP_SCORES,
        options.FIRST_ACE_WAITS,
        options.ACE_TAKES_ITSELF,
        options.ACE_MAY_DECLINE,
        options.ACE_REDEAL,
        *REDEAL_OPTIONS,
        *SCORING_OPTIONS,
        options.LAST_PLAY_SWEEP,
        *PLAY_OPTIONS,
    ),
    record_defaults=(),
    other_names=("Asso pigliatutto", "L'asso piglia tutto", "Scaragoccia"),
    places=N_("Italy"),
)
"""RULES 2.19."""

SCOPA_MILANESE: Final[Variant] = options.NAPOLA.write(
    replace(
        SCOPONE_SCIENTIFICO,
        id="scopa-milanese",
        name="Scopa d'Assi milanese",
        summary=N_(
            "Two partnerships, ten cards each and an empty table. An Ace takes everything, or "
            "itself from an empty table, but never as a scopa; runs of {coins} score as a napola."
        ),
        deck="milanesi",
        captures=CaptureRule(
            tiers=((EqualCard(),), (SumToOwnValue(), AceTakesAll(takes_itself=True)))
        ),
        sweep=SweepRule(on_last_play=True, by_ace=False),
        target=21,
        options=(
            options.target(),
            options.ACE_SWEEP_SCORES,
            options.ACE_TAKES_ITSELF,
            options.ACE_MAY_DECLINE,
            *SCORING_OPTIONS,
            options.LAST_PLAY_SWEEP,
            *PLAY_OPTIONS,
        ),
        other_names=("Scopa milanese", "Scopone d'Assi", "Scopone con l'asso"),
        places=N_("Milan, Lombardy, Italy"),
    ),
    "on",
)
"""RULES 2.20."""

_LOW_COINS: Final = tuple(card(rank, Suit.COINS) for rank in (Rank.ACE, Rank.TWO, Rank.THREE))

SCOPONE_DE_TRENTE: Final[Variant] = replace(
    SCOPONE,
    id="scopone-de-trente",
    name="Scopone de Trente",
    summary=N_(
        "Scopone in which the {AD} is worth a point more, the {2D} two and the {3D} three. The "
        "side that has all three of them wins the match at once."
    ),
    deck="triestine",
    categories=(
        *(category for category in SCOPA_CATEGORIES if category is not SWEEPS),
        *(
            CompleteSet(card_name(low), 1 << low, points)
            for points, low in enumerate(_LOW_COINS, 1)
        ),
        SWEEPS,
    ),
    target=21,
    points_per_round=8.0,
    instant_win_cards=mask_of(_LOW_COINS),
    options=tuple(option for option in SCOPA_OPTIONS if option is not options.NAPOLA),
    record_defaults=(),
    other_names=("Scopone trentino", "Trente"),
    places=N_("Trento, Trentino, Italy"),
)
"""RULES 2.21."""

SCOPA_UNDICI: Final = replace(
    SCOPA_QUINDICI,
    id="scopa-undici",
    name="Scopa di Undici",
    summary=N_(
        "Scopa in which cards are taken only by making eleven with the card you play: a King needs "
        "an Ace, and an Ace a King."
    ),
    deck="romagnole",
    captures=CaptureRule(tiers=((SumWithPlayed(11),),)),
    options=(
        options.target(),
        *REDEAL_OPTIONS,
        *SCORING_OPTIONS,
        options.LAST_PLAY_SWEEP,
        options.ASSO_PIGLIATUTTO,
        *PLAY_OPTIONS,
    ),
    record_defaults=(),
    other_names=("Scopa d'Undici", "Scopa a undici"),
    places=N_("Italy"),
)
"""RULES 2.22."""

SCOPA_A_PERDERE: Final = replace(
    SCOPA,
    id="scopa-a-perdere",
    name="Scopa a perdere",
    summary=N_(
        "Scopa in reverse: the fewest points win. Whoever reaches the target first has "
        "lost, and in a tie everybody concerned gets the point."
    ),
    deck="toscane",
    seatings=UP_TO_FOUR,
    categories=tuple(
        replace(category, tie=Tie.LEADERS) if isinstance(category, Contest) else category
        for category in SCOPA_CATEGORIES
    ),
    target=21,
    ending=EndingRule(lowest_wins=True),
    options=(
        options.target(),
        *REDEAL_OPTIONS,
        options.PRIMIERA_KIND,
        options.PRIMIERA_NEEDS_FOUR_SUITS,
        options.RE_BELLO,
        options.LAST_PLAY_SWEEP,
        options.ASSO_PIGLIATUTTO,
        *SUM_OPTIONS,
        options.MUST_CAPTURE,
        options.ties("leaders", "nobody"),
        options.LEAD_BY_TWO,
    ),
    record_defaults=(),
    other_names=("Ciapa no", "Scopa ciapa no", "Scopa rovescia"),
    places=N_("Milan, Lombardy, Italy"),
)
"""RULES 2.23."""

SCOPA_A_QUINDICI: Final = replace(
    SCOPA_QUINDICI,
    id="scopa-a-quindici",
    name="Scopa a 15",
    summary=N_(
        "Scopa in which your card takes an equal card from the table, or makes fifteen with table "
        "cards: as you like."
    ),
    deck="piacentine",
    captures=CaptureRule(tiers=((EqualCard(), SumWithPlayed(FIFTEEN)),)),
    options=(
        options.target(),
        *REDEAL_OPTIONS,
        *SCORING_OPTIONS,
        options.LAST_PLAY_SWEEP,
        options.ASSO_PIGLIATUTTO,
        *PLAY_OPTIONS,
    ),
    record_defaults=(),
    other_names=("Scopa a quindici", "Quindici con le uguali"),
    places=N_("Italy"),
)
"""RULES 2.27."""

SCOPA_FRAC: Final = replace(
    SCOPA,
    id="scopa-frac",
    name="Scopa Frac",
    summary=N_(
        "Scopa for Aces and courts: each of the sixteen is worth a point, and nothing else is. At "
        "eight all the {KD} decides."
    ),
    deck="siciliane",
    seatings=UP_TO_FOUR,
    captures=CaptureRule(tiers=((EqualCard(), SumToOwnValue()),)),
    categories=(EachCard("aces_and_courts", ACES_AND_COURTS),),
    target=8,
    points_per_round=9.0,
    sweep=SweepRule(scores=False),
    ending=EndingRule(tie_breaks=("kings_of_coins",)),
    options=(options.target(), *REDEAL_OPTIONS, *SUM_OPTIONS, options.MUST_CAPTURE),
    record_defaults=(),
    places=N_("Italy"),
)
"""RULES 2.28."""
