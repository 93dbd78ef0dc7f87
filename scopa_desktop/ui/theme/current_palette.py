"""The palette of dialogs that is in use now: light or dark, as the system's colour scheme is."""

from functools import lru_cache

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication

from scopa_desktop.ui.theme.colours import DARK_PALETTE, LIGHT_PALETTE, DialogPalette


class PaletteNotifier(QObject):
    """Reports when the system switches between light and dark."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._palette = current_palette()
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._update)

    def _update(self) -> None:
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


def _is_dark() -> bool:
    return QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark
