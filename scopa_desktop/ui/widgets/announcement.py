"""Sentences that a screen reader says."""

from functools import cache
from typing import Final

from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from scopa_desktop.ui.wording.list_format import with_semicolons
from scopa_desktop.ui.wording.text_direction import without_marks

_GAP_MS: Final = 200
"""Orca ignores an announcement less than 100 ms after another of the same program."""


def announce(widget: QWidget, sentence: str, *, is_urgent: bool = False) -> None:
    """Let a screen reader, if there is one, say a sentence about a widget.

    An urgent one interrupts what it is reading. Sentences in quick succession are said as one.
    """
    if QAccessible.isActive():
        voice = _voice()
        voice.pending.append((widget, without_marks(sentence), is_urgent))
        if not voice.isActive():
            # A screen reader hears nothing of a window before it hears that this is active.
            voice.speak() if widget.isActiveWindow() else voice.start()


class _Voice(QTimer):
    """Runs for some time after each announcement; what comes meanwhile is said afterwards."""

    def __init__(self) -> None:
        super().__init__(QCoreApplication.instance(), singleShot=True)
        self.setInterval(_GAP_MS)
        self.pending: list[tuple[QWidget, str, bool]] = []
        self.timeout.connect(self.speak)

    def speak(self) -> None:
        pending, self.pending = [each for each in self.pending if isValid(each[0])], []
        if not pending:
            return
        widgets, sentences, urgent = zip(*pending, strict=True)
        text = sentences[0]
        if len(sentences) > 1:
            text = with_semicolons(sentence.removesuffix(".") for sentence in sentences)
        event = QAccessibleAnnouncementEvent(widgets[-1], text)
        if any(urgent):
            event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
        QAccessible.updateAccessibility(event)
        self.start()


@cache
def _voice() -> _Voice:
    return _Voice()
