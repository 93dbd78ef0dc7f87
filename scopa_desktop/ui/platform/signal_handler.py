"""Handling of the signals that end the program: the match is saved and the window closed.

These are SIGINT (Ctrl-C in the terminal), SIGTERM (a request to end, for example at logout) and
SIGHUP (the terminal was closed).
"""

import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

from PySide6.QtCore import QObject, QSocketNotifier

ENDING: Final = tuple(
    getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)
)
"""The signals that end the program; Windows has no SIGHUP."""


@contextmanager
def blocked_in_new_threads() -> Iterator[None]:
    """Block SIGINT in the threads and processes that are started inside the block.

    Ctrl-C is sent to all processes of a terminal, but only the one with the window handles it.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    previous = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, previous)


class SignalHandler(QObject):
    """Calls `end` in the event loop after a signal that ends the program.

    A socket wakes the event loop, because Python handlers run only while Python code runs.
    """

    def __init__(self, end: Callable[[], object], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._end = end
        self._reader, self._writer = socket.socketpair()
        self._writer.setblocking(False)
        self._notifier = QSocketNotifier(self._reader.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._on_signals)
        self._previous_fd = signal.set_wakeup_fd(self._writer.fileno(), warn_on_full_buffer=False)
        # Signals that are ignored at the start stay ignored, for example with `nohup`.
        self._numbers = [
            number for number in ENDING if signal.getsignal(number) is not signal.SIG_IGN
        ]
        for number in self._numbers:
            signal.signal(number, self._ignore)

    def close(self) -> None:
        self._notifier.setEnabled(False)
        signal.set_wakeup_fd(self._previous_fd)
        for number in self._numbers:
            signal.signal(number, signal.SIG_DFL)
        self._reader.close()
        self._writer.close()

    def _on_signals(self) -> None:
        """Handle the signals that have arrived, each as one byte with its number."""
        if not {*self._reader.recv(64)}.isdisjoint(self._numbers):
            self._end()

    @staticmethod
    def _ignore(number: int, frame: FrameType | None) -> None:
        """Handler that does nothing, because it can be called between any two instructions."""
