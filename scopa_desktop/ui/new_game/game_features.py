"""What makes a game what it is, each with cards that show it.

The features follow from the rules. What no earlier game of the catalogue has comes first, so that
each game begins with its own; the catalogue lists a game before those that are made from it.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final, TypeAlias

from scopa_desktop.rules.cards import PACK_SIZE, RANKS, Card, Rank, Suit, card, cards_of, mask_of
from scopa_desktop.rules.catalogue import CATALOGUE
from scopa_desktop.rules.declarations import ScoredCombination
from scopa_desktop.rules.scoring import (
    Category,
    CoinRun,
    CompleteSet,
    Contest,
    CountOf,
    CountWithTieBreak,
    PrimieraOrder,
    PrimieraSum,
    Tie,
    choices_of,
)
from scopa_desktop.rules.variant import Variant
from scopa_desktop.ui.help.examples import (
    CaptureExample,
    declared_hands,
    find_examples,
    hand_with_wild,
)

_MIXED_PACK: Final = tuple(card(rank, suit) for rank in Rank for suit in Suit)
"""The pack ordered by rank, so that examples have several suits."""


@dataclass(frozen=True)
class CaptureFeature:
    """A way to capture."""

    example: CaptureExample
    is_optional: bool
    """Whether the card could also be laid down."""
    sweep_points: int
    """The points of the example for clearing the table."""


@dataclass(frozen=True)
class DeclarationFeature:
    """A combination that is declared for points."""

    cards: tuple[Card, ...]
    combination: ScoredCombination
    wild: Card | None
    """The wild card, if it is one of the cards."""
    any_three: bool
    """Whether any three cards of a larger hand may be declared, at any turn."""
    scores_at_once: bool


@dataclass(frozen=True)
class WholePackFeature:
    """The whole pack is dealt at once, so that there is no stock."""

    hand: tuple[Card, ...]
    """As many cards as a player is dealt."""
    table: tuple[Card, ...]


@dataclass(frozen=True)
class PartnersFeature:
    """Only four in two partnerships can play."""


@dataclass(frozen=True)
class RaceFeature:
    """Categories are entered one by one, and the first side at the target wins."""

    target: int
    categories: tuple[str, ...]
    """Their names, in the order in which they are counted."""
    cards: tuple[Card | None, ...]
    """A card for each category that cards decide; None where any card counts."""


@dataclass(frozen=True)
class CategoryFeature:
    """Cards that score."""

    name: str
    points: int
    cards: tuple[Card, ...]
    needs_all: bool
    """Whether a side needs all these cards; otherwise more than the others have."""
    ranks: tuple[Rank, ...] = ()
    """The order of the ranks, the best first, where the best card of each suit counts."""
    tie: Tie = Tie.NOBODY


Feature: TypeAlias = (
    CaptureFeature
    | DeclarationFeature
    | WholePackFeature
    | PartnersFeature
    | RaceFeature
    | CategoryFeature
)
_Key: TypeAlias = tuple[object, ...]
"""What is compared between games: two features with the same key are the same rule."""


def features_of(variant: Variant) -> tuple[Feature, ...]:
    """What to show of a game, the most characteristic first; at least one way to capture.

    Features that a change of an option has added come before all others.
    """
    features = _features(variant)
    entry = variant.defaults or variant
    own = _keys(entry)
    earlier = _keys_of_earlier(entry.id)
    changed = [feature for key, feature in features if key not in own]
    new = [feature for key, feature in features if key in own - earlier]
    captures = [
        feature
        for key, feature in features
        if key in own & earlier and isinstance(feature, CaptureFeature)
    ]
    return (*changed, *new, *captures)


def _keys(variant: Variant) -> frozenset[_Key]:
    return frozenset(key for key, _ in _features(variant))


@cache
def _keys_of_earlier(variant_id: str) -> frozenset[_Key]:
    """The features of the games that the catalogue lists before one."""
    ids = list(CATALOGUE)
    earlier = ids[: ids.index(variant_id)] if variant_id in ids else ids
    return frozenset(key for other in earlier for key in _keys(CATALOGUE[other]))


@lru_cache(maxsize=64)
def _features(variant: Variant) -> tuple[tuple[_Key, Feature], ...]:
    """The features of a game with their keys: play, then deal, then score."""
    return (*_captures(variant), *_declarations(variant), *_others(variant))


def _others(variant: Variant) -> Iterator[tuple[_Key, Feature]]:
    """The features of deal, players and score."""
    deal = variant.deal
    if deal.hand is None:
        players = variant.seatings[0].players
        yield ("whole pack", deal.table), _whole_pack(deal.packet_size(players), deal.table)
    if all(seating.pairs for seating in variant.seatings):
        yield ("partners",), PartnersFeature()
    if variant.ending.is_race:
        yield ("race",), _race(variant)
    for category in variant.categories:
        for choice in choices_of(category):
            if feature := _category(choice):
                yield ("category", choice), feature


def _captures(variant: Variant) -> Iterator[tuple[_Key, Feature]]:
    rule = variant.captures
    numbers: Counter[object] = Counter()
    for example in find_examples(rule, variation=_games_with_rule_before(variant)):
        points = variant.sweep.points(example.played, mask_of(example.taken), rule.values)
        numbers[example.kind] += 1
        key = (example.kind, numbers[example.kind], rule.forced, rule.values, points)
        yield ("capture", *key), CaptureFeature(example, not rule.forced, points)


def _games_with_rule_before(variant: Variant) -> int:
    """The number of earlier games with the same captures: each shows another example."""
    games = list(CATALOGUE.values())
    ids = [game.id for game in games]
    before = games[: ids.index(variant.id)] if variant.id in ids else []
    return sum(game.captures.tiers == variant.captures.tiers for game in before)


def _declarations(variant: Variant) -> Iterator[tuple[_Key, Feature]]:
    rule = variant.declarations
    if rule is None:
        return
    for combination, hands in declared_hands(rule, variant.captures.values).items():
        hand = hand_with_wild(rule, hands)
        wild = rule.wild if rule.wild in hand else None
        feature = DeclarationFeature(
            hand, combination, wild, any_three=rule.played_first, scores_at_once=rule.scores_at_once
        )
        yield ("declaration", combination, rule.played_first), feature


def _whole_pack(hand: int, table: int) -> WholePackFeature:
    places = (index * PACK_SIZE // hand + index % len(Suit) for index in range(hand))
    held = tuple(_MIXED_PACK[place] for place in places)
    others = [c for c in reversed(_MIXED_PACK) if c not in held]
    return WholePackFeature(held, tuple(others[:: len(others) // max(table, 1)][:table]))


def _race(variant: Variant) -> RaceFeature:
    """The race; contests for any cards are shown as a card back, sweeps not at all."""
    shown: list[Card | None] = []
    for category in variant.categories:
        feature = _category(category)
        if feature is not None:
            shown.append(_emblem(feature))
        elif isinstance(category, Contest):
            shown.append(None)
    names = tuple(category.name for category in variant.categories)
    return RaceFeature(variant.target, names, tuple(shown))


def _emblem(feature: CategoryFeature) -> Card:
    return card(feature.ranks[0], Suit.CUPS) if feature.ranks else feature.cards[-1]


def _category(category: Category) -> CategoryFeature | None:
    """The cards of a category; None for one that has no cards of its own."""
    match category:
        case CompleteSet(name, cards, points):
            return CategoryFeature(name, points, tuple(cards_of(cards)), needs_all=True)
        case CoinRun(name, _, length):
            run = tuple(card(rank, Suit.COINS) for rank in list(Rank)[:length])
            return CategoryFeature(name, length, run, needs_all=True)
        case Contest(name, PrimieraSum() | PrimieraOrder() as measure, points, tie):
            ranks = sorted(Rank, key=lambda rank: -measure.rank_values[rank])
            best = tuple(card(rank, suit) for rank, suit in zip(ranks, Suit, strict=False))
            order = tuple(ranks[: len(best)])
            return CategoryFeature(name, points, best, needs_all=False, ranks=order, tie=tie)
        case Contest(name, CountOf(counted), points, tie) if counted.bit_count() <= RANKS:
            return CategoryFeature(name, points, tuple(cards_of(counted)), False, tie=tie)
        case Contest(name, CountWithTieBreak((CountOf(counted), _)), points, tie):
            return CategoryFeature(name, points, tuple(cards_of(counted)), False, tie=tie)
    return None
