"""Puzzles of simulated matches are the same for the same numbers."""

from random import Random

import pytest

from scopa_desktop.ai.puzzles.puzzle import SOLVER_SEAT
from scopa_desktop.ai.puzzles.simulated_matches import (
    PLAYER_LEVELS,
    SOLVER_NAME,
    simulated_puzzles,
    simulated_seating,
)
from scopa_desktop.rules.catalogue import CATALOGUE
from tests.ai.puzzles.quick_puzzles import QUICK_PUZZLES, search_little


@pytest.mark.slow
def test_the_same_numbers_give_the_same_puzzles(monkeypatch: pytest.MonkeyPatch) -> None:
    search_little(monkeypatch)
    scopa = CATALOGUE["scopa"]
    once, again = (
        [simulated_puzzles(scopa, 2, index, QUICK_PUZZLES) for index in range(1)] for _ in range(2)
    )
    assert once == again
    assert any(once)
    assert all(len(puzzles) <= 2 for puzzles in once)
    assert once != [simulated_puzzles(scopa, 6, index, QUICK_PUZZLES) for index in range(1)]
    for puzzles in once:
        for puzzle in puzzles:
            players = puzzle.match.players
            assert players[SOLVER_SEAT].name == SOLVER_NAME
            assert SOLVER_NAME not in {player.name for player in players[SOLVER_SEAT + 1 :]}


@pytest.mark.parametrize("game", CATALOGUE)
def test_there_is_a_level_for_every_seat(game: str) -> None:
    seatings = {simulated_seating(CATALOGUE[game], Random(number)) for number in range(40)}
    assert CATALOGUE[game].seatings[0] in seatings
    assert max(seating.players for seating in seatings) <= len(PLAYER_LEVELS)
