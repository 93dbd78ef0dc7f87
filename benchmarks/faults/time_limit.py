"""A time limit for a step."""

import signal
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any, Final
from unittest.mock import patch


class HungError(BaseException):
    """A step exceeded its time limit; not caught by `except Exception`."""


_STEPS: Final = 100_000
"""Instructions of SQLite between two looks at signals."""


class _InterruptibleConnection(sqlite3.Connection):
    """A connection whose queries are interrupted by signals."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        # Python handles signals while it runs the function.
        self.set_progress_handler(lambda: 0, _STEPS)


@contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """Raise `HungError` in the main thread after a time, again and again until the block ends.

    It is raised even if the block catches it. Without limit on Windows.
    """
    if not hasattr(signal, "setitimer"):
        yield
        return
    is_over = False

    def stop(number: int, frame: FrameType | None) -> None:
        nonlocal is_over
        is_over = True
        raise HungError

    def connect(*arguments: Any, **options: Any) -> Any:
        return connect_before(*arguments, **{"factory": _InterruptibleConnection, **options})

    connect_before = sqlite3.connect
    before = signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, seconds, seconds)
    try:
        with patch.object(sqlite3, "connect", connect):
            yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
        if is_over:
            raise HungError
