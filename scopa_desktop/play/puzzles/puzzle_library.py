"""The puzzles shipped with the game: one JSON file for each variant, read when it is needed."""

from collections.abc import Iterator, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QCoreApplication

from scopa_desktop.ai.puzzles.puzzle import Puzzle, puzzle_from_json
from scopa_desktop.ai.puzzles.themes import Theme
from scopa_desktop.play.storage.files import StorageError, read_bounded
from scopa_desktop.play.storage.json_fields import parse_json
from scopa_desktop.rules import catalogue
from scopa_desktop.rules.messages import completed, with_reason

translate = QCoreApplication.translate

FORMAT: Final = 1
MAX_FILE_BYTES: Final = 8_000_000


class PuzzleEntry(NamedTuple):
    """What a list shows of a puzzle before it is opened."""

    id: str
    variant: str
    themes: tuple[Theme, ...]
    rating: int
    """The first estimate of its difficulty."""


class PuzzleLibrary:
    """The puzzles of a folder with files named `<variant>.json`.

    A file is read when its puzzles are asked for, and a puzzle is checked when it is opened. What
    is damaged is left out and named in `problems`; the rest can be used.
    """

    def __init__(self, folder: Path) -> None:
        """Nothing is read yet; a missing folder has no puzzles."""
        self._folder = folder
        self._files: dict[str, dict[str, Mapping[str, Any]]] = {}
        """By variant: the stored puzzles by id."""
        self._problems: list[StorageError] = []

    @property
    def problems(self) -> tuple[str, ...]:
        """Sentences about the files and puzzles that were found damaged so far."""
        return tuple(problem.sentence for problem in self._problems)

    @cached_property
    def variants(self) -> tuple[str, ...]:
        """The ids of the games that have a file, in the order of the catalogue."""
        return tuple(variant for variant in catalogue.CATALOGUE if self._path(variant).is_file())

    @property
    def ids(self) -> tuple[str, ...]:
        """The ids of all puzzles."""
        return tuple(entry.id for entry in self.entries())

    def entries(
        self,
        variant: str | None = None,
        theme: Theme | None = None,
        ratings: tuple[int, int] | None = None,
    ) -> tuple[PuzzleEntry, ...]:
        """The puzzles of a game, with a theme, and with a rating in an inclusive range.

        None stands for any. Only the file of the given game is read. In the order of the files.
        """
        variants = self.variants if variant is None else (variant,)
        return tuple(
            entry
            for each in variants
            for entry in self._entries_of(each)
            if (theme is None or theme in entry.themes)
            and (ratings is None or ratings[0] <= entry.rating <= ratings[1])
        )

    def puzzle(self, puzzle_id: str) -> Puzzle:
        """The puzzle with an id.

        Raises `KeyError` if there is none, and `StorageError` with a sentence if it is damaged.
        """
        for variant in self._likely_variants(puzzle_id):
            stored = self._file(variant).get(puzzle_id)
            if stored is not None:
                return self._checked(variant, stored)
        raise KeyError(puzzle_id)

    def _checked(self, variant: str, stored: Mapping[str, Any]) -> Puzzle:
        try:
            puzzle = puzzle_from_json(stored)
            if puzzle.variant != variant:
                raise ValueError(f"the puzzle is of {puzzle.variant}")
        except ValueError as error:
            raise self._damaged(variant, error) from None
        return puzzle

    def _likely_variants(self, puzzle_id: str) -> list[str]:
        """All games with a file, first the one that the id begins with."""
        return sorted(self.variants, key=lambda variant: not puzzle_id.startswith(f"{variant}-"))

    def _entries_of(self, variant: str) -> Iterator[PuzzleEntry]:
        for stored in self._file(variant).values():
            themes = tuple(Theme(theme) for theme in stored["themes"])
            yield PuzzleEntry(stored["id"], variant, themes, stored["rating"])

    def _path(self, variant: str) -> Path:
        return self._folder / f"{variant}.json"

    def _file(self, variant: str) -> dict[str, Mapping[str, Any]]:
        """The stored puzzles of a game by id; empty if its file is missing or damaged."""
        if variant not in self._files:
            self._files[variant] = self._read(variant) if variant in self.variants else {}
        return self._files[variant]

    def _read(self, variant: str) -> dict[str, Mapping[str, Any]]:
        try:
            return _stored_puzzles(parse_json(read_bounded(self._path(variant), MAX_FILE_BYTES)))
        except StorageError as error:
            self._problems.append(error)
        except (ValueError, RecursionError) as error:
            self._damaged(variant, error)
        return {}

    def _damaged(self, variant: str, error: Exception) -> StorageError:
        path = self._path(variant)
        pattern = translate("PuzzleLibrary", "The puzzles in “{path}” cannot be used: {reason}.")
        sentence = with_reason(pattern, completed(str(error)), path=str(path))
        problem = StorageError(path, sentence)
        self._problems.append(problem)
        return problem


def _stored_puzzles(content: object) -> dict[str, Mapping[str, Any]]:
    """The puzzles of a file by id; raises `ValueError` with a sentence.

    Of each puzzle only what `PuzzleEntry` needs is checked.
    """
    if not isinstance(content, dict) or content.get("format") != FORMAT:
        raise ValueError(f"it is no file of puzzles of format {FORMAT}")
    puzzles = content.get("puzzles")
    if not isinstance(puzzles, list) or not all(map(_has_entry, puzzles)):
        raise ValueError("it has no list of puzzles, or one of them has no valid head")
    by_id = {stored["id"]: stored for stored in puzzles}
    if len(by_id) != len(puzzles):
        raise ValueError("it has two puzzles with the same id")
    return by_id


def _has_entry(stored: object) -> bool:
    match stored:
        case {"id": str(), "themes": [*themes], "rating": int()}:
            known = {theme.value for theme in Theme}
            return all(isinstance(theme, str) and theme in known for theme in themes)
    return False
