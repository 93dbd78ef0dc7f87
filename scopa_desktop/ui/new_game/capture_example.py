"""Examples of the captures of a game, searched with the game's own rules."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from scopa_desktop.rules.captures import ITALIAN_CAPTURE_VALUES, CaptureKind, CaptureRule
from scopa_desktop.rules.cards import Card, Mask, Rank, Suit, card, mask_of, rank_of

_PLAYED: Final = tuple(
    card(rank, Suit.COINS) for rank in (Rank.SEVEN, Rank.SIX, Rank.KING, Rank.FIVE)
)
"""Cards to try, the best example first."""
_ACE: Final = card(Rank.ACE, Suit.COINS)


@dataclass(frozen=True)
class CaptureStripExample:
    """A capture that a game allows."""

    kind: CaptureKind
    played: Card
    taken: tuple[Card, ...]
    """The captured cards, the highest first."""
    counts_played: bool
    """Whether the sum includes the played card."""
    takes_all: bool
    """Whether the card takes the whole table, without any sum."""
    equal_goes_first: bool
    """Whether a card of the same rank on the table would have to be captured instead."""
    equal_will_do: bool
    """Whether a card of the same rank on the table could be captured instead."""


def find_examples(rule: CaptureRule, variation: int = 0) -> tuple[CaptureStripExample, ...]:
    """One or two examples for each kind of capture; equal cards only if it is the only kind.

    Each `variation` plays another card where the rules do not call for a certain one.
    """
    others = [kind for kind in rule.kinds if not kind.takes_equal_card]
    examples = (
        example for kind in others or rule.kinds for example in _examples_of(kind, rule, variation)
    )
    return tuple({(each.played, each.taken): each for each in examples}.values())


def _examples_of(kind: CaptureKind, rule: CaptureRule, variation: int) -> list[CaptureStripExample]:
    """The best examples of a kind of capture.

    Two with different sums if it allows multiples; one for each card whose value is unusual.
    """
    captures = [
        (played, taken)
        for played in _cards_to_play(kind, rule)
        if (taken := next(_captures_with(kind, rule, played), None)) is not None
    ]
    unusual = [capture for capture in captures if capture[0] in _unusual_cards(rule)]
    if _allows_multiples(kind, rule):
        captures = _with_two_totals(kind, rule)
    elif unusual:
        captures = unusual
    elif captures:
        captures = [captures[variation % len(captures)]]
    return [_example(kind, rule, *capture) for capture in captures]


def _with_two_totals(kind: CaptureKind, rule: CaptureRule) -> list[tuple[Card, tuple[Card, ...]]]:
    """Two captures with different totals, the larger first."""
    by_total: dict[int, tuple[Card, tuple[Card, ...]]] = {}
    for played in _cards_to_play(kind, rule):
        for taken in _captures_with(kind, rule, played):
            by_total.setdefault(rule.values.total(mask_of(taken) | 1 << played), (played, taken))
            if len(by_total) == 2:
                return [by_total[total] for total in sorted(by_total, reverse=True)]
    return list(by_total.values())


def _allows_multiples(kind: CaptureKind, rule: CaptureRule) -> bool:
    attempted = kind.sum_of(_PLAYED[0], 1 << _ACE, rule.values)
    return attempted is not None and attempted.multiples


def _cards_to_play(kind: CaptureKind, rule: CaptureRule) -> list[Card]:
    """The cards to try for an example, the best first."""
    if kind.takes_whole_table:
        return [c for c in (_ACE, *_PLAYED) if rule.values.of(c) in kind.capturing_values]
    return [*_unusual_cards(rule), *_PLAYED]


def _captures_with(
    kind: CaptureKind, rule: CaptureRule, played: Card
) -> Iterator[tuple[Card, ...]]:
    """The table cards of examples with a played card, the best example first."""
    tables = combinations(_cups(), 3) if kind.takes_whole_table else _tables(rule)
    return (taken for taken in tables if _is_example(kind, rule, played, mask_of(taken)))


def _is_example(kind: CaptureKind, rule: CaptureRule, played: Card, table: Mask) -> bool:
    """Whether the card captures the whole table by this kind, and has no other capture."""
    captures_of_kind = rule.with_only(kind).legal_captures(played, table)
    return table in captures_of_kind and rule.legal_captures(played, table) == [table]


def _cups() -> list[Card]:
    return [card(rank, Suit.CUPS) for rank in reversed(Rank)]


def _unusual_cards(rule: CaptureRule) -> list[Card]:
    """Cards whose capture value differs from that in most games, the lowest first."""
    coins = [card(rank, Suit.COINS) for rank in Rank]
    unusual = [c for c in coins if rule.values.of(c) != ITALIAN_CAPTURE_VALUES.of(c)]
    return sorted(unusual, key=rule.values.of)


def _tables(rule: CaptureRule) -> Iterator[tuple[Card, ...]]:
    """Table cards to try: pairs of different ranks by distance, pairs of a rank, single cards."""
    value = rule.values.of
    cups = _cups()
    pairs = [(high, card(rank_of(low), Suit.SWORDS)) for high, low in combinations(cups, 2)]
    yield from sorted(pairs, key=lambda pair: abs(value(pair[0]) - value(pair[1])))
    yield from ((cup, card(rank_of(cup), Suit.SWORDS)) for cup in cups)
    yield from ((cup,) for cup in cups)


def _example(
    kind: CaptureKind, rule: CaptureRule, played: Card, taken: tuple[Card, ...]
) -> CaptureStripExample:
    equal, table = 1 << card(rank_of(played), Suit.BATONS), mask_of(taken)
    captures = rule.legal_captures(played, table | equal)
    card_sum = kind.sum_of(played, table, rule.values)
    is_sum = len(taken) > 1 and card_sum is not None
    has_alternative = is_sum and equal in captures
    return CaptureStripExample(
        kind,
        played,
        taken,
        counts_played=card_sum is not None and bool(card_sum.cards >> played & 1),
        takes_all=kind.takes_whole_table,
        equal_goes_first=has_alternative and table not in captures,
        equal_will_do=has_alternative and table in captures,
    )
