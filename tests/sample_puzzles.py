"""Some puzzles for tests, as the generator made them of random matches."""

import json
from functools import cache
from pathlib import Path

from scopa_desktop.ai.puzzles.puzzle import Puzzle
from scopa_desktop.play.puzzles.puzzle_library import puzzle_from_json

SCOPA, SCOPA_LAY, SCOPA_KEEP, SCOPA_LAST = (
    "scopa-4650a16bdc",
    "scopa-f6cf2bb4e7",
    "scopa-e7c8195ecb",
    "scopa-f3c49e3661",
)
ESCOBA, ESCOBA_CHOICE = "escoba-0d90ca47e1", "escoba-2f3358a0d9"
SCOPONE, SCOPONE_LAST = "scopone-ac4ec6ae6d", "scopone-5f920f4981"


@cache
def _stored() -> tuple[object, ...]:
    text = Path(__file__).with_name("sample_puzzles.json").read_text(encoding="utf-8")
    return tuple(json.loads(text))


@cache
def sample_puzzles() -> dict[str, Puzzle]:
    """The puzzles by id."""
    return {puzzle.id: puzzle for puzzle in map(puzzle_from_json, _stored())}


def write_library(folder: Path, *ids: str) -> None:
    """Write these puzzles, or all, into the files of a `PuzzleLibrary`."""
    by_variant: dict[str, list[object]] = {}
    for puzzle in sample_puzzles().values():
        if not ids or puzzle.id in ids:
            by_variant.setdefault(puzzle.variant, []).append(puzzle.to_json())
    folder.mkdir(parents=True, exist_ok=True)
    for variant, puzzles in by_variant.items():
        content = json.dumps({"format": 1, "puzzles": puzzles})
        (folder / f"{variant}.json").write_text(content, encoding="utf-8")
