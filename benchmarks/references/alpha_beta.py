"""Perfect-information Monte Carlo players: alpha-beta in sampled determinizations, for two sides.

The value of a move is the mean of its values in all determinizations.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from benchmarks.references.simple import (
    LAID,
    THREAT,
    any_determinization,
    deal_action,
    generator_from,
)
from scopa_desktop.ai.move_evaluation import determinization_sampler, match_standing, playout_policy
from scopa_desktop.ai.player import Deadline
from scopa_desktop.ai.search.endgame import INFINITE, NO_LIMIT, EndgameSolver
from scopa_desktop.ai.search.playouts import random_play
from scopa_desktop.ai.search.policy import POINT, PlayoutPolicy, PolicyWeights
from scopa_desktop.ai.search.random_generator import RandomGenerator
from scopa_desktop.ai.search.rewards import Rewards
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.rules.kernel.move_codes import cards_in
from scopa_desktop.rules.kernel.position import Position
from scopa_desktop.rules.moves import Action, KernelAction, code_of_action

_MANY_MOVES: Final = 8
"""With more legal moves the web player searches less deep."""


@dataclass(frozen=True)
class SamplingPlayer(ABC):
    """Plays the move with the best mean value over some determinizations."""

    determinizations: int
    depth: int
    """Search depth in plays, the own one included."""

    def choose(self, view: SeatView, rng: Random, deadline: Deadline) -> Action:
        """The move with the best total value; decisions of the deal by rules of thumb."""
        if view.is_deal_open:
            return deal_action(view)
        actions = view.legal_moves()
        moves = [code_of_action(action) for action in actions if isinstance(action, KernelAction)]
        totals = self.values(view, moves, generator_from(rng))
        return actions[max(range(len(moves)), key=totals.__getitem__)]

    @abstractmethod
    def values(self, view: SeatView, moves: Sequence[int], rng: RandomGenerator) -> list[int]:
        """Value of each move for the seat, on any scale."""


class AlphaBetaPlayer(SamplingPlayer):
    """Evaluates leaves by the points made and the cards won, as the endgame solver does."""

    def values(self, view: SeatView, moves: Sequence[int], rng: RandomGenerator) -> list[int]:
        """Values by the endgame solver, limited to the depth."""
        root = any_determinization(view)
        sampler = determinization_sampler(view, root, rng)
        endgame = EndgameSolver(
            root.spec, _policy(view, root), Rewards(match_standing(view)), NO_LIMIT
        )
        position = Position(root.spec)
        totals = [0] * len(moves)
        for _ in range(self.determinizations):
            sampler.sample(position)
            for index, move in enumerate(moves):
                totals[index] += endgame.value_after(position, move, self.depth - 1)
        return [_sign(view) * total for total in totals]


class WebPlayer(SamplingPlayer):
    """Reimplements the best public opponent for the browser.

    It searches one play less deep when it has many moves, and evaluates a leaf by the mean of two
    estimates, at the leaf and after six random plays. When all cards are known it solves the round.
    """

    def values(self, view: SeatView, moves: Sequence[int], rng: RandomGenerator) -> list[int]:
        """Values by a search of its own, because its leaf evaluation is random."""
        root = any_determinization(view)
        policy, rewards = _policy(view, root), Rewards(match_standing(view))
        sampler = determinization_sampler(view, root, rng)
        if sampler.is_fully_known():
            endgame = EndgameSolver(root.spec, policy, rewards, NO_LIMIT)
            return [_sign(view) * endgame.value_after(root, move) for move in moves]
        depth = self.depth - 1 if len(moves) > _MANY_MOVES else self.depth
        tree = _WebTree(root, policy, rewards, rng)
        position = Position(root.spec)
        totals = [0] * len(moves)
        for _ in range(self.determinizations):
            sampler.sample(position)
            for index, move in enumerate(moves):
                totals[index] += tree.value_after(position, move, depth - 1, -INFINITE, INFINITE)
        return [_sign(view) * total for total in totals]


class _WebTree:
    """Alpha-beta with a random leaf evaluation; values are for side 0."""

    _RANDOM_PLAYS: Final = 6

    def __init__(
        self, position: Position, policy: PlayoutPolicy, rewards: Rewards, rng: RandomGenerator
    ) -> None:
        self._policy = policy
        self._rewards = rewards
        self._rng = rng
        self._side_of = [position.spec.side_of[seat] for seat in range(position.spec.players)]
        self._spec = position.spec

    def value_after(self, position: Position, move: int, depth: int, alpha: int, beta: int) -> int:
        """Value of a position after `move`, searched `depth` more moves deep."""
        after = Position(self._spec)
        after.copy_from(position)
        after.do(move)
        return self._value(after, depth, alpha, beta)

    def _value(self, position: Position, depth: int, alpha: int, beta: int) -> int:
        if depth == 0 or position.is_over():
            return self._estimate_randomly(position)
        is_first_side = self._side_of[position.turn] == 0
        best = -INFINITE if is_first_side else INFINITE
        for move in self._ordered_moves(position):
            value = self.value_after(position, move, depth - 1, alpha, beta)
            if is_first_side:
                best = max(best, value)
                alpha = max(alpha, best)
            else:
                best = min(best, value)
                beta = min(beta, best)
            if alpha >= beta:
                break
        return best

    def _ordered_moves(self, position: Position) -> list[int]:
        """Legal moves, the most valuable captures first."""
        moves = [position.moves[index] for index in range(position.find_moves())]
        return sorted(moves, key=lambda move: -self._policy.value_of(cards_in(move)))

    def _estimate_randomly(self, position: Position) -> int:
        """Mean of two estimates; changes the position."""
        estimate = self._estimate(position)
        for _ in range(self._RANDOM_PLAYS):
            if position.is_over():
                break
            if position.is_declaring:
                position.end_declarations()
            position.do(random_play(position, self._rng))
        return (estimate + self._estimate(position)) // 2

    def _estimate(self, position: Position) -> int:
        """Lead of side 0 in points and in the value of the cards won; the reward at the end."""
        if position.is_over():
            self._rewards.compute(position)
            return self._rewards.by_side[0]
        points = position.sweep_points[0] + position.declared_points[0]
        points -= position.sweep_points[1] + position.declared_points[1]
        card_values = self._policy.value_of(position.piles[0]) - self._policy.value_of(
            position.piles[1]
        )
        return points * POINT + card_values


def _policy(view: SeatView, position: Position) -> PlayoutPolicy:
    return playout_policy(view, position, PolicyWeights(laid=LAID, threat=THREAT))


def _sign(view: SeatView) -> int:
    """Sign that turns values for side 0 into values for the own side."""
    return 1 if view.side == 0 else -1
