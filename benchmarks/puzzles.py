"""Checks the shipped puzzles with other random numbers, and who solves them.

`python benchmarks/puzzles.py` searches every puzzle again with an independent search, compares its
best move with the second on determinizations of its own, and lets the reference players of the
difficulty estimate answer it. Proven puzzles are solved again.

`--solvers` only lets the reference players answer, and prints the ratings of the searches and of
the first legal move at which all these answers are most probable, together with the ratings of the
puzzles; the levels and greedy keep theirs. They are the constants of `difficulty.py`. Hard puzzles
are left out, because they were chosen for the failure of a small search.
"""

import argparse
import json
import sys
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import inf, log
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benchmarks.environment import describe_environment
from scopa_desktop.ai.move_evaluation import SearchConfig, compare_moves, evaluate_moves, is_solved
from scopa_desktop.ai.player import Deadline
from scopa_desktop.ai.puzzles.difficulty import (
    SEARCHES,
    Attempts,
    estimated_difficulty,
    search_attempts,
    simple_attempts,
    solving_probability,
)
from scopa_desktop.ai.puzzles.puzzle import Puzzle
from scopa_desktop.commands.output import with_progress
from scopa_desktop.play.puzzles.puzzle_library import PuzzleLibrary
from scopa_desktop.play.storage.paths import resource_folder

BANDS: Final = ((0, 1100), (1100, 1300), (1300, 1500), (1500, 1700), (1700, 3000))
"""Ratings of puzzles: the least, and the first above."""


SOLVER_RATINGS: Final = range(400, 3001, 5)
FITTING_ROUNDS: Final = 20
"""Alternating fits of puzzles and solvers; the ratings change by less than 5 in the last ones."""


class CheckedPuzzle(NamedTuple):
    """What was found about one puzzle."""

    id: str
    rating: int
    is_proven: bool
    is_best_again: bool
    """Whether the other search names the same move."""
    lead: float
    """The lead over the second move in the other comparison, in points of `MatchStanding`."""
    half_width: float
    solved: tuple[float, ...]
    """The share of the attempts of each reference player that solve it."""


def main() -> int:
    """Check the puzzles and print tables; returns 1 if the lead of one is not confirmed."""
    parser = argparse.ArgumentParser(description="Search the shipped puzzles again.")
    parser.add_argument("--iterations", type=int, default=20_000, help="of each search")
    parser.add_argument("--every", type=int, default=1, help="check only every N-th puzzle")
    parser.add_argument("--hard", action="store_true", help="check only the hard puzzles")
    parser.add_argument("--solvers", action="store_true", help="rate the searches")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    arguments = parser.parse_args()
    library = PuzzleLibrary(resource_folder() / "puzzles")
    hard = hard_ids()
    ids = [
        each
        for each in library.ids
        if (each in hard if arguments.hard else each not in hard or not arguments.solvers)
    ][:: arguments.every]
    check = partial(checked, arguments.iterations, arguments.seed)
    with ProcessPoolExecutor(arguments.jobs, get_context("spawn")) as pool:
        if arguments.solvers:
            answered = pool.map(answers, map(library.puzzle, ids))
            print(solver_ratings([*with_progress(answered, len(ids), sys.stderr)]))
            return 0
        results = pool.map(check, map(library.puzzle, ids))
        return report(with_progress(results, len(ids), sys.stderr))


def hard_ids() -> set[str]:
    """The puzzles that were made as hard ones."""
    paths = (resource_folder() / "puzzles").glob("*.json")
    files = [json.loads(path.read_text(encoding="utf-8")) for path in paths]
    return {puzzle_id for content in files for puzzle_id in content.get("hard", ())}


def checked(iterations: int, seed: int, puzzle: Puzzle) -> CheckedPuzzle:
    """Search a puzzle again with random numbers of its own."""
    view, solution = puzzle.view(), puzzle.solution
    config = SearchConfig(iterations, candidate_count=4000, pool_size=2000)

    def rng(purpose: str) -> Random:
        return Random(f"check {seed} {purpose} {view.seed}")

    evaluations = evaluate_moves(view, config, rng("best move"), Deadline(inf))
    moves = (solution, puzzle.moves[1].action)
    difference = compare_moves(view, moves, config, rng("comparison"))
    attempts = [*simple_attempts(view, solution), *search_attempts(view, solution)]
    return CheckedPuzzle(
        puzzle.id,
        puzzle.difficulty.rating,
        is_solved(evaluations),
        evaluations[0].action == solution,
        difference.value,
        difference.half_width,
        tuple(each.solved / each.tries for each in attempts),
    )


class AnsweredPuzzle(NamedTuple):
    """The answers of the reference players to one puzzle."""

    moves: int
    """The number of its legal moves."""
    attempts: list[Attempts]


def answers(puzzle: Puzzle) -> AnsweredPuzzle:
    """Let the reference players answer a puzzle."""
    view, solution = puzzle.view(), puzzle.solution
    attempts = [*simple_attempts(view, solution), *search_attempts(view, solution)]
    return AnsweredPuzzle(len(puzzle.moves), attempts)


def solver_ratings(puzzles: Sequence[AnsweredPuzzle]) -> str:
    """The fitted ratings of the first legal move and of the searches."""
    ratings = [each.rating for each in puzzles[0].attempts]
    fitted = [0, *range(len(ratings) - len(SEARCHES), len(ratings))]
    for _ in range(FITTING_ROUNDS):
        difficulties = []
        for puzzle in puzzles:
            attempts = [
                each._replace(rating=rating)
                for each, rating in zip(puzzle.attempts, ratings, strict=True)
            ]
            difficulties.append(estimated_difficulty(attempts, puzzle.moves).rating)
        for solver in fitted:
            ratings[solver] = max(
                SOLVER_RATINGS,
                key=lambda rating: _probability_of_answers(rating, solver, puzzles, difficulties),
            )
    names = ["first legal", *(f"{iterations:,} iterations" for iterations, _ in SEARCHES)]
    lines = [f"{name}: {ratings[solver]}" for name, solver in zip(names, fitted, strict=True)]
    return "\n".join([f"{len(puzzles)} puzzles", *lines])


def _probability_of_answers(
    rating: int, solver: int, puzzles: Sequence[AnsweredPuzzle], difficulties: Sequence[int]
) -> float:
    """The logarithm of the probability of all answers of one solver."""
    total = 0.0
    for puzzle, difficulty in zip(puzzles, difficulties, strict=True):
        each = puzzle.attempts[solver]
        probability = solving_probability(rating, difficulty, puzzle.moves)
        total += each.solved * log(probability) + (each.tries - each.solved) * log(1 - probability)
    return total


def report(results: Iterable[CheckedPuzzle]) -> int:
    """Print the tables; returns 1 if the lead of a puzzle is not confirmed.

    A search that names another move may be wrong; the comparison decides.
    """
    puzzles = [*results]
    wrong = [puzzle for puzzle in puzzles if not puzzle.is_best_again]
    unclear = [puzzle for puzzle in puzzles if puzzle.lead <= puzzle.half_width]
    proven = sum(puzzle.is_proven for puzzle in puzzles)
    print(describe_environment())
    print(f"{len(puzzles)} puzzles, {proven} of them solved again")
    print(f"the other search names another move in {len(wrong)}")
    print(f"the other comparison is not clear of its interval in {len(unclear)}")
    for puzzle in dict.fromkeys([*wrong, *unclear]):
        print(f"    {puzzle.id}: leads by {puzzle.lead:.2f} ± {puzzle.half_width:.2f}")
    print()
    print(solvers_table(puzzles))
    return 1 if unclear else 0


def solvers_table(puzzles: Sequence[CheckedPuzzle]) -> str:
    """The share of the puzzles that each reference player solves, by rating, in Markdown."""
    names = ("first legal", "greedy", "beginner", "easy", "casual", "skilled",
             "60 iterations", "250", "1,000", "4,000")  # fmt: skip
    lines = [f"| rating | puzzles | {' | '.join(names)} |", f"|---|--:|{'--:|' * len(names)}"]
    for least, end in BANDS:
        band = [puzzle for puzzle in puzzles if least <= puzzle.rating < end]
        if band:
            shares = [
                sum(column) / len(band)
                for column in zip(*(each.solved for each in band), strict=True)
            ]
            cells = " | ".join(f"{share:.0%}" for share in shares)
            lines.append(f"| {least} to {end - 1} | {len(band)} | {cells} |")
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
