"""Settings that make the table easier to see and follow."""

from PySide6.QtWidgets import QCheckBox

from scopa_desktop.play.storage.settings import Settings, SettingsStore
from scopa_desktop.ui.settings.settings_page import Choice, SettingsPage
from scopa_desktop.ui.theme.colours import GREEN_CLOTH, HIGH_CONTRAST_CLOTH
from scopa_desktop.ui.widgets.plain_text import set_tool_tip


class AccessibilityPage(SettingsPage):
    """Text size, light or dark, reduced motion and high contrast."""

    def __init__(self, store: SettingsStore) -> None:
        super().__init__(store)
        self._add_theme()
        tip = self.tr("When on, cards fade in and out instead of moving across the table.")
        self.add_segments(
            "reduced_motion",
            self.tr("R&educed motion"),
            (
                Choice("system", self.tr("As the system")),
                Choice("on", self.tr("On")),
                Choice("off", self.tr("Off")),
            ),
            tip,
        )
        self.add_note(tip)
        self._colour_before = GREEN_CLOTH.id
        self._add_contrast()
        self.close_column()

    def _add_theme(self) -> None:
        self.add_segments(
            "text_size",
            self.tr("&Text size"),
            (
                Choice("normal", self.tr("Normal")),
                Choice("large", self.tr("Large")),
                Choice("larger", self.tr("Larger")),
                Choice("largest", self.tr("Largest")),
            ),
            self.tr("The size of all texts, including those on the table."),
        )
        self.add_segments(
            "colour_scheme",
            self.tr("L&ight or dark"),
            (
                Choice("system", self.tr("As the system")),
                Choice("light", self.tr("Light")),
                Choice("dark", self.tr("Dark")),
            ),
            self.tr("The colours of windows like this one. The table has its own."),
        )

    def _add_contrast(self) -> None:
        tip = self.tr(
            "One dark colour without texture, thicker outlines, hatching instead of shading."
        )
        self._contrast = QCheckBox(self.tr("&High contrast cloth"))
        set_tool_tip(self._contrast, tip)
        self._contrast.setAccessibleDescription(tip)
        self._contrast.clicked.connect(self._set_contrast)
        self.add_check_with_note(self._contrast, tip)
        self.bind(self._show_contrast)

    def _set_contrast(self, on: bool) -> None:
        """Set the cloth; turning high contrast off restores the previous colour."""
        self.change(table_colour=HIGH_CONTRAST_CLOTH.id if on else self._colour_before)

    def _show_contrast(self, settings: Settings) -> None:
        is_on = settings.table_colour == HIGH_CONTRAST_CLOTH.id
        if not is_on:
            self._colour_before = settings.table_colour
        self._contrast.setChecked(is_on)
