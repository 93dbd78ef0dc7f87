"""Information-set Monte Carlo tree search.

One tree stands for the knowledge of the seat at its root: a node is what has been done since, not
where the hidden cards lie. Each iteration samples a world, walks down the tree by the moves that
are possible there, adds one node, plays the rest out, and adds what came of it to every node on
the way (Cowling, Powley, Whitehouse 2012: single-observer ISMCTS with subset-armed bandits).
"""

from math import log, sqrt
from typing import Final

from librt.vecs import vec
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
_NONE: Final = 0
"""No child: the root is nobody's."""
_DEEPEST: Final = 200
_RESCALED_EVERY: Final = 64
_MOST_SOLVED: Final = 4000
"""The positions from which the value of one ending is worked out."""


class SearchTree:
    """A tree that grows from one position."""

    def __init__(
        self,
        worlds: DeterminizationSampler,
        policy: PlayoutPolicy,
        rewards: Rewards,
        chance: RandomGenerator,
        *,
        nodes: int,
        noise: int,
        exploration: float,
        bias: float,
        solved: int,
    ) -> None:
        """A tree of at most so many nodes.

        `noise` is the playouts' (see `play_out`), `exploration` the weight of what was tried
        little, in standard deviations of the reward, `bias` the weight of what the policy thinks of
        a move, which fades as the move is tried, and `solved` the number of last plays that are
        solved where there are two sides.
        """
        self._worlds = worlds
        self._policy = policy
        self._rewards = rewards
        self._chance = chance
        self._noise: i64 = noise
        self._exploration = exploration
        self._bias = bias
        self._world = Position(worlds.root.spec)
        self._side_of: vec[i64] = worlds.root.spec.side_of
        self._own_side: i64 = self._side_of[worlds.root.turn]
        self._solved: i64 = solved if worlds.root.spec.sides == 2 else 0
        self._endgame = EndgameSolver(worlds.root.spec, policy, rewards, _MOST_SOLVED)
        self._room: i64 = nodes
        self._nodes: i64 = 1
        self._move: vec[i64] = zeros(nodes)
        self._side: vec[i64] = zeros(nodes)
        """The side that made the move."""
        self._child: vec[i64] = zeros(nodes)
        self._sibling: vec[i64] = zeros(nodes)
        self._visits: vec[i64] = zeros(nodes)
        self._availability: vec[i64] = zeros(nodes)
        """How often the move was possible."""
        self._sum: vec[i64] = zeros(nodes)
        """The rewards of the side that made the move, added up."""
        self._squares: vec[i64] = zeros(nodes)
        self._prior: vec[i64] = zeros(nodes)
        """What the policy thought of the move when it was first tried."""
        self._path: vec[i64] = zeros(_DEEPEST + 1)
        self._depth: i64 = 0
        self._moves: vec[i64] = zeros(256)
        self._untried: i64 = 0
        """How many of them have no node yet."""
        self._scale: float = exploration * 2.0 * POINT
        self.iterations: i64 = 0

    def grow(self, iterations: i64) -> None:
        """Run so many iterations more."""
        while iterations > 0:
            if self.iterations % _RESCALED_EVERY == 0 and self.iterations > 0:
                self._rescale()
            self._worlds.sample(self._world)
            self._walk_down()
            self._finish()
            self._walk_up()
            self.iterations += 1
            iterations -= 1

    def _rescale(self) -> None:
        """Measure how far rewards are spread."""
        visits = float(self._visits[_ROOT])
        mean = float(self._sum[_ROOT]) / visits
        spread = sqrt(float(self._squares[_ROOT]) / visits - mean * mean)
        self._scale = self._exploration * spread
        if spread < 0.2 * POINT:
            self._scale = self._exploration * 0.2 * POINT

    def _walk_down(self) -> None:
        """Follow the most promising moves to the first that was not tried."""
        world = self._world
        node: i64 = _ROOT
        self._depth = 0
        while not world.is_over() and self._depth < _DEEPEST:
            if self._solved != 0 and self._depth > 0 and world.plays_left() <= self._solved:
                return
            chosen = self._most_promising(node, world.find_moves())
            if self._untried > 0 and self._nodes < self._room:
                self._descend(self._add_best(node))
                return
            if chosen == _NONE:
                return
            self._descend(chosen)
            node = chosen

    def _descend(self, node: i64) -> None:
        self._world.do(self._move[node])
        self._depth += 1
        self._path[self._depth] = node

    def _most_promising(self, node: i64, number: i64) -> i64:
        """The best child by an upper bound; what has no child yet is left in `_moves`."""
        world = self._world
        if number > len(self._moves):
            self._moves = zeros(2 * int(number))
        moves = self._moves
        at: i64 = 0
        while at < number:
            moves[at] = world.moves[at]
            at += 1
        best: i64 = _NONE
        highest = -1e18
        child = self._child[node]
        while child != _NONE:
            move = self._move[child]
            at = 0
            while at < number and moves[at] != move:
                at += 1
            if at < number:
                number -= 1
                moves[at] = moves[number]
                offers = self._availability[child] + 1
                self._availability[child] = offers
                visits = float(self._visits[child])
                bound = (
                    float(self._sum[child]) / visits
                    + self._scale * sqrt(log(float(offers)) / visits)
                    + self._bias * float(self._prior[child]) / (visits + 1.0)
                )
                if bound > highest:
                    highest = bound
                    best = child
            child = self._sibling[child]
        self._untried = number
        return best

    def _add_best(self, parent: i64) -> i64:
        """A node for the move without one that the policy likes best."""
        hidden = self._policy.hidden_from(self._world)
        chosen: i64 = 0
        highest: i64 = self._policy.judge(self._world, self._moves[0], hidden)
        at: i64 = 1
        while at < self._untried:
            prior = self._policy.judge(self._world, self._moves[at], hidden)
            if prior > highest:
                highest = prior
                chosen = at
            at += 1
        return self._add(parent, self._moves[chosen], highest)

    def _add(self, parent: i64, move: i64, prior: i64) -> i64:
        node = self._nodes
        self._nodes += 1
        self._move[node] = move
        self._side[node] = self._side_of[self._world.turn]
        self._sibling[node] = self._child[parent]
        self._child[parent] = node
        self._availability[node] = 1
        self._prior[node] = prior
        return node

    def _finish(self) -> None:
        """Play the world to its end and count the rewards."""
        world = self._world
        solved = self._solved
        if solved == 0 or world.plays_left() > solved or world.is_over():
            play_out(world, self._policy, self._chance, self._noise, solved)
        if world.is_over():
            self._rewards.count(world)
            return
        value = self._endgame.value(world)
        self._rewards.of_side[0] = value
        self._rewards.of_side[1] = -value

    def _walk_up(self) -> None:
        of_side = self._rewards.of_side
        depth = self._depth
        while depth > 0:
            node = self._path[depth]
            reward = of_side[self._side[node]]
            self._visits[node] = self._visits[node] + 1
            self._sum[node] = self._sum[node] + reward
            self._squares[node] = self._squares[node] + reward * reward
            depth -= 1
        reward = of_side[self._own_side]
        self._visits[_ROOT] = self._visits[_ROOT] + 1
        self._sum[_ROOT] = self._sum[_ROOT] + reward
        self._squares[_ROOT] = self._squares[_ROOT] + reward * reward

    def children(self) -> list[tuple[int, int, int, int]]:
        """For each move tried at the root: the move, visits, sum of rewards and of squares."""
        found: list[tuple[int, int, int, int]] = []
        child = self._child[_ROOT]
        while child != _NONE:
            found.append(
                (self._move[child], self._visits[child], self._sum[child], self._squares[child])
            )
            child = self._sibling[child]
        return found
