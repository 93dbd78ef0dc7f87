"""Where the window was on the screen: written when it closes, restored at the next start.

The file is JSON with plain numbers. It is not read by `QSettings`, whose PySide values are pickled
Python objects: reading a prepared file would execute code.
"""

import contextlib
import json
from pathlib import Path
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QMargins, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from scopa_desktop.play.storage import NotAFileError, StorageError, read_bounded, write_atomically

_FORMAT: Final = "scopa-desktop window"
_VERSION: Final = 1
_LARGEST_FILE: Final = 4 * 1024
_FARTHEST: Final = 100_000
"""The largest coordinate or length in pixels, far beyond any screen."""
_STATES: Final = {
    "normal": Qt.WindowState.WindowNoState,
    "maximized": Qt.WindowState.WindowMaximized,
    "full_screen": Qt.WindowState.WindowFullScreen,
}
_FRAME: Final = QMargins(4, 36, 4, 4)
"""About what the system puts round a window."""


class Placement(NamedTuple):
    """The place of a window, without its frame, in pixels of the whole desktop."""

    x: int
    y: int
    width: int
    height: int
    state: str = "normal"
    """`normal`, `maximized` or `full_screen`; the numbers are those of the normal state."""


class WindowState:
    """The file that keeps the place of the window.

    A file that cannot be understood counts as missing: the player has nothing in it to lose, and it
    is replaced when the window closes.

    Attributes:
        problem: a sentence for the player when a folder, pipe, socket or device has its name, where
            nothing can be saved; otherwise empty.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self.problem = ""
        self._placement = self._load()

    def restore(self, window: QWidget) -> None:
        """Put the window where it was; where no screen shows that place now, on one that exists.

        Without a usable file the window is left as it is.
        """
        placement = self._placement
        if placement is None:
            return
        window.setGeometry(_on_a_screen(placement, window.minimumSize()))
        window.setWindowState(_STATES[placement.state])

    def save(self, window: QWidget) -> None:
        """Write where the window is. Failing is no error: only the place would be lost."""
        state = "normal"
        if window.isFullScreen():
            state = "full_screen"
        elif window.isMaximized():
            state = "maximized"
        is_special = state != "normal" or window.isMinimized()
        place = window.normalGeometry() if is_special else window.geometry()
        placement = Placement(place.x(), place.y(), place.width(), place.height(), state)
        content = {"format": _FORMAT, "version": _VERSION, **placement._asdict()}
        with contextlib.suppress(StorageError):
            write_atomically(self._path, json.dumps(content, indent=2) + "\n")

    def _load(self) -> Placement | None:
        try:
            text = read_bounded(self._path, _LARGEST_FILE)
        except NotAFileError as error:
            self.problem = error.sentence
            return None
        except StorageError:
            return None
        try:
            return _placement_in(json.loads(text))
        except (ValueError, RecursionError):
            return None


def _placement_in(content: Any) -> Placement:
    """The placement that the content of a file describes; raises `ValueError` if it is none."""
    if not isinstance(content, dict) or content.get("format") != _FORMAT:
        raise ValueError("no state of a window")
    x, y, width, height = (_pixels(content.get(name)) for name in Placement._fields[:4])
    if width <= 0 or height <= 0:
        raise ValueError("the window has no area")
    state = content.get("state")
    if not isinstance(state, str) or state not in _STATES:
        raise ValueError("no such state")
    return Placement(x, y, width, height, state)


def _pixels(value: object) -> int:
    if type(value) is int and abs(value) <= _FARTHEST:
        return value
    raise ValueError("no whole number of pixels")


def _on_a_screen(placement: Placement, smallest: QSize) -> QRect:
    """The place itself where a screen shows all of it, else the nearest place on a screen."""
    size = QSize(placement.width, placement.height).expandedTo(smallest)
    wanted = QRect(QPoint(placement.x, placement.y), size)
    screens = [screen.availableGeometry() for screen in QGuiApplication.screens()]
    if any(screen.contains(wanted) for screen in screens):
        return wanted
    primary = QGuiApplication.primaryScreen().availableGeometry()
    screen = max([primary, *screens], key=lambda each: _area(each.intersected(wanted).size()))
    room = screen.marginsRemoved(_FRAME)
    place = QRect(wanted.topLeft(), wanted.size().boundedTo(room.size()))
    place.moveLeft(min(max(place.left(), room.left()), room.right() - place.width() + 1))
    place.moveTop(min(max(place.top(), room.top()), room.bottom() - place.height() + 1))
    return place


def _area(size: QSize) -> int:
    return size.width() * size.height() if size.isValid() else 0
