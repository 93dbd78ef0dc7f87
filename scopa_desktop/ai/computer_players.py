"""The players behind the levels: heuristics or search, each with human weaknesses."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, TypeAlias

from scopa_desktop.ai.candidates import candidates_of
from scopa_desktop.ai.heuristics import HeuristicWeights, rank_plays
from scopa_desktop.ai.move_evaluation import MoveEvaluation, SearchConfig, evaluate_moves
from scopa_desktop.ai.player import Deadline, random_choice
from scopa_desktop.ai.position_evaluation import PositionEvaluation
from scopa_desktop.ai.preplay import choose_preplay_action
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.ai.weaknesses import impulsive_move, judgement_noise, with_limited_memory
from scopa_desktop.rules.moves import Action

MAX_PREFERENCE_LOSS: Final = 0.1
"""Points by which a preferred move may be worse than the best."""
_MIN_VISIT_SHARE: Final = 0.1
"""Share of the best move's visits that a preferred move needs."""

_DEFAULT_WEIGHTS: Final = HeuristicWeights()

Preference: TypeAlias = Callable[[SeatView, Action], float]
"""Scores a move; decides between moves of nearly the same value."""


@dataclass(frozen=True)
class FallibleHeuristicPlayer:
    """Plays by the heuristics, with limited memory and attention."""

    weights: HeuristicWeights = _DEFAULT_WEIGHTS
    memory: int = 40
    """Number of last plays whose captured cards are remembered."""
    noise: float = 0.0
    """Size of the errors of judgement (see `judgement_noise`)."""
    impulse_rate: float = 0.0
    """Probability of an impulsive move instead of the best one."""

    def choose(self, view: SeatView, rng: Random, deadline: Deadline) -> Action:
        """The move that seems best to this player."""
        if rng.random() < self.impulse_rate:
            return impulsive_move(view, rng)
        remembered = with_limited_memory(view, self.memory)
        if (preplay_action := choose_preplay_action(remembered)) is not None:
            return preplay_action
        noisy = [
            (play.value + judgement_noise(remembered, self.noise, rng), play.outcome.move)
            for play in rank_plays(PositionEvaluation(remembered), self.weights)
        ]
        best = max(value for value, _ in noisy)
        return random_choice([move for value, move in noisy if value == best], rng)


@dataclass(frozen=True)
class SearchPlayer:
    """Plays the best move of a search, with errors of judgement if `noise` is set."""

    config: SearchConfig
    noise: float = 0.0
    """Size of the errors of judgement (see `judgement_noise`)."""
    preference: Preference | None = None
    """Decides between moves of nearly the same value; None: the best value decides."""

    def choose(self, view: SeatView, rng: Random, deadline: Deadline) -> Action:
        """The best move of a search; a single legal move is returned at once."""
        legal = candidates_of(view).moves
        if len(legal) == 1:
            return legal[0]
        evaluations = evaluate_moves(view, self.config, rng, deadline)
        if self.noise:
            evaluations = self._with_noise(view, evaluations, rng)
        if self.preference is not None:
            return _preferred(view, evaluations, self.preference)
        return evaluations[0].action

    def _with_noise(
        self, view: SeatView, evaluations: Sequence[MoveEvaluation], rng: Random
    ) -> list[MoveEvaluation]:
        """The evaluations with errors of judgement added, the best first."""
        noisy = [
            move._replace(value=move.value + judgement_noise(view, self.noise, rng))
            for move in evaluations
        ]
        return sorted(noisy, key=lambda move: move.value, reverse=True)


def _preferred(
    view: SeatView, evaluations: Sequence[MoveEvaluation], preference: Preference
) -> Action:
    """The preferred one of the moves that are nearly as good as the best."""
    best = evaluations[0]
    candidates = [
        move.action
        for move in evaluations
        if move.value >= best.value - MAX_PREFERENCE_LOSS
        and move.visits >= _MIN_VISIT_SHARE * best.visits
    ]
    return max(candidates, key=lambda action: preference(view, action))
