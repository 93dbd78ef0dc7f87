"""Searches for reference cycles in one thread only.

Python does it in whichever thread happens to allocate, and deletes the objects of a cycle there. A
cycle with objects of Qt must be deleted in the thread that they belong to: elsewhere their timers
and event filters stop working, or the process crashes.
"""

import gc
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, QTimerEvent

_INTERVAL_MS: Final = 1_000


def collect_if_due() -> None:
    """Collect the oldest generation whose threshold has been reached, as Python itself would."""
    counts, thresholds = gc.get_count(), gc.get_threshold()
    due = [
        generation
        for generation, (count, threshold) in enumerate(zip(counts, thresholds, strict=True))
        if count > threshold
    ]
    if due:
        gc.collect(max(due))


class GarbageCollector(QObject):
    """Searches for reference cycles from time to time, in the thread that it belongs to."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Begin to collect, instead of Python itself."""
        super().__init__(parent)
        gc.disable()
        self.startTimer(_INTERVAL_MS)

    def timerEvent(self, _event: QTimerEvent) -> None:
        collect_if_due()


def start() -> GarbageCollector:
    """Collect in the thread of the application, which this is, until it ends."""
    return GarbageCollector(QCoreApplication.instance())
