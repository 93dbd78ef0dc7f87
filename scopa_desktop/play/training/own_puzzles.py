"""`OwnPuzzles`: puzzles made from a player's own mistakes, one JSON file for each profile."""

import logging
from collections.abc import Iterator, Mapping
from datetime import datetime
from pathlib import Path
from typing import Any, Final, NamedTuple

from scopa_desktop.ai.puzzles.puzzle import Puzzle, puzzle_from_json
from scopa_desktop.ai.puzzles.themes import Theme
from scopa_desktop.play.puzzles.puzzle_library import PuzzleEntry
from scopa_desktop.play.storage.files import (
    StorageError,
    is_missing,
    read_bounded,
    set_aside,
    write_atomically,
)
from scopa_desktop.play.storage.json_fields import as_json, parse_json
from scopa_desktop.play.storage.profiles import is_profile_id
from scopa_desktop.play.training.journal import TRAINING

FORMAT: Final = 1
MOST_PUZZLES: Final = 200
"""The puzzles that are kept, the latest ones."""
MOST_MATCHES: Final = 400
"""The searched matches that are remembered, the latest ones."""
LARGEST_FILE: Final = 16 * 1024 * 1024

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
        write_atomically(self.path, as_json(self._content()))

    def _loaded(self) -> dict[str, OwnPuzzle]:
        if self._puzzles is None:
            self._puzzles, self._searched = self._read()
        return self._puzzles

    def _read(self) -> tuple[dict[str, OwnPuzzle], dict[str, int]]:
        try:
            content = parse_json(read_bounded(self.path, LARGEST_FILE))
            return _puzzles_of(content), _searched_of(content)
        except StorageError as error:
            if is_missing(error):
                return {}, {}
            raise
        except (ValueError, RecursionError):
            _log.warning("the puzzles of own matches are damaged and made again")
            set_aside(self.path, "damaged")
            return {}, {}

    def _content(self) -> dict[str, Any]:
        return {
            "format": FORMAT,
            "searched": self._searched,
            "puzzles": [
                {"match": own.match, "time": own.time.isoformat(), "puzzle": own.stored}
                for own in self._loaded().values()
            ],
        }


def _puzzles_of(content: object) -> dict[str, OwnPuzzle]:
    """The puzzles; raises `ValueError` if the content is no file of puzzles at all."""
    if not isinstance(content, dict) or content.get("format") != FORMAT:
        raise ValueError("it is no file of puzzles")
    puzzles = content.get("puzzles")
    if not isinstance(puzzles, list):
        raise ValueError("it has no list of puzzles")
    return {own.entry.id: own for own in _valid(puzzles)}


def _valid(puzzles: list[object]) -> Iterator[OwnPuzzle]:
    for stored in puzzles:
        if (own := _own_puzzle(stored)) is not None:
            yield own


def _own_puzzle(stored: object) -> OwnPuzzle | None:
    """The puzzle of an entry of the file, of which only its head is checked; None if it is none."""
    match stored:
        case {
            "match": str(match),
            "time": str(text),
            "puzzle": {
                "id": str(id_),
                "variant": str(variant),
                "themes": [*themes],
                "rating": int(rating),
            } as puzzle,
        }:
            try:
                time = datetime.fromisoformat(text)
                entry = PuzzleEntry(id_, variant, tuple(map(Theme, themes)), int(rating))
            except ValueError:
                return None
            return OwnPuzzle(entry, match, time, puzzle) if time.tzinfo is not None else None
    return None


def _searched_of(content: object) -> dict[str, int]:
    searched = content.get("searched") if isinstance(content, dict) else None
    if not isinstance(searched, dict):
        return {}
    return {
        match: decisions
        for match, decisions in searched.items()
        if type(decisions) is int and decisions >= 0
    }
