"""The coach: what each move of a seat costs against the best one, from what the seat knows.

One search names the best move. Independent comparisons on common determinizations measure what the
best play of each card costs, as in `ai.review.loss`: first for the plays that may be as good, which
can still change the best move, then for the other cards. Of captures that differ in the suits of
the cards alone, the more valuable one is the best move unless a comparison is clearly against it.
What a `CoachTurn` has said of a card it never changes. Everything is split into tasks of less than
a second, which an engine process runs.
"""

from collections.abc import Sequence
from enum import Enum
from math import inf, sqrt
from random import Random
from typing import Final, NamedTuple, TypeAlias

from scopa_desktop.ai.calling_out import knows_to_be_out
from scopa_desktop.ai.candidates import candidates_of
from scopa_desktop.ai.card_values import CardValues
from scopa_desktop.ai.move_evaluation import (
    MoveDifference,
    SearchConfig,
    compare_moves,
    evaluate_moves,
    is_solved,
)
from scopa_desktop.ai.player import Deadline
from scopa_desktop.ai.review.loss import INDIFFERENT, Loss, measure_loss
from scopa_desktop.ai.review.reasons import Reasons, reasons_between
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.rules.cards import Card, cards_of, rank_of
from scopa_desktop.rules.moves import Action, CallOut, DealAction, Move

BEST_MOVE_ITERATIONS: Final = 8_000
"""Iterations of the search that names the best move."""
COMPARISON_ITERATIONS: Final = 4_000
"""Iterations of each comparison, and of each search that measures a move that was made."""
_LEAST_GAIN: Final = 0.01
"""A capture is richer than another if its cards are worth so many points more."""
_MOST_ALTERNATIVES: Final = 2
"""The most other captures with the card of the best move that are compared with it."""


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
    """Value of the best move less that of this one."""
    half_width: float
    """Half-width of the 95 % confidence interval."""
    is_best: bool = False

    @property
    def grade(self) -> MoveGrade:
        if self.is_best:
            return MoveGrade.BEST
        is_clear = self.points > self.half_width and self.points >= INDIFFERENT
        return MoveGrade.COSTLY if is_clear else MoveGrade.GOOD


class Assessment(NamedTuple):
    """The best move of a position, and what the others cost, from one search."""

    costs: tuple[MoveCost, ...]
    """Of the moves whose value is known, the best one first."""
    is_exact: bool
    """Whether the values are exact, so that there is nothing to refine."""

    @property
    def best(self) -> Action:
        return self.costs[0].action

    def of_card(self, card: Card) -> MoveCost | None:
        """What the best known play of a card costs; None where none is known."""
        plays = [cost for cost in self.costs if plays_card(cost.action, card)]
        return min(plays, key=lambda cost: (not cost.is_best, cost.points), default=None)


class AssessMoves(NamedTuple):
    """Task: assess the moves of the seat on turn by one search."""

    view: SeatView
    iterations: int = BEST_MOVE_ITERATIONS

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

    def run(self, until: Deadline) -> MoveDifference:
        """The difference, from the same determinizations for both moves."""
        rng = Random(f"{self.view.seed} coach {self.best} {self.other}")
        moves, config = (self.best, self.other), SearchConfig(self.iterations)
        return compare_moves(self.view, moves, config, rng, until)


class ExplainMove(NamedTuple):
    """Task: find why one move is better than another."""

    view: SeatView
    best: Action
    other: Action

    def run(self, until: Deadline) -> Reasons:
        """The reasons, from what the seat knows."""
        return reasons_between(self.view, self.best, self.other)


class MeasureMove(NamedTuple):
    """Task: measure what the move that was made has cost, as the review does.

    For moves whose cost was not settled before they were made (see `CoachTurn.loss_of`).
    """

    view: SeatView
    """The view before the move."""
    played: Action
    iterations: int = COMPARISON_ITERATIONS

    def run(self, until: Deadline) -> Loss | None:
        """The loss; None for the only legal move, and for a claim that ended the match."""
        if isinstance(self.played, CallOut) or len(candidates_of(self.view).moves) == 1:
            return None
        return measure_loss(self.view, self.played, self.iterations)


TurnTask: TypeAlias = AssessMoves | CompareMove | ExplainMove
"""A task of `CoachTurn`."""


class CoachTurn:
    """What the coach says of one turn, worked out task by task.

    Attributes:
        view: what the seat sees.
        best: the best move; None until it is settled.
        costs: the settled costs by card, of which none changes any more.
    """

    def __init__(self, view: SeatView, iterations: int = BEST_MOVE_ITERATIONS) -> None:
        """Nothing is known before the result of the first task is taken.

        `iterations` are those of the search; each comparison has the same share of them as of
        `BEST_MOVE_ITERATIONS`.
        """
        self.view = view
        self._iterations = iterations
        self.best: Action | None = None
        self.costs: dict[Card, MoveCost] = {}
        self._assessment: Assessment | None = None
        self._plays: dict[Card, Move] = {}
        """The play of each card that is still to be compared."""
        self._contenders: list[Move] = []
        """The moves to compare that can still replace the best one, the closest first."""
        self._differences: dict[Move, MoveDifference] = {}
        """The comparisons of contenders with the move that the search prefers."""
        self._richer: Move | None = None
        """The capture that takes cards of the same ranks as the best move and worth more."""
        self._others: dict[Action, MoveCost] = {}
        """What other moves cost, as far as it was known when the best one was settled."""
        self._reasons: dict[Action, Reasons] = {}
        """Why the best move is better, by the other move."""

    @property
    def next_task(self) -> TurnTask | None:
        """The task whose result is to be taken next; None when all is said."""
        if self._assessment is None:
            return AssessMoves(self.view, self._iterations)
        if self._contenders:
            return self._comparison(self._assessment.best, self._contenders[0])
        if self._plays and self.best is not None:
            return self._comparison(self.best, next(iter(self._plays.values())))
        costly = (cost.action for cost in self._costly() if cost.action not in self._reasons)
        if self.best is None or (other := next(costly, None)) is None:
            return None
        return ExplainMove(self.view, self.best, other)

    def _comparison(self, best: Action, other: Move) -> CompareMove:
        iterations = self._iterations * COMPARISON_ITERATIONS // BEST_MOVE_ITERATIONS
        return CompareMove(self.view, best, other, iterations)

    def take(self, result: Assessment | MoveDifference | Reasons) -> None:
        """Take the result of `next_task`."""
        if isinstance(result, Assessment):
            self._begin(result)
        elif isinstance(result, MoveDifference):
            self._compare(result)
        elif isinstance(task := self.next_task, ExplainMove):
            self._reasons[task.other] = result

    @property
    def second(self) -> MoveCost | None:
        """The move after the settled best one; None where it is not clearly worse."""
        second = min(self._others.values(), key=lambda cost: cost.points, default=None)
        return None if second is None or second.points <= second.half_width else second

    def cost_of(self, action: Action) -> MoveCost | None:
        """The settled cost of a move; None for others."""
        return next((cost for cost in self.costs.values() if cost.action == action), None)

    def loss_of(self, action: Action) -> Loss | None:
        """What a move loses by its settled cost, as its mark says; None for others."""
        cost = self.cost_of(action)
        if cost is None or self.best is None:
            return None
        best = action if cost.is_best else self.best
        return Loss(best, cost.points, cost.half_width, is_indifferent=False)

    def reasons_of(self, card: Card) -> Reasons | None:
        """Why the best move is better than the best play of a card.

        For the card of the best move, why it is better than the cheapest of those that are clearly
        worse. None while that is not known, and where the difference is not clear.
        """
        cost = self.costs.get(card)
        if cost is not None and cost.is_best:
            cost = next(iter(self._costly()), None)
        return None if cost is None else self._reasons.get(cost.action)

    def _begin(self, assessment: Assessment) -> None:
        """Sort the plays into those that may be as good as the best move, and the others."""
        self._assessment = assessment
        best = assessment.best
        self._others = {cost.action: cost for cost in assessment.costs[1:]}
        if assessment.is_exact or isinstance(best, DealAction):
            known = {cost.action.card for cost in assessment.costs if isinstance(cost.action, Move)}
            costs = {card: assessment.of_card(card) for card in sorted(known)}
            self._settle(best, [cost for cost in costs.values() if cost is not None])
            return
        first_plays: dict[Card, Move] = {}
        for move in candidates_of(self.view).plays:
            first_plays.setdefault(move.card, move)
        contenders: list[tuple[float, Move]] = []
        for card, first in first_plays.items():
            if plays_card(best, card):
                continue
            estimate = assessment.of_card(card)
            action = first if estimate is None else estimate.action
            assert isinstance(action, Move)
            self._plays[card] = action
            if estimate is None:
                contenders.append((0.0, action))
            elif estimate.points <= estimate.half_width:
                contenders.append((estimate.points, action))
        if isinstance(best, Move):
            self._richer = _richer_capture(self.view, best)
            contenders += self._alternatives(assessment, best)
        contenders.sort(key=lambda contender: contender[0])
        self._contenders = [move for _, move in contenders]
        if not contenders:
            self._settle(best, [])

    def _alternatives(self, assessment: Assessment, best: Move) -> list[tuple[float, Move]]:
        """The other plays of the card of the best move that may be as good, the closest first."""
        others = (cost for cost in assessment.costs[1:] if plays_card(cost.action, best.card))
        alternatives = [
            (cost.points, cost.action)
            for cost in sorted(others, key=lambda cost: cost.points)
            if isinstance(cost.action, Move) and cost.points <= cost.half_width
            if cost.action != self._richer
        ][:_MOST_ALTERNATIVES]
        return alternatives if self._richer is None else [(0.0, self._richer), *alternatives]

    def _compare(self, difference: MoveDifference) -> None:
        if self._contenders:
            self._differences[self._contenders.pop(0)] = difference
            if not self._contenders:
                self._choose_best()
            return
        card, play = next(iter(self._plays.items()))
        del self._plays[card]
        self.costs[card] = MoveCost(play, difference.value, difference.half_width)

    def _choose_best(self) -> None:
        """Settle the best move: that of the search, unless a comparison is clearly for another.

        A richer capture is the best one unless the comparison is clearly against it.
        """
        assert self._assessment is not None
        best, shift = self._assessment.best, MoveDifference(0.0, 0.0)
        differences: dict[Action, MoveDifference] = dict(self._differences.items())
        move = min(self._differences, key=lambda move: self._differences[move].value)
        lowest = self._differences[move]
        is_better = lowest.value < -lowest.half_width
        if not is_better and self._richer is not None:
            move, lowest = self._richer, self._differences[self._richer]
            is_better = lowest.value <= lowest.half_width
        if is_better:
            # The move that the search preferred is compared the other way round.
            differences[best] = MoveDifference(0.0, 0.0)
            best, shift = move, lowest
            del differences[best]
            self._others.clear()
        for compared in self._differences:
            self._plays.pop(compared.card, None)
        costs = [
            MoveCost(
                action,
                difference.value - shift.value,
                sqrt(difference.half_width**2 + shift.half_width**2),
            )
            for action, difference in differences.items()
        ]
        self._others |= {cost.action: cost for cost in costs}
        self._settle(best, costs)

    def _settle(self, best: Action, costs: Sequence[MoveCost]) -> None:
        """Settle the best move, and of each card the cheapest of these plays."""
        self.best = best
        if isinstance(best, Move):
            self.costs[best.card] = MoveCost(best, 0.0, 0.0, is_best=True)
        for cost in sorted(costs, key=lambda cost: (not cost.is_best, cost.points)):
            if isinstance(cost.action, Move):
                self.costs.setdefault(cost.action.card, cost)

    def _costly(self) -> list[MoveCost]:
        """The plays that are clearly worse than the best one, the cheapest first."""
        if not isinstance(self.best, Move):
            return []
        costly = [cost for cost in self.costs.values() if cost.grade is MoveGrade.COSTLY]
        return sorted(costly, key=lambda cost: cost.points)


def plays_card(action: Action, card: Card) -> bool:
    """Whether an action plays a card from the hand."""
    return isinstance(action, Move) and action.card == card


def _richer_capture(view: SeatView, capture: Move) -> Move | None:
    """The most valuable capture with the same card of cards of the same ranks.

    None where it is worth no more than `capture`. The ranks that are left are the same, too.
    """
    values = CardValues.of(view)
    ranks = sorted(map(rank_of, cards_of(capture.take)))
    alike = [
        move
        for move in candidates_of(view).plays
        if move.card == capture.card and sorted(map(rank_of, cards_of(move.take))) == ranks
    ]
    richest = max(alike, key=lambda move: values.of_cards(move.take), default=capture)
    gain = values.of_cards(richest.take) - values.of_cards(capture.take)
    return richest if gain > _LEAST_GAIN else None
