"""The output of `puzzles`, as a JSON object or as text."""

from collections.abc import Iterator, Sequence

from scopa_desktop.ai.advice import AdviceUnit
from scopa_desktop.ai.puzzles.puzzle import Puzzle
from scopa_desktop.play.puzzles.puzzle_library import FORMAT
from scopa_desktop.rules.cards import names_of


def as_json(puzzles: Sequence[Puzzle]) -> dict[str, object]:
    """The puzzles as a JSON object, in the format of the files of a `PuzzleLibrary`."""
    return {"format": FORMAT, "puzzles": [puzzle.to_json() for puzzle in puzzles]}


def as_text(puzzles: Sequence[Puzzle]) -> str:
    """The puzzles as text: the position, the best move and what the others cost."""
    if not puzzles:
        return "no position was found that has exactly one best move and is not too easy"
    return "\n".join(line for puzzle in puzzles for line in _lines(puzzle))


def _lines(puzzle: Puzzle) -> Iterator[str]:
    view = puzzle.view()
    difficulty = puzzle.difficulty
    themes = ", ".join(theme.value for theme in puzzle.themes)
    proven = ", proven" if puzzle.is_proven else ""
    rating = f"rating {difficulty.rating} ± {2 * difficulty.deviation}"
    yield f"{puzzle.id}: {themes}; {rating}{proven}"
    yield f"    hand {names_of(view.hand)}, table {names_of(view.table) or 'empty'}"
    yield f"    best: {_with_line(puzzle.solution, puzzle.line)}"
    for move in puzzle.moves[1:]:
        refutation = puzzle.refutation(move.action)
        line = refutation.line if refutation else ()
        loss = _amount(puzzle, puzzle.moves[0].value - move.value)
        interval = _amount(puzzle, move.half_width)
        yield f"    {loss} ± {interval} worse: {_with_line(move.action, line)}"


def _with_line(action: object, line: Sequence[object]) -> str:
    following = f" (then {', '.join(map(str, line))})" if line else ""
    return f"{action}{following}"


def _amount(puzzle: Puzzle, value: float) -> str:
    if puzzle.unit is AdviceUnit.WIN_PROBABILITY:
        return f"{100 * value:.1f} %"
    return f"{value:.2f} points"
