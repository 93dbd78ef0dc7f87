"""Worker processes of a command; they ignore Ctrl-C and end when the command ends."""

import os
import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from multiprocessing.process import BaseProcess
from threading import Thread
from typing import Final

PROCESS_KILLED: Final = "one of its processes was killed"
"""What a command says when a pool is broken."""
MAX_JOBS: Final = 61
"""The most processes of a pool on Windows, which cannot wait for more."""


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
