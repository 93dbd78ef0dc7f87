"""Rounds of any game near their end, for tests of what is searched there."""

from collections.abc import Sequence
from random import Random

from scopa_desktop.ai.move_evaluation import match_standing, playout_policy
from scopa_desktop.ai.search.policy import PlayoutPolicy
from scopa_desktop.ai.search.rewards import Rewards
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.rules.catalogue import CATALOGUE
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.players import Player
from scopa_desktop.rules.record import LARGEST_DEAL
from scopa_desktop.rules.round import Round
from scopa_desktop.rules.variant import Variant
from tests.rules.positions import copy_of
from tests.rules.random_plies import with_any_options


def ending(
    rng: Random,
    plays: int,
    sides: int = 2,
    *,
    games: Sequence[Variant] = (*CATALOGUE.values(),),
    players: int | None = None,
) -> Round:
    """A round of any game with any options, so many plays before its end, and a choice to make.

    With `players`, so many play it; a round of this number of sides must be possible.
    """
    while True:
        entry = rng.choice(games)
        seatings = [
            seating
            for seating in entry.seatings
            if seating.sides == sides and players in (None, seating.players)
        ]
        if not seatings:
            continue
        seating = rng.choice(seatings)
        seated = [Player("A", "beginner")] * seating.players
        variant = with_any_options(entry, rng)
        match = Match(variant, seating, seated, rng.randint(0, LARGEST_DEAL))
        match.begin_round()
        assert match.round is not None
        round_ = match.round
        while not round_.is_over and round_.position.plays_left() > plays:
            round_.play(rng.choice(round_.legal_moves()))
        if not round_.is_over and len(round_.legal_moves()) > 1:
            return round_


def view_of(round_: Round) -> SeatView:
    """What the seat on turn knows at the beginning of a match."""
    return SeatView.of_round(round_, round_.turn, [0] * round_.seating.sides)


def policy_and_rewards(round_: Round) -> tuple[PlayoutPolicy, Rewards]:
    """The policy and the rewards of the seat on turn."""
    view = view_of(round_)
    return playout_policy(view, round_.position), Rewards(match_standing(view))


def places_of(round_: Round) -> tuple[object, ...]:
    """Where the cards are, and the state of the round."""
    position = round_.position
    lies = (
        *round_.hands,
        round_.table,
        *round_.stock,
        *round_.piles,
        *round_.tops,
        *round_.declared,
        round_.turn,
    )
    sides = range(round_.seating.sides)
    return (
        *lies,
        round_.last_capturer,
        round_.values,
        *(position.sweep_points[side] for side in sides),
    )


def best_of_all(round_: Round, rewards: Rewards) -> int:
    """The first side's reward when both play their best, by the rules and by trying everything."""
    if round_.is_over:
        rewards.compute(round_.position)
        return rewards.by_side[0]
    came_to = []
    for action in round_.legal_moves():
        tried = copy_of(round_)
        tried.play(action)
        came_to.append(best_of_all(tried, rewards))
    return max(came_to) if round_.side_of(round_.turn) == 0 else min(came_to)
