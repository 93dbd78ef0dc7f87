"""The players behind the levels: rules of thumb or a search, each with its human weaknesses."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, TypeAlias

from scopa_desktop.ai.heuristics import HeuristicWeights, judge
from scopa_desktop.ai.move_evaluation import MoveEvaluation, SearchConfig, evaluate_moves
from scopa_desktop.ai.player import Deadline, random_choice
from scopa_desktop.ai.position_evaluation import PositionEvaluation
from scopa_desktop.ai.preplay import choose_preplay_action
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.ai.weaknesses import first_seen, judgement_noise, with_limited_memory
from scopa_desktop.rules.moves import Action

NEARLY_AS_GOOD: Final = 0.1
"""The points by which a move that a partner understands better may be worse."""
_WELL_TRIED: Final = 0.1
"""The share of the tries of the first move from which the worth of another can be trusted."""

_PLAIN: Final = HeuristicWeights()

Preference: TypeAlias = Callable[[SeatView, Action], float]
"""How much somebody likes a move that seems as good as another."""


@dataclass(frozen=True)
class FallibleHeuristicPlayer:
    """Plays by the rules of thumb, as far as attention and memory go."""

    weights: HeuristicWeights = _PLAIN
    memory: int = 40
    """The plays that are remembered, back from the last one."""
    noise: float = 0.0
    """By how much a judgement usually errs (see `wavering`)."""
    impulse_rate: float = 0.0
    """The chance to play what is seen first, without judging."""

    def choose(self, view: SeatView, chance: Random, until: Deadline) -> Action:
        """What seems the best move to this player now."""
        if chance.random() < self.impulse_rate:
            return first_seen(view, chance)
        known = with_limited_memory(view, self.memory)
        if (announcement := choose_preplay_action(known)) is not None:
            return announcement
        felt = [
            (one.worth + judgement_noise(known, self.noise, chance), one.outcome.move)
            for one in judge(PositionEvaluation(known), self.weights)
        ]
        best = max(worth for worth, _ in felt)
        return random_choice([move for worth, move in felt if worth == best], chance)


@dataclass(frozen=True)
class SearchPlayer:
    """Plays what a search finds best, as far as concentration goes."""

    search: SearchConfig
    noise: float = 0.0
    """By how much the worth of a move is usually misjudged (see `wavering`)."""
    preference: Preference | None = None
    """What decides between moves that are nearly as good."""

    def choose(self, view: SeatView, chance: Random, until: Deadline) -> Action:
        """The most promising move; the only one without a thought."""
        legal = view.legal_moves()
        if len(legal) == 1:
            return legal[0]
        appraisals = evaluate_moves(view, self.search, chance, until)
        if self.noise:
            appraisals = self._misjudged(view, appraisals, chance)
        if self.preference is not None:
            return _preferred(view, appraisals, self.preference)
        return appraisals[0].action

    def _misjudged(
        self, view: SeatView, appraisals: Sequence[MoveEvaluation], chance: Random
    ) -> list[MoveEvaluation]:
        """The moves as they seem to this player, the best in his eyes first."""
        felt = [
            one._replace(worth=one.worth + judgement_noise(view, self.noise, chance))
            for one in appraisals
        ]
        return sorted(felt, key=lambda one: one.worth, reverse=True)


def _preferred(
    view: SeatView, appraisals: Sequence[MoveEvaluation], preference: Preference
) -> Action:
    """Of the moves nearly as good as the first, and tried well, the one that is liked best."""
    first = appraisals[0]
    near = [
        one.action
        for one in appraisals
        if one.worth >= first.worth - NEARLY_AS_GOOD and one.visits >= _WELL_TRIED * first.visits
    ]
    return max(near, key=lambda action: preference(view, action))
