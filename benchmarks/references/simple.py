"""Reference players that do not search."""

from dataclasses import dataclass
from random import Random
from typing import Final

from scopa_desktop.ai.heuristics import choose_preplay_action
from scopa_desktop.ai.move_evaluation import playout_policy
from scopa_desktop.ai.player import Deadline, random_choice
from scopa_desktop.ai.search.policy import PolicyWeights
from scopa_desktop.ai.search.random_generator import RandomGenerator
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.rules.cards import cards_of
from scopa_desktop.rules.kernel.position import Position
from scopa_desktop.rules.moves import Action, Move, action_from_code

SEEDS: Final = 1 << 32
"""The number of seeds of a `RandomGenerator`."""
LAID: Final = 600
THREAT: Final = 1200


@dataclass(frozen=True)
class RandomPlayer:
    """Plays a random card in a random way; before the play it makes a random action if it can."""

    def choose(self, view: SeatView, rng: Random, deadline: Deadline) -> Action:
        """A random move; every card of the hand is equally likely."""
        preplay_actions = [action for action in view.legal_moves() if not isinstance(action, Move)]
        if preplay_actions:
            return random_choice(preplay_actions, rng)
        plays = view.plays()
        card = random_choice(sorted({play.card for play in plays}), rng)
        return random_choice([play for play in plays if play.card == card], rng)


@dataclass(frozen=True)
class FirstLegalPlayer:
    """Plays the first legal move, whatever it is."""

    def choose(self, view: SeatView, rng: Random, deadline: Deadline) -> Action:
        """The first legal move."""
        return view.legal_moves()[0]


@dataclass(frozen=True)
class GreedyPlayer:
    """Plays the best move of the rollout policy, which looks one play ahead."""

    def choose(self, view: SeatView, rng: Random, deadline: Deadline) -> Action:
        """The move with the highest policy score, a random one of equal moves."""
        if view.is_deal_open:
            return deal_action(view)
        position = any_determinization(view)
        policy = playout_policy(view, position, PolicyWeights(laid=LAID, threat=THREAT))
        return action_from_code(policy.choose(position, generator_from(rng)))


def deal_action(view: SeatView) -> Action:
    """The decision on a cut or the opening table; for players that have no search for it."""
    action = choose_preplay_action(view)
    assert action is not None
    return action


def any_determinization(view: SeatView) -> Position:
    """A position that agrees with a view."""
    return view.determinized(tuple(cards_of(view.unseen))).position


def generator_from(rng: Random) -> RandomGenerator:
    """The random generator of one decision's search."""
    return RandomGenerator(int(rng.random() * SEEDS))
