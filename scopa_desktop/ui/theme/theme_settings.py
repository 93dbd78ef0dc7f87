"""Colour scheme, contrast and text size of the settings, applied to the whole application."""

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from scopa_desktop.play.storage.settings import Settings
from scopa_desktop.ui.theme.colours import HIGH_CONTRAST_CLOTH
from scopa_desktop.ui.theme.current_palette import set_colour_scheme, set_high_contrast
from scopa_desktop.ui.theme.fonts import set_text_size
from scopa_desktop.ui.theme.touch_targets import has_only_touch_screens, set_touched

_SCHEMES: Final[Mapping[str, Qt.ColorScheme]] = {
    "system": Qt.ColorScheme.Unknown,
    "light": Qt.ColorScheme.Light,
    "dark": Qt.ColorScheme.Dark,
}


class ThemeSettings:
    """Applies the colour scheme, the contrast and the text size; open windows change at once."""

    def __init__(self, application: QApplication) -> None:
        self._application = application
        self._scheme = "system"
        set_touched(is_touched=has_only_touch_screens())
        self._contrast = False

    def apply(self, settings: Settings) -> None:
        """Apply what has changed since the last call; at first, what is not the default."""
        if settings.colour_scheme != self._scheme:
            self._scheme = settings.colour_scheme
            set_colour_scheme(_SCHEMES[settings.colour_scheme])
        if (is_contrasting := settings.table_colour == HIGH_CONTRAST_CLOTH.id) != self._contrast:
            self._contrast = is_contrasting
            set_high_contrast(is_contrasting)
        set_text_size(self._application, settings.text_size)
