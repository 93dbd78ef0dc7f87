"""`verify`: replays a recorded match and repeats the decisions of its computer players.

A deal that comes from the deal number was fixed before the match began. A computer player that
chooses every move again from its view alone has not looked at hidden cards.
"""

import argparse
import sys
from collections.abc import Iterable, Iterator, Sequence
from math import inf
from typing import Final, NamedTuple

from scopa_desktop.ai.computer_players import searches
from scopa_desktop.ai.levels import Level, find_level
from scopa_desktop.ai.player import Deadline
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.commands.arguments import counted, print_error
from scopa_desktop.commands.output import with_progress
from scopa_desktop.commands.record_file import add_record_argument, read_record_file
from scopa_desktop.play.storage.files import StorageError
from scopa_desktop.play.storage.record_files import check_levels
from scopa_desktop.rules.match import Match, cut_pack, pack_of
from scopa_desktop.rules.messages import RecordError, completed
from scopa_desktop.rules.moves import Action
from scopa_desktop.rules.record import Mover, Record
from scopa_desktop.rules.table_events import PackCut, event_line

PROGRAM: Final = "scopa-desktop verify"
CONFIRMED: Final = 0
NOT_CONFIRMED: Final = 1


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_record_argument(parser)
    add = parser.add_argument
    add("--quick", action="store_true",
        help="check only the deals and the moves, not the computer players' decisions")  # fmt: skip


def run(arguments: argparse.Namespace) -> int:
    """Verify the record and print the findings; returns the exit code.

    0: everything is confirmed; 1: something is not, or the file is no record.
    """
    try:
        record = read_record_file(arguments.record)
    except StorageError as error:
        return print_error(PROGRAM, error.sentence)
    is_confirmed = _verify(record, repeats_decisions=not arguments.quick)
    return CONFIRMED if is_confirmed else NOT_CONFIRMED


def _verify(record: Record, repeats_decisions: bool) -> bool:
    """Print the result of each check; whether all are confirmed."""
    print(f"{record.variant.name}, {record.seating.description}, deal {record.deal_number}")
    is_dealt_by_number = _verify_deals(record)
    if not _verify_moves(record):
        return False
    are_levels_known = _verify_levels(record)
    reports = _player_reports(record, repeats_decisions)
    for report in reports:
        print(*report.lines(), sep="\n")
    is_confirmed = all(report.is_confirmed for report in reports)
    return is_dealt_by_number and are_levels_known and is_confirmed


def _verify_deals(record: Record) -> bool:
    """Whether every pack comes from the deal number, cut where the record says so."""
    cuts = {
        placed.deal + 1: placed.event.cards
        for placed in record.events
        if isinstance(placed.event, PackCut)
    }
    whole = record.variant.deal.pack
    given_packs = [
        number
        for number, round_record in enumerate(record.rounds, 1)
        if round_record.pack
        != cut_pack(pack_of(record.deal_number, number, whole), cuts.get(number, 0))
    ]
    for number in given_packs:
        print(f"round {number}: the pack was set by hand and does not come from the deal number")
    from_number = len(record.rounds) - len(given_packs)
    print(f"deals: {from_number} of {len(record.rounds)} packs come from the deal number")
    return not given_packs


def _verify_moves(record: Record) -> bool:
    """Whether the rules allow every deal, every move and every event of the table."""
    try:
        Match.replayed(record)
    except RecordError as error:
        print(completed(f"moves: the rules do not allow them: {error}"))
        return False
    moves = sum(len(round_record.moves) for round_record in record.rounds)
    print(f"moves: {moves} of {moves} follow the rules")
    for placed in record.events:
        position = f"round {placed.deal}, after move {placed.moves}"
        where = position if placed.deal else "before the first deal"
        print(f"{where}: {event_line(placed.event)}")
    return True


def _verify_levels(record: Record) -> bool:
    """Whether all computer players have levels of this version."""
    try:
        check_levels(record)
    except RecordError as error:
        print(completed(f"players: {error}"))
        return False
    return True


class RecordedMove(NamedTuple):
    """A recorded move, with the view it was chosen from."""

    round_number: int
    ply: int
    """Number of moves in the round before it."""
    mover: Mover
    is_automatic: bool
    """Whether the game made the move for a person."""
    view: SeatView
    move: Action


class Difference(NamedTuple):
    """A decision with a different move when repeated."""

    recorded: RecordedMove
    repeated_move: Action


def recorded_moves(record: Record) -> Iterator[RecordedMove]:
    """All moves, in the order of the match."""
    match = Match.before(record)
    steps = match.replay(record)
    for number, round_record in enumerate(record.rounds, 1):
        next(steps)
        for ply, move in enumerate(round_record.moves):
            assert match.round is not None
            seat = match.round.turn
            mover = record.mover(seat, number, ply)
            is_automatic = record.is_automatic(seat, number, ply)
            yield RecordedMove(number, ply, mover, is_automatic, SeatView.of(match, seat), move)
            next(steps)


class _PlayerReport:
    """Result for the decisions of a player in a seat."""

    def __init__(self, mover: Mover, repeats_decisions: bool) -> None:
        self._seat, self._player = mover
        self.moves = 0
        self.automatic_moves = 0
        """How many of them the game made for a person."""
        self._repeats_decisions = repeats_decisions
        self._level = find_level(self._player.level)
        self._differences: list[Difference] = []

    @property
    def is_confirmed(self) -> bool:
        """Whether no decision of this seat differs or could not be repeated."""
        if self._is_person or not self._repeats_decisions or not self.moves:
            return True
        return self._level is not None and not self._differences

    def add(self, recorded: RecordedMove) -> None:
        """Count a move; repeat that of a computer player without a time limit and compare."""
        self.moves += 1
        self.automatic_moves += recorded.is_automatic
        if self._level is None or not self._repeats_decisions:
            return
        move = self._level.choose(recorded.view, Deadline(inf))
        if move != recorded.move:
            self._differences.append(Difference(recorded, move))

    def lines(self) -> Iterator[str]:
        yield f"seat {self._seat + 1}, {self._player.name}: {self._summary()}"
        if self._level is not None:
            cause = _possible_cause(self._level)
            for recorded, repeated in self._differences:
                yield (
                    f"  round {recorded.round_number}, move {recorded.ply + 1}: "
                    f"played {recorded.move}, would play {repeated}{cause}"
                )

    @property
    def _is_person(self) -> bool:
        return self._player.is_person

    def _summary(self) -> str:
        level = self._player.level
        move_count, decisions = counted(self.moves, "move"), counted(self.moves, "decision")
        if self._is_person:
            automatic = self.automatic_moves
            by_game = f", {automatic} of them made by the game" if automatic else ""
            return f"a person, who is not asked again; {move_count}{by_game}"
        if not self._repeats_decisions:
            return f"{level}, not asked again; {decisions}"
        if self._level is None:
            return f"“{level}” is no level of this version; 0 of {decisions} confirmed"
        return f"{level}, {self.moves - len(self._differences)} of {decisions} confirmed"


def _possible_cause(level: Level) -> str:
    """A legitimate cause of a difference, or nothing."""
    return (
        "; it may have run out of time, or be of another version" if searches(level.player) else ""
    )


def _player_reports(record: Record, repeats_decisions: bool) -> Sequence[_PlayerReport]:
    """The reports on all players, by seats."""
    reports = {mover: _PlayerReport(mover, repeats_decisions) for mover in record.movers}
    moves: Iterable[RecordedMove] = recorded_moves(record)
    if repeats_decisions:
        total = sum(len(round_record.moves) for round_record in record.rounds)
        moves = with_progress(moves, total, sys.stderr)
    for recorded in moves:
        reports[recorded.mover].add(recorded)
    return [*reports.values()]
