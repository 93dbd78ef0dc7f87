"""`verify`: replays a recorded match and repeats the decisions of its computer players.

A deal that comes from the deal number was fixed before the match began. A computer player that
chooses every move again from its view alone has not looked at hidden cards.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from math import inf
from pathlib import Path
from typing import Final, NamedTuple

from scopa_desktop.ai.computer_players import SearchPlayer
from scopa_desktop.ai.levels import Level, find_level
from scopa_desktop.ai.player import Deadline
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.commands.arguments import print_usage_error
from scopa_desktop.commands.progress import with_progress
from scopa_desktop.commands.record_file import read_record_file
from scopa_desktop.play.storage import StorageError
from scopa_desktop.rules.match import Match, pack_of
from scopa_desktop.rules.messages import RecordError, completed
from scopa_desktop.rules.moves import Action
from scopa_desktop.rules.record import PERSON, Record
from scopa_desktop.rules.replay import seats_of_moves

PROGRAM: Final = "scopa-desktop verify"
CONFIRMED: Final = 0
NOT_CONFIRMED: Final = 1
INTERRUPTED: Final = 130


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments of `verify`."""
    add = parser.add_argument
    add("record", type=Path, metavar="RECORD", help="the file of a match, finished or not")
    add("--quick", action="store_true",
        help="check only the deals and the moves, not the computer players' decisions")  # fmt: skip


def run(arguments: argparse.Namespace) -> int:
    """Verify the record and print the findings; returns the exit code.

    0: everything is confirmed; 1: something is not; 2: the file is no record.
    """
    try:
        record = read_record_file(arguments.record)
    except StorageError as error:
        return print_usage_error(PROGRAM, str(error))
    try:
        is_confirmed = _verify(record, repeats_decisions=not arguments.quick)
    except KeyboardInterrupt:
        return INTERRUPTED
    return CONFIRMED if is_confirmed else NOT_CONFIRMED


def _verify(record: Record, repeats_decisions: bool) -> bool:
    """Print the result of each check; whether all are confirmed."""
    print(f"{record.variant.name}, {record.seating.description}, deal {record.deal_number}")
    is_dealt_by_number = _verify_deals(record)
    if not _verify_moves(record):
        return False
    reports = _seat_reports(record, repeats_decisions)
    for report in reports:
        print(*report.lines(), sep="\n")
    return is_dealt_by_number and all(report.is_confirmed for report in reports)


# --- deals and moves ------------------------------------------------------------------------------


def _verify_deals(record: Record) -> bool:
    """Whether every pack comes from the deal number."""
    given_packs = [
        number
        for number, round_record in enumerate(record.rounds, 1)
        if round_record.pack != pack_of(record.deal_number, number)
    ]
    for number in given_packs:
        print(f"round {number}: the pack was set by hand and does not come from the deal number")
    from_number = len(record.rounds) - len(given_packs)
    print(f"deals: {from_number} of {len(record.rounds)} packs come from the deal number")
    return not given_packs


def _verify_moves(record: Record) -> bool:
    """Whether the rules allow every deal and every move."""
    try:
        Match.replayed(record)
    except RecordError as error:
        print(completed(f"moves: the rules do not allow them: {error}"))
        return False
    moves = sum(len(round_record.moves) for round_record in record.rounds)
    print(f"moves: {moves} of {moves} follow the rules")
    return True


# --- decisions ------------------------------------------------------------------------------------


class Decision(NamedTuple):
    """A recorded move of a computer player, with the view it was chosen from."""

    round_number: int
    ply: int
    """Number of moves in the round before it."""
    view: SeatView
    recorded_move: Action


class Difference(NamedTuple):
    """A decision with a different move when repeated."""

    decision: Decision
    repeated_move: Action


def decisions(record: Record) -> Iterator[Decision]:
    """The decisions of all computer players, in the order of the match."""
    match = Match(record.variant, record.seating, record.players, record.deal_number)
    for number, round_record in enumerate(record.rounds, 1):
        match.begin_round(round_record.pack)
        seats = seats_of_moves(record.variant, record.seating, round_record)
        for ply, (seat, move) in enumerate(zip(seats, round_record.moves, strict=True)):
            if record.players[seat].level != PERSON:
                yield Decision(number, ply, SeatView.of(match, seat), move)
            match.play(move)


class _SeatReport:
    """Result for the decisions of one seat."""

    def __init__(self, record: Record, seat: int, move_count: int, repeats_decisions: bool) -> None:
        """Start a report on a player that made `move_count` moves."""
        self._player = record.players[seat]
        self._seat = seat
        self._move_count = move_count
        self._repeats_decisions = repeats_decisions
        self._level = find_level(self._player.level)
        self._differences: list[Difference] = []

    @property
    def is_confirmed(self) -> bool:
        """Whether no decision of this seat differs or could not be repeated."""
        if self._is_person or not self._repeats_decisions or not self._move_count:
            return True
        return self._level is not None and not self._differences

    def repeat(self, decision: Decision) -> None:
        """Repeat a decision without a time limit and compare the moves."""
        if self._level is None:
            return
        move = self._level.choose(decision.view, Deadline(inf))
        if move != decision.recorded_move:
            self._differences.append(Difference(decision, move))

    def lines(self) -> Iterator[str]:
        """The lines to print."""
        yield f"seat {self._seat + 1}, {self._player.name}: {self._summary()}"
        if self._level is not None:
            cause = _possible_cause(self._level)
            for (number, ply, _, recorded), repeated in self._differences:
                yield (
                    f"  round {number}, move {ply + 1}: "
                    f"played {recorded}, would play {repeated}{cause}"
                )

    @property
    def _is_person(self) -> bool:
        return self._player.level == PERSON

    def _summary(self) -> str:
        move_count, level = self._move_count, self._player.level
        if self._is_person:
            return f"a person, who is not asked again; {move_count} moves"
        if not self._repeats_decisions:
            return f"{level}, not asked again; {move_count} decisions"
        if self._level is None:
            return f"“{level}” is no level of this version; 0 of {move_count} decisions confirmed"
        return f"{level}, {move_count - len(self._differences)} of {move_count} decisions confirmed"


def _possible_cause(level: Level) -> str:
    """A legitimate cause of a difference, or nothing."""
    return "; it may have run out of time" if isinstance(level.player, SearchPlayer) else ""


def _seat_reports(record: Record, repeats_decisions: bool) -> Sequence[_SeatReport]:
    """The reports on all seats."""
    seats = [
        seat
        for round_record in record.rounds
        for seat in seats_of_moves(record.variant, record.seating, round_record)
    ]
    reports = [
        _SeatReport(record, seat, seats.count(seat), repeats_decisions)
        for seat in range(record.seating.players)
    ]
    if repeats_decisions:
        by_computers = sum(record.players[seat].level != PERSON for seat in seats)
        for decision in with_progress(decisions(record), by_computers, sys.stderr):
            reports[decision.view.seat].repeat(decision)
    return reports
