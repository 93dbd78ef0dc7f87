"""Tasks of a review for an engine process: its steps, and what is shown of a decision.

Each is a value that can be pickled and takes a fraction of a second. The process keeps the match
of the last record, so that a step does not replay it.
"""

from typing import Final, NamedTuple

from scopa_desktop.ai.move_evaluation import SearchConfig, best_move
from scopa_desktop.ai.player import Deadline
from scopa_desktop.ai.review.match_review import Reviewer, ReviewStep, replayed
from scopa_desktop.ai.review.reasons import Reasons, reasons_between
from scopa_desktop.ai.review.results import ReviewResult
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.moves import Action
from scopa_desktop.rules.record import Record

_LINE_SEARCH: Final = SearchConfig(iterations=1_200)
_TURNS_IN_LINE: Final = 2
"""How often each seat plays in the line after a move, at most."""


class PlanTask(NamedTuple):
    """Lists the steps of a review."""

    record: Record

    def run(self, until: Deadline) -> list[ReviewStep]:
        """The steps in the order of the match."""
        return Reviewer(self.record).steps()


class StepTask(NamedTuple):
    """Takes one step of a review."""

    record: Record
    depth: int
    step: ReviewStep

    def run(self, until: Deadline) -> ReviewResult:
        """The result; it is the same whatever the time."""
        return Reviewer(self.record, self.depth).result_of(self.step)


class ReasonsTask(NamedTuple):
    """Finds the reasons why one move was better than the one that was played."""

    record: Record
    step: ReviewStep
    best: Action
    played: Action

    def run(self, until: Deadline) -> Reasons:
        """The reasons, from what the seat knew."""
        return reasons_between(Reviewer(self.record).view_of(self.step), self.best, self.played)


class LineTask(NamedTuple):
    """Plays on after a move: what would probably have followed in a finished round."""

    record: Record
    step: ReviewStep
    first: Action

    def run(self, until: Deadline) -> tuple[Action, ...]:
        """The move and those that follow it, two of each seat at most."""
        return likely_line(self.record, self.step, self.first)


def likely_line(record: Record, step: ReviewStep, first: Action) -> tuple[Action, ...]:
    """A move and its likely continuation, with the cards that were dealt.

    Each seat plays what a short search finds best from what it knows. The line ends with the round.
    """
    assert step.move_number is not None
    match = replayed(record).at(step.round_number, step.move_number - 1)
    line = [first]
    match.play(first)
    turns = [0] * match.seating.players
    while (seat := _seat_to_play(match)) is not None and turns[seat] < _TURNS_IN_LINE:
        view = SeatView.of(match, seat)
        move = best_move(view, _LINE_SEARCH, "line")
        turns[seat] += 1
        match.play(move)
        line.append(move)
    return tuple(line)


def _seat_to_play(match: Match) -> int | None:
    round_ = match.round
    return None if round_ is None or round_.is_over or round_.is_void else round_.turn


def finished_part(record: Record) -> Record:
    """The record up to its last finished round: only this much may be reviewed.

    What is known of a round in play would give away cards that are still hidden.
    """
    if not record.rounds:
        return record
    current = replayed(record).round
    if current is not None and current.is_over:
        return record
    finished = record.rounds[:-1]
    return record.until(len(finished), len(finished[-1].moves) if finished else 0)
