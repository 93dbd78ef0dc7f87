"""Players that imagine worlds and search each of them by alpha-beta, for two sides.

A move is worth the mean of what it is worth in every world (perfect-information Monte Carlo).
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from benchmarks.references.simple import LAID, THREAT, cut, position_seen, stream
from scopa_desktop.ai.move_evaluation import determinizations_of, policy_of, standing_of_match
from scopa_desktop.ai.player import Deadline
from scopa_desktop.ai.search.endgame import INFINITE, UNBOUNDED, EndgameSolver
from scopa_desktop.ai.search.playouts import random_play
from scopa_desktop.ai.search.policy import POINT, PlayoutPolicy, PolicyWeights
from scopa_desktop.ai.search.random_generator import RandomGenerator
from scopa_desktop.ai.search.rewards import Rewards
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.rules.kernel.move_codes import cards_in
from scopa_desktop.rules.kernel.position import Position
from scopa_desktop.rules.moves import Action, Cut, code_of_action

_MANY_MOVES: Final = 8
"""With more of them the web player looks less far ahead."""


@dataclass(frozen=True)
class SamplingPlayer(ABC):
    """Plays what is best on the average of some worlds."""

    worlds: int
    depth: int
    """The plays looked ahead, the own one included."""

    def choose(self, view: SeatView, chance: Random, until: Deadline) -> Action:
        """The best on the average; of the world as it is, once that is known."""
        if view.cut_card is not None:
            return cut(view)
        actions = view.legal_moves()
        moves = [code_of_action(action) for action in actions if not isinstance(action, Cut)]
        totals = self.worths(view, moves, stream(chance))
        return actions[max(range(len(moves)), key=totals.__getitem__)]

    @abstractmethod
    def worths(self, view: SeatView, moves: Sequence[int], chance: RandomGenerator) -> list[int]:
        """What each move is worth to the seat, on any scale."""


class AlphaBetaPlayer(SamplingPlayer):
    """Estimates the last position by the points made and the cards won."""

    def worths(self, view: SeatView, moves: Sequence[int], chance: RandomGenerator) -> list[int]:
        """By the endgame solver of the core, stopped after some plays."""
        root = position_seen(view)
        worlds = determinizations_of(view, root, chance)
        endgame = EndgameSolver(
            root.spec, _policy(view, root), Rewards(standing_of_match(view)), UNBOUNDED
        )
        world = Position(root.spec)
        totals = [0] * len(moves)
        for _ in range(self.worlds):
            worlds.sample(world)
            for at, move in enumerate(moves):
                totals[at] += endgame.value_after(world, move, self.depth - 1)
        return [_sign(view) * total for total in totals]


class WebPlayer(SamplingPlayer):
    """Plays as the best opponent on the web does.

    It looks one play less ahead when it has many moves, estimates the last position once as it is
    and once after six random plays, and takes the mean; with the stock used up, and so with the
    other hand known, it plays the round out in every way.
    """

    def worths(self, view: SeatView, moves: Sequence[int], chance: RandomGenerator) -> list[int]:
        """By a search of its own, for the core's has no chance in its estimate."""
        root = position_seen(view)
        policy, rewards = _policy(view, root), Rewards(standing_of_match(view))
        worlds = determinizations_of(view, root, chance)
        if worlds.is_known():
            endgame = EndgameSolver(root.spec, policy, rewards, UNBOUNDED)
            return [_sign(view) * endgame.value_after(root, move) for move in moves]
        depth = self.depth - 1 if len(moves) > _MANY_MOVES else self.depth
        tree = _WebTree(root, policy, rewards, chance)
        world = Position(root.spec)
        totals = [0] * len(moves)
        for _ in range(self.worlds):
            worlds.sample(world)
            for at, move in enumerate(moves):
                totals[at] += tree.value_after(world, move, depth - 1, -INFINITE, INFINITE)
        return [_sign(view) * total for total in totals]


class _WebTree:
    """Alpha-beta with a little chance in the estimates; values are the first side's."""

    _RANDOM_PLAYS: Final = 6

    def __init__(
        self, like: Position, policy: PlayoutPolicy, rewards: Rewards, chance: RandomGenerator
    ) -> None:
        self._policy = policy
        self._rewards = rewards
        self._chance = chance
        self._side_of = [like.spec.side_of[seat] for seat in range(like.spec.players)]
        self._book = like.spec

    def value_after(self, position: Position, move: int, depth: int, least: int, most: int) -> int:
        """The value of a position after a move and `depth` more."""
        after = Position(self._book)
        after.copy_from(position)
        after.do(move)
        return self._value(after, depth, least, most)

    def _value(self, position: Position, depth: int, least: int, most: int) -> int:
        if depth == 0 or position.is_over():
            return self._estimate_by_chance(position)
        is_first_side = self._side_of[position.turn] == 0
        best = -INFINITE if is_first_side else INFINITE
        for move in self._ordered(position):
            value = self.value_after(position, move, depth - 1, least, most)
            if is_first_side:
                best = max(best, value)
                least = max(least, best)
            else:
                best = min(best, value)
                most = min(most, best)
            if least >= most:
                break
        return best

    def _ordered(self, position: Position) -> list[int]:
        """The moves, those that take most first."""
        moves = [position.moves[at] for at in range(position.find_moves())]
        return sorted(moves, key=lambda move: -self._policy.value_of(cards_in(move)))

    def _estimate_by_chance(self, position: Position) -> int:
        """The mean of two estimates; uses the position up."""
        estimated = self._estimate(position)
        for _ in range(self._RANDOM_PLAYS):
            if position.is_over():
                break
            position.do(random_play(position, self._chance))
        return (estimated + self._estimate(position)) // 2

    def _estimate(self, position: Position) -> int:
        """The points made so far, and what the cards won are worth; the reward at the end."""
        if position.is_over():
            self._rewards.count(position)
            return self._rewards.of_side[0]
        points = position.sweep_points[0] + position.declared_points[0]
        points -= position.sweep_points[1] + position.declared_points[1]
        card_values = self._policy.value_of(position.piles[0]) - self._policy.value_of(
            position.piles[1]
        )
        return points * POINT + card_values


def _policy(view: SeatView, like: Position) -> PlayoutPolicy:
    return policy_of(view, like, PolicyWeights(laid=LAID, threat=THREAT))


def _sign(view: SeatView) -> int:
    """The values of a search are the first side's."""
    return 1 if view.side == 0 else -1
