"""Ratings of profiles that are kept in the database, so that only new matches are rated.

The table `kept_rating` has the ratings of all profiles at the end of each `PERIOD` with a rated
match, and after the last one. The triggers of the schema remove the ratings after any match that is
inserted, changed or deleted; the next computation begins with the last ones left. It makes the same
steps in the same order as one from the first match on, so the figures are the same to the last bit.
"""

import sqlite3
from collections.abc import Mapping
from datetime import datetime, timezone
from itertools import starmap
from typing import Any, Final, NamedTuple

from scopa_desktop.play.history.kept_content import digest_of, read, written
from scopa_desktop.play.leaderboard.rated_matches import rated_matches
from scopa_desktop.play.leaderboard.ratings import ProfileRatings, RatedProfile, RatingRecord
from scopa_desktop.play.statistics.glicko2 import PERIODS_PER_DAY, TAU, Rating
from scopa_desktop.play.storage.database import keep, snapshot
from scopa_desktop.play.storage.times import time_of_seconds

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
