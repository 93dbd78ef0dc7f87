"""Rewards of a finished round for each side, in thousandths of a point.

Far from the end of the match a reward is the lead in points; near it, the probability of winning
the match, scaled so that one more point at the start of the round is worth about one point.
"""

from math import exp, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from scopa_desktop.ai.search.policy import POINT
from scopa_desktop.rules.kernel.bits import larger, smaller, zeros
from scopa_desktop.rules.kernel.position import MAX_SEATS, NO_SEAT, Position

_STEEPNESS: Final = 1.7
"""Slope with which a logistic curve approximates the normal distribution."""


class MatchStanding:
    """Score of the match before the round, and how the match ends."""

    def __init__(
        self,
        totals: list[int],
        *,
        target: int,
        points_per_round: float,
        lead: int,
        in_order: bool,
        point_worth: int = 1,
        tie_card: int = 0,
    ) -> None:
        """`points_per_round` is what the better side scores in a round, roughly.

        `totals` are the points of each side; `in_order` says whether the game is a race, and the
        others are as in `Variant` and its `ending`. `tie_card` is a mask of the card whose owner
        wins a tie, 0 without one.
        """
        self.sides: i64 = len(totals)
        self.totals: vec[i64] = zeros(MAX_SEATS)
        best = 0
        for side, total in enumerate(totals):
            self.totals[side] = i64(total)
            best = max(best, total)
        self.target: i64 = target
        self.lead: i64 = lead
        self.point_worth: i64 = point_worth
        self.tie_card: i64 = tie_card
        self.in_order = in_order and best < target
        """Whether the first side at the target wins: in a race until a side has it, see `run_race`.
        """
        self.points_per_round: float = points_per_round
        self.is_near_end = best + 1.5 * points_per_round >= target
        self.scale: float = 4.0 / self.steepness(i64(best))
        """Points between losing and winning: the inverse slope of the probability at a tie."""

    def steepness(self, best: i64) -> float:
        """Slope of the logistic curve from lead to probability of winning, per point.

        `best` is the score of the leading side.
        """
        rounds = float(self.target - best) / self.points_per_round
        rounds = max(rounds, 1.0)
        return _STEEPNESS / (self.points_per_round * sqrt(rounds))


class Rewards:
    """Computes rewards of finished rounds; `by_side` holds those of the last one."""

    def __init__(self, standing: MatchStanding) -> None:
        self.standing = standing
        self.sides: i64 = standing.sides
        self.by_side: vec[i64] = zeros(MAX_SEATS)
        self._totals: vec[i64] = zeros(MAX_SEATS)

    def compute(self, position: Position) -> None:
        """Compute the reward of every side for a finished round."""
        if position.instant_winner != NO_SEAT:
            self._set_match_winner(position.instant_winner)
            return
        if self.standing.is_near_end:
            self._compute_win_probabilities(position)
            return
        points = position.count_points()
        if self.sides == 2:
            lead = (points[0] - points[1]) * POINT * self.standing.point_worth
            self.by_side[0] = lead
            self.by_side[1] = -lead
            return
        total: i64 = 0
        side: i64 = 0
        while side < self.sides:
            total += points[side]
            side += 1
        side = 0
        while side < self.sides:
            own = points[side] * POINT * self.standing.point_worth
            others = total * POINT * self.standing.point_worth - own
            self.by_side[side] = own - others // (self.sides - 1)
            side += 1

    def _set_match_winner(self, winner: i64) -> None:
        side: i64 = 0
        while side < self.sides:
            self._set_win_probability(side, 1.0 if side == winner else 0.0)
            side += 1

    def _set_win_probability(self, side: i64, probability: float) -> None:
        """Set the reward of a side for a probability of winning; the sum over all sides is 0."""
        fair = 1.0 / float(self.sides)
        self.by_side[side] = i64(self.standing.scale * POINT * (probability - fair))

    def _compute_win_probabilities(self, position: Position) -> None:
        """Set the rewards from each side's probability of winning the match."""
        standing = self.standing
        if standing.in_order:
            winner = self._first_to_target(position)
            if winner != NO_SEAT:
                self._set_match_winner(winner)
                return
        points = position.count_points()
        highest: i64 = 0
        side: i64 = 0
        while side < self.sides:
            self._totals[side] = standing.totals[side] + points[side]
            highest = larger(highest, self._totals[side])
            side += 1
        best = highest
        if standing.point_worth < 0:
            side = 0
            while side < self.sides:
                best = smaller(best, self._totals[side])
                side += 1
        if highest >= standing.target:
            self._settle_match(best, position)
        else:
            self._estimate_match(best, standing.steepness(highest))

    def _settle_match(self, best: i64, position: Position) -> None:
        """Set the rewards when the target is reached.

        The sides within `lead` points of the best are equally likely to win, but for one that has
        the card that breaks a tie; the others have lost.
        """
        worth = self.standing.point_worth
        leaders: i64 = 0
        side: i64 = 0
        while side < self.sides:
            if (best - self._totals[side]) * worth < self.standing.lead:
                leaders += 1
                if self.standing.tie_card & position.piles[side] != 0:
                    self._set_match_winner(side)
                    return
            side += 1
        side = 0
        while side < self.sides:
            is_near = (best - self._totals[side]) * worth < self.standing.lead
            self._set_win_probability(side, 1.0 / float(leaders) if is_near else 0.0)
            side += 1

    def _estimate_match(self, best: i64, steepness: float) -> None:
        """Set the rewards of a match that goes on, by a softmax of the points."""
        worth = self.standing.point_worth
        total = 0.0
        side: i64 = 0
        while side < self.sides:
            total += exp(steepness * float((self._totals[side] - best) * worth))
            side += 1
        side = 0
        while side < self.sides:
            lead = float((self._totals[side] - best) * worth)
            self._set_win_probability(side, exp(steepness * lead) / total)
            side += 1

    def _first_to_target(self, position: Position) -> i64:
        """The side that is first at the target, or `NO_SEAT`."""
        scorer = position.scorer
        side: i64 = 0
        while side < self.sides:
            self._totals[side] = self.standing.totals[side]
            side += 1
        winner: i64 = NO_SEAT
        row: i64 = 0
        while winner == NO_SEAT and row < scorer.spec.length:
            if scorer.counts_sweeps(row):
                winner = self._add_sweeps(position)
                row += 1
            else:
                skipped = scorer.count_row(
                    row, position.piles, position.sweep_points, position.declared_points
                )
                winner = self._add_points(scorer.points)
                row += 1 + skipped
        return winner

    def _add_points(self, points: vec[i64]) -> i64:
        side: i64 = 0
        while side < self.sides:
            if points[side] > 0:
                self._totals[side] = self._totals[side] + points[side]
                if self._totals[side] >= self.standing.target:
                    return side
            side += 1
        return NO_SEAT

    def _add_sweeps(self, position: Position) -> i64:
        """Add the sweeps one by one in the order they were made; the winner or `NO_SEAT`."""
        number: i64 = 0
        side: i64 = 0
        while side < self.sides:
            number += position.sweep_points[side]
            side += 1
        while number > 0:
            number -= 1
            side = position.sweep_log >> 3 * number & 7
            self._totals[side] = self._totals[side] + 1
            if self._totals[side] >= self.standing.target:
                return side
        return NO_SEAT
