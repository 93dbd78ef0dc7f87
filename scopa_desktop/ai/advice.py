"""Advice for a person: the value of every legal move and the arguments for and against it.

All of it is data; the window and the review turn it into sentences.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from random import Random
from typing import Final, NamedTuple

from scopa_desktop.ai.calling_out import knows_to_be_out
from scopa_desktop.ai.candidates import MAX_CANDIDATES, candidates_of
from scopa_desktop.ai.heuristics import HeuristicWeights, choose_preplay_action, rank_plays
from scopa_desktop.ai.move_evaluation import (
    MoveEvaluation,
    SearchConfig,
    evaluate_moves,
    is_solved,
    match_standing,
)
from scopa_desktop.ai.move_explainer import AdviceReason, MoveArgument, MoveExplainer
from scopa_desktop.ai.player import Deadline
from scopa_desktop.ai.position_evaluation import PositionEvaluation
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.rules.moves import Action, CallOut

ADVICE_SECONDS: Final = 0.5
"""Time limit of one piece of advice."""

ADVICE_SEARCH: Final = SearchConfig(iterations=6_000)
"""The search behind advice, as far as the time limit allows."""


class AdviceUnit(Enum):
    """Unit of the values of moves."""

    LEAD = "lead"
    """Points of the own side in the whole round, less the mean of the other sides' points.

    Points already made in the round are included, so values before and after a play can be
    compared.
    """
    WIN_PROBABILITY = "chance"
    """Probability that the own side wins the match; used near the end of the match."""


class MoveEstimate(NamedTuple):
    """Expected value of a move, in the unit of its advice."""

    value: float
    half_width: float
    """Half-width of the 95 % confidence interval; 0 where the round was solved."""
    visits: int
    """Visit count of the move in the search."""


class AdvisedMove(NamedTuple):
    """A legal move with its estimate and its arguments."""

    action: Action
    estimate: MoveEstimate | None
    """None for the only legal move, and for a move that the search did not visit in time."""
    arguments: tuple[MoveArgument, ...]
    """Arguments for and against the move, the strongest first."""


@dataclass(frozen=True)
class Advice:
    """The legal moves of a seat, the recommended one first.

    Of very many, only the first `MAX_CANDIDATES`.
    """

    moves: tuple[AdvisedMove, ...]
    unit: AdviceUnit

    @property
    def best(self) -> AdvisedMove:
        return self.moves[0]

    @property
    def gain(self) -> float | None:
        """Difference between the values of the best and the second move.

        None where there is no second move, or where their confidence intervals overlap.
        """
        if len(self.moves) == 1:
            return None
        first, second = (move.estimate for move in self.moves[:2])
        if first is None or second is None:
            return None
        gain = first.value - second.value
        return gain if gain > first.half_width + second.half_width else None


def advise(view: SeatView, deadline: Deadline, config: SearchConfig = ADVICE_SEARCH) -> Advice:
    """Advice by search; the same for the same view while time suffices.

    The view must have a legal move.
    """
    if knows_to_be_out(view):
        return _advice_to_call_out(view)
    legal = candidates_of(view).moves
    if len(legal) == 1:
        return _with_arguments(view, legal, {}, AdviceUnit.LEAD)
    standing = match_standing(view)
    evaluations = evaluate_moves(view, config, Random(view.seed), deadline)
    if standing.is_near_end:
        fair = 1 / view.seating.sides
        evaluations = [
            move._replace(
                value=fair + move.value / standing.scale,
                half_width=move.half_width / standing.scale,
            )
            for move in evaluations
        ]
    unit = AdviceUnit.WIN_PROBABILITY if standing.is_near_end else AdviceUnit.LEAD
    visited = [move.action for move in evaluations][:MAX_CANDIDATES]
    unvisited = [action for action in legal if action not in visited]
    actions = [*visited, *unvisited][:MAX_CANDIDATES]
    return _with_arguments(view, actions, _estimates(evaluations), unit)


def advise_by_heuristics(view: SeatView) -> Advice:
    """Advice by heuristics, at once and without estimates; the view must have a legal move."""
    if knows_to_be_out(view):
        return _advice_to_call_out(view)
    first = choose_preplay_action(view)
    ranked: list[Action] = [] if first is None else [first]
    ranked += [
        play.outcome.move for play in rank_plays(PositionEvaluation(view), HeuristicWeights())
    ]
    others = [action for action in candidates_of(view).moves if action not in ranked]
    return _with_arguments(view, [*ranked, *others][:MAX_CANDIDATES], {}, AdviceUnit.LEAD)


def _advice_to_call_out(view: SeatView) -> Advice:
    """The advice where the own side has the points that win, so that no move matters."""
    call = CallOut()
    only = AdvisedMove(call, None, MoveExplainer(view).arguments(call))
    return Advice((only,), AdviceUnit.LEAD)


def _estimates(evaluations: Sequence[MoveEvaluation]) -> dict[Action, MoveEstimate]:
    """Estimates of the moves that were solved, or visited more than once."""
    are_exact = is_solved(evaluations)
    return {
        move.action: MoveEstimate(move.value, move.half_width, move.visits)
        for move in evaluations
        if are_exact or move.visits > 1
    }


def _with_arguments(
    view: SeatView,
    actions: Sequence[Action],
    estimates: dict[Action, MoveEstimate],
    unit: AdviceUnit,
) -> Advice:
    if len(actions) == 1:
        only = AdvisedMove(actions[0], None, (MoveArgument(AdviceReason.ONLY_MOVE),))
        return Advice((only,), unit)
    explainer = MoveExplainer(view)
    best, *others = (
        AdvisedMove(action, estimates.get(action), explainer.arguments(action))
        for action in actions
    )
    if not any(argument.is_favourable for argument in best.arguments):
        balance = MoveArgument(AdviceReason.BALANCE)
        best = best._replace(arguments=(*best.arguments, balance))
    return Advice((best, *others), unit)
