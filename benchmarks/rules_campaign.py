"""Random play of every game, seating and pair of options, with a check of the rules.

`python benchmarks/rules_campaign.py --plies 1000000` plays the line-ups of the tests, as many
rounds of each as it takes, and prints what was played and whether an invariant was broken.
`--game ID` plays one game only, and `--reference` compares every ply with the reference rules of
the tests instead: what lies where, what is legal, and the points.
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
from tests.rules.by_the_book.games import GAMES
from tests.rules.by_the_book.judging import play_by_the_book
from tests.rules.campaign import BrokenRuleError, Count, line_ups, play_line_ups

ROUNDS = 20
"""Rounds of every line-up in one series."""


def compare_line_ups(game: str, rounds: int, seed: int = 0) -> Count:
    """Play rounds of every line-up of a game, each ply compared with the reference rules.

    Raises `BrokenRuleError` where they differ.
    """
    count = Count()
    for line_up in line_ups(CATALOGUE[game]):
        try:
            plies = sum(play_by_the_book(line_up, f" {seed} {number}") for number in range(rounds))
        except AssertionError as difference:
            raise BrokenRuleError(f"{line_up}: {difference}") from None
        count = count.plus(Count(1, rounds, plies))
    return count


def main() -> int:
    """Play series until there are enough plies; returns 1 if an invariant was broken."""
    parser = argparse.ArgumentParser(description="Play every game at random and check the rules.")
    parser.add_argument("--plies", type=int, default=1_000_000, help="least number of plies in all")
    parser.add_argument("--game", choices=[*CATALOGUE], help="play this game only")
    parser.add_argument(
        "--reference", action="store_true", help="compare every ply with the reference rules"
    )
    parser.add_argument("--seed", type=int, default=1, help="of the first series (default 1)")
    parser.add_argument("--jobs", type=int, default=cpu_count(), help="processes")
    arguments = parser.parse_args()
    known = GAMES if arguments.reference else CATALOGUE
    games = [game for game in CATALOGUE if game in known and arguments.game in (None, game)]
    play = compare_line_ups if arguments.reference else play_line_ups
    counts = dict.fromkeys(games, Count())
    start = perf_counter()
    try:
        with ProcessPoolExecutor(arguments.jobs, get_context("spawn")) as pool:
            for seed in count(arguments.seed):
                size = len(games)
                played = pool.map(play, games, [ROUNDS] * size, [seed] * size)
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
