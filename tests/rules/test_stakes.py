"""Experience, its levels and chips, worked out by hand from RULES, section 3."""

import pytest

from scopa_desktop.rules.seating import FOUR, PAIRS, THREE, TWO, Seating
from scopa_desktop.rules.stakes import (
    HIGHEST_LEVEL,
    THRESHOLDS,
    LevelProgress,
    Stakes,
    experience,
    level_of,
    progress_of,
    stakes,
)


@pytest.mark.parametrize(("seating", "winner"), [(TWO, 20), (THREE, 30), (FOUR, 40), (PAIRS, 20)])
def test_a_winner_gains_ten_for_each_player_and_a_loser_five(seating: Seating, winner: int) -> None:
    assert experience(seating) == (winner, 5)


@pytest.mark.parametrize(
    ("seating", "bet", "shared"),
    [
        (TWO, 100, Stakes(200, 50, 150, 150)),
        # Each partner stakes: example U06 of the table of T.
        (PAIRS, 100, Stakes(400, 100, 300, 150)),
        # Nine chips of twelve cannot be shared by two.
        (PAIRS, 3, Stakes(12, 4, 8, 4)),
        # A quarter of 15 is 3.75: the bank rounds down.
        (THREE, 5, Stakes(15, 3, 12, 12)),
        (FOUR, 1, Stakes(4, 1, 3, 3)),
        (TWO, 1, Stakes(2, 0, 2, 2)),
        (TWO, 0, Stakes(0, 0, 0, 0)),
    ],
)
def test_the_bank_keeps_a_quarter_of_the_pot(seating: Seating, bet: int, shared: Stakes) -> None:
    assert stakes(seating, bet) == shared


def test_a_negative_stake_is_refused() -> None:
    with pytest.raises(ValueError, match="a stake is not negative: -1"):
        stakes(TWO, -1)


def test_each_level_begins_at_its_threshold() -> None:
    assert THRESHOLDS[:4] == (0, 50, 150, 300)
    assert sorted(set(THRESHOLDS)) == list(THRESHOLDS)
    for level, threshold in enumerate(THRESHOLDS, 1):
        assert level_of(threshold) == level
        assert level_of(max(0, threshold - 1)) == max(1, level - 1)


def test_progress_goes_from_one_level_to_the_next() -> None:
    assert progress_of(0) == LevelProgress(1, 0, 50)
    assert progress_of(60) == LevelProgress(2, 10, 100)
    assert progress_of(10**6) == LevelProgress(HIGHEST_LEVEL, 10**6 - THRESHOLDS[-1], None)
