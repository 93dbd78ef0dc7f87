"""Alpha-beta search of positions in which all cards are known."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from scopa_desktop.ai.search.policy import POINT, PlayoutPolicy
from scopa_desktop.ai.search.rewards import Rewards
from scopa_desktop.rules.kernel.bits import larger, smaller, zeros
from scopa_desktop.rules.kernel.move_codes import cards_in
from scopa_desktop.rules.kernel.position import GameSpec, Position

INFINITE: Final = 1_000_000_000
FULL_DEPTH: Final = 1000
"""A depth larger than the count of plays in any round."""
NO_LIMIT: Final = 1_000_000_000_000
"""A budget of positions that is never used up."""
_INITIAL_CAPACITY: Final = 512
_MAX_ORDERED_MOVES: Final = 64
"""The most moves that are ordered; with more of them ordering costs more than it saves."""


class EndgameSolver:
    """Solves positions of two sides by alpha-beta.

    A value is the reward of side 0 under best play, in thousandths of a point.
    """

    def __init__(
        self, spec: GameSpec, policy: PlayoutPolicy, rewards: Rewards, max_positions: int
    ) -> None:
        """Create a solver for positions of the game `spec`; `policy` orders the moves.

        One value visits at most `max_positions` positions; those beyond are estimated, and
        `is_over_budget` is set to True and stays so.
        """
        self._spec = spec
        self._policy = policy
        self._rewards = rewards
        self._buffers: list[Position] = []
        """One position for each depth, reused."""
        self._moves: vec[i64] = zeros(_INITIAL_CAPACITY)
        """Moves of all positions on the current path, one position after the other."""
        self._move_values: vec[i64] = zeros(_INITIAL_CAPACITY)
        """Value of the cards that each move captures, by which the moves are ordered."""
        self._move_count: i64 = 0
        self._max_positions: i64 = max_positions
        self._positions_left: i64 = 0
        self.is_over_budget = False

    def value(self, position: Position, depth: int = FULL_DEPTH) -> i64:
        """Value of a position, searched `depth` moves deep and estimated there."""
        self._positions_left = self._max_positions
        root = self._buffer(0)
        root.copy_from(position)
        return self._value(root, -INFINITE, INFINITE, 1, depth + 1)

    def value_after(self, position: Position, move: i64, depth: int = FULL_DEPTH) -> i64:
        """Value of a position after `move`, searched `depth` more moves deep."""
        self._positions_left = self._max_positions
        root = self._buffer(0)
        root.copy_from(position)
        root.do(move)
        return self._value(root, -INFINITE, INFINITE, 1, depth + 1)

    def values_after(self, position: Position, moves: list[int]) -> list[int]:
        """Values of a position after each of the moves, which share one budget of positions."""
        self._positions_left = self._max_positions
        root = self._buffer(0)
        values: list[int] = []
        for move in moves:
            root.copy_from(position)
            root.do(move)
            values.append(self._value(root, -INFINITE, INFINITE, 1, FULL_DEPTH + 1))
        return values

    def _estimate(self, position: Position) -> i64:
        """Lead of side 0 in the points made so far, and in the value of the cards won."""
        points = position.sweep_points[0] + position.declared_points[0]
        points -= position.sweep_points[1] + position.declared_points[1]
        card_values = self._policy.value_of(position.piles[0]) - self._policy.value_of(
            position.piles[1]
        )
        return points * POINT * self._policy.point_worth + card_values

    def _buffer(self, depth: int) -> Position:
        while len(self._buffers) <= depth:
            position = Position(self._spec)
            self._policy.limit_captures(position)
            self._buffers.append(position)
        return self._buffers[depth]

    def _value(self, position: Position, alpha: i64, beta: i64, depth: int, max_depth: int) -> i64:
        """Value within the bounds; forced moves are made in `position` itself."""
        count: i64 = 1
        while count == 1:
            if position.is_over():
                self._rewards.compute(position)
                return self._rewards.by_side[0]
            self._positions_left -= 1
            if self._positions_left < 0:
                self.is_over_budget = True
            if depth == max_depth or self._positions_left < 0:
                return self._estimate(position)
            count = position.find_moves()
            if count == 1:
                position.do(position.moves[0])
                depth += 1
        begin = self._move_count
        end = begin + count
        self._add_ordered_moves(position, count)
        is_first_side = self._spec.side_of[position.turn] == 0
        following = self._buffer(depth)
        best: i64 = INFINITE
        if is_first_side:
            best = -INFINITE
        self._move_count = end
        at = begin
        while at < end and alpha < beta:
            following.copy_from(position)
            following.do(self._moves[at])
            value = self._value(following, alpha, beta, depth + 1, max_depth)
            if is_first_side:
                best = larger(best, value)
                alpha = larger(alpha, best)
            else:
                best = smaller(best, value)
                beta = smaller(beta, best)
            at += 1
        self._move_count = begin
        return best

    def _add_ordered_moves(self, position: Position, count: i64) -> None:
        """Append the moves that `position` has found, the most valuable captures first."""
        begin = self._move_count
        self._reserve(begin + count)
        moves, values = self._moves, self._move_values
        index: i64 = 0
        while index < count:
            move = position.moves[index]
            value = self._policy.value_of(cards_in(move))
            at = begin + index
            while at > begin and values[at - 1] < value and count <= _MAX_ORDERED_MOVES:
                moves[at] = moves[at - 1]
                values[at] = values[at - 1]
                at -= 1
            moves[at] = move
            values[at] = value
            index += 1

    def _reserve(self, capacity: i64) -> None:
        if capacity <= len(self._moves):
            return
        moves = zeros(int(2 * capacity))
        at: i64 = 0
        while at < self._move_count:
            moves[at] = self._moves[at]
            at += 1
        self._moves = moves
        self._move_values = zeros(int(2 * capacity))
