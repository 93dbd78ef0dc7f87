"""`OwnRungs`: between which characters a profile stands, for an equally strong opponent."""

import sqlite3
from collections.abc import Mapping
from datetime import datetime, timezone
from typing import NamedTuple

from PySide6.QtCore import QObject, Slot

from scopa_desktop.ai.levels import FIRST_RUNG, MATCHED, character_id, matched_level_id
from scopa_desktop.play.leaderboard.character_matches import shipped_matches
from scopa_desktop.play.leaderboard.player_ratings import rated_matches
from scopa_desktop.play.leaderboard.ratings import ProfileRatings, rung_of, shipped_ratings
from scopa_desktop.play.storage.database_thread import DatabaseThread
from scopa_desktop.play.storage.profiles import ProfileStore
from scopa_desktop.rules.players import Player


class Rungs(NamedTuple):
    """The rungs of a profile, as `Level.rung` counts."""

    overall: float | None
    """By the rating in all games; None before the first rated match."""
    games: Mapping[str, float]
    """By the ratings in single games, where they are more than provisional."""


def rungs_of(connection: sqlite3.Connection, profile: str, now: datetime) -> Rungs:
    """The rungs of a profile.

    Raises `StorageError` with a sentence if the shipped matches cannot be read.
    """
    games = shipped_matches().results
    ratings: dict[str | None, ProfileRatings] = {}
    for match in rated_matches(connection, None):
        for game in (None, match.game) if match.game in games else (None,):
            if game not in ratings:
                ratings[game] = ProfileRatings(shipped_ratings(game))
            ratings[game].add(match)
    overall, of_games = None, {}
    for game, of_game in ratings.items():
        record = of_game.records(now).get(profile)
        if record is None:
            continue
        rung = rung_of(of_game.characters, record.rating.rating)
        if game is None:
            overall = rung
        elif not record.is_provisional:
            of_games[game] = rung
    return Rungs(overall, of_games)


class OwnRungs(QObject):
    """Knows the rungs of the current profile, and gives matched players the right one."""

    def __init__(self, database: DatabaseThread, profiles: ProfileStore, parent: QObject) -> None:
        """Ratings are read by `refresh`, and when the profile changes."""
        super().__init__(parent)
        self._database, self._profiles = database, profiles
        profiles.changed.connect(self.refresh)
        self._profile = ""
        """The profile whose ratings have been asked for."""
        self._rungs: Rungs | None = None

    def rung(self, game: str) -> float:
        """The rung in a game; by the rating in all games where that in the game is provisional."""
        if self._rungs is None or self._rungs.overall is None:
            return FIRST_RUNG
        return self._rungs.games.get(game, self._rungs.overall)

    def seated(self, player: Player, game: str) -> Player:
        """The player in a new match of a game: a matched player has its rung of now.

        Before the ratings have been read, it keeps its rung.
        """
        if self._rungs is None or character_id(player.level) != MATCHED:
            return player
        return player._replace(level=matched_level_id(self.rung(game)))

    @Slot()
    def refresh(self) -> None:
        """Read the ratings, after the start and whenever matches were saved or removed."""
        profile = self._profiles.current.id
        if profile != self._profile:
            self._profile, self._rungs = profile, None
        self._database.read(
            lambda connection: rungs_of(connection, profile, datetime.now(timezone.utc)),
            lambda rungs: self._take(profile, rungs),
            self,
        )

    def _take(self, profile: str, rungs: Rungs) -> None:
        if profile == self._profile:
            self._rungs = rungs
