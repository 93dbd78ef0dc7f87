"""`Leaderboard`: the characters and the profiles of this computer in the order of their ratings."""

import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime
from typing import Any, NamedTuple

from scopa_desktop.play.leaderboard.character_matches import CharacterMatches
from scopa_desktop.play.leaderboard.player_ratings import player_records
from scopa_desktop.play.leaderboard.ratings import Competitor, RatingRecord, character_records


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
    competitive_only: bool
    """Whether only competitive matches of the profiles count."""
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
    *,
    competitive_only: bool,
) -> Leaderboard:
    """The leaderboard of a game, or of all games together, with the profiles of these ids.

    Their ratings are those from all matches that count, or from competitive ones alone.
    """
    characters = character_records(character_matches, game)
    ratings = {level: record.rating for level, record in characters.items()}
    people = player_records(connection, ratings, game, now, competitive_only=competitive_only)
    records = {
        **{Competitor(level=level): record for level, record in characters.items()},
        **{
            Competitor(profile=profile): people.get(profile, RatingRecord()) for profile in profiles
        },
    }
    total = sum(record.matches for record in characters.values()) // 2
    return Leaderboard(game, competitive_only, tuple(_standings(records)), total)


def _standings(records: Mapping[Competitor, RatingRecord]) -> Iterator[Standing]:
    ranked = sorted(
        records.items(), key=lambda entry: (not entry[1].matches, -entry[1].rating.rating)
    )
    place = 0
    for competitor, record in ranked:
        place += not record.is_provisional
        yield Standing(competitor, record, None if record.is_provisional else place)
