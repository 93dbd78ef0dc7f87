"""The options that variants offer: how each reads from a variant and changes it."""

from dataclasses import replace
from typing import Final, cast

from scopa_desktop.rules.cards import Rank
from scopa_desktop.rules.dealing import Redeal, Redealer
from scopa_desktop.rules.scoring import (
    SEVENS,
    Category,
    Contest,
    CountOf,
    Measure,
    PrimieraOrder,
    PrimieraSum,
)
from scopa_desktop.rules.variant import Option, OptionValue, Variant
from scopa_desktop.rules.words import QT_TRANSLATE_NOOP

ON_OFF: Final[dict[OptionValue, str]] = {False: "off", True: "on"}
PRIMIERA: Final = "primiera"


def target(first: int = 7, last: int = 101) -> Option:
    """The points that win the match."""
    return Option(
        name="target",
        label=QT_TRANSLATE_NOOP("rules", "First to"),
        help=QT_TRANSLATE_NOOP(
            "rules", "The points that a side needs at the end of a round to win the match."
        ),
        values=range(first, last + 1),
        read=lambda variant: variant.target,
        write=lambda variant, points: replace(variant, target=int(points)),
    )


def _king_redeal(variant: Variant) -> int:
    return variant.redeal.count if variant.redeal else 0


def _redeal_by(variant: Variant) -> Redealer:
    return variant.redeal.by if variant.redeal else _catalogued_redealer(variant)


def _catalogued_redealer(variant: Variant) -> Redealer:
    entry = variant.defaults or variant
    return entry.redeal.by if entry.redeal else "next"


def _set_king_redeal(variant: Variant, count: OptionValue) -> Variant:
    by = _redeal_by(variant)
    return replace(variant, redeal=Redeal(Rank.KING, int(count), by) if count else None)


def _set_redeal_by(variant: Variant, by: OptionValue) -> Variant:
    if variant.redeal is None:
        return variant
    return replace(variant, redeal=replace(variant.redeal, by=cast(Redealer, by)))


KING_REDEAL: Final = Option(
    name="king_redeal",
    label=QT_TRANSLATE_NOOP("rules", "Kings on the table"),
    help=QT_TRANSLATE_NOOP(
        "rules", "How many Kings among the four opening cards make the deal void."
    ),
    values={
        0: QT_TRANSLATE_NOOP("rules", "Play on"),
        2: QT_TRANSLATE_NOOP("rules", "Deal again at two"),
        3: QT_TRANSLATE_NOOP("rules", "Deal again at three"),
    },
    read=_king_redeal,
    write=_set_king_redeal,
)

REDEAL_BY: Final = Option(
    name="redeal_by",
    label=QT_TRANSLATE_NOOP("rules", "Who deals again"),
    help=QT_TRANSLATE_NOOP("rules", "After a void deal the same or the next player deals."),
    values={
        "next": QT_TRANSLATE_NOOP("rules", "The next dealer"),
        "same": QT_TRANSLATE_NOOP("rules", "The same dealer"),
    },
    read=_redeal_by,
    write=_set_redeal_by,
)


def _set_last_play_sweep(variant: Variant, on: OptionValue) -> Variant:
    return replace(variant, sweep=replace(variant.sweep, on_last_play=bool(on)))


LAST_PLAY_SWEEP: Final = Option(
    name="last_play_sweep",
    label=QT_TRANSLATE_NOOP("rules", "Sweep on the last card counts"),
    help=QT_TRANSLATE_NOOP("rules", "Clearing the table with the round's last card is a sweep."),
    values=ON_OFF,
    read=lambda variant: variant.sweep.on_last_play,
    write=_set_last_play_sweep,
)


def _primiera(variant: Variant) -> Contest:
    return next(
        category
        for category in variant.categories
        if isinstance(category, Contest) and category.name == PRIMIERA
    )


def _set_primiera(variant: Variant, contest: Contest) -> Variant:
    def exchanged(category: Category) -> Category:
        return contest if category.name == PRIMIERA else category

    return replace(variant, categories=tuple(map(exchanged, variant.categories)))


def _primiera_kind(variant: Variant) -> str:
    match _primiera(variant).measure:
        case CountOf():
            return "sevens"
        case PrimieraOrder():
            return "order"
    return "classic"


def _set_primiera_kind(variant: Variant, kind: OptionValue) -> Variant:
    measures: dict[str, Measure] = {
        "classic": PrimieraSum(needs_four_suits=_needs_four_suits(variant)),
        "sevens": CountOf(SEVENS),
        "order": PrimieraOrder(),
    }
    return _set_primiera(variant, Contest(PRIMIERA, measures[str(kind)]))


PRIMIERA_KIND: Final = Option(
    name="primiera",
    label=QT_TRANSLATE_NOOP("rules", "Primiera"),
    help=QT_TRANSLATE_NOOP("rules", "How the point for the primiera is decided."),
    values={
        "classic": QT_TRANSLATE_NOOP("rules", "Classic values"),
        "sevens": QT_TRANSLATE_NOOP("rules", "Most sevens"),
        "order": QT_TRANSLATE_NOOP("rules", "Card by card"),
    },
    read=_primiera_kind,
    write=_set_primiera_kind,
)


def _needs_four_suits(variant: Variant) -> bool:
    measure = _primiera(variant).measure
    return measure.needs_four_suits if isinstance(measure, PrimieraSum) else True


def _set_needs_four_suits(variant: Variant, on: OptionValue) -> Variant:
    contest = _primiera(variant)
    if not isinstance(contest.measure, PrimieraSum):
        return variant
    measure = replace(contest.measure, needs_four_suits=bool(on))
    return _set_primiera(variant, replace(contest, measure=measure))


PRIMIERA_NEEDS_FOUR_SUITS: Final = Option(
    name="primiera_needs_four_suits",
    label=QT_TRANSLATE_NOOP("rules", "Primiera needs four suits"),
    help=QT_TRANSLATE_NOOP(
        "rules", "A side that lacks a suit cannot win the primiera; off, the suit counts nothing."
    ),
    values=ON_OFF,
    read=_needs_four_suits,
    write=_set_needs_four_suits,
)


def _set_fewest_cards(variant: Variant, on: OptionValue) -> Variant:
    return replace(variant, captures=replace(variant.captures, fewest_cards=bool(on)))


FEWEST_CARDS_FIRST: Final = Option(
    name="fewest_cards_first",
    label=QT_TRANSLATE_NOOP("rules", "Fewest cards first"),
    help=QT_TRANSLATE_NOOP(
        "rules", "Of several captures with a card only those with the fewest cards are allowed."
    ),
    values=ON_OFF,
    read=lambda variant: variant.captures.fewest_cards,
    write=_set_fewest_cards,
)
