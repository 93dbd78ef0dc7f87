"""Sound effects.

Qt Multimedia is used in a thread of its own and loaded there after the window is shown: finding
the audio output can take as long as the sound server needs, and must not block the window. Without
an audio output or its libraries the game is silent. Qt's media plugin, which plays films and brings
FFmpeg, is not loaded: Qt Multimedia plays sound effects without it.
"""

import sys
from enum import Enum
from pathlib import Path
from random import Random
from types import ModuleType
from typing import TYPE_CHECKING, Final, TypeAlias

from PySide6.QtCore import (
    QCoreApplication,
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

from scopa_desktop.play.storage.settings import NO_ROOM, ROOMS, Settings

if TYPE_CHECKING:
    from PySide6.QtMultimedia import QSoundEffect

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

_ENDLESS: Final = -2
"""`QSoundEffect.Loop.Infinite`, as a number of repetitions."""
_VOICES: Final = 6
"""How many sounds are heard at once; the one that began first gives way to another."""


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

    A few voices play all sounds; a file is read when it is first played.
    """

    loaded = Signal()
    """Qt Multimedia is there."""
    opened = Signal()

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._folder = folder
        self._voices: list[QSoundEffect] = []
        """The one that began to play longest ago comes first."""
        self._room: QSoundEffect | None = None

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
        self._voices = [multimedia.QSoundEffect(self) for _ in range(_VOICES)]
        self._room = room = multimedia.QSoundEffect(self)
        room.setLoopCount(_ENDLESS)
        # Played without being heard, it opens the output; otherwise the first sound would be late.
        self.play(Sound.PLAY.file_names(Place.NEAR)[0], 0)
        self.opened.emit()

    @Slot(str, float)
    def play(self, file_name: str, volume: float) -> None:
        """Play a file on a voice that has it and is silent, or on the one used longest ago."""
        url = self._url(file_name)
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

    @Slot(str, float)
    def play_room(self, file_name: str, volume: float) -> None:
        """Repeat a file without end from now on, or nothing if it is empty."""
        room, url = self._room, self._url(file_name)
        if room is None:
            return
        if room.isPlaying() and not (file_name and room.source() == url):
            room.stop()
        if file_name:
            room.setSource(url)
            room.setVolume(volume)
            if not room.isPlaying():
                room.play()

    def _url(self, file_name: str) -> QUrl:
        return QUrl.fromLocalFile(str(self._folder / f"{file_name}.wav"))

    @Slot()
    def close(self) -> None:
        """Release the audio output, in the thread that opened it."""
        self.play_room("", 0)
        for voice in (*self._voices, self._room):
            if voice is not None:
                voice.deleteLater()
        self._room = None
        self._voices.clear()


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
