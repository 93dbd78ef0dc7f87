"""Ratings of profiles that are kept in the database, so that only new matches are rated.

The table `kept_rating` has the ratings of all profiles at the end of each `PERIOD` with a rated
match, and after the last one. The triggers of the schema remove the ratings after any match that is
inserted, changed or deleted; the next computation begins with the last ones left. It makes the same
steps in the same order as one from the first match on, so the figures are the same to the last bit.
"""

import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime, timezone
from functools import lru_cache
from itertools import groupby, starmap
from operator import itemgetter
from typing import Any, Final, NamedTuple

from scopa_desktop.ai.levels import find_level, without_conventions
from scopa_desktop.play.history.kept_queries import digest_of, read, written
from scopa_desktop.play.leaderboard.ratings import (
    Competitor,
    ProfileRatings,
    RatedMatch,
    RatedProfile,
    RatingRecord,
)
from scopa_desktop.play.statistics.glicko2 import PERIODS_PER_DAY, TAU, Rating
from scopa_desktop.play.storage.database import keep, snapshot
from scopa_desktop.play.storage.times import time_of_seconds

# The condition is, word for word, that of the index `rated_match`.
_QUERY: Final = """
SELECT m.match, m.variant, m.ended, m.winner, s.side, s.level, s.profile
FROM match AS m INDEXED BY rated_match CROSS JOIN seat AS s USING (match)
WHERE m.origin = 'played' AND m.ending = 'finished' AND m.winner IS NOT NULL AND m.persons = 1
    AND m.undos = 0 AND m.hints = 0 AND m.coach = 0 AND m.substitutes = 0
    AND m.ended >= :since AND (:game IS NULL OR m.variant = :game)
    AND m.competitive >= :competitive
ORDER BY m.ended, length(m.file), m.file, m.match, s.seat
"""
_ALWAYS: Final = -(1 << 63)
"""The smallest number of SQLite."""


def rated_matches(
    connection: sqlite3.Connection,
    game: str | None,
    since: int | None = None,
    *,
    competitive_only: bool = False,
) -> Iterator[RatedMatch]:
    """The matches of the history that count for ratings, in the order in which they ended.

    They were played here to their end, from a deal of their own, without undo, hints or coach; of a
    match that was imported without its note none of that is known. Nobody sat in for anybody, and
    the game did not play for a person; a match of several people of one computer does not count.
    Options of the game and the number of players make no difference. With `since`, in seconds since
    1970, only those that ended then or later.
    """
    cursor = connection.cursor()
    cursor.row_factory = None
    rows = cursor.execute(
        _QUERY,
        {
            "since": _ALWAYS if since is None else since,
            "game": game,
            "competitive": competitive_only,
        },
    )
    for _, seats in groupby(rows, key=itemgetter(0)):
        yield _rated_match(list(seats))


def _rated_match(seats: Sequence[tuple[Any, ...]]) -> RatedMatch:
    _, game, ended, winner, *_ = seats[0]
    sides: dict[int, list[Competitor | None]] = {}
    for *_, side, level, profile in seats:
        sides.setdefault(side, []).append(_competitor(level, profile))
    return RatedMatch(
        game,
        time_of_seconds(ended),
        [sides[side] for side in sorted(sides)],
        winner,
    )


@lru_cache(maxsize=256)
def _competitor(level: str, profile: str | None) -> Competitor | None:
    """Who sat in a seat; the conventions between partners make no other character."""
    if profile:
        return Competitor(profile=profile)
    return Competitor(level=without_conventions(level)) if find_level(level) else None


PERIOD: Final = 30 * 24 * 60 * 60
"""Seconds between two times at which ratings are kept."""
MOST_RATED_AGAIN: Final = 3_000
"""The most matches that are rated again for the course of a rating."""
VERSION: Final = 1
"""Part of what ratings depend on; to be raised when the same matches are rated differently."""

_ALL_GAMES: Final = ""


class _Kept(NamedTuple):
    """Which ratings are kept."""

    competitive_only: bool
    game: str


def kept_records(
    connection: sqlite3.Connection,
    characters: Mapping[str, Rating],
    game: str | None,
    now: datetime,
    *,
    competitive_only: bool = False,
) -> dict[str, RatingRecord]:
    """The ratings of the profiles by id, in one game or, for None, in all games together.

    They are those from all matches that count, or from competitive ones alone.

    `characters` are the ratings of the computer players by level. Raises `sqlite3.DatabaseError`.
    """
    basis = _basis_of(characters)
    table = _Kept(competitive_only, game or _ALL_GAMES)
    with snapshot(connection):
        since, profiles = _last_kept(connection, table, basis)
        ratings = ProfileRatings(characters, profiles)
        states: dict[int, dict[str, RatedProfile]] = {}
        period_end: int | None = None
        last = None
        for match in rated_matches(connection, game, since, competitive_only=competitive_only):
            last = int(match.ended.timestamp())
            if period_end is not None and last >= period_end:
                states[period_end] = dict(ratings.profiles)
            if period_end is None or last >= period_end:
                period_end = (last // PERIOD + 1) * PERIOD
            ratings.add(match)
        if last is not None:
            states[last + 1] = ratings.profiles
            _keep(connection, table, basis, since, states)
    return ratings.records(now)


class RatedTime(NamedTuple):
    """A rating after a match, or at the end of a period with matches."""

    time: datetime
    rating: Rating


def rating_course(
    connection: sqlite3.Connection,
    characters: Mapping[str, Rating],
    profile: str,
    game: str | None,
) -> list[RatedTime]:
    """The ratings of a profile in the order of time, in a game or, for None, in all games.

    After each rated match; in a history with more than `MOST_RATED_AGAIN` of them, at the end of
    each `PERIOD`, as they are kept. Raises `sqlite3.DatabaseError`.
    """
    ratings, course = ProfileRatings(characters, {}), []
    for number, match in enumerate(rated_matches(connection, game)):
        if number == MOST_RATED_AGAIN:
            return _kept_course(connection, characters, profile, game)
        before = ratings.profiles.get(profile)
        ratings.add(match)
        after = ratings.profiles.get(profile)
        if after is not None and after is not before:
            course.append(RatedTime(match.ended, after.record.rating))
    return course


def _kept_course(
    connection: sqlite3.Connection,
    characters: Mapping[str, Rating],
    profile: str,
    game: str | None,
) -> list[RatedTime]:
    kept_records(connection, characters, game, datetime.now(timezone.utc))
    basis, table = _basis_of(characters), _Kept(competitive_only=False, game=game or _ALL_GAMES)
    rows = connection.execute(
        "SELECT until, content, digest FROM kept_rating WHERE competitive = ? AND game = ?"
        " ORDER BY until",
        table,
    )
    course = {}
    for until, text, digest in rows:
        for each, *numbers in read(text, digest, *table, until, basis) or ():
            if each == profile:
                rated = _rated_profile(*numbers)
                course[rated.last] = rated.record.rating
    return list(starmap(RatedTime, course.items()))


def _basis_of(characters: Mapping[str, Rating]) -> str:
    """A digest of what the ratings depend on beside the matches."""
    ratings = sorted((level, tuple(rating)) for level, rating in characters.items())
    return digest_of(VERSION, TAU, PERIODS_PER_DAY, ratings)


def _last_kept(
    connection: sqlite3.Connection, table: _Kept, basis: str
) -> tuple[int | None, dict[str, RatedProfile]]:
    """The time before which all matches are rated, and the ratings then; None if none is."""
    rows = connection.execute(
        "SELECT until, content, digest FROM kept_rating WHERE competitive = ? AND game = ?"
        " ORDER BY until DESC",
        table,
    )
    for until, text, digest in rows:
        content = read(text, digest, *table, until, basis)
        if content is not None:
            return until, {profile: _rated_profile(*numbers) for profile, *numbers in content}
    return None, {}


def _rated_profile(*numbers: Any) -> RatedProfile:
    """A profile from the numbers that `_keep` has written."""
    *rating, won, lost, last = numbers
    return RatedProfile(RatingRecord(Rating(*rating), won, lost), time_of_seconds(last))


def _keep(
    connection: sqlite3.Connection,
    table: _Kept,
    basis: str,
    since: int | None,
    states: Mapping[int, Mapping[str, RatedProfile]],
) -> None:
    """Keep the ratings at some times after `since`.

    Those after the last match take the place of those after an earlier one.
    """
    rows = []
    for until, profiles in states.items():
        content = [
            (profile, *record.rating, record.won, record.lost, int(last.timestamp()))
            for profile, (record, last) in profiles.items()
        ]
        rows.append((*table, until, *written(content, *table, until, basis)))
    old = (
        "DELETE FROM kept_rating WHERE competitive = ? AND game = ?"
        " AND (? IS NULL OR until > ? OR until % ? <> 0)"
    )
    new = "INSERT OR REPLACE INTO kept_rating VALUES (?, ?, ?, ?, ?)"
    keep(connection, [(old, [(*table, since, since, PERIOD)]), (new, rows)])
