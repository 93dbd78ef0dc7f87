"""Processes that compute for a command: Ctrl-C reaches the command alone, and they end with it."""

import os
import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from multiprocessing.process import BaseProcess
from threading import Thread


def process_pool(jobs: int) -> ProcessPoolExecutor:
    """So many processes, which start when work is handed in; do that in `interrupts_ignored`."""
    return ProcessPoolExecutor(jobs, get_context("spawn"), _settle_in)


@contextmanager
def interrupts_ignored() -> Iterator[None]:
    """Processes started meanwhile ignore Ctrl-C from their first moment."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _settle_in() -> None:
    """Leave Ctrl-C to the first process, and go when that has gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    first = parent_process()
    if first is not None:
        Thread(target=_leave_with, args=(first,), daemon=True).start()


def _leave_with(first: BaseProcess) -> None:
    first.join()
    os._exit(1)
