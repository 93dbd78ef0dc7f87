"""`puzzles`: makes puzzles from matches of computer players, or from a recorded match."""

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Final

from scopa_desktop.ai.advice import AdviceUnit
from scopa_desktop.ai.puzzles.puzzle import Puzzle
from scopa_desktop.ai.puzzles.puzzle_maker import HARD_PUZZLES, puzzle_at, steps_of
from scopa_desktop.ai.puzzles.simulated_matches import simulated_puzzles
from scopa_desktop.commands.arguments import argument_type, parse_variant, whole_number
from scopa_desktop.commands.output import with_progress
from scopa_desktop.commands.processes import MAX_JOBS, TaskRunner, default_jobs
from scopa_desktop.commands.record_file import print_findings, read_record_file
from scopa_desktop.play.puzzles.puzzle_library import FORMAT
from scopa_desktop.rules import catalogue
from scopa_desktop.rules.cards import names_of
from scopa_desktop.rules.record import Record
from scopa_desktop.rules.variant import Variant

PROGRAM: Final = "scopa-desktop puzzles"
MAX_MATCHES_PER_PUZZLE: Final = 100
"""The most matches searched for each puzzle asked for, before the search is given up."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    source = parser.add_mutually_exclusive_group(required=True)
    source.add_argument(
        "--variant", type=argument_type(parse_variant), metavar="ID",
        help=f"the game: {', '.join(catalogue.CATALOGUE)}")  # fmt: skip
    source.add_argument(
        "--record", type=Path, metavar="FILE",
        help="make the puzzles from this match instead of simulated ones")  # fmt: skip
    add("--seat", type=whole_number(1, 4), default=1, metavar="N",
        help="the seat of the record that is on turn (default 1)")  # fmt: skip
    add("--hard", action="store_true",
        help="only positions that a search of 1,000 iterations gets wrong")  # fmt: skip
    add("--count", type=whole_number(1, 10_000), default=10, metavar="N",
        help="how many puzzles to make at most (default 10)")  # fmt: skip
    add("--seed", type=whole_number(-(10**18), 10**18), default=1, metavar="S",
        help="chooses the matches; the same seed gives the same puzzles (default 1)")  # fmt: skip
    add("--jobs", type=whole_number(1, MAX_JOBS), default=default_jobs(), metavar="J",
        help="the processes to search in (default: one for each core)")  # fmt: skip
    add("--json", action="store_true",
        help="print one JSON object, which is a file of puzzles, instead of a list")  # fmt: skip


def run(arguments: argparse.Namespace) -> int:
    """Make puzzles and print them; returns the exit code, see `print_findings`.

    2: the record has no such seat.
    """

    def find() -> str:
        made = [*with_progress(_puzzles(arguments), arguments.count, sys.stderr)]
        return json.dumps(as_json(made)) if arguments.json else as_text(made)

    return print_findings(PROGRAM, arguments, find)


def _puzzles(arguments: argparse.Namespace) -> Iterator[Puzzle]:
    """The puzzles, made as they are asked for; raises an error of the arguments at once."""
    if arguments.record is None:
        found = _from_simulation(arguments.variant, arguments)
    else:
        record, seat = read_record_file(arguments.record), arguments.seat - 1
        if seat >= record.seating.players:
            raise argparse.ArgumentTypeError(f"the record has no seat {arguments.seat}")
        found = _from_record(record, seat, arguments)
    return islice(found, arguments.count)


def _from_simulation(variant: Variant, arguments: argparse.Namespace) -> Iterator[Puzzle]:
    """The puzzles of simulated matches, in the order of the matches, each once."""
    matches = range(MAX_MATCHES_PER_PUZZLE * arguments.count)
    runner = TaskRunner(arguments.jobs)
    known: set[str] = set()
    try:
        search = partial(simulated_puzzles, variant, arguments.seed)
        if arguments.hard:
            search = partial(search, config=HARD_PUZZLES)
        for puzzles in runner.results(search, matches):
            for puzzle in puzzles:
                if puzzle.id not in known:
                    known.add(puzzle.id)
                    yield puzzle
    finally:
        runner.close()


def _from_record(record: Record, seat: int, arguments: argparse.Namespace) -> Iterator[Puzzle]:
    runner = TaskRunner(arguments.jobs)
    try:
        make = partial(puzzle_at, record)
        if arguments.hard:
            make = partial(make, config=HARD_PUZZLES)
        results = runner.results(make, steps_of(record, seat))
        yield from (puzzle for puzzle in results if puzzle is not None)
    finally:
        runner.close()


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
        interval = f" ± {_amount(puzzle, move.half_width)}" if move.half_width else ""
        yield f"    {loss}{interval} worse: {_with_line(move.action, line)}"


def _with_line(action: object, line: Sequence[object]) -> str:
    following = f" (then {', '.join(map(str, line))})" if line else ""
    return f"{action}{following}"


def _amount(puzzle: Puzzle, value: float) -> str:
    if puzzle.unit is AdviceUnit.WIN_PROBABILITY:
        return f"{100 * value:.1f} %"
    return f"{value:.2f} points"
