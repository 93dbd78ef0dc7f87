"""The players that see all cards, or all hands: upper bounds for every fair player."""

from dataclasses import dataclass
from random import Random
from typing import Final

from benchmarks.references.simple import generator_from
from scopa_desktop.ai.move_evaluation import match_standing, playout_policy
from scopa_desktop.ai.search.determinization import DeterminizationSampler
from scopa_desktop.ai.search.endgame import NO_LIMIT, EndgameSolver
from scopa_desktop.ai.search.policy import PlayoutPolicy
from scopa_desktop.ai.search.random_generator import RandomGenerator
from scopa_desktop.ai.search.rewards import Rewards
from scopa_desktop.ai.search.tree import SearchTree
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.rules.moves import Action, KernelAction, action_from_code, code_of_action
from scopa_desktop.rules.round import Round

_NOISE: Final = 100
_EXPLORATION: Final = 1.3


@dataclass(frozen=True)
class PerfectInformationPlayer:
    """Searches the round itself, with all hands and the stock, instead of determinizations."""

    iterations: int
    solved_plays: int = 4
    """Last plays that are solved in the tree, with two sides."""
    solved_plays_at_root: int = 10
    """Last plays that are solved without a tree, with two sides."""
    sees_stock: bool = True
    """Whether it knows the order of the stock, and not the hands only."""

    def choose(self, round_: Round, view: SeatView, rng: Random) -> Action:
        """The move of the seat on turn, with all cards known."""
        search = _PerfectInformationSearch(self, view, generator_from(rng))
        if not round_.is_deal_open:
            return search.best(round_)[0]
        return max(round_.legal_moves(), key=lambda action: search.value_after(round_, action))


class _PerfectInformationSearch:
    """A search for one seat in which all cards are known."""

    def __init__(
        self, player: PerfectInformationPlayer, view: SeatView, rng: RandomGenerator
    ) -> None:
        self._player = player
        self._view = view
        self._rng = rng
        self._rewards = Rewards(match_standing(view))

    def best(self, round_: Round) -> tuple[Action, float]:
        """The best move and its value for the seat, in thousandths of a point."""
        root = round_.position
        policy = playout_policy(self._view, root)
        is_small = root.plays_left() <= self._player.solved_plays_at_root
        is_known = self._player.sees_stock or not round_.stock
        if root.spec.sides == 2 and is_small and is_known:
            return self._solved(round_, policy)
        players = round_.seating.players
        no_evidence = [-1] * players
        tree = SearchTree(
            DeterminizationSampler(
                root,
                round_.hands,
                no_evidence,
                [],
                self._rng,
                is_perfect_information=self._player.sees_stock,
            ),
            policy,
            self._rewards,
            self._rng,
            max_nodes=self._player.iterations + 2,
            noise=_NOISE,
            exploration=_EXPLORATION,
            bias=0.0,
            solved_plays=self._player.solved_plays,
        )
        tree.run(self._player.iterations)
        move, visits, total, _ = max(tree.root_statistics(), key=lambda child: child[1])
        return action_from_code(move), total / visits

    def value_after(self, round_: Round, action: Action) -> float:
        """Value of the round for the seat after its decision on a cut or the opening table."""
        round_after = Round(
            round_.variant,
            round_.seating,
            dealer=round_.dealer,
            hands=round_.hands,
            table=round_.table,
            stock=round_.stock,
            cut_card=round_.cut_card,
            packets_dealt=round_.packets_dealt,
            opening_offer=round_.opening_offer,
        )
        round_after.play(action)
        if round_after.is_void:
            return 0.0
        if round_after.is_over:
            self._rewards.compute(round_after.position)
            return float(self._rewards.by_side[self._view.side])
        return self.best(round_after)[1]

    def _solved(self, round_: Round, policy: PlayoutPolicy) -> tuple[Action, float]:
        endgame = EndgameSolver(round_.position.spec, policy, self._rewards, NO_LIMIT)
        sign = 1 if self._view.side == 0 else -1
        moves = [
            code_of_action(action)
            for action in round_.legal_moves()
            if isinstance(action, KernelAction)
        ]
        values = {move: sign * endgame.value_after(round_.position, move) for move in moves}
        best = max(values, key=values.__getitem__)
        return action_from_code(best), float(values[best])
