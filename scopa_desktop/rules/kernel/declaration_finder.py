"""What may be declared from a hand, and what it is worth."""

from typing import Final, NamedTuple

from librt.vecs import append, vec
from mypy_extensions import i64

from scopa_desktop.rules.kernel.bits import (
    BIT,
    CARD_COUNT,
    RANK_COUNT,
    card_of,
    count,
    numbers,
    smaller,
    zeros,
)
from scopa_desktop.rules.kernel.capture_finder import HIGHEST_VALUE
from scopa_desktop.rules.kernel.move_codes import DECLARE, announcement

# What a combination asks of a whole hand.
ONE_SUIT: Final = 0
STRAIGHT: Final = 1
"""Ranks that follow each other."""
TOTAL_OF: Final = 2
"""A total in a range, with a pair, without one, or either."""
ONE_RANK: Final = 3

EITHER: Final = -1
_ROOM: Final = 64


class Combination(NamedTuple):
    """A combination of a whole hand."""

    asks: int
    points: int
    least: int = 0
    most: int = 0
    with_pair: int = EITHER
    """1: two cards share a rank; 0: none do."""


# Where the fields of a combination stand in its book; what it asks comes first.
_POINTS: Final = 1
_LEAST: Final = 2
_MOST: Final = 3
_WITH_PAIR: Final = 4
_FIELDS: Final = 5


class DeclarationSpec:
    """What is declared in a game: combinations of a whole hand, or three cards with a wild one."""

    def __init__(
        self,
        *,
        combinations: list[Combination],
        wild: int = -1,
        small_total: int = 0,
        small_points: int = 0,
        alike_points: int = 0,
        any_three: bool = False,
        goes_first: bool = False,
    ) -> None:
        """Three cards are declared where there is a wild one, and combinations where there is none.

        `any_three` takes them from the whole hand at any turn; `goes_first` has them played before
        the others.
        """
        self.wild: i64 = wild
        self.small_total: i64 = small_total
        self.small_points: i64 = small_points
        self.alike_points: i64 = alike_points
        self.any_three = any_three
        self.goes_first = goes_first
        self.rows: vec[i64] = vec[i64]()
        for one in combinations:
            for field in one:
                self.rows = append(self.rows, i64(field))
        self.number: i64 = len(combinations)


class DeclarationFinder:
    """Finds the declarations of one hand after another.

    `found` holds those of the last hand as moves (see `moves`), the best first; `count` is their
    number.
    """

    def __init__(self, spec: DeclarationSpec) -> None:
        self.spec = spec
        self.found: vec[i64] = zeros(_ROOM)
        self.count: i64 = 0
        self._cards: vec[i64] = zeros(CARD_COUNT)
        self._held: i64 = 0

    def find(self, hand: i64, is_new_packet: bool, values: vec[i64]) -> i64:
        """Find the declarations of a hand, and return their number."""
        spec = self.spec
        self.count = 0
        if not (is_new_packet or spec.any_three):
            return 0
        if spec.wild < 0:
            points = self.points_of(self.held(hand, values))
            if points != 0:
                self._add(hand, points, 0)
        else:
            self._find_three(hand, values)
        return self.count

    def find_listed(self, hand: i64, is_new_packet: bool, values: list[int]) -> i64:
        """The same for callers that are not compiled: vectors from there would never be freed."""
        return self.find(hand, is_new_packet, numbers(values))

    def held_listed(self, hand: i64, values: list[int]) -> i64:
        """The combinations that a hand has, for callers that are not compiled."""
        return self.held(hand, numbers(values))

    def held(self, hand: i64, values: vec[i64]) -> i64:
        """The combinations that a hand has, a bit for each."""
        ranks: i64 = 0
        suits: i64 = 0
        total: i64 = 0
        rest = hand
        while rest != 0:
            low = rest & -rest
            rest ^= low
            card = card_of(low)
            ranks |= BIT[card % RANK_COUNT]
            suits |= BIT[card // RANK_COUNT]
            total += values[card]
        held: i64 = 0
        one: i64 = 0
        while one < self.spec.number:
            if self._holds(one, count(hand), ranks, suits, total):
                held |= BIT[one]
            one += 1
        return held

    def points_of(self, held: i64) -> i64:
        """The points of some combinations together."""
        points: i64 = 0
        one: i64 = 0
        while one < self.spec.number:
            if held & BIT[one] != 0:
                points += self.spec.rows[one * _FIELDS + _POINTS]
            one += 1
        return points

    def _holds(self, one: i64, size: i64, ranks: i64, suits: i64, total: i64) -> bool:
        rows = self.spec.rows
        at: i64 = one * _FIELDS
        asks = rows[at]
        if asks == ONE_SUIT:
            return suits & (suits - 1) == 0
        if asks == ONE_RANK:
            return ranks & (ranks - 1) == 0
        if asks == STRAIGHT:
            # A run of bits carries over into a single one.
            return count(ranks) == size and ranks & (ranks + (ranks & -ranks)) == 0
        pair: i64 = 1 if count(ranks) < size else 0
        if rows[at + _WITH_PAIR] != EITHER and rows[at + _WITH_PAIR] != pair:
            return False
        return rows[at + _LEAST] <= total <= rows[at + _MOST]

    def _find_three(self, hand: i64, values: vec[i64]) -> None:
        """Three cards of one value, then three with a small total; with the wild card too."""
        wild = BIT[self.spec.wild]
        self._held = 0
        rest = hand & ~wild
        while rest != 0:
            low = rest & -rest
            rest ^= low
            self._cards[self._held] = card_of(low)
            self._held += 1
        has_wild = hand & wild != 0
        self._find_plain(values, wants_alike=True)
        if has_wild:
            self._find_wild(values, wants_alike=True)
        self._find_plain(values, wants_alike=False)
        if has_wild:
            self._find_wild(values, wants_alike=False)

    def _find_plain(self, values: vec[i64], wants_alike: bool) -> None:
        spec = self.spec
        cards = self._cards
        first: i64 = 0
        while first < self._held:
            second: i64 = first + 1
            while second < self._held:
                a = values[cards[first]]
                b = values[cards[second]]
                mask = BIT[cards[first]] | BIT[cards[second]]
                third: i64 = second + 1
                while third < self._held:
                    c = values[cards[third]]
                    if a == b and b == c:
                        if wants_alike:
                            self._add(mask | BIT[cards[third]], spec.alike_points, 0)
                    elif not wants_alike and a + b + c <= spec.small_total:
                        self._add(mask | BIT[cards[third]], spec.small_points, 0)
                    third += 1
                second += 1
            first += 1

    def _find_wild(self, values: vec[i64], wants_alike: bool) -> None:
        """The wild card, with each value that serves, and two others."""
        spec = self.spec
        cards = self._cards
        first: i64 = 0
        while first < self._held:
            second: i64 = first + 1
            while second < self._held:
                a = values[cards[first]]
                b = values[cards[second]]
                mask = BIT[spec.wild] | BIT[cards[first]] | BIT[cards[second]]
                if wants_alike:
                    if a == b:
                        self._add(mask, spec.alike_points, a)
                else:
                    largest = smaller(spec.small_total - a - b, HIGHEST_VALUE)
                    value: i64 = 1
                    while value <= largest:
                        if not (a == b and b == value):
                            self._add(mask, spec.small_points, value)
                        value += 1
                second += 1
            first += 1

    def _add(self, cards: i64, points: i64, wild: i64) -> None:
        move = announcement(DECLARE, cards, points, wild)
        if self.count < len(self.found):
            self.found[self.count] = move
        else:
            self.found = append(self.found, move)
        self.count += 1
