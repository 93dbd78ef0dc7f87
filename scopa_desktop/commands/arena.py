"""`arena`: an engine of the open protocol plays duplicate deals against a level.

`ExternalEngine` is the other program, which chooses moves by that protocol.
"""

import argparse
import json
import os
import shlex
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from enum import Enum
from queue import Empty, SimpleQueue
from statistics import mean
from threading import Thread
from time import monotonic
from typing import IO, Final

from scopa_desktop.ai.levels import LEVELS, Level, level
from scopa_desktop.ai.review.luck import leads_of, points_of
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.commands.arguments import (
    argument_type,
    counted,
    parse_variant,
    print_error,
    print_usage_error,
    whole_number,
    without_controls,
)
from scopa_desktop.commands.engine_protocol import (
    MAX_LINE,
    PROTOCOL,
    answered_move,
    engine_name,
    message_line,
    read_message,
    view_as_json,
)
from scopa_desktop.commands.output import with_progress
from scopa_desktop.commands.report import MeanEstimate, interval_text
from scopa_desktop.commands.series import Series, play_duplicate
from scopa_desktop.commands.simulate import add_partnerships, chosen_seating, with_options
from scopa_desktop.play.storage.json_fields import Fields
from scopa_desktop.rules import catalogue
from scopa_desktop.rules.moves import Action
from scopa_desktop.rules.round import Round
from scopa_desktop.rules.seating import MOST_PLAYERS

_MOST_FAILURES: Final = 5
"""After so many moves in a row for which its process failed, an engine is not started again."""
_LONGEST_DETAIL: Final = 80
_MOST_LINES: Final = 20
"""The most failures that are reported one by one."""
_MOST_WAITING: Final = 1000
"""Lines that nobody has asked for, after which no more are read."""
_START_SECONDS: Final = 10.0
"""The time that a process has to say that it is ready."""
_END_SECONDS: Final = 1.0
"""The time that a process has to end by itself."""


class Failure(Enum):
    """Why an engine lost a move."""

    LATE = "it did not answer in time"
    ENDED = "its process ended"
    FLOOD = "it wrote too many lines that nobody had asked for"
    NOT_A_MESSAGE = "its answer is no message of the protocol"
    ILLEGAL = "its move is not legal"
    GIVEN_UP = "its process failed too often and was not started again"


class EngineError(Exception):
    """An engine has not answered as it should."""

    def __init__(self, failure: Failure, detail: str = "") -> None:
        """`detail` says more about the failure."""
        shown = without_controls(detail[:_LONGEST_DETAIL])
        super().__init__(f"{failure.value} ({shown})" if shown else failure.value)
        self.failure = failure


class _Process:
    """A running engine.

    Threads read and write its lines, so that an engine that does not read blocks nobody.
    """

    def __init__(self, command: list[str]) -> None:
        """Start the program; raises `OSError` if it cannot be started."""
        # A session of its own keeps Ctrl-C from it: it is ended by `end`.
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
        )
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._requests: SimpleQueue[bytes | None] = SimpleQueue()
        self._answers: SimpleQueue[bytes | Failure] = SimpleQueue()
        Thread(target=self._write, args=(self._process.stdin,), daemon=True).start()
        Thread(target=self._read, args=(self._process.stdout,), daemon=True).start()

    def send(self, line: bytes) -> None:
        """Send a line without waiting until it is read."""
        self._requests.put(line)

    def receive(self, until: float) -> bytes:
        """The next line before a time of the monotonic clock; raises `EngineError`."""
        remaining = until - monotonic()
        if remaining <= 0:  # Also while lines are waiting, which may be without end.
            raise EngineError(Failure.LATE)
        try:
            answer = self._answers.get(timeout=remaining)
        except Empty:
            raise EngineError(Failure.LATE) from None
        if isinstance(answer, Failure):
            raise EngineError(answer)
        return answer

    def end(self) -> None:
        """Ask the process to end, and kill it if it does not."""
        self.send(message_line("quit"))
        self._requests.put(None)
        try:
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(_END_SECONDS)
        finally:  # Also at a second Ctrl-C.
            self.kill()

    def kill(self) -> None:
        """End the process at once, and what it has started."""
        self._requests.put(None)
        if sys.platform == "win32":
            self._process.kill()
        else:
            with suppress(ProcessLookupError, PermissionError):  # All of them have ended.
                os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()

    def _write(self, target: IO[bytes]) -> None:
        """Write the lines of the queue until None comes or nobody reads them.

        An engine that has ended may have written an answer: the reading thread says that it ended.
        """
        with suppress(OSError), target:
            while (line := self._requests.get()) is not None:
                target.write(line)
                target.flush()

    def _read(self, output: IO[bytes]) -> None:
        """Put each line in the queue, and at the end, or if too many wait there, the failure."""
        with output:
            while line := output.readline(MAX_LINE):
                if self._answers.qsize() >= _MOST_WAITING:
                    self._answers.put(Failure.FLOOD)
                    return
                self._answers.put(line)
        self._answers.put(Failure.ENDED)


class ExternalEngine:
    """Asks an engine for moves; where it fails, it loses the move and its process is replaced.

    Attributes:
        name: as the engine gives it.
        failures: how often each failure has occurred.
    """

    def __init__(self, command: list[str], seconds: float) -> None:
        """Start the engine, which has `seconds` for each answer.

        Raises:
            OSError: the program cannot be started.
            EngineError: it does not answer the first message as it should.
        """
        self._command = command
        self._seconds = seconds
        self._requests = 0
        self._failed_in_a_row = 0
        self.name = ""
        self.failures: Counter[Failure] = Counter()
        self._process: _Process | None = self._start()

    def choose(self, view: SeatView) -> Action:
        """The engine's move; the first legal one if the engine fails, which is reported."""
        legal_moves = view.legal_moves()
        try:
            action = self._requested(view)
            if action not in legal_moves:
                raise EngineError(Failure.ILLEGAL, str(action))
        except EngineError as error:
            self._report(error)
            return legal_moves[0]
        self._failed_in_a_row = 0
        return action

    def close(self) -> None:
        """End the process."""
        if self._process is not None:
            self._process.end()
            self._process = None

    def _start(self) -> _Process:
        process = _Process(self._command)
        until = monotonic() + _START_SECONDS
        try:
            process.send(message_line("hello", protocol=PROTOCOL))
            kind, fields = _message(process.receive(until))
            if kind != "ready":
                raise EngineError(Failure.NOT_A_MESSAGE, f"“ready” was expected, not “{kind}”")
            try:
                self.name = engine_name(fields)
            except ValueError as error:
                raise EngineError(Failure.NOT_A_MESSAGE, str(error)) from None
        except BaseException:
            process.kill()
            raise
        return process

    def _requested(self, view: SeatView) -> Action:
        """The answer to a request; raises `EngineError`, after which the process is replaced."""
        if self._failed_in_a_row == _MOST_FAILURES:
            raise EngineError(Failure.GIVEN_UP)
        self._requests += 1
        try:
            if self._process is None:
                self._process = self._start()
            return self._exchange(self._process, view)
        except (EngineError, OSError) as error:
            self._failed_in_a_row += 1
            if self._process is not None:
                self._process.kill()
                self._process = None
            if isinstance(error, OSError):
                raise EngineError(Failure.ENDED, error.strerror or "") from None
            raise

    def _exchange(self, process: _Process, view: SeatView) -> Action:
        until = monotonic() + self._seconds
        request = message_line(
            "move", id=self._requests, seconds=self._seconds, view=view_as_json(view)
        )
        process.send(request)
        while True:
            kind, fields = _message(process.receive(until))
            if kind == "move":
                try:
                    return answered_move(fields, self._requests)
                except ValueError as error:
                    raise EngineError(Failure.NOT_A_MESSAGE, str(error)) from None
            if kind == "error":
                raise EngineError(Failure.NOT_A_MESSAGE, "it reports an error")

    def _report(self, error: EngineError) -> None:
        self.failures[error.failure] += 1
        number = self.failures.total()
        if number > _MOST_LINES:
            return
        print(f"{self.name} lost a move: {error}", file=sys.stderr)
        if number == _MOST_LINES:
            print("Further lost moves are only counted.", file=sys.stderr)


def _message(line: bytes) -> tuple[str, Fields]:
    try:
        return read_message(line)
    except ValueError as error:
        raise EngineError(Failure.NOT_A_MESSAGE, str(error)) from None


PROGRAM: Final = "scopa-desktop arena"
_LONGEST_SECONDS: Final = 600.0


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("--engine", required=True, metavar="CMD",
        help="the command that starts the engine, as in a shell")  # fmt: skip
    add("--against", type=argument_type(level), default=level("master"), metavar="LEVEL",
        help=f"its opponent: {', '.join(LEVELS)} (default master)")  # fmt: skip
    add("--variant", default=catalogue.variant("scopa"), type=argument_type(parse_variant),
        metavar="ID", help=f"the game: {', '.join(catalogue.CATALOGUE)}")  # fmt: skip
    add("--option", action="append", default=[], dest="options", metavar="NAME=VALUE",
        help="an option of the game; may be given several times")  # fmt: skip
    add("--players", type=whole_number(2, MOST_PLAYERS), metavar="N",
        help="the number of players (default: the usual one of the game)")  # fmt: skip
    add_partnerships(parser)
    add("--deals", type=whole_number(1, 1_000_000), default=100, metavar="N",
        help="how many deals to play, with the engine on every side (default 100)")  # fmt: skip
    add("--seed", type=whole_number(-(10**18), 10**18), default=1, metavar="S",
        help="chooses the deals (default 1)")  # fmt: skip
    add("--seconds", type=argument_type(_seconds), default=1.0, metavar="S",
        help="the time of the engine for each move (default 1)")  # fmt: skip
    add("--json", action="store_true", help="print one JSON object instead of a text")


def run(arguments: argparse.Namespace) -> int:
    """Play the deals and print the result; returns the exit code."""
    try:
        series = _series(arguments)
        command = _split(arguments.engine)
    except ValueError as error:
        return print_usage_error(PROGRAM, str(error), as_json=arguments.json)
    try:
        engine = ExternalEngine(command, arguments.seconds)
    except OSError as error:
        sentence = f"“{command[0]}” cannot be started: {error.strerror}"
        return print_error(PROGRAM, sentence, as_json=arguments.json)
    except EngineError as error:
        sentence = f"“{command[0]}” does not speak the protocol: {error}"
        return print_error(PROGRAM, sentence, as_json=arguments.json)
    try:
        margins = [*with_progress(_margins(series, engine), series.deals, sys.stderr)]
    finally:
        engine.close()
    result = _Result(engine, arguments.against, series, margins)
    print(json.dumps(result.as_json()) if arguments.json else result.as_text())
    return 0


class _Result:
    """The result of all deals."""

    def __init__(
        self, engine: ExternalEngine, opponent: Level, series: Series, margins: list[list[float]]
    ) -> None:
        """`margins` has, for each deal, the lead of the engine on each side."""
        self._engine, self._opponent, self._series = engine, opponent, series
        rounds = [margin for deal in margins for margin in deal]
        self._margin = MeanEstimate.of([mean(deal) for deal in margins])
        self._rounds = len(rounds)
        self._won = sum(margin > 0 for margin in rounds)
        self._lost = sum(margin < 0 for margin in rounds)
        self._tied = self._rounds - self._won - self._lost

    def as_json(self) -> dict[str, object]:
        failures = self._engine.failures
        return {
            "variant": self._series.variant.id,
            "engine": self._engine.name,
            "against": self._opponent.id,
            "deals": self._series.deals,
            "rounds": self._rounds,
            "margin": self._margin.mean,
            "interval": self._margin.interval,
            "won": self._won,
            "lost": self._lost,
            "tied": self._tied,
            "lost_moves": {failure.name.lower(): failures[failure] for failure in Failure},
        }

    def as_text(self) -> str:
        series, name = self._series, self._engine.name
        lines = [
            f"{series.variant.name}, {series.seating.description}, seed {series.seed}",
            f"{counted(series.deals, 'deal')}, {counted(self._rounds, 'round')}",
            "",
            f"{name} over {self._opponent.id}: {self._margin.mean:+.3f} points a round"
            f" (95 % interval: {interval_text(self._margin, sign='+')})",
            f"{name} won {self._won}, lost {self._lost}, tied {self._tied}",
        ]
        lines += [
            f"{counted(number, 'move')} lost: {failure.value}"
            for failure, number in self._engine.failures.items()
        ]
        return "\n".join(lines)


def _margins(series: Series, engine: ExternalEngine) -> Iterator[list[float]]:
    """For each deal the lead of the engine on each side, in points."""
    seating = series.seating
    seatings = [
        [0 if seating.side_of(seat) == side else 1 for seat in range(seating.players)]
        for side in range(seating.sides)
    ]
    opponent = level(series.levels[0])

    def engine_move(_round: Round, view: SeatView) -> Action:
        return engine.choose(view)

    def opponent_move(_round: Round, view: SeatView) -> Action:
        return opponent.choose(view)

    for index in range(series.deals):
        played = play_duplicate(
            series.variant, seating, series.packs(index), seatings, [engine_move, opponent_move]
        )
        worth = series.variant.ending.point_worth
        yield [
            leads_of(points_of(round_), worth)[side] for side, round_ in enumerate(played.rounds)
        ]


def _split(text: str) -> list[str]:
    """The words of the command of an engine; raises `ValueError` with a sentence.

    They are split as a shell does, but a backslash means nothing else where it separates folders.
    """
    words = shlex.shlex(text, posix=True)
    words.whitespace_split, words.commenters = True, ""
    if os.sep == words.escape:
        words.escape = ""
    try:
        command = list(words)
    except ValueError as error:
        raise ValueError(f"--engine {text[:40]!r} cannot be split into words: {error}") from None
    if not command:
        raise ValueError("--engine names no program")
    return command


def _series(arguments: argparse.Namespace) -> Series:
    variant = with_options(arguments.variant, arguments.options)
    seating = variant.seatings[0]
    side_size = arguments.side_size
    if arguments.players is not None or side_size > 1:
        players = arguments.players or (2 * side_size if side_size > 1 else seating.players)
        seating = chosen_seating(variant, players, side_size)
    return Series(
        variant=variant,
        seating=seating,
        levels=(arguments.against.id,) * seating.players,
        deals=arguments.deals,
        seed=arguments.seed,
    )


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds <= _LONGEST_SECONDS:
        raise ValueError(f"{text[:40]!r} is no time of more than 0 and up to 600 seconds")
    return seconds
