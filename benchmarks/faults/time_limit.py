"""A time limit for a step."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


class HungError(BaseException):
    """A step exceeded its time limit; not caught by `except Exception`."""


@contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """Raise `HungError` in the main thread after a time. Without limit on Windows."""
    if not hasattr(signal, "setitimer"):
        yield
        return

    def stop(number: int, frame: FrameType | None) -> None:
        raise HungError

    before = signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
