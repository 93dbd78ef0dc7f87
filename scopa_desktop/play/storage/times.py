"""Times and days that files and databases contain.

A time lies between 2000 and one day from now, in UTC, and so does every time that is returned here:
converting one to local time cannot fail in any time zone, and no page counts years that nobody has
played in.

A clock that was ahead has written times that are in the future once it is set right. Such a time
counts as the current one: `brought_back` is the rule, and everything that reads a time applies it
through the functions below. `bring_times_back` writes it to the database, so that it does not
change from day to day.
"""

import sqlite3
from datetime import date, datetime, timedelta, timezone
from typing import Final

EARLIEST_TIME: Final = datetime(2000, 1, 1, tzinfo=timezone.utc)
_ONE_DAY: Final = timedelta(days=1)
_FIRST_RELEASE: Final = datetime(2026, 1, 1, tzinfo=timezone.utc)
_LATEST_OF_ALL: Final = datetime(2100, 1, 1, tzinfo=timezone.utc)


def current_time() -> datetime:
    """The current time in UTC; the earliest one where the clock of the computer is before it."""
    return max(datetime.now(timezone.utc), EARLIEST_TIME)


def latest_time() -> datetime:
    """The latest time that is accepted: one day from now.

    A clock that is before the first release is not set, as after a start without a battery; every
    file would be refused then, so the limit is another one.
    """
    now = current_time()
    return now + _ONE_DAY if now >= _FIRST_RELEASE else _LATEST_OF_ALL


def brought_back(time: datetime) -> datetime:
    """The time; the current one in whole seconds if a clock that was ahead wrote it.

    Such a time is later than `latest_time`.
    """
    return current_time().replace(microsecond=0) if time > latest_time() else time


def checked_time(time: datetime) -> datetime:
    """The time in UTC, brought back if it is ahead.

    Raises `ValueError` if it has no time zone or is before 2000.
    """
    # Comparing works for any year and time zone, converting does not.
    if time.tzinfo is None or time < EARLIEST_TIME:
        raise ValueError("the time is before 2000, or has no time zone")
    return brought_back(min(time, _LATEST_OF_ALL).astimezone(timezone.utc))


def checked_local_time(time: datetime) -> datetime:
    """The same from a time without a time zone, which is local.

    Close to the first and the last year, and on Windows before 1970, local times have no UTC.
    """
    if time.year < EARLIEST_TIME.year:
        raise ValueError("the time is before 2000")
    return checked_time(min(time, _LATEST_OF_ALL.replace(tzinfo=None)).astimezone())


def time_of_seconds(seconds: float) -> datetime:
    """The time in UTC from seconds since 1970, brought back if it is ahead; 2000 if earlier."""
    least, most = EARLIEST_TIME.timestamp(), _LATEST_OF_ALL.timestamp()
    return brought_back(datetime.fromtimestamp(min(max(seconds, least), most), timezone.utc))


def start_of_day(day: date, after: int = 0) -> float:
    """When a day begins in local time, or one so many days after it, in seconds since 1970.

    A day that is not accepted counts as the nearest one.
    """
    nearest = min(max(day, EARLIEST_TIME.date()), _LATEST_OF_ALL.date())
    return datetime.combine(nearest + after * _ONE_DAY, datetime.min.time()).timestamp()


def current_day() -> date:
    """The current day in local time, as `current_time`."""
    return current_time().astimezone().date()


def day_brought_back(day: date) -> date:
    """The day; the current one if a clock that was ahead wrote it: it has begun in no time zone."""
    return current_day() if day > latest_time().date() else day


_TIMES: Final = {
    "match": ("began", "ended"),
    "deleted_match": ("deleted",),
    "badge": ("earned",),
    "lesson": ("completed",),
    "puzzle_attempt": ("time",),
    "own_puzzle": ("time",),
    "staked_match": ("began", "ended"),
    "chip_grant": ("time",),
}
"""The columns of the database in seconds since 1970, by their tables."""


def bring_times_back(connection: sqlite3.Connection) -> None:
    """Replace the times in the database that are ahead; inside `Database.write`.

    The days of daily deals and chips stay: they say what was played and paid, not when.
    """
    latest = latest_time()
    seconds = (int(current_time().timestamp()), int(latest.timestamp()))
    for table, columns in _TIMES.items():
        for column in columns:
            connection.execute(f"UPDATE {table} SET {column} = ? WHERE {column} > ?", seconds)
    days = (current_day().isoformat(), latest.date().isoformat())
    connection.execute("UPDATE profile SET created = ? WHERE created > ?", days)


def checked_day(day: date) -> date:
    """The day as it was written; raises `ValueError` if it is before 2000 in all time zones."""
    if day < EARLIEST_TIME.date() - _ONE_DAY:
        raise ValueError("the day is before 2000")
    return day
