"""`ExternalEngine`: another program that chooses moves by the open engine protocol."""

import subprocess
import sys
from collections import Counter
from contextlib import suppress
from enum import Enum
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic
from typing import IO, Final

from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.commands.engine_protocol import (
    MAX_LINE,
    PROTOCOL,
    answered_move,
    engine_name,
    message_line,
    read_message,
    view_as_json,
)
from scopa_desktop.play.storage.json_fields import Fields
from scopa_desktop.rules.moves import Action

_MOST_FAILURES: Final = 5
"""After so many moves in a row for which its process failed, an engine is not started again."""
_LONGEST_DETAIL: Final = 80
_MOST_LINES: Final = 20
"""The most failures that are reported one by one."""
_MOST_WAITING: Final = 1000
"""Lines that nobody has asked for, after which no more are read."""
_END_SECONDS: Final = 1.0
"""The time that a process has to end by itself."""


class Failure(Enum):
    """Why an engine lost a move."""

    LATE = "it did not answer in time"
    ENDED = "its process ended"
    NOT_A_MESSAGE = "its answer is no message of the protocol"
    ILLEGAL = "its move is not legal"
    GIVEN_UP = "its process failed too often and was not started again"


class EngineError(Exception):
    """An engine has not answered as it should."""

    def __init__(self, failure: Failure, detail: str = "") -> None:
        """`detail` says more about the failure."""
        super().__init__(
            f"{failure.value} ({detail[:_LONGEST_DETAIL]})" if detail else failure.value
        )
        self.failure = failure


class _Process:
    """A running engine with a thread that reads its lines."""

    def __init__(self, command: list[str]) -> None:
        """Start the program; raises `OSError` if it cannot be started."""
        # A session of its own keeps Ctrl-C from it: it is ended by `end`.
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
        )
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._input = self._process.stdin
        self._lines: SimpleQueue[bytes] = SimpleQueue()
        self._reader = Thread(target=self._read, args=(self._process.stdout,), daemon=True)
        self._reader.start()

    def send(self, line: bytes) -> None:
        """Send a line; raises `EngineError` if nobody reads it."""
        try:
            self._input.write(line)
            self._input.flush()
        except OSError:
            raise EngineError(Failure.ENDED) from None

    def receive(self, until: float) -> bytes:
        """The next line before a time of the monotonic clock; raises `EngineError`."""
        try:
            line = self._lines.get(timeout=max(0.0, until - monotonic()))
        except Empty:
            raise EngineError(Failure.LATE) from None
        if not line:
            raise EngineError(Failure.ENDED)
        return line

    def end(self) -> None:
        """Ask the process to end, and kill it if it does not."""
        with suppress(EngineError):
            self.send(message_line("quit"))
        with suppress(OSError):
            self._input.close()
        try:
            self._process.wait(_END_SECONDS)
        except subprocess.TimeoutExpired:
            self.kill()

    def kill(self) -> None:
        """End the process at once."""
        self._process.kill()
        self._process.wait()
        with suppress(OSError):
            self._input.close()

    def _read(self, output: IO[bytes]) -> None:
        """Put each line in the queue, and an empty one at the end, or if too many wait there."""
        with output:
            while self._lines.qsize() < _MOST_WAITING and (line := output.readline(MAX_LINE)):
                self._lines.put(line)
        self._lines.put(b"")


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
        until = monotonic() + max(self._seconds, _END_SECONDS)
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
