"""Scores the piles of a round; the scoring categories are rows of numbers here."""

from typing import Final, NamedTuple

from librt.vecs import append, vec
from mypy_extensions import i64

from scopa_desktop.rules.kernel.bits import (
    BIT,
    FIRST_SUIT,
    RANK_COUNT,
    SUIT_COUNT,
    larger,
    popcount,
    smaller,
    to_vec,
    zeros,
)

MAX_SIDES: Final = 6
MAX_TIE_BREAKS: Final = 3
"""The largest number of tie-break sets of a contest."""

# Kinds of rows.
CONTEST: Final = 0
"""Points for the side whose pile has the highest measure."""
ENOUGH_CARDS: Final = 1
"""Points for every side with at least `min_cards` cards of the set."""
COMPLETE_SET: Final = 2
"""Points for the side that has every card of the set."""
RUN: Final = 3
"""A point for each card of `run` in a row from its first, if there are `min_cards`."""
SWEEP_POINTS: Final = 4
"""The points of the sweeps, as they are."""
DECLARED_POINTS: Final = 5
"""The points of declarations, of the opening table and for captures, as they are."""
EACH_CARD: Final = 6
"""Points for every card of the set, for the side that has it."""

# Measures of a contest.
COUNT_OF_CARDS: Final = 0
"""The number of cards of the set; where it is equal, that of the first tie-break set, and so on."""
SUM_OF_BEST: Final = 1
"""The values of the best card of each suit, added up."""
ORDER_OF_BEST: Final = 2
"""The values of the best card of each suit, the highest compared first."""

# Who scores in a tie for the highest measure; see `Tie`.
TIE_NOBODY: Final = 0
TIE_LEADERS: Final = 1
TIE_NEXT_BEST: Final = 2
TIE_NEXT_OF_ALL: Final = 3
TIE_SHARED: Final = 4

_CANNOT_WIN: Final = -1
"""The measure of a pile that cannot win."""
_EXCLUDED: Final = -2
"""The measure of a side that ties, where another one scores."""


class ScoringRow(NamedTuple):
    """One row of a `ScoringSpec`; a category has one or more."""

    kind: int
    points: int = 0
    cards: int = 0
    tie_breaks: tuple[int, ...] = ()
    """The tie-break sets of a count, at most `MAX_TIE_BREAKS`; none of them is empty."""
    measure: int = COUNT_OF_CARDS
    tie: int = TIE_NOBODY
    min_cards: int = 0
    max_points: int = 0
    """The limit on the points of a run."""
    rank_values: tuple[int, ...] = ()
    """The value of each rank, where the best cards of the suits are measured."""
    run: tuple[int, ...] = ()
    """The cards of a run, from its first on."""
    needs_four_suits: bool = True
    skip: int = 0
    """The number of following rows that do not count if this one scores for any side."""


# Offsets of the fields of a row in `ScoringSpec.rows`; its kind comes first.
_POINTS: Final = 1
_CARDS: Final = 2
_TIE_BREAKS: Final = 3
"""The first of `MAX_TIE_BREAKS` fields; 0 in those that are not needed."""
_MEASURE: Final = 6
_TIE: Final = 7
_MIN_CARDS: Final = 8
_MAX_POINTS: Final = 9
_BEST: Final = 10
"""Where the row's table begins in `ScoringSpec.best`."""
_NEEDS_FOUR_SUITS: Final = 11
_SKIP: Final = 12
_FIELDS: Final = 13


class ScoringSpec:
    """The scoring categories of a game as numbers."""

    def __init__(self, rows: list[ScoringRow], sides: int) -> None:
        self.sides: i64 = sides
        self.length: i64 = len(rows)
        self.rows: vec[i64] = vec[i64]()
        self.best: vec[i64] = vec[i64]()
        """Tables of 1024 entries, for each set of ranks the highest of a row's values; for a run
        its cards, each as a mask, and 0 as its end."""
        for row in rows:
            self._append(row)

    def _append(self, row: ScoringRow) -> None:
        table = len(self.best)
        tie_breaks = list(row.tie_breaks)
        while len(tie_breaks) < MAX_TIE_BREAKS:
            tie_breaks.append(0)
        for field in (
            row.kind,
            row.points,
            row.cards,
            tie_breaks[0],
            tie_breaks[1],
            tie_breaks[2],
            row.measure,
            row.tie,
            row.min_cards,
            row.max_points,
            table,
            int(row.needs_four_suits),
            row.skip,
        ):
            self.rows = append(self.rows, i64(field))
        if row.kind == RUN:
            for card in row.run:
                self.best = append(self.best, BIT[card])
            self.best = append(self.best, 0)
        elif row.rank_values:
            self._append_best(row.rank_values)

    def _append_best(self, rank_values: tuple[int, ...]) -> None:
        for ranks in range(FIRST_SUIT + 1):
            values = [rank_values[rank] for rank in range(RANK_COUNT) if ranks >> rank & 1]
            self.best = append(self.best, i64(max(values, default=0)))


class Scorer:
    """Scores rounds; `points` has the points of each side in the last count."""

    def __init__(self, spec: ScoringSpec) -> None:
        self.spec = spec
        self.sides: i64 = spec.sides
        self.rows: vec[i64] = spec.rows
        self.best: vec[i64] = spec.best
        self.points: vec[i64] = zeros(MAX_SIDES)
        self._measures: vec[i64] = zeros(MAX_SIDES)

    def count(self, piles: vec[i64], sweep_points: vec[i64], declared_points: vec[i64]) -> None:
        """Count all rows, for these piles and points of each side."""
        self._reset_points()
        row: i64 = 0
        while row < self.spec.length:
            row += 1 + self._score_row(row, piles, sweep_points, declared_points)

    def count_from_lists(
        self, piles: list[int], sweep_points: list[int], declared_points: list[int]
    ) -> None:
        """`count` for callers that are not compiled: vectors made by them are never freed."""
        self.count(to_vec(piles), to_vec(sweep_points), to_vec(declared_points))

    def count_row(
        self, row: i64, piles: vec[i64], sweep_points: vec[i64], declared_points: vec[i64]
    ) -> i64:
        """Count one row alone; returns the number of rows after it that do not count."""
        self._reset_points()
        return self._score_row(row, piles, sweep_points, declared_points)

    def counts_sweeps(self, row: i64) -> bool:
        return self.rows[row * _FIELDS] == SWEEP_POINTS

    def _reset_points(self) -> None:
        side: i64 = 0
        while side < self.sides:
            self.points[side] = 0
            side += 1

    def _score_row(
        self, row: i64, piles: vec[i64], sweep_points: vec[i64], declared_points: vec[i64]
    ) -> i64:
        """Add the points of one row; returns the number of rows after it that do not count."""
        offset: i64 = row * _FIELDS
        kind = self.rows[offset]
        if kind == SWEEP_POINTS:
            self._add(sweep_points)
            return 0
        if kind == DECLARED_POINTS:
            self._add(declared_points)
            return 0
        scored = (
            self._contest(offset, piles)
            if kind == CONTEST
            else self._score_sides(offset, kind, piles)
        )
        if not scored:
            return 0
        return self.rows[offset + _SKIP]

    def measure(self, row: i64, pile: i64) -> i64:
        """The measure of a pile in a contest's row; negative where the pile cannot win."""
        offset: i64 = row * _FIELDS
        measure = self.rows[offset + _MEASURE]
        if measure == COUNT_OF_CARDS:
            number = popcount(pile & self.rows[offset + _CARDS])
            index: i64 = offset + _TIE_BREAKS
            while index < offset + _MEASURE and self.rows[index] != 0:
                number = number << 6 | popcount(pile & self.rows[index])
                index += 1
            return number
        return self._measure_best_cards(offset, pile, measure)

    def _add(self, points: vec[i64]) -> None:
        side: i64 = 0
        while side < self.sides:
            self.points[side] = self.points[side] + points[side]
            side += 1

    def _score_sides(self, offset: i64, kind: i64, piles: vec[i64]) -> bool:
        """Add the points that each side scores by itself; returns whether there were any."""
        rows = self.rows
        scored = False
        side: i64 = 0
        while side < self.sides:
            pile = piles[side]
            points: i64 = 0
            if kind == COMPLETE_SET:
                if rows[offset + _CARDS] & ~pile == 0:
                    points = rows[offset + _POINTS]
            elif kind == ENOUGH_CARDS:
                if popcount(pile & rows[offset + _CARDS]) >= rows[offset + _MIN_CARDS]:
                    points = rows[offset + _POINTS]
            elif kind == EACH_CARD:
                points = popcount(pile & rows[offset + _CARDS]) * rows[offset + _POINTS]
            else:
                first = rows[offset + _BEST]
                at = first
                while pile & self.best[at] != 0:
                    at += 1
                length = at - first
                if length >= rows[offset + _MIN_CARDS]:
                    points = smaller(length, rows[offset + _MAX_POINTS])
            if points != 0:
                scored = True
                self.points[side] = self.points[side] + points
            side += 1
        return scored

    def _contest(self, offset: i64, piles: vec[i64]) -> bool:
        """Add the points of the best side, or by the tie rule; returns whether there were any."""
        measures = self._measures
        row: i64 = offset // _FIELDS
        side: i64 = 0
        while side < self.sides:
            measures[side] = self.measure(row, piles[side])
            side += 1
        best = self._best_measure()
        if best <= 0:  # No side has a card that counts.
            return False
        leaders = self._sides_with(best)
        tie = self.rows[offset + _TIE]
        if leaders > 1:
            if tie == TIE_NOBODY:
                return False
            if tie == TIE_SHARED:
                self._award(best, self.rows[offset + _POINTS] // leaders)
                return True
            if tie != TIE_LEADERS:
                self._exclude(best)
                best = self._best_measure()
                is_nothing = best <= 0 and tie == TIE_NEXT_BEST
                if best == _EXCLUDED or is_nothing or self._sides_with(best) > 1:
                    return False
        self._award(best, self.rows[offset + _POINTS])
        return True

    def _best_measure(self) -> i64:
        best: i64 = _EXCLUDED
        side: i64 = 0
        while side < self.sides:
            best = larger(best, self._measures[side])
            side += 1
        return best

    def _sides_with(self, measure: i64) -> i64:
        number: i64 = 0
        side: i64 = 0
        while side < self.sides:
            if self._measures[side] == measure:
                number += 1
            side += 1
        return number

    def _exclude(self, measure: i64) -> None:
        side: i64 = 0
        while side < self.sides:
            if self._measures[side] == measure:
                self._measures[side] = _EXCLUDED
            side += 1

    def _award(self, measure: i64, points: i64) -> None:
        side: i64 = 0
        while side < self.sides:
            if self._measures[side] == measure:
                self.points[side] = self.points[side] + points
            side += 1

    def _measure_best_cards(self, offset: i64, pile: i64, measure: i64) -> i64:
        """The values of the best card of each suit, added up or in order."""
        table: i64 = self.rows[offset + _BEST]
        needs_all = self.rows[offset + _NEEDS_FOUR_SUITS] != 0
        suits_held: i64 = 0
        total: i64 = 0
        suit: i64 = 0
        while suit < SUIT_COUNT:
            ranks = pile & FIRST_SUIT
            pile >>= RANK_COUNT
            suit += 1
            if ranks == 0:
                continue
            suits_held += 1
            best = self.best[table + ranks]
            # A hexadecimal digit for each value: how many of the best cards have it.
            total += BIT[4 * best] if measure == ORDER_OF_BEST else best
        if suits_held < SUIT_COUNT and needs_all:
            return _CANNOT_WIN
        return total
