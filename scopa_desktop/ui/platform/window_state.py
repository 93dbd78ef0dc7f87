"""The geometry of the window and the day: saved when it closes, used at the next start.

The file is JSON with plain numbers. `QSettings` is not used, because PySide stores its values as
pickled Python objects: reading a manipulated file would execute code.
"""

import contextlib
import json
import logging
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import QMargins, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QWidget

from scopa_desktop.play.storage.files import (
    MissingFileError,
    NotAFileError,
    StorageError,
    write_atomically,
)
from scopa_desktop.play.storage.json_fields import Fields, integer, matching, read_json_file

_PANEL: Final = QMargins(0, 0, 0, 48)
"""The room left for panels where their size is not known."""
_ASSUMED: Final = QRect(0, 0, 1280, 800)
"""The area where there is no screen, as long as the only one is switched off."""


def hides_panels() -> bool:
    """Whether the window system does not tell what its panels cover, as on Wayland."""
    return QGuiApplication.platformName().startswith("wayland")


def available_area(screen: QScreen | None) -> QRect:
    """The part of a screen that windows may cover.

    Without a screen Qt gives none, or one without a size.
    """
    area = QRect() if screen is None else screen.availableGeometry()
    if area.isEmpty():
        return _ASSUMED
    return area.marginsRemoved(_PANEL) if hides_panels() else area


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

_log = logging.getLogger(__name__)


class Placement(NamedTuple):
    """The geometry of a window without its frame, in pixels of the virtual desktop."""

    x: int
    y: int
    width: int
    height: int
    state: str = "normal"
    """`normal`, `maximized` or `full_screen`; the geometry is that of the normal state."""
    day: str = ""
    """The day on which it was last open, such as 2026-11-28; empty if it is not known."""


class WindowState:
    """The file with the geometry of the window, and the day on which it was last open.

    A damaged file counts as missing: the player loses nothing, and it is replaced when the window
    closes.

    Attributes:
        placement: the saved geometry; None if there is none that can be used.
        problem: a sentence for the player when the path is a folder, pipe, socket or device, so
            that nothing can be saved there; otherwise empty.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self.problem = ""
        self.placement = self._load()
        self._day = "" if self.placement is None else self.placement.day

    def enter_day(self, day: str) -> bool:
        """Whether the window was last open on another day than this, which counts from now on."""
        last, self._day = self._day, day
        return last not in ("", day)

    def restore(self, window: QWidget) -> None:
        """Apply the saved geometry, moved onto a screen if no screen shows it now.

        Without a usable file the window is not changed.
        """
        placement = self.placement
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
        placement = Placement(rect.x(), rect.y(), rect.width(), rect.height(), state, self._day)
        content = {"format": _FORMAT, "version": _VERSION, **placement._asdict()}
        with contextlib.suppress(StorageError):
            write_atomically(self._path, json.dumps(content, indent=2) + "\n")

    def _load(self) -> Placement | None:
        try:
            return read_json_file(self._path, _MAX_FILE_BYTES, _parse_placement)
        except NotAFileError as error:
            self.problem = error.sentence
        except MissingFileError:
            pass
        except StorageError as error:
            _log.warning("%s", error.sentence)
        return None


_pixels: Final = integer(-_MAX_PIXELS, _MAX_PIXELS)
_length: Final = integer(1, _MAX_PIXELS)


def _parse_placement(content: object) -> Placement:
    """The placement from the content of a file; raises `FormError`."""
    fields = Fields(content, _FORMAT)
    return Placement(
        x=fields.take("x", _pixels),
        y=fields.take("y", _pixels),
        width=fields.take("width", _length),
        height=fields.take("height", _length),
        state=fields.take("state", matching("|".join(_STATES))),
        day=fields.take("day", matching(r"([0-9]{4}-[0-9]{2}-[0-9]{2})?"), ""),
    )


def _on_a_screen(placement: Placement, smallest: QSize) -> QRect:
    """The saved geometry if a screen contains it, else the nearest geometry on a screen.

    The nearest screen is the one with the largest intersection; the primary one if there is none.
    """
    size = QSize(placement.width, placement.height).expandedTo(smallest)
    saved = QRect(QPoint(placement.x, placement.y), size)
    screens = [available_area(screen) for screen in QGuiApplication.screens()]
    if any(screen.contains(saved) for screen in screens):
        return saved
    primary = available_area(QGuiApplication.primaryScreen())
    nearest = max([primary, *screens], key=lambda area: _area(area.intersected(saved).size()))
    available = nearest.marginsRemoved(_FRAME)
    rect = QRect(saved.topLeft(), saved.size().boundedTo(available.size()))
    rect.moveLeft(min(max(rect.left(), available.left()), available.right() - rect.width() + 1))
    rect.moveTop(min(max(rect.top(), available.top()), available.bottom() - rect.height() + 1))
    return rect


def _area(size: QSize) -> int:
    return size.width() * size.height() if size.isValid() else 0
