"""Options about void deals, the opening table and declarations."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final, cast

from scopa_desktop.rules.cards import Rank
from scopa_desktop.rules.dealing import Opening, Redeal, RedealBy
from scopa_desktop.rules.declarations import HandCombinations
from scopa_desktop.rules.messages import N_
from scopa_desktop.rules.options.switch_option import field, switch
from scopa_desktop.rules.variant import Option, OptionCondition, OptionValue, Variant


def _redeal_of(variant: Variant, rank: Rank) -> Redeal | None:
    return next((redeal for redeal in variant.redeals if redeal.rank == rank), None)


def _with_redeal(variant: Variant, rank: Rank, count: int) -> Variant:
    others = [redeal for redeal in variant.redeals if redeal.rank != rank]
    added = [Redeal(rank, count)] if count else []
    redeals = sorted([*others, *added], key=lambda redeal: redeal.rank or 0)
    return replace(variant, redeals=tuple(redeals))


def _king_redeal(variant: Variant) -> int:
    redeal = _redeal_of(variant, Rank.KING)
    return redeal.count if redeal else 0


KING_REDEAL: Final = Option(
    name="king_redeal",
    label=N_("Kings on the table"),
    help=N_("How many Kings among the four opening cards make the deal void."),
    values={
        0: N_("Play on"),
        2: N_("Deal again at two"),
        3: N_("Deal again at three"),
    },
    read=_king_redeal,
    write=lambda variant, count: _with_redeal(variant, Rank.KING, int(count)),
)

ACE_REDEAL: Final = switch(
    "ace_redeal",
    N_("Deal again at two Aces"),
    N_("Two or more Aces among the opening cards make the deal void."),
    lambda variant: _redeal_of(variant, Rank.ACE) is not None,
    lambda variant, on: _with_redeal(variant, Rank.ACE, 2 if on else 0),
)

REDEAL_BY: Final = Option(
    name="redeal_by",
    label=N_("Who deals again"),
    help=N_("After a void deal the same or the next player deals."),
    values={
        "next": N_("The next dealer"),
        "same": N_("The same dealer"),
    },
    read=lambda variant: variant.redeal_by,
    write=lambda variant, dealer: replace(variant, redeal_by=cast(RedealBy, dealer)),
    idle=(
        OptionCondition(
            lambda variant: not variant.redeals,
            N_("No deal is void, so nobody deals again."),
        ),
    ),
)


def _set_bonus_first(variant: Variant, on: bool) -> Variant:
    redeals = tuple(
        replace(redeal, after_capture=on) if redeal.rank is Rank.ACE else redeal
        for redeal in variant.redeals
    )
    return replace(variant, redeals=redeals)


BONUS_BEFORE_ACES: Final = switch(
    "dealer_bonus_before_aces",
    N_("Fifteen before two Aces"),
    N_("An opening table of 15 or 30 goes to the dealer even if it shows two Aces."),
    lambda variant: any(redeal.after_capture for redeal in variant.redeals),
    _set_bonus_first,
    idle=(
        OptionCondition(
            lambda variant: variant.opening is None or _redeal_of(variant, Rank.ACE) is None,
            N_("It needs an opening table that adds up, and a deal that two Aces make void."),
        ),
    ),
)

_OPENINGS: Final[Mapping[str, tuple[Opening | None, str]]] = {
    "none": (None, N_("It stays")),
    "cards": (
        Opening(points=((15, 0),)),
        N_("15: the dealer takes the cards"),
    ),
    "15": (Opening(points=((15, 1),)), N_("15: the cards and a point")),
    "15+30": (
        Opening(points=((15, 1), (30, 2))),
        N_("15: a point, 30: two"),
    ),
    "groups": (
        Opening(points=((15, 1), (30, 2)), in_pairs=True),
        N_("15: a point, two pairs of 15: two"),
    ),
}
"""The values of the option about the opening table: the rule and the label of each."""


def _opening_name(variant: Variant) -> str:
    names = (name for name, (rule, _) in _OPENINGS.items() if rule == variant.opening)
    return next(names, repr(variant.opening))


def opening(*names: str) -> Option:
    """The option about the opening table, with the values of these names."""
    return Option(
        name="opening",
        label=N_("Opening table"),
        help=N_("What the dealer wins when the four cards add up."),
        values={name: _OPENINGS[name][1] for name in names},
        read=_opening_name,
        write=lambda variant, name: replace(variant, opening=_OPENINGS[str(name)][0]),
    )


OPENING_MAY_DECLINE: Final = switch(
    "opening_may_decline",
    N_("The dealer may decline"),
    N_("The dealer decides whether to take an opening table that adds up, or to leave it."),
    *field("opening_may_decline"),
    idle=(
        OptionCondition(
            lambda variant: variant.opening is None,
            N_("The opening table stays, so there is nothing to decline."),
        ),
    ),
    record_version=3,
)


BLIND_HANDS: Final = switch(
    "blind_hands",
    N_("Blind hands"),
    N_("The hands lie face down: you turn over one of your cards, and that is the one you play."),
    *field("deal.is_blind"),
)


def _hand_combinations(variant: Variant) -> HandCombinations:
    rule = variant.declarations
    assert isinstance(rule, HandCombinations)
    return rule


def _declare_at(variant: Variant) -> str:
    return "packet" if _hand_combinations(variant).before_play else "turn"


def _set_declare_at(variant: Variant, time: OptionValue) -> Variant:
    rule = _hand_combinations(variant)
    return replace(variant, declarations=replace(rule, before_play=time == "packet"))


def _set_declare_which(variant: Variant, which: OptionValue) -> Variant:
    rule = _hand_combinations(variant)
    return replace(variant, declarations=replace(rule, in_parts=which == "some"))


DECLARE_AT: Final = Option(
    name="declare_at",
    label=N_("When to declare"),
    help=N_(
        "Whether everybody declares before the first card of a packet is played, or each player "
        "before their own first card."
    ),
    values={
        "packet": N_("Before the first card"),
        "turn": N_("At your own turn"),
    },
    read=_declare_at,
    write=_set_declare_at,
    in_version_1="turn",
)

DECLARE_WHICH: Final = Option(
    name="declare_which",
    label=N_("What to declare"),
    help=N_(
        "Whether a declaration counts every combination of the cards, or only those that the "
        "player names."
    ),
    values={
        "all": N_("Every combination"),
        "some": N_("Those you name"),
    },
    read=lambda variant: "some" if _hand_combinations(variant).in_parts else "all",
    write=_set_declare_which,
)
