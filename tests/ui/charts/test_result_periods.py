"""Results added up by period, and the share of wins of the last matches."""

from collections.abc import Sequence
from datetime import date, datetime, timedelta
from itertools import pairwise
from random import Random

import pytest

from scopa_desktop.ai.confidence import wilson_interval
from scopa_desktop.ui.charts.result_periods import (
    MovingShare,
    MovingShares,
    ResultsPeriod,
    ResultsPoint,
    results_by_period,
)


def moving_shares(points: Sequence[ResultsPoint], window: int) -> list[MovingShare | None]:
    shares = MovingShares(points, window)
    assert len(shares) == len(points)
    return [shares.after(place) for place in range(len(points))]


def periods_of(
    points: Sequence[ResultsPoint], window: int, most: int, first_weekday: int = 1
) -> list[ResultsPeriod]:
    return results_by_period(points, MovingShares(points, window), most, first_weekday)


def points_from(first: date, last: date, count: int, seed: int = 1) -> list[ResultsPoint]:
    random = Random(seed)
    days = sorted(random.randrange((last - first).days + 1) for _ in range(count - 2))
    dates = [first, *(first + timedelta(days=day) for day in days), last]
    return [ResultsPoint(day, random.randrange(3), random.randrange(3), 0) for day in dates]


def test_the_moving_share_counts_back_over_the_last_matches() -> None:
    day = date(2026, 1, 1)
    won = [1, 1, 0, 0, 1, 0]
    points = [ResultsPoint(day, win, 1 - win) for win in won]
    shares = [moving.share for moving in moving_shares(points, 4) if moving is not None]
    assert shares == pytest.approx([1, 1, 2 / 3, 1 / 2, 1 / 2, 1 / 4])


def test_its_interval_is_that_of_the_matches_it_counts() -> None:
    points = [ResultsPoint(date(2026, 1, n + 1), 3, 1, 1) for n in range(4)]
    last = moving_shares(points, 10)[-1]
    assert last is not None
    assert last.interval == wilson_interval(6, 10)
    assert last.matches == 10


def test_points_are_taken_whole() -> None:
    points = [ResultsPoint(date(2026, 1, 1), 10, 0), ResultsPoint(date(2026, 1, 2), 0, 3)]
    last = moving_shares(points, 5)[-1]
    assert last is not None
    assert last.share == pytest.approx(10 / 13)


def test_before_the_first_match_there_is_no_share() -> None:
    points = [ResultsPoint(date(2026, 1, 1), 0, 0), ResultsPoint(date(2026, 1, 2), 0, 0, 1)]
    first, second = moving_shares(points, 5)
    assert first is None
    assert second is not None and second.share == 0


@pytest.mark.parametrize(
    ("first", "last", "most", "starts"),
    [
        (date(2026, 1, 5), date(2026, 1, 7), 3, [(1, 5), (1, 6), (1, 7)]),
        (date(2026, 1, 7), date(2026, 1, 19), 3, [(1, 5), (1, 12), (1, 19)]),
        (date(2026, 1, 31), date(2026, 3, 1), 3, [(1, 1), (2, 1), (3, 1)]),
        (date(2026, 2, 28), date(2026, 8, 1), 3, [(1, 1), (4, 1), (7, 1)]),
    ],
)
def test_periods_begin_where_the_calendar_does(
    first: date, last: date, most: int, starts: list[tuple[int, int]]
) -> None:
    periods = periods_of([ResultsPoint(first, 1, 0), ResultsPoint(last, 1, 0)], 50, most)
    assert [(period.first.month, period.first.day) for period in periods] == starts


def test_a_week_begins_on_the_day_of_the_language() -> None:
    points = [ResultsPoint(date(2026, 1, 7), 1, 0), ResultsPoint(date(2026, 2, 7), 1, 0)]
    sunday, saturday = (periods_of(points, 50, 8, weekday)[0] for weekday in (7, 6))
    assert sunday.first == date(2026, 1, 4)
    assert saturday.first == date(2026, 1, 3)


@pytest.mark.parametrize("most", [1, 2, 7, 30, 120])
@pytest.mark.parametrize("years", [0, 1, 6, 40, 500])
def test_every_match_is_in_one_period_and_periods_follow_one_another(years: int, most: int) -> None:
    first = date(1700, 3, 14)
    last = date(1700 + years, 4, 2)
    points = points_from(first, last, 200)
    periods = periods_of(points, 50, most)
    assert 1 <= len(periods) <= most
    assert periods[0].first <= first and last <= periods[-1].last
    for before, after in pairwise(periods):
        assert before.last + timedelta(days=1) == after.first
    for column in ("won", "lost", "tied"):
        assert sum(getattr(period, column) for period in periods) == sum(
            getattr(point, column) for point in points
        )


def test_the_share_of_a_period_is_that_after_its_last_match() -> None:
    points = points_from(date(2026, 1, 1), date(2026, 12, 31), 100)
    periods = periods_of(points, 20, 12)
    shares = moving_shares(points, 20)
    assert len(periods) == 12
    for period in periods:
        inside = [n for n, point in enumerate(points) if period.first <= point.day <= period.last]
        assert period.moving == (shares[inside[-1]] if period.matches else None)


def test_a_period_without_matches_has_no_share() -> None:
    points = [ResultsPoint(date(2026, 1, 1), 1, 0), ResultsPoint(date(2026, 1, 3), 1, 0)]
    assert [period.moving is None for period in periods_of(points, 5, 9)] == [
        False, True, False,
    ]  # fmt: skip


def single_matches(count: int, hours: int) -> list[ResultsPoint]:
    times = (datetime(2026, 1, 1, 9) + timedelta(hours=hours * n) for n in range(count))
    return [ResultsPoint(time.date(), n % 2, 1 - n % 2, 0, time) for n, time in enumerate(times)]


def test_few_matches_are_periods_of_their_own() -> None:
    points = single_matches(30, hours=1)
    periods = periods_of(points, 10, 40)
    assert [period.times for period in periods] == [(p.ended, p.ended) for p in points]
    assert [period.moving for period in periods] == moving_shares(points, 10)


def test_more_matches_are_added_up_by_session() -> None:
    evenings = [
        point._replace(ended=point.ended + timedelta(days=evening), day=date(2026, 1, 1 + evening))
        for evening in range(20)
        for point in single_matches(4, hours=1)
        if point.ended is not None
    ]
    periods = periods_of(evenings, 10, 40)
    assert [(period.first.day, period.matches) for period in periods] == [
        (day, 4) for day in range(1, 21)
    ]
    assert periods[0].times == (evenings[0].ended, evenings[3].ended)
    days = periods_of(evenings, 10, 19)
    assert all(period.times is None for period in days) and len(days) == 4


def test_many_sessions_are_added_up_by_the_calendar() -> None:
    points = single_matches(100, hours=24)
    assert all(period.times is None for period in periods_of(points, 10, 500))


def test_no_points_have_no_periods() -> None:
    assert periods_of([], 50, 10) == []
