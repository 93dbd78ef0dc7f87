"""Finds the declarations that a hand allows, and their points."""

from typing import Final, NamedTuple

from librt.vecs import append, vec
from mypy_extensions import i64

from scopa_desktop.rules.kernel.bits import (
    BIT,
    CARD_COUNT,
    RANK_COUNT,
    card_of,
    popcount,
    smaller,
    to_vec,
    zeros,
)
from scopa_desktop.rules.kernel.capture_finder import HIGHEST_VALUE
from scopa_desktop.rules.kernel.move_codes import MAX_POINTS, encode_declaration

# Kinds of combinations of a whole hand.
ONE_SUIT: Final = 0
STRAIGHT: Final = 1
"""Consecutive capture values."""
TOTAL_IN_RANGE: Final = 2
"""A total of the capture values in a range; with a pair, without one, or either."""
ONE_RANK: Final = 3

EITHER: Final = -1
_INITIAL_CAPACITY: Final = 64


class CombinationSpec(NamedTuple):
    """A combination of a whole hand, as numbers."""

    kind: int
    points: int
    min_total: int = 0
    max_total: int = 0
    with_pair: int = EITHER
    """1: two cards share a rank; 0: none do; `EITHER`: no matter."""


# Offsets of the fields of a combination in `DeclarationSpec.rows`; its kind comes first.
_POINTS: Final = 1
_MIN_TOTAL: Final = 2
_MAX_TOTAL: Final = 3
_WITH_PAIR: Final = 4
_FIELDS: Final = 5


class DeclarationSpec:
    """The declarations of a game as numbers: whole hands, or three cards of which one is wild."""

    def __init__(
        self,
        *,
        combinations: list[CombinationSpec],
        wild: int = -1,
        low_total: int = 0,
        low_points: int = 0,
        three_of_a_kind_points: int = 0,
        any_three: bool = False,
        played_first: bool = False,
        before_play: bool = False,
        in_parts: bool = False,
    ) -> None:
        """Three cards are declared where a card is `wild`, whole hands where none is (-1).

        `combinations` are those of whole hands; the rest is as in `DeclarationRule` and
        `LowOrThreeOfAKind`. Raises `ValueError` if a declaration could have negative points, or
        more than a move has room for.
        """
        together = 0
        for combination in combinations:
            together += combination.points
        lowest = min([low_points, three_of_a_kind_points, *[each.points for each in combinations]])
        highest = max(low_points, three_of_a_kind_points, together)
        if lowest < 0 or highest > MAX_POINTS:
            raise ValueError(
                f"a declaration has 0 to {MAX_POINTS} points, not {lowest} to {highest}"
            )
        self.wild: i64 = wild
        self.low_total: i64 = low_total
        self.low_points: i64 = low_points
        self.three_of_a_kind_points: i64 = three_of_a_kind_points
        self.any_three = any_three
        self.played_first = played_first
        self.before_play = before_play
        self.in_parts = in_parts
        self.rows: vec[i64] = vec[i64]()
        for combination in combinations:
            for field in combination:
                self.rows = append(self.rows, i64(field))
        self.combination_count: i64 = len(combinations)


class DeclarationFinder:
    """Finds declarations, one hand after another.

    `found` has those of the last hand as move codes in its first `count` entries, the most points
    first.
    """

    def __init__(self, spec: DeclarationSpec) -> None:
        self.spec = spec
        self.found: vec[i64] = zeros(_INITIAL_CAPACITY)
        self.count: i64 = 0
        self._cards: vec[i64] = zeros(CARD_COUNT)
        """The cards of the hand that are not wild."""
        self._card_count: i64 = 0
        self._size: i64 = 0
        """The number of cards of the hand that is examined."""
        self._ranks: i64 = 0
        """Its ranks, suits and capture values, as bits."""
        self._suits: i64 = 0
        self._values: i64 = 0
        self._total: i64 = 0
        """Its capture values added up."""

    def find(self, hand: i64, is_new_packet: bool, values: vec[i64]) -> i64:
        """Find the declarations of a hand; returns their number.

        `is_new_packet`: no card of the packet was played yet; `values` are the capture values of
        all cards.
        """
        spec = self.spec
        self.count = 0
        if not (is_new_packet or spec.any_three):
            return 0
        if spec.wild < 0:
            present = self.combinations_in(hand, values)
            points = self.points_of(present)
            if points != 0:
                self._add(hand, points, 0)
            while spec.in_parts and points > 1:
                points -= 1
                if self._some_of(present, points) != 0:
                    self._add(hand, points, 0)
        else:
            self._find_three(hand, values)
        return self.count

    def find_from_list(self, hand: i64, is_new_packet: bool, values: list[int]) -> i64:
        """`find` for callers that are not compiled: vectors made by them are never freed."""
        return self.find(hand, is_new_packet, to_vec(values))

    def combinations_from_list(self, hand: i64, values: list[int], points: i64) -> i64:
        """Those of the combinations of a hand that have so many points, for uncompiled callers."""
        return self._some_of(self.combinations_in(hand, to_vec(values)), points)

    def _some_of(self, combinations: i64, points: i64) -> i64:
        """The first of some combinations that have so many points together; 0 if none have."""
        some: i64 = 1
        while some <= combinations:
            if some & ~combinations == 0 and self.points_of(some) == points:
                return some
            some += 1
        return 0

    def combinations_in(self, hand: i64, values: vec[i64]) -> i64:
        """The combinations of a hand, one bit for each in the order of the spec."""
        self._examine(hand, values)
        combinations: i64 = 0
        index: i64 = 0
        while index < self.spec.combination_count:
            if self._holds(index):
                combinations |= BIT[index]
            index += 1
        return combinations

    def points_of(self, combinations: i64) -> i64:
        """The points of some combinations together."""
        points: i64 = 0
        index: i64 = 0
        while index < self.spec.combination_count:
            if combinations & BIT[index] != 0:
                points += self.spec.rows[index * _FIELDS + _POINTS]
            index += 1
        return points

    def _examine(self, hand: i64, values: vec[i64]) -> None:
        """Set what `_holds` asks about a hand."""
        self._size = popcount(hand)
        self._ranks = 0
        self._suits = 0
        self._values = 0
        self._total = 0
        while hand != 0:
            low = hand & -hand
            hand ^= low
            card = card_of(low)
            self._ranks |= BIT[card % RANK_COUNT]
            self._suits |= BIT[card // RANK_COUNT]
            self._values |= BIT[values[card]]
            self._total += values[card]

    def _holds(self, index: i64) -> bool:
        """Whether the examined hand has a combination of the spec."""
        rows = self.spec.rows
        row: i64 = index * _FIELDS
        kind = rows[row]
        if kind == ONE_SUIT:
            return self._suits & (self._suits - 1) == 0
        if kind == ONE_RANK:
            return self._ranks & (self._ranks - 1) == 0
        if kind == STRAIGHT:
            # Adding its lowest bit to a run of bits carries into a single bit above it.
            above = self._values + (self._values & -self._values)
            return popcount(self._values) == self._size and self._values & above == 0
        pair: i64 = 1 if popcount(self._ranks) < self._size else 0
        if rows[row + _WITH_PAIR] != EITHER and rows[row + _WITH_PAIR] != pair:
            return False
        return rows[row + _MIN_TOTAL] <= self._total <= rows[row + _MAX_TOTAL]

    def _find_three(self, hand: i64, values: vec[i64]) -> None:
        """Three cards of one value, then three with a low total, each with the wild card too."""
        wild = BIT[self.spec.wild]
        self._card_count = 0
        rest = hand & ~wild
        while rest != 0:
            low = rest & -rest
            rest ^= low
            self._cards[self._card_count] = card_of(low)
            self._card_count += 1
        has_wild = hand & wild != 0
        self._find_without_wild(values, of_a_kind=True)
        if has_wild:
            self._find_with_wild(values, of_a_kind=True)
        self._find_without_wild(values, of_a_kind=False)
        if has_wild:
            self._find_with_wild(values, of_a_kind=False)

    def _find_without_wild(self, values: vec[i64], of_a_kind: bool) -> None:
        spec = self.spec
        cards = self._cards
        first: i64 = 0
        while first < self._card_count:
            second: i64 = first + 1
            while second < self._card_count:
                a = values[cards[first]]
                b = values[cards[second]]
                mask = BIT[cards[first]] | BIT[cards[second]]
                third: i64 = second + 1
                while third < self._card_count:
                    c = values[cards[third]]
                    if a == b and b == c:
                        if of_a_kind:
                            self._add(mask | BIT[cards[third]], spec.three_of_a_kind_points, 0)
                    elif not of_a_kind and a + b + c <= spec.low_total:
                        self._add(mask | BIT[cards[third]], spec.low_points, 0)
                    third += 1
                second += 1
            first += 1

    def _find_with_wild(self, values: vec[i64], of_a_kind: bool) -> None:
        """The wild card and two others, with each value of the wild card that scores."""
        spec = self.spec
        cards = self._cards
        first: i64 = 0
        while first < self._card_count:
            second: i64 = first + 1
            while second < self._card_count:
                a = values[cards[first]]
                b = values[cards[second]]
                mask = BIT[spec.wild] | BIT[cards[first]] | BIT[cards[second]]
                if of_a_kind:
                    if a == b:
                        self._add(mask, spec.three_of_a_kind_points, a)
                else:
                    largest = smaller(spec.low_total - a - b, HIGHEST_VALUE)
                    value: i64 = 1
                    while value <= largest:
                        if not (a == b and b == value):
                            self._add(mask, spec.low_points, value)
                        value += 1
                second += 1
            first += 1

    def _add(self, cards: i64, points: i64, wild: i64) -> None:
        move = encode_declaration(cards, points, wild)
        if self.count < len(self.found):
            self.found[self.count] = move
        else:
            self.found = append(self.found, move)
        self.count += 1
