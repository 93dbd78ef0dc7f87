"""Results over time: added up by period, and the share of wins of the last matches."""

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from datetime import date, datetime, timedelta
from itertools import accumulate, pairwise
from typing import Final, NamedTuple

from scopa_desktop.ai.confidence import Interval, wilson_interval

_MONTHS: Final = (1, 3, 12)
_DAYS: Final = (1, 7)
_MOST_APART: Final = 60
"""The most matches, and the most sessions, that are shown one by one."""
SESSION_GAP: Final = timedelta(hours=2)
"""A match that ends later than this after the one before it begins a session."""


class ResultsPoint(NamedTuple):
    """The matches of a day, or one of them."""

    day: date
    won: int
    lost: int
    tied: int = 0
    ended: datetime | None = None
    """When it ended, in local time, if it is one match."""

    @property
    def matches(self) -> int:
        return self.won + self.lost + self.tied


class MovingShare(NamedTuple):
    """The share of wins in the last matches up to a point, and its 95 % interval."""

    share: float
    interval: Interval
    matches: int
    """How many matches it counts."""


class ResultsPeriod(NamedTuple):
    """The results from one day to another, both included, or of one match or session."""

    first: date
    last: date
    won: int
    lost: int
    tied: int
    moving: MovingShare | None
    """After the last match of the period; None if it has no match."""
    times: tuple[datetime, datetime] | None = None
    """When the first and the last match ended, if it is one match or session."""

    @property
    def matches(self) -> int:
        return self.won + self.lost + self.tied


class MovingShares:
    """The share of wins of the last matches, at each of a sequence of points.

    Points are taken whole, backwards until they hold at least `window` matches or none is left.
    """

    def __init__(self, points: Sequence[ResultsPoint], window: int) -> None:
        self._window = window
        self._won = [0, *accumulate(point.won for point in points)]
        self._matches = [0, *accumulate(point.matches for point in points)]

    def __len__(self) -> int:
        return len(self._won) - 1

    def after(self, place: int) -> MovingShare | None:
        """The share up to the point with this index; None if there is no match yet."""
        end = place + 1
        enough = self._matches[end] - self._window
        start = max(0, bisect_right(self._matches, enough, 0, end) - 1)
        total = self._matches[end] - self._matches[start]
        won = self._won[end] - self._won[start]
        if not total:
            return None
        return MovingShare(won / total, wilson_interval(won, total), total)


def results_by_period(
    points: Sequence[ResultsPoint], shares: MovingShares, most: int, first_weekday: int = 1
) -> list[ResultsPeriod]:
    """The points added up by the shortest periods of which at most `most` cover them all.

    Few single matches are periods of their own, some more are added up by session. The other
    periods are days, weeks, months, quarters, years, or 2, 5, 10, 20 … years; they follow one
    another without gaps, so that some may have no match.

    Args:
        points: in the order of time.
        shares: the moving shares of these points.
        most: the largest number of periods, at least 1.
        first_weekday: the day on which a week begins, from 1 for Monday to 7 for Sunday.
    """
    if not points:
        return []
    for runs in (
        [range(place, place + 1) for place in range(len(points))],
        list(_sessions(points)),
    ):
        if points[0].ended is not None and len(runs) <= min(most, _MOST_APART):
            return [_run_period(points, shares, run) for run in runs]
    starts = _starts(points[0].day, points[-1].day, most, first_weekday)
    days = [point.day for point in points]
    periods = []
    for start, after in pairwise(starts):
        low, high = bisect_left(days, start), bisect_left(days, after)
        won, lost, tied = _sums(points[low:high])
        moving = shares.after(high - 1) if won + lost + tied else None
        last = after - timedelta(days=1)
        periods.append(ResultsPeriod(start, last, won, lost, tied, moving))
    return periods


def _sums(points: Sequence[ResultsPoint]) -> tuple[int, int, int]:
    """The matches won, lost and tied."""
    return (
        sum(point.won for point in points),
        sum(point.lost for point in points),
        sum(point.tied for point in points),
    )


def _sessions(points: Sequence[ResultsPoint]) -> Iterator[range]:
    """The places of the matches of each session."""
    first = 0
    before: datetime | None = None
    for place, point in enumerate(points):
        if before and point.ended and point.ended - before > SESSION_GAP:
            yield range(first, place)
            first = place
        before = point.ended
    yield range(first, len(points))


def _run_period(points: Sequence[ResultsPoint], shares: MovingShares, run: range) -> ResultsPeriod:
    """The period of matches that follow one another."""
    first, last = points[run.start], points[run.stop - 1]
    assert first.ended is not None and last.ended is not None
    sums, moving = _sums(points[run.start : run.stop]), shares.after(run.stop - 1)
    return ResultsPeriod(first.day, last.day, *sums, moving, (first.ended, last.ended))


def _starts(first: date, last: date, most: int, first_weekday: int) -> list[date]:
    """The first days of all periods from `first` to `last`, and the day after the last one."""
    for length in _DAYS:
        start = first
        if length == 7:
            start -= timedelta(days=(first.isoweekday() - first_weekday) % 7)
        count = (last - start).days // length + 1
        if count <= most:
            return [start + timedelta(days=length * place) for place in range(count + 1)]
    months = next(
        length for length in _month_lengths() if _month_count(first, last, length) <= most
    )
    begin = _month_number(first) // months * months
    count = _month_count(first, last, months)
    return [_month_start(begin + months * place) for place in range(count + 1)]


def _month_lengths() -> Iterator[int]:
    """1, 3, 12 months, then 2, 5, 10, 20, 50 … years; the last ones exceed all dates."""
    yield from _MONTHS
    for power in (1, 10, 100, 1000):
        yield from (12 * power * step for step in (2, 5, 10))


def _month_count(first: date, last: date, length: int) -> int:
    return _month_number(last) // length - _month_number(first) // length + 1


def _month_number(day: date) -> int:
    return day.year * 12 + day.month - 1


def _month_start(number: int) -> date:
    year, month = divmod(number, 12)
    return date(max(1, year), month + 1, 1) if year < 10_000 else date.max
