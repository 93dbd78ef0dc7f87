"""Signals of the system that end the program: they close the window, and nothing is lost.

These are Ctrl-C in the terminal (SIGINT), the wish of a session or a person that the program end
(SIGTERM) and the end of its terminal or session (SIGHUP).
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
    """Threads started meanwhile, and their processes, never receive the interrupt of a terminal.

    Ctrl-C reaches every process of a terminal; only the one with the window decides.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class SignalHandler(QObject):
    """Wakes the event loop when a signal of the system arrives.

    Python hears a signal only while it runs, and in an idle window it does not.
    """

    def __init__(self, end: Callable[[], object], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._end = end
        self._ours, self._pythons = socket.socketpair()
        self._pythons.setblocking(False)
        self._notifier = QSocketNotifier(self._ours.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._wake)
        self._before = signal.set_wakeup_fd(self._pythons.fileno(), warn_on_full_buffer=False)
        # What is ignored from outside stays ignored, as `nohup` wishes.
        self._numbers = [
            number for number in ENDING if signal.getsignal(number) is not signal.SIG_IGN
        ]
        for number in self._numbers:
            signal.signal(number, self._note)

    def close(self) -> None:
        """Let signals end the program again."""
        self._notifier.setEnabled(False)
        signal.set_wakeup_fd(self._before)
        for number in self._numbers:
            signal.signal(number, signal.SIG_DFL)
        self._ours.close()
        self._pythons.close()

    def _wake(self) -> None:
        """Signals have arrived, each as one byte; the event loop runs, so the window can close."""
        if not {*self._ours.recv(64)}.isdisjoint(self._numbers):
            self._end()

    @staticmethod
    def _note(number: int, frame: FrameType | None) -> None:
        """Python calls this between any two steps of the program, where nothing may be done."""
