"""The matches of the history that count for ratings."""

import sqlite3
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import groupby
from operator import itemgetter
from typing import Any, Final

from scopa_desktop.ai.levels import find_level, without_conventions
from scopa_desktop.play.leaderboard.ratings import Competitor, RatedMatch
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
