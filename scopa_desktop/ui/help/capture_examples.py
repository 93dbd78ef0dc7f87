"""Examples of captures and declarations, computed from the rules."""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from typing import Final, NamedTuple

from scopa_desktop.rules.captures import CaptureKind, CaptureRule
from scopa_desktop.rules.cards import Card, Mask, Rank, Suit, card, mask_of

_TABLE_SUITS: Final = (Suit.CUPS, Suit.SWORDS, Suit.BATONS)
_PLAYED: Final = tuple(
    card(rank, Suit.COINS)
    for rank in (Rank.SEVEN, Rank.KING, Rank.SIX, Rank.KNIGHT, Rank.FIVE, Rank.ACE)
)
"""Cards to try, the clearest example first."""


_MIXED_PACK: Final = tuple(card(rank, suit) for rank in Rank for suit in Suit)
"""The pack ordered by rank, so that examples have several suits."""


class CaptureExample(NamedTuple):
    """A capture on a small table where the game allows no other with the played card."""

    played: Card
    taken: tuple[Card, ...]
    """The highest first."""
    rest: tuple[Card, ...]


@lru_cache(maxsize=128)  # Every page of a game, in every language, shows the same ones.
def example_of(rule: CaptureRule, kind: CaptureKind) -> CaptureExample | None:
    """The clearest example of a kind of capture; None when there is none."""
    examples = _captures(rule, kind)
    return max(examples, key=lambda example: _clearness(rule, kind, example), default=None)


def _captures(rule: CaptureRule, kind: CaptureKind) -> Iterator[CaptureExample]:
    """All captures of the kind where the card has no other legal capture."""
    for ranks in combinations(reversed(Rank), len(_TABLE_SUITS)):
        cards = [card(rank, suit) for rank, suit in zip(ranks, _TABLE_SUITS, strict=True)]
        table = mask_of(cards)
        for played in _PLAYED:
            legal = rule.legal_captures(played, table)
            if len(legal) == 1 and legal[0] in rule.with_only(kind).legal_captures(played, table):
                yield _described(rule, played, cards, legal[0])


def _described(
    rule: CaptureRule, played: Card, table: Sequence[Card], taken: Mask
) -> CaptureExample:
    ordered = sorted(table, key=rule.values.of, reverse=True)
    return CaptureExample(
        played,
        tuple(card for card in ordered if taken >> card & 1),
        tuple(card for card in ordered if not taken >> card & 1),
    )


def _clearness(rule: CaptureRule, kind: CaptureKind, example: CaptureExample) -> tuple[int, ...]:
    """A sort key for how well a capture explains its kind, the main criterion first."""
    total = rule.values.total(mask_of(example.taken) | 1 << example.played)
    capture_sum = kind.sum_of(example.played, mask_of(example.taken), rule.values)
    is_multiple = capture_sum is not None and capture_sum.multiples and total > capture_sum.total
    table = mask_of((*example.taken, *example.rest))
    excluded = len(rule.captures_of_all_kinds(example.played, table, rule.values)) - 1
    usual_size = 2 if capture_sum else 1
    if kind.takes_whole_table:
        usual_size = len(_TABLE_SUITS)
    taken = [rule.values.of(card) for card in example.taken]
    return (
        is_multiple,
        len(example.taken) == usual_size,
        -_PLAYED.index(example.played),
        excluded,
        min(taken) - max(taken),
    )


def hand_that(declares: Callable[[tuple[Card, ...]], bool]) -> tuple[Card, ...]:
    """The first hand of three cards that fits; raises `StopIteration` when there is none."""
    return next(hand for hand in combinations(_MIXED_PACK, 3) if declares(hand))
