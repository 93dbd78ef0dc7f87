"""Whether the system asks for what the settings of accessibility offer, such as less motion.

Qt 6 has no function for that. It is read on Windows from `SystemParametersInfo`, on Linux from the
XDG settings portal (GNOME and others) and from GTK's settings files (other desktops).
"""

import ctypes
import os
import sys
from pathlib import Path
from typing import Final

from scopa_desktop.ui.theme import desktop_portal
from scopa_desktop.ui.theme.current_palette import system_asks_for_contrast
from scopa_desktop.ui.theme.fonts import system_text_scale
from scopa_desktop.ui.theme.touch_targets import has_only_touch_screens

_SPI_GETCLIENTAREAANIMATION: Final = 0x1042
_GTK_FILES: Final = ("gtk-4.0/settings.ini", "gtk-3.0/settings.ini")
_GTK_KEY: Final = "gtk-enable-animations"
_BOOLEANS: Final = {
    **dict.fromkeys(("1", "true", "yes", "on"), True),
    **dict.fromkeys(("0", "false", "no", "off"), False),
}


def system_reduces_motion() -> bool:
    """Whether the user has turned animations off in the system; False where that is unknown."""
    if sys.platform == "win32":
        enabled = ctypes.c_int(1)
        ctypes.windll.user32.SystemParametersInfoW(
            _SPI_GETCLIENTAREAANIMATION, 0, ctypes.byref(enabled), 0
        )
        return not enabled.value
    if sys.platform.startswith("linux"):
        return _portal_animates() is False or _gtk_animates() is False
    return False


def _portal_animates() -> bool | None:
    """The setting in the XDG settings portal; None when it cannot be read."""
    if "DBUS_SESSION_BUS_ADDRESS" not in os.environ:
        return None
    return desktop_portal.portal_allows_animation()


def _gtk_animates() -> bool | None:
    """The setting in GTK's settings files; None when none of them has it."""
    home = Path(os.environ.get("XDG_CONFIG_HOME") or Path.home() / ".config")
    for name in _GTK_FILES:
        animates = _gtk_setting(home / name)
        if animates is not None:
            return animates
    return None


def _gtk_setting(path: Path) -> bool | None:
    """The setting in one file; None when it is not there.

    The files belong to other programs, so damaged ones are not reported. They are read without
    `configparser`, which takes longer to import than the whole function.
    """
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except (OSError, ValueError):
        return None
    for line in lines:
        key, _, value = line.partition("=")
        if key.strip() == _GTK_KEY:
            return _BOOLEANS.get(value.strip().lower())
    return None


_LARGE_TEXT: Final = 1.2


def system_asks_for_help() -> bool:
    """Whether the system has high contrast, large text, less motion, or a finger alone."""
    return (
        system_asks_for_contrast()
        or system_text_scale() >= _LARGE_TEXT
        or has_only_touch_screens()
        or system_reduces_motion()
    )
