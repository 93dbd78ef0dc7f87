"""Times lie between 2000 and tomorrow, so that they can be converted in every time zone."""

import time
from collections.abc import Iterator
from datetime import date, datetime, timedelta, timezone

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scopa_desktop.play.storage.times import (
    EARLIEST_TIME,
    checked_day,
    checked_local_time,
    checked_time,
    latest_time,
    time_of_seconds,
)

ZONES = ("Pacific/Kiritimati", "America/Los_Angeles", "Etc/GMT+12", "UTC")
offsets = st.timedeltas(timedelta(hours=-23, minutes=-59), timedelta(hours=23, minutes=59)).map(
    lambda offset: timezone(timedelta(minutes=offset // timedelta(minutes=1)))
)
EXTREMES = (datetime.min, datetime.max, datetime(1999, 12, 31), datetime(2027, 1, 1))
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


@given(local=all_times, offset=offsets)
def test_a_time_is_converted_in_every_zone_or_refused(local: datetime, offset: timezone) -> None:
    given_time = local.replace(tzinfo=offset)
    try:
        checked = checked_time(given_time)
    except ValueError:
        assert not EARLIEST_TIME <= given_time <= latest_time()
        return
    assert checked == given_time
    for hours in (-14, 0, 14):
        assert checked.astimezone(timezone(timedelta(hours=hours))) == given_time


@pytest.mark.usefixtures("zone")
@pytest.mark.parametrize("local", [*EXTREMES, datetime(2026, 5, 3, 12)], ids=str)
def test_a_local_time_is_converted_in_every_zone_or_refused(local: datetime) -> None:
    try:
        assert checked_local_time(local).astimezone().replace(tzinfo=None) == local
    except ValueError:
        assert local.year != 2026


@pytest.mark.usefixtures("zone")
@pytest.mark.parametrize("seconds", [-(10**18), -1, 0, 1_777_000_000, 253_402_300_799, 10**18])
def test_seconds_of_a_database_are_a_time_in_every_zone(seconds: int) -> None:
    converted = time_of_seconds(seconds)
    assert converted.astimezone() == converted
    assert EARLIEST_TIME <= converted <= latest_time()


def test_a_time_without_a_zone_is_refused() -> None:
    with pytest.raises(ValueError, match="no time zone"):
        checked_time(datetime(2026, 5, 3))


@pytest.mark.parametrize("day", [date.min, date(1999, 1, 1), date.max])
def test_days_that_nobody_has_played_on_are_refused(day: date) -> None:
    with pytest.raises(ValueError, match="2000"):
        checked_day(day)
