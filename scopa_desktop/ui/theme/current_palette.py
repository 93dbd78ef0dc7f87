"""The palette of dialogs and the cloth that are in use now, by the settings or the system.

Dialogs are light or dark; with high contrast they are black and white, and the cloth is flat.
"""

from functools import lru_cache

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication

from scopa_desktop.ui.theme.colours import (
    DARK_CONTRAST_PALETTE,
    DARK_PALETTE,
    HIGH_CONTRAST_CLOTH,
    LIGHT_CONTRAST_PALETTE,
    LIGHT_PALETTE,
    Cloth,
    DialogPalette,
    cloth_by_id,
)


class PaletteNotifier(QObject):
    """Reports when dialogs switch between light and dark, or to high contrast and back."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._palette = current_palette()
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self.update)
        if hasattr(hints, "accessibility"):  # Qt 6.10 and later.
            hints.accessibility().contrastPreferenceChanged.connect(self.update)

    def update(self) -> None:
        """Report if another palette is in use than before."""
        if current_palette() is not self._palette:
            self._palette = current_palette()
            self.changed.emit()


@lru_cache(maxsize=1)
def palette_notifier() -> PaletteNotifier:
    """The application's notifier; created on first use, because it needs a QGuiApplication."""
    return PaletteNotifier()


def current_palette() -> DialogPalette:
    """The palette in use now; widgets call it whenever they paint."""
    if is_high_contrast():
        return DARK_CONTRAST_PALETTE if _is_dark() else LIGHT_CONTRAST_PALETTE
    return DARK_PALETTE if _is_dark() else LIGHT_PALETTE


def cloth_in_use(cloth_id: str) -> Cloth:
    """The cloth that the settings choose, or that of high contrast where the system asks for it."""
    return HIGH_CONTRAST_CLOTH if is_high_contrast() else cloth_by_id(cloth_id)


def is_high_contrast() -> bool:
    """Whether the settings or the system ask for high contrast."""
    return _Chosen.high_contrast or system_asks_for_contrast()


def system_asks_for_contrast() -> bool:
    """Whether high contrast is on in the system; False where Qt does not know."""
    hints = QGuiApplication.styleHints()
    if not hasattr(hints, "accessibility"):
        return False
    preference = hints.accessibility().contrastPreference()
    return bool(preference == Qt.ContrastPreference.HighContrast)


def set_high_contrast(is_on: bool) -> None:
    """Set whether the player has chosen high contrast."""
    _Chosen.high_contrast = is_on
    palette_notifier().update()


def set_colour_scheme(scheme: Qt.ColorScheme) -> None:
    """Set the colour scheme that the player has chosen; `Unknown` follows the system.

    Qt gets it too, for its own dialogs and the window frames, where the platform supports it.
    """
    _Chosen.scheme = scheme
    QGuiApplication.styleHints().setColorScheme(scheme)
    palette_notifier().update()


class _Chosen:
    """What the player has chosen in the settings."""

    scheme = Qt.ColorScheme.Unknown
    high_contrast = False


def _is_dark() -> bool:
    if _Chosen.scheme is not Qt.ColorScheme.Unknown:
        return _Chosen.scheme is Qt.ColorScheme.Dark
    return QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark
