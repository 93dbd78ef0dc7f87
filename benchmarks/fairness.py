"""Proves on many positions that no computer player looks at a card its seat cannot see.

`python benchmarks/fairness.py` takes 10,000 positions of every game at every table, with any
options. In each it deals the cards that the seat on turn cannot see to other places, plays the same
moves, and asks every level in both deals: the choices must be equal, and so must what is sent to
the process that thinks, byte for byte.
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

from benchmarks.circumstances import circumstances
from scopa_desktop.ai.computer_players import SearchPlayer
from scopa_desktop.ai.levels import LEVELS, Level
from scopa_desktop.ai.player import Deadline
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.commands.progress import with_progress
from tests.ai.deals import dealt_otherwise, match_in_play, view_on_turn

CHUNK: Final = 20


class Tested(NamedTuple):
    """What became of a position."""

    game: str
    differing: tuple[str, ...]
    """The levels that chose otherwise; `view` where what is sent to them differs."""


def main() -> int:
    """Test the positions and print a table; 1 when anything depended on a hidden card."""
    parser = argparse.ArgumentParser(description="Exchange hidden cards; no choice may change.")
    parser.add_argument("--positions", type=int, default=10_000)
    parser.add_argument("--iterations", type=int, default=50, help="of every search (default 50)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    arguments = parser.parse_args()
    test = partial(tested, arguments.seed, arguments.iterations)
    with ProcessPoolExecutor(arguments.jobs, get_context("spawn")) as pool:
        results = pool.map(test, range(arguments.positions), chunksize=CHUNK)
        return report(with_progress(results, arguments.positions, sys.stderr))


def tested(seed: int, iterations: int, number: int) -> Tested:
    """Ask every level in two deals that look the same to the seat on turn."""
    rng = Random(f"fairness {seed}, {number}")
    match = match_in_play(rng)
    other = dealt_otherwise(match, rng)
    view, view_of_other = view_on_turn(match), view_on_turn(other)
    differing = [] if dumps(view) == dumps(view_of_other) else ["view"]
    for level in LEVELS.values():
        quick = with_iterations(level, iterations)
        if choice(quick, view) != choice(quick, view_of_other):
            differing.append(level.id)
    return Tested(match.variant.id, tuple(differing))


def with_iterations(level: Level, iterations: int) -> Level:
    """The level with so little to search that thousands of positions can be asked."""
    if not isinstance(level.player, SearchPlayer):
        return level
    config = replace(level.player.config, iterations=iterations, candidate_count=iterations // 2,
                     pool_size=iterations // 4)  # fmt: skip
    return replace(level, player=replace(level.player, config=config))


def choice(level: Level, view: SeatView) -> object:
    """What a level plays when it has all the time it wants."""
    return level.choose(view, Deadline(inf))


def report(results: Iterable[Tested]) -> int:
    """Print how many positions of each game were tested and what differed; the exit code."""
    positions: Counter[str] = Counter()
    differing: Counter[str] = Counter()
    for one in results:
        positions[one.game] += 1
        differing.update(f"{one.game}: {what}" for what in one.differing)
    print(circumstances())
    print("\n| game | positions |\n|---|---|")
    for game in sorted(positions):
        print(f"| `{game}` | {positions[game]:,} |")
    print(f"| together | {positions.total():,} |")
    print(f"\nChoices of {', '.join(LEVELS)} that a hidden card changed: {differing.total()}")
    for what, times in differing.most_common():
        print(f"{what}: {times}")
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main())
