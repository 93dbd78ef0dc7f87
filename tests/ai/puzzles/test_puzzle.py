"""A puzzle is read from JSON with everything checked, or refused with a sentence."""

import json
import pickle
from collections.abc import Callable
from functools import lru_cache
from typing import Any

import pytest

from scopa_desktop.ai.advice import AdviceUnit
from scopa_desktop.ai.puzzles.puzzle import Difficulty, Puzzle, PuzzleMove, Refutation, Theme
from scopa_desktop.play.puzzles.puzzle_library import puzzle_from_json
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.moves import parse_action
from scopa_desktop.rules.record import write_record
from tests.ai.review.matches import played
from tests.looping import loop_over

JsonObject = dict[str, Any]


@lru_cache
def example() -> Puzzle:
    """A puzzle with values that were made up."""
    record = played(moves=0)
    match = Match.replayed(record)
    assert match.round is not None
    if match.round.turn:
        match.play(match.round.legal_moves()[0])
    first, second, *others = match.round.legal_moves()
    return Puzzle(
        id="scopa-0123456789",
        variant="scopa",
        options=(),
        record=write_record(match.record),
        moves=(
            PuzzleMove(first, 1.5, 0.1),
            PuzzleMove(second, 0.5, 0.2),
            *(PuzzleMove(other, 0.0, 0.2) for other in others),
        ),
        unit=AdviceUnit.LEAD,
        is_proven=False,
        themes=(Theme.SWEEP, Theme.LAST_HAND),
        line=(),
        refutations=(Refutation(second, ()),),
        difficulty=Difficulty(1250, 110),
    )


def stored_example() -> JsonObject:
    copied: JsonObject = json.loads(json.dumps(example().to_json()))
    return copied


def test_the_json_says_all() -> None:
    assert puzzle_from_json(stored_example()) == example()


def test_the_example_can_be_asked() -> None:
    puzzle = example()
    first, second = (move.action for move in puzzle.moves[:2])
    assert puzzle.solution == first
    assert puzzle.margin == 1.0
    assert (puzzle.loss(first), puzzle.loss(second)) == (0.0, 1.0)
    assert puzzle.loss(parse_action("pass")) is None
    assert puzzle.refutation(second) == Refutation(second, ())
    assert puzzle.refutation(first) is None
    assert puzzle.view().seat == 0


def test_a_puzzle_goes_to_another_process() -> None:
    puzzle = puzzle_from_json(stored_example())
    assert puzzle.view().seat == 0
    copied = pickle.loads(pickle.dumps(puzzle))
    assert copied == puzzle
    assert copied.view() == puzzle.view()


def _without(name: str) -> Callable[[JsonObject], None]:
    def change(stored: JsonObject) -> None:
        del stored[name]

    return change


def _with(name: str, value: object) -> Callable[[JsonObject], None]:
    def change(stored: JsonObject) -> None:
        stored[name] = value

    return change


def _first_move(move: object) -> Callable[[JsonObject], None]:
    def change(stored: JsonObject) -> None:
        stored["moves"][0] = move

    return change


def _ended(stored: JsonObject) -> None:
    stored["record"] = write_record(played())


def _swapped(stored: JsonObject) -> None:
    stored["moves"].reverse()


def _doubled(stored: JsonObject) -> None:
    stored["moves"].append(stored["moves"][1])


WRONG: list[tuple[str, Callable[[JsonObject], None], str]] = [
    *((f"no {name}", _without(name), f"“{name}”") for name in example().to_json()),
    ("id is a number", _with("id", 4), "“id”"),
    ("id is too long", _with("id", "x" * 100), "“id”"),
    ("unknown unit", _with("unit", "euro"), "“unit”"),
    ("proven is a word", _with("proven", "yes"), "“proven”"),
    ("unknown theme", _with("themes", ["luck"]), "“themes”"),
    ("no theme at all", _with("themes", []), "no theme"),
    ("themes are a text", _with("themes", "sweep"), "“themes”"),
    ("rating is a flag", _with("rating", True), "“rating”"),
    ("rating is too high", _with("rating", 99999), "“rating”"),
    ("deviation is zero", _with("deviation", 0), "“deviation”"),
    ("one move", _with("moves", [["7D", 1, 0]]), "several"),
    ("a move is a text", _first_move("7D"), "“moves”"),
    ("a move without a value", _first_move(["7D"]), "“moves”"),
    ("a value is infinite", _first_move(["7D", float("inf"), 0]), "“moves”"),
    ("a value is no number", _first_move(["7D", float("nan"), 0]), "“moves”"),
    ("a value is enormous", _first_move(["7D", 10**400, 0]), "“moves”"),
    ("a half-width is negative", _first_move(["7D", 1, -1]), "“moves”"),
    ("no notation", _first_move(["seven", 9, 0]), "seven"),
    ("an illegal move", _first_move(["7D x 7C", 9, 0]), ""),
    ("the best move is not first", _swapped, "only best"),
    ("a move twice", _doubled, "several different"),
    ("an illegal line", _with("line", ["7D", "7D"]), ""),
    ("a line without end", _with("line", ["pass"] * 100), "more than 24"),
    ("a refutation of no move", _with("refutations", [[]]), "“refutations”"),
    ("a refutation of another move", _with("refutations", [["pass"]]), "wrong moves"),
    ("an illegal refutation", _with("refutations", [[1]]), "“refutations”"),
    ("no record", _with("record", "scopa"), "line 1"),
    ("a record that has ended", _ended, "not on turn"),
    ("another game", _with("variant", "escoba"), "another game"),
]


@loop_over(("_name", "change", "complaint"), WRONG, ids=lambda case: str(case[0]))
def test_anything_wrong_is_refused_with_a_sentence(
    _name: str, change: Callable[[JsonObject], None], complaint: str
) -> None:
    stored = stored_example()
    change(stored)
    with pytest.raises(ValueError) as error:
        puzzle_from_json(stored)
    assert complaint in str(error.value)
    assert len(str(error.value)) > 10


@loop_over("value", [None, 4, "scopa", [], [{}]])
def test_a_puzzle_is_an_object(value: object) -> None:
    with pytest.raises(ValueError, match="JSON object"):
        puzzle_from_json(value)
