"""Whether a window can be opened here, asked before Qt, which would end without a useful word."""

import ctypes
import sys
from collections.abc import Mapping

from scopa_desktop.qt_libraries import complaint, missing, on_display

_XCB = "libxcb.so.1"
"""The system's own; a name written into the call would be packed into the standalone game."""
_NO_DISPLAY = (
    "There is no display to open a window on: start the game from a desktop. "
    "“scopa-desktop simulate --help” says what it can do without one."
)
_DEAF_DISPLAY = (
    "The display “{display}” cannot be reached: start the game from a desktop of your own, "
    "or let DISPLAY name one that takes your windows."
)


def obstacle(environment: Mapping[str, str]) -> str | None:
    """What speaks against a window where these variables are set, in a sentence; None if nothing.

    Only Linux is asked; other systems always have a display.
    """
    if not sys.platform.startswith("linux"):
        return None
    display = environment.get("DISPLAY")
    is_elsewhere = "QT_QPA_PLATFORM" in environment or "WAYLAND_DISPLAY" in environment
    if not is_elsewhere and not display:
        return _NO_DISPLAY
    if lacking := missing(on_display(environment)):
        return complaint(lacking)
    if not is_elsewhere and display and not _answers(display):
        return _DEAF_DISPLAY.format(display=display)
    return None


def _answers(display: str) -> bool:
    """Whether the X server of a display takes a connection."""
    xcb = ctypes.CDLL(_XCB)
    xcb.xcb_connect.restype = ctypes.c_void_p
    connection = ctypes.c_void_p(xcb.xcb_connect(display.encode(), None))
    has_failed: int = xcb.xcb_connection_has_error(connection)
    xcb.xcb_disconnect(connection)
    return not has_failed
