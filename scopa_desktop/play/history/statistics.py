"""`MatchStatistics`: matches counted and added up, each as seen from one seat."""

import sqlite3
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from itertools import starmap
from typing import Any, Final, NamedTuple

from scopa_desktop.ai.confidence import Interval, half_width_for, wilson_interval
from scopa_desktop.ai.levels import character_id
from scopa_desktop.play.history.category_sums import CategorySums, category_sums
from scopa_desktop.play.history.kept_queries import kept_rows
from scopa_desktop.play.history.match_filter import Condition, MatchFilter
from scopa_desktop.play.history.match_list import NONE_BESIDE, MatchesBeside, matches_beside
from scopa_desktop.play.history.match_sequence import (
    LOST,
    PLACE,
    RESULT,
    TIED,
    UNFINISHED,
    WON,
    DayResults,
    MatchSequence,
    Run,
    TimedResult,
)
from scopa_desktop.rules.scoring import SWEEPS_CATEGORY

MOST_SINGLE: Final = 400
"""Of more matches, only the results of each day are told."""

_FEWEST_ROUNDS: Final = 5
"""Rounds from which a mean has an interval: that of two is often wider than a round can differ."""
_ENDED_BITS: Final = 34
_SUMS: Final = (
    "rounds",
    "rounds_won",
    "rounds_lost",
    "points",
    "squares",
    "margin",
    "margin_squares",
    "sweeps",
    "sweeps_against",
    "seconds",
)


class _Extreme(NamedTuple):
    """By what a match stands out, and among which matches, in SQL."""

    function: str
    column: str
    among: str


_NOTABLE: Final = {
    "best": _Extreme("max", "s.lead", "s.result = 1"),
    "worst": _Extreme("min", "s.lead", "s.result = -1"),
    "longest": _Extreme("max", "s.rounds", "s.result IS NOT NULL"),
    "shortest": _Extreme("min", "s.rounds", "s.result IS NOT NULL"),
}


class Estimate(NamedTuple):
    """A mean over rounds, and its 95 % interval."""

    mean: float
    interval: Interval | None
    """None for too few rounds."""


class Results(NamedTuple):
    """Matches by their results."""

    won: int = 0
    lost: int = 0
    tied: int = 0
    unfinished: int = 0

    @property
    def matches(self) -> int:
        return sum(self)

    @property
    def finished(self) -> int:
        """The matches that were played to their end."""
        return self.won + self.lost + self.tied

    @property
    def share_won(self) -> float | None:
        """The share of the finished matches that were won; None without any."""
        return self.won / self.finished if self.finished else None

    @property
    def interval(self) -> Interval:
        """The 95 % Wilson interval of that share."""
        return wilson_interval(self.won, self.finished)


NO_MATCHES: Final = Results()


class MatchInfo(NamedTuple):
    """A match that stands out."""

    id: str
    """Of its note."""
    title: str
    """The player's name for the rules, or the game's."""
    ended: int
    """In seconds since 1970, UTC."""
    totals: tuple[int, ...]
    """The points of the own side, then those of the others."""
    result: int
    """`WON`, `TIED` or `LOST` of `match_rows`."""
    rounds: int
    seconds: int
    """The time played; 0 if unknown."""


class Streak(NamedTuple):
    """Matches that follow one another with the same result."""

    length: int
    first: str
    """The id of the first match."""
    last: str
    began: int
    """When the first match ended, in seconds since 1970."""
    ended: int
    """When the last one ended."""


@dataclass(frozen=True)
class MatchStatistics:
    """Statistics of matches, each seen from one seat; sides are those of that seat."""

    results: Results = NO_MATCHES
    rounds: int = 0
    """The number of scored rounds."""
    rounds_won: int = 0
    """The rounds with more points than every other side."""
    rounds_lost: int = 0
    """The rounds in which another side had more points."""
    points: int = 0
    points_per_round: Estimate | None = None
    """None without rounds, as `margin_per_round`."""
    margin_per_round: Estimate | None = None
    """The points less those of the best other side."""
    sweeps_for: int = 0
    """The number of sweeps of the own side."""
    sweeps_against: int = 0
    seconds: int = 0
    """The time played, as far as it is known."""
    categories: Mapping[str, CategorySums] = field(default_factory=dict)
    """By the name in score lines."""
    games: tuple[tuple[str, Results], ...] = ()
    """By the id of the game, the most played first."""
    opponents: tuple[tuple[str, Results], ...] = ()
    """By the level of an opponent, the most played first. A match counts once for each level that
    sat on another side; a level that keeps to the partner conventions is not a level of its own."""
    days: tuple[DayResults, ...] = ()
    """The days with a match, in order."""
    single: tuple[TimedResult, ...] = ()
    """The finished matches in order, if there are at most `MOST_SINGLE` of all kinds."""
    current_streak: Streak | None = None
    """The matches won up to the last one; None if it was not won."""
    longest_streak: Streak | None = None
    """The most matches won in a row; an unfinished match ends a streak."""
    longest_losing_streak: Streak | None = None
    best: MatchInfo | None = None
    """The match that was won with the largest lead over the best other side."""
    worst: MatchInfo | None = None
    """The match that was lost with the largest lead of the best other side."""
    longest: MatchInfo | None = None
    """The finished match with the most rounds."""
    shortest: MatchInfo | None = None
    beside: MatchesBeside = NONE_BESIDE
    """The matches that the filter would select if they were those of the profile."""

    @property
    def matches(self) -> int:
        return self.results.matches

    @property
    def rounds_tied(self) -> int:
        """The rounds in which no side had the most points alone, but the own side as many."""
        return self.rounds - self.rounds_won - self.rounds_lost

    @property
    def sweep_points(self) -> int:
        return self.categories.get(SWEEPS_CATEGORY, CategorySums()).points

    def as_json(self) -> dict[str, Any]:
        """The statistics as a JSON object."""
        points, margin = self.points_per_round, self.margin_per_round
        return {
            **_json_of(self.results),
            **self.beside._asdict(),
            "rounds": self.rounds,
            "rounds_won": self.rounds_won,
            "rounds_lost": self.rounds_lost,
            "rounds_tied": self.rounds_tied,
            "points": self.points,
            "points_per_round": None if points is None else points.mean,
            "points_per_round_interval": _json_interval(points),
            "margin_per_round": None if margin is None else margin.mean,
            "margin_per_round_interval": _json_interval(margin),
            "categories": {name: sums._asdict() for name, sums in self.categories.items()},
            "sweeps_for": self.sweeps_for,
            "sweeps_against": self.sweeps_against,
            "sweep_points": self.sweep_points,
            "current_streak": _length(self.current_streak),
            "longest_streak": _length(self.longest_streak),
            "longest_losing_streak": _length(self.longest_losing_streak),
            "games": {game: _json_of(results) for game, results in self.games},
            "opponents": {level: _json_of(results) for level, results in self.opponents},
            "seconds": self.seconds,
        }


class _Group(NamedTuple):
    """The number of matches of a game against certain levels with a result."""

    variant: str
    levels: frozenset[str]
    result: int
    """As in `match_sequence`."""
    matches: int


def statistics_of(connection: sqlite3.Connection, selection: MatchFilter) -> MatchStatistics:
    """The statistics of the selected matches; those that were replayed are never counted.

    Not to be called in a transaction. Raises `sqlite3.DatabaseError`.
    """
    selection = replace(selection, counted_only=True)
    condition = selection.condition()
    places = _places(connection, condition)
    if not places:
        return MatchStatistics(beside=matches_beside(connection, selection))
    groups = list(starmap(_group, _texts(connection, condition)))
    sequence = MatchSequence.of(connection, places)
    return MatchStatistics(
        results=_results(groups),
        categories=category_sums(connection, condition),
        games=_by_matches((group.variant, group) for group in groups),
        opponents=_by_matches((level, group) for group in groups for level in group.levels),
        days=tuple(sequence.days()),
        single=tuple(sequence.finished()) if len(places) <= MOST_SINGLE else (),
        beside=matches_beside(connection, selection),
        **_streaks(connection, sequence),
        **_sums_and_notable(connection, condition),
    )


def _places(connection: sqlite3.Connection, condition: Condition) -> list[int]:
    """The `PLACE` of each match."""
    cursor = connection.cursor()
    cursor.row_factory = lambda _cursor, row: row[0]
    query = f"SELECT {PLACE} FROM seat AS s WHERE {condition.sql}"
    return cursor.execute(query, condition.parameters).fetchall()


def _texts(connection: sqlite3.Connection, condition: Condition) -> Iterable[tuple[str, int]]:
    """The texts that `_group` reads, each with the number of its matches."""
    query = (
        f"SELECT s.variant || s.opponent_levels || {RESULT}, count(*) FROM seat AS s"
        f" WHERE {condition.sql} GROUP BY 1"
    )
    return map(tuple, kept_rows(connection, query, condition.parameters))


def _group(text: str, matches: int) -> _Group:
    variant, *levels, result = text.split()
    return _Group(variant, frozenset(map(character_id, levels)), int(result), matches)


def _results(groups: Iterable[_Group]) -> Results:
    sums: Counter[int] = Counter()
    for group in groups:
        sums[group.result] += group.matches
    return Results(sums[WON], sums[LOST], sums[TIED], sums[UNFINISHED])


def _by_matches(groups: Iterable[tuple[str, _Group]]) -> tuple[tuple[str, Results], ...]:
    """The results of each name, that with the most matches first."""
    of_names: dict[str, list[_Group]] = {}
    for name, group in groups:
        of_names.setdefault(name, []).append(group)
    results = [(name, _results(groups_of_name)) for name, groups_of_name in of_names.items()]
    return tuple(sorted(results, key=lambda entry: (-entry[1].matches, entry[0])))


def _streaks(connection: sqlite3.Connection, sequence: MatchSequence) -> dict[str, Any]:
    runs = {
        "current_streak": sequence.current_run(WON),
        "longest_streak": sequence.longest_run(WON),
        "longest_losing_streak": sequence.longest_run(LOST),
    }
    return {name: _streak(connection, sequence, run) for name, run in runs.items() if run}


def _streak(connection: sqlite3.Connection, sequence: MatchSequence, run: Run) -> Streak:
    first, last = (
        connection.execute("SELECT id FROM match WHERE match = ?", (sequence.match(index),))
        for index in run
    )
    return Streak(
        length=run.length,
        first=first.fetchone()[0],
        last=last.fetchone()[0],
        began=sequence.ended[run.first],
        ended=sequence.ended[run.last],
    )


def _sums_and_notable(connection: sqlite3.Connection, condition: Condition) -> dict[str, Any]:
    columns = [f"sum(s.{name})" for name in _SUMS]
    # The extreme together with the time of its match; keys change when a database is rebuilt.
    columns += [
        f"{extreme}(({column} << {_ENDED_BITS}) + ifnull(s.ended, 0)) FILTER (WHERE {among})"
        for extreme, column, among in _NOTABLE.values()
    ]
    query = f"SELECT {', '.join(columns)} FROM seat AS s WHERE {condition.sql}"
    [row] = kept_rows(connection, query, condition.parameters)
    sums = dict(zip(_SUMS, row[: len(_SUMS)], strict=True))
    notable = zip(_NOTABLE, row[len(_SUMS) :], strict=True)
    return {
        "rounds": sums["rounds"],
        "rounds_won": sums["rounds_won"],
        "rounds_lost": sums["rounds_lost"],
        "points": sums["points"],
        "points_per_round": _estimate(sums["rounds"], sums["points"], sums["squares"]),
        "margin_per_round": _estimate(sums["rounds"], sums["margin"], sums["margin_squares"]),
        "sweeps_for": sums["sweeps"],
        "sweeps_against": sums["sweeps_against"],
        "seconds": sums["seconds"],
        **{
            name: _info(connection, condition, _NOTABLE[name].column, number)
            for name, number in notable
            if number is not None
        },
    }


def _estimate(rounds: int, total: int, squares: int) -> Estimate | None:
    """The mean of a figure of rounds, from its sum and the sum of its squares."""
    if not rounds:
        return None
    mean = total / rounds
    if rounds < _FEWEST_ROUNDS:
        return Estimate(mean, None)
    # In whole numbers, which are exact.
    variance = (rounds * squares - total * total) / (rounds * (rounds - 1))
    half = half_width_for(variance, rounds)
    if half is None:
        return Estimate(mean, None)
    return Estimate(mean, Interval(mean - half, mean + half))


def _info(
    connection: sqlite3.Connection, condition: Condition, column: str, number: int
) -> MatchInfo:
    """The match with an extreme and a time that `_sums_and_notable` packed into a number."""
    row = connection.execute(
        "SELECT m.id, m.title, m.score, s.side, s.result, s.ended, s.rounds, s.seconds"
        " FROM seat AS s CROSS JOIN match AS m USING (match)"
        f" WHERE {condition.sql} AND s.ended IS ? AND {column} = ?"
        " ORDER BY length(m.file), m.file, s.seat LIMIT 1",
        (
            *condition.parameters,
            number & ((1 << _ENDED_BITS) - 1) or None,
            number >> _ENDED_BITS,
        ),
    ).fetchone()
    totals = tuple(map(int, row["score"].split()))
    own = row["side"]
    return MatchInfo(
        id=row["id"],
        title=row["title"],
        totals=(totals[own], *totals[:own], *totals[own + 1 :]),
        result=row["result"],
        ended=row["ended"] or 0,
        rounds=row["rounds"],
        seconds=row["seconds"],
    )


def _length(streak: Streak | None) -> int:
    return 0 if streak is None else streak.length


def _json_of(results: Results) -> dict[str, int]:
    return {"matches": results.matches, **results._asdict()}


def _json_interval(estimate: Estimate | None) -> list[float] | None:
    return None if estimate is None or estimate.interval is None else list(estimate.interval)
