"""The sounds of the table.

All of Qt's multimedia lives in a thread of its own and is loaded there once the window stands:
finding the loudspeaker can take as long as the sound server likes, and no card may stand still
meanwhile. A machine without a loudspeaker or without the libraries for one just stays silent.
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
    QUrl,
    Signal,
    Slot,
    qInstallMessageHandler,
)

if TYPE_CHECKING:
    from PySide6.QtMultimedia import QSoundEffect

_SILENT_CATEGORIES = "qt.multimedia*=false"
_OF_LOUDSPEAKERS = ("PulseAudio", "PipeWire", "ALSA", "No QtMultimedia backends")
"""How messages begin that bear no category; the last is about films, which the game has none of."""
_PATIENCE = 2_000
"""Milliseconds that closing waits for a sound server that does not answer."""


class Sound(Enum):
    """What can be heard; the value is the name of the file, without `.wav`."""

    DEAL = "deal"
    PLAY = "play"
    CAPTURE = "capture"
    SWEEP = "sweep"
    ROUND_END = "round_end"
    WIN = "win"
    LOSE = "lose"


_VOICES = {Sound.DEAL: 3, Sound.PLAY: 2}
"""How many of a sound may overlap, where it is not one: cards are dealt faster than they sound."""


class Sounds(QObject):
    """Plays the sounds of a folder; every call but `close` returns at once.

    Silent until `set_volume` was called.

    Args:
        folder: where the WAV files lie.
    """

    _play_asked = Signal(Sound)
    _volume_asked = Signal(float)

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
        self._play_asked.connect(self._player.play)
        self._volume_asked.connect(self._player.set_volume)

    def set_volume(self, percent: int) -> None:
        """How loud, from 0 to 100 per cent."""
        self._volume = percent
        # The ear hears loudness by powers: half of the way should sound half as loud.
        self._volume_asked.emit((percent / 100) ** 2)

    def set_enabled(self, enabled: bool) -> None:
        """Whether anything is heard at all."""
        self._enabled = enabled

    def prepare(self) -> None:
        """Starts looking for a loudspeaker, unless nothing is to be heard.

        Call it once the window is shown; otherwise the first `play` does it and stays silent.
        """
        if self._audible() and not self._thread.isRunning():
            self._thread.start()

    def play(self, sound: Sound) -> None:
        """Lets `sound` be heard now or never: not late, when the loudspeaker is found at last."""
        if not self._ready:
            self.prepare()
        elif self._audible():
            self._play_asked.emit(sound)

    def close(self) -> None:
        """Ends the sounds and their thread; call it before the application ends."""
        self._ready = False
        self._thread.quit()
        if not self._thread.wait(_PATIENCE):
            # A thread still running would take the whole process down with it.
            self._thread.terminate()
            self._thread.wait()

    def _audible(self) -> bool:
        return self._enabled and self._volume > 0

    @Slot()
    def _make_ready(self) -> None:
        self._ready = True


class _Player(QObject):
    """The part of `Sounds` that lives in the other thread."""

    opened = Signal()

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._folder = folder
        self._effects: dict[Sound, list[QSoundEffect]] = {}
        self._next: dict[Sound, Iterator[QSoundEffect]] = {}

    @Slot()
    def open(self) -> None:
        """Finds the loudspeaker and loads the files; without one nothing is ever `opened`."""
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
        self._wake(QSoundEffect(self))
        self.opened.emit()

    def _file(self, sound: Sound) -> QUrl:
        return QUrl.fromLocalFile(str(self._folder / f"{sound.value}.wav"))

    def _wake(self, effect: "QSoundEffect") -> None:
        """Opens the loudspeaker with an unheard sound, or the first to be heard would be late."""
        effect.setMuted(True)
        effect.setSource(self._file(Sound.PLAY))
        effect.play()

    @Slot(float)
    def set_volume(self, volume: float) -> None:
        """How loud, from 0 to 1, as a factor of the amplitude."""
        for effect in itertools.chain(*self._effects.values()):
            effect.setVolume(volume)

    @Slot(Sound)
    def play(self, sound: Sound) -> None:
        """Starts `sound` on the voice that was used longest ago."""
        next(self._next[sound]).play()

    @Slot()
    def close(self) -> None:
        """Gives the loudspeaker back, in the thread that took it."""
        self._next.clear()
        for effect in itertools.chain(*self._effects.values()):
            effect.deleteLater()
        self._effects.clear()


def silence_audio_messages() -> None:
    """Keeps from the terminal what Qt prints about loudspeakers: that there is none is no error.

    For the rest of the process; call it once, before there is a second thread, because Qt's handler
    of messages is one for all threads.
    """
    # Some of it is said while the system loads the library. Were it heard in Python, another thread
    # that loads a library of its own meanwhile would wait for the first, and the first for it.
    QLoggingCategory.setFilterRules(_SILENT_CATEGORIES)
    previous = qInstallMessageHandler(None)

    def handle(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        if message.startswith(_OF_LOUDSPEAKERS):
            return
        if previous is not None:
            previous(kind, context, message)
        else:
            print(message, file=sys.stderr)

    qInstallMessageHandler(handle)
