"""An analysis client that runs its tasks in the process of the test, from the event loop."""

from collections.abc import Callable
from math import inf
from typing import Any

from PySide6.QtCore import QObject, QTimer

from scopa_desktop.ai.engine_process import AnalysisTask
from scopa_desktop.ai.player import Deadline
from scopa_desktop.play.analysis_client import AnalysisClient, Priority


class InProcessAnalysis(AnalysisClient):
    """Runs one task at each turn of the event loop, the most urgent first.

    `holds` keeps everything waiting.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.holds = False
        self.done: list[AnalysisTask] = []
        self.cancelled: list[int] = []
        self._tasks: list[tuple[Priority, int, AnalysisTask, Callable[[Any], object]]] = []
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
        self._tasks.append((priority, self._tickets, task, on_result))
        self._tasks.sort(key=lambda waiting: waiting[:2])
        self._timer.start()
        return self._tickets

    def cancel(self, ticket: int) -> None:
        self.cancelled.append(ticket)
        self._tasks = [task for task in self._tasks if task[1] != ticket]

    def close(self) -> None:
        self._tasks = []
        self._timer.stop()

    @property
    def waiting(self) -> list[AnalysisTask]:
        """The tasks that wait."""
        return [task for _, _, task, _ in self._tasks]

    @property
    def is_idle(self) -> bool:
        """Whether nothing waits."""
        return not self._tasks

    def _run_next(self) -> None:
        if self.holds or not self._tasks:
            self._timer.stop()
            return
        _, _, task, on_result = self._tasks.pop(0)
        self.done.append(task)
        on_result(task.run(Deadline(inf)))

    def go_on(self) -> None:
        """Run what was held back."""
        self.holds = False
        self._timer.start()
