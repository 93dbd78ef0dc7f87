"""The levels without a time limit, which choose the same moves on every machine.

A level of the table searches until its time is up, so that a slow machine may get another move from
it than a fast one. Here the number of iterations alone ends a search.
"""

from dataclasses import replace
from functools import partial
from typing import Final, NamedTuple

from scopa_desktop.ai import computer_players
from scopa_desktop.ai.levels import Level, level
from scopa_desktop.ai.player import ComputerPlayer, Deadline
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.rules.moves import Action

MOST_ITERATIONS: Final = 4_000
"""Iterations of a move: a tenth of a second on average, so that a whole round takes seconds."""
_ALMOST_UNLIMITED: Final = 600.0
"""Seconds in which every machine finishes a move."""


def fixed_level(level_id: str, iterations: int = MOST_ITERATIONS) -> Level:
    """The level with an id, with at most so many iterations in place of its time limit.

    Raises `ValueError` with a sentence when there is none.
    """
    known = level(level_id)
    return known._replace(
        seconds=_ALMOST_UNLIMITED, make_player=partial(_fixed_player, known.id, iterations)
    )


def _fixed_player(level_id: str, iterations: int) -> ComputerPlayer:
    return computer_players.with_search(
        level(level_id).player,
        lambda config: replace(config, iterations=min(config.iterations, iterations)),
    )


class FixedMoveTask(NamedTuple):
    """The move of a level from a view, for the process of analysis."""

    view: SeatView
    level_id: str

    def run(self, until: Deadline) -> Action:
        """The move; of no use once `until` was cancelled."""
        return fixed_level(self.level_id).choose(self.view, until)
