"""The system libraries Qt expects on Linux, and the Debian packages that hold them.

`python scopa_desktop/qt_libraries.py` prints the packages that are missing here for everything the
game can do: no display, an X11 display or a Wayland one, sound.
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
"""What Qt's widgets need even to draw without a display."""

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
"""What a window on an X11 display needs besides."""

WAYLAND = {
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
}
"""What a window on a Wayland display needs besides."""

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
"""What Qt's multimedia needs; where it cannot be loaded the game is silent."""


def on_display(environment: Mapping[str, str]) -> dict[str, str]:
    """What is needed for the display that these environment variables name."""
    if "QT_QPA_PLATFORM" in environment:
        return WINDOWLESS
    if "WAYLAND_DISPLAY" in environment:
        return {**WINDOWLESS, **WAYLAND}
    return {**WINDOWLESS, **X11} if "DISPLAY" in environment else WINDOWLESS


def missing(libraries: Mapping[str, str]) -> dict[str, str]:
    """Those of `libraries` that cannot be loaded here, with their packages; none but on Linux."""
    if sys.platform != "linux":
        return {}
    return {name: package for name, package in libraries.items() if not _loads(name)}


def packages(lacking: Mapping[str, str]) -> str:
    """The packages that bring these libraries, as a command line takes them."""
    return " ".join(dict.fromkeys(lacking.values()))


def complaint(lacking: Mapping[str, str]) -> str:
    """The sentence for the person whose machine lacks these libraries."""
    return (
        f"Qt needs system libraries that are not installed: {', '.join(lacking)}.\n"
        f"Install them, on Debian and Ubuntu with\n  sudo apt install {packages(lacking)}"
    )


def _loads(name: str) -> bool:
    try:
        ctypes.CDLL(name)
    except OSError:
        return False
    return True


if __name__ == "__main__":
    print(packages(missing({**WINDOWLESS, **X11, **WAYLAND, **SOUND})))
