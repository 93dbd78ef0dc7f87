"""The loss of a decision: what the move played cost against the best one, in expected points.

One search names the best move, and an independent comparison on common determinizations measures
the difference. A single search would overstate the loss, because the best of several noisy values
is too high. `measure_loss` knows what the seat knew; `measure_hindsight` knows all cards, and tells
a mistake from bad luck.
"""

from collections.abc import Sequence
from math import inf
from random import Random
from typing import Final, NamedTuple

from scopa_desktop.ai.candidates import candidates_of
from scopa_desktop.ai.move_evaluation import (
    MoveDifference,
    MoveEvaluation,
    SearchConfig,
    compare_moves,
    compare_moves_in_hindsight,
    evaluate_moves,
    evaluate_moves_in_hindsight,
    is_solved,
)
from scopa_desktop.ai.player import Deadline
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.rules.moves import Action
from scopa_desktop.rules.round import Round

INDIFFERENT: Final = 0.1
"""A decision does not count if all legal moves are within so many points of the best one."""
_HINDSIGHT_SHARE: Final = 0.25
"""Iterations in hindsight, where there is only one deal to search, as a share of the others."""
_MIN_ITERATIONS: Final = 8
_CANDIDATES_PER_ITERATION: Final = 1.0
_POOL_PER_ITERATION: Final = 1 / 3
_MIN_CANDIDATES: Final = 1500
_MIN_POOL: Final = 500


class Loss(NamedTuple):
    """Loss of a decision, in points.

    Near the end of a match it is the loss of the probability of winning, on the scale of
    `MatchStanding`, on which one more point is worth about one point.
    """

    best: Action
    """The move that the search prefers; the move played where that is as good, or where the
    comparison is clearly for it."""
    value: float
    """Value of the move that the search prefers less that of the move played. It can be negative,
    because the search alone chooses that move: so sums of losses are not biased."""
    half_width: float
    """Half-width of the 95 % confidence interval: 0 where the round was solved, or where the move
    played is the best one."""
    is_indifferent: bool
    """Whether all legal moves are worth the same, or nearly."""

    @property
    def is_clear(self) -> bool:
        """Whether the loss stands clear of its interval."""
        return self.value > self.half_width


def measure_loss(view: SeatView, played: Action, iterations: int) -> Loss:
    """Loss of a move from what the seat knew; the same for the same view and iterations.

    The view must have several legal moves. Each search has so many iterations.
    """
    config = _config(iterations)
    evaluations = evaluate_moves(view, config, _rng(view, "best move"), Deadline(inf))
    if (loss := _without_comparison(view, evaluations, played)) is not None:
        return loss
    best = evaluations[0].action
    difference = compare_moves(view, (best, played), config, _rng(view, "comparison"))
    return _loss(best, played, difference)


def measure_hindsight(view: SeatView, round_: Round, played: Action, iterations: int) -> Loss:
    """Loss of a move as if all cards of `round_` had been seen by everybody.

    `round_` is the round of the view before the move. The iterations are those of `measure_loss`,
    of which hindsight needs a part.
    """
    config = _config(max(_MIN_ITERATIONS, int(_HINDSIGHT_SHARE * iterations)))
    rng = _rng(view, "best move in hindsight")
    evaluations = evaluate_moves_in_hindsight(view, round_, config, rng)
    if (loss := _without_comparison(view, evaluations, played)) is not None:
        return loss
    best = evaluations[0].action
    rng = _rng(view, "comparison in hindsight")
    difference = compare_moves_in_hindsight(view, round_, (best, played), config, rng)
    return _loss(best, played, difference)


def _config(iterations: int) -> SearchConfig:
    """The search for so many iterations.

    A comparison needs more determinizations than the choice of a move, or its interval would
    pretend to know of more than were sampled.
    """
    return SearchConfig(
        iterations=iterations,
        candidate_count=max(_MIN_CANDIDATES, int(_CANDIDATES_PER_ITERATION * iterations)),
        pool_size=max(_MIN_POOL, int(_POOL_PER_ITERATION * iterations)),
    )


def _rng(view: SeatView, purpose: str) -> Random:
    """Random numbers that depend only on what the seat knows, different ones for each purpose."""
    return Random(f"{view.seed} review {purpose}")


def _without_comparison(
    view: SeatView, evaluations: Sequence[MoveEvaluation], played: Action
) -> Loss | None:
    """The loss where the evaluations alone decide it, else None."""
    best = evaluations[0]
    values = {move.action: move.value for move in evaluations}
    are_all = len(values) == len(candidates_of(view).moves) and played in values
    is_indifferent = are_all and best.value - min(values.values()) < INDIFFERENT
    if is_solved(evaluations):
        loss = best.value - values[played]
        return Loss(best.action if loss else played, loss, 0.0, is_indifferent)
    if is_indifferent or best.action == played:
        return Loss(played, 0.0, 0.0, is_indifferent)
    return None


def _loss(preferred: Action, played: Action, difference: MoveDifference) -> Loss:
    """The loss found by a comparison, which is more precise than the search."""
    is_refuted = difference.value < -difference.half_width
    best = played if is_refuted else preferred
    return Loss(best, difference.value, difference.half_width, is_indifferent=False)
