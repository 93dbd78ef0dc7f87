"""Human weaknesses: cards forgotten, judgements that waver, and what the eye falls on first.

They are measured in what every game has, plays and the spread of a round's points, so they weaken a
player alike in all of them.
"""

from dataclasses import replace
from math import sqrt
from random import Random

from scopa_desktop.ai.player import random_choice
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.rules.moves import Action, Cut, Declare, Move, TakeTable

_DRAWS = 4


def with_limited_memory(view: SeatView, plays: int) -> SeatView:
    """The view of somebody who remembers only the cards won in the last `plays` plays.

    The cards won before are as unseen to him as those nobody has shown.
    """
    recent = 0
    for _, action in view.moves[max(0, len(view.moves) - plays) :]:
        match action:
            case Move(card, take) if take:
                recent |= take | 1 << card
            case TakeTable(take):
                recent |= take
    return replace(view, piles=tuple(pile & recent for pile in view.piles))


def judgement_noise(view: SeatView, degree: float, chance: Random) -> float:
    """By how many points a judgement errs: bell-shaped about 0.

    The degree is a standard deviation in units of the square root of what a round of the game is
    worth: a round adds up many small things, and so it is spread.
    """
    # The sum of a few draws is near enough to a bell, and the same number on every machine.
    drawn = sum(chance.random() for _ in range(_DRAWS))
    return degree * sqrt(view.variant.points_per_round) * (drawn - _DRAWS / 2) * sqrt(12 / _DRAWS)


def first_seen(view: SeatView, chance: Random) -> Action:
    """What a learner does: announce, take as many cards as he can, or lay any card."""
    announced = [action for action in view.legal_moves() if not isinstance(action, Move)]
    if announced:
        return max(announced, key=_size)
    plays = view.plays()
    most = max(play.take.bit_count() for play in plays)
    return random_choice([play for play in plays if play.take.bit_count() == most], chance)


def _size(action: Action) -> int:
    """How much there seems to be in what is done before a card is played."""
    match action:
        case Declare(points=points):
            return points
        case TakeTable(take):
            return take.bit_count()
        case Cut(keeps):
            return int(keeps)
        case Move():
            return 0
