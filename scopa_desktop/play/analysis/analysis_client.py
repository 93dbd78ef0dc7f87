"""`AnalysisClient`: runs short tasks of analysis in an engine process of their own.

The process gives way to all others, so that review, coach and odds never slow the game down. It is
started with the first task.
"""

import logging
from collections.abc import Callable
from enum import IntEnum
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QObject, QProcess, Signal
from shiboken6 import isValid

from scopa_desktop.ai.engine_process import CANCEL, AnalysisAnswer, AnalysisQuestion, AnalysisTask
from scopa_desktop.ai.fault_hook import report_fault
from scopa_desktop.ai.levels import level
from scopa_desktop.ai.message_pipe import packed, unpacked
from scopa_desktop.ai.process_command import engine_command

MOST_LOSSES: Final = 2
"""A task that has ended so many processes is dropped."""

_END_MS: Final = 1_000

_log = logging.getLogger(__name__)


class Priority(IntEnum):
    """Which of the waiting tasks runs next; tasks of the same priority run in their order."""

    LIVE = 0
    """The player looks at the place where the result appears."""
    BACKGROUND = 1


class AnalysisClient(QObject):
    """Runs tasks one after another in an engine process.

    A task that runs is not interrupted by one of a higher priority, so each should take less than
    a second; longer work is a chain of tasks, each submitted with the result of the one before.
    Results are delivered in the thread of this object, from the event loop.
    """

    failed = Signal(int)
    """A task cannot be run; emitted with its ticket, and its result is never delivered."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._waiting: list[_Job] = []
        self._running: _Job | None = None
        self._is_running_wanted = False
        self._process: QProcess | None = None
        self._received = b""
        self._losses = 0
        self._last_ticket = 0
        self._is_closed = False

    def submit(
        self,
        task: AnalysisTask,
        on_result: Callable[[Any], object],
        *,
        priority: Priority = Priority.BACKGROUND,
        receiver: QObject | None = None,
    ) -> int:
        """Run a task and pass its result to a function; returns the ticket of the task.

        If `receiver` has been deleted meanwhile, such as a closed window, the function is not
        called. Does nothing after `close`.
        """
        self._last_ticket += 1
        ticket, name = self._last_ticket, type(task).__name__
        # Packed before it waits: a task that cannot be packed must not block those after it.
        message = packed(AnalysisQuestion(ticket, task))
        job = _Job(ticket, name, message, on_result, receiver, priority)
        if not self._is_closed:
            self._waiting.append(job)
            self._waiting.sort(key=lambda waiting: (waiting.priority, waiting.ticket))
            self._start_next()
        return job.ticket

    def cancel(self, ticket: int) -> None:
        """Drop a task, whether it waits or runs; nothing if it is unknown or finished."""
        self._waiting = [job for job in self._waiting if job.ticket != ticket]
        if self._running is not None and self._running.ticket == ticket:
            self._is_running_wanted = False
            if self._process is not None:
                self._process.write(packed(CANCEL))

    def close(self) -> None:
        """Drop all tasks and end the process; no function is called afterwards."""
        self._is_closed = True
        self._waiting, self._running = [], None
        if self._process is not None:
            self._end(self._process)

    @property
    def process_id(self) -> int:
        return 0 if self._process is None else self._process.processId()

    def _start_next(self) -> None:
        """Send the next task, unless one runs."""
        if self._running is not None or not self._waiting or self._is_closed:
            return
        self._running = self._waiting.pop(0)
        self._is_running_wanted = True
        if self._process is None:
            self._process = self._started()
        self._process.write(self._running.message)

    def _started(self) -> QProcess:
        process = QProcess(self)
        process.setProcessChannelMode(QProcess.ProcessChannelMode.SeparateChannels)
        process.readyReadStandardOutput.connect(self._receive)
        process.finished.connect(self._on_lost)
        process.errorOccurred.connect(self._on_error)
        program, *arguments = engine_command(level)
        self._received = b""
        process.start(program, arguments)
        return process

    def _receive(self) -> None:
        if self._process is None:
            return
        self._received += bytes(self._process.readAllStandardOutput().data())
        try:
            messages, self._received = unpacked(self._received)
        except Exception as error:
            # What follows in the pipe cannot be told apart: another process repeats the task.
            self._process.readyReadStandardOutput.disconnect(self._receive)
            self._process.kill()
            report_fault(error)
            return
        for message in messages:
            if isinstance(message, AnalysisAnswer):
                self._finish(message)

    def _finish(self, answer: AnalysisAnswer) -> None:
        job = self._running
        if job is None or job.ticket != answer.ticket:
            return
        is_wanted, self._running, self._losses = self._is_running_wanted, None, 0
        self._start_next()
        if is_wanted and (job.receiver is None or isValid(job.receiver)):
            job.on_result(answer.result)

    def _on_error(self, error: QProcess.ProcessError) -> None:
        if error is QProcess.ProcessError.FailedToStart:  # `finished` is not emitted then.
            self._on_lost()

    def _on_lost(self) -> None:
        """The process has ended: repeat its task in another one, unless it was that task."""
        process, self._process = self._process, None
        error = ""
        if process is not None:
            error = _error_type(bytes(process.readAllStandardError().data()))
            process.deleteLater()
        job, self._running = self._running, None
        if job is None or self._is_closed:
            return
        self._losses += 1
        reason = error or "no exception"
        _log.warning("the analysis process has ended during %s: %s", job.name, reason)
        if not self._is_running_wanted:
            self._losses = 0
        elif self._losses < MOST_LOSSES:
            self._waiting.insert(0, job)
        else:
            self._losses = 0
            self.failed.emit(job.ticket)
        self._start_next()

    def _end(self, process: QProcess) -> None:
        self._process = None
        process.blockSignals(True)
        process.kill()
        process.waitForFinished(_END_MS)
        process.deleteLater()


class SingleTask(QObject):
    """The one task that its owner has in the engine process, until there is a result."""

    failed = Signal()
    """The task cannot be run."""

    def __init__(self, analysis: AnalysisClient, owner: QObject) -> None:
        super().__init__(owner)
        self._analysis = analysis
        self._ticket: int | None = None
        analysis.failed.connect(self._on_failed)

    @property
    def is_pending(self) -> bool:
        """Whether the task waits or runs."""
        return self._ticket is not None

    def submit(
        self,
        task: AnalysisTask,
        on_result: Callable[[Any], object],
        priority: Priority = Priority.BACKGROUND,
    ) -> None:
        """Run a task instead of the one before, and pass its result to a function.

        The function is not called if the owner has been deleted meanwhile.
        """
        self.cancel()

        def take(result: object) -> None:
            self._ticket = None
            on_result(result)

        self._ticket = self._analysis.submit(task, take, priority=priority, receiver=self)

    def cancel(self) -> None:
        """Drop the task, if there is one."""
        if self._ticket is not None:
            self._analysis.cancel(self._ticket)
            self._ticket = None

    def _on_failed(self, ticket: int) -> None:
        if ticket == self._ticket:
            self._ticket = None
            self.failed.emit()


def _error_type(written: bytes) -> str:
    """The type of the exception at the end of a traceback; its message could name hidden cards."""
    lines = written.decode(errors="replace").split("\n")
    last = next((line for line in reversed(lines) if line.strip()), "")
    return last.partition(":")[0].strip()


class _Job(NamedTuple):
    """A task, and where its result goes."""

    ticket: int
    name: str
    """The name of the task's class."""
    message: bytes
    """The question as it goes to the process."""
    on_result: Callable[[Any], object]
    receiver: QObject | None
    """The object that must still exist; None if there is none."""
    priority: Priority
