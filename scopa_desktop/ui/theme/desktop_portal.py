"""Settings of a Linux desktop, read over D-Bus from the XDG desktop portal."""

from typing import Final

from PySide6.QtDBus import QDBusConnection, QDBusMessage

_TIMEOUT_MS: Final = 200
"""Short, because the call blocks the window while a portal is being started."""


def portal_allows_animation() -> bool | None:
    """The setting `enable-animations` of the desktop; None when it cannot be read."""
    request = QDBusMessage.createMethodCall(
        "org.freedesktop.portal.Desktop",
        "/org/freedesktop/portal/desktop",
        "org.freedesktop.portal.Settings",
        "ReadOne",
    )
    request.setArguments(["org.gnome.desktop.interface", "enable-animations"])
    bus = QDBusConnection.sessionBus()
    values = bus.call(request, timeout=_TIMEOUT_MS).arguments()
    return values[0] if values and isinstance(values[0], bool) else None
