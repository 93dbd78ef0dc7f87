"""The fonts of texts and of headings."""

import sys
from collections.abc import Mapping
from functools import lru_cache

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QFont, QFontDatabase, QFontInfo, QGuiApplication
from PySide6.QtWidgets import QApplication

from scopa_desktop.play.storage.paths import resource_folder

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
_SIZE_CORRECTIONS = {"DejaVu Sans": 0.9}
"""Factors for families whose letters are larger than those of the others at the same size."""

BODY_SIZE, SMALL_SIZE, LARGE_SIZE = 13.5, 12.5, 15.0
"""Text sizes in logical pixels at the system's default text size."""

_CAP_HEIGHT = 0.7
"""The height of the capitals of the font of headings, in its pixel size."""

MIN_TABLE_SIZE = 11.0
_LARGEST_SCALE = 2.0
TEXT_FACTORS: Mapping[str, float] = {
    "normal": 1.0,
    "large": 1.15,
    "larger": 1.3,
    "largest": 1.5,
    "huge": 1.75,
    "double": 2.0,
}
"""The factors of the text sizes in the settings."""
_STACKED_FROM = 1.6
"""From this text scale on, labels are above their fields."""
_DEFAULT_SYSTEM_PX = {"win32": 12.0, "darwin": 13.0}.get(sys.platform, 14.7)


@lru_cache(maxsize=1)
def _families() -> tuple[str, ...]:
    """The installed ones of `FAMILIES`, then the system's font.

    Missing families are left out, because Qt's search for them can be slow.
    """
    installed = [family for family in FAMILIES if QFontDatabase.hasFamily(family)]
    return (*installed, *QGuiApplication.font().families())


@lru_cache(maxsize=1)
def _size_correction() -> float:
    return _SIZE_CORRECTIONS.get(_families()[0], 1.0)


@lru_cache(maxsize=1)
def system_text_scale() -> float:
    """The text size in the system settings relative to the default: 1 to 2.

    Read once from the system's font, so the first call must precede `set_application_font`.
    """
    return min(
        _LARGEST_SCALE,
        max(1.0, QFontInfo(QGuiApplication.font()).pixelSize() / _DEFAULT_SYSTEM_PX),
    )


class _Chosen:
    """What the player has chosen in the settings."""

    text_factor = 1.0


def text_scale() -> float:
    """The size of texts relative to the design, by the system and the settings: 1 to 2."""
    return min(_LARGEST_SCALE, system_text_scale() * _Chosen.text_factor)


def is_text_huge() -> bool:
    """Whether texts are so large that a label is above its field instead of beside it."""
    return text_scale() >= _STACKED_FROM


def font_pixels(px: float) -> int:
    """The pixel size to set for the font in use, so that it looks as large as others at `px`."""
    return max(1, round(px * _size_correction()))


def font(px: float, bold: bool = False) -> QFont:
    """The font at a size in logical pixels; for text that scales with the cards."""
    result = QFont()
    result.setFamilies(list(_families()))
    result.setPixelSize(font_pixels(px))
    result.setWeight(QFont.Weight.DemiBold if bold else QFont.Weight.Normal)
    return result


@lru_cache(maxsize=1)
def _heading_family() -> str:
    """The drawn font, which is read when it is first needed; `packaging/art` builds it."""
    file = resource_folder() / "fonts" / "scopa-lettering.ttf"
    return QFontDatabase.applicationFontFamilies(QFontDatabase.addApplicationFont(str(file)))[0]


def heading_font(capitals: float) -> QFont:
    """The font of headings, whose capitals are `capitals` logical pixels high.

    What it has no letter for, as in Arabic, is taken from the text font.
    """
    result = font(capitals / _CAP_HEIGHT, bold=True)
    result.setFamilies([_heading_family(), *_families()])
    result.setPixelSize(max(1, round(capitals / _CAP_HEIGHT)))
    result.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return result


def body_font(px: float = BODY_SIZE, bold: bool = False) -> QFont:
    """The font of dialogs and panels: `px` logical pixels times `text_scale()`."""
    return font(px * text_scale(), bold)


def set_application_font(application: QApplication) -> None:
    """Set the body font on the application: a style sheet hides a font set on a dialog."""
    application.setFont(body_font())


class TextSizeNotifier(QObject):
    """Reports when texts have another size: Qt reports another font to windows only."""

    changed = Signal()


@lru_cache(maxsize=1)
def text_size_notifier() -> TextSizeNotifier:
    return TextSizeNotifier()


def set_text_size(application: QApplication, text_size: str) -> None:
    """Set one of `TEXT_FACTORS`, and report it if texts have another size then."""
    scale = text_scale()
    _Chosen.text_factor = TEXT_FACTORS[text_size]
    if text_scale() != scale:
        set_application_font(application)
        # Qt gives windows the new font from the event loop.
        application.sendPostedEvents(None, QEvent.Type.ApplicationFontChange.value)
        text_size_notifier().changed.emit()
