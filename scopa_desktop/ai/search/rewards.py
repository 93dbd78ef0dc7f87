"""What the end of a round is worth to each side, in thousandths of a point.

Far from the match's end it is the lead in points; near it, the chance of winning the match, on a
scale on which a point more at the start of the round is worth about as much.
"""

from math import exp, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from scopa_desktop.ai.search.policy import POINT
from scopa_desktop.rules.kernel.bits import larger, zeros
from scopa_desktop.rules.kernel.position import MAX_SEATS, NO_SEAT, Position

_STEEPNESS: Final = 1.7
"""A logistic curve with it lies close to the normal distribution's."""


class MatchStanding:
    """What the match stands at, and what it is played to."""

    def __init__(
        self, totals: list[int], *, target: int, pace: float, lead: int, in_order: bool
    ) -> None:
        """`pace` is what the better side makes in a round, roughly; the rest as in `Variant`."""
        self.sides: i64 = len(totals)
        self.totals: vec[i64] = zeros(MAX_SEATS)
        best = 0
        for side, total in enumerate(totals):
            self.totals[side] = i64(total)
            best = max(best, total)
        self.target: i64 = target
        self.lead: i64 = lead
        self.in_order = in_order
        self.pace: float = pace
        self.is_near_end = best + 1.5 * pace >= target
        self.scale: float = 4.0 / self.steepness(i64(best))
        """The points between losing and winning: as many as a lead of one is worth at even odds."""

    def steepness(self, best: i64) -> float:
        """How fast the chance of winning grows with the lead."""
        rounds = float(self.target - best) / self.pace
        rounds = max(rounds, 1.0)
        return _STEEPNESS / (self.pace * sqrt(rounds))


class Rewards:
    """Rewards of finished rounds; `of_side` holds those of the last."""

    def __init__(self, stakes: MatchStanding) -> None:
        self.stakes = stakes
        self.sides: i64 = stakes.sides
        self.of_side: vec[i64] = zeros(MAX_SEATS)
        self._totals: vec[i64] = zeros(MAX_SEATS)

    def count(self, position: Position) -> None:
        """Count what a finished round is worth to every side."""
        if position.instant_winner != NO_SEAT:
            self._win(position.instant_winner)
            return
        if self.stakes.is_near_end:
            self._count_match(position)
            return
        points = position.count_points()
        if self.sides == 2:
            lead = (points[0] - points[1]) * POINT
            self.of_side[0] = lead
            self.of_side[1] = -lead
            return
        together: i64 = 0
        side: i64 = 0
        while side < self.sides:
            together += points[side]
            side += 1
        side = 0
        while side < self.sides:
            own = points[side]
            self.of_side[side] = own * POINT - (together - own) * POINT // (self.sides - 1)
            side += 1

    def _win(self, winner: i64) -> None:
        """The match is won on the spot."""
        side: i64 = 0
        while side < self.sides:
            self._promise(side, 1.0 if side == winner else 0.0)
            side += 1

    def _promise(self, side: i64, chance: float) -> None:
        """A side has this chance of winning the match; all sides together get nothing."""
        fair = 1.0 / float(self.sides)
        self.of_side[side] = i64(self.stakes.scale * POINT * (chance - fair))

    def _count_match(self, position: Position) -> None:
        """The chance of winning the match, for every side."""
        stakes = self.stakes
        if stakes.in_order:
            winner = self._race(position)
            if winner != NO_SEAT:
                self._win(winner)
                return
        points = position.count_points()
        best: i64 = 0
        side: i64 = 0
        while side < self.sides:
            self._totals[side] = stakes.totals[side] + points[side]
            best = larger(best, self._totals[side])
            side += 1
        if best >= stakes.target:
            self._share(best)
        else:
            self._estimate(best)

    def _share(self, best: i64) -> None:
        """The match goes to the best, or on between those who are too close to him."""
        rivals: i64 = 0
        side: i64 = 0
        while side < self.sides:
            if self._totals[side] > best - self.stakes.lead:
                rivals += 1
            side += 1
        side = 0
        while side < self.sides:
            is_near = self._totals[side] > best - self.stakes.lead
            self._promise(side, 1.0 / float(rivals) if is_near else 0.0)
            side += 1

    def _estimate(self, best: i64) -> None:
        """The match goes on: who leads is likelier to win it."""
        steepness = self.stakes.steepness(best)
        together = 0.0
        side: i64 = 0
        while side < self.sides:
            together += exp(steepness * float(self._totals[side] - best))
            side += 1
        side = 0
        while side < self.sides:
            lead = float(self._totals[side] - best)
            self._promise(side, exp(steepness * lead) / together)
            side += 1

    def _race(self, position: Position) -> i64:
        """The side that reaches the target first when points are entered in order, or `NO_SEAT`."""
        scorer = position.scorer
        side: i64 = 0
        while side < self.sides:
            self._totals[side] = self.stakes.totals[side]
            side += 1
        row: i64 = 0
        while row < scorer.spec.length:
            if scorer.counts_sweeps(row):
                winner = self._race_of_sweeps(position)
                row += 1
            else:
                skipped = scorer.count_row(
                    row, position.piles, position.sweep_points, position.declared_points
                )
                winner = self._enter(scorer.points)
                row += 1 + skipped
            if winner != NO_SEAT:
                return winner
        return NO_SEAT

    def _enter(self, points: vec[i64]) -> i64:
        side: i64 = 0
        while side < self.sides:
            self._totals[side] = self._totals[side] + points[side]
            if points[side] > 0 and self._totals[side] >= self.stakes.target:
                return side
            side += 1
        return NO_SEAT

    def _race_of_sweeps(self, position: Position) -> i64:
        """Sweeps enter one by one in the order they were made."""
        number: i64 = 0
        side: i64 = 0
        while side < self.sides:
            number += position.sweep_points[side]
            side += 1
        while number > 0:
            number -= 1
            side = position.sweep_log >> 2 * number & 3
            self._totals[side] = self._totals[side] + 1
            if self._totals[side] >= self.stakes.target:
                return side
        return NO_SEAT
