"""`review`: measures what each decision of a recorded match cost, and the luck of its players."""

import argparse
import json
import sys
from collections.abc import Iterator
from typing import Final

from scopa_desktop.ai.review.loss import Loss
from scopa_desktop.ai.review.match_review import (
    DEFAULT_DEPTH,
    MAX_DEPTH,
    MatchReview,
    PlayerReview,
    Reviewer,
    mover_of,
)
from scopa_desktop.ai.review.results import DecisionReview, Grade
from scopa_desktop.commands.arguments import counted, whole_number
from scopa_desktop.commands.output import with_progress
from scopa_desktop.commands.processes import MAX_JOBS, TaskRunner, default_jobs
from scopa_desktop.commands.record_file import add_record_argument, print_findings, read_record_file

PROGRAM: Final = "scopa-desktop review"
_MOST_SHOWN: Final = 5
"""The most moves listed in the text."""
_MAX_NAME: Final = 16


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_record_argument(parser)
    add = parser.add_argument
    add("--depth", type=whole_number(1, MAX_DEPTH), default=DEFAULT_DEPTH, metavar="N",
        help="how thoroughly to search: the same depth gives the same result, and twice the depth "
             f"takes twice the time (1 to {MAX_DEPTH}, default {DEFAULT_DEPTH})")  # fmt: skip
    add("--jobs", type=whole_number(1, MAX_JOBS), default=default_jobs(), metavar="J",
        help="the processes to search in (default: one for each core)")  # fmt: skip
    add("--json", action="store_true", help="print one JSON object instead of a table")


def run(arguments: argparse.Namespace) -> int:
    """Review the record and print the result; returns the exit code, see `print_findings`."""

    def find() -> str:
        record = read_record_file(arguments.record)
        review = _review(Reviewer(record, arguments.depth), arguments.jobs)
        return json.dumps(as_json(review)) if arguments.json else as_text(review)

    return print_findings(PROGRAM, arguments, find)


def _review(reviewer: Reviewer, jobs: int) -> MatchReview:
    steps = reviewer.steps()
    runner = TaskRunner(jobs)
    try:
        results = runner.results(reviewer.result_of, steps)
        return MatchReview.of(reviewer.record, with_progress(results, len(steps), sys.stderr))
    finally:
        runner.close()


def as_json(review: MatchReview) -> dict[str, object]:
    """The review as a JSON object; `moves` are the real decisions."""
    return {
        "variant": review.record.variant.id,
        "seats": [_seat_as_json(player) for player in review.players()],
        "moves": [_move_as_json(decision) for decision in review.real_decisions],
    }


def _seat_as_json(review: PlayerReview) -> dict[str, object]:
    seat, player = review.mover
    return {
        "seat": seat + 1,
        "name": player.name,
        "level": player.level,
        "decisions": review.decisions,
        "loss_per_ten": review.loss_per_ten,
        "rounds": review.rounds,
        "result": review.result,
        "luck": review.luck,
        "adjusted": review.adjusted,
        "interval": _interval(review.adjusted, review.adjusted_half_width),
    }


def _move_as_json(decision: DecisionReview) -> dict[str, object]:
    loss = decision.loss
    return {
        "round": decision.round_number,
        "move": decision.move_number,
        "seat": decision.seat + 1,
        "played": str(decision.played),
        "best": str(loss.best),
        "loss": loss.value,
        "interval": _interval(loss.value, loss.half_width),
        "grade": decision.grade.value,
    }


def _interval(value: float, half_width: float | None) -> list[float] | None:
    return None if half_width is None else [value - half_width, value + half_width]


def as_text(review: MatchReview) -> str:
    """The review as text: a table of the players, then the most expensive moves."""
    return "\n".join(_lines(review))


def _lines(review: MatchReview) -> Iterator[str]:
    record, real = review.record, review.real_decisions
    yield f"{record.variant.name}, {record.seating.description}, deal {record.deal_number}"
    rounds = counted(len(review.rounds), "finished round")
    yield f"{counted(len(real), 'real decision')}, {rounds}"
    yield ""
    yield (
        f"{'seat':<5}{'name':<18}{'level':<12}{'decisions':>9}{'lost in ten':>13}"
        f"{'result':>9}{'luck':>9}{'adjusted':>10}   95 % interval"
    )
    yield from map(_player_line, review.players())
    if errors := review.most_expensive(_MOST_SHOWN):
        yield ""
        yield "the most expensive moves:"
        yield from (_error_line(review, decision) for decision in errors)
    unlucky = [
        (decision, decision.hindsight)
        for decision in real
        if decision.grade is Grade.UNLUCKY and decision.hindsight is not None
    ]
    if unlucky:
        yield ""
        yield "sound moves with bad luck:"
        unlucky.sort(key=lambda pair: -pair[1].value)
        yield from (_unlucky_line(review, *pair) for pair in unlucky[:_MOST_SHOWN])


def _player_line(review: PlayerReview) -> str:
    seat, player = review.mover
    lost = "-" if review.loss_per_ten is None else f"{review.loss_per_ten:.2f}"
    interval = _interval(review.adjusted, review.adjusted_half_width)
    bounds = "too few rounds" if interval is None else f"{interval[0]:+.1f} to {interval[1]:+.1f}"
    leads = (review.result, review.luck, review.adjusted)
    result, luck, adjusted = (f"{lead:+.1f}" if review.rounds else "-" for lead in leads)
    return (
        f"{seat + 1:<5}{player.name[:_MAX_NAME]:<18}{player.level[:10]:<12}"
        f"{review.decisions:>9}{lost:>13}"
        f"{result:>9}{luck:>9}{adjusted:>10}   {bounds}"
    )


def _error_line(review: MatchReview, decision: DecisionReview) -> str:
    loss, chance = decision.loss, decision.win_probability_loss
    interval = f" ± {loss.half_width:.2f}" if loss.half_width else ""
    cost = f"{loss.value:.2f}{interval} points"
    if chance is not None:
        cost += f", {100 * chance:.0f} % of the match"
    return f"{_begin(review, decision)}, better {loss.best}: {decision.grade.value}, {cost}"


def _unlucky_line(review: MatchReview, decision: DecisionReview, hindsight: Loss) -> str:
    return (
        f"{_begin(review, decision)}; "
        f"with all cards seen {hindsight.best} is {hindsight.value:.1f} points better"
    )


def _begin(review: MatchReview, decision: DecisionReview) -> str:
    name = mover_of(review.record, decision).player.name
    return (
        f"  round {decision.round_number}, move {decision.move_number}, {name}: "
        f"played {decision.played}"
    )
