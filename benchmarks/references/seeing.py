"""The player who sees all cards: how much better than the levels anybody could be."""

from dataclasses import dataclass
from random import Random
from typing import Final

from benchmarks.references.simple import stream
from scopa_desktop.ai.move_evaluation import policy_of, standing_of_match
from scopa_desktop.ai.search.determinization import DeterminizationSampler
from scopa_desktop.ai.search.endgame import UNBOUNDED, EndgameSolver
from scopa_desktop.ai.search.policy import PlayoutPolicy
from scopa_desktop.ai.search.random_generator import RandomGenerator
from scopa_desktop.ai.search.rewards import Rewards
from scopa_desktop.ai.search.tree import SearchTree
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.rules.moves import Action, Cut, action_from_code, code_of_action
from scopa_desktop.rules.round import Round

_NOISE: Final = 100
_EXPLORATION: Final = 1.3


@dataclass(frozen=True)
class SeeingPlayer:
    """Searches the round itself, every hand and the stock, instead of imagined worlds."""

    iterations: int
    solved: int = 4
    """The last plays that are solved in the tree, where there are two sides."""
    solved_at_once: int = 10
    """The last plays that need no tree at all."""

    def choose(self, one: Round, view: SeatView, chance: Random) -> Action:
        """The move of the seat on turn in a round that lies open."""
        search = _OpenSearch(self, view, stream(chance))
        if one.cut_card is None:
            return search.best(one)[0]
        return max((Cut(True), Cut(False)), key=lambda cut: search.worth_after(one, cut))


class _OpenSearch:
    """A search in which nothing is hidden, for one seat."""

    def __init__(self, player: SeeingPlayer, view: SeatView, chance: RandomGenerator) -> None:
        self._player = player
        self._view = view
        self._chance = chance
        self._rewards = Rewards(standing_of_match(view))

    def best(self, one: Round) -> tuple[Action, float]:
        """The best move, and what it is worth to the seat."""
        root = one.position
        policy = policy_of(self._view, root)
        if root.spec.sides == 2 and root.plays_left() <= self._player.solved_at_once:
            return self._solved(one, policy)
        players = one.seating.players
        nothing_told = [-1] * players
        tree = SearchTree(
            DeterminizationSampler(root, one.hands, nothing_told, [], self._chance, is_open=True),
            policy,
            self._rewards,
            self._chance,
            nodes=self._player.iterations + 2,
            noise=_NOISE,
            exploration=_EXPLORATION,
            bias=0.0,
            solved=self._player.solved,
        )
        tree.grow(self._player.iterations)
        move, visits, total, _ = max(tree.children(), key=lambda child: child[1])
        return action_from_code(move), total / visits

    def worth_after(self, one: Round, cut: Cut) -> float:
        """What the round is worth to the cutter, who plays first, when he does this."""
        cut_so = Round(one.variant, one.seating, dealer=one.dealer, hands=one.hands,
                       stock=one.stock, cut_card=one.cut_card, packets_dealt=0)  # fmt: skip
        cut_so.play(cut)
        if cut_so.is_void:
            return 0.0
        if cut_so.is_over:
            self._rewards.count(cut_so.position)
            return float(self._rewards.of_side[self._view.side])
        return self.best(cut_so)[1]

    def _solved(self, one: Round, policy: PlayoutPolicy) -> tuple[Action, float]:
        endgame = EndgameSolver(one.position.spec, policy, self._rewards, UNBOUNDED)
        sign = 1 if self._view.side == 0 else -1
        moves = [
            code_of_action(action) for action in one.legal_moves() if not isinstance(action, Cut)
        ]
        worths = {move: sign * endgame.value_after(one.position, move) for move in moves}
        best = max(worths, key=worths.__getitem__)
        return action_from_code(best), float(worths[best])
