"""The puzzles shipped with the game: one JSON file for each variant, read when it is needed."""

from collections.abc import Mapping
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from scopa_desktop.ai.advice import AdviceUnit
from scopa_desktop.ai.puzzles.puzzle import (
    LONGEST_ID,
    MAX_DEVIATION,
    MAX_RATING,
    MAX_VALUE,
    MIN_RATING,
    Difficulty,
    Puzzle,
    PuzzleMove,
    Refutation,
    Theme,
    check_puzzle,
)
from scopa_desktop.play.storage.files import StorageError
from scopa_desktop.play.storage.json_fields import (
    Fields,
    boolean,
    damage_of,
    integer,
    json_object,
    list_of,
    number,
    one_of,
    read_json_file,
    text,
)
from scopa_desktop.play.storage.paths import resource_folder
from scopa_desktop.rules import catalogue
from scopa_desktop.rules.moves import Action, parse_action
from scopa_desktop.rules.record import MAX_RECORD_CHARACTERS

FORMAT: Final = 1
MAX_FILE_BYTES: Final = 8_000_000
_LONGEST_MOVE: Final = 200
_FOLDER: Final = "puzzles"
"""The folder of the shipped puzzles among the resources."""


class PuzzleEntry(NamedTuple):
    """What a list shows of a puzzle before it is opened."""

    id: str
    variant: str
    themes: tuple[Theme, ...]
    rating: int
    """The first estimate of its difficulty."""


class StoredPuzzle(NamedTuple):
    """A puzzle of a file, of which only the head was checked."""

    entry: PuzzleEntry
    content: Mapping[str, Any]
    """The puzzle as a JSON object."""


class PuzzleLibrary:
    """The puzzles of a folder with files named `<variant>.json`.

    A file is read when its puzzles are asked for, and a puzzle is checked when it is opened. What
    is damaged is left out and named in `problems`; the rest can be used.
    """

    def __init__(self, folder: Path) -> None:
        """Nothing is read yet; a missing folder has no puzzles."""
        self._folder = folder
        self._files: dict[str, dict[str, StoredPuzzle]] = {}
        """By variant: the puzzles by id."""
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
            for entry, _ in self._file(each).values()
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
                return self._checked(variant, stored.content)
        raise KeyError(puzzle_id)

    def _checked(self, variant: str, stored: Mapping[str, Any]) -> Puzzle:
        try:
            with damage_of(self._path(variant)):
                puzzle = puzzle_from_json(stored)
                if puzzle.variant != variant:
                    raise ValueError(f"the puzzle is of {puzzle.variant}")
        except StorageError as error:
            self._problems.append(error)
            raise
        return puzzle

    def _likely_variants(self, puzzle_id: str) -> list[str]:
        """All games with a file, first the one that the id begins with."""
        return sorted(self.variants, key=lambda variant: not puzzle_id.startswith(f"{variant}-"))

    def _path(self, variant: str) -> Path:
        return self._folder / f"{variant}.json"

    def _file(self, variant: str) -> dict[str, StoredPuzzle]:
        """The puzzles of a game by id; empty if its file is missing or damaged."""
        if variant not in self._files:
            self._files[variant] = self._read(variant) if variant in self.variants else {}
        return self._files[variant]

    def _read(self, variant: str) -> dict[str, StoredPuzzle]:
        try:
            return read_json_file(self._path(variant), MAX_FILE_BYTES, _puzzles_of)
        except StorageError as error:
            self._problems.append(error)
        return {}


@lru_cache(maxsize=1)
def shipped_puzzles() -> PuzzleLibrary:
    """The puzzles among the resources."""
    return PuzzleLibrary(resource_folder() / _FOLDER)


def puzzle_from_json(content: object) -> Puzzle:
    """The puzzle that `Puzzle.to_json` gave.

    Raises `ValueError` with a clause for anything else: a field that is missing or has no valid
    value, a record that cannot be replayed or where seat 0 is not on turn, an illegal move.
    """
    fields = Fields(content)
    puzzle = Puzzle(
        id=fields.take("id", text(LONGEST_ID)),
        variant=fields.take("variant", text(LONGEST_ID)),
        options=fields.take("options", list_of(text(LONGEST_ID)), ()),
        record=fields.take("record", text(MAX_RECORD_CHARACTERS)),
        moves=fields.take("moves", list_of(_move)),
        unit=fields.take("unit", one_of(AdviceUnit)),
        is_proven=fields.take("proven", boolean),
        themes=fields.take("themes", list_of(one_of(Theme))),
        line=fields.take("line", _line),
        refutations=fields.take("refutations", list_of(_refutation)),
        difficulty=Difficulty(
            fields.take("rating", integer(MIN_RATING, MAX_RATING)),
            fields.take("deviation", integer(1, MAX_DEVIATION)),
        ),
    )
    check_puzzle(puzzle)
    return puzzle


def _action(value: object) -> Action:
    return parse_action(text(_LONGEST_MOVE)(value))


_line: Final = list_of(_action)


def _move(value: object) -> PuzzleMove:
    match value:
        case [action, points, half_width]:
            points = number(-MAX_VALUE, MAX_VALUE)(points)
            return PuzzleMove(_action(action), points, number(0, MAX_VALUE)(half_width))
    raise ValueError("a move of a puzzle is its notation, its value and a half-width")


def _refutation(value: object) -> Refutation:
    action, *line = list_of(_action)(value)
    return Refutation(action, tuple(line))


def stored_puzzle(content: object) -> StoredPuzzle:
    """A puzzle from its JSON value, of which only the head is checked; raises `ValueError`."""
    stored = json_object(content)
    fields = Fields(stored)
    entry = PuzzleEntry(
        fields.take("id", text(LONGEST_ID)),
        fields.take("variant", text(LONGEST_ID)),
        fields.take("themes", list_of(one_of(Theme))),
        fields.take("rating", integer(MIN_RATING, MAX_RATING)),
    )
    return StoredPuzzle(entry, stored)


def _puzzles_of(content: object) -> dict[str, StoredPuzzle]:
    """The puzzles of a file by id; raises `ValueError`."""
    puzzles = Fields(content, FORMAT).take("puzzles", list_of(stored_puzzle))
    return {puzzle.entry.id: puzzle for puzzle in puzzles}
