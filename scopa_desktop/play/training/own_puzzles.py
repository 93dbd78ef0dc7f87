"""`OwnPuzzles`: puzzles made from a player's own mistakes."""

import json
import logging
import sqlite3
from collections.abc import Mapping
from datetime import datetime
from typing import Any, Final, NamedTuple

from scopa_desktop.ai.puzzles.puzzle import Puzzle
from scopa_desktop.play.puzzles.puzzle_library import PuzzleEntry, puzzle_from_json, stored_puzzle
from scopa_desktop.play.storage.json_fields import parse_json
from scopa_desktop.play.storage.times import time_of_seconds
from scopa_desktop.play.training.trainee import Trainee

MOST_PUZZLES: Final = 200
"""The puzzles that are kept, the latest ones."""
MOST_MATCHES: Final = 400
"""The searched matches that are remembered, the latest ones."""

_log = logging.getLogger(__name__)


class OwnPuzzle(NamedTuple):
    """A puzzle from a mistake of the player."""

    entry: PuzzleEntry
    match: str
    """The id of the match in the history."""
    time: datetime
    """When the match was played, with its time zone."""
    stored: Mapping[str, Any]
    """The puzzle as a JSON object, which is checked when it is opened."""


class OwnPuzzles:
    """The puzzles from a player's own matches, and how far each match has been searched.

    They are read when they are first used; damaged ones are left out.
    """

    def __init__(self, trainee: Trainee) -> None:
        self._trainee = trainee
        self._puzzles: dict[str, OwnPuzzle] | None = None
        self._added: list[OwnPuzzle] = []
        """What is not saved yet."""

    @property
    def puzzles(self) -> Mapping[str, OwnPuzzle]:
        """The puzzles by id, those of earlier searches first.

        Raises `StorageError` with a sentence if they cannot be read.
        """
        return self._loaded()

    def puzzle(self, puzzle_id: str) -> Puzzle:
        """The puzzle with an id.

        Raises `KeyError` if there is none, and `ValueError` with a sentence if it is damaged.
        """
        return puzzle_from_json(self._loaded()[puzzle_id].stored)

    def searched(self, match: str) -> int:
        """How many decisions of a match have been searched."""
        rows = self._trainee.rows(
            "SELECT decisions FROM searched_match WHERE profile = ? AND match = ?", match
        )
        return rows[0]["decisions"] if rows else 0

    def add(self, puzzle: Puzzle, match: str, time: datetime) -> None:
        """Keep a puzzle of a match that was played at a time, unless it is there already.

        It is saved by the next `set_searched`.
        """
        puzzles = self._loaded()
        if puzzle.id not in puzzles:
            entry = PuzzleEntry(puzzle.id, puzzle.variant, puzzle.themes, puzzle.difficulty.rating)
            own = puzzles[puzzle.id] = OwnPuzzle(entry, match, time, puzzle.to_json())
            self._added.append(own)
        while len(puzzles) > MOST_PUZZLES:
            del puzzles[next(iter(puzzles))]

    def set_searched(self, match: str, decisions: int) -> None:
        """Save how many decisions of a match have been searched, and the puzzles.

        Raises `StorageError` with a sentence; what was added stays until the next call.
        """
        self._trainee.write_all(
            [
                *(_insertion_of(own) for own in self._added),
                (_OLD_PUZZLES, (self._trainee.profile, MOST_PUZZLES)),
                # A row of its own, so that the latest ones can be told.
                ("DELETE FROM searched_match WHERE profile = ? AND match = ?", (match,)),
                (
                    "INSERT INTO searched_match (profile, match, decisions) VALUES (?, ?, ?)",
                    (match, decisions),
                ),
                (_OLD_MATCHES, (self._trainee.profile, MOST_MATCHES)),
            ]
        )
        self._added.clear()

    def _loaded(self) -> dict[str, OwnPuzzle]:
        if self._puzzles is None:
            rows = self._trainee.rows(
                "SELECT * FROM own_puzzle WHERE profile = ? ORDER BY own_puzzle"
            )
            found = (_own_puzzle(row) for row in rows)
            self._puzzles = {own.entry.id: own for own in found if own is not None}
        return self._puzzles


_OLD_PUZZLES: Final = (
    "DELETE FROM own_puzzle WHERE profile = ? AND own_puzzle NOT IN"
    " (SELECT own_puzzle FROM own_puzzle WHERE profile = ? ORDER BY own_puzzle DESC LIMIT ?)"
)
_OLD_MATCHES: Final = (
    "DELETE FROM searched_match WHERE profile = ? AND searched NOT IN"
    " (SELECT searched FROM searched_match WHERE profile = ? ORDER BY searched DESC LIMIT ?)"
)


def _insertion_of(own: OwnPuzzle) -> tuple[str, tuple[object, ...]]:
    return (
        "INSERT OR IGNORE INTO own_puzzle (profile, puzzle, match, time, content)"
        " VALUES (?, ?, ?, ?, ?)",
        (own.entry.id, own.match, int(own.time.timestamp()), json.dumps(own.stored)),
    )


def _own_puzzle(row: sqlite3.Row) -> OwnPuzzle | None:
    """The puzzle of a row, of which only its head is checked; None if that is damaged."""
    try:
        puzzle, time = stored_puzzle(parse_json(row["content"])), time_of_seconds(row["time"])
    except (ValueError, TypeError) as error:
        _log.warning("the own puzzle %s is left out: %s", row["puzzle"], error)
        return None
    return OwnPuzzle(puzzle.entry, row["match"], time, puzzle.content)
