"""The system libraries Qt expects on Linux, and the Debian packages that hold them.

`python scopa_desktop/qt_libraries.py` prints the packages that are missing here for everything the
game can do: no display, an X11 display, sound.
"""

import ctypes
import sys
from collections.abc import Mapping

WINDOWLESS = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libX11.so.6": "libx11-6",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libxkbcommon.so.0": "libxkbcommon0",
}
"""What Qt's widgets need even to draw without a display."""

X11 = {
    "libX11-xcb.so.1": "libx11-xcb1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}
"""What a window on an X11 display needs besides."""

SOUND = {"libpulse.so.0": "libpulse0"}
"""What sounds need; without it the game is silent."""


def missing(libraries: Mapping[str, str]) -> dict[str, str]:
    """Those of `libraries` that cannot be loaded here, with their packages; none but on Linux."""
    if sys.platform != "linux":
        return {}
    return {name: package for name, package in libraries.items() if not _loads(name)}


def complaint(lacking: Mapping[str, str]) -> str:
    """The sentence for the person whose machine lacks these libraries."""
    return (
        f"Qt needs system libraries that are not installed: {', '.join(lacking)}.\n"
        "Install them, on Debian and Ubuntu with\n"
        f"  sudo apt install {' '.join(lacking.values())}"
    )


def _loads(name: str) -> bool:
    try:
        ctypes.CDLL(name)
    except OSError:
        return False
    return True


if __name__ == "__main__":
    print(" ".join(missing({**WINDOWLESS, **X11, **SOUND}).values()))
