"""The palette of dialogs that is in use now: light or dark, by the settings or the system."""

from functools import lru_cache

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication

from scopa_desktop.ui.theme.colours import DARK_PALETTE, LIGHT_PALETTE, DialogPalette


class PaletteNotifier(QObject):
    """Reports when dialogs switch between light and dark."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._palette = current_palette()
        QGuiApplication.styleHints().colorSchemeChanged.connect(self.update)

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
    return DARK_PALETTE if _is_dark() else LIGHT_PALETTE


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


def _is_dark() -> bool:
    if _Chosen.scheme is not Qt.ColorScheme.Unknown:
        return _Chosen.scheme is Qt.ColorScheme.Dark
    return QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark
