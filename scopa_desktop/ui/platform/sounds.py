"""Sound effects.

Qt Multimedia is used in a thread of its own and loaded there after the window is shown: finding
the audio output can take as long as the sound server needs, and must not block the window. Without
an audio output or its libraries the game is silent.
"""

import itertools
import sys
from collections.abc import Iterator
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QLoggingCategory,
    QMessageLogContext,
    QObject,
    QThread,
    QtMsgType,
    Signal,
    Slot,
    qInstallMessageHandler,
)

if TYPE_CHECKING:
    from PySide6.QtCore import QUrl
    from PySide6.QtMultimedia import QSoundEffect

_SILENT_CATEGORIES = "qt.multimedia*=false"
_AUDIO_PREFIXES = ("PulseAudio", "PipeWire", "ALSA", "No QtMultimedia backends")
"""Beginnings of audio messages without a category; the last is about video, which is not used."""
_CLOSE_TIMEOUT_MS = 2_000
"""How long `close` waits for a sound server that does not answer."""


class Sound(Enum):
    """The sounds; the value is the file name without `.wav`."""

    DEAL = "deal"
    PLAY = "play"
    CAPTURE = "capture"
    SWEEP = "sweep"
    ROUND_END = "round_end"
    WIN = "win"
    LOSE = "lose"
    CLOCK = "clock"


_VOICES = {Sound.DEAL: 3, Sound.PLAY: 2}
"""How many times a sound can overlap itself, if more than once: cards are dealt quickly."""


class Sounds(QObject):
    """Plays the sounds of a folder; every method but `close` returns at once.

    Silent until `set_volume` has been called.

    Args:
        folder: the folder with the WAV files.
    """

    _play_requested = Signal(Sound)
    _volume_requested = Signal(float)

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._volume = 0
        self._enabled = True
        self._ready = False
        self._thread = QThread(self)
        self._player = _Player(folder)
        self._player.moveToThread(self._thread)
        self._thread.started.connect(self._player.open)
        self._thread.finished.connect(self._player.close)
        self._player.opened.connect(self._make_ready)
        self._play_requested.connect(self._player.play)
        self._volume_requested.connect(self._player.set_volume)

    def set_volume(self, percent: int) -> None:
        """Set the volume, from 0 to 100 per cent."""
        self._volume = percent
        # Perceived loudness is not linear: half of the slider should sound half as loud.
        self._volume_requested.emit((percent / 100) ** 2)

    def set_enabled(self, enabled: bool) -> None:
        self._enabled = enabled

    def prepare(self) -> None:
        """Start opening the audio output, unless sounds are off.

        Call it after the window is shown; otherwise the first `play` does it and stays silent.
        """
        if self._audible() and not self._thread.isRunning():
            self._thread.start()

    def play(self, sound: Sound) -> None:
        """Play `sound` now; it is skipped, not delayed, while the audio output is being opened."""
        if not self._ready:
            self.prepare()
        elif self._audible():
            self._play_requested.emit(sound)

    def close(self) -> None:
        """Stop the sounds and their thread; call it before the application ends."""
        self._ready = False
        self._thread.quit()
        if not self._thread.wait(_CLOSE_TIMEOUT_MS):
            # Qt aborts the process when a running QThread is destroyed.
            self._thread.terminate()
            self._thread.wait()

    def _audible(self) -> bool:
        return self._enabled and self._volume > 0

    @Slot()
    def _make_ready(self) -> None:
        self._ready = True


class _Player(QObject):
    """The part of `Sounds` that runs in the other thread."""

    opened = Signal()

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._folder = folder
        self._effects: dict[Sound, list[QSoundEffect]] = {}
        self._next: dict[Sound, Iterator[QSoundEffect]] = {}

    @Slot()
    def open(self) -> None:
        """Open the audio output and load the files; `opened` is emitted only if there is one."""
        try:
            from PySide6.QtMultimedia import QMediaDevices, QSoundEffect  # noqa: PLC0415
        except ImportError:  # The system's sound library is not installed.
            return
        if not QMediaDevices.audioOutputs():
            return
        for sound in Sound:
            voices = [QSoundEffect(self) for _ in range(_VOICES.get(sound, 1))]
            for effect in voices:
                effect.setSource(self._file(sound))
            self._effects[sound] = voices
            self._next[sound] = itertools.cycle(voices)
        self._open_output(QSoundEffect(self))
        self.opened.emit()

    def _file(self, sound: Sound) -> "QUrl":
        from PySide6.QtCore import QUrl  # noqa: PLC0415

        return QUrl.fromLocalFile(str(self._folder / f"{sound.value}.wav"))

    def _open_output(self, effect: "QSoundEffect") -> None:
        """Play a muted sound, which opens the output; otherwise the first sound would be late."""
        effect.setMuted(True)
        effect.setSource(self._file(Sound.PLAY))
        effect.play()

    @Slot(float)
    def set_volume(self, volume: float) -> None:
        """Set the factor of the amplitude, from 0 to 1."""
        for effect in itertools.chain(*self._effects.values()):
            effect.setVolume(volume)

    @Slot(Sound)
    def play(self, sound: Sound) -> None:
        """Play `sound` on the voice that was used longest ago."""
        next(self._next[sound]).play()

    @Slot()
    def close(self) -> None:
        """Release the audio output, in the thread that opened it."""
        self._next.clear()
        for effect in itertools.chain(*self._effects.values()):
            effect.deleteLater()
        self._effects.clear()


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
