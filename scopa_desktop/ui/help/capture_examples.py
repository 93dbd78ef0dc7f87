"""Examples of captures and declarations, found by asking the rules."""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from typing import Final, NamedTuple

from scopa_desktop.rules.captures import (
    AceTakesAll,
    CaptureKind,
    CaptureRule,
    SumToOwnValue,
    SumWithPlayed,
)
from scopa_desktop.rules.cards import Card, Mask, Rank, Suit, card, mask_of

_TABLE_SUITS: Final = (Suit.CUPS, Suit.SWORDS, Suit.BATONS)
_PLAYED: Final = tuple(
    card(rank, Suit.COINS)
    for rank in (Rank.SEVEN, Rank.KING, Rank.SIX, Rank.KNIGHT, Rank.FIVE, Rank.ACE)
)
"""Cards to try, the one that explains best first."""


_MIXED_PACK: Final = tuple(card(rank, suit) for rank in Rank for suit in Suit)
"""The pack with all suits side by side, so that examples are not all of coins."""


class CaptureExample(NamedTuple):
    """A capture that a game allows on a small table, and nothing but it."""

    played: Card
    taken: tuple[Card, ...]
    """The highest first."""
    rest: tuple[Card, ...]


@lru_cache(maxsize=128)  # Every page of a game, in every language, shows the same ones.
def example_of(rule: CaptureRule, kind: CaptureKind) -> CaptureExample | None:
    """The capture of a kind that shows best how the game takes; None when no table has one."""
    found = list(_captures(rule, kind))
    return max(found, key=lambda one: _clearness(rule, kind, one), default=None)


def _captures(rule: CaptureRule, kind: CaptureKind) -> Iterator[CaptureExample]:
    """Every capture by the kind where the rules leave no other choice."""
    for ranks in combinations(reversed(Rank), len(_TABLE_SUITS)):
        cards = [card(rank, suit) for rank, suit in zip(ranks, _TABLE_SUITS, strict=True)]
        table = mask_of(cards)
        for played in _PLAYED:
            legal = rule.sets(played, table)
            if len(legal) == 1 and legal[0] in rule.freely(kind).sets(played, table):
                yield _described(rule, played, cards, legal[0])


def _described(
    rule: CaptureRule, played: Card, table: Sequence[Card], taken: Mask
) -> CaptureExample:
    ordered = sorted(table, key=rule.values.of, reverse=True)
    return CaptureExample(
        played,
        tuple(one for one in ordered if taken >> one & 1),
        tuple(one for one in ordered if not taken >> one & 1),
    )


def _clearness(rule: CaptureRule, kind: CaptureKind, one: CaptureExample) -> tuple[int, ...]:
    """How well a capture explains its kind, the weightiest reason first."""
    total = rule.values.total(mask_of(one.taken) | 1 << one.played)
    is_multiple = isinstance(kind, SumWithPlayed) and kind.multiples and total > kind.total
    table = mask_of((*one.taken, *one.rest))
    excluded = len(rule.sets_of_every_kind(one.played, table, rule.values)) - 1
    taken = [rule.values.of(each) for each in one.taken]
    return (
        is_multiple,
        len(one.taken) == _wanted(kind),
        -_PLAYED.index(one.played),
        excluded,
        min(taken) - max(taken),
    )


def _wanted(kind: CaptureKind) -> int:
    match kind:
        case AceTakesAll():
            return len(_TABLE_SUITS)
        case SumWithPlayed() | SumToOwnValue():
            return 2
    return 1


def hand_that(declares: Callable[[tuple[Card, ...]], bool]) -> tuple[Card, ...]:
    """The first hand of three for which that holds; raises `StopIteration` when there is none."""
    return next(hand for hand in combinations(_MIXED_PACK, 3) if declares(hand))
