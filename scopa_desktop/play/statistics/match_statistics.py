"""`MatchStatistics`: matches counted and added up, each as seen from one seat."""

import sqlite3
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final, NamedTuple

from scopa_desktop.ai.confidence import Interval, half_width_for, wilson_interval
from scopa_desktop.ai.levels import character_id
from scopa_desktop.play.statistics.category_sums import CategorySums, category_sums
from scopa_desktop.play.statistics.match_filter import Condition, MatchFilter
from scopa_desktop.play.statistics.match_list import NONE_BESIDE, MatchesBeside, matches_beside
from scopa_desktop.play.statistics.match_sequence import (
    LOST,
    RESULT,
    TIED,
    UNFINISHED,
    WON,
    DayResults,
    MatchRun,
    MatchSequence,
    TimedResult,
)
from scopa_desktop.rules.scoring import SWEEPS_CATEGORY

MOST_SINGLE: Final = 400
"""Of more matches, only the results of each day are told."""

_FEWEST_ROUNDS: Final = 5
"""Rounds from which a mean has an interval: that of two is often wider than a round can differ."""
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


class _Notable(NamedTuple):
    """By what a match stands out, and among which matches, in SQL."""

    order: str
    among: str


_NOTABLE: Final = {
    "best": _Notable("s.lead DESC, s.ended DESC", "s.result = 1"),
    "worst": _Notable("s.lead, s.ended", "s.result = -1"),
    "longest": _Notable("s.rounds DESC, s.ended DESC", "s.result IS NOT NULL"),
    "shortest": _Notable("s.rounds, s.ended", "s.result IS NOT NULL"),
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
    """The statistics of the selected matches that are counted, see `MatchFilter.counted_only`."""
    selection = replace(selection, counted_only=True)
    condition = selection.condition()
    sequence = MatchSequence(
        map(tuple, _rows(connection, f"s.ended, s.match, {RESULT}", condition))
    )
    beside = matches_beside(connection, selection)
    if not sequence.results:
        return MatchStatistics(beside=beside)
    groups = [
        _Group(variant, frozenset(map(character_id, levels.split())), result, matches)
        for variant, levels, result, matches in _rows(
            connection,
            f"s.variant, s.opponent_levels, {RESULT}, count(*)",
            condition,
            "GROUP BY 1, 2, 3",
        )
    ]
    return MatchStatistics(
        results=_results(groups),
        categories=category_sums(connection, condition),
        games=_by_matches((group.variant, group) for group in groups),
        opponents=_by_matches((level, group) for group in groups for level in group.levels),
        days=tuple(sequence.days()),
        single=tuple(sequence.finished()) if len(sequence.results) <= MOST_SINGLE else (),
        beside=beside,
        **_streaks(connection, sequence),
        **_sums(connection, condition),
        **_notable_matches(connection, condition),
    )


def _rows(
    connection: sqlite3.Connection, columns: str, condition: Condition, end: str = ""
) -> sqlite3.Cursor:
    query = f"SELECT {columns} FROM seen AS s WHERE {condition.sql} {end}"
    return connection.execute(query, condition.parameters)


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


def _streak(connection: sqlite3.Connection, sequence: MatchSequence, run: MatchRun) -> Streak:
    first, last = (_id_of(connection, sequence.matches[index]) for index in run)
    return Streak(
        length=run.length,
        first=first,
        last=last,
        began=sequence.ended[run.first],
        ended=sequence.ended[run.last],
    )


def _id_of(connection: sqlite3.Connection, match: int) -> str:
    row = connection.execute("SELECT id FROM match WHERE match = ?", (match,)).fetchone()
    return str(row["id"])


def _sums(connection: sqlite3.Connection, condition: Condition) -> dict[str, Any]:
    columns = ", ".join(f"sum(s.{name}) AS {name}" for name in _SUMS)
    sums = _rows(connection, columns, condition).fetchone()
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
    }


def _notable_matches(connection: sqlite3.Connection, condition: Condition) -> dict[str, Any]:
    found = {name: _notable_match(connection, condition, each) for name, each in _NOTABLE.items()}
    return {name: info for name, info in found.items() if info is not None}


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


def _notable_match(
    connection: sqlite3.Connection, condition: Condition, notable: _Notable
) -> MatchInfo | None:
    """The match that stands out; of those that ended in the same second, that entered first."""
    row = _rows(
        connection,
        "s.*, (SELECT score FROM match AS m WHERE m.match = s.match) AS score",
        condition,
        f"AND {notable.among} ORDER BY {notable.order}, s.match, s.seat LIMIT 1",
    ).fetchone()
    if row is None:
        return None
    totals = tuple(map(int, row["score"].split()))
    own = row["side"]
    return MatchInfo(
        id=row["id"],
        title=row["title"],
        totals=(totals[own], *totals[:own], *totals[own + 1 :]),
        result=row["result"],
        ended=row["ended"],
        rounds=row["rounds"],
        seconds=row["seconds"],
    )


def _length(streak: Streak | None) -> int:
    return 0 if streak is None else streak.length


def _json_of(results: Results) -> dict[str, int]:
    return {"matches": results.matches, **results._asdict()}


def _json_interval(estimate: Estimate | None) -> list[float] | None:
    return None if estimate is None or estimate.interval is None else list(estimate.interval)
