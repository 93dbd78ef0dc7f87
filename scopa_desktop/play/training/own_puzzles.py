"""`OwnPuzzles`: puzzles made from a player's own mistakes, one JSON file for each profile."""

import json
import logging
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path
from typing import Any, Final, NamedTuple

from scopa_desktop.ai.puzzles.puzzle import Puzzle
from scopa_desktop.play.puzzles.puzzle_library import PuzzleEntry, puzzle_from_json, stored_puzzle
from scopa_desktop.play.storage.files import (
    DamagedFileError,
    MissingFileError,
    set_aside,
    write_atomically,
)
from scopa_desktop.play.storage.json_fields import (
    Fields,
    anything,
    hex_id,
    integer,
    json_object,
    list_of,
    read_json_file,
    usable,
    utc_time,
)
from scopa_desktop.play.storage.profiles import is_profile_id
from scopa_desktop.play.training.journal import TRAINING

FORMAT: Final = 1
MOST_PUZZLES: Final = 200
"""The puzzles that are kept, the latest ones."""
MOST_MATCHES: Final = 400
"""The searched matches that are remembered, the latest ones."""
LARGEST_FILE: Final = 16 * 1024 * 1024

_MOST_DECISIONS: Final = 10**6

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

    It is read when it is first used. A file that is no longer valid is renamed and another one
    begun, because it can be made again from the matches; damaged puzzles are left out.
    """

    def __init__(self, folder: Path, profile: str) -> None:
        """The puzzles in the data folder of the profile with this id."""
        if not is_profile_id(profile):
            raise ValueError(f"{profile!r:.60} is not the id of a profile")
        self.path = folder / TRAINING / f"own-puzzles-{profile}.json"
        self._puzzles: dict[str, OwnPuzzle] | None = None
        self._searched: dict[str, int] = {}

    @property
    def puzzles(self) -> Mapping[str, OwnPuzzle]:
        """The puzzles by id, those of earlier searches first.

        Raises `StorageError` with a sentence if the file cannot be read.
        """
        return self._loaded()

    def puzzle(self, puzzle_id: str) -> Puzzle:
        """The puzzle with an id.

        Raises `KeyError` if there is none, and `ValueError` with a sentence if it is damaged.
        """
        return puzzle_from_json(self._loaded()[puzzle_id].stored)

    def searched(self, match: str) -> int:
        """How many decisions of a match have been searched."""
        self._loaded()
        return self._searched.get(match, 0)

    def add(self, puzzle: Puzzle, match: str, time: datetime) -> None:
        """Keep a puzzle of a match that was played at a time, unless it is there already.

        It is written by the next `set_searched`.
        """
        puzzles = self._loaded()
        entry = PuzzleEntry(puzzle.id, puzzle.variant, puzzle.themes, puzzle.difficulty.rating)
        puzzles.setdefault(puzzle.id, OwnPuzzle(entry, match, time, puzzle.to_json()))
        while len(puzzles) > MOST_PUZZLES:
            del puzzles[next(iter(puzzles))]

    def set_searched(self, match: str, decisions: int) -> None:
        """Write how many decisions of a match have been searched, and the puzzles.

        Raises `StorageError` with a sentence; what was added stays until the next call.
        """
        self._loaded()
        self._searched.pop(match, None)
        self._searched[match] = decisions
        while len(self._searched) > MOST_MATCHES:
            del self._searched[next(iter(self._searched))]
        # Without indentation, which would make deeply nested content too large to be read again.
        write_atomically(
            self.path, json.dumps(self._content(), ensure_ascii=False, allow_nan=False)
        )

    def _loaded(self) -> dict[str, OwnPuzzle]:
        if self._puzzles is None:
            self._puzzles, self._searched = self._read()
        return self._puzzles

    def _read(self) -> tuple[dict[str, OwnPuzzle], dict[str, int]]:
        try:
            return read_json_file(self.path, LARGEST_FILE, self._parse)
        except DamagedFileError as error:
            _log.warning("the puzzles of own matches are made again: %s", error)
            set_aside(self.path, error.sentence)
        except MissingFileError:
            pass
        return {}, {}

    def _parse(self, content: object) -> tuple[dict[str, OwnPuzzle], dict[str, int]]:
        """The puzzles and the searched matches; raises `FormError`."""
        fields = Fields(content, FORMAT)
        puzzles = usable(fields.take("puzzles", list_of(anything)), _own_puzzle, self.path)
        searched = usable(fields.take("searched", json_object, {}).items(), _searched, self.path)
        return {own.entry.id: own for own in puzzles}, dict(searched)

    def _content(self) -> dict[str, Any]:
        return {
            "format": FORMAT,
            "searched": self._searched,
            "puzzles": [
                {"match": own.match, "time": own.time.isoformat(), "puzzle": own.stored}
                for own in self._loaded().values()
            ],
        }


def _own_puzzle(content: object) -> OwnPuzzle:
    """A puzzle of the file, of which only its head is checked; raises `ValueError`."""
    fields = Fields(content)
    puzzle = fields.take("puzzle", stored_puzzle)
    # Numbers that are too large can be read, but not written.
    json.dumps(puzzle.content, allow_nan=False)
    return OwnPuzzle(
        puzzle.entry, fields.take("match", hex_id), fields.take("time", utc_time), puzzle.content
    )


def _searched(item: tuple[str, object]) -> tuple[str, int]:
    match, decisions = item
    return hex_id(match), integer(0, _MOST_DECISIONS)(decisions)
