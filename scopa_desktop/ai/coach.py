"""The coach: what each move of a seat costs against the best one, from what the seat knows.

One search names the best move and gives a first estimate of the others. Independent comparisons on
common determinizations refine what the best play of each card costs, as in `ai.review.loss`.
Everything is split into tasks of less than a second, which an engine process runs.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import Enum
from math import inf, sqrt
from random import Random
from typing import Final, NamedTuple

from scopa_desktop.ai.calling_out import knows_to_be_out
from scopa_desktop.ai.candidates import candidates_of
from scopa_desktop.ai.move_evaluation import SearchConfig, compare_moves, evaluate_moves
from scopa_desktop.ai.player import Deadline
from scopa_desktop.ai.review.loss import INDIFFERENT, Loss, is_solved, measure_loss
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.rules.cards import Card
from scopa_desktop.rules.moves import Action, CallOut, DealAction, Move

FIRST_ITERATIONS: Final = 600
"""Iterations of the search whose result is shown first."""
BEST_MOVE_ITERATIONS: Final = 8_000
"""Iterations of the search that names the best move."""
COMPARISON_ITERATIONS: Final = 4_000
"""Iterations of each comparison, and of each search that measures a move that was made."""


class MoveGrade(Enum):
    """How a move compares with the best one."""

    BEST = "best"
    GOOD = "good"
    """Not clearly worse: by less than `INDIFFERENT`, or by less than the interval."""
    COSTLY = "costly"


class MoveCost(NamedTuple):
    """What a move costs, in points.

    Near the end of a match the points are on the scale of `MatchStanding`, on which one more point
    is worth about one point.
    """

    action: Action
    points: float
    """Value of the best move less that of this one; never negative."""
    half_width: float
    """Half-width of the 95 % confidence interval."""
    is_best: bool = False

    @property
    def grade(self) -> MoveGrade:
        """The grade of the move."""
        if self.is_best:
            return MoveGrade.BEST
        is_clear = self.points > self.half_width and self.points >= INDIFFERENT
        return MoveGrade.COSTLY if is_clear else MoveGrade.GOOD


@dataclass(frozen=True)
class Assessment:
    """The best move of a position, and what the others cost."""

    costs: tuple[MoveCost, ...]
    """Of the moves whose value is known, the best one first."""
    is_exact: bool
    """Whether the values are exact, so that there is nothing to refine."""

    @property
    def best(self) -> Action:
        """The best move."""
        return self.costs[0].action

    def of(self, action: Action) -> MoveCost | None:
        """What a move costs; None where that is not known."""
        return next((cost for cost in self.costs if cost.action == action), None)

    def of_card(self, card: Card) -> MoveCost | None:
        """What the best known play of a card costs; None where none is known."""
        plays = [cost for cost in self.costs if _plays(cost.action, card)]
        return min(plays, key=lambda cost: (not cost.is_best, cost.points), default=None)

    def refined(self, cost: MoveCost) -> "Assessment":
        """The assessment with a better estimate of one move."""
        others = [other for other in self.costs if other.action != cost.action]
        return replace(self, costs=(*others, cost))


class AssessMoves(NamedTuple):
    """Task: assess the moves of the seat on turn by one search."""

    view: SeatView
    iterations: int

    def run(self, until: Deadline) -> Assessment:
        """The assessment; the same for the same view and iterations, unless cancelled."""
        if knows_to_be_out(self.view):
            return Assessment((MoveCost(CallOut(), 0.0, 0.0, is_best=True),), is_exact=True)
        legal = candidates_of(self.view).moves
        if len(legal) == 1:
            return Assessment((MoveCost(legal[0], 0.0, 0.0, is_best=True),), is_exact=True)
        rng = Random(f"{self.view.seed} coach {self.iterations}")
        moves = evaluate_moves(self.view, SearchConfig(self.iterations), rng, until)
        best = moves[0]
        is_exact = is_solved(moves)
        costs = [MoveCost(best.action, 0.0, 0.0, is_best=True)]
        for move in moves[1:]:
            half_width = sqrt(best.half_width**2 + move.half_width**2)
            points = max(0.0, best.value - move.value)
            if half_width < inf:
                is_equal = is_exact and points == 0
                costs.append(MoveCost(move.action, points, half_width, is_equal))
        return Assessment(tuple(costs), is_exact)


class CompareMove(NamedTuple):
    """Task: measure what a move costs against the best one."""

    view: SeatView
    best: Action
    other: Action
    iterations: int = COMPARISON_ITERATIONS

    def run(self, until: Deadline) -> MoveCost:
        """The cost, from the same determinizations for both moves."""
        rng = Random(f"{self.view.seed} coach {self.best} {self.other}")
        config = SearchConfig(self.iterations)
        difference = compare_moves(self.view, (self.best, self.other), config, rng)
        return MoveCost(self.other, max(0.0, difference.value), difference.half_width)


class MeasureMove(NamedTuple):
    """Task: measure what the move that was made has cost, as the review does."""

    view: SeatView
    """The view before the move."""
    played: Action
    iterations: int = COMPARISON_ITERATIONS

    def run(self, until: Deadline) -> Loss | None:
        """The loss; None for the only legal move, and for a claim that ended the match."""
        if isinstance(self.played, CallOut) or len(candidates_of(self.view).moves) == 1:
            return None
        return measure_loss(self.view, self.played, self.iterations)


def comparisons(view: SeatView, assessment: Assessment) -> Iterator[CompareMove]:
    """The tasks that refine an assessment: the best known play of each other card of the hand."""
    best = assessment.best
    if assessment.is_exact or isinstance(best, DealAction):
        return
    first_plays: dict[Card, Move] = {}
    for move in candidates_of(view).plays:
        first_plays.setdefault(move.card, move)
    for card, first in first_plays.items():
        if _plays(best, card):
            continue
        known = assessment.of_card(card)
        yield CompareMove(view, best, first if known is None else known.action)


def _plays(action: Action, card: Card) -> bool:
    """Whether an action plays a card from the hand."""
    return isinstance(action, Move) and action.card == card
