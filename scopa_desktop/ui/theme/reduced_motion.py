"""Whether the player has asked his system for little motion.

Qt 6 does not tell it, so each system is asked in its own way: Windows by its call, GNOME and its
kin by the settings portal, other desktops of Linux by the file they write for GTK.
"""

import configparser
import ctypes
import importlib
import os
import sys
from pathlib import Path
from typing import Final

_SHOWS_ANIMATIONS: Final = 0x1042
"""`SPI_GETCLIENTAREAANIMATION` of Windows."""
_GTK_FILES: Final = ("gtk-4.0/settings.ini", "gtk-3.0/settings.ini")


def system_reduces_motion() -> bool:
    """The wish told to the system; False where it cannot be found out."""
    if sys.platform == "win32":
        shown = ctypes.c_int(1)
        ctypes.windll.user32.SystemParametersInfoW(_SHOWS_ANIMATIONS, 0, ctypes.byref(shown), 0)
        return not shown.value
    if sys.platform.startswith("linux"):
        return _portal_animates() is False or _gtk_animates() is False
    return False


def _portal_animates() -> bool | None:
    """What the desktop says through the settings portal; None when it says nothing."""
    if "DBUS_SESSION_BUS_ADDRESS" not in os.environ:
        return None
    portal = importlib.import_module("scopa_desktop.ui.theme.desktop_portal")
    animates: bool | None = portal.portal_allows_animation()
    return animates


def _gtk_animates() -> bool | None:
    """What GTK's own settings file says; None when it says nothing."""
    home = Path(os.environ.get("XDG_CONFIG_HOME") or Path.home() / ".config")
    for name in _GTK_FILES:
        parser = configparser.ConfigParser(interpolation=None, strict=False)
        try:
            parser.read(home / name, encoding="utf-8")
            if parser.has_option("Settings", "gtk-enable-animations"):
                return parser.getboolean("Settings", "gtk-enable-animations")
        except (configparser.Error, OSError, ValueError):
            continue  # A file of another program; whatever is wrong in it is not ours to tell.
    return None
