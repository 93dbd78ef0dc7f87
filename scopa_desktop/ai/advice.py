"""Advice for a person: what every legal move is worth, and what speaks for and against it, as data.

The window and the review put it into words.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from random import Random
from typing import Final, NamedTuple

from scopa_desktop.ai.heuristics import HeuristicWeights, judge
from scopa_desktop.ai.move_evaluation import (
    MoveEvaluation,
    SearchConfig,
    evaluate_moves,
    standing_of_match,
)
from scopa_desktop.ai.move_explainer import AdviceReason, MoveArgument, MoveExplainer
from scopa_desktop.ai.player import Deadline
from scopa_desktop.ai.position_evaluation import PositionEvaluation
from scopa_desktop.ai.preplay import choose_preplay_action
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.rules.moves import Action

ADVICE_SECONDS: Final = 0.5
"""The time that advice may take."""

SEARCH: Final = SearchConfig(iterations=6_000)
"""How hard advice is thought about, as far as the time allows."""


class AdviceUnit(Enum):
    """What the worth of moves is counted in."""

    LEAD = "lead"
    """Points: the seat's side's own in the whole round, less the average of the other sides'.

    What the round has brought so far is in it, so moves of one position compare, and the worth of
    the best move before and after a play tells what the play has cost.
    """
    CHANCE = "chance"
    """The chance that the side wins the match, from 0 to 1: what counts near the match's end."""


class Estimate(NamedTuple):
    """What a move is expected to lead to, in the measure of its advice."""

    worth: float
    margin: float
    """Half of the 95 % interval around it; 0 where everything is known and was played out."""
    visits: int
    """How often the search tried the move."""


class AdvisedMove(NamedTuple):
    """A legal move and what there is to say about it."""

    action: Action
    estimate: Estimate | None
    """None for the only move, which is not weighed, and where the time did not suffice."""
    arguments: tuple[MoveArgument, ...]
    """What speaks for it and against it, the weightiest first."""


@dataclass(frozen=True)
class Advice:
    """Every legal move of a seat, the one to make first."""

    moves: tuple[AdvisedMove, ...]
    measure: AdviceUnit

    @property
    def best(self) -> AdvisedMove:
        """The move to make: the one that the search came to prefer."""
        return self.moves[0]

    @property
    def gain(self) -> float | None:
        """By how much the best move is worth more than the second.

        None where there is no second, or where their intervals meet, so that it is not known.
        """
        if len(self.moves) == 1:
            return None
        first, second = (move.estimate for move in self.moves[:2])
        if first is None or second is None:
            return None
        gain = first.worth - second.worth
        return gain if gain > first.margin + second.margin else None


def advise(view: SeatView, until: Deadline, search: SearchConfig = SEARCH) -> Advice:
    """What a search finds; the same for the same view while time suffices.

    The view needs a legal move.
    """
    legal = view.legal_moves()
    if len(legal) == 1:
        return _with_arguments(view, legal, {}, AdviceUnit.LEAD)
    stakes = standing_of_match(view)
    found = evaluate_moves(view, search, Random(view.seed), until)
    if stakes.is_near_end:
        fair = 1 / view.seating.sides
        found = [
            one._replace(worth=fair + one.worth / stakes.scale, margin=one.margin / stakes.scale)
            for one in found
        ]
    measure = AdviceUnit.CHANCE if stakes.is_near_end else AdviceUnit.LEAD
    tried = [one.action for one in found]
    untried = [action for action in legal if action not in tried]
    return _with_arguments(view, [*tried, *untried], _estimates(found), measure)


def advise_by_heuristics(view: SeatView) -> Advice:
    """What the rules of thumb say at once, without estimates; the view needs a legal move."""
    first = choose_preplay_action(view)
    ranked: list[Action] = [] if first is None else [first]
    ranked += [one.outcome.move for one in judge(PositionEvaluation(view), HeuristicWeights())]
    others = [action for action in view.legal_moves() if action not in ranked]
    return _with_arguments(view, [*ranked, *others], {}, AdviceUnit.LEAD)


def _estimates(found: Sequence[MoveEvaluation]) -> dict[Action, Estimate]:
    """An estimate for what was solved, or tried often enough to tell how sure it is."""
    is_solved = all(one.visits == 1 and one.margin == 0 for one in found)
    return {
        one.action: Estimate(one.worth, one.margin, one.visits)
        for one in found
        if is_solved or one.visits > 1
    }


def _with_arguments(
    view: SeatView,
    actions: Sequence[Action],
    estimates: dict[Action, Estimate],
    measure: AdviceUnit,
) -> Advice:
    if len(actions) == 1:
        only = AdvisedMove(actions[0], None, (MoveArgument(AdviceReason.ONLY_MOVE),))
        return Advice((only,), measure)
    pleading = MoveExplainer(view)
    best, *others = (
        AdvisedMove(action, estimates.get(action), pleading.arguments(action)) for action in actions
    )
    if not any(argument.is_favourable for argument in best.arguments):
        balance = MoveArgument(AdviceReason.BALANCE)
        best = best._replace(arguments=(*best.arguments, balance))
    return Advice((best, *others), measure)
