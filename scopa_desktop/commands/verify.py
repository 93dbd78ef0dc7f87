"""`verify`: a recorded match dealt again, played again, and its computer players asked again.

A deal that comes from its number was made before anybody sat down. A player who, knowing only what
his seat could see, chooses every move once more has looked at nothing else.
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
from scopa_desktop.commands.arguments import complain
from scopa_desktop.commands.progress import with_progress
from scopa_desktop.play.storage import StorageError, read_bounded
from scopa_desktop.rules.match import Match, pack_of
from scopa_desktop.rules.messages import RecordError
from scopa_desktop.rules.moves import Action
from scopa_desktop.rules.record import MOST_CHARACTERS, PERSON, Record, read_record
from scopa_desktop.rules.replay import seats_of_moves

PROGRAM: Final = "scopa-desktop verify"
CONFIRMED: Final = 0
NOT_CONFIRMED: Final = 1
INTERRUPTED: Final = 130
_BYTES_A_CHARACTER: Final = 4


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments of `verify`."""
    add = parser.add_argument
    add("record", type=Path, metavar="RECORD", help="the file of a match, finished or not")
    add("--quick", action="store_true",
        help="check the deals and the moves only, and ask no computer player again")  # fmt: skip


def run(arguments: argparse.Namespace) -> int:
    """Verify the record and print what was found; returns the exit code.

    0: everything is confirmed; 1: something is not; 2: the file is no record.
    """
    try:
        record = _read(arguments.record)
    except StorageError as wrong:
        return complain(PROGRAM, str(wrong))
    try:
        is_confirmed = _verify(record, asks_again=not arguments.quick)
    except KeyboardInterrupt:
        return INTERRUPTED
    return CONFIRMED if is_confirmed else NOT_CONFIRMED


def _read(path: Path) -> Record:
    text = read_bounded(path, MOST_CHARACTERS * _BYTES_A_CHARACTER)
    try:
        return read_record(text)
    except RecordError as wrong:
        sentence = f"“{path}” is not the record of a match: {wrong}"
        raise StorageError(path, sentence) from None


def _verify(record: Record, asks_again: bool) -> bool:
    """Print what is found, part by part; whether all of it is confirmed."""
    print(f"{record.variant.name}, {record.seating.description}, deal {record.deal_number}")
    is_dealt_by_number = _verify_deals(record)
    if not _verify_moves(record):
        return False
    verdicts = _verdicts(record, asks_again)
    for verdict in verdicts:
        print(*verdict.lines(), sep="\n")
    return is_dealt_by_number and all(verdict.is_confirmed for verdict in verdicts)


# --- deals and moves ------------------------------------------------------------------------------


def _verify_deals(record: Record) -> bool:
    """Whether every pack is the one that the number of the deal gives."""
    by_hand = [
        number
        for number, one in enumerate(record.rounds, 1)
        if one.pack != pack_of(record.deal_number, number)
    ]
    for number in by_hand:
        print(f"round {number}: the pack was given by hand, it does not come from the deal number")
    from_number = len(record.rounds) - len(by_hand)
    print(f"deals: {from_number} of {len(record.rounds)} packs come from the deal number")
    return not by_hand


def _verify_moves(record: Record) -> bool:
    """Whether the rules allow every move and every deal."""
    try:
        Match.replayed(record)
    except RecordError as wrong:
        print(f"moves: the rules do not allow them: {wrong}")
        return False
    moves = sum(len(one.moves) for one in record.rounds)
    print(f"moves: {moves} of {moves} are played by the rules")
    return True


# --- decisions ------------------------------------------------------------------------------------


class Decision(NamedTuple):
    """A move of a computer player, and what his choice depended on."""

    round_number: int
    ply: int
    """The moves made in the round before it."""
    view: SeatView
    made: Action


class Difference(NamedTuple):
    """A decision that comes out otherwise when it is made again."""

    decision: Decision
    now: Action


def decisions(record: Record) -> Iterator[Decision]:
    """The decisions of all computer players, as the match put them to their seats."""
    match = Match(record.variant, record.seating, record.players, record.deal_number)
    for number, one in enumerate(record.rounds, 1):
        match.begin_round(one.pack)
        seats = seats_of_moves(record.variant, record.seating, one)
        for ply, (seat, made) in enumerate(zip(seats, one.moves, strict=True)):
            if record.players[seat].level != PERSON:
                yield Decision(number, ply, SeatView.of(match, seat), made)
            match.play(made)


class _Verdict:
    """What was found out about the decisions of one seat."""

    def __init__(self, record: Record, seat: int, decided: int, asks_again: bool) -> None:
        """A verdict on somebody who made `decided` moves, before he is asked again."""
        self._player = record.players[seat]
        self._seat = seat
        self._decided = decided
        self._asks_again = asks_again
        self._level = find_level(self._player.level)
        self._differences: list[Difference] = []

    @property
    def is_confirmed(self) -> bool:
        """Whether nothing speaks against this player."""
        if self._is_person or not self._asks_again or not self._decided:
            return True
        return self._level is not None and not self._differences

    def ask_again(self, decision: Decision) -> None:
        """Put a decision to the level once more, with all the time it wants."""
        if self._level is None:
            return
        now = self._level.choose(decision.view, Deadline(inf))
        if now != decision.made:
            self._differences.append(Difference(decision, now))

    def lines(self) -> Iterator[str]:
        """The verdict for people."""
        yield f"seat {self._seat + 1}, {self._player.name}: {self._summary()}"
        if self._level is not None:
            excuse = _excuse(self._level)
            for (number, ply, _, made), now in self._differences:
                yield f"  round {number}, move {ply + 1}: played {made}, would play {now}{excuse}"

    @property
    def _is_person(self) -> bool:
        return self._player.level == PERSON

    def _summary(self) -> str:
        decided, level = self._decided, self._player.level
        if self._is_person:
            return f"a person, who is not asked again; {decided} moves"
        if not self._asks_again:
            return f"{level}, not asked again; {decided} decisions"
        if self._level is None:
            return f"“{level}” is no level of this version; 0 of {decided} decisions confirmed"
        return f"{level}, {decided - len(self._differences)} of {decided} decisions confirmed"


def _excuse(level: Level) -> str:
    """What may explain a difference, if anything fair does."""
    return "; it may have run out of time" if isinstance(level.player, SearchPlayer) else ""


def _verdicts(record: Record, asks_again: bool) -> Sequence[_Verdict]:
    """The verdict on every seat."""
    seats = [
        seat
        for one in record.rounds
        for seat in seats_of_moves(record.variant, record.seating, one)
    ]
    verdicts = [
        _Verdict(record, seat, seats.count(seat), asks_again)
        for seat in range(record.seating.players)
    ]
    if asks_again:
        by_computers = sum(record.players[seat].level != PERSON for seat in seats)
        for decision in with_progress(decisions(record), by_computers, sys.stderr):
            verdicts[decision.view.seat].ask_again(decision)
    return verdicts
