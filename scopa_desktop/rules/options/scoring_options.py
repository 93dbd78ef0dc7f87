"""Options about the scoring of a round and the end of a match."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from typing import Final

from scopa_desktop.rules.capture_bonuses import CaptureBonuses
from scopa_desktop.rules.cards import COINS, PACK, Mask, Rank, Suit, card
from scopa_desktop.rules.messages import N_
from scopa_desktop.rules.options.capture_options import NO_ACE_CLEARS
from scopa_desktop.rules.options.switch_option import field, switch
from scopa_desktop.rules.scoring import (
    ACES,
    FIVES,
    SEVENS,
    SIXES,
    CapturePoints,
    Category,
    CompleteSet,
    Contest,
    CountOf,
    CountWithTieBreak,
    EnoughCards,
    FirstScoring,
    Measure,
    PrimieraOrder,
    PrimieraSum,
    Run,
    Tie,
    choices_of,
)
from scopa_desktop.rules.variant import Option, OptionCondition, OptionValue, Variant

PRIMIERA: Final = "primiera"


def _category(variant: Variant, name: str) -> Category | None:
    return next((category for category in variant.categories if category.name == name), None)


def _with_category_changed(
    variant: Variant, name: str, change: Callable[[Category], Category]
) -> Variant:
    categories = (
        change(category) if category.name == name else category for category in variant.categories
    )
    return replace(variant, categories=tuple(categories))


_EXTRAS: Final = ("re_bello", "napola", "bagher")
"""Categories that options add before the sweeps, in this order."""


def _set_extra(variant: Variant, category: Category, on: bool) -> Variant:
    """The variant with a category added before the sweeps, or without it."""
    kept = [each for each in variant.categories if each.name != category.name]
    extras = [each for each in kept if each.name in _EXTRAS] + ([category] if on else [])
    extras.sort(key=lambda extra: _EXTRAS.index(extra.name))
    *others, sweeps = (each for each in kept if each.name not in _EXTRAS)
    return replace(variant, categories=(*others, *extras, sweeps))


_TIES: Final[dict[str, tuple[Tie, str]]] = {
    "nobody": (Tie.NOBODY, N_("Nobody")),
    "leaders": (Tie.LEADERS, N_("All who tie")),
    "next": (Tie.NEXT_BEST, N_("The next best, if they have any")),
    "next_of_all": (Tie.NEXT_OF_ALL, N_("The next best, even with nothing")),
}
"""The values of the option about ties: the rule and the label of each."""


def _tie(variant: Variant) -> Tie:
    """The tie rule of the contests, which is the same in all; `NOBODY` where there is none."""
    choices = (c for category in variant.categories for c in choices_of(category))
    return next((choice.tie for choice in choices if isinstance(choice, Contest)), Tie.NOBODY)


def _with_tie(category: Category, tie: Tie) -> Category:
    match category:
        case Contest():
            return replace(category, tie=tie)
        case FirstScoring(choices):
            return FirstScoring(tuple(_with_tie(choice, tie) for choice in choices))
    return category


def _set_ties(variant: Variant, value: OptionValue) -> Variant:
    tie, _ = _TIES[str(value)]
    return replace(variant, categories=tuple(_with_tie(each, tie) for each in variant.categories))


def ties(*names: str) -> Option:
    """The option for who scores where several sides are best, with the values of these names."""
    return Option(
        name="ties",
        label=N_("Point in a tie"),
        help=N_("Who gets the point where the best sides are equal."),
        values={name: _TIES[name][1] for name in names},
        read=lambda variant: next(name for name, (tie, _) in _TIES.items() if tie is _tie(variant)),
        write=_set_ties,
    )


_PRIMIERA_CATEGORIES: Final[dict[OptionValue, Category]] = {
    "classic": Contest(PRIMIERA, PrimieraSum()),
    "sevens": Contest(PRIMIERA, CountOf(SEVENS)),
    "settanta": EnoughCards(PRIMIERA, SEVENS, 3),
    "order": Contest(PRIMIERA, PrimieraOrder()),
}


def _primiera_kind(variant: Variant) -> str:
    match _category(variant, PRIMIERA):
        case EnoughCards():
            return "settanta"
        case Contest(measure=CountOf()):
            return "sevens"
        case Contest(measure=PrimieraOrder()):
            return "order"
    return "classic"


def _set_primiera_kind(variant: Variant, kind: OptionValue) -> Variant:
    if kind == _primiera_kind(variant):
        return variant
    changed = _with_tie(_PRIMIERA_CATEGORIES[kind], _tie(variant))
    return _with_category_changed(variant, PRIMIERA, lambda _: changed)


PRIMIERA_KIND: Final = Option(
    name="primiera",
    label=N_("Primiera"),
    help=N_("How the point for the primiera is decided."),
    values={
        "classic": N_("Classic values"),
        "sevens": N_("Most sevens"),
        "settanta": N_("Three sevens"),
        "order": N_("Card by card"),
    },
    read=_primiera_kind,
    write=_set_primiera_kind,
)


def _needs_four_suits(variant: Variant) -> bool:
    match _category(variant, PRIMIERA):
        case Contest(measure=PrimieraSum(needs_four_suits=needs_four_suits)):
            return needs_four_suits
    return True


def _set_needs_four_suits(variant: Variant, on: bool) -> Variant:
    def changed(category: Category) -> Category:
        match category:
            case Contest(measure=PrimieraSum() as measure):
                return replace(category, measure=replace(measure, needs_four_suits=on))
        return category

    return _with_category_changed(variant, PRIMIERA, changed)


PRIMIERA_NEEDS_FOUR_SUITS: Final = switch(
    "primiera_needs_four_suits",
    N_("Primiera needs four suits"),
    N_(
        "A side that lacks a suit cannot win the primiera. When off, the missing suit "
        "counts nothing."
    ),
    _needs_four_suits,
    _set_needs_four_suits,
    idle=(
        OptionCondition(
            lambda variant: _primiera_kind(variant) != "classic",
            N_("Only the classic primiera can do without a suit."),
        ),
    ),
)


SETENTA: Final = "setenta"

FACE_VALUES: Final = PrimieraSum(rank_values=(1, 2, 3, 4, 5, 6, 7, 0, 0, 0), needs_four_suits=False)
"""The setenta of Chorizo: 7=7 … 2=2, A=1, courts and missing suits 0 (RULES 2.17)."""

_SETENTAS: Final[dict[str, tuple[Measure, str]]] = {
    "order": (PrimieraOrder(), N_("Card by card")),
    "sum": (PrimieraSum(), N_("Sum, as for a primiera")),
    "face": (FACE_VALUES, N_("Sum of face values")),
    "sevens": (
        CountWithTieBreak((CountOf(SEVENS), CountOf(SIXES), CountOf(ACES), CountOf(FIVES))),
        N_("Sevens, sixes, Aces, fives"),
    ),
}
"""The values of the option about the setenta: the measure and the label of each."""


def _setenta_measure(variant: Variant) -> Measure | None:
    match _category(variant, SETENTA):
        case Contest(measure=measure):
            return measure
    return None


def _set_setenta(variant: Variant, name: OptionValue) -> Variant:
    def changed(category: Category) -> Category:
        assert isinstance(category, Contest)
        return replace(category, measure=_SETENTAS[str(name)][0])

    return _with_category_changed(variant, SETENTA, changed)


def setenta(*names: str) -> Option:
    """The option for how the point for the setenta is decided, with the values of these names."""
    return Option(
        name="setenta",
        label=N_("Setenta"),
        help=N_("How the point for the setenta is decided."),
        values={name: _SETENTAS[name][1] for name in names},
        read=lambda variant: next(
            name for name, (measure, _) in _SETENTAS.items() if measure == _setenta_measure(variant)
        ),
        write=_set_setenta,
    )


_RE_BELLO: Final = CompleteSet("re_bello", 1 << card(Rank.KING, Suit.COINS))

RE_BELLO: Final = switch(
    "re_bello",
    N_("Re bello"),
    N_("The {KD} is worth a point, like the settebello."),
    lambda variant: _category(variant, _RE_BELLO.name) is not None,
    lambda variant, on: _set_extra(variant, _RE_BELLO, on),
)

_NAPOLA_LIMITS: Final[dict[OptionValue, int | None]] = {"on": None, "6": 6, "9": 9}


def _napola(variant: Variant) -> OptionValue:
    match _category(variant, "napola"):
        case Run(max_points=limit):
            values = (value for value, most in _NAPOLA_LIMITS.items() if most == limit)
            return next(values, str(limit))
    return "off"


def _set_napola(variant: Variant, value: OptionValue) -> Variant:
    is_counted = value in _NAPOLA_LIMITS
    order = variant.captures.values.ranks_in_order
    run = Run("napola", _NAPOLA_LIMITS.get(value), order=order)
    instant_win_cards = COINS if is_counted else 0
    return replace(_set_extra(variant, run, is_counted), instant_win_cards=instant_win_cards)


NAPOLA: Final = Option(
    name="napola",
    label=N_("Napola"),
    help=N_(
        "{ace}, 2 and 3 of {coins} are worth 3 points, and each further card of the suit in a "
        "row one more; all ten win the match."
    ),
    values={
        "off": N_("Not counted"),
        "on": N_("Counted"),
        "6": N_("Up to 6 points"),
        "9": N_("Up to 9 points"),
    },
    read=_napola,
    write=_set_napola,
)


_BAGHER: Final = CaptureBonuses(
    equal_to_last=0,
    one_suit=0,
    each_of_suit=1,
    many=0,
    on_last_play=False,
    names=("", "bagher", ""),
)


def _set_bagher(variant: Variant, on: bool) -> Variant:
    bonuses = _BAGHER if on else None
    return replace(
        _set_extra(variant, CapturePoints(_BAGHER.names[1]), on), capture_bonuses=bonuses
    )


BAGHER: Final = switch(
    "bagher",
    N_("Bàgher"),
    N_(
        "A capture of one suit, the played card included, is worth a point for each of its cards; "
        "the round's last card makes none."
    ),
    lambda variant: variant.capture_bonuses == _BAGHER,
    _set_bagher,
)


def _all_cards_at(variant: Variant) -> int:
    category = _category(variant, "cards")
    if isinstance(category, FirstScoring) and isinstance(category.choices[0], EnoughCards):
        return category.choices[0].min_cards
    return 0


def _set_all_cards_at(variant: Variant, min_cards: OptionValue) -> Variant:
    def changed(category: Category) -> Category:
        assert isinstance(category, FirstScoring)
        return FirstScoring(
            (EnoughCards("all_cards", PACK, int(min_cards), 2), category.choices[-1])
        )

    return _with_category_changed(variant, "cards", changed)


ALL_CARDS_AT: Final = Option(
    name="all_cards_at",
    label=N_("Two points for cards"),
    help=N_(
        "How many cards are worth two points instead of one. Where it is never so, all forty are "
        "worth one, as the most cards."
    ),
    values={
        40: N_("All forty cards"),
        30: N_("From thirty cards"),
        50: N_("Never"),
    },
    read=_all_cards_at,
    write=_set_all_cards_at,
)


def _replaces_majority(category: Category) -> bool:
    """Whether a whole set scores in place of the majority of the same cards."""
    return isinstance(category, FirstScoring) and isinstance(category.choices[0], CompleteSet)


def _all_bonus(variant: Variant) -> str:
    return "replace" if any(map(_replaces_majority, variant.categories)) else "add"


def _set_all_bonus(variant: Variant, value: OptionValue) -> Variant:
    if value == _all_bonus(variant):
        return variant
    categories = _divided if value == "add" else _joined
    return replace(variant, categories=tuple(categories(variant.categories)))


def _divided(categories: Iterable[Category]) -> Iterator[Category]:
    """The categories with each whole set after the majority that it replaced."""
    for category in categories:
        if isinstance(category, FirstScoring) and _replaces_majority(category):
            yield from reversed(category.choices)
        else:
            yield category


def _joined(categories: Iterable[Category]) -> Iterator[Category]:
    """The categories with each whole set in place of the majority before it."""
    ordinary: Category | None = None
    for category in categories:
        if isinstance(category, CompleteSet) and _is_majority_of(ordinary, category.cards):
            assert ordinary is not None
            ordinary = FirstScoring((category, ordinary))
            continue
        if ordinary is not None:
            yield ordinary
        ordinary = category
    if ordinary is not None:
        yield ordinary


def _is_majority_of(category: Category | None, cards: Mask) -> bool:
    return isinstance(category, Contest) and category.measure == CountOf(cards)


ALL_BONUS: Final = Option(
    name="all_bonus",
    label=N_("All of a kind"),
    help=N_(
        "Whether the 2 points for all {coins} or all sevens stand in place of the point for most "
        "of them, or are added to it."
    ),
    values={
        "replace": N_("2 points in all"),
        "add": N_("2 points and the point"),
    },
    read=_all_bonus,
    write=_set_all_bonus,
)


LAST_PLAY_SWEEP: Final = switch(
    "last_play_sweep",
    N_("The last card can make {sweep}"),
    N_("Clearing the table with the round's last card makes {sweep}."),
    *field("sweep.on_last_play"),
    idle=(
        OptionCondition(
            lambda variant: not variant.captures.can_clear_table_at_end,
            N_("By these captures the last card never clears the table."),
        ),
    ),
)

ACE_SWEEP_SCORES: Final = switch(
    "ace_sweep_scores",
    N_("The Ace makes {sweep}"),
    N_("An Ace that takes the whole table makes {sweep}."),
    *field("sweep.by_ace"),
    idle=(NO_ACE_CLEARS,),
)


def target(first: int = 1, last: int = 101) -> Option:
    """The option for the points that win the match, from `first` to `last`."""
    return Option(
        name="target",
        label=N_("First to"),
        help=N_(
            "The points with which a side decides the match at the end of a round. To 1, a single "
            "round is played, unless it is a tie."
        ),
        values=range(first, last + 1),
        read=lambda variant: variant.target,
        write=lambda variant, points: replace(variant, target=int(points)),
    )


LEAD_BY_TWO: Final = switch(
    "lead_by_two",
    N_("Lead by two"),
    N_("The winner must be two points ahead; otherwise another round is played."),
    *field("ending.lead", on=2, off=1),
)


CALL_OUT: Final = switch(
    "call_out",
    N_("Players may call out"),
    N_(
        "Before playing a card, the player on turn may say that their side has the points that "
        "win, and more than any other. If that is right it wins at once; if not, it loses the "
        "match."
    ),
    *field("ending.may_call_out"),
    idle=(
        OptionCondition(
            lambda variant: variant.ending.lead > 1,
            N_("Nobody can call out where the winner must be two points ahead."),
        ),
        OptionCondition(
            lambda variant: variant.captures.takes_piles,
            N_("Nobody can call out where piles can be taken: no card is won for good."),
        ),
    ),
    record_version=3,
)
