"""An analysis client that works in this process, for tests of what is built on it."""

from collections.abc import Callable
from math import inf
from typing import Any

from PySide6.QtCore import QObject, QTimer
from shiboken6 import isValid

from scopa_desktop.ai.engine_process import AnalysisTask
from scopa_desktop.ai.player import Deadline
from scopa_desktop.play.analysis_client import AnalysisClient, Priority


class QuickAnalysis(AnalysisClient):
    """Runs the tasks one after another in the event loop, as far as it is allowed to."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.tasks: list[AnalysisTask] = []
        """The tasks that were run."""
        self.allowed: int | None = None
        """How many tasks of low priority are still run; None: all."""
        self.fails = False
        """Whether tasks fail instead of having a result."""
        self._queue: list[
            tuple[Priority, int, AnalysisTask, Callable[[Any], object], QObject | None]
        ] = []
        self._tickets = 0
        self._timer = QTimer(self, interval=0)
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
        self._queue.append((priority, self._tickets, task, on_result, receiver))
        self._queue.sort(key=lambda job: job[:2])
        self._timer.start()
        return self._tickets

    def cancel(self, ticket: int) -> None:
        self._queue = [job for job in self._queue if job[1] != ticket]

    def close(self) -> None:
        self._queue = []
        self._timer.stop()

    def _run_next(self) -> None:
        if not self._queue:
            self._timer.stop()
            return
        priority, ticket, task, on_result, receiver = self._queue[0]
        if priority is Priority.BACKGROUND and self.allowed is not None:
            if not self.allowed:
                return
            self.allowed -= 1
        del self._queue[0]
        self.tasks.append(task)
        if self.fails:
            self.failed.emit(ticket)
            return
        result = task.run(Deadline(inf))
        if receiver is None or isValid(receiver):
            on_result(result)
