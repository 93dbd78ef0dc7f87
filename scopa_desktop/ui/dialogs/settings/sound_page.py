"""Settings of the sounds."""

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from scopa_desktop.play.settings import Settings, SettingsStore
from scopa_desktop.ui.dialogs.settings.settings_page import SPACING, SettingsPage, plain
from scopa_desktop.ui.widgets.inputs import LevelSlider
from scopa_desktop.ui.widgets.plain_text import PlainLabel

_SLIDER_WIDTH = 240
_STEP, _PAGE_STEP = 5, 20


class SoundPage(SettingsPage):
    """Sounds on or off, and how loud."""

    preview_requested = Signal()
    """The player wants to hear how loud it is now."""

    def __init__(self, store: SettingsStore, parent: QWidget | None = None) -> None:
        super().__init__(store, parent)
        self.add_check(
            "sounds", self.tr("&Sounds"), self.tr("Whether cards and sweeps can be heard.")
        )
        self._add_volume()
        self.close_column()

    def _add_volume(self) -> None:
        words = self.tr("&Volume")
        label, self._slider, self._told = PlainLabel(words), LevelSlider(0, 100), PlainLabel()
        label.setBuddy(self._slider)
        self._slider.setAccessibleName(plain(words))
        self._slider.setFixedWidth(_SLIDER_WIDTH)
        self._slider.setSingleStep(_STEP)
        self._slider.setPageStep(_PAGE_STEP)
        self._slider.valueChanged.connect(self._take_volume)
        self._slider.sliderReleased.connect(self.preview_requested)
        field = QWidget()
        row = QHBoxLayout(field)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(SPACING)
        row.addWidget(self._slider)
        row.addWidget(self._told)
        self.add_row(
            label, field, self.tr("How loud the sounds are; a card is heard as you set it.")
        )
        self.follow(self._show_volume)

    def _take_volume(self, volume: int) -> None:
        self.change(volume=volume)
        if not self._slider.isSliderDown():
            self.preview_requested.emit()

    def _show_volume(self, settings: Settings) -> None:
        with QSignalBlocker(self._slider):
            self._slider.setValue(settings.volume)
        self._slider.setEnabled(settings.sounds)
        self._told.setText(self.tr("{0}%").format(settings.volume))
