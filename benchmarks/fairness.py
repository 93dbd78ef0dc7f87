"""Tests on many positions that no computer player uses a card that its seat cannot see.

`python benchmarks/fairness.py` takes 10,000 positions of all games with all seatings and random
options. In each it redistributes the cards that the seat on turn cannot see, plays the same moves,
and lets every level choose in both deals: the choices must be equal, and so must the pickled views
that are sent to the engine process.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import partial
from math import inf
from multiprocessing import get_context
from pathlib import Path
from pickle import dumps
from random import Random
from typing import Final, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benchmarks.environment import describe_environment
from scopa_desktop.ai.computer_players import with_search
from scopa_desktop.ai.levels import LEVELS, Level
from scopa_desktop.ai.player import Deadline
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.commands.output import with_progress
from tests.ai.deals import two_deals_alike, view_on_turn

CHUNK_SIZE: Final = 20
"""Positions that a process takes at a time."""


class PositionResult(NamedTuple):
    """Result of a position."""

    game: str
    differing: tuple[str, ...]
    """Levels whose choices differ; `view` if the pickled views differ."""


def main() -> int:
    """Test the positions and print a table; returns 1 if anything depended on a hidden card."""
    parser = argparse.ArgumentParser(description="Exchange hidden cards; no choice may change.")
    parser.add_argument("--positions", type=int, default=10_000)
    parser.add_argument("--iterations", type=int, default=50, help="of every search (default 50)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    arguments = parser.parse_args()
    test = partial(compare_choices, arguments.seed, arguments.iterations)
    with ProcessPoolExecutor(arguments.jobs, get_context("spawn")) as pool:
        results = pool.map(test, range(arguments.positions), chunksize=CHUNK_SIZE)
        return report(with_progress(results, arguments.positions, sys.stderr))


def compare_choices(seed: int, iterations: int, number: int) -> PositionResult:
    """Compare the choices of every level in two deals with the same view."""
    rng = Random(f"fairness {seed}, {number}")
    match, other = two_deals_alike(rng)
    view, view_of_other = view_on_turn(match), view_on_turn(other)
    differing = [] if dumps(view) == dumps(view_of_other) else ["view"]
    for level in LEVELS.values():
        quick = with_iterations(level, iterations)
        if choice(quick, view) != choice(quick, view_of_other):
            differing.append(level.id)
    return PositionResult(match.variant.id, tuple(differing))


def with_iterations(level: Level, iterations: int) -> Level:
    """The level with a smaller search, so that thousands of positions can be tested."""
    player = with_search(
        level.player,
        lambda config: replace(
            config,
            iterations=iterations,
            candidate_count=iterations // 2,
            pool_size=iterations // 4,
        ),
    )
    return level._replace(make_player=lambda: player)


def choice(level: Level, view: SeatView) -> object:
    """The move of a level without a time limit."""
    return level.choose(view, Deadline(inf))


def report(results: Iterable[PositionResult]) -> int:
    """Print the number of positions of each game and the differences; returns the exit code."""
    positions: Counter[str] = Counter()
    differing: Counter[str] = Counter()
    for result in results:
        positions[result.game] += 1
        differing.update(f"{result.game}: {name}" for name in result.differing)
    print(describe_environment())
    print("\n| game | positions |\n|---|---|")
    for game in sorted(positions):
        print(f"| `{game}` | {positions[game]:,} |")
    print(f"| together | {positions.total():,} |")
    print(f"\nChoices of {', '.join(LEVELS)} that a hidden card changed: {differing.total()}")
    for name, times in differing.most_common():
        print(f"{name}: {times}")
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main())
