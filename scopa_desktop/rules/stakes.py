"""Experience and chips of a match (RULES, section 3).

Each player stakes the table's bet; the winner takes the pot less a quarter, rounded down, for the
bank, and partners share equally. Experience grows with the number of players, and
makes levels.
"""

from bisect import bisect_right
from typing import Final, NamedTuple

from scopa_desktop.rules.seating import Seating

BANK_PERCENT: Final = 25
LOSER_EXPERIENCE: Final = 5
WINNER_EXPERIENCE_PER_PLAYER: Final = 10


class Experience(NamedTuple):
    """The points of experience of each player after a match."""

    winner: int
    loser: int


def experience(seating: Seating) -> Experience:
    """The experience of each winner (20 to 60, shared by partners: 20 or 30 each) and loser."""
    shared = WINNER_EXPERIENCE_PER_PLAYER * seating.players
    return Experience(shared // len(seating.seats_of(0)), LOSER_EXPERIENCE)


class Stakes(NamedTuple):
    """The chips of a match."""

    pot: int
    bank: int
    """A quarter of the pot, and the chips that partners cannot share."""
    winners: int
    """The chips of the winner, or of the winning partners together."""
    share: int
    """The chips of each winner."""


def stakes(seating: Seating, bet: int) -> Stakes:
    """The shares of the pot when every player stakes this bet; `ValueError` if it is negative."""
    if bet < 0:
        raise ValueError(f"a stake is not negative: {bet}")
    pot = seating.players * bet
    partners = len(seating.seats_of(0))
    share = (pot - pot * BANK_PERCENT // 100) // partners
    winners = partners * share
    return Stakes(pot, pot - winners, winners, share)


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
