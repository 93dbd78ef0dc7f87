"""The face in which text is set; headings are drawn instead, see `lettering`."""

import sys
from functools import lru_cache

from PySide6.QtGui import QFont, QFontDatabase, QFontInfo, QGuiApplication
from PySide6.QtWidgets import QApplication

FAMILIES: tuple[str, ...] = (
    "Segoe UI Variable Text",
    "Segoe UI",
    "SF Pro Text",
    "Helvetica Neue",
    "Cantarell",
    "Inter",
    "Noto Sans",
    "Nimbus Sans",
    "DejaVu Sans",
)
_LARGE_LETTERED = {"DejaVu Sans": 0.9}
"""Faces whose letters are larger than those of the others at the same size, and what evens that."""

BODY_SIZE, SMALL_SIZE, LARGE_SIZE = 13.5, 12.5, 15.0
"""Sizes of text in logical pixels at the system's usual text size."""

MIN_TABLE_SIZE = 11.0
_USUAL_SYSTEM_PX = {"win32": 12.0, "darwin": 13.0}.get(sys.platform, 14.7)


@lru_cache(maxsize=1)
def _families() -> tuple[str, ...]:
    """Ours that are installed, then the system's own: looking for missing faces can be slow."""
    installed = [family for family in FAMILIES if QFontDatabase.hasFamily(family)]
    return (*installed, *QGuiApplication.font().families())


@lru_cache(maxsize=1)
def _evenness() -> float:
    """What makes the letters of the face as large as those of the others at the same size."""
    return _LARGE_LETTERED.get(_families()[0], 1.0)


@lru_cache(maxsize=1)
def text_scale() -> float:
    """How much larger than usual the user has set the system's text: 1 to 2.

    Read once, from the system's own font, before the house sets the application's.
    """
    return min(2.0, max(1.0, QFontInfo(QGuiApplication.font()).pixelSize() / _USUAL_SYSTEM_PX))


def font_pixels(px: float) -> int:
    """The size in which the house's face is set where `px` logical pixels are meant."""
    return max(1, round(px * _evenness()))


def font(px: float, bold: bool = False) -> QFont:
    """The house's face at a size in logical pixels; for text that scales with the cards."""
    face = QFont()
    face.setFamilies(list(_families()))
    face.setPixelSize(font_pixels(px))
    face.setWeight(QFont.Weight.DemiBold if bold else QFont.Weight.Normal)
    return face


def body_font(px: float = BODY_SIZE, bold: bool = False) -> QFont:
    """The face of dialogs and panels: `px` at the usual text size, larger if the user wants so."""
    return font(px * text_scale(), bold)


def set_application_font(application: QApplication) -> None:
    """Make the body face the application's own: a style sheet hides a font set on a dialog."""
    application.setFont(body_font())
