"""Worker processes of a command; they ignore Ctrl-C and end when the command ends."""

import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from multiprocessing.process import BaseProcess
from threading import Thread
from typing import Final, TypeVar

PROCESS_KILLED: Final = "one of its processes was killed"
"""What a command says when a pool is broken."""
MAX_JOBS: Final = 61
"""The most processes of a pool on Windows, which cannot wait for more."""
_QUEUED_PER_PROCESS: Final = 3
"""Tasks handed to the processes in advance, for each of them, the running one included."""

_T = TypeVar("_T")
_Task = TypeVar("_Task")


def default_jobs() -> int:
    """One process for each core."""
    return min(os.cpu_count() or 1, MAX_JOBS)


class TaskRunner:
    """Runs a function for many tasks, in other processes if there are several jobs."""

    def __init__(self, jobs: int) -> None:
        """With one job it runs in this process; others start when they are needed."""
        self._jobs = jobs
        self._pool = process_pool(jobs) if jobs > 1 else None

    def results(self, run: Callable[[_Task], _T], tasks: Iterable[_Task]) -> Iterator[_T]:
        """The results of `run` for the tasks, in their order, as they are finished.

        With several jobs the function, the tasks and the results must be picklable; raises
        `BrokenProcessPool` when a process was killed.
        """
        if self._pool is None:
            yield from map(run, tasks)
            return
        pending: deque[Future[_T]] = deque()
        try:
            for task in tasks:
                with interrupts_ignored():
                    pending.append(self._pool.submit(run, task))
                if len(pending) == _QUEUED_PER_PROCESS * self._jobs:
                    yield pending.popleft().result()
            while pending:
                yield pending.popleft().result()
        finally:
            for future in pending:
                future.cancel()

    def close(self) -> None:
        """End the processes; tasks that have begun are finished first."""
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)


def process_pool(jobs: int) -> ProcessPoolExecutor:
    """A pool of `jobs` processes.

    They start when work is submitted; do that within `interrupts_ignored`.
    """
    return ProcessPoolExecutor(jobs, get_context("spawn"), _initialize)


@contextmanager
def interrupts_ignored() -> Iterator[None]:
    """Ignore Ctrl-C in this block and, from their start, in the processes started in it."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _initialize() -> None:
    """Ignore Ctrl-C, and exit when the parent process ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    if parent is not None:
        Thread(target=_exit_with, args=(parent,), daemon=True).start()


def _exit_with(parent: BaseProcess) -> None:
    parent.join()
    os._exit(1)
