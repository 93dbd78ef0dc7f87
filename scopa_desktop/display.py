"""Checks that a window can be opened, because Qt aborts without a helpful message if not."""

import ctypes
import sys
from collections.abc import Mapping
from typing import Final

from scopa_desktop.qt_libraries import complaint, missing, on_display

_XCB: Final = "libxcb.so.1"
_WAYLAND: Final = "libwayland-client.so.0"
"""Libraries of the system: PyInstaller packs libraries whose names are literals in the call."""
_NO_DISPLAY: Final = (
    "There is no display to open a window on: start the game from a desktop. "
    "“scopa-desktop simulate --help” says what it can do without one."
)
_UNREACHABLE: Final = (
    "The display “{display}” cannot be reached: start the game from a desktop of your own, "
    "or let DISPLAY name one that takes your windows."
)
_NO_SCREEN: Final = (
    "There is no screen to open a window on: connect or switch on a screen, then start the game "
    "again."
)


class DisplayError(Exception):
    """No window can be opened here; the message is a sentence for the user."""


class DisplayConnection:
    """The connection to the X server that was opened by the check; none on other systems.

    Keep it until Qt has its own connection: an X server resets when it loses its last client, and
    refuses new connections meanwhile.
    """

    def __init__(self, xcb: ctypes.CDLL | None = None, handle: int | None = None) -> None:
        self._xcb = xcb
        self._handle = handle

    def close(self) -> None:
        """Close the connection; does nothing the second time."""
        if self._xcb is not None:
            self._xcb.xcb_disconnect(ctypes.c_void_p(self._handle))
        self._xcb = self._handle = None


def connect(environment: Mapping[str, str]) -> DisplayConnection:
    """Check that a window can be opened with these environment variables.

    Only Linux is checked; other systems always have a display. Raises `DisplayError`.
    """
    if not sys.platform.startswith("linux"):
        return DisplayConnection()
    display, wayland = environment.get("DISPLAY"), environment.get("WAYLAND_DISPLAY")
    is_chosen = "QT_QPA_PLATFORM" in environment
    if not (is_chosen or display or wayland):
        raise DisplayError(_NO_DISPLAY)
    if lacking := missing(on_display(environment)):
        raise DisplayError(complaint(lacking))
    if is_chosen or (wayland and _answers(wayland)):
        return DisplayConnection()
    if not display:
        raise DisplayError(_UNREACHABLE.format(display=wayland))
    return _connect_to_x_server(display)


def check_screens(count: int) -> None:
    """Check that Qt has found a screen on the display; raises `DisplayError`."""
    if not count:
        raise DisplayError(_NO_SCREEN)


def _answers(wayland: str) -> bool:
    """Whether this Wayland display can be reached; if not, Qt tries X11."""
    library = ctypes.CDLL(_WAYLAND)
    library.wl_display_connect.restype = ctypes.c_void_p
    handle: int | None = library.wl_display_connect(wayland.encode())
    if handle is not None:
        library.wl_display_disconnect(ctypes.c_void_p(handle))
    return handle is not None


def _connect_to_x_server(display: str) -> DisplayConnection:
    xcb = ctypes.CDLL(_XCB)
    xcb.xcb_connect.restype = ctypes.c_void_p
    handle: int = xcb.xcb_connect(display.encode(), None)
    connection = DisplayConnection(xcb, handle)
    if xcb.xcb_connection_has_error(ctypes.c_void_p(handle)):
        connection.close()
        raise DisplayError(_UNREACHABLE.format(display=display))
    return connection
