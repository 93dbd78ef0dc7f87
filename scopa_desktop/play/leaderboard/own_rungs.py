"""`OwnRungs`: between which characters a profile stands, for an equally strong opponent."""

from collections.abc import Mapping
from datetime import datetime, timezone
from typing import NamedTuple

from PySide6.QtCore import QObject

from scopa_desktop.ai.levels import FIRST_RUNG, MATCHED, character_id, matched_level_id
from scopa_desktop.play.history.history_access import HistoryAccess
from scopa_desktop.play.history.match_history import MatchHistory
from scopa_desktop.play.leaderboard.character_matches import shipped_matches
from scopa_desktop.play.leaderboard.kept_ratings import kept_records
from scopa_desktop.play.leaderboard.ratings import character_ratings, rung_of
from scopa_desktop.play.storage.profiles import ProfileStore
from scopa_desktop.rules.players import Player


class Rungs(NamedTuple):
    """The rungs of a profile, as `Level.rung` counts."""

    overall: float | None
    """By the rating in all games; None before the first rated match."""
    games: Mapping[str, float]
    """By the ratings in single games, where they are more than provisional."""


def rungs_of(history: MatchHistory, profile: str, now: datetime) -> Rungs:
    """The rungs of a profile; raises `StorageError` with a sentence."""
    matches = shipped_matches()
    connection = history.connection
    rows = connection.execute("SELECT DISTINCT variant FROM seat WHERE profile = ?", (profile,))
    games = [str(variant) for (variant,) in rows]
    overall, of_games = None, {}
    for game in (None, *(game for game in games if game in matches.results)):
        characters = character_ratings(matches, game)
        record = kept_records(connection, characters, game, now).get(profile)
        if record is None:
            continue
        rung = rung_of(characters, record.rating.rating)
        if game is None:
            overall = rung
        elif not record.is_provisional:
            of_games[game] = rung
    return Rungs(overall, of_games)


class OwnRungs(QObject):
    """Knows the rungs of the current profile, and gives matched players the right one."""

    def __init__(self, history: HistoryAccess, profiles: ProfileStore, parent: QObject) -> None:
        super().__init__(parent)
        self._history, self._profiles = history, profiles
        self._profile = ""
        """The profile whose ratings have been asked for."""
        self._rungs: Rungs | None = None

    def start(self) -> None:
        """Read the ratings, now and whenever they may have changed."""
        self._history.recorder.completed.connect(self._read)
        self._history.reader.synchronized.connect(self._read)
        self._profiles.changed.connect(self._read)
        self._read()

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

    def _read(self) -> None:
        profile = self._profiles.current.id
        if profile != self._profile:
            self._profile, self._rungs = profile, None
        self._history.reader.run(
            lambda history: rungs_of(history, profile, datetime.now(timezone.utc)),
            lambda rungs: self._take(profile, rungs),
            self,
        )

    def _take(self, profile: str, rungs: Rungs) -> None:
        if profile == self._profile:
            self._rungs = rungs
