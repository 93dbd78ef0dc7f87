"""Times lie between 2000 and tomorrow, so that they can be converted in every time zone.

One that a clock has written that was ahead is brought back to now.
"""

import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import date, datetime, timedelta, timezone
from operator import methodcaller
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scopa_desktop.play.storage import times
from scopa_desktop.play.storage.database import Database
from scopa_desktop.play.storage.database_file import statements_of
from scopa_desktop.play.storage.schema import MIGRATIONS
from scopa_desktop.play.storage.times import (
    EARLIEST_TIME,
    bring_times_back,
    checked_day,
    checked_local_time,
    checked_time,
    current_time,
    day_brought_back,
    latest_time,
    time_of_seconds,
)

ZONES = ("Pacific/Kiritimati", "America/Los_Angeles", "Etc/GMT+12", "UTC")
offsets = st.timedeltas(timedelta(hours=-23, minutes=-59), timedelta(hours=23, minutes=59)).map(
    lambda offset: timezone(timedelta(minutes=offset // timedelta(minutes=1)))
)
EXTREMES = (datetime.min, datetime.max, datetime(1999, 12, 31), datetime(2100, 1, 1))
all_times = st.datetimes() | st.sampled_from(EXTREMES)


@pytest.fixture(params=ZONES)
def zone(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A local time zone."""
    if not hasattr(time, "tzset"):
        pytest.skip("Windows changes no time zone in a process")
    monkeypatch.setenv("TZ", request.param)
    time.tzset()
    yield request.param
    monkeypatch.undo()
    time.tzset()


def is_now(moment: datetime) -> bool:
    return timedelta(0) <= current_time() - moment < timedelta(minutes=1)


@given(local=all_times, offset=offsets)
def test_a_time_is_converted_in_every_zone_or_refused(local: datetime, offset: timezone) -> None:
    given_time = local.replace(tzinfo=offset)
    try:
        checked = checked_time(given_time)
    except ValueError:
        assert given_time < EARLIEST_TIME
        return
    assert checked == given_time if given_time <= latest_time() else is_now(checked)
    for hours in (-14, 0, 14):
        assert checked.astimezone(timezone(timedelta(hours=hours))) == checked


@pytest.mark.usefixtures("zone")
@pytest.mark.parametrize("local", [*EXTREMES, datetime(2026, 5, 3, 12)], ids=str)
def test_a_local_time_is_converted_in_every_zone_or_refused(local: datetime) -> None:
    try:
        checked = checked_local_time(local)
    except ValueError:
        assert local.year < 2000
        return
    assert is_now(checked) if local.year > 2026 else checked.astimezone() == local.astimezone()


@pytest.mark.usefixtures("zone")
@pytest.mark.parametrize("seconds", [-(10**18), -1, 0, 1_777_000_000, 253_402_300_799, 10**18])
def test_seconds_of_a_database_are_a_time_in_every_zone(seconds: int) -> None:
    converted = time_of_seconds(seconds)
    assert converted.astimezone() == converted
    assert EARLIEST_TIME <= converted <= latest_time()


def test_a_time_without_a_zone_is_refused() -> None:
    with pytest.raises(ValueError, match="no time zone"):
        checked_time(datetime(2026, 5, 3))


@pytest.mark.parametrize("day", [date.min, date(1999, 1, 1)])
def test_days_that_nobody_has_played_on_are_refused(day: date) -> None:
    with pytest.raises(ValueError, match="2000"):
        checked_day(day)


@pytest.fixture(params=[0, 400, 36_500], ids=lambda days: f"{days} days ago")
def clock(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> datetime:
    """A time to which the clock was set."""
    now = datetime(2030, 5, 3, 12, tzinfo=timezone.utc)
    monkeypatch.setattr(times, "current_time", lambda: now)
    return now + timedelta(days=request.param)


READERS: dict[str, Callable[[datetime], datetime]] = {
    "aware": checked_time,
    "local": lambda moment: checked_local_time(moment.astimezone().replace(tzinfo=None)),
    "seconds": lambda moment: time_of_seconds(moment.timestamp()),
}


@pytest.mark.parametrize("reader", READERS)
def test_a_time_of_a_clock_that_was_ahead_is_now(clock: datetime, reader: str) -> None:
    now = times.current_time()
    assert READERS[reader](clock) == now
    assert READERS[reader](now + timedelta(hours=23)) == now + timedelta(hours=23), "another zone"
    today = times.current_day()
    assert day_brought_back(clock.date()) == (today if clock > now else clock.date())


def test_a_clock_that_was_never_set_brings_no_time_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(times, "current_time", lambda: EARLIEST_TIME)
    written = datetime(2026, 11, 28, tzinfo=timezone.utc)
    assert checked_time(written) == written
    assert day_brought_back(written.date()) == written.date()


ROWS = """
INSERT INTO match VALUES (1, 'a', '', 'played', 'abandoned', {now}, {ahead}, 0, '- -', '', 0, 0, 0,
    'scopa', 'Scopa', 2, 0, 1, 11, 1, 0, 0, 0, NULL, '0 0');
INSERT INTO deleted_match VALUES ('a', '', '', {ahead});
INSERT INTO badge VALUES ('a', 'b', 'c', {ahead});
INSERT INTO lesson VALUES ('a', 'b', 0, {ahead}), ('a', 'c', 1, NULL);
INSERT INTO puzzle_attempt VALUES (1, 'a', 'b', {ahead}, 1, 0, NULL, 1500, 50);
INSERT INTO own_puzzle VALUES (1, 'a', 'b', 'c', {ahead}, '');
INSERT INTO staked_match VALUES ('a', 2, 0, 10, 'won', {ahead}, {ahead});
INSERT INTO chip_grant VALUES ('a', 'puzzle', 'b', '{day}', {now}, 5), ('a', 'puzzle', 'c', '{day}',
    {ahead}, 5);
INSERT INTO profile VALUES ('a', 0, 1, 'Anna', '', 'auto', NULL, '{profile_day}');
"""


def test_times_in_the_database_are_brought_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every column with a time; the day of a grant says for what it was paid."""
    now = datetime(2027, 5, 3, 12, tzinfo=timezone.utc)
    monkeypatch.setattr(times, "current_time", lambda: now)
    seconds, day = int(now.timestamp()), "2031-05-03"
    rows, expected = (
        ROWS.format(now=seconds, ahead=ahead, day=day, profile_day=profile_day)
        for ahead, profile_day in ((seconds + 10**8, day), (seconds, times.current_day()))
    )
    dumps = []
    for folder, script in (("ahead", rows), ("now", expected)):
        with closing(Database(tmp_path / folder)) as database:
            for statement in statements_of(script):
                database.write(methodcaller("execute", statement))
            database.write(bring_times_back)
            dumps.append(list(database.connection.iterdump()))
    assert dumps[0] == dumps[1]
    assert "2031" in "".join(dumps[0])


TIME_COLUMNS = {"began", "ended", "deleted", "earned", "completed", "time"}


def test_every_column_with_a_time_is_known() -> None:
    """By its description in the schema, no column of seconds is forgotten."""
    with closing(sqlite3.connect(":memory:")) as connection:
        connection.executescript("".join(MIGRATIONS))
        named = {
            (table, column)
            for (table,) in connection.execute("SELECT name FROM sqlite_schema WHERE type='table'")
            for _, column, *_ in connection.execute(f"PRAGMA table_info({table})")
            if column in TIME_COLUMNS
        }
    known = {(table, column) for table, columns in times._TIMES.items() for column in columns}
    assert known == named
