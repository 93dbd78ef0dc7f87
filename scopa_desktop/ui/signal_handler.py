"""Ctrl-C in the terminal, and the system's wish that the program end, close the window."""

import signal
import socket
from collections.abc import Callable
from types import FrameType

from PySide6.QtCore import QObject, QSocketNotifier


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
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self._heed)

    def close(self) -> None:
        """Let signals end the program again."""
        self._notifier.setEnabled(False)
        signal.set_wakeup_fd(self._before)
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, signal.SIG_DFL)
        self._ours.close()
        self._pythons.close()

    def _wake(self) -> None:
        """Python runs again, and with it `_heed`."""
        self._ours.recv(64)

    def _heed(self, number: int, frame: FrameType | None) -> None:
        self._end()
