"""The library reads the files of a folder when they are needed, and survives damaged ones."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from scopa_desktop.ai.puzzles.puzzle import Theme
from scopa_desktop.play.puzzles import puzzle_library
from scopa_desktop.play.puzzles.puzzle_library import FORMAT, PuzzleLibrary
from scopa_desktop.play.storage.files import StorageError
from scopa_desktop.play.storage.json_fields import read_json_file
from scopa_desktop.play.storage.paths import resource_folder
from tests.looping import loop_over

SHIPPED = resource_folder() / "puzzles"
GAMES = ("scopa", "escoba")
PUZZLES_PER_GAME = 3


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with a few puzzles of two games."""
    for game in GAMES:
        stored = json.loads((SHIPPED / f"{game}.json").read_text(encoding="utf-8"))
        write(tmp_path, game, stored["puzzles"][:PUZZLES_PER_GAME])
    return tmp_path


def write(folder: Path, game: str, puzzles: object, file_format: int = FORMAT) -> None:
    content = {"format": file_format, "puzzles": puzzles}
    (folder / f"{game}.json").write_text(json.dumps(content), encoding="utf-8")


def stored_puzzles(folder: Path, game: str) -> list[dict[str, Any]]:
    content = json.loads((folder / f"{game}.json").read_text(encoding="utf-8"))
    puzzles: list[dict[str, Any]] = content["puzzles"]
    return puzzles


def test_the_puzzles_of_all_games_are_listed(folder: Path) -> None:
    library = PuzzleLibrary(folder)
    assert library.variants == GAMES
    stored = [puzzle for game in GAMES for puzzle in stored_puzzles(folder, game)]
    assert [*library.ids] == [puzzle["id"] for puzzle in stored]
    for entry, puzzle in zip(library.entries(), stored, strict=True):
        assert (entry.id, entry.rating) == (puzzle["id"], puzzle["rating"])
        assert [theme.value for theme in entry.themes] == puzzle["themes"]
        assert entry.id.startswith(f"{entry.variant}-")
    assert library.problems == ()


def test_lists_are_narrowed_down(folder: Path) -> None:
    library = PuzzleLibrary(folder)
    everything = library.entries()
    for game in GAMES:
        assert library.entries(game) == tuple(e for e in everything if e.variant == game)
    for theme in Theme:
        assert library.entries(theme=theme) == tuple(e for e in everything if theme in e.themes)
    low, high = sorted(entry.rating for entry in everything)[1:3]
    within = tuple(entry for entry in everything if low <= entry.rating <= high)
    assert within
    assert library.entries(ratings=(low, high)) == within
    assert library.entries("chkobba") == ()
    assert library.entries("no such game") == ()


def test_only_the_file_of_the_game_is_read(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []

    def read_named(path: Path, limit: int, parse: Callable[[object], Any]) -> Any:
        read.append(path.stem)
        return read_json_file(path, limit, parse)

    monkeypatch.setattr(puzzle_library, "read_json_file", read_named)
    library = PuzzleLibrary(folder)
    assert read == []
    library.entries("escoba")
    library.puzzle(stored_puzzles(folder, "escoba")[0]["id"])
    assert read == ["escoba"]
    library.entries()
    assert sorted(read) == sorted(GAMES)


def test_a_puzzle_is_opened_by_its_id(folder: Path) -> None:
    library = PuzzleLibrary(folder)
    for stored in stored_puzzles(folder, "scopa"):
        assert library.puzzle(stored["id"]).to_json() == stored
    with pytest.raises(KeyError):
        library.puzzle("scopa-0000000000")


def test_a_missing_folder_has_no_puzzles(tmp_path: Path) -> None:
    library = PuzzleLibrary(tmp_path / "nothing")
    assert library.ids == library.variants == library.problems == ()


DAMAGED = {
    "empty": "",
    "no JSON": '{"format": 1,',
    "another value": "[]",
    "no format": '{"puzzles": []}',
    "a later format": '{"format": 2, "puzzles": []}',
    "no puzzles": '{"format": 1}',
    "puzzles are an object": '{"format": 1, "puzzles": {}}',
    "a puzzle without a head": '{"format": 1, "puzzles": [{}]}',
    "an unknown theme": '{"format": 1, "puzzles": [{"id": "x", "themes": ["y"], "rating": 4}]}',
    "a list for a theme": '{"format": 1, "puzzles": [{"id": "x", "themes": [[]], "rating": 4}]}',
    "not finite": '{"format": 1, "puzzles": [{"id": "x", "themes": [], "rating": NaN}]}',
    "deeply nested": "[" * 100_000,
    "the same id twice": (
        '{"format": 1, "puzzles": [{"id": "x", "themes": [], "rating": 4},'
        ' {"id": "x", "themes": [], "rating": 4}]}'
    ),
}


@loop_over("kind", DAMAGED)
def test_a_damaged_file_is_named_and_the_others_are_read(kind: str, folder: Path) -> None:
    (folder / "scopa.json").write_text(DAMAGED[kind], encoding="utf-8")
    library = PuzzleLibrary(folder)
    assert {entry.variant for entry in library.entries()} == {"escoba"}
    (problem,) = library.problems
    assert "scopa.json" in problem
    assert problem.endswith(".")
    assert "\n" not in problem


def test_a_file_that_is_too_large_is_not_read(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(puzzle_library, "MAX_FILE_BYTES", 100)
    library = PuzzleLibrary(folder)
    assert library.entries("scopa") == ()
    assert len(library.problems) == 1


def test_a_folder_in_the_place_of_a_file_is_no_file(folder: Path) -> None:
    (folder / "scopa.json").unlink()
    (folder / "scopa.json").mkdir()
    assert PuzzleLibrary(folder).variants == ("escoba",)


def test_a_damaged_puzzle_is_refused_with_a_sentence(folder: Path) -> None:
    first, *others = stored_puzzles(folder, "scopa")
    write(folder, "scopa", [{**first, "record": "Scopa"}, *others])
    library = PuzzleLibrary(folder)
    with pytest.raises(StorageError) as error:
        library.puzzle(first["id"])
    assert "scopa.json" in error.value.sentence
    assert library.problems == (error.value.sentence,)
    assert library.puzzle(others[0]["id"]).id == others[0]["id"]


def test_a_puzzle_in_the_file_of_another_game_is_refused(folder: Path) -> None:
    first = stored_puzzles(folder, "scopa")[0]
    write(folder, "escoba", [first])
    (folder / "scopa.json").unlink()
    with pytest.raises(StorageError, match="escoba"):
        PuzzleLibrary(folder).puzzle(first["id"])
