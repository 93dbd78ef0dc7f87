"""Times and days that files and databases contain.

A time lies between 2000 and one day from now, in UTC, and so does every time that is returned here:
converting one to local time cannot fail in any time zone, and no page counts years that nobody has
played in.
"""

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


def checked_time(time: datetime) -> datetime:
    """The time in UTC; raises `ValueError` if it has no time zone or is not an accepted one."""
    # Comparing works for any year and time zone, converting does not.
    if time.tzinfo is None or not EARLIEST_TIME <= time <= latest_time():
        raise ValueError("the time is not between 2000 and tomorrow, or has no time zone")
    return time.astimezone(timezone.utc)


def checked_local_time(time: datetime) -> datetime:
    """The time in UTC from one without a time zone, which is local; raises `ValueError` as above.

    Close to the first and the last year, and on Windows before 1970, local times have no UTC.
    """
    if not EARLIEST_TIME.year <= time.year <= _LATEST_OF_ALL.year:
        raise ValueError("the time is not between 2000 and tomorrow")
    return checked_time(time.astimezone())


def time_of_seconds(seconds: float) -> datetime:
    """The time in UTC from seconds since 1970; the nearest accepted one if it is not accepted."""
    least, most = EARLIEST_TIME.timestamp(), latest_time().timestamp()
    return datetime.fromtimestamp(min(max(seconds, least), most), timezone.utc)


def start_of_day(day: date, after: int = 0) -> float:
    """When a day begins in local time, or one so many days after it, in seconds since 1970.

    A day that is not accepted counts as the nearest one.
    """
    nearest = min(max(day, EARLIEST_TIME.date()), _LATEST_OF_ALL.date())
    return datetime.combine(nearest + after * _ONE_DAY, datetime.min.time()).timestamp()


def current_day() -> date:
    """The current day in local time, as `current_time`."""
    return current_time().astimezone().date()


def checked_day(day: date) -> date:
    """The day; raises `ValueError` if it is not between 2000 and tomorrow in some time zone."""
    if not EARLIEST_TIME.date() - _ONE_DAY <= day <= latest_time().date():
        raise ValueError("the day is not between 2000 and tomorrow")
    return day
