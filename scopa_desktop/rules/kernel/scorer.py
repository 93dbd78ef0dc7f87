"""What the piles of a round are worth: the scoring categories as rows of numbers."""

from typing import Final, NamedTuple

from librt.vecs import append, vec
from mypy_extensions import i64

from scopa_desktop.rules.kernel.bits import (
    BIT,
    RANK_COUNT,
    SUIT,
    SUIT_COUNT,
    card_of,
    count,
    larger,
    numbers,
    smaller,
    zeros,
)

MOST_SIDES: Final = 4

# What a row does.
CONTEST: Final = 0
"""Points for the side whose pile measures most."""
AT_LEAST: Final = 1
"""Points for every side that has `number` cards of the set."""
WHOLE: Final = 2
"""Points for the side that has the whole set."""
RUN: Final = 3
"""A point for each card of the first suit from the Ace upwards, from `number` cards on."""
SWEEPS: Final = 4
"""The points of the sweeps."""
ANNOUNCED: Final = 5
"""The points of declarations and of the opening."""

# What a contest measures.
COUNT_OF_CARDS: Final = 0
"""The cards of the set; where they are equal, those of the second set."""
SUM_OF_BEST: Final = 1
"""The best card of each suit, added up."""
ORDER_OF_BEST: Final = 2
"""The best card of each suit, the highest compared first."""

# Who scores when the best are equal.
TIE_NOBODY: Final = 0
TIE_LEADERS: Final = 1
TIE_NEXT_BEST: Final = 2

_NOTHING: Final = -1
"""The measure of a pile that cannot win."""


class SpecRow(NamedTuple):
    """One row of a score book."""

    does: int
    points: int = 0
    cards: int = 0
    second: int = 0
    measure: int = COUNT_OF_CARDS
    tie: int = TIE_NOBODY
    number: int = 0
    most: int = 0
    """The most a run is worth."""
    worth: tuple[int, ...] = ()
    """What the ranks are worth, where the best cards of the suits are measured."""
    needs_four_suits: bool = True
    skip: int = 0
    """The rows after it that do not count once this one gave anybody a point."""


# Where the fields of a row stand in its book; what it does comes first.
_POINTS: Final = 1
_SET: Final = 2
_SECOND: Final = 3
_MEASURE: Final = 4
_TIE: Final = 5
_NUMBER: Final = 6
_MOST: Final = 7
_BEST: Final = 8
"""Where its worths begin among the best of all sets of ranks."""
_FOUR_SUITS: Final = 9
_SKIP: Final = 10
_FIELDS: Final = 11


class ScoringSpec:
    """The categories of a game as numbers."""

    def __init__(self, rows: list[SpecRow], sides: int) -> None:
        self.sides: i64 = sides
        self.length: i64 = len(rows)
        self.rows: vec[i64] = vec[i64]()
        self.best: vec[i64] = vec[i64]()
        """For each kind of worth the best of every set of ranks."""
        for row in rows:
            self._write(row)

    def _write(self, row: SpecRow) -> None:
        table = len(self.best)
        for field in (
            row.does,
            row.points,
            row.cards,
            row.second,
            row.measure,
            row.tie,
            row.number,
            row.most,
            table,
            int(row.needs_four_suits),
            row.skip,
        ):
            self.rows = append(self.rows, i64(field))
        if row.worth:
            self._write_best(row.worth)

    def _write_best(self, worth: tuple[int, ...]) -> None:
        for ranks in range(SUIT + 1):
            held = [worth[rank] for rank in range(RANK_COUNT) if ranks >> rank & 1]
            self.best = append(self.best, i64(max(held, default=0)))


class Scorer:
    """Counts rounds; `points` holds each side's points of the last count."""

    def __init__(self, spec: ScoringSpec) -> None:
        self.spec = spec
        self.sides: i64 = spec.sides
        self.rows: vec[i64] = spec.rows
        self.best: vec[i64] = spec.best
        self.points: vec[i64] = zeros(MOST_SIDES)
        self._measured: vec[i64] = zeros(MOST_SIDES)

    def count(self, piles: vec[i64], sweeps: vec[i64], announced: vec[i64]) -> None:
        """Count all rows."""
        self._begin()
        row: i64 = 0
        while row < self.spec.length:
            row += 1 + self._enter(row, piles, sweeps, announced)

    def count_listed(self, piles: list[int], sweeps: list[int], announced: list[int]) -> None:
        """The same for callers that are not compiled: vectors from there would never be freed."""
        self.count(numbers(piles), numbers(sweeps), numbers(announced))

    def count_row(self, row: i64, piles: vec[i64], sweeps: vec[i64], announced: vec[i64]) -> i64:
        """Count one row alone, and return the number of rows that do not count after it."""
        self._begin()
        return self._enter(row, piles, sweeps, announced)

    def is_of_sweeps(self, row: i64) -> bool:
        """Whether a row counts the sweeps."""
        return self.rows[row * _FIELDS] == SWEEPS

    def _begin(self) -> None:
        side: i64 = 0
        while side < self.sides:
            self.points[side] = 0
            side += 1

    def _enter(self, row: i64, piles: vec[i64], sweeps: vec[i64], announced: vec[i64]) -> i64:
        """Add the points of one row, and return the number of rows that do not count after it."""
        at: i64 = row * _FIELDS
        does = self.rows[at]
        if does == SWEEPS:
            self._add(sweeps)
            return 0
        if does == ANNOUNCED:
            self._add(announced)
            return 0
        scored = self._contest(at, piles) if does == CONTEST else self._each(at, does, piles)
        if not scored:
            return 0
        return self.rows[at + _SKIP]

    def measure(self, row: i64, pile: i64) -> i64:
        """What a contest's row measures in a pile; negative where the pile cannot win."""
        at: i64 = row * _FIELDS
        measure = self.rows[at + _MEASURE]
        if measure == COUNT_OF_CARDS:
            second = self.rows[at + _SECOND]
            first = count(pile & self.rows[at + _SET])
            return first if second == 0 else first << 6 | count(pile & second)
        return self._of_best(at, pile, measure)

    def _add(self, points: vec[i64]) -> None:
        side: i64 = 0
        while side < self.sides:
            self.points[side] = self.points[side] + points[side]
            side += 1

    def _each(self, at: i64, does: i64, piles: vec[i64]) -> bool:
        """Points for every side by itself; whether anybody got any."""
        rows = self.rows
        scored = False
        side: i64 = 0
        while side < self.sides:
            pile = piles[side]
            points: i64 = 0
            if does == WHOLE:
                if rows[at + _SET] & ~pile == 0:
                    points = rows[at + _POINTS]
            elif does == AT_LEAST:
                if count(pile & rows[at + _SET]) >= rows[at + _NUMBER]:
                    points = rows[at + _POINTS]
            else:
                length = run_of(pile)
                if length >= rows[at + _NUMBER]:
                    points = smaller(length, rows[at + _MOST])
            if points != 0:
                scored = True
                self.points[side] = self.points[side] + points
            side += 1
        return scored

    def _contest(self, at: i64, piles: vec[i64]) -> bool:
        """Points for the best side, or as the tie rule says; whether anybody got any."""
        measured = self._measured
        row: i64 = at // _FIELDS
        side: i64 = 0
        while side < self.sides:
            measured[side] = self.measure(row, piles[side])
            side += 1
        best = self._most_measured()
        if best < 0:
            return False
        leaders = self._number_of(best)
        tie = self.rows[at + _TIE]
        if leaders > 1:
            if tie == TIE_NOBODY:
                return False
            if tie == TIE_NEXT_BEST:
                self._drop(best)
                best = self._most_measured()
                if best <= 0 or self._number_of(best) > 1:
                    return False
            elif best == 0:
                return False
        self._award(best, self.rows[at + _POINTS])
        return True

    def _most_measured(self) -> i64:
        best: i64 = _NOTHING
        side: i64 = 0
        while side < self.sides:
            best = larger(best, self._measured[side])
            side += 1
        return best

    def _number_of(self, measured: i64) -> i64:
        number: i64 = 0
        side: i64 = 0
        while side < self.sides:
            if self._measured[side] == measured:
                number += 1
            side += 1
        return number

    def _drop(self, measured: i64) -> None:
        side: i64 = 0
        while side < self.sides:
            if self._measured[side] == measured:
                self._measured[side] = _NOTHING
            side += 1

    def _award(self, measured: i64, points: i64) -> None:
        side: i64 = 0
        while side < self.sides:
            if self._measured[side] == measured:
                self.points[side] = self.points[side] + points
            side += 1

    def _of_best(self, at: i64, pile: i64, measure: i64) -> i64:
        """The best card of each suit, added up or in order."""
        table: i64 = self.rows[at + _BEST]
        needs_all = self.rows[at + _FOUR_SUITS] != 0
        held: i64 = 0
        total: i64 = 0
        suit: i64 = 0
        while suit < SUIT_COUNT:
            ranks = pile & SUIT
            pile >>= RANK_COUNT
            suit += 1
            if ranks == 0:
                continue
            held += 1
            best = self.best[table + ranks]
            # Four digits of four bits: how many of the best cards there are of each worth.
            total += BIT[4 * best] if measure == ORDER_OF_BEST else best
        if held == 0 or (held < SUIT_COUNT and needs_all):
            return _NOTHING
        return total


def run_of(pile: i64) -> i64:
    """The length of the run of the first suit from the Ace upwards."""
    if pile & SUIT == SUIT:
        return RANK_COUNT
    return card_of(~pile & (pile + 1))
