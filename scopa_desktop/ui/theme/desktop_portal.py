"""What a desktop of Linux says of its settings, through the portal that all of them share."""

from typing import Final

from PySide6.QtDBus import QDBusConnection, QDBusMessage

_WAITS: Final = 200
"""Milliseconds; no window stands still for a portal that has to be started first."""


def portal_allows_animation() -> bool | None:
    """Whether the desktop wants animations; None when it does not say."""
    question = QDBusMessage.createMethodCall(
        "org.freedesktop.portal.Desktop",
        "/org/freedesktop/portal/desktop",
        "org.freedesktop.portal.Settings",
        "ReadOne",
    )
    question.setArguments(["org.gnome.desktop.interface", "enable-animations"])
    bus = QDBusConnection.sessionBus()
    answer = bus.call(question, timeout=_WAITS).arguments()
    return answer[0] if answer and isinstance(answer[0], bool) else None
