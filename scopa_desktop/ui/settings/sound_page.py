"""Settings of the sounds: on or off, and the volume of all and of each group."""

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QWidget

from scopa_desktop.play.storage.settings import Settings, SettingsStore
from scopa_desktop.ui.platform.sounds import Sound
from scopa_desktop.ui.settings.settings_page import SPACING, SettingsPage
from scopa_desktop.ui.widgets.boxes import hbox
from scopa_desktop.ui.widgets.inputs import LevelSlider
from scopa_desktop.ui.widgets.plain_text import PlainLabel, without_mnemonic

_SLIDER_WIDTH = 240
_STEP, _PAGE_STEP = 5, 20


class SoundPage(SettingsPage):
    """Sounds on or off, and their volumes."""

    preview_requested = Signal(Sound)
    """The player changed a volume; this sound should be played."""

    def __init__(self, store: SettingsStore) -> None:
        super().__init__(store)
        self.add_check("sounds", self.tr("&Sounds"), self.tr("Sounds for cards and sweeps."))
        self._add_volume(
            "volume",
            self.tr("&Volume"),
            self.tr("How loud the sounds are. You hear a card as you change it."),
            Sound.PLAY,
        )
        self._add_volume(
            "cards_volume",
            self.tr("&Cards"),
            self.tr("Cards that are dealt, played and captured."),
            Sound.CAPTURE,
        )
        self._add_volume(
            "points_volume",
            self.tr("S&weeps and points"),
            self.tr("Sweeps, declarations, cards that score by themselves, and the last capture."),
            Sound.SWEEP,
        )
        self._add_volume(
            "ends_volume",
            self.tr("Rounds and &matches"),
            self.tr("The end of a round, and of a match that is won or lost."),
            Sound.ROUND_END,
        )
        self._add_volume(
            "clock_volume",
            self.tr("C&lock and signals"),
            self.tr(
                "Your time for a move is running out; for screen readers also your turn, "
                "what is not possible, and the end of a row."
            ),
            Sound.CLOCK,
        )
        self.close_column()

    def _add_volume(self, field: str, text: str, tip: str, preview: Sound) -> None:
        """Add a slider for the setting `field`; `preview` is heard when it is changed."""
        label, slider, percentage = PlainLabel(text), LevelSlider(0, 100), PlainLabel()
        label.setBuddy(slider)
        slider.setAccessibleName(without_mnemonic(text))
        slider.setFixedWidth(_SLIDER_WIDTH)
        slider.setSingleStep(_STEP)
        slider.setPageStep(_PAGE_STEP)

        def change(volume: int) -> None:
            self.change(**{field: volume})
            if not slider.isSliderDown():
                self.preview_requested.emit(preview)

        def show(settings: Settings) -> None:
            volume = getattr(settings, field)
            with QSignalBlocker(slider):
                slider.setValue(volume)
            slider.setEnabled(settings.sounds)
            percentage.setText(self.tr("{0}%").format(volume))

        slider.valueChanged.connect(change)
        slider.sliderReleased.connect(lambda: self.preview_requested.emit(preview))
        row = QWidget()
        hbox(slider, percentage, within=row, spacing=SPACING)
        self.add_row(label, row, tip)
        self.bind(show)
