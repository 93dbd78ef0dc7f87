"""Which paper dialogs are made of now: day or night, as the system wishes."""

from functools import lru_cache

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication

from scopa_desktop.ui.theme.colours import LIGHT_PALETTE, DARK_PALETTE, DialogPalette


class PaletteNotifier(QObject):
    """Says which paper is in force, and when it changes."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._told = self.paper()
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._tell)

    def paper(self) -> DialogPalette:
        """The paper in force."""
        scheme = QGuiApplication.styleHints().colorScheme()
        return DARK_PALETTE if scheme == Qt.ColorScheme.Dark else LIGHT_PALETTE

    def _tell(self) -> None:
        if self.paper() is not self._told:
            self._told = self.paper()
            self.changed.emit()


@lru_cache(maxsize=1)
def palette_notifier() -> PaletteNotifier:
    """The application's one source of paper; made late, because it needs a running application."""
    return PaletteNotifier()


def paper() -> DialogPalette:
    """The paper in force: what a widget asks when it paints itself."""
    return palette_notifier().paper()
