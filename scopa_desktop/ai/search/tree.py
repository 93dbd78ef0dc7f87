"""Information-set Monte Carlo tree search.

A single tree represents the information sets of the seat at its root: a node stands for the moves
made since, not for the hidden cards. Each iteration samples a determinization, selects among the
moves that are legal in it, expands one node, plays the rest of the round out, and backpropagates
the rewards (Cowling, Powley and Whitehouse 2012: single-observer ISMCTS with subset-armed bandits).
"""

from math import log, sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from scopa_desktop.ai.search.determinization import DeterminizationSampler
from scopa_desktop.ai.search.endgame import EndgameSolver
from scopa_desktop.ai.search.playouts import play_out
from scopa_desktop.ai.search.policy import POINT, PlayoutPolicy
from scopa_desktop.ai.search.random_generator import RandomGenerator
from scopa_desktop.ai.search.rewards import Rewards
from scopa_desktop.rules.kernel.bits import zeros
from scopa_desktop.rules.kernel.position import Position

_ROOT: Final = 0
_NO_NODE: Final = 0
"""Ends a list of children: the root is never a child."""
_MAX_DEPTH: Final = 200
_RESCALE_INTERVAL: Final = 64
"""Iterations between two measurements of the spread of the rewards."""
_MAX_SOLVED_POSITIONS: Final = 4000
"""Positions that the endgame solver visits for one leaf at most."""


class SearchTree:
    """Search tree of one decision; nodes are indices into arrays."""

    def __init__(
        self,
        sampler: DeterminizationSampler,
        policy: PlayoutPolicy,
        rewards: Rewards,
        rng: RandomGenerator,
        *,
        max_nodes: int,
        noise: int,
        exploration: float,
        bias: float,
        solved_plays: int,
    ) -> None:
        """Create a tree with only its root.

        `max_nodes` counts the root. `noise` is that of the playouts (see `play_out`),
        `exploration` the UCB exploration constant in standard deviations of the reward, `bias` the
        weight of the prior, divided by visits + 1 (progressive bias, Chaslot et al. 2008), and
        `solved_plays` the number of last plays that are solved instead of played out; it is used
        with two sides only.
        """
        self._sampler = sampler
        self._policy = policy
        self._rewards = rewards
        self._rng = rng
        self._noise: i64 = noise
        self._exploration = exploration
        self._bias = bias
        self._position = Position(sampler.root.spec)
        policy.limit_captures(self._position)
        self._side_of: vec[i64] = sampler.root.spec.side_of
        self._own_side: i64 = self._side_of[sampler.root.turn]
        self._solved_plays: i64 = solved_plays if sampler.root.spec.sides == 2 else 0
        self._endgame = EndgameSolver(sampler.root.spec, policy, rewards, _MAX_SOLVED_POSITIONS)
        self._max_nodes: i64 = max_nodes
        self._node_count: i64 = 1
        self._move: vec[i64] = zeros(max_nodes)
        self._side: vec[i64] = zeros(max_nodes)
        """Side that made the move to the node."""
        self._child: vec[i64] = zeros(max_nodes)
        self._sibling: vec[i64] = zeros(max_nodes)
        self._visits: vec[i64] = zeros(max_nodes)
        self._availability: vec[i64] = zeros(max_nodes)
        """How often the move was legal when its parent was visited."""
        self._reward_sum: vec[i64] = zeros(max_nodes)
        """Sum of the rewards of the side that made the move."""
        self._reward_squares: vec[i64] = zeros(max_nodes)
        self._prior: vec[i64] = zeros(max_nodes)
        """Policy score of the move in the determinization in which the node was added."""
        self._path: vec[i64] = zeros(_MAX_DEPTH + 1)
        self._depth: i64 = 0
        self._moves: vec[i64] = zeros(256)
        self._untried_count: i64 = 0
        """Number of moves at the front of `_moves` that have no node yet."""
        self._exploration_scale: float = exploration * 2.0 * POINT
        self.iterations: i64 = 0
        self._world = Position(sampler.root.spec)
        """The determinization of a paired iteration."""
        self._difference_sums: vec[i64] = vec[i64]()
        """For each move compared the sum of the first move's rewards less its own."""
        self._difference_squares: vec[i64] = vec[i64]()

    def run(self, iterations: i64) -> None:
        while iterations > 0:
            if self.iterations % _RESCALE_INTERVAL == 0 and self.iterations > 0:
                self._update_reward_scale()
            self._sampler.sample(self._position)
            self._depth = 0
            self._select_and_expand(_ROOT)
            self._simulate()
            self._backpropagate()
            self.iterations += 1
            iterations -= 1

    def run_paired(self, moves: list[int], iterations: i64) -> None:
        """Run a number of iterations that each begin with every one of `moves`.

        All moves of an iteration are played from the same determinization (common random numbers),
        so every move has the same number of visits, and the differences of their rewards vary less
        than the rewards. `moves` are legal for the seat on turn in every determinization; each call
        has the same moves.
        """
        nodes = [self._root_child(move) for move in moves]
        while len(self._difference_sums) < len(nodes):
            self._difference_sums = append(self._difference_sums, 0)
            self._difference_squares = append(self._difference_squares, 0)
        while iterations > 0:
            if self.iterations % _RESCALE_INTERVAL == 0 and self.iterations > 0:
                self._update_reward_scale()
            self._sampler.sample(self._world)
            first_reward: i64 = 0
            for index in range(len(nodes)):
                reward = self._run_from(nodes[index])
                if index == 0:
                    first_reward = reward
                difference = first_reward - reward
                self._difference_sums[index] = self._difference_sums[index] + difference
                squares = self._difference_squares[index] + difference * difference
                self._difference_squares[index] = squares
            self.iterations += 1
            iterations -= 1

    def _root_child(self, move: i64) -> i64:
        """The node of a move at the root, added where there is none yet."""
        child = self._child[_ROOT]
        while child != _NO_NODE:
            if self._move[child] == move:
                return child
            child = self._sibling[child]
        self._position.copy_from(self._sampler.root)
        hidden = self._policy.hidden_cards(self._position)
        return self._add_node(_ROOT, move, self._policy.score(self._position, move, hidden))

    def _run_from(self, node: i64) -> i64:
        """Run one iteration through a child of the root in `_world`; the own side's reward."""
        self._position.copy_from(self._world)
        self._depth = 0
        self._descend(node)
        self._select_and_expand(node)
        self._simulate()
        self._backpropagate()
        return self._rewards.by_side[self._own_side]

    def _update_reward_scale(self) -> None:
        """Set the scale of exploration from the standard deviation of the root's rewards."""
        visits = float(self._visits[_ROOT])
        mean = float(self._reward_sum[_ROOT]) / visits
        spread = sqrt(float(self._reward_squares[_ROOT]) / visits - mean * mean)
        self._exploration_scale = self._exploration * spread
        if spread < 0.2 * POINT:
            self._exploration_scale = self._exploration * 0.2 * POINT

    def _select_and_expand(self, node: i64) -> None:
        """Select moves by UCB from `node` until an untried move; add a node for that one."""
        position = self._position
        while not position.is_over() and self._depth < _MAX_DEPTH:
            if (
                self._solved_plays != 0
                and self._depth > 0
                and position.plays_left() <= self._solved_plays
            ):
                return
            chosen = self._best_child(node, position.find_moves())
            if self._untried_count > 0 and self._node_count < self._max_nodes:
                self._descend(self._expand(node))
                return
            if chosen == _NO_NODE:
                return
            self._descend(chosen)
            node = chosen

    def _descend(self, node: i64) -> None:
        self._position.do(self._move[node])
        self._depth += 1
        self._path[self._depth] = node

    def _best_child(self, node: i64, move_count: i64) -> i64:
        """The legal child with the highest upper confidence bound, or `_NO_NODE`.

        `move_count` is the number of legal moves in the position. The untried ones are left at the
        front of `_moves`, `_untried_count` of them.
        """
        position = self._position
        if move_count > len(self._moves):
            self._moves = zeros(2 * int(move_count))
        moves = self._moves
        at: i64 = 0
        while at < move_count:
            moves[at] = position.moves[at]
            at += 1
        best: i64 = _NO_NODE
        highest = -1e18
        # A declaration may come from another side in another determinization.
        side = self._side_of[position.turn]
        child = self._child[node]
        while child != _NO_NODE:
            move = self._move[child]
            at = 0
            if self._side[child] != side:
                at = move_count
            while at < move_count and moves[at] != move:
                at += 1
            if at < move_count:
                move_count -= 1
                moves[at] = moves[move_count]
                availability = self._availability[child] + 1
                self._availability[child] = availability
                visits = float(self._visits[child])
                bound = (
                    float(self._reward_sum[child]) / visits
                    + self._exploration_scale * sqrt(log(float(availability)) / visits)
                    + self._bias * float(self._prior[child]) / (visits + 1.0)
                )
                if bound > highest:
                    highest = bound
                    best = child
            child = self._sibling[child]
        self._untried_count = move_count
        return best

    def _expand(self, parent: i64) -> i64:
        """Add a node for the untried move with the highest policy score."""
        hidden = self._policy.hidden_cards(self._position)
        chosen: i64 = 0
        highest: i64 = self._policy.score(self._position, self._moves[0], hidden)
        at: i64 = 1
        while at < self._untried_count:
            prior = self._policy.score(self._position, self._moves[at], hidden)
            if prior > highest:
                highest = prior
                chosen = at
            at += 1
        return self._add_node(parent, self._moves[chosen], highest)

    def _add_node(self, parent: i64, move: i64, prior: i64) -> i64:
        node = self._node_count
        self._node_count += 1
        self._move[node] = move
        self._side[node] = self._side_of[self._position.turn]
        self._sibling[node] = self._child[parent]
        self._child[parent] = node
        self._availability[node] = 1
        self._prior[node] = prior
        return node

    def _simulate(self) -> None:
        """Play the position out, or solve its last plays, and compute the rewards."""
        position = self._position
        solved_plays = self._solved_plays
        if solved_plays == 0 or position.plays_left() > solved_plays or position.is_over():
            play_out(position, self._policy, self._rng, self._noise, solved_plays)
        if position.is_over():
            self._rewards.compute(position)
            return
        value = self._endgame.value(position)
        self._rewards.by_side[0] = value
        self._rewards.by_side[1] = -value

    def _backpropagate(self) -> None:
        by_side = self._rewards.by_side
        depth = self._depth
        while depth > 0:
            node = self._path[depth]
            reward = by_side[self._side[node]]
            self._visits[node] = self._visits[node] + 1
            self._reward_sum[node] = self._reward_sum[node] + reward
            self._reward_squares[node] = self._reward_squares[node] + reward * reward
            depth -= 1
        reward = by_side[self._own_side]
        self._visits[_ROOT] = self._visits[_ROOT] + 1
        self._reward_sum[_ROOT] = self._reward_sum[_ROOT] + reward
        self._reward_squares[_ROOT] = self._reward_squares[_ROOT] + reward * reward

    def root_statistics(self) -> list[tuple[int, int, int, int]]:
        """Move, visit count, sum of rewards and of squared rewards of each child of the root."""
        statistics: list[tuple[int, int, int, int]] = []
        child = self._child[_ROOT]
        while child != _NO_NODE:
            statistics.append(
                (
                    self._move[child],
                    self._visits[child],
                    self._reward_sum[child],
                    self._reward_squares[child],
                )
            )
            child = self._sibling[child]
        return statistics

    def paired_differences(self) -> list[tuple[int, int]]:
        """Sum and sum of squares of the first move's rewards less those of each move.

        They belong to the moves of `run_paired` in their order; the first pair is zero.
        """
        return [
            (self._difference_sums[index], self._difference_squares[index])
            for index in range(len(self._difference_sums))
        ]
