"""`ExternalEngine`: another program that chooses moves by the open engine protocol."""

import os
import signal
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
from scopa_desktop.commands.arguments import without_controls
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
