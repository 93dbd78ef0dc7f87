"""Combinations announced from a hand, and what they are worth.

A `DeclarationRule` lists what a player may declare at his turn. The cards of a declaration are
shown to everybody; in some games they lie open until they are played.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import NamedTuple, Protocol

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
        trios = combinations(cards_of(hand), 3)
        found = [one for trio in trios for one in self._of_trio(trio, values)]
        return sorted(found, key=lambda one: -one.points)

    def names(self, declared: Declare, values: Values) -> tuple[Named, ...]:
        """Only the better of the two counts."""
        alike = declared.points == self.alike_points
        return (Named("alike" if alike else "small", declared.points),)

    def _of_trio(self, trio: Sequence[Card], values: Values) -> Iterator[Declare]:
        cards = mask_of(trio)
        if self.wild not in trio:
            if points := self._points([values.of(card) for card in trio]):
                yield Declare(cards, points)
            return
        others = [values.of(card) for card in trio if card != self.wild]
        for value in range(1, HIGHEST_VALUE + 1):
            if points := self._points([value, *others]):
                yield Declare(cards, points, value)

    def _points(self, worth: Sequence[int]) -> int:
        if len(set(worth)) == 1:
            return self.alike_points
        return self.small_points if sum(worth) <= self.small_total else 0


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
