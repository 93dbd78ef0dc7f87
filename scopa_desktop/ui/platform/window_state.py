"""The geometry of the window: saved when it closes, restored at the next start.

The file is JSON with plain numbers. `QSettings` is not used, because PySide stores its values as
pickled Python objects: reading a manipulated file would execute code.
"""

import contextlib
import json
from pathlib import Path
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QMargins, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from scopa_desktop.play.storage.files import (
    NotAFileError,
    StorageError,
    read_bounded,
    write_atomically,
)

_FORMAT: Final = "scopa-desktop window"
_VERSION: Final = 1
_MAX_FILE_BYTES: Final = 4 * 1024
_MAX_PIXELS: Final = 100_000
"""The largest coordinate or length accepted, far beyond any screen."""
_STATES: Final = {
    "normal": Qt.WindowState.WindowNoState,
    "maximized": Qt.WindowState.WindowMaximized,
    "full_screen": Qt.WindowState.WindowFullScreen,
}
_FRAME: Final = QMargins(4, 36, 4, 4)
"""The approximate size of the frame that the window system adds."""


class Placement(NamedTuple):
    """The geometry of a window without its frame, in pixels of the virtual desktop."""

    x: int
    y: int
    width: int
    height: int
    state: str = "normal"
    """`normal`, `maximized` or `full_screen`; the geometry is that of the normal state."""


class WindowState:
    """The file with the geometry of the window.

    A damaged file counts as missing: the player loses nothing, and it is replaced when the window
    closes.

    Attributes:
        problem: a sentence for the player when the path is a folder, pipe, socket or device, so
            that nothing can be saved there; otherwise empty.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self.problem = ""
        self._placement = self._load()

    def restore(self, window: QWidget) -> None:
        """Apply the saved geometry, moved onto a screen if no screen shows it now.

        Without a usable file the window is not changed.
        """
        placement = self._placement
        if placement is None:
            return
        window.setGeometry(_on_a_screen(placement, window.minimumSize()))
        window.setWindowState(_STATES[placement.state])

    def save(self, window: QWidget) -> None:
        """Save the geometry. A failure is ignored: only the position of the window is lost."""
        state = "normal"
        if window.isFullScreen():
            state = "full_screen"
        elif window.isMaximized():
            state = "maximized"
        is_special = state != "normal" or window.isMinimized()
        rect = window.normalGeometry() if is_special else window.geometry()
        placement = Placement(rect.x(), rect.y(), rect.width(), rect.height(), state)
        content = {"format": _FORMAT, "version": _VERSION, **placement._asdict()}
        with contextlib.suppress(StorageError):
            write_atomically(self._path, json.dumps(content, indent=2) + "\n")

    def _load(self) -> Placement | None:
        try:
            text = read_bounded(self._path, _MAX_FILE_BYTES)
        except NotAFileError as error:
            self.problem = error.sentence
            return None
        except StorageError:
            return None
        try:
            return _parse_placement(json.loads(text))
        except (ValueError, RecursionError):
            return None


def _parse_placement(content: Any) -> Placement:
    """The placement from the content of a file; raises `ValueError` if it is invalid."""
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
    if type(value) is int and abs(value) <= _MAX_PIXELS:
        return value
    raise ValueError("no whole number of pixels")


def _on_a_screen(placement: Placement, smallest: QSize) -> QRect:
    """The saved geometry if a screen contains it, else the nearest geometry on a screen.

    The nearest screen is the one with the largest intersection; the primary one if there is none.
    """
    size = QSize(placement.width, placement.height).expandedTo(smallest)
    saved = QRect(QPoint(placement.x, placement.y), size)
    screens = [screen.availableGeometry() for screen in QGuiApplication.screens()]
    if any(screen.contains(saved) for screen in screens):
        return saved
    primary = QGuiApplication.primaryScreen().availableGeometry()
    nearest = max([primary, *screens], key=lambda area: _area(area.intersected(saved).size()))
    available = nearest.marginsRemoved(_FRAME)
    rect = QRect(saved.topLeft(), saved.size().boundedTo(available.size()))
    rect.moveLeft(min(max(rect.left(), available.left()), available.right() - rect.width() + 1))
    rect.moveTop(min(max(rect.top(), available.top()), available.bottom() - rect.height() + 1))
    return rect


def _area(size: QSize) -> int:
    return size.width() * size.height() if size.isValid() else 0
