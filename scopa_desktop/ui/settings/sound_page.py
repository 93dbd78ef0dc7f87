"""Settings of the sounds: on or off, and the volume."""

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from scopa_desktop.play.storage.settings import Settings, SettingsStore
from scopa_desktop.ui.settings.settings_page import SPACING, SettingsPage
from scopa_desktop.ui.widgets.inputs import LevelSlider
from scopa_desktop.ui.widgets.plain_text import PlainLabel, without_mnemonic

_SLIDER_WIDTH = 240
_STEP, _PAGE_STEP = 5, 20


class SoundPage(SettingsPage):
    """Sounds on or off, and the volume."""

    preview_requested = Signal()
    """The player changed the volume; a sound should be played."""

    def __init__(self, store: SettingsStore) -> None:
        super().__init__(store)
        self.add_check("sounds", self.tr("&Sounds"), self.tr("Sounds for cards and sweeps."))
        self._add_volume()
        self.close_column()

    def _add_volume(self) -> None:
        text = self.tr("&Volume")
        label, self._slider, self._percentage = PlainLabel(text), LevelSlider(0, 100), PlainLabel()
        label.setBuddy(self._slider)
        self._slider.setAccessibleName(without_mnemonic(text))
        self._slider.setFixedWidth(_SLIDER_WIDTH)
        self._slider.setSingleStep(_STEP)
        self._slider.setPageStep(_PAGE_STEP)
        self._slider.valueChanged.connect(self._set_volume)
        self._slider.sliderReleased.connect(self.preview_requested)
        field = QWidget()
        row = QHBoxLayout(field)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(SPACING)
        row.addWidget(self._slider)
        row.addWidget(self._percentage)
        self.add_row(
            label, field, self.tr("How loud the sounds are. You hear a card as you change it.")
        )
        self.bind(self._show_volume)

    def _set_volume(self, volume: int) -> None:
        self.change(volume=volume)
        if not self._slider.isSliderDown():
            self.preview_requested.emit()

    def _show_volume(self, settings: Settings) -> None:
        with QSignalBlocker(self._slider):
            self._slider.setValue(settings.volume)
        self._slider.setEnabled(settings.sounds)
        self._percentage.setText(self.tr("{0}%").format(settings.volume))
