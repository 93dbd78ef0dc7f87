"""The levels of experience."""

from scopa_desktop.rules.stakes import (
    HIGHEST_LEVEL,
    THRESHOLDS,
    LevelProgress,
    level_of,
    progress_of,
)


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
