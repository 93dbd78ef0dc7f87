"""The system libraries that Qt needs on Linux, and the Debian packages that contain them.

`python scopa_desktop/qt_libraries.py` prints the missing packages for all uses of the game: without
a display, with X11 or Wayland, with sound.
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
    "libgcc_s.so.1": "libgcc-s1",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libstdc++.so.6": "libstdc++6",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libz.so.1": "zlib1g",
    "libzstd.so.1": "libzstd1",
}
"""Libraries that Qt Widgets needs even without a display."""

X11 = {
    "libX11-xcb.so.1": "libx11-xcb1",
    "libxcb.so.1": "libxcb1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}
"""Additional libraries for an X11 display."""

WAYLAND = {
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
}
"""Additional libraries for a Wayland display."""

SOUND = {
    "libXext.so.6": "libxext6",
    "libXrandr.so.2": "libxrandr2",
    "libbrotlicommon.so.1": "libbrotli1",
    "libbrotlidec.so.1": "libbrotli1",
    "libbz2.so.1": "libbz2-1.0",
    "libdrm.so.2": "libdrm2",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
    "libpulse.so.0": "libpulse0",
}
"""Additional libraries of Qt Multimedia; without them the game has no sound."""


def on_display(environment: Mapping[str, str]) -> dict[str, str]:
    """The libraries for the display that these environment variables select."""
    if "QT_QPA_PLATFORM" in environment:
        return WINDOWLESS
    if "WAYLAND_DISPLAY" in environment:
        return {**WINDOWLESS, **WAYLAND}
    return {**WINDOWLESS, **X11} if "DISPLAY" in environment else WINDOWLESS


def missing(libraries: Mapping[str, str]) -> dict[str, str]:
    """The libraries that cannot be loaded, with their packages; always empty outside Linux."""
    if sys.platform != "linux":
        return {}
    return {name: package for name, package in libraries.items() if not _can_load(name)}


def packages(libraries: Mapping[str, str]) -> str:
    return " ".join(dict.fromkeys(libraries.values()))


def complaint(libraries: Mapping[str, str]) -> str:
    """The message for a user whose system lacks these libraries."""
    return (
        f"Qt needs system libraries that are not installed: {', '.join(libraries)}.\n"
        f"Install them, on Debian and Ubuntu with\n  sudo apt install {packages(libraries)}"
    )


def _can_load(name: str) -> bool:
    try:
        ctypes.CDLL(name)
    except OSError:
        return False
    return True


if __name__ == "__main__":
    print(packages(missing({**WINDOWLESS, **X11, **WAYLAND, **SOUND})))
