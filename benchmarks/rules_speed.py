"""Speed of the rules: random rounds in plain Python, on one core.

`python benchmarks/rules_speed.py` prints plies per second for every game and seating: the median of
several runs, the minimum and the maximum. Choosing a random move, shuffling and dealing are
included. Processor time is used, which depends little on the load of the machine.
"""

import sys
from pathlib import Path
from random import Random
from statistics import median
from time import process_time

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from scopa_desktop.rules.cards import cards_of
from scopa_desktop.rules.catalogue import CATALOGUE
from scopa_desktop.rules.round import Round
from scopa_desktop.rules.seating import Seating
from scopa_desktop.rules.variant import Variant

RUNS = 7
ROUNDS = 300
GOAL = 60_000


def plies_per_second(variant: Variant, seating: Seating, seed: int) -> float:
    """Plies per second of `ROUNDS` random rounds."""
    rng = Random(seed)
    pack = list(cards_of(variant.deal.pack.cards))
    plies = 0
    start = process_time()
    for _ in range(ROUNDS):
        rng.shuffle(pack)
        plies += play_randomly(Round.dealt(variant, seating, 0, pack)[0], rng)
    return plies / (process_time() - start)


def play_randomly(round_: Round, rng: Random) -> int:
    """Play a round to its end at random; returns the number of plies."""
    plies = 0
    random = rng.random
    while not round_.is_over:
        moves = round_.legal_moves()
        round_.play(moves[int(random() * len(moves))])
        plies += 1
    return plies


def main() -> None:
    """Print the table."""
    print(f"{'game':<20}{'players':<14}{'plies/s':>9}{'slowest':>10}{'fastest':>10}")
    medians = []
    for variant in CATALOGUE.values():
        for seating in variant.seatings:
            runs = [plies_per_second(variant, seating, seed) for seed in range(RUNS)]
            medians.append(median(runs))
            figures = f"{medians[-1]:>9,.0f}{min(runs):>10,.0f}{max(runs):>10,.0f}"
            print(f"{variant.id:<20}{seating!s:<14}{figures}")
    print(f"slowest median {min(medians):,.0f} plies a second; the goal is {GOAL:,}")


if __name__ == "__main__":
    main()
