"""Signals for whoever accompanies with a sound what a person does in any window."""

from functools import lru_cache

from PySide6.QtCore import QObject, Signal


class Feedback(QObject):
    """What a person has done that can be heard."""

    gold_pressed = Signal()
    """A gold button of a dialog was pressed."""
    page_turned = Signal()
    """Another page of a dialog was opened."""


@lru_cache(maxsize=1)
def feedback() -> Feedback:
    """The application's, created on first use."""
    return Feedback()
