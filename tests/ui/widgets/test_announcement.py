"""Announcements in quick succession: Orca ignores the second within 100 ms."""

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from scopa_desktop.ui.widgets.announcement import announce

POLITE, URGENT = (
    QAccessible.AnnouncementPoliteness.Polite,
    QAccessible.AnnouncementPoliteness.Assertive,
)


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[tuple[str, object]]]:
    """The announcements that reach a screen reader, with their politeness."""
    events: list[tuple[str, object]] = []

    def update(event: QAccessibleAnnouncementEvent) -> None:
        events.append((event.message(), event.politeness()))

    monkeypatch.setattr(QAccessible, "updateAccessibility", update)
    QAccessible.setActive(True)
    yield events
    QAccessible.setActive(False)


def test_what_follows_at_once_is_said_together_afterwards(
    qtbot: QtBot, said: list[tuple[str, object]]
) -> None:
    widget, closed = QWidget(), QWidget()
    qtbot.addWidget(widget)
    announce(widget, "Pina takes the 7.")
    qtbot.waitUntil(lambda: len(said) == 1)
    announce(widget, "Pina deals.")
    announce(closed, "Nobody hears this.")
    announce(widget, "Your turn", is_urgent=True)
    assert said == [("Pina takes the 7.", POLITE)]
    delete(closed)
    qtbot.waitUntil(lambda: len(said) == 2)
    assert said[1] == ("Pina deals; Your turn", URGENT)


def test_without_a_screen_reader_nothing_is_said(
    said: list[tuple[str, object]],
) -> None:
    QAccessible.setActive(False)
    announce(QWidget(), "Pina takes the 7.")
    assert not said
