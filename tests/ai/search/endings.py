"""Rounds of any game near their end, for tests of what is searched there."""

from random import Random

from scopa_desktop.ai.move_evaluation import policy_of, standing_of_match
from scopa_desktop.ai.search.policy import PlayoutPolicy
from scopa_desktop.ai.search.rewards import Rewards
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.rules.catalogue import CATALOGUE
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.record import LARGEST_DEAL, Player
from scopa_desktop.rules.round import Round
from tests.rules.random_plies import with_any_options


def ending(chance: Random, plays: int, sides: int = 2) -> Round:
    """A round of any game with any options, so many plays before its end, and a choice to make."""
    while True:
        entry = chance.choice([*CATALOGUE.values()])
        seatings = [one for one in entry.seatings if one.sides == sides]
        if not seatings:
            continue
        seating = chance.choice(seatings)
        players = [Player("A", "beginner")] * seating.players
        variant = with_any_options(entry, chance)
        match = Match(variant, seating, players, chance.randint(0, LARGEST_DEAL))
        match.begin_round()
        assert match.round is not None
        one = match.round
        while not one.is_over and one.position.plays_left() > plays:
            one.play(chance.choice(one.legal_moves()))
        if not one.is_over and len(one.legal_moves()) > 1:
            return one


def view_of(one: Round) -> SeatView:
    """What the seat on turn knows at the beginning of a match."""
    return SeatView.of_round(one, one.turn, [0] * one.seating.sides)


def judges_of(one: Round) -> tuple[PlayoutPolicy, Rewards]:
    """The policy and the rewards of the seat on turn."""
    view = view_of(one)
    return policy_of(view, one.position), Rewards(standing_of_match(view))


def places_of(one: Round) -> tuple[object, ...]:
    """Where the cards lie, and how the round stands."""
    position = one.position
    lies = (*one.hands, one.table, *one.stock, *one.piles, *one.declared, one.turn)
    sides = range(one.seating.sides)
    return (*lies, one.last_capturer, one.values, *(position.sweep_points[side] for side in sides))
