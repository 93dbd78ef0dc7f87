"""Examples of captures and declarations, found with a game's own rules.

The page with the rules of a game and the New game dialog show the same ones.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from typing import Final

from scopa_desktop.rules.captures import (
    ITALIAN_CAPTURE_VALUES,
    CaptureKind,
    CaptureRule,
    CaptureValues,
)
from scopa_desktop.rules.cards import Card, Mask, Rank, Suit, card, mask_of, rank_of
from scopa_desktop.rules.declarations import DeclarationRule, ScoredCombination, legal_declarations

_PLAYED: Final = tuple(
    card(rank, Suit.COINS) for rank in (Rank.SEVEN, Rank.SIX, Rank.KING, Rank.FIVE)
)
"""Cards to try, the best example first."""
_ACE: Final = card(Rank.ACE, Suit.COINS)
_TABLE_SUITS: Final = (Suit.CUPS, Suit.SWORDS, Suit.BATONS)
_HAND_CARDS: Final = tuple(
    card(rank, suit)
    for rank in (Rank.ACE, Rank.THREE, Rank.FIVE, Rank.SIX, Rank.SEVEN)
    for suit in (Suit.COINS, Suit.CUPS, Suit.SWORDS)
)
"""The cards of example hands: few, of which every known combination can be made."""


@dataclass(frozen=True)
class CaptureExample:
    """A capture of all cards on a table; the played card has no other one there."""

    kind: CaptureKind
    played: Card
    taken: tuple[Card, ...]
    """The captured cards, the highest first."""
    counts_played: bool
    """Whether the sum includes the played card."""
    equal_goes_first: bool
    """Whether a card of the same rank on the table would have to be captured instead."""
    equal_will_do: bool
    """Whether a card of the same rank on the table could be captured instead."""


def find_examples(rule: CaptureRule, variation: int = 0) -> tuple[CaptureExample, ...]:
    """The examples of all kinds of capture; equal cards only if it is the only kind."""
    others = [kind for kind in rule.kinds if not kind.takes_equal_card]
    examples = (
        each for kind in others or rule.kinds for each in examples_of(rule, kind, variation)
    )
    return tuple({(each.played, each.taken): each for each in examples}.values())


@lru_cache(maxsize=128)  # Every page of a game, in every language, shows the same ones.
def examples_of(
    rule: CaptureRule, kind: CaptureKind, variation: int = 0
) -> tuple[CaptureExample, ...]:
    """The best examples of a kind of capture; none if no card can capture by it.

    Two with different sums if it allows multiples; one for each card whose value is unusual. Each
    `variation` plays another card where the rules do not call for a certain one.
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
    return tuple(_example(kind, rule, *capture) for capture in captures)


def rest_of_table(rule: CaptureRule, example: CaptureExample) -> tuple[Card, ...]:
    """Cards beside those taken, so that there are three, and the capture is still the only one.

    They are preferably such that the capture excludes others, of another kind or of more cards.
    """
    if example.kind.takes_whole_table:
        return ()
    suits = _TABLE_SUITS[len(example.taken) :]
    best: tuple[Card, ...] = ()
    most = 0
    for ranks in combinations(reversed(Rank), len(suits)):
        rest = tuple(map(card, ranks, suits))
        table = mask_of((*example.taken, *rest))
        if rule.legal_captures(example.played, table) == [mask_of(example.taken)]:
            found = len(rule.captures_of_all_kinds(example.played, table, rule.values))
            if found > most:
                best, most = rest, found
    return best


@lru_cache(maxsize=16)
def declared_hands(
    rule: DeclarationRule, values: CaptureValues
) -> Mapping[ScoredCombination, Sequence[tuple[Card, ...]]]:
    """For each combination the hands that have nothing else to declare; most points first."""
    hands: dict[ScoredCombination, list[tuple[Card, ...]]] = {}
    for hand in combinations(_HAND_CARDS, 3):
        possible = legal_declarations(rule, mask_of(hand), True, values)
        declared = {rule.combinations_of(choice, values) for choice in possible}
        if len(declared) == 1 and len(found := declared.pop()) == 1:
            hands.setdefault(found[0], []).append(hand)
    return dict(sorted(hands.items(), key=lambda item: -item[0].points))


def hand_with_wild(rule: DeclarationRule, hands: Sequence[tuple[Card, ...]]) -> tuple[Card, ...]:
    """The first of the hands that has the wild card, if there is one; else the first."""
    return next((hand for hand in hands if rule.wild in hand), hands[0])


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
) -> CaptureExample:
    equal, table = 1 << card(rank_of(played), Suit.BATONS), mask_of(taken)
    captures = rule.legal_captures(played, table | equal)
    card_sum = kind.sum_of(played, table, rule.values)
    has_alternative = len(taken) > 1 and card_sum is not None and equal in captures
    return CaptureExample(
        kind,
        played,
        taken,
        counts_played=card_sum is not None and bool(card_sum.cards >> played & 1),
        equal_goes_first=has_alternative and table not in captures,
        equal_will_do=has_alternative and table in captures,
    )
