"""Players that do not search."""

from dataclasses import dataclass
from random import Random
from typing import Final

from scopa_desktop.ai.move_evaluation import policy_of
from scopa_desktop.ai.player import Deadline, random_choice
from scopa_desktop.ai.preplay import choose_preplay_action
from scopa_desktop.ai.search.policy import PolicyWeights
from scopa_desktop.ai.search.random_generator import RandomGenerator
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.rules.cards import cards_of
from scopa_desktop.rules.kernel.position import Position
from scopa_desktop.rules.moves import Action, Move, action_from_code

SEEDS: Final = 1 << 32
"""The number of streams that `RandomGenerator` knows."""
LAID: Final = 600
THREAT: Final = 1200


@dataclass(frozen=True)
class RandomPlayer:
    """Plays any card, and any way to play it; says whatever may be said first."""

    def choose(self, view: SeatView, chance: Random, until: Deadline) -> Action:
        """Every card is as likely as the others."""
        announcements = [one for one in view.legal_moves() if not isinstance(one, Move)]
        if announcements:
            return random_choice(announcements, chance)
        plays = view.plays()
        card = random_choice(sorted({play.card for play in plays}), chance)
        return random_choice([play for play in plays if play.card == card], chance)


@dataclass(frozen=True)
class GreedyPlayer:
    """Looks one play ahead: what it takes, what it lays for all, what the next player may sweep."""

    def choose(self, view: SeatView, chance: Random, until: Deadline) -> Action:
        """The play liked best, among equals any."""
        if view.cut_card is not None:
            return cut(view)
        seen = position_seen(view)
        policy = policy_of(view, seen, PolicyWeights(laid=LAID, threat=THREAT))
        return action_from_code(policy.choose(seen, stream(chance)))


def cut(view: SeatView) -> Action:
    """What becomes of the card cut, by a rule of thumb; for players who know no better."""
    action = choose_preplay_action(view)
    assert action is not None
    return action


def position_seen(view: SeatView) -> Position:
    """Any position that agrees with a view."""
    return view.guessed(tuple(cards_of(view.unseen))).position


def stream(chance: Random) -> RandomGenerator:
    """Chance for the search, of a decision's own."""
    return RandomGenerator(int(chance.random() * SEEDS))
