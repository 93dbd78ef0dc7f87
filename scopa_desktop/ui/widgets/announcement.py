"""Sentences that a screen reader says."""

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from scopa_desktop.ui.wording.text_direction import without_marks


def announce(widget: QWidget, sentence: str, *, is_urgent: bool = False) -> None:
    """Let a screen reader, if there is one, say a sentence about a widget.

    An urgent one interrupts what it is reading.
    """
    if QAccessible.isActive():
        event = QAccessibleAnnouncementEvent(widget, without_marks(sentence))
        if is_urgent:
            event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
        QAccessible.updateAccessibility(event)
