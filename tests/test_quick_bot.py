"""The `qtbot` of the tests waits for what comes, and says what did not."""

import pytest
from PySide6.QtCore import QTimer

from .quick_bot import QuickBot


def test_it_waits_for_what_an_event_changes(qtbot: QuickBot) -> None:
    events: list[str] = []
    QTimer.singleShot(0, lambda: events.append("first"))
    QTimer.singleShot(40, lambda: events.append("second"))
    qtbot.waitUntil(lambda: "first" in events)
    qtbot.waitUntil(lambda: "second" in events)


def test_an_assertion_that_fails_is_tried_again(qtbot: QuickBot) -> None:
    events: list[str] = []
    QTimer.singleShot(0, lambda: events.append("first"))

    def has_happened() -> None:
        assert events

    qtbot.waitUntil(has_happened)


def test_what_never_happens_is_an_error_with_its_assertion(qtbot: QuickBot) -> None:
    def never() -> None:
        raise AssertionError("not yet")

    with pytest.raises(qtbot.TimeoutError, match="in vain for 20 ms") as error:
        qtbot.waitUntil(never, timeout=20)
    assert str(error.value.__cause__) == "not yet"
    with pytest.raises(qtbot.TimeoutError, match="in vain"):
        qtbot.waitUntil(lambda: False, timeout=0)


def test_a_condition_returns_truth_or_nothing(qtbot: QuickBot) -> None:
    with pytest.raises(ValueError, match=r"True or False, not \[\]"):
        qtbot.waitUntil(lambda: [])  # type: ignore[arg-type,return-value]
