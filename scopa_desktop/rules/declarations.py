"""Combinations announced from a hand, and what they are worth.

A `DeclarationRule` lists what a player may declare at his turn. The cards of a declaration are
shown to everybody; in some games they lie open until they are played.
"""

from dataclasses import dataclass
from typing import NamedTuple, Protocol

from scopa_desktop.rules.captures import CaptureValues
from scopa_desktop.rules.cards import Card, Mask
from scopa_desktop.rules.kernel import declaration_finder as kernel
from scopa_desktop.rules.kernel.declaration_finder import DeclarationFinder, DeclarationSpec
from scopa_desktop.rules.moves import Declare, action_of


class NamedCombination(NamedTuple):
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

    def spec(self) -> DeclarationSpec:
        """The same as the kernel knows it."""

    def names(self, declared: Declare, values: CaptureValues) -> tuple[NamedCombination, ...]:
        """What a declaration consists of, with the points of each part."""


def choices(
    rule: DeclarationRule, hand: Mask, is_new_packet: bool, values: CaptureValues
) -> list[Declare]:
    """The declarations that a hand allows, the best first.

    `is_new_packet` tells whether the player has not played a card of the packet yet.
    """
    announcer = DeclarationFinder(rule.spec())
    number = announcer.find_listed(hand, is_new_packet, [*values.by_card])
    found = (action_of(announcer.found[index]) for index in range(number))
    return [action for action in found if isinstance(action, Declare)]


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

    def spec(self) -> DeclarationSpec:
        """Every three cards, with each value of the wild one that makes them worth something."""
        return DeclarationSpec(
            combinations=[],
            wild=self.wild,
            small_total=self.small_total,
            small_points=self.small_points,
            alike_points=self.alike_points,
            any_three=self.any_three,
            goes_first=self.goes_first,
        )

    def names(self, declared: Declare, values: CaptureValues) -> tuple[NamedCombination, ...]:
        """Only the better of the two counts."""
        alike = declared.points == self.alike_points
        return (NamedCombination("alike" if alike else "small", declared.points),)


# --- Chorizo and Báciga ---


class Combination(Protocol):
    """One combination of a hand of three."""

    @property
    def name(self) -> str:
        """Its name in records and words."""

    @property
    def points(self) -> int:
        """What it is worth."""

    def row(self) -> kernel.Combination:
        """The same as the kernel knows it."""


@dataclass(frozen=True)
class OneSuit:
    """All cards of one suit."""

    name: str
    points: int

    def row(self) -> kernel.Combination:
        """One suit only."""
        return kernel.Combination(kernel.ONE_SUIT, self.points)


@dataclass(frozen=True)
class Straight:
    """Ranks that follow each other, of any suits, without going round."""

    name: str
    points: int

    def row(self) -> kernel.Combination:
        """Three ranks in a row."""
        return kernel.Combination(kernel.STRAIGHT, self.points)


@dataclass(frozen=True)
class TotalOf:
    """The capture values add up to a total in a range."""

    name: str
    points: int
    least: int
    most: int
    with_pair: bool | None = None
    """Whether two cards must share a rank (True) or must not (False); None: no matter."""

    def row(self) -> kernel.Combination:
        """The total is in the range, and the ranks are as wanted."""
        pair = kernel.EITHER if self.with_pair is None else int(self.with_pair)
        return kernel.Combination(kernel.TOTAL_OF, self.points, self.least, self.most, pair)


@dataclass(frozen=True)
class OneRank:
    """All cards of one rank."""

    name: str
    points: int

    def row(self) -> kernel.Combination:
        """One rank only."""
        return kernel.Combination(kernel.ONE_RANK, self.points)


@dataclass(frozen=True)
class HandCombinations:
    """Combinations of a packet, shown before its first card is played; all of them add up."""

    combinations: tuple[Combination, ...]
    at_once: bool = True
    lies_open: bool = False
    goes_first: bool = False
    wild: Card | None = None

    def spec(self) -> DeclarationSpec:
        """The whole hand with everything it has, if it has anything."""
        return DeclarationSpec(combinations=[one.row() for one in self.combinations])

    def names(self, declared: Declare, values: CaptureValues) -> tuple[NamedCombination, ...]:
        """Every combination that the cards have."""
        held = DeclarationFinder(self.spec()).held_listed(declared.cards, [*values.by_card])
        found = (one for bit, one in enumerate(self.combinations) if held >> bit & 1)
        return tuple(NamedCombination(one.name, one.points) for one in found)
