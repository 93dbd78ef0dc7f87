"""Advice for a person: the best move and the arguments for and against it.

All of it is data; the window turns it into sentences. The best move is that of the coach, so that a
hint never contradicts the marks on the cards.
"""

from enum import Enum
from math import inf
from typing import Final, NamedTuple

from scopa_desktop.ai.calling_out import knows_to_be_out
from scopa_desktop.ai.candidates import candidates_of
from scopa_desktop.ai.coach import BEST_MOVE_ITERATIONS, CoachTurn
from scopa_desktop.ai.heuristics import HeuristicWeights, choose_preplay_action, rank_plays
from scopa_desktop.ai.move_evaluation import match_standing
from scopa_desktop.ai.move_explainer import AdviceReason, MoveArgument, MoveExplainer
from scopa_desktop.ai.player import Deadline
from scopa_desktop.ai.position_evaluation import PositionEvaluation
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.rules.moves import Action, CallOut

ADVICE_SECONDS: Final = 1.5
"""Time limit of one piece of advice."""


class AdviceUnit(Enum):
    """Unit of the values of moves."""

    LEAD = "lead"
    """Points of the own side in the whole round, less the mean of the other sides' points.

    Points already made in the round are included, so values before and after a play can be
    compared.
    """
    WIN_PROBABILITY = "chance"
    """Probability that the own side wins the match; used near the end of the match."""


class Advice(NamedTuple):
    """The recommended move."""

    action: Action
    arguments: tuple[MoveArgument, ...]
    """Arguments for and against the move, the strongest first; at least one for it."""
    gain: float = 0.0
    """By how much it is better than the second move; 0 where that is unknown or not clear."""
    unit: AdviceUnit = AdviceUnit.LEAD
    half_width: float = inf
    """Half-width of the 95 % confidence interval of the gain."""


def advise(view: SeatView, deadline: Deadline, iterations: int = BEST_MOVE_ITERATIONS) -> Advice:
    """Advice by search; the same for the same view and iterations while time suffices.

    The view must have a legal move.
    """
    turn = CoachTurn(view, iterations)
    while turn.best is None:
        task = turn.next_task
        assert task is not None
        turn.take(task.run(deadline))
    standing, second = match_standing(view), turn.second
    gain, half_width = (0.0, 0.0) if second is None else (second.points, second.half_width)
    unit = AdviceUnit.LEAD
    if standing.is_near_end:
        gain, half_width = gain / standing.scale, half_width / standing.scale
        unit = AdviceUnit.WIN_PROBABILITY
    return Advice(turn.best, _arguments(view, turn.best), gain, unit, half_width)


def advise_by_heuristics(view: SeatView) -> Advice:
    """Advice by heuristics, at once and without a gain; the view must have a legal move."""
    action: Action
    if knows_to_be_out(view):
        action = CallOut()
    elif (first := choose_preplay_action(view)) is not None:
        action = first
    else:
        action = rank_plays(PositionEvaluation(view), HeuristicWeights())[0].outcome.move
    return Advice(action, _arguments(view, action))


def _arguments(view: SeatView, action: Action) -> tuple[MoveArgument, ...]:
    if not isinstance(action, CallOut) and len(candidates_of(view).moves) == 1:
        return (MoveArgument(AdviceReason.ONLY_MOVE),)
    arguments = MoveExplainer(view).arguments(action)
    if any(argument.is_favourable for argument in arguments):
        return arguments
    return (*arguments, MoveArgument(AdviceReason.BALANCE))
