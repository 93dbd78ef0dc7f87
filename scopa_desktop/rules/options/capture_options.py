"""Options about captures."""

from dataclasses import replace
from typing import Any, Final

from scopa_desktop.rules.captures import (
    AceTakesAll,
    CaptureKind,
    CaptureRule,
    EqualCard,
    FewestCards,
    OpenPiles,
    SumWithPlayed,
)
from scopa_desktop.rules.cards import CARD_COUNT
from scopa_desktop.rules.dealing import FIFTEEN
from scopa_desktop.rules.messages import N_
from scopa_desktop.rules.options.switch_option import Access, field, switch
from scopa_desktop.rules.variant import Option, OptionCondition, OptionValue, Variant

_Tiers = tuple[tuple[CaptureKind, ...], ...]


def _with_tiers(variant: Variant, tiers: _Tiers) -> Variant:
    kept = tuple(tier for tier in tiers if tier)
    return replace(variant, captures=replace(variant.captures, tiers=kept))


def _ace_kind(rule: CaptureRule) -> AceTakesAll | None:
    return next((kind for kind in rule.kinds if isinstance(kind, AceTakesAll)), None)


def _with_kind_replaced(
    variant: Variant, old: CaptureKind, new: tuple[CaptureKind, ...]
) -> Variant:
    """The variant with one kind of capture replaced by others in the same tier."""
    tiers: _Tiers = tuple(
        tuple(each for kind in tier for each in (new if kind == old else (kind,)))
        for tier in variant.captures.tiers
    )
    return _with_tiers(variant, tiers)


def _tier_has_same_size(tier: tuple[CaptureKind, ...]) -> bool:
    """Whether all sets of a tier have the same number of cards, if sums are limited to two."""
    # An Ace that takes all has no alternative: no sum of two cards is as low as an Ace.
    kinds = {type(kind) for kind in tier} - {AceTakesAll}
    return len(kinds) <= 1 and SumWithPlayed not in kinds


def _all_captures_have_same_size(variant: Variant) -> bool:
    rule = variant.captures
    return rule.max_cards == 2 and all(map(_tier_has_same_size, rule.tiers))


NO_ACE_TAKES_ALL: Final = OptionCondition(
    lambda variant: _ace_kind(variant.captures) is None,
    N_("No Ace takes the whole table."),
)

NO_ACE_CLEARS: Final = OptionCondition(
    lambda variant: (
        _ace_kind(variant.captures) is None
        and not any(isinstance(kind, SumWithPlayed) for kind in variant.captures.kinds)
    ),
    NO_ACE_TAKES_ALL.sentence,
)

FEWEST_CARDS_FIRST: Final = switch(
    "fewest_cards_first",
    N_("Fewest cards first"),
    N_("Of several captures with a card only those with the fewest cards are allowed."),
    *field("captures.fewest_cards", on=FewestCards.ALL, off=FewestCards.FREE),
    idle=(
        OptionCondition(
            _all_captures_have_same_size,
            N_("If a sum takes two cards at most, all sums take equally many cards."),
        ),
    ),
)

_FEWEST: Final[dict[OptionValue, FewestCards]] = {
    False: FewestCards.FREE,
    "simple": FewestCards.SIMPLE,
    True: FewestCards.ALL,
}


def _set_fewest_of_kinds(variant: Variant, value: OptionValue) -> Variant:
    return replace(variant, captures=replace(variant.captures, fewest_cards=_FEWEST[value]))


FEWEST_CARDS_OF_KINDS: Final = Option(
    name="fewest_cards_first",
    label=N_("Fewest cards first"),
    help=N_(
        "Of several captures with a card only those with the fewest cards are allowed: of all, or "
        "only where its value is taken, while a fifteen is free."
    ),
    values={
        False: N_("Never"),
        "simple": N_("Except for fifteen"),
        True: N_("Always"),
    },
    read=lambda variant: next(
        value for value, rule in _FEWEST.items() if rule is variant.captures.fewest_cards
    ),
    write=_set_fewest_of_kinds,
)
"""`FEWEST_CARDS_FIRST` where a card captures by its value and by fifteens alike (RULES 2.9)."""

TWO_CARDS_AT_MOST: Final = switch(
    "two_cards_at_most",
    N_("At most two cards"),
    N_("A sum may take no more than two table cards."),
    *field("captures.max_cards", on=2, off=CARD_COUNT),
)


def _is_rank_first(variant: Variant) -> bool:
    return (EqualCard(),) in variant.captures.tiers


def _set_rank_first(variant: Variant, on: bool) -> Variant:
    equal = EqualCard()
    others = tuple(kind for kind in variant.captures.tiers[-1] if kind != equal)
    before = tuple(tier for tier in variant.captures.tiers[:-1] if tier != (equal,))
    return _with_tiers(variant, (*before, (equal,), others) if on else (*before, (equal, *others)))


RANK_FIRST: Final = switch(
    "rank_first",
    N_("Equal card first"),
    N_("A card of the same rank on the table must be taken before a sum."),
    _is_rank_first,
    _set_rank_first,
)


def _set_must_capture(variant: Variant, scope: OptionValue) -> Variant:
    return replace(variant, captures=replace(variant.captures, forced_by_hand=scope == "hand"))


CAPTURE_FORCED: Final = switch(
    "capture_forced",
    N_("Captures are compulsory"),
    N_("A card that can capture may not be laid down."),
    *field("captures.forced"),
)


MUST_CAPTURE: Final = Option(
    name="must_capture",
    label=N_("Must capture"),
    help=N_(
        "Whether only the card you play must capture if it can, or you must capture whenever any "
        "card of your hand can."
    ),
    values={
        "card": N_("The card played"),
        "hand": N_("The whole hand"),
    },
    read=lambda variant: "hand" if variant.captures.forced_by_hand else "card",
    write=_set_must_capture,
    idle=(
        OptionCondition(
            lambda variant: not variant.captures.forced,
            N_("Captures are not compulsory, so no card has to capture."),
        ),
        OptionCondition(
            lambda variant: variant.deal.is_blind,
            N_("The hands lie face down, so nobody knows which card can capture."),
        ),
    ),
)


TABLE_FIFTEEN: Final = switch(
    "table_fifteen",
    N_("Fifteen on the table"),
    N_(
        "Before playing, you may take table cards that make fifteen by themselves, if a player has "
        "laid down one of them."
    ),
    *field("table_capture", on=FIFTEEN, off=0),
    idle=(
        OptionCondition(
            lambda variant: variant.captures.leaves_no_total,
            N_("A card that makes fifteen has to take, so no fifteen is left on the table."),
        ),
    ),
    known_as=("Renuncio",),
)


def _set_asso_pigliatutto(variant: Variant, on: bool) -> Variant:
    ace = _ace_kind(variant.captures)
    if on and ace is None:
        first, last = variant.captures.tiers[:-1], variant.captures.tiers[-1]
        return _with_tiers(variant, (*first, (*last, AceTakesAll())))
    if not on and ace is not None:
        return _with_kind_replaced(variant, ace, ())
    return variant


ASSO_PIGLIATUTTO: Final = switch(
    "asso_pigliatutto",
    N_("Asso pigliatutto"),
    N_("An Ace takes the whole table and makes {sweep}, unless there is an Ace on it."),
    lambda variant: _ace_kind(variant.captures) is not None,
    _set_asso_pigliatutto,
    known_as=("Asso pigliatutto", "Asso piglia tutto", "L'asso piglia tutto"),
)


ACE_TAKES_PILES: Final = replace(
    ASSO_PIGLIATUTTO,
    help=N_("An Ace takes the whole table, unless there is an Ace on it, or any pile."),
)
"""`ASSO_PIGLIATUTTO` where piles are open and no sweeps are made (RULES 2.26)."""

_OPEN_PILES: Final[dict[OptionValue, str]] = {
    "never": N_("Never"),
    "freely": N_("By choice"),
    "last": N_("If it takes no table card"),
}


def open_piles(*values: str) -> Option:
    """The option for when a card takes another side's pile, with some of its values."""
    return Option(
        name="open_piles",
        label=N_("Taking piles"),
        help=N_("A card equal to the one on top of somebody's pile takes that whole pile."),
        values={value: _OPEN_PILES[value] for value in values},
        read=lambda variant: variant.captures.open_piles.name.lower(),
        write=lambda variant, value: replace(
            variant,
            captures=replace(variant.captures, open_piles=OpenPiles[str(value).upper()]),
        ),
    )


def _ace_field(name: str) -> Access:
    """A field of the Ace that takes everything, which is off where no Ace does."""

    def read(variant: Variant) -> bool:
        return bool(getattr(_ace_kind(variant.captures), name, False))

    def write(variant: Variant, on: bool) -> Variant:
        ace = _ace_kind(variant.captures)
        changes: dict[str, Any] = {name: on}
        return _with_kind_replaced(variant, ace, (replace(ace, **changes),)) if ace else variant

    return Access(read, write)


ACE_TAKES_ITSELF: Final = switch(
    "ace_takes_itself",
    N_("The Ace takes itself"),
    N_("An Ace played to the empty table goes to your own pile."),
    *_ace_field("takes_itself"),
    idle=(NO_ACE_TAKES_ALL,),
)

FIRST_ACE_WAITS: Final = switch(
    "first_ace_waits",
    N_("The first Ace takes only Aces"),
    N_("If the first card of a round is an Ace, it does not take the whole table."),
    *_ace_field("waits"),
    idle=(NO_ACE_TAKES_ALL,),
)

ACE_MAY_DECLINE: Final = switch(
    "ace_may_decline",
    N_("The Ace may decline"),
    N_("An Ace that could take everything may be laid down instead."),
    *_ace_field("may_decline"),
    idle=(
        OptionCondition(
            lambda variant: variant.captures.hand_is_forced,
            N_("Where the whole hand must capture, an Ace that can take everything must too."),
        ),
        OptionCondition(
            lambda variant: not variant.captures.forced,
            N_("Captures are not compulsory, so every Ace may be laid down."),
        ),
        NO_ACE_TAKES_ALL,
    ),
)

_ACE_MATCH: Final = EqualCard(only_aces=True)


def _is_ace_fifteen(variant: Variant) -> bool:
    return (_ACE_MATCH,) not in variant.captures.tiers


def _set_ace_fifteen(variant: Variant, on: bool) -> Variant:
    others = tuple(tier for tier in variant.captures.tiers if tier != (_ACE_MATCH,))
    return _with_tiers(variant, others if on else ((_ACE_MATCH,), *others))


ACE_FIFTEEN_WITH_ACE: Final = switch(
    "ace_fifteen_with_ace_on_table",
    N_("Fifteen beside an Ace"),
    N_("With an Ace on the table an Ace may also make fifteen, not only take that Ace."),
    _is_ace_fifteen,
    _set_ace_fifteen,
    conflict=OptionCondition(
        lambda variant: _is_ace_fifteen(variant) and _is_rank_first(variant),
        N_(
            "“Equal card first” and “Fifteen beside an Ace” cannot be combined: by the first "
            "an Ace on the table must be taken, by the second it need not be."
        ),
    ),
)
