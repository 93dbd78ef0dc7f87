"""The part of a screen that windows may cover."""

from typing import Final

from PySide6.QtCore import QMargins, QRect
from PySide6.QtGui import QGuiApplication, QScreen

_PANEL: Final = QMargins(0, 0, 0, 48)
"""The room left for panels where their size is not known."""


def hides_panels() -> bool:
    """Whether the window system does not tell what its panels cover, as on Wayland."""
    return QGuiApplication.platformName().startswith("wayland")


def available_area(screen: QScreen) -> QRect:
    """The part of a screen that windows may cover."""
    area = screen.availableGeometry()
    return area.marginsRemoved(_PANEL) if hides_panels() else area
