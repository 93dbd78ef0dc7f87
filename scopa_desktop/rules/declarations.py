"""Declarations: combinations of cards that a player shows from the hand for points.

A `DeclarationRule` says what a player may declare at their turn. The declared cards are shown to
all players; in some games they stay face up until they are played.
"""

from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from scopa_desktop.rules.captures import CaptureValues
from scopa_desktop.rules.cards import Card, Mask
from scopa_desktop.rules.kernel import declaration_finder as kernel
from scopa_desktop.rules.kernel.declaration_finder import DeclarationFinder, DeclarationSpec
from scopa_desktop.rules.moves import Declare, action_from_code


class ScoredCombination(NamedTuple):
    """A combination that was declared, with its points."""

    name: str
    points: int


@dataclass(frozen=True, kw_only=True)
class DeclarationRule:
    """What may be declared in a game, and when; a frozen value."""

    wild: Card | None = None
    """The card to which the player may give any value in declaring."""
    stays_open: bool = False
    """Whether the declared cards stay face up until they are played."""
    played_first: bool = False
    """Whether the declared cards must be played before any other."""
    before_play: bool = False
    """Whether everybody declares before the first card of a packet is played.

    The seats are asked in turn, from the dealer's right on. Otherwise each declares before their
    own first card.
    """
    scores_at_once: bool = False
    """Whether the points are entered at once, not at the end of the round."""

    def __post_init__(self) -> None:
        self.spec()  # Raises ValueError for points that a move has no room for.

    def spec(self) -> DeclarationSpec:
        raise NotImplementedError

    def combinations_of(
        self, declared: Declare, values: CaptureValues
    ) -> tuple[ScoredCombination, ...]:
        """The combinations of a declaration; their points add up to its points."""
        raise NotImplementedError


def legal_declarations(
    rule: DeclarationRule, hand: Mask, is_new_packet: bool, values: CaptureValues
) -> list[Declare]:
    """The declarations that a hand allows, those with most points first.

    `is_new_packet`: the player has not played a card of the packet yet.
    """
    finder = DeclarationFinder(rule.spec())
    number = finder.find_from_list(hand, is_new_packet, [*values.by_card])
    actions = (action_from_code(finder.found[index]) for index in range(number))
    return [action for action in actions if isinstance(action, Declare)]


@dataclass(frozen=True, kw_only=True)
class LowOrThreeOfAKind(DeclarationRule):
    """Three cards with a low total or of one rank; one card is wild (RULES 2.9, 2.10)."""

    wild: Card
    stays_open: bool = True
    low_total: int = 9
    """The highest total that is low."""
    low_points: int = 3
    three_of_a_kind_points: int = 10
    any_three: bool = False
    """Any three cards of the hand at any turn, instead of a whole packet at its first turn."""

    def spec(self) -> DeclarationSpec:
        """Every three cards, with each value of the wild card with which they score."""
        return DeclarationSpec(
            combinations=[],
            wild=self.wild,
            low_total=self.low_total,
            low_points=self.low_points,
            three_of_a_kind_points=self.three_of_a_kind_points,
            any_three=self.any_three,
            played_first=self.played_first,
        )

    def combinations_of(
        self, declared: Declare, values: CaptureValues
    ) -> tuple[ScoredCombination, ...]:
        """One of the two; three of a kind with a low total count as three of a kind only."""
        is_three_of_a_kind = declared.points == self.three_of_a_kind_points
        return (ScoredCombination("alike" if is_three_of_a_kind else "small", declared.points),)


@dataclass(frozen=True)
class Combination:
    """One combination of a hand of three."""

    kind: ClassVar[int]
    """Its kind in the kernel."""

    name: str
    """Its name in the events and the wording."""
    points: int

    def spec(self) -> kernel.CombinationSpec:
        return kernel.CombinationSpec(self.kind, self.points)


@dataclass(frozen=True)
class OneSuit(Combination):
    """All cards of one suit."""

    kind = kernel.ONE_SUIT


@dataclass(frozen=True)
class OneRank(Combination):
    """All cards of one rank."""

    kind = kernel.ONE_RANK


@dataclass(frozen=True)
class Straight(Combination):
    """Ranks of any suits with consecutive capture values, so not the King and the Ace."""

    kind = kernel.STRAIGHT


@dataclass(frozen=True)
class TotalInRange(Combination):
    """Capture values that add up to a total in a range, both ends included."""

    kind = kernel.TOTAL_IN_RANGE

    min_total: int
    max_total: int
    with_pair: bool | None = None
    """Whether two cards must share a rank (True) or must not (False); None: no matter."""

    def spec(self) -> kernel.CombinationSpec:
        pair = kernel.EITHER if self.with_pair is None else int(self.with_pair)
        return kernel.CombinationSpec(self.kind, self.points, self.min_total, self.max_total, pair)


@dataclass(frozen=True, kw_only=True)
class HandCombinations(DeclarationRule):
    """Combinations of a whole packet; their points add up (RULES 2.17, 2.18)."""

    combinations: tuple[Combination, ...]
    in_parts: bool = False
    """Whether the player names those that count; otherwise all of them do."""
    before_play: bool = True
    scores_at_once: bool = True

    def spec(self) -> DeclarationSpec:
        """The whole hand, if it has any of the combinations."""
        return DeclarationSpec(
            combinations=[combination.spec() for combination in self.combinations],
            before_play=self.before_play,
            in_parts=self.in_parts,
        )

    def combinations_of(
        self, declared: Declare, values: CaptureValues
    ) -> tuple[ScoredCombination, ...]:
        """The combinations of the cards that count: the first that have the declared points."""
        finder = DeclarationFinder(self.spec())
        named = finder.combinations_from_list(declared.cards, [*values.by_card], declared.points)
        return tuple(
            ScoredCombination(combination.name, combination.points)
            for index, combination in enumerate(self.combinations)
            if named >> index & 1
        )
