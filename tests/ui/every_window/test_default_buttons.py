"""Which buttons Enter presses by itself, in every window: none that deletes or resets anything."""

import re

from PySide6.QtWidgets import QPushButton, QWidget

from tests.sampling import parametrize_some

from .windows import WINDOWS, Windows

DESTRUCTIVE = re.compile(
    r"\b(delete|remove|restore|reset|replace|clear|discard|forget|leave|anyway|without)\b",
    re.I,
)
"""Words of buttons that must not be pressed by accident."""


def complaints(window: QWidget) -> list[str]:
    """The buttons that Enter or Space could press although nobody has chosen them."""
    found = []
    for button in window.findChildren(QPushButton):
        text = button.text().replace("&", "")
        is_destructive = DESTRUCTIVE.search(text) is not None
        if button.autoDefault() and not button.isDefault():
            found.append(f"{text!r} becomes the default button when it gets the focus")
        if is_destructive and button.isDefault():
            found.append(f"{text!r} is the default button")
        if is_destructive and window.focusWidget() is button:
            found.append(f"{text!r} has the first focus")
    return found


@parametrize_some("name", WINDOWS, default=WINDOWS[::4])
def test_no_destructive_button_is_pressed_by_accident(windows: Windows, name: str) -> None:
    with windows.opened(name) as window:
        window.activateWindow()
        assert complaints(window) == []


def test_the_check_can_fail() -> None:
    window = QWidget()
    button = QPushButton("&Delete it", window)
    button.setDefault(True)
    button.setFocus()
    other = QPushButton("Fine", window)
    other.setAutoDefault(True)
    assert len(complaints(window)) == 3
