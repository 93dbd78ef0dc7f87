"""Random play of every game, seating and pair of options, with a check of the rules.

`python benchmarks/rules_campaign.py --plies 1000000` plays the line-ups of the tests, as many
rounds of each as it takes, and prints what was played and whether an invariant was broken.
"""

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from itertools import count
from multiprocessing import get_context
from os import cpu_count
from pathlib import Path
from time import perf_counter

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from scopa_desktop.rules.catalogue import CATALOGUE
from tests.rules.campaign import BrokenRuleError, Count, play_line_ups

ROUNDS = 20
"""Rounds of every line-up in one series."""


def main() -> int:
    """Play series until there are enough plies; returns 1 if an invariant was broken."""
    parser = argparse.ArgumentParser(description="Play every game at random and check the rules.")
    parser.add_argument("--plies", type=int, default=1_000_000, help="least number of plies in all")
    parser.add_argument("--seed", type=int, default=1, help="of the first series (default 1)")
    parser.add_argument("--jobs", type=int, default=cpu_count(), help="processes")
    arguments = parser.parse_args()
    counts = dict.fromkeys(CATALOGUE, Count())
    start = perf_counter()
    try:
        with ProcessPoolExecutor(arguments.jobs, get_context("spawn")) as pool:
            for seed in count(arguments.seed):
                games = [*CATALOGUE]
                size = len(games)
                played = pool.map(play_line_ups, games, [ROUNDS] * size, [seed] * size)
                for game, more in zip(games, played, strict=True):
                    rounds, plies = counts[game].rounds, counts[game].plies
                    counts[game] = Count(more.line_ups, rounds + more.rounds, plies + more.plies)
                if sum(game_count.plies for game_count in counts.values()) >= arguments.plies:
                    break
    except BrokenRuleError as broken:
        print(f"a rule is broken: {broken}")
        return 1
    report(counts, perf_counter() - start)
    return 0


def report(counts: dict[str, Count], seconds: float) -> None:
    """Print what was played."""
    print(f"{'game':<22}{'line-ups':>9}{'rounds':>10}{'plies':>12}")
    for game, game_count in counts.items():
        print(f"{game:<22}{game_count.line_ups:>9,}{game_count.rounds:>10,}{game_count.plies:>12,}")
    total = Count(*map(sum, zip(*counts.values(), strict=True)))
    print(f"{'together':<22}{total.line_ups:>9,}{total.rounds:>10,}{total.plies:>12,}")
    print(f"no rule was broken; {seconds:,.0f} s, {total.plies / seconds:,.0f} plies a second")


if __name__ == "__main__":
    sys.exit(main())
