"""Matches in the order in which they ended: streaks, and the results of each day."""

import re
import sqlite3
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Sequence
from datetime import date, datetime
from typing import Final, NamedTuple

from scopa_desktop.play.storage.times import start_of_day, time_of_seconds

LOST, TIED, WON, UNFINISHED = range(4)
"""The results of matches as bytes of a sequence: those of the database, and 1 more."""
RESULT: Final = f"ifnull(s.result + 1, {UNFINISHED})"
"""The result of a row of `seat AS s`, in SQL."""

_RESULT_BITS: Final = 2
_KEY_BITS: Final = 28
_ENDED_SHIFT: Final = _RESULT_BITS + _KEY_BITS
PLACE: Final = f"(ifnull(s.ended, 0) << {_ENDED_SHIFT}) + (s.match << {_RESULT_BITS}) + {RESULT}"
"""When a match of a row of `seat AS s` ended, its key and its result as one whole number, in SQL.

One number is read several times as fast as three. The times fit until 2500, and 268 million keys.
"""
_MOST_PARAMETERS: Final = 500
"""SQLite allows 999 for a statement in all versions."""


class Run(NamedTuple):
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
    """Matches in the order in which they ended."""

    def __init__(self, places: Sequence[int]) -> None:
        """`places` are the values of `PLACE`, ascending by time."""
        self._places = places
        self.results: Final = bytes([place & 3 for place in places])
        self.ended: Final = [place >> _ENDED_SHIFT for place in places]
        """In seconds since 1970; 0 where it is unknown."""

    @classmethod
    def of(cls, connection: sqlite3.Connection, places: Sequence[int]) -> "MatchSequence":
        """The sequence of these values of `PLACE`, in any order.

        Matches that ended in the same second, as imported ones often do, are in the order of the
        numbers of their files: a rebuild changes the keys, but not the files.
        """
        sequence = cls(sorted(places))
        times = Counter(sequence.ended)
        if len(times) == len(places):
            return sequence
        tied = [
            _key(place)
            for place, ended in zip(sequence._places, sequence.ended, strict=True)
            if times[ended] > 1
        ]
        files = _files(connection, tied)
        return cls(
            sorted(
                sequence._places,
                key=lambda place: (place >> _ENDED_SHIFT, files.get(_key(place), (0, ""))),
            )
        )

    def match(self, index: int) -> int:
        return _key(self._places[index])

    def longest_run(self, result: int) -> Run | None:
        """The longest run with a result, the latest of several; None if there is none.

        Any other result ends a run, that of an unfinished match too.
        """
        runs = re.findall(re.escape(bytes([result])) + b"+", self.results)
        if not runs:
            return None
        longest = max(runs, key=len)
        first = self.results.rindex(longest)
        return Run(first, first + len(longest) - 1)

    def current_run(self, result: int) -> Run | None:
        """The run that lasts until the end; None if the last match has another result."""
        total = len(self.results)
        first = len(self.results.rstrip(bytes([result])))
        return Run(first, total - 1) if first < total else None

    def finished(self) -> Iterator[TimedResult]:
        """The finished matches one by one; without matches of unknown times."""
        for ended, result in zip(self.ended, self.results, strict=True):
            if ended and result != UNFINISHED:
                yield TimedResult(time_of_seconds(ended).astimezone(), result)

    def days(self) -> Iterator[DayResults]:
        """The results of each day with a match, in order; without matches of unknown times."""
        first = bisect_left(self.ended, 1)
        while first < len(self.ended):
            day = time_of_seconds(self.ended[first]).astimezone().date()
            after = bisect_left(self.ended, start_of_day(day, after=1), first + 1)
            inside = self.results[first:after]
            yield DayResults(day, *map(inside.count, (WON, LOST, TIED, UNFINISHED)))
            first = after


def _key(place: int) -> int:
    return place >> _RESULT_BITS & ((1 << _KEY_BITS) - 1)


def _files(connection: sqlite3.Connection, keys: Sequence[int]) -> dict[int, tuple[int, str]]:
    """By which the matches of one second are sorted: `2.scopa` before `10.scopa`."""
    files: dict[int, tuple[int, str]] = {}
    for first in range(0, len(keys), _MOST_PARAMETERS):
        some = keys[first : first + _MOST_PARAMETERS]
        rows = connection.execute(
            "SELECT match, length(file), file FROM match"
            f" WHERE file IS NOT NULL AND match IN ({', '.join('?' * len(some))})",
            some,
        )
        files.update((match, (length, file)) for match, length, file in rows)
    return files
