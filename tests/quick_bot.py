"""The `qtbot` of all tests: it returns as soon as it can, and gives up late on a busy computer."""

from collections.abc import Callable
from itertools import chain, repeat
from time import monotonic
from typing import Any

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

_INTERVALS_MS = (*(0,) * 10, *(1,) * 20, 2, 5)
_LAST_INTERVAL_MS = 10
_PATIENCE_MS = 30_000
"""Instead of the 5 s of `QtBot`, which pass on a computer that does much else."""


class QuickBot(QtBot):
    """`QtBot` that polls a condition more often at first.

    Most conditions hold after a few events that are already queued. `QtBot` sleeps 10 ms even then,
    which adds up to most of the time of the tests that wait hundreds of times.
    """

    def waitUntil(  # noqa: N802 - the name in pytest-qt
        self, callback: Callable[[], bool | None], *, timeout: int = _PATIENCE_MS
    ) -> None:
        """Process events until `callback` returns True, or None without an `AssertionError`.

        Raises:
            qtbot.TimeoutError: it did not within `timeout` milliseconds.
            ValueError: it returned something else.
        """
        __tracebackhide__ = True
        end = monotonic() + timeout / 1000
        failure: AssertionError | None = None
        for interval in chain(_INTERVALS_MS, repeat(_LAST_INTERVAL_MS)):
            is_late = monotonic() > end
            try:
                result = callback()
            except AssertionError as error:
                result, failure = False, error
            if result not in (None, True, False):
                raise ValueError(f"waitUntil expects None, True or False, not {result!r}")
            if result is not False:
                return
            if is_late:
                raise self.TimeoutError(f"waited in vain for {timeout} ms") from failure
            _process_events(interval)

    def waitSignal(  # noqa: N802
        self, signal: Any, *, timeout: int = _PATIENCE_MS, **options: Any
    ) -> Any:
        """`QtBot.waitSignal` with more patience."""
        return super().waitSignal(signal, timeout=timeout, **options)

    def waitExposed(  # noqa: N802
        self, widget: QWidget, *, timeout: int = _PATIENCE_MS
    ) -> Any:
        """`QtBot.waitExposed` with more patience."""
        return super().waitExposed(widget, timeout=timeout)


def _process_events(milliseconds: int) -> None:
    """Run an event loop for a time; 0: until the events that are pending have been processed."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()
