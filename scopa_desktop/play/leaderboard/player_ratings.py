"""Ratings of profiles, worked out from all their rated matches."""

import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime
from functools import lru_cache
from itertools import groupby
from operator import itemgetter
from typing import Any, Final, NamedTuple

from scopa_desktop.ai.levels import find_level, without_conventions
from scopa_desktop.play.leaderboard.glicko2 import Rating
from scopa_desktop.play.leaderboard.ratings import (
    Competitor,
    ProfileRatings,
    RatedMatch,
    RatingRecord,
)
from scopa_desktop.play.storage.times import time_of_seconds

_QUERY: Final = """
SELECT m.match, m.variant, m.ended, m.winner, s.side, s.level, s.profile
FROM match AS m CROSS JOIN seat AS s ON s.match = m.match
WHERE m.origin = 'played' AND m.ending = 'finished' AND m.winner IS NOT NULL AND m.persons = 1
    AND m.undos = 0 AND m.hints = 0 AND m.coach = 0 AND m.substitutes = 0
    AND (:game IS NULL OR m.variant = :game) AND m.competitive >= :competitive
ORDER BY m.ended, m.match, s.seat
"""


def rated_matches(
    connection: sqlite3.Connection, game: str | None, *, competitive_only: bool = False
) -> Iterator[RatedMatch]:
    """The matches that count for ratings, in the order in which they ended.

    They were played here to their end, from a deal of their own, without undo, hints or coach; of a
    match that was imported without its note none of that is known. Nobody sat in for anybody, and
    the game did not play for a person; a match of several people of one computer does not count.
    Options of the game and the number of players make no difference.
    """
    cursor = connection.cursor()
    cursor.row_factory = None
    rows = cursor.execute(_QUERY, {"game": game, "competitive": competitive_only})
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


def player_records(
    connection: sqlite3.Connection,
    characters: Mapping[str, Rating],
    game: str | None,
    now: datetime,
    *,
    competitive_only: bool = False,
) -> dict[str, RatingRecord]:
    """The ratings of the profiles by id, in one game or, for None, in all games together.

    They are those from all matches that count, or from competitive ones alone. `characters` are the
    ratings of the computer players by level.
    """
    ratings = ProfileRatings(characters)
    for match in rated_matches(connection, game, competitive_only=competitive_only):
        ratings.add(match)
    return ratings.records(now)


class RatedTime(NamedTuple):
    """A rating after a match."""

    time: datetime
    rating: Rating


def rating_course(
    connection: sqlite3.Connection,
    characters: Mapping[str, Rating],
    profile: str,
    game: str | None,
) -> list[RatedTime]:
    """The ratings of a profile after each of its rated matches, in a game or, for None, in all."""
    ratings, course = ProfileRatings(characters), []
    for match in rated_matches(connection, game):
        before = ratings.profiles.get(profile)
        ratings.add(match)
        after = ratings.profiles.get(profile)
        if after is not None and after is not before:
            course.append(RatedTime(match.ended, after.record.rating))
    return course
