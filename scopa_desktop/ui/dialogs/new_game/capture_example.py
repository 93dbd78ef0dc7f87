"""How a game captures: examples with real cards, found by asking the game's rules."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from scopa_desktop.rules.captures import ITALIAN_CAPTURE_VALUES, CaptureKind, CaptureRule
from scopa_desktop.rules.cards import Card, Mask, Rank, Suit, card, mask_of, rank_of

_PLAYED: Final = tuple(
    card(rank, Suit.COINS) for rank in (Rank.SEVEN, Rank.SIX, Rank.KING, Rank.FIVE)
)
"""Cards to try, the one that explains best first."""
_ACE: Final = card(Rank.ACE, Suit.COINS)


@dataclass(frozen=True)
class CaptureExample:
    """A capture that a game allows."""

    played: Card
    taken: tuple[Card, ...]
    """The highest first."""
    counts_played: bool
    """Whether the sum includes the played card."""
    takes_all: bool
    """Whether the card takes whatever lies there, without any sum."""
    equal_goes_first: bool
    """Whether a card equal to the played one would have to be taken instead."""
    equal_will_do: bool
    """Whether a card equal to the played one could be taken as well."""


def find_examples(rule: CaptureRule) -> tuple[CaptureExample, ...]:
    """A capture for each way in which the game captures; of equal cards only without any other."""
    others = [kind for kind in rule.kinds if not kind.takes_equal_card]
    found = [one for kind in others or rule.kinds for one in _examples_of(kind, rule)]
    return tuple(dict.fromkeys(found))


def _examples_of(kind: CaptureKind, rule: CaptureRule) -> Iterator[CaptureExample]:
    """The example that shows best how this kind works; of multiples the second one too."""
    fitting = (
        (played, taken)
        for played, taken in _tried(kind, rule)
        if _shows(kind, rule, played, mask_of(taken))
    )
    totals: list[int] = []
    for played, taken in fitting:
        total = rule.values.total(mask_of(taken) | 1 << played)
        made = kind.sum_of(played, mask_of(taken), rule.values)
        has_multiples = made is not None and made.multiples
        if not totals or (has_multiples and total not in totals):
            totals.append(total)
            yield _described(kind, rule, played, taken)
        if not has_multiples or len(totals) == 2:
            return


def _shows(kind: CaptureKind, rule: CaptureRule, played: Card, table: Mask) -> bool:
    """Whether the card takes that whole table, in this way, and could take nothing else."""
    own = rule.with_only(kind).legal_captures(played, table)
    return table in own and rule.legal_captures(played, table) == [table]


def _tried(kind: CaptureKind, rule: CaptureRule) -> Iterator[tuple[Card, tuple[Card, ...]]]:
    """Cards and tables to try, those that explain best first."""
    if kind.takes_whole_table:
        players = (one for one in (_ACE, *_PLAYED) if rule.values.of(one) in kind.capturing_values)
        yield from ((played, trio) for played in players for trio in combinations(_cups(), 3))
        return
    for played in (*_unusual(rule), *_PLAYED):
        for taken in _tables(rule):
            yield played, taken


def _cups() -> list[Card]:
    return [card(rank, Suit.CUPS) for rank in reversed(Rank)]


def _unusual(rule: CaptureRule) -> list[Card]:
    """Cards that are worth something else than in most games, the lowest of them first."""
    coins = [card(rank, Suit.COINS) for rank in Rank]
    unusual = [one for one in coins if rule.values.of(one) != ITALIAN_CAPTURE_VALUES.of(one)]
    return sorted(unusual, key=rule.values.of)


def _tables(rule: CaptureRule) -> Iterator[tuple[Card, ...]]:
    """Pairs, those of nearly equal cards first; then equal ones; then single cards."""
    value = rule.values.of
    cups = _cups()
    pairs = [(high, card(rank_of(low), Suit.SWORDS)) for high, low in combinations(cups, 2)]
    yield from sorted(pairs, key=lambda pair: abs(value(pair[0]) - value(pair[1])))
    yield from ((one, card(rank_of(one), Suit.SWORDS)) for one in cups)
    yield from ((one,) for one in cups)


def _described(
    kind: CaptureKind, rule: CaptureRule, played: Card, taken: tuple[Card, ...]
) -> CaptureExample:
    equal, table = 1 << card(rank_of(played), Suit.BATONS), mask_of(taken)
    sets = rule.legal_captures(played, table | equal)
    made = kind.sum_of(played, table, rule.values)
    is_sum = len(taken) > 1 and made is not None
    is_other = is_sum and equal in sets
    return CaptureExample(
        played,
        taken,
        counts_played=made is not None and bool(made.cards >> played & 1),
        takes_all=kind.takes_whole_table,
        equal_goes_first=is_other and table not in sets,
        equal_will_do=is_other and table in sets,
    )
