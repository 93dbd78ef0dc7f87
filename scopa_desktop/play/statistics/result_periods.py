"""Results over time: added up by period, with the share of wins of the last matches."""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from datetime import date, datetime, timedelta
from itertools import accumulate, chain, count, pairwise
from typing import Final, NamedTuple

from scopa_desktop.play.statistics.match_sequence import LOST, TIED, WON, DayResults, TimedResult

MOST_PERIODS: Final = 60


class ResultsPeriod(NamedTuple):
    """The results from one day to another, both included, or of one match."""

    first: date
    last: date
    won: int
    lost: int
    tied: int
    share: float | None
    """The share of wins in the last matches up to its end; None if the period has no match."""
    ended: datetime | None = None
    """When the match ended, in local time, if it is one match."""


def results_by_match(matches: Sequence[TimedResult], window: int) -> list[ResultsPeriod]:
    """Each match as a period of its own; the share of wins counts back `window` matches."""
    shares = _moving_shares([(result == WON, 1) for _, result in matches], window)
    periods = []
    for (ended, result), share in zip(matches, shares, strict=True):
        won, lost, tied = (int(result == each) for each in (WON, LOST, TIED))
        periods.append(ResultsPeriod(ended.date(), ended.date(), won, lost, tied, share, ended))
    return periods


def results_by_period(
    days: Sequence[DayResults], window: int, *, most: int = MOST_PERIODS, first_weekday: int = 1
) -> list[ResultsPeriod]:
    """The days added up by the shortest periods of which at most `most` cover them all.

    The periods are days, weeks, months, quarters, or one or more years; they follow one another
    without gaps, so that some may have no match.

    Args:
        days: in the order of time; those without a finished match are left out.
        window: how many matches the share of wins counts back, from whole days.
        most: the largest number of periods, at least 1.
        first_weekday: the day on which a week begins, from 1 for Monday to 7 for Sunday.
    """
    days = [each for each in days if _finished(each)]
    if not days:
        return []
    shares = _moving_shares([(each.won, _finished(each)) for each in days], window)
    dates = [each.day for each in days]
    periods = []
    for start, after in pairwise(_starts(dates[0], dates[-1], most, first_weekday)):
        begin, end = bisect_left(dates, start), bisect_left(dates, after)
        inside = days[begin:end]
        period = ResultsPeriod(
            start,
            after - timedelta(days=1),
            won=sum(each.won for each in inside),
            lost=sum(each.lost for each in inside),
            tied=sum(each.tied for each in inside),
            share=shares[end - 1] if inside else None,
        )
        periods.append(period)
    return periods


def _finished(day: DayResults) -> int:
    return day.won + day.lost + day.tied


def _moving_shares(results: Sequence[tuple[int, int]], window: int) -> list[float]:
    """The share of wins up to each of some numbers of wins and matches.

    Numbers are taken whole, backwards until they hold at least `window` matches or none is left;
    each has a match.
    """
    won = [0, *accumulate(wins for wins, _ in results)]
    matches = [0, *accumulate(total for _, total in results)]
    shares = []
    for end in range(1, len(won)):
        start = max(0, bisect_right(matches, matches[end] - window, 0, end) - 1)
        shares.append((won[end] - won[start]) / (matches[end] - matches[start]))
    return shares


def _starts(first: date, last: date, most: int, first_weekday: int) -> list[date]:
    """The first days of all periods from `first` to `last`, and the day after the last one."""
    week = first - timedelta(days=(first.isoweekday() - first_weekday) % 7)
    for start, length in ((first, 1), (week, 7)):
        periods = (last - start).days // length + 1
        if periods <= most:
            return [start + timedelta(days=length * place) for place in range(periods + 1)]
    months = next(
        length
        for length in chain((1, 3), count(12, 12))
        if _month_number(last) // length - _month_number(first) // length < most
    )
    begin, end = _month_number(first) // months, _month_number(last) // months
    return [_month_start(place * months) for place in range(begin, end + 2)]


def _month_number(day: date) -> int:
    return day.year * 12 + day.month - 1


def _month_start(number: int) -> date:
    year, month = divmod(number, 12)
    return date(max(1, year), month + 1, 1) if year < 10_000 else date.max
