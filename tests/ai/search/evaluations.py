"""Searches positions of every game and prints what the search thinks of their moves.

`python -m tests.ai.search.evaluations 100 3` searches with so many iterations in every third
position. The searches of two
builds of the core are the same if they print the same, to the last digit.
"""

import sys
from collections.abc import Iterator
from itertools import islice
from math import inf
from random import Random

from scopa_desktop.ai.move_evaluation import SearchConfig, compare_moves, evaluate_moves
from scopa_desktop.ai.player import Deadline
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.rules.catalogue import CATALOGUE
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.players import Player
from scopa_desktop.rules.seating import Seating
from scopa_desktop.rules.variant import Variant

PLIES = (8, 29)
"""Where in a round it is searched: with packets still to come, and near the end."""


def positions() -> Iterator[tuple[str, SeatView]]:
    """Views from every game at every table, each with its name."""
    for entry in CATALOGUE.values():
        for seating in entry.seatings:
            for plies in PLIES:
                yield f"{entry.id}, {seating}, {plies}", after(entry, seating, plies)
    entry = CATALOGUE["chkobba"]
    yield "chkobba, the cut", after(entry, entry.seatings[0], 0)


def after(entry: Variant, seating: Seating, plies: int) -> SeatView:
    """The view of the seat on turn in the first round that is still in play after so many plies."""
    for deal_number in range(1000):
        match = Match(entry, seating, [Player("A", "beginner")] * seating.players, deal_number)
        match.begin_round()
        # Late in a match it is the chance of winning it that is searched for.
        match.totals = [entry.target - 1 if plies == PLIES[-1] else 0] * seating.sides
        if play_on(match, plies, Random(deal_number)):
            assert match.round is not None
            return SeatView.of(match, match.round.turn)
    raise AssertionError(f"no round of {entry.id} lasts {plies} plies")


def play_on(match: Match, plies: int, rng: Random) -> bool:
    """Play random plies; returns whether the round is still in play."""
    assert match.round is not None
    for _ in range(plies):
        if match.round.is_over:
            return False
        match.play(rng.choice(match.round.legal_moves()))
    return not match.round.is_over


if __name__ == "__main__":
    iterations, step = map(int, sys.argv[1:])
    config = SearchConfig(
        iterations=iterations, candidate_count=iterations // 3, pool_size=iterations // 6
    )
    for name, view in islice(positions(), 0, None, step):
        print(name)
        evaluations = evaluate_moves(view, config, Random(name), Deadline(inf))
        for action, value, half_width, visits in evaluations:
            print(f"  {action}: {value!r} {half_width!r} {visits}")
        first, last = evaluations[0].action, evaluations[-1].action
        print(f"  {compare_moves(view, (first, last), config, Random(name))}")
