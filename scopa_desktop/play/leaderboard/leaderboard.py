"""`Leaderboard`: the characters and the profiles of this computer in the order of their ratings."""

import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime
from itertools import groupby
from typing import Any, Final, NamedTuple

from scopa_desktop.ai.levels import find_level, without_conventions
from scopa_desktop.play.history.match_note import Ending, Origin
from scopa_desktop.play.leaderboard.character_matches import CharacterMatches
from scopa_desktop.play.leaderboard.ratings import (
    Competitor,
    RatedMatch,
    RatingRecord,
    character_records,
    profile_records,
)
from scopa_desktop.play.storage.times import time_of_seconds

_QUERY: Final = """
SELECT m.match, m.variant, m.ended, m.winner, s.side, s.level, s.profile
FROM match AS m JOIN seat AS s USING (match)
WHERE m.origin = :origin AND m.ending = :ending AND m.winner IS NOT NULL AND m.ended IS NOT NULL
    AND m.persons > 0
    AND m.undos = 0 AND m.hints = 0 AND m.coach = 0 AND m.substitutes = 0
    AND (:game IS NULL OR m.variant = :game)
ORDER BY m.ended, length(m.file), m.file, m.match, s.seat
"""


class Standing(NamedTuple):
    """A row of the leaderboard."""

    competitor: Competitor
    record: RatingRecord
    """That of a beginner for a profile without rated matches."""
    place: int | None
    """From 1; None while the rating is provisional."""


class Leaderboard(NamedTuple):
    """All characters and profiles, those with the highest ratings first."""

    game: str | None
    """The game; None for all games together."""
    standings: tuple[Standing, ...]
    """Profiles without rated matches come last, in the given order."""
    character_matches: int
    """The number of shipped matches from which the characters are rated."""

    def as_json(self, names: Mapping[Competitor, str]) -> list[dict[str, Any]]:
        """The rows as JSON objects, with the names of the competitors."""
        return [
            {
                "place": place,
                "name": names[competitor],
                "level": competitor.level or None,
                "profile": competitor.profile or None,
                "rating": round(record.rating.rating, 1) if record.matches else None,
                "interval": [round(record.rating.low, 1), round(record.rating.high, 1)]
                if record.matches
                else None,
                "matches": record.matches,
                "won": record.won,
                "lost": record.lost,
                "provisional": record.is_provisional,
            }
            for competitor, record, place in self.standings
        ]


def leaderboard_of(
    connection: sqlite3.Connection,
    character_matches: CharacterMatches,
    profiles: Sequence[str],
    game: str | None,
    now: datetime,
) -> Leaderboard:
    """The leaderboard of a game, or of all games together, with the profiles of these ids.

    Raises `sqlite3.DatabaseError`.
    """
    characters = character_records(character_matches, game)
    ratings = {level: record.rating for level, record in characters.items()}
    people = profile_records(rated_matches(connection, game), ratings, now)
    records = {
        **{Competitor(level=level): record for level, record in characters.items()},
        **{
            Competitor(profile=profile): people.get(profile, RatingRecord()) for profile in profiles
        },
    }
    total = sum(record.matches for record in characters.values()) // 2
    return Leaderboard(game, tuple(_standings(records)), total)


def _standings(records: Mapping[Competitor, RatingRecord]) -> Iterator[Standing]:
    ranked = sorted(
        records.items(), key=lambda entry: (not entry[1].matches, -entry[1].rating.rating)
    )
    place = 0
    for competitor, record in ranked:
        place += not record.is_provisional
        yield Standing(competitor, record, None if record.is_provisional else place)


def rated_matches(connection: sqlite3.Connection, game: str | None) -> Iterator[RatedMatch]:
    """The matches of the history that count for ratings, in the order in which they ended.

    They were played here to their end, from a deal of their own, without undo, hints or coach; of a
    match that was imported without its note none of that is known. Nobody sat in for anybody, and
    the game did not play for a person. Options of the game and the number of players make no
    difference.
    """
    rows = connection.execute(
        _QUERY, {"origin": Origin.PLAYED.value, "ending": Ending.FINISHED.value, "game": game}
    )
    for _, seats in groupby(map(tuple, rows), key=lambda row: row[0]):
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


def _competitor(level: str, profile: str | None) -> Competitor | None:
    """Who sat in a seat; the conventions between partners make no other character."""
    if profile:
        return Competitor(profile=profile)
    return Competitor(level=without_conventions(level)) if find_level(level) else None
