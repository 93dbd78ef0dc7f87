"""Sound effects.

Qt Multimedia is used in a thread of its own and loaded there after the window is shown: finding
the audio output can take as long as the sound server needs, and must not block the window. Without
an audio output or its libraries the game is silent. Qt's media plugin, which plays films and brings
FFmpeg, is not loaded: Qt Multimedia plays samples without it.

`QSoundEffect` is not used. Since Qt 6.10 (seen up to 6.11.3) it frees notifiers at the end of some
sounds in another thread than theirs; an event loop then polls a closed descriptor without end and
takes a whole processor.
"""

import sys
import wave
from enum import Enum
from math import inf
from pathlib import Path
from random import Random
from time import monotonic
from types import ModuleType
from typing import TYPE_CHECKING, Final, TypeAlias

from PySide6.QtCore import (
    QCoreApplication,
    QIODevice,
    QLoggingCategory,
    QMessageLogContext,
    QObject,
    QThread,
    QTimer,
    QtMsgType,
    Signal,
    Slot,
    qInstallMessageHandler,
)

from scopa_desktop.play.storage.settings import NO_ROOM, ROOMS, Settings

if TYPE_CHECKING:
    from PySide6.QtMultimedia import QAudioDevice, QMediaDevices

_SILENT_CATEGORIES = "qt.multimedia*=false"
_AUDIO_PREFIXES = ("PulseAudio", "PipeWire", "ALSA", "No QtMultimedia backends")
"""Beginnings of audio messages without a category; the last is about video, which is not used."""
_CLOSE_TIMEOUT_MS = 2_000
"""How long `close` waits for a sound server that does not answer."""


SOUND_SETTINGS: Final = ("sounds", "volume", "room")


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
    SHUFFLE = "shuffle"
    CUT = "cut"
    CHIPS = "chips"
    """Stakes are paid."""
    ROUND_END = "round_end"
    WIN = "win"
    """A match is won; on an instrument of the game's land."""
    LOSE = "lose"
    BADGE = "badge"
    LEVEL = "level"
    """A level of experience is reached."""
    BUTTON = "button"
    PAGE = "page"
    """Another page is shown in a window."""
    CLOCK = "clock"
    TURN = "turn"
    UNDO = "undo"
    REFUSED = "refused"
    EDGE = "edge"
    """An arrow key finds nothing in its direction."""

    def file_names(self, version: "Version | None" = None) -> list[str]:
        """The variants of a version, or all; without `.wav`.

        A sound that comes from no player is the same everywhere. Only that of a victory has
        instruments; without one it is that of the mandolin.
        """
        versions: list[Version] = []
        if self in _PLACED:
            versions = [version] if isinstance(version, Place) else list(Place)
        elif self is Sound.WIN:
            versions = [version] if isinstance(version, Instrument) else list(Instrument)
            if isinstance(version, Place):
                versions = [Instrument.MANDOLIN]
        names = [f"{self.value}-{each.value}" for each in versions] or [self.value]
        numbers = range(1, _VARIANTS.get(self, 4) + 1)
        return [f"{name}-{number}" for name in names for number in numbers]


_VARIANTS: Final = {
    Sound.SETTEBELLO: 2,
    Sound.LAST: 2,
    Sound.SWEEP: 2,
    Sound.SHUFFLE: 3,
    Sound.CUT: 3,
    Sound.ROUND_END: 2,
    Sound.WIN: 1,
    Sound.LOSE: 2,
    Sound.BADGE: 2,
    Sound.LEVEL: 1,
}
"""How many variants of a version there are, where they are not four."""

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


class Instrument(Enum):
    """What a victory is played on; the value is in file names."""

    MANDOLIN = "mandolin"
    GUITAR = "guitar"
    OUD = "oud"
    ACCORDION = "accordion"


Version: TypeAlias = Place | Instrument

ROOM_FILES: Final = {room: f"room-{room}-1" for room in ROOMS if room != NO_ROOM}
"""The sound of each room in the settings, which is repeated without end; without `.wav`."""


_PLACES: Final = {
    2: (Place.NEAR, Place.FAR),
    3: (Place.NEAR, Place.RIGHT, Place.LEFT),
    4: (Place.NEAR, Place.RIGHT, Place.FAR, Place.LEFT),
    5: (Place.NEAR, Place.RIGHT, Place.FAR, Place.FAR, Place.LEFT),
    6: (Place.NEAR, Place.RIGHT, Place.FAR, Place.FAR, Place.FAR, Place.LEFT),
}
"""Counter-clockwise, as the turn passes. All seats along the far edge sound the same."""

_VOICES: Final = 6
"""How many sounds are heard at once, beside that of the room; a further one is left out."""
_RATE: Final = 48_000
"""Samples per second of all files and of the output."""
_FRAME: Final = 4
"""Bytes of a sample of two channels with 16 bits."""
_BUFFER: Final = _RATE * _FRAME
"""Bytes that an output holds: a second, so that no sound is interrupted while Python is busy."""
_FEED_MS: Final = 200
"""How often the outputs get what did not fit into them."""
_REST_SECONDS: Final = 1.0
"""How long after its sound an output is suspended; what it has may be heard a little later."""


class Sounds(QObject):
    """Plays the sounds of a folder; every method but `close` returns at once.

    Silent until `set_volume` has been called. The same variant is never heard twice in succession.

    Args:
        folder: the folder with the WAV files.
    """

    _open_requested = Signal()
    _play_requested = Signal(str, float)
    _room_requested = Signal(str, float)

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._volume = 0
        self._enabled = True
        self._ready = False
        self._chance = Random()
        self._room = ""
        """The file of the room that is heard; empty for none."""
        self._last: dict[tuple[Sound, Version], str] = {}
        """The variant that was heard last."""
        self._thread = QThread(self)
        self._player = _Player(folder)
        self._player.moveToThread(self._thread)
        self._thread.started.connect(self._player.load)
        self._thread.finished.connect(self._player.close)
        self._player.loaded.connect(self._request_opening)
        self._open_requested.connect(self._player.open)
        self._player.opened.connect(self._make_ready)
        self._play_requested.connect(self._player.play)
        self._room_requested.connect(self._player.play_room)

    def set_volume(self, percent: int) -> None:
        """Set the volume of all sounds, from 0 to 100 per cent."""
        self._volume = percent
        self._play_room()

    def apply(self, settings: Settings) -> None:
        self._room = ROOM_FILES.get(settings.room, "")
        self._enabled, self._volume = settings.sounds, settings.volume
        self._play_room()

    def set_enabled(self, enabled: bool) -> None:
        self._enabled = enabled
        self._play_room()

    def prepare(self) -> None:
        """Start opening the audio output, unless sounds are off.

        Call it after the window is shown; otherwise the first `play` does it and stays silent.
        """
        if self._enabled and self._volume and not self._thread.isRunning():
            self._thread.start()

    def play(self, sound: Sound, version: Version = Place.NEAR) -> None:
        """Play `sound` now; it is skipped, not delayed, while the audio output is being opened."""
        if not self._ready:
            self.prepare()
        elif self._amplitude:
            self._play_requested.emit(self._variant(sound, version), self._amplitude)

    def _play_room(self) -> None:
        """Let the room be heard as the settings say."""
        if self._ready:
            self._room_requested.emit(self._room if self._amplitude else "", self._amplitude)

    @property
    def _amplitude(self) -> float:
        """0 for silence. Perceived loudness is not linear: half of the slider should be half."""
        return (self._volume / 100) ** 2 if self._enabled else 0.0

    def _variant(self, sound: Sound, version: Version) -> str:
        last, names = self._last.get((sound, version)), sound.file_names(version)
        chosen = self._chance.choice([name for name in names if name != last] or names)
        self._last[sound, version] = chosen
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
    def _request_opening(self) -> None:
        leave_out_media_plugins()
        self._open_requested.emit()

    @Slot()
    def _make_ready(self) -> None:
        self._ready = True
        self._play_room()


class _Player(QObject):
    """The part of `Sounds` that runs in the other thread.

    A few voices play all sounds; a file is read when it is played.
    """

    loaded = Signal()
    """Qt Multimedia is there."""
    opened = Signal()

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._folder = folder
        self._devices: QMediaDevices | None = None
        self._device: QAudioDevice | None = None
        """The output that the voices play on; none before it is opened."""
        self._voices: list[_Voice] = []
        """The last is that of the room."""
        self._room = ("", 0.0)
        """The file of the room that is heard, and its volume."""
        self._timer: QTimer | None = None

    @Slot()
    def load(self) -> None:
        """Load Qt Multimedia; `loaded` is emitted only if the system has its libraries."""
        try:
            _qt_multimedia()
        except ImportError:  # The system's sound library is not installed.
            return
        self.loaded.emit()

    @Slot()
    def open(self) -> None:
        """Open the audio output; `opened` is emitted only if there is one."""
        multimedia = _qt_multimedia()
        if not multimedia.QMediaDevices.audioOutputs():
            return
        self._timer = QTimer(self)
        self._timer.setInterval(_FEED_MS)
        self._timer.timeout.connect(self._feed)
        self._devices = multimedia.QMediaDevices(self)
        self._devices.audioOutputsChanged.connect(self._follow_default_output)
        self._follow_default_output()
        self.opened.emit()

    @Slot()
    def _follow_default_output(self) -> None:
        """Play on the system's output, which changes when headphones are connected."""
        multimedia = _qt_multimedia()
        device = multimedia.QMediaDevices.defaultAudioOutput()
        if device == self._device:
            return
        for voice in self._voices:
            voice.close()
        count = 0 if device.isNull() else _VOICES + 1
        self._device, self._voices = device, [_Voice(device) for _ in range(count)]
        room, self._room = self._room, ("", 0.0)
        self.play_room(*room)

    @Slot(str, float)
    def play(self, file_name: str, volume: float) -> None:
        """Play a file on a voice that is silent; with none it is not heard."""
        voice = next((voice for voice in self._voices[:-1] if not voice.is_heard), None)
        if voice is not None:
            voice.play(self._samples(file_name), volume)
            self._feed()

    @Slot(str, float)
    def play_room(self, file_name: str, volume: float) -> None:
        """Repeat a file without end from now on, or nothing if it is empty."""
        if not self._voices:
            self._room = (file_name, volume)
            return
        voice = self._voices[-1]
        if file_name and file_name != self._room[0]:
            voice.play(self._samples(file_name), volume, endless=True)
        elif file_name:
            voice.set_volume(volume)
        else:
            voice.fall_silent()
        self._room = (file_name, volume)
        self._feed()

    @Slot()
    def _feed(self) -> None:
        """Write what the outputs have room for, and suspend those that are no longer heard."""
        for voice in self._voices:
            voice.feed()
        if self._timer is not None:
            if all(voice.is_resting for voice in self._voices):
                self._timer.stop()
            elif not self._timer.isActive():
                self._timer.start()

    def _samples(self, file_name: str) -> bytes:
        """The samples of a file for two channels."""
        with wave.open(str(self._folder / f"{file_name}.wav")) as file:
            samples: bytes = file.readframes(file.getnframes())
            if file.getnchannels() == 2:
                return samples
        both = bytearray(2 * len(samples))
        for place, part in enumerate((0, 1, 0, 1)):
            both[place::_FRAME] = samples[part::2]
        return bytes(both)

    @Slot()
    def close(self) -> None:
        """Release the audio output, in the thread that opened it."""
        for voice in self._voices:
            voice.close()
        self._voices.clear()
        for each in (self._devices, self._timer):
            if each is not None:
                each.deleteLater()
        self._devices = self._timer = None


class _Voice:
    """An audio output of its own for one sound at a time; the system mixes them.

    It is suspended while there is nothing to hear. All methods are called in one thread.
    """

    def __init__(self, device: "QAudioDevice") -> None:
        multimedia = _qt_multimedia()
        output = multimedia.QAudioFormat()
        output.setSampleRate(_RATE)
        output.setChannelCount(2)
        output.setSampleFormat(output.SampleFormat.Int16)
        self._stopped = multimedia.QAudio.State.StoppedState
        self._sink = multimedia.QAudioSink(device, output)
        self._sink.setBufferSize(_BUFFER)
        self._samples = b""
        self._position = 0
        """How many bytes of the samples have been written."""
        self._is_endless = False
        self._end = 0.0
        """When the sound is over, as `monotonic` counts."""
        self._stream: QIODevice | None = None
        self._open()

    def _open(self) -> None:
        # An output that fails stays silent; it is opened again for the next sound.
        self._stream = self._sink.start()
        self._sink.suspend()
        self.is_resting = True

    @property
    def is_heard(self) -> bool:
        return monotonic() < self._end

    def play(self, samples: bytes, volume: float, *, endless: bool = False) -> None:
        """Play `samples`, once or again and again."""
        if self._sink.state() == self._stopped:  # For example as the sound server was restarted.
            self._open()
        self.set_volume(volume)
        self._samples, self._position, self._is_endless = samples, 0, endless
        self._end = monotonic() + (inf if endless else len(samples) / _BUFFER)
        if self.is_resting:
            self._sink.resume()
            self.is_resting = False

    def set_volume(self, volume: float) -> None:
        self._sink.setVolume(volume)

    def fall_silent(self) -> None:
        """End an endless sound at once."""
        self.set_volume(0)
        self._samples = b""
        self._end = monotonic()

    def feed(self) -> None:
        """Write what fits in; suspend the output when all of it has been heard for a while."""
        if self._stream is None or self.is_resting:
            return
        free = self._sink.bytesFree() // _FRAME * _FRAME
        while free and self._position < len(self._samples):
            part = self._samples[self._position : self._position + free]
            written = self._stream.write(part)
            if written <= 0:
                break
            self._position += written
            free -= written
            if self._is_endless and self._position == len(self._samples):
                self._position = 0
        if monotonic() > self._end + _REST_SECONDS:
            self._sink.suspend()
            self.is_resting = True

    def close(self) -> None:
        self._sink.stop()


def _qt_multimedia() -> ModuleType:
    """Qt Multimedia; raises `ImportError` without the system's sound library."""
    from PySide6 import QtMultimedia  # noqa: PLC0415

    return QtMultimedia


def leave_out_media_plugins() -> None:
    """Have Qt Multimedia look for its plugins where there are none; it looks once in a process.

    It saves 12 MiB. Call it in the thread of the window, which may need other plugins of Qt, when
    Qt Multimedia is loaded and none of it has been used.
    """
    formats = _qt_multimedia().QMediaFormat
    folders = QCoreApplication.libraryPaths()
    QCoreApplication.setLibraryPaths([])
    try:
        formats().supportedFileFormats(formats.ConversionMode.Decode)
    finally:
        QCoreApplication.setLibraryPaths(folders)


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
