"""How long the review of a match takes in the window, where one process of low priority does it.

`python benchmarks/review_time.py` plays a Scopa match of twenty rounds without a time limit, casual
against skilled players, and takes the steps of its review one after another as the window does.
Times are processor times, so that other work on the machine does not count. The longest step is
what a live task, such as the reasons of a moment, waits for at most. The requirement is a minute on
two cores.
"""

import argparse
import sys
import time
from collections.abc import Sequence
from dataclasses import replace
from math import inf
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benchmarks.environment import describe_environment
from benchmarks.strength import parse_game
from benchmarks.tables import TablePrinter
from scopa_desktop.ai.levels import level
from scopa_desktop.ai.player import Deadline
from scopa_desktop.ai.review.match_review import DEFAULT_DEPTH, MAX_DEPTH
from scopa_desktop.ai.review.tasks import PlanTask, StepTask
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.commands.arguments import argument_type, whole_number
from scopa_desktop.rules.catalogue import CATALOGUE
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.players import Player
from scopa_desktop.rules.record import Record
from scopa_desktop.rules.seating import Seating

LEVELS: Final = ("casual", "skilled")
"""The levels of the seats in turn."""
_NO_TARGET: Final = 150
"""More than twenty rounds bring, but not so far that the rest of the match takes long."""
COLUMNS: Final = {"game": 19, "rounds": 6, "steps": 6, "seconds": 8, "mean ms": 8, "longest ms": 10}


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure, and print a table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    add = parser.add_argument
    add("--game", type=argument_type(parse_game), default=parse_game("scopa"), metavar="ID")
    add("--rounds", type=whole_number(1, 100), default=20, metavar="N")
    add("--depth", type=whole_number(1, MAX_DEPTH), default=DEFAULT_DEPTH, metavar="N")
    add("--markdown", action="store_true", help="print the table as Markdown")
    options = parser.parse_args(arguments)
    printer = TablePrinter(options.markdown)
    printer.paragraph(describe_environment())
    game, seating = options.game
    record = played(game, seating, options.rounds)
    times = step_times(record, options.depth)
    printer.begin_table(COLUMNS)
    printer.row(
        [
            game,
            str(len(record.rounds)),
            str(len(times)),
            f"{sum(times):.1f}",
            f"{1000 * sum(times) / len(times):.0f}",
            f"{1000 * max(times):.0f}",
        ]
    )
    return 0


def played(game: str, seating: Seating, rounds: int) -> Record:
    """A match of so many rounds, whose target is out of reach."""
    variant = replace(CATALOGUE[game], target=_NO_TARGET, options=())
    players = [Player(f"{seat}", LEVELS[seat % 2]) for seat in range(seating.players)]
    match = Match(variant, seating, players, deal_number=1)
    while len(match.sheets) < rounds and match.winner is None:
        if match.needs_deal:
            match.begin_round()
            continue
        assert match.round is not None
        view = SeatView.of(match, match.round.turn)
        match.play(level(players[view.seat].level).choose(view, Deadline(inf)))
    return match.record


def step_times(record: Record, depth: int) -> list[float]:
    """The processor time of each step of a review, in seconds."""
    times = []
    for step in PlanTask(record).run(Deadline(inf)):
        begin = time.process_time()
        StepTask(record, depth, step).run(Deadline(inf))
        times.append(time.process_time() - begin)
    return times


if __name__ == "__main__":
    sys.exit(main())
