"""Matches in the order in which they ended: streaks, results of days, accuracy of weeks."""

import re
import sqlite3
from bisect import bisect_left
from collections.abc import Iterable, Iterator
from datetime import date, datetime, timedelta, timezone
from typing import Final, NamedTuple

from scopa_desktop.ai.review.match_review import DEFAULT_DEPTH, accuracy
from scopa_desktop.play.statistics.match_filter import MatchFilter
from scopa_desktop.play.storage.times import start_of_day, time_of_seconds

LOST, TIED, WON, UNFINISHED = range(4)
"""The results of matches as bytes of a sequence: those of the database, and 1 more."""
RESULT: Final = f"ifnull(s.result + 1, {UNFINISHED})"
"""The result of a row of `seen AS s`, in SQL."""


class MatchRun(NamedTuple):
    """Matches that follow one another: their places in the sequence, from 0, both included."""

    first: int
    last: int

    @property
    def length(self) -> int:
        return self.last - self.first + 1


class DayResults(NamedTuple):
    """The matches that ended on a day in local time."""

    day: date
    won: int
    lost: int
    tied: int
    unfinished: int

    @property
    def matches(self) -> int:
        return self.won + self.lost + self.tied + self.unfinished


class TimedResult(NamedTuple):
    """A finished match."""

    ended: datetime
    """In local time."""
    result: int
    """`WON`, `LOST` or `TIED`."""


class MatchSequence:
    """Matches in the order in which they ended.

    Those that ended in the same second, as imported ones often do, are in the order in which they
    were entered.
    """

    def __init__(self, matches: Iterable[tuple[int, int, int]]) -> None:
        """`matches` are the end of each, in seconds since 1970, its number and its result."""
        ordered = sorted(matches)
        self.ended: Final = [ended for ended, _, _ in ordered]
        self.matches: Final = [match for _, match, _ in ordered]
        """The numbers of the matches."""
        self.results: Final = bytes(result for _, _, result in ordered)

    def longest_run(self, result: int) -> MatchRun | None:
        """The longest run with a result, the latest of several; None if there is none.

        Any other result ends a run, that of an unfinished match too.
        """
        runs = re.findall(re.escape(bytes([result])) + b"+", self.results)
        if not runs:
            return None
        longest = max(runs, key=len)
        first = self.results.rindex(longest)
        return MatchRun(first, first + len(longest) - 1)

    def current_run(self, result: int) -> MatchRun | None:
        """The run that lasts until the end; None if the last match has another result."""
        total = len(self.results)
        first = len(self.results.rstrip(bytes([result])))
        return MatchRun(first, total - 1) if first < total else None

    def finished(self) -> Iterator[TimedResult]:
        """The finished matches one by one."""
        for ended, result in zip(self.ended, self.results, strict=True):
            if result != UNFINISHED:
                yield TimedResult(time_of_seconds(ended).astimezone(), result)

    def days(self) -> Iterator[DayResults]:
        """The results of each day with a match, in order."""
        first = 0
        while first < len(self.ended):
            day = time_of_seconds(self.ended[first]).astimezone().date()
            after = bisect_left(self.ended, start_of_day(day, after=1), first + 1)
            inside = self.results[first:after]
            yield DayResults(day, *map(inside.count, (WON, LOST, TIED, UNFINISHED)))
            first = after


class WeekAccuracy(NamedTuple):
    """The accuracy in the reviewed matches that ended in one week."""

    week: date
    """Its Monday, in local time."""
    accuracy: int


def accuracy_course(connection: sqlite3.Connection, selection: MatchFilter) -> list[WeekAccuracy]:
    """The weeks with reviewed decisions of the selected seats, in the order of time.

    Matches in which somebody else played for a person are left out: the results do not say whose
    the moves were.
    """
    condition = selection.condition()
    rows = connection.execute(
        "SELECT s.ended, json_extract(r.result, '$.loss.value')"
        " FROM seen AS s JOIN match AS m ON m.match = s.match JOIN review AS r ON r.match = s.match"
        " WHERE r.depth = ? AND r.move > 0 AND json_valid(r.result)"
        " AND json_extract(r.result, '$.seat') = s.seat"
        " AND json_extract(r.result, '$.loss.is_indifferent') = 0 AND m.substitutes = 0"
        f" AND {condition.sql} ORDER BY s.ended",
        (DEFAULT_DEPTH, *condition.parameters),
    )
    weeks: dict[date, list[float]] = {}
    for ended, value in rows:
        day = datetime.fromtimestamp(ended, timezone.utc).astimezone().date()
        monday = day - timedelta(days=day.weekday())
        weeks.setdefault(monday, []).append(value)
    return [
        WeekAccuracy(week, accuracy(10 * sum(losses) / len(losses)))
        for week, losses in weeks.items()
    ]
