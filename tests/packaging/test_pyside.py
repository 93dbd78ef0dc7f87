"""The installed PySide6 keeps what Python lends it."""

import sys

from PySide6.QtCore import QObject

CALLS = 3_000


def test_void_calls_do_not_drain_the_references_to_none() -> None:
    """PySide6 6.12.0 gives one reference back too many at every void call, where None is mortal."""
    widget = QObject()
    before = sys.getrefcount(None)
    for _ in range(CALLS):
        widget.setObjectName("name")
    lost = before - sys.getrefcount(None)
    assert lost < CALLS // 10, f"{CALLS} void calls lost {lost} references to None"
