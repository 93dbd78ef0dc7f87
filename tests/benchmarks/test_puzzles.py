"""The check of the shipped puzzles finds a wrong one."""

from dataclasses import replace

import pytest

from benchmarks import puzzles
from scopa_desktop.ai.puzzles.puzzle import Puzzle
from scopa_desktop.play.puzzles.puzzle_library import PuzzleLibrary
from scopa_desktop.play.storage.paths import resource_folder
from tests.ai.puzzles.quick_puzzles import search_little


@pytest.fixture
def proven(monkeypatch: pytest.MonkeyPatch) -> Puzzle:
    """A shipped puzzle that is solved at once."""
    search_little(monkeypatch)
    library = PuzzleLibrary(resource_folder() / "puzzles")
    return next(each for each in map(library.puzzle, library.ids) if each.is_proven)


def test_a_right_puzzle_passes(proven: Puzzle, capsys: pytest.CaptureFixture[str]) -> None:
    checked = puzzles.checked(4, 1, proven)
    assert checked.is_proven
    assert checked.lead > checked.half_width == 0
    assert puzzles.report([checked]) == 0
    assert "names another move in 0" in capsys.readouterr().out


def test_a_wrong_puzzle_is_named(proven: Puzzle, capsys: pytest.CaptureFixture[str]) -> None:
    swapped = (proven.moves[1], proven.moves[0], *proven.moves[2:])
    checked = puzzles.checked(4, 1, replace(proven, moves=swapped))
    assert puzzles.report([checked]) == 1
    out = capsys.readouterr().out
    assert "names another move in 1" in out
    assert proven.id in out
