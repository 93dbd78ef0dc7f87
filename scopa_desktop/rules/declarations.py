"""Combinations announced from a hand, and what they are worth.

A `DeclarationRule` lists what a player may declare at his turn. The cards of a declaration are
shown to everybody; in some games they lie open until they are played.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, groupby
from typing import NamedTuple, Protocol, TypeAlias

from scopa_desktop.rules.captures import HIGHEST_VALUE, Values
from scopa_desktop.rules.cards import RANKS, Card, Mask, cards_of, mask_of
from scopa_desktop.rules.moves import Declare


class Named(NamedTuple):
    """A combination that a hand holds."""

    name: str
    points: int


class DeclarationRule(Protocol):
    """What may be declared in a game, and when."""

    @property
    def wild(self) -> Card | None:
        """The card whose value the player may choose in declaring."""

    @property
    def lies_open(self) -> bool:
        """Whether the cards stay open until they are played."""

    @property
    def goes_first(self) -> bool:
        """Whether the declared cards must be played before any other."""

    @property
    def at_once(self) -> bool:
        """Whether the points are entered at once rather than at the end of the round."""

    def choices(self, hand: Mask, is_new_packet: bool, values: Values) -> list[Declare]:
        """The declarations that a hand allows, the best first.

        `is_new_packet` tells whether the player has not played a card of the packet yet.
        """

    def names(self, declared: Declare, values: Values) -> tuple[Named, ...]:
        """What a declaration consists of, with the points of each part."""


# --- Cirulla and Cirullone ---

_Valued: TypeAlias = Sequence[tuple[int, Card]]
"""Cards with their values, low to high."""


@dataclass(frozen=True)
class SmallOrAlike:
    """Three cards that add up to little, or are of one rank; one card is wild (RULES 2.9, 2.10)."""

    wild: Card
    small_total: int = 9
    small_points: int = 3
    alike_points: int = 10
    any_three: bool = False
    """Any three cards of the hand at any turn, instead of a whole packet at its first turn."""
    at_once: bool = False
    lies_open: bool = True

    @property
    def goes_first(self) -> bool:
        """Three cards chosen from a larger hand are played before the others."""
        return self.any_three

    def choices(self, hand: Mask, is_new_packet: bool, values: Values) -> list[Declare]:
        """Every three cards with each value of the wild one that makes them worth something."""
        if not (is_new_packet or self.any_three):
            return []
        plain = cards_of(hand & ~(1 << self.wild))
        by_value = sorted((values.of(card), card) for card in plain)
        found = [*self._alike(by_value), *self._small(by_value)]
        if hand >> self.wild & 1:
            found += self._with_wild(by_value)
        return sorted(found, key=lambda one: -one.points)

    def names(self, declared: Declare, values: Values) -> tuple[Named, ...]:
        """Only the better of the two counts."""
        alike = declared.points == self.alike_points
        return (Named("alike" if alike else "small", declared.points),)

    def _alike(self, by_value: _Valued) -> Iterator[Declare]:
        """Three cards of one value."""
        for _, group in groupby(by_value, key=lambda pair: pair[0]):
            for trio in combinations([card for _, card in group], 3):
                yield Declare(mask_of(trio), self.alike_points)

    def _small(self, by_value: _Valued) -> Iterator[Declare]:
        """Three cards with a small total, and not of one value; hands of eighteen are usual."""
        for n, (low, first) in enumerate(by_value):
            if low * 3 > self.small_total:
                return
            for m, (middle, second) in enumerate(by_value[n + 1 :], n + 1):
                if low + middle * 2 > self.small_total:
                    break
                for high, third in by_value[m + 1 :]:
                    if low + middle + high > self.small_total:
                        break
                    if low < high:
                        yield Declare(1 << first | 1 << second | 1 << third, self.small_points)

    def _with_wild(self, by_value: _Valued) -> Iterator[Declare]:
        """The wild card, with each value that serves, and two others."""
        for (low, first), (high, second) in combinations(by_value, 2):
            cards = 1 << self.wild | 1 << first | 1 << second
            if low == high:
                yield Declare(cards, self.alike_points, low)
            largest = min(self.small_total - low - high, HIGHEST_VALUE)
            for value in range(1, largest + 1):
                if not low == value == high:
                    yield Declare(cards, self.small_points, value)


# --- Chorizo and Báciga ---


class Combination(Protocol):
    """One combination of a hand of three."""

    @property
    def name(self) -> str:
        """Its name in records and words."""

    @property
    def points(self) -> int:
        """What it is worth."""

    def holds(self, hand: Sequence[Card], values: Values) -> bool:
        """Whether the hand has it."""


@dataclass(frozen=True)
class OneSuit:
    """All cards of one suit."""

    name: str
    points: int

    def holds(self, hand: Sequence[Card], values: Values) -> bool:
        """One suit only."""
        return len({card // RANKS for card in hand}) == 1


@dataclass(frozen=True)
class Straight:
    """Ranks that follow each other, of any suits, without going round."""

    name: str
    points: int

    def holds(self, hand: Sequence[Card], values: Values) -> bool:
        """Three ranks in a row."""
        ranks = sorted(card % RANKS for card in hand)
        return ranks == list(range(ranks[0], ranks[0] + len(ranks)))


@dataclass(frozen=True)
class TotalOf:
    """The capture values add up to a total in a range."""

    name: str
    points: int
    least: int
    most: int
    with_pair: bool | None = None
    """Whether two cards must share a rank (True) or must not (False); None: no matter."""

    def holds(self, hand: Sequence[Card], values: Values) -> bool:
        """The total is in the range, and the ranks are as wanted."""
        has_pair = len({card % RANKS for card in hand}) < len(hand)
        if self.with_pair is not None and has_pair is not self.with_pair:
            return False
        return self.least <= sum(map(values.of, hand)) <= self.most


@dataclass(frozen=True)
class OneRank:
    """All cards of one rank."""

    name: str
    points: int

    def holds(self, hand: Sequence[Card], values: Values) -> bool:
        """One rank only."""
        return len({card % RANKS for card in hand}) == 1


@dataclass(frozen=True)
class HandCombinations:
    """Combinations of a packet, shown before its first card is played; all of them add up."""

    combinations: tuple[Combination, ...]
    at_once: bool = True
    lies_open: bool = False
    goes_first: bool = False
    wild: Card | None = None

    def choices(self, hand: Mask, is_new_packet: bool, values: Values) -> list[Declare]:
        """The whole hand with everything it has, if it has anything."""
        if not is_new_packet:
            return []
        points = sum(one.points for one in self._held(hand, values))
        return [Declare(hand, points)] if points else []

    def names(self, declared: Declare, values: Values) -> tuple[Named, ...]:
        """Every combination that the cards have."""
        return tuple(Named(one.name, one.points) for one in self._held(declared.cards, values))

    def _held(self, hand: Mask, values: Values) -> list[Combination]:
        cards = tuple(cards_of(hand))
        return [one for one in self.combinations if one.holds(cards, values)]
