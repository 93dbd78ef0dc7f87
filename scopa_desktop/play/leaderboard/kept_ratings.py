"""Ratings of profiles that are kept in the database, so that only new matches are rated.

The table `kept_rating` has the ratings of all profiles at the end of each `PERIOD` with a rated
match, and after the last one. The triggers of the schema remove the ratings after any match that is
inserted, changed or deleted; the next computation begins with the last ones left. It makes the same
steps in the same order as one from the first match on, so the figures are the same to the last bit.
"""

import sqlite3
from collections.abc import Mapping
from datetime import datetime
from typing import Any, Final

from scopa_desktop.play.history.kept_content import digest_of, read, written
from scopa_desktop.play.leaderboard.rated_matches import rated_matches
from scopa_desktop.play.leaderboard.ratings import ProfileRatings, RatedProfile, RatingRecord
from scopa_desktop.play.statistics.glicko2 import PERIODS_PER_DAY, TAU, Rating
from scopa_desktop.play.storage.database import keep, snapshot
from scopa_desktop.play.storage.times import time_of_seconds

PERIOD: Final = 30 * 24 * 60 * 60
"""Seconds between two times at which ratings are kept."""
VERSION: Final = 1
"""Part of what ratings depend on; to be raised when the same matches are rated differently."""

_ALL_GAMES: Final = ""


def kept_records(
    connection: sqlite3.Connection,
    characters: Mapping[str, Rating],
    game: str | None,
    now: datetime,
) -> dict[str, RatingRecord]:
    """The ratings of the profiles by id, in one game or, for None, in all games together.

    `characters` are the ratings of the computer players by level. Raises `sqlite3.DatabaseError`.
    """
    name, basis = game or _ALL_GAMES, _basis_of(characters)
    with snapshot(connection):
        since, profiles = _last_kept(connection, name, basis)
        ratings = ProfileRatings(characters, profiles)
        states: dict[int, dict[str, RatedProfile]] = {}
        period_end: int | None = None
        last = None
        for match in rated_matches(connection, game, since):
            last = int(match.ended.timestamp())
            if period_end is not None and last >= period_end:
                states[period_end] = dict(ratings.profiles)
            if period_end is None or last >= period_end:
                period_end = (last // PERIOD + 1) * PERIOD
            ratings.add(match)
        if last is not None:
            states[last + 1] = ratings.profiles
            _keep(connection, name, basis, since, states)
    return ratings.records(now)


def _basis_of(characters: Mapping[str, Rating]) -> str:
    """A digest of what the ratings depend on beside the matches."""
    ratings = sorted((level, tuple(rating)) for level, rating in characters.items())
    return digest_of(VERSION, TAU, PERIODS_PER_DAY, ratings)


def _last_kept(
    connection: sqlite3.Connection, game: str, basis: str
) -> tuple[int | None, dict[str, RatedProfile]]:
    """The time before which all matches are rated, and the ratings then; None if none is."""
    rows = connection.execute(
        "SELECT until, content, digest FROM kept_rating WHERE game = ? ORDER BY until DESC", (game,)
    )
    for until, text, digest in rows:
        content = read(text, digest, game, until, basis)
        if content is not None:
            return until, {profile: _rated_profile(*numbers) for profile, *numbers in content}
    return None, {}


def _rated_profile(*numbers: Any) -> RatedProfile:
    """A profile from the numbers that `_keep` has written."""
    *rating, won, lost, last = numbers
    return RatedProfile(RatingRecord(Rating(*rating), won, lost), time_of_seconds(last))


def _keep(
    connection: sqlite3.Connection,
    game: str,
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
        rows.append((game, until, *written(content, game, until, basis)))
    old = "DELETE FROM kept_rating WHERE game = ? AND (? IS NULL OR until > ? OR until % ? <> 0)"
    new = "INSERT OR REPLACE INTO kept_rating VALUES (?, ?, ?, ?)"
    keep(connection, [(old, [(game, since, since, PERIOD)]), (new, rows)])
