"""Escoba and its variants from Spain and Brazil: cards are captured by making fifteen."""

from dataclasses import replace
from typing import Final

from scopa_desktop.rules import options
from scopa_desktop.rules.captures import CaptureRule, SumWithPlayed
from scopa_desktop.rules.cards import COINS, PACK
from scopa_desktop.rules.catalogue.parts import (
    ESCOBA_CALL,
    FIFTEEN_OR_THIRTY,
    MAY_MAKE_FIFTEEN,
    MOST_CARDS,
    MOST_COINS,
    MUST_MAKE_FIFTEEN,
    SEVEN_OF_COINS,
    SWEEPS,
    TIES,
)
from scopa_desktop.rules.dealing import FIFTEEN, Opening
from scopa_desktop.rules.messages import N_
from scopa_desktop.rules.scoring import (
    SEVENS,
    CompleteSet,
    Contest,
    CountOf,
    EnoughCards,
    FirstScoring,
    PrimieraOrder,
    Tie,
)
from scopa_desktop.rules.seating import FIVE, FOUR, PAIRS, SIX, THREE, TWO, TWO_THREES, UP_TO_FOUR
from scopa_desktop.rules.variant import (
    MATCH_TIE_BREAKS,
    EndingRule,
    Family,
    SweepName,
    SweepRule,
    Variant,
)

MOST_SEVENS: Final = Contest("sevens", CountOf(SEVENS))
FOUR_SEVENS: Final = CompleteSet("four_sevens", SEVENS, 2)
ALL_COINS: Final = CompleteSet("all_coins", COINS, 2)
_PLAY_OPTIONS: Final = (
    options.target(),
    options.opening("none", "cards", "15", "15+30"),
    options.OPENING_MAY_DECLINE,
    options.CAPTURE_FORCED,
    options.TABLE_FIFTEEN,
)
_END_OPTIONS: Final = (TIES, options.LEAD_BY_TWO)
ESCOBA_OPTIONS: Final = (*_PLAY_OPTIONS, *_END_OPTIONS)

ESCOBA: Final = Variant(
    id="escoba",
    name="Escoba",
    family=Family.FIFTEEN,
    summary=N_(
        "Take table cards that make fifteen with your card, if you like. Clear the table for "
        "an escoba. Cards, {coins}, sevens and the {settebello} score."
    ),
    deck="castellana",
    sweep_name=ESCOBA_CALL,
    seatings=(*UP_TO_FOUR, FIVE, SIX, TWO_THREES),
    captures=MAY_MAKE_FIFTEEN,
    categories=(
        MOST_COINS,
        MOST_CARDS,
        FirstScoring((FOUR_SEVENS, MOST_SEVENS)),
        SEVEN_OF_COINS,
        SWEEPS,
    ),
    target=21,
    points_per_round=3.4,
    opening=Opening(points=((15, 0),)),
    options=ESCOBA_OPTIONS,
    other_names=("Escoba del quince", "Escoba de 15"),
    places=N_("Spain, Argentina"),
)
"""RULES 2.13."""

ESCOBA_SETENTA: Final = Variant(
    id="escoba-setenta",
    name="Escoba con setenta",
    family=Family.FIFTEEN,
    summary=N_(
        "Take table cards that make fifteen with your card. Clear the table for an escoba. "
        "Most cards, most {coins}, the {settebello} and the setenta score a point each."
    ),
    deck="castellana",
    sweep_name=ESCOBA_CALL,
    seatings=UP_TO_FOUR,
    captures=MUST_MAKE_FIFTEEN,
    categories=(
        MOST_CARDS,
        MOST_COINS,
        SEVEN_OF_COINS,
        Contest("setenta", PrimieraOrder()),
        SWEEPS,
    ),
    target=21,
    points_per_round=3.6,
    opening=FIFTEEN_OR_THIRTY,
    options=(*_PLAY_OPTIONS, options.setenta("order", "sum"), *_END_OPTIONS),
    other_names=("Escoba de 15 con setenta",),
    places=N_("Spain, Argentina"),
)
"""RULES 2.14."""

ESCOBA_QUINCE: Final = Variant(
    id="escoba-quince",
    name="Escoba de quince",
    family=Family.FIFTEEN,
    summary=N_(
        "Escoba as it is played in clubs: every tied leader scores, all {coins} or all sevens "
        "count double, and a tie at the end is decided by the whole match."
    ),
    deck="castellana",
    sweep_name=ESCOBA_CALL,
    seatings=UP_TO_FOUR,
    captures=MAY_MAKE_FIFTEEN,
    categories=(
        FirstScoring((ALL_COINS, replace(MOST_COINS, tie=Tie.LEADERS))),
        SEVEN_OF_COINS,
        FirstScoring((FOUR_SEVENS, replace(MOST_SEVENS, tie=Tie.LEADERS))),
        replace(MOST_CARDS, tie=Tie.LEADERS),
        SWEEPS,
    ),
    target=15,
    points_per_round=4.3,
    opening=Opening(points=((15, 1), (30, 2)), in_pairs=True),
    ending=EndingRule(tie_breaks=MATCH_TIE_BREAKS),
    options=(
        options.target(7, 27),
        options.TABLE_FIFTEEN,
        options.opening("groups", "none", "cards", "15", "15+30"),
        options.OPENING_MAY_DECLINE,
        options.ALL_BONUS,
        options.CAPTURE_FORCED,
        options.ties("leaders", "nobody"),
    ),
    other_names=("Escoba de 15", "Escoba del quince"),
    places=N_("Spain, Argentina"),
)
"""RULES 2.15."""

ESCOPA: Final = Variant(
    id="escopa",
    name="Escopa",
    family=Family.FIFTEEN,
    summary=N_(
        "Take table cards that make fifteen, thirty, forty-five … with your card, if you like. "
        "An escopa is worth a point for each fifteen in it. All {coins} are worth three points "
        "more."
    ),
    deck="castellana",
    sweep_name=SweepName("Escopa!", N_("escopa"), N_("escopas")),
    seatings=(TWO, THREE, PAIRS, FOUR),
    captures=CaptureRule(tiers=((SumWithPlayed(FIFTEEN, multiples=True),),), forced=False),
    categories=(
        FirstScoring((EnoughCards("all_cards", PACK, PACK.bit_count(), 2), MOST_CARDS)),
        SEVEN_OF_COINS,
        replace(FOUR_SEVENS, points=1),
        MOST_COINS,
        replace(ALL_COINS, points=3),
        SWEEPS,
    ),
    target=11,
    points_per_round=4.3,
    opening=FIFTEEN_OR_THIRTY,
    sweep=SweepRule(total_per_point=FIFTEEN),
    options=(
        options.target(),
        options.OPENING_MAY_DECLINE,
        options.ALL_CARDS_AT,
        options.CAPTURE_FORCED,
        TIES,
        options.LEAD_BY_TWO,
    ),
    other_names=("Escopa de quinze",),
    places=N_("Brazil"),
)
"""RULES 2.12."""

ESCOVA: Final = Variant(
    id="escova",
    name="Escova",
    family=Family.FIFTEEN,
    summary=N_(
        "Take table cards that make fifteen with your card, if you like: a motinho. Clear the "
        "table for an escova. Cards, {coins} and the sete belo score; all {coins} count double."
    ),
    deck="castellana",
    sweep_name=SweepName("Escova!", N_("escova"), N_("escovas")),
    seatings=UP_TO_FOUR,
    captures=MAY_MAKE_FIFTEEN,
    categories=(
        FirstScoring((ALL_COINS, MOST_COINS)),
        MOST_CARDS,
        SEVEN_OF_COINS,
        SWEEPS,
    ),
    target=31,
    options=ESCOBA_OPTIONS,
    other_names=("Escova de quinze",),
    places=N_("Brazil"),
)
"""RULES 2.16."""

DESESCOBA: Final = replace(
    ESCOBA,
    id="desescoba",
    name="Desescoba",
    summary=N_(
        "Escoba in reverse: the fewest points win. A card that makes fifteen has to take, "
        "so look for captures without {coins} and sevens."
    ),
    seatings=UP_TO_FOUR,
    captures=MUST_MAKE_FIFTEEN,
    target=15,
    opening=None,
    ending=EndingRule(lowest_wins=True),
    options=(options.target(), options.MUST_CAPTURE, TIES, options.LEAD_BY_TWO),
    other_names=("Escoba al revés", "Escoba a perder"),
    places=N_("Spain"),
)
"""RULES 2.24."""
