"""Plays matches on, for tests about what follows."""

from collections.abc import Callable, Sequence
from operator import itemgetter

from scopa_desktop.rules.match import Match
from scopa_desktop.rules.moves import Action

LAST = itemgetter(-1)


def play_on(
    match: Match,
    choose: Callable[[Sequence[Action]], Action] = itemgetter(0),
    *,
    rounds: int | None = None,
    moves: int | None = None,
) -> Match:
    """Deal, and choose a legal move for each seat, until the match is over; returns the match.

    It stops before when so many rounds of the match are scored, or so many moves were made.
    """
    while not match.is_over and len(match.sheets) != rounds and moves != 0:
        if match.needs_deal:
            match.begin_round()
        else:
            assert match.round is not None
            match.play(choose(match.round.legal_moves()))
            if moves is not None:
                moves -= 1
    return match
