"""The players behind the levels: heuristics, search, and human weaknesses."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from statistics import mean
from typing import Final, TypeAlias

from scopa_desktop.ai.candidates import candidates_of
from scopa_desktop.ai.dangers import safer_play
from scopa_desktop.ai.heuristics import HeuristicWeights, choose_preplay_action, rank_plays
from scopa_desktop.ai.move_evaluation import (
    MoveDifference,
    MoveEvaluation,
    SearchConfig,
    compare_moves,
    evaluate_moves,
)
from scopa_desktop.ai.player import ComputerPlayer, Deadline, random_choice
from scopa_desktop.ai.position_evaluation import PositionEvaluation
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.ai.weaknesses import impulsive_move, noticed_plays, with_limited_memory
from scopa_desktop.rules.moves import Action, Move

MAX_PREFERENCE_LOSS: Final = 0.1
"""Points by which a preferred move may be worse than the best."""
_MIN_VISIT_SHARE: Final = 0.1
"""Share of the best move's visits that a preferred move needs."""
_COMPARISON_FACTORS: Final = (1, 4)
"""How many times `SearchConfig.safety_pairs` each comparison of two plays has."""
_PAIRS_OF_POOL: Final = 1000
"""Pairs of a comparison for which the determinizations of a search are enough; with n times as many
pairs it has n times as many determinizations."""

RELATIVES: Final = {"scopone-alla-cieca": "scopone-scientifico", "spazzino": "cicera"}
"""Games that have not been measured, each with one whose levels play it as carefully."""

_DEFAULT_WEIGHTS: Final = HeuristicWeights()

Preference: TypeAlias = Callable[[SeatView, Action], float]
"""Scores a move; decides between moves of nearly the same value."""


@dataclass(frozen=True)
class ImpulsivePlayer:
    """Takes the most cards that it sees, whatever they are (see `impulsive_move`)."""

    oversight: float = 0.0
    """Probability of overlooking each card of a capture (see `noticed_plays`)."""

    def choose(self, view: SeatView, rng: Random, deadline: Deadline) -> Action:
        """The move that comes to mind first."""
        return impulsive_move(view, self.oversight, rng)


@dataclass(frozen=True)
class FallibleHeuristicPlayer:
    """Plays by the heuristics, with limited memory and attention."""

    weights: HeuristicWeights = _DEFAULT_WEIGHTS
    memory: int | None = None
    """Number of last plays whose captured cards are remembered; None: all."""
    oversight: float = 0.0
    """Probability of overlooking each card of a capture (see `noticed_plays`)."""

    def choose(self, view: SeatView, rng: Random, deadline: Deadline) -> Action:
        """The move that seems best to this player; a random one of equals."""
        remembered = view if self.memory is None else with_limited_memory(view, self.memory)
        if (preplay_action := choose_preplay_action(remembered)) is not None:
            return preplay_action
        ranked = rank_plays(PositionEvaluation(remembered), self.weights)
        values = {play.outcome.move: play.value for play in ranked}
        noticed = noticed_plays([*values], self.oversight, rng)
        best = max(values[move] for move in noticed)
        return random_choice([move for move in noticed if values[move] == best], rng)


@dataclass(frozen=True)
class SearchPlayer:
    """Plays the best move of a search."""

    config: SearchConfig
    impression: float = 0.0
    """How many visits of a play the first impression of it counts for: its heuristic value. A
    search of few iterations is much stronger with it."""
    preference: Preference | None = None
    """Decides between moves of nearly the same value; None: the best value decides."""

    def choose(self, view: SeatView, rng: Random, deadline: Deadline) -> Action:
        """The best move of a search; a single legal move is returned at once."""
        legal = candidates_of(view).moves
        if len(legal) == 1:
            return legal[0]
        evaluations = evaluate_moves(view, self.config, rng, deadline)
        if self.impression:
            evaluations = _with_impression(view, evaluations, self.impression)
        action = evaluations[0].action
        if self.preference is not None:
            action = _preferred(view, evaluations, self.preference)
        is_settled = all(not move.half_width for move in evaluations)
        is_compared = self.config.safety_pairs and not is_settled and not deadline.is_over
        if not is_compared or not isinstance(action, Move):
            return action
        return self._safest(view, action, rng, deadline)

    def _safest(self, view: SeatView, play: Move, rng: Random, deadline: Deadline) -> Move:
        """The play, or a safer one (see `safer_play`) if a comparison finds it better.

        What speaks for the play has to be confirmed by the longest comparison, however clear it is:
        a search that has learned a wrong answer to a move may be sure of it.
        """
        safer = safer_play(view, play)
        if safer is None:
            return play
        differences: list[MoveDifference] = []
        for factor in _COMPARISON_FACTORS:
            pairs = factor * self.config.safety_pairs
            config = replace(
                self.config,
                iterations=pairs,
                candidate_count=self.config.candidate_count * pairs // _PAIRS_OF_POOL,
                pool_size=self.config.pool_size * pairs // _PAIRS_OF_POOL,
            )
            differences.append(compare_moves(view, (safer, play), config, rng, deadline))
            if differences[-1].value > 0 or deadline.is_over:
                break
        most_precise = min(differences, key=lambda difference: difference.half_width)
        return safer if most_precise.value > 0 else play


@dataclass(frozen=True)
class AbsentMindedPlayer:
    """Thinks about some of its moves only, and plays the others by habit."""

    careful: ComputerPlayer
    habit: ComputerPlayer
    attention: Mapping[str, float]
    """The probability of a careful move in each game, by the game's id (see `level_players`)."""
    sees_danger: bool = False
    """Whether a habitual move that gives something away is thought over (see `safer_play`)."""

    def choose(self, view: SeatView, rng: Random, deadline: Deadline) -> Action:
        """The careful move, or the habitual one."""
        game = view.variant.id
        attention = self.attention.get(RELATIVES.get(game, game))
        if attention is None:
            attention = mean(self.attention.values())
        if rng.random() >= attention:
            action = self.habit.choose(view, rng, deadline)
            if not (self.sees_danger and isinstance(action, Move) and safer_play(view, action)):
                return action
        return self.careful.choose(view, rng, deadline)


def with_search(
    player: ComputerPlayer, changed: Callable[[SearchConfig], SearchConfig]
) -> ComputerPlayer:
    """The player with other parameters of its search; an equal one where it does not search."""
    match player:
        case SearchPlayer():
            return replace(player, config=changed(player.config))
        case AbsentMindedPlayer():
            return replace(
                player,
                careful=with_search(player.careful, changed),
                habit=with_search(player.habit, changed),
            )
        case _:
            return player


def searches(player: ComputerPlayer) -> bool:
    """Whether any of the player's moves come from a search, so that time limits it."""
    match player:
        case SearchPlayer():
            return True
        case AbsentMindedPlayer():
            return searches(player.careful) or searches(player.habit)
        case _:
            return False


def _with_impression(
    view: SeatView, evaluations: Sequence[MoveEvaluation], weight: float
) -> list[MoveEvaluation]:
    """The evaluations with the heuristic values mixed in, the best first.

    Heuristics value a play alone, the search the round: they are compared by their differences from
    the means of both. What is solved, and actions before the play, keep their values.
    """
    plays = [each for each in evaluations if isinstance(each.action, Move)]
    if len(plays) < len(evaluations) or not evaluations[0].half_width:
        return [*evaluations]
    ranked = rank_plays(PositionEvaluation(view), _DEFAULT_WEIGHTS)
    heuristic: dict[Action, float] = {play.outcome.move: play.value for play in ranked}
    worst = ranked[-1].value
    values = [heuristic.get(each.action, worst) for each in evaluations]
    visits = sum(each.visits for each in evaluations)
    offset = (
        sum(
            each.visits * (each.value - value)
            for each, value in zip(evaluations, values, strict=True)
        )
        / visits
    )
    mixed = [
        each._replace(
            value=(each.visits * each.value + weight * (value + offset)) / (each.visits + weight)
        )
        for each, value in zip(evaluations, values, strict=True)
    ]
    return sorted(mixed, key=lambda each: each.value, reverse=True)


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
