"""Results added up by period, and the share of wins of the last matches."""

from collections.abc import Sequence
from datetime import date, datetime, timedelta
from itertools import pairwise
from random import Random

import pytest

from scopa_desktop.play.statistics.match_sequence import LOST, TIED, WON, DayResults, TimedResult
from scopa_desktop.play.statistics.result_periods import (
    ResultsPeriod,
    results_by_match,
    results_by_period,
)


def periods_of(
    points: Sequence[DayResults], window: int, most: int, first_weekday: int = 1
) -> list[ResultsPeriod]:
    return results_by_period(points, window, most=most, first_weekday=first_weekday)


def moving_shares(points: Sequence[DayResults], window: int) -> list[float | None]:
    """The share after each of some days that follow one another."""
    return [period.share for period in periods_of(points, window, len(points))]


def days_of(*results: tuple[int, int, int]) -> list[DayResults]:
    """The matches won, lost and tied on days that follow one another."""
    first = date(2026, 1, 1)
    return [DayResults(first + timedelta(days=n), *each, 0) for n, each in enumerate(results)]


def results_from(first: date, last: date, count: int, seed: int = 1) -> list[DayResults]:
    random = Random(seed)
    days = sorted(random.randrange((last - first).days + 1) for _ in range(count - 2))
    dates = [first, *(first + timedelta(days=day) for day in days), last]
    return [DayResults(day, random.randrange(3), random.randrange(3), 0, 0) for day in dates]


def test_the_moving_share_counts_back_over_the_last_matches() -> None:
    won = [1, 1, 0, 0, 1, 0]
    points = days_of(*((win, 1 - win, 0) for win in won))
    assert moving_shares(points, 4) == pytest.approx([1, 1, 2 / 3, 1 / 2, 1 / 2, 1 / 4])


def test_points_are_taken_whole() -> None:
    points = days_of((10, 0, 0), (0, 3, 0))
    assert moving_shares(points, 5)[-1] == pytest.approx(10 / 13)


def test_days_without_a_finished_match_do_not_count() -> None:
    days = days_of((0, 0, 0), (0, 0, 1), (0, 0, 0))
    assert [period.first.day for period in periods_of(days, 5, 9)] == [2]
    assert moving_shares(days, 5) == [0]


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
    periods = periods_of([DayResults(first, 1, 0, 0, 0), DayResults(last, 1, 0, 0, 0)], 50, most)
    assert [(period.first.month, period.first.day) for period in periods] == starts


def test_a_week_begins_on_the_day_of_the_language() -> None:
    points = [DayResults(date(2026, 1, 7), 1, 0, 0, 0), DayResults(date(2026, 2, 7), 1, 0, 0, 0)]
    sunday, saturday = (periods_of(points, 50, 8, weekday)[0] for weekday in (7, 6))
    assert sunday.first == date(2026, 1, 4)
    assert saturday.first == date(2026, 1, 3)


@pytest.mark.parametrize("most", [1, 2, 7, 30, 120])
@pytest.mark.parametrize("years", [0, 1, 6, 40, 500])
def test_every_match_is_in_one_period_and_periods_follow_one_another(years: int, most: int) -> None:
    first = date(1700, 3, 14)
    last = date(1700 + years, 4, 2)
    points = results_from(first, last, 200)
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
    points = results_from(date(2026, 1, 1), date(2026, 12, 31), 100)
    periods = periods_of(points, 10**6, 12)
    assert len(periods) == 12
    for period in periods:
        until = [point for point in points if point.day <= period.last]
        won, lost = sum(p.won for p in until), sum(p.lost for p in until)
        assert period.share == pytest.approx(won / (won + lost))


def test_a_period_without_matches_has_no_share() -> None:
    points = [DayResults(date(2026, 1, 1), 1, 0, 0, 0), DayResults(date(2026, 1, 3), 1, 0, 0, 0)]
    assert [period.share for period in periods_of(points, 5, 9)] == [1, None, 1]


def test_few_matches_are_periods_of_their_own() -> None:
    begin = datetime(2026, 1, 1, 23)
    results = (LOST, WON, TIED, WON)
    matches = [TimedResult(begin + timedelta(hours=n), each) for n, each in enumerate(results)]
    periods = results_by_match(matches, 3)
    assert [period.ended for period in periods] == [match.ended for match in matches]
    assert [period.first.day for period in periods] == [1, 2, 2, 2]
    assert [period[2:5] for period in periods] == [(0, 1, 0), (1, 0, 0), (0, 0, 1), (1, 0, 0)]
    assert [period.share for period in periods] == [0, 1 / 2, 1 / 3, 2 / 3]


def test_no_matches_have_no_periods() -> None:
    assert periods_of([], 50, 10) == results_by_match([], 50) == []
