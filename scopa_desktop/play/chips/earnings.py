"""Chips that a profile with few of them earns back by practice, lessons, puzzles and daily deals.

Each match, lesson, puzzle of a day and daily deal is paid once. The chips come from the bank, only
up to `CEILING`, and at most `MOST_PER_DAY` a day. What counts is the date that the clock shows: a
clock that is set back opens no day again, since what was earned on it is known.

All functions are called inside `Database.write`.
"""

import sqlite3
from collections.abc import Iterator
from datetime import date, datetime, timedelta
from enum import Enum
from typing import Final, NamedTuple

from scopa_desktop.play.chips.accounts import Account, chips_of, staked_chips

CEILING: Final = 300
"""Only who has fewer chips earns some, and never more than up to this number."""
MOST_PER_DAY: Final = 100


class GrantReason(Enum):
    """What chips are earned by."""

    PRACTICE = "practice"
    """A practice match that was played to its end."""
    LESSON = "lesson"
    PUZZLE = "puzzle"
    """A puzzle that was solved at once."""
    DAILY = "daily"


GRANTS: Final = {
    GrantReason.PRACTICE: 10,
    GrantReason.LESSON: 25,
    GrantReason.PUZZLE: 5,
    GrantReason.DAILY: 25,
}
"""The chips for each reason."""


class PaidActivity(NamedTuple):
    """Something that chips are earned by."""

    reason: GrantReason
    what: str
    """The id of the match, lesson or puzzle, or the date of the daily deal."""


def earn(
    connection: sqlite3.Connection, profile: str, activity: PaidActivity, now: datetime
) -> int:
    """Pay a profile for something; returns the chips, 0 if none are due.

    Args:
        connection: the database, in a transaction.
        profile: the id of the profile.
        activity: what it has done today.
        now: the time, in the time zone of the player.
    """
    key = (profile, activity.reason.value, activity.what)
    known = connection.execute(
        "SELECT 1 FROM chip_grant WHERE profile = ? AND reason = ? AND activity = ?", key
    ).fetchone()
    if known is not None:
        return 0
    today = now.date()
    has = chips_of(connection, Account(profile=profile)) + staked_chips(connection, profile)
    left = MOST_PER_DAY - _earned_on(connection, profile, today)
    chips = min(GRANTS[activity.reason], CEILING - has, left)
    if chips <= 0:
        return 0
    connection.execute(
        "INSERT INTO chip_grant VALUES (?, ?, ?, ?, ?, ?)",
        (*key, today.isoformat(), int(now.timestamp()), chips),
    )
    return chips


def earn_by_training(connection: sqlite3.Connection, profile: str, now: datetime) -> int:
    """Pay a profile for what it has done in training today; returns the chips.

    `now` is in the time zone of the player.
    """
    activities = list(_activities_of_day(connection, profile, now))
    return sum(earn(connection, profile, activity, now) for activity in activities)


def _activities_of_day(
    connection: sqlite3.Connection, profile: str, now: datetime
) -> Iterator[PaidActivity]:
    today = now.date().isoformat()
    midnight = now.replace(hour=0, minute=0, second=0, microsecond=0)
    bounds = (profile, midnight.timestamp(), (midnight + timedelta(days=1)).timestamp())
    for (lesson,) in connection.execute(
        "SELECT lesson FROM lesson WHERE profile = ? AND completed >= ? AND completed < ?"
        " ORDER BY completed, lesson",
        bounds,
    ):
        yield PaidActivity(GrantReason.LESSON, lesson)
    for (puzzle,) in connection.execute(
        "SELECT puzzle FROM puzzle_attempt WHERE profile = ? AND time >= ? AND time < ?"
        " AND is_solved ORDER BY attempt",
        bounds,
    ):
        yield PaidActivity(GrantReason.PUZZLE, f"{puzzle}/{today}")
    if connection.execute(
        "SELECT 1 FROM daily_try WHERE profile = ? AND day = ? AND own IS NOT NULL",
        (profile, today),
    ).fetchone():
        yield PaidActivity(GrantReason.DAILY, today)


def _earned_on(connection: sqlite3.Connection, profile: str, day: date) -> int:
    (chips,) = connection.execute(
        "SELECT ifnull(sum(chips), 0) FROM chip_grant WHERE profile = ? AND day = ?",
        (profile, day.isoformat()),
    ).fetchone()
    return int(chips)
