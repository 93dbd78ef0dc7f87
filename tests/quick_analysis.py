"""An analysis client that works in the process of the test, for what is built on it."""

from collections.abc import Callable
from math import inf
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, QTimer
from shiboken6 import isValid

from scopa_desktop.ai.engine_process import AnalysisTask
from scopa_desktop.ai.player import Deadline
from scopa_desktop.play.analysis.analysis_client import AnalysisClient, Priority


class _Job(NamedTuple):
    priority: Priority
    ticket: int
    task: AnalysisTask
    on_result: Callable[[Any], object]
    receiver: QObject | None


class QuickAnalysis(AnalysisClient):
    """Runs one task at each turn of the event loop, the most urgent first."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.tasks: list[AnalysisTask] = []
        """The tasks that were run."""
        self.cancelled: list[int] = []
        """The tickets of the tasks that were cancelled."""
        self.holds = False
        """Whether everything waits until `go_on`."""
        self.allowed: int | None = None
        """How many tasks of low priority are still run; None: all."""
        self.fails = False
        """Whether tasks fail instead of having a result."""
        self._queue: list[_Job] = []
        self._tickets = 0
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._run_next)

    def submit(
        self,
        task: AnalysisTask,
        on_result: Callable[[Any], object],
        *,
        priority: Priority = Priority.BACKGROUND,
        receiver: QObject | None = None,
    ) -> int:
        self._tickets += 1
        self._queue.append(_Job(priority, self._tickets, task, on_result, receiver))
        self._queue.sort(key=lambda job: job[:2])
        self._timer.start()
        return self._tickets

    def cancel(self, ticket: int) -> None:
        self.cancelled.append(ticket)
        self._queue = [job for job in self._queue if job.ticket != ticket]

    def close(self) -> None:
        self._queue = []
        self._timer.stop()

    @property
    def waiting(self) -> list[AnalysisTask]:
        """The tasks that wait."""
        return [job.task for job in self._queue]

    @property
    def is_idle(self) -> bool:
        """Whether nothing waits."""
        return not self._queue

    def go_on(self) -> None:
        """Run what was held back."""
        self.holds = False
        self._timer.start()

    def result_of(self, task: AnalysisTask) -> Any:
        """The result of a task."""
        return task.run(Deadline(inf))

    def _run_next(self) -> None:
        if self.holds or not self._queue:
            self._timer.stop()
            return
        job = self._queue[0]
        if job.priority is Priority.BACKGROUND and self.allowed is not None:
            if not self.allowed:
                return
            self.allowed -= 1
        del self._queue[0]
        self.tasks.append(job.task)
        if self.fails:
            self.failed.emit(job.ticket)
            return
        result = self.result_of(job.task)
        if job.receiver is None or isValid(job.receiver):
            job.on_result(result)
