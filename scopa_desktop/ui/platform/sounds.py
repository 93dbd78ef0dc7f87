"""Sound effects.

Qt Multimedia is used in a thread of its own and loaded there after the window is shown: finding
the audio output can take as long as the sound server needs, and must not block the window. Without
an audio output or its libraries the game is silent.
"""

import sys
from enum import Enum
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import (
    QLoggingCategory,
    QMessageLogContext,
    QObject,
    QThread,
    QtMsgType,
    QUrl,
    Signal,
    Slot,
    qInstallMessageHandler,
)

from scopa_desktop.play.storage.settings import Settings

if TYPE_CHECKING:
    from PySide6.QtMultimedia import QSoundEffect

_SILENT_CATEGORIES = "qt.multimedia*=false"
_AUDIO_PREFIXES = ("PulseAudio", "PipeWire", "ALSA", "No QtMultimedia backends")
"""Beginnings of audio messages without a category; the last is about video, which is not used."""
_CLOSE_TIMEOUT_MS = 2_000
"""How long `close` waits for a sound server that does not answer."""


SOUND_SETTINGS: Final = ("sounds", "volume")


class Sound(Enum):
    """The sounds; the value is the beginning of the file names."""

    DEAL = "deal"
    PLAY = "play"
    CAPTURE = "capture"
    KNOCK = "knock"
    """A declaration, or a call."""
    SETTEBELLO = "settebello"
    """A card is captured that scores by itself."""
    LAST = "last"
    """The last capturer takes what is left on the table."""
    SWEEP = "sweep"
    ROUND_END = "round_end"
    WIN = "win"
    LOSE = "lose"
    CLOCK = "clock"
    TURN = "turn"
    UNDO = "undo"
    REFUSED = "refused"
    EDGE = "edge"
    """An arrow key finds nothing in its direction."""

    def file_names(self, place: "Place | None" = None) -> list[str]:
        """The variants as heard from a place, or all; without `.wav`.

        A sound that comes from no player is the same everywhere.
        """
        places = [self.value]
        if self in _PLACED:
            places = [f"{self.value}-{each.value}" for each in ([place] if place else Place)]
        return [f"{name}-{number}" for name in places for number in range(1, VARIANTS + 1)]


VARIANTS: Final = 4
"""Of each sound, at each place."""

_PLACED: Final = frozenset(
    [
        Sound.DEAL,
        Sound.PLAY,
        Sound.CAPTURE,
        Sound.KNOCK,
        Sound.SETTEBELLO,
        Sound.LAST,
        Sound.SWEEP,
    ]
)
"""The sounds that come from a player."""


class Place(Enum):
    """Where a player sits, seen from the lower edge of the table; the value is in file names."""

    NEAR = "near"
    RIGHT = "right"
    FAR = "far"
    LEFT = "left"

    @classmethod
    def of(cls, seat: int, own_seat: int, players: int) -> "Place":
        """The place of a seat at a table that is seen from `own_seat`."""
        return _PLACES[players][(seat - own_seat) % players]


_PLACES: Final = {
    2: (Place.NEAR, Place.FAR),
    3: (Place.NEAR, Place.RIGHT, Place.LEFT),
    4: (Place.NEAR, Place.RIGHT, Place.FAR, Place.LEFT),
}
"""Counter-clockwise, as the turn passes."""

_VOICES: Final = 6
"""How many sounds are heard at once; the one that began first gives way to another."""


class Sounds(QObject):
    """Plays the sounds of a folder; every method but `close` returns at once.

    Silent until `set_volume` has been called. The same variant is never heard twice in succession.

    Args:
        folder: the folder with the WAV files.
    """

    _play_requested = Signal(str, float)

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._volume = 0
        self._enabled = True
        self._ready = False
        self._chance = Random()
        self._last: dict[tuple[Sound, Place], str] = {}
        """The variant that was heard last."""
        self._thread = QThread(self)
        self._player = _Player(folder)
        self._player.moveToThread(self._thread)
        self._thread.started.connect(self._player.open)
        self._thread.finished.connect(self._player.close)
        self._player.opened.connect(self._make_ready)
        self._play_requested.connect(self._player.play)

    def set_volume(self, percent: int) -> None:
        """Set the volume of all sounds, from 0 to 100 per cent."""
        self._volume = percent

    def apply(self, settings: Settings) -> None:
        self.set_enabled(settings.sounds)
        self.set_volume(settings.volume)

    def set_enabled(self, enabled: bool) -> None:
        self._enabled = enabled

    def prepare(self) -> None:
        """Start opening the audio output, unless sounds are off.

        Call it after the window is shown; otherwise the first `play` does it and stays silent.
        """
        if self._enabled and self._volume and not self._thread.isRunning():
            self._thread.start()

    def play(self, sound: Sound, place: Place = Place.NEAR) -> None:
        """Play `sound` now; it is skipped, not delayed, while the audio output is being opened."""
        if not self._ready:
            self.prepare()
        elif self._enabled and self._volume:
            # Perceived loudness is not linear: half of the slider should sound half as loud.
            amplitude = (self._volume / 100) ** 2
            self._play_requested.emit(self._variant(sound, place), amplitude)

    def _variant(self, sound: Sound, place: Place) -> str:
        last = self._last.get((sound, place))
        chosen = self._chance.choice([n for n in sound.file_names(place) if n != last])
        self._last[sound, place] = chosen
        return chosen

    def close(self) -> None:
        """Stop the sounds and their thread; call it before the application ends."""
        self._ready = False
        self._thread.quit()
        if not self._thread.wait(_CLOSE_TIMEOUT_MS):
            # Qt aborts the process when a running QThread is destroyed.
            self._thread.terminate()
            self._thread.wait()

    @Slot()
    def _make_ready(self) -> None:
        self._ready = True


class _Player(QObject):
    """The part of `Sounds` that runs in the other thread.

    A few voices play all sounds; a file is read when it is first played.
    """

    opened = Signal()

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._folder = folder
        self._voices: list[QSoundEffect] = []
        """The one that began to play longest ago comes first."""

    @Slot()
    def open(self) -> None:
        """Open the audio output; `opened` is emitted only if there is one."""
        try:
            from PySide6.QtMultimedia import QMediaDevices, QSoundEffect  # noqa: PLC0415
        except ImportError:  # The system's sound library is not installed.
            return
        if not QMediaDevices.audioOutputs():
            return
        self._voices = [QSoundEffect(self) for _ in range(_VOICES)]
        # Played without being heard, it opens the output; otherwise the first sound would be late.
        self.play(Sound.PLAY.file_names(Place.NEAR)[0], 0)
        self.opened.emit()

    @Slot(str, float)
    def play(self, file_name: str, volume: float) -> None:
        """Play a file on a voice that has it and is silent, or on the one used longest ago."""
        url = QUrl.fromLocalFile(str(self._folder / f"{file_name}.wav"))
        for voice in self._voices:
            if voice.source() == url and not voice.isPlaying():
                break
        else:
            voice = self._voices[0]
            voice.setSource(url)
        self._voices.remove(voice)
        self._voices.append(voice)
        voice.setMuted(not volume)
        voice.setVolume(volume)
        voice.play()

    @Slot()
    def close(self) -> None:
        """Release the audio output, in the thread that opened it."""
        for voice in self._voices:
            voice.deleteLater()
        self._voices.clear()


def silence_audio_messages() -> None:
    """Discard Qt's messages about audio outputs; a missing one is not an error.

    It holds for the rest of the process. Call it once, before a second thread is started, because
    Qt has one message handler for all threads.
    """
    # Some messages are printed while the system loads the library, and are filtered by category:
    # handling those in Python can deadlock with another thread that imports an extension module.
    QLoggingCategory.setFilterRules(_SILENT_CATEGORIES)
    previous = qInstallMessageHandler(None)

    def handle(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        if message.startswith(_AUDIO_PREFIXES):
            return
        if previous is not None:
            previous(kind, context, message)
        else:
            print(message, file=sys.stderr)

    qInstallMessageHandler(handle)
