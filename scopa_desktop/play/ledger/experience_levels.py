"""The levels of experience."""

from bisect import bisect_right
from typing import Final, NamedTuple

HIGHEST_LEVEL: Final = 30
_STEP: Final = 25

THRESHOLDS: Final = tuple(_STEP * level * (level - 1) for level in range(1, HIGHEST_LEVEL + 1))
"""The points of experience at which each level begins: 0, 50, 150, 300 … 21,750."""


class LevelProgress(NamedTuple):
    """A level, and how far it is to the next one."""

    level: int
    """From 1 to `HIGHEST_LEVEL`."""
    points: int
    """The points collected since the level began."""
    needed: int | None
    """The points from the beginning of the level to the next one; None at the highest."""


def level_of(experience: int) -> int:
    """The level that somebody with so many points of experience has."""
    return max(1, bisect_right(THRESHOLDS, experience))


def progress_of(experience: int) -> LevelProgress:
    """The level with the progress to the next one."""
    level = level_of(experience)
    begin = THRESHOLDS[level - 1]
    needed = THRESHOLDS[level] - begin if level < HIGHEST_LEVEL else None
    return LevelProgress(level, experience - begin, needed)
