"""Checks that a window can be opened, because Qt aborts without a helpful message if not."""

import ctypes
import sys
from collections.abc import Mapping

from scopa_desktop.qt_libraries import complaint, missing, on_display

_XCB = "libxcb.so.1"
"""The library of the system: PyInstaller packs libraries whose names are literals in the call."""
_NO_DISPLAY = (
    "There is no display to open a window on: start the game from a desktop. "
    "“scopa-desktop simulate --help” says what it can do without one."
)
_UNREACHABLE_DISPLAY = (
    "The display “{display}” cannot be reached: start the game from a desktop of your own, "
    "or let DISPLAY name one that takes your windows."
)


def obstacle(environment: Mapping[str, str]) -> str | None:
    """Why no window can be opened with these environment variables; None if one can.

    Only Linux is checked; other systems always have a display.
    """
    if not sys.platform.startswith("linux"):
        return None
    display = environment.get("DISPLAY")
    is_not_x11 = "QT_QPA_PLATFORM" in environment or "WAYLAND_DISPLAY" in environment
    if not is_not_x11 and not display:
        return _NO_DISPLAY
    if missing_libraries := missing(on_display(environment)):
        return complaint(missing_libraries)
    if not is_not_x11 and display and not _accepts_connections(display):
        return _UNREACHABLE_DISPLAY.format(display=display)
    return None


def _accepts_connections(display: str) -> bool:
    """Whether the X server of a display accepts a connection."""
    xcb = ctypes.CDLL(_XCB)
    xcb.xcb_connect.restype = ctypes.c_void_p
    connection = ctypes.c_void_p(xcb.xcb_connect(display.encode(), None))
    has_failed: int = xcb.xcb_connection_has_error(connection)
    xcb.xcb_disconnect(connection)
    return not has_failed
