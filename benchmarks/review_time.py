"""How long the review of a match takes in the window, where one process of low priority does it.

`python benchmarks/review_time.py` plays a Scopa match of twenty rounds without a time limit, a
person who plays like *casual* against *skilled*, and takes the steps of its review one after
another as the window does: the person's decisions first. Times are processor times, so that other
work on the machine does not count. The first moment is the first result that the window lists. The
longest step is what a live task, such as the reasons of a moment, waits for at most. The
requirements are a minute on two cores, and 5 seconds to the first moment.
"""

import argparse
import sys
import time
from collections.abc import Sequence
from dataclasses import replace
from math import inf
from pathlib import Path
from typing import Final, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benchmarks.environment import describe_environment
from benchmarks.strength import parse_game
from benchmarks.tables import TablePrinter
from scopa_desktop.ai.levels import level
from scopa_desktop.ai.player import Deadline
from scopa_desktop.ai.review.match_review import DEFAULT_DEPTH, MAX_DEPTH, MatchReview
from scopa_desktop.ai.review.review_tasks import PlanTask, StepTask
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.commands.arguments import argument_type, whole_number
from scopa_desktop.play.analysis.review_run import people_first
from scopa_desktop.rules.catalogue import CATALOGUE
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.players import PERSON, Player
from scopa_desktop.rules.record import Record
from scopa_desktop.rules.seating import Seating

LEVELS: Final = ("casual", "skilled")
"""The levels that play for the seats in turn; the first seat is a person's."""
_NO_TARGET: Final = 150
"""More than twenty rounds bring, but not so far that the rest of the match takes long."""
COLUMNS: Final = {
    "game": 19,
    "rounds": 6,
    "steps": 6,
    "seconds": 8,
    "first moment s": 14,
    "mean ms": 8,
    "longest ms": 10,
}


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
    taken = steps_taken(record, options.depth)
    times = [step.seconds for step in taken]
    printer.begin_table(COLUMNS)
    printer.row(
        [
            game,
            str(len(record.rounds)),
            str(len(times)),
            f"{sum(times):.1f}",
            f"{seconds_to_first_moment(taken):.1f}",
            f"{1000 * sum(times) / len(times):.0f}",
            f"{1000 * max(times):.0f}",
        ]
    )
    return 0


def played(game: str, seating: Seating, rounds: int) -> Record:
    """A match of so many rounds, whose target is out of reach."""
    variant = replace(CATALOGUE[game], target=_NO_TARGET, options=())
    players = [
        Player(f"{seat}", LEVELS[seat % 2] if seat else PERSON) for seat in range(seating.players)
    ]
    match = Match(variant, seating, players, deal_number=1)
    while len(match.sheets) < rounds and match.winner is None:
        if match.needs_deal:
            match.begin_round()
            continue
        assert match.round is not None
        view = SeatView.of(match, match.round.turn)
        match.play(level(LEVELS[view.seat % 2]).choose(view, Deadline(inf)))
    return match.record


class StepTaken(NamedTuple):
    """A step of a review with its processor time."""

    seconds: float
    is_moment: bool
    """Whether the window lists its result among the moments."""


def steps_taken(record: Record, depth: int) -> list[StepTaken]:
    """All steps of a review in the order of the window."""
    taken = []
    people = [mover for mover in record.movers if mover.player.is_person]
    for step in people_first(record, PlanTask(record).run(Deadline(inf))):
        begin = time.process_time()
        result = StepTask(record, depth, step).run(Deadline(inf))
        seconds = time.process_time() - begin
        moments = MatchReview.of(record, [result]).moments(people, 1)
        taken.append(StepTaken(seconds, bool(moments)))
    return taken


def seconds_to_first_moment(taken: Sequence[StepTaken]) -> float:
    """The processor time until there is a moment; infinite if there is none."""
    total = 0.0
    for step in taken:
        total += step.seconds
        if step.is_moment:
            return total
    return inf


if __name__ == "__main__":
    sys.exit(main())
