"""Human weaknesses of computer players: limited memory, errors of judgement, impulsive moves.

They are measured in plays and in the spread of a round's points, so that they weaken a player in
all games alike.
"""

from dataclasses import replace
from math import sqrt
from random import Random
from typing import Final

from scopa_desktop.ai.candidates import candidates_of
from scopa_desktop.ai.player import random_choice
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.rules.moves import (
    Action,
    CallOut,
    Cut,
    Declare,
    Move,
    Pass,
    TakeOpening,
    TakeTable,
)

_DRAWS: Final = 4


def with_limited_memory(view: SeatView, plays: int) -> SeatView:
    """The view of a player who remembers only the cards captured in the last `plays` plays.

    Cards captured before count as unseen.
    """
    recent = 0
    for _, action in view.moves[max(0, len(view.moves) - plays) :]:
        match action:
            case Move(card, take) if take:
                recent |= take | 1 << card
            case TakeTable(take):
                recent |= take
    return replace(view, piles=tuple(pile & recent for pile in view.piles))


def judgement_noise(view: SeatView, noise: float, rng: Random) -> float:
    """A random error in points, approximately normal with mean 0.

    `noise` is its standard deviation in units of the square root of the points of a round, which is
    how the result of a round spreads: it is a sum of many small terms.
    """
    # A sum of uniform draws approximates the normal distribution, and gives the same number on
    # every machine.
    total = sum(rng.random() for _ in range(_DRAWS))
    return noise * sqrt(view.variant.points_per_round) * (total - _DRAWS / 2) * sqrt(12 / _DRAWS)


def impulsive_move(view: SeatView, rng: Random) -> Action:
    """A beginner's move: declare if possible, else capture most cards, else lay a random card."""
    candidates = candidates_of(view)
    preplay_actions = [action for action in candidates.moves if not isinstance(action, Move)]
    if preplay_actions:
        return max(preplay_actions, key=_size)
    plays = candidates.plays
    most = max(play.take.bit_count() for play in plays)
    return random_choice([play for play in plays if play.take.bit_count() == most], rng)


def _size(action: Action) -> int:
    """How large an action before the play seems: points declared, or cards taken."""
    match action:
        case Declare(points=points):
            return points
        case TakeTable(take):
            return take.bit_count()
        case Cut(is_chosen) | TakeOpening(is_chosen):
            return int(is_chosen)
        case Move() | Pass() | CallOut():
            return 0
