"""The sounds are those of their generator, and are played only when they should be."""

import importlib
import math
import os
import struct
import subprocess
import sys
import threading
import time
import wave
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import NamedTuple

import pytest
from PySide6.QtCore import QObject, QSizeF, Signal
from pytestqt.qtbot import QtBot

import scopa_desktop
from scopa_desktop.play.storage.paths import resource_folder
from scopa_desktop.play.storage.settings import Settings
from scopa_desktop.rules.seating import FIVE, FOUR, SIX, THREE, TWO, Seating
from scopa_desktop.ui.platform.sounds import ROOM_FILES, Instrument, Place, Sound, Sounds
from scopa_desktop.ui.table.scene.layout import compute_layout, layout_from_seat
from tests.needs import needs_sound_server

FOLDER = resource_folder() / "sounds"
GENERATORS = Path(__file__).parents[3] / "packaging"


RATE = 48_000
LARGEST = 12_000_000
"""Bytes of all sounds."""


@pytest.fixture(scope="module")
def synth() -> Iterator[ModuleType]:
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(GENERATORS)
        yield importlib.import_module("make_sounds")


@pytest.fixture(scope="module")
def waves(synth: ModuleType) -> ModuleType:
    return sys.modules["sound_waves"]


def test_every_sound_has_its_files_and_no_file_is_left_over(synth: ModuleType) -> None:
    names = [name for sound in Sound for name in sound.file_names()]
    names += ROOM_FILES.values()
    assert sorted(path.stem for path in FOLDER.glob("*.wav")) == sorted(names)
    drawn = [name for sound in synth.SOUNDS for name in synth.file_names(sound)]
    assert sorted(drawn) == sorted(names)


def test_the_files_are_small() -> None:
    assert sum(path.stat().st_size for path in FOLDER.glob("*")) <= LARGEST


@pytest.mark.slow
@pytest.mark.parametrize("names", [*(s.file_names() for s in Sound), list(ROOM_FILES.values())])
def test_the_files_are_what_the_generator_draws(synth: ModuleType, names: list[str]) -> None:
    for name in names:
        assert (FOLDER / f"{name}.wav").read_bytes() == synth.wav(name), name


def channels_of(name: str) -> list[tuple[int, ...]]:
    """The samples of each channel of a file."""
    with wave.open(str(FOLDER / f"{name}.wav")) as file:
        assert (file.getframerate(), file.getsampwidth()) == (RATE, 2)
        count = file.getnframes() * file.getnchannels()
        samples = struct.unpack(f"<{count}h", file.readframes(count))
        return [samples[channel :: file.getnchannels()] for channel in range(file.getnchannels())]


@pytest.mark.parametrize("sound", Sound)
def test_the_files_are_short_unclipped_and_end_in_silence(sound: Sound) -> None:
    contents = set()
    for name in sound.file_names():
        channels = channels_of(name)
        has_sides = sound is Sound.WIN or "-left-" in name or "-right-" in name
        assert len(channels) == (2 if has_sides else 1)
        shortest, longest = (4, 6) if sound is Sound.WIN else (0.15, 1.6)
        for samples in channels:
            assert shortest * RATE <= len(samples) <= longest * RATE
            # The command benchmarks/sounds.py measures true peaks.
            assert max(map(abs, samples)) / 32_768 < 0.75
            assert abs(samples[0]) <= 2 and samples[-1] == 0
            assert max(map(abs, samples[-RATE // 100 :])) < 0.02 * max(map(abs, samples))
            assert abs(sum(samples) / len(samples)) < 0.02 * 32_768, "an offset would click"
        contents.add(tuple(channels))
    assert len(contents) == len(sound.file_names()), "two variants are the same"


@pytest.mark.parametrize("sound", Sound)
def test_the_loudness_is_that_of_its_kind(
    synth: ModuleType, waves: ModuleType, sound: Sound
) -> None:
    for name in (sound.file_names()[0], sound.file_names()[-1]):
        channels = [[sample / 32_768 for sample in samples] for samples in channels_of(name)]
        loudness = waves.loudness_of(channels, RATE)
        kind = name.rpartition("-")[0] if sound is Sound.WIN else sound.value
        assert abs(loudness - synth.SOUNDS[kind].loudness) < 2
        if len(channels[0]) >= 0.4 * RATE:
            assert -18 < loudness < -14


@pytest.mark.parametrize("room", ROOM_FILES)
def test_a_room_is_quiet_and_goes_on_without_a_seam(waves: ModuleType, room: str) -> None:
    (samples,) = channels_of(ROOM_FILES[room])
    assert len(samples) >= 6 * RATE
    loudness = waves.loudness_of([[sample / 32_768 for sample in samples]], RATE)
    assert loudness == pytest.approx(-34, abs=1), "18 below the music"
    steps = [abs(after - before) for before, after in pairwise(samples)]
    near_the_end = steps[-RATE // 100 :] + steps[: RATE // 100]
    assert abs(samples[0] - samples[-1]) <= max(near_the_end)
    # Neither does the loudness jump: the last and the first tenth are about alike.
    last, first = (
        sum(s * s for s in part) for part in (samples[-RATE // 10 :], samples[: RATE // 10])
    )
    assert 0.3 < last / first < 3


def test_a_full_scale_tone_has_the_loudness_of_the_standard(waves: ModuleType) -> None:
    """EBU Tech 3341: 1 kHz at -23 dBFS on both loudspeakers has -23 LUFS."""
    scale = 10 ** (-23 / 20)
    tone = [scale * math.sin(2 * math.pi * 1000 * i / 24_000) for i in range(24_000)]
    assert waves.loudness_of([tone, tone], 24_000) == pytest.approx(-23, abs=0.1)
    assert waves.loudness_of([tone], 24_000) == pytest.approx(-23, abs=0.1)


@pytest.mark.parametrize("sound", [Sound.PLAY, Sound.KNOCK, Sound.SWEEP])
def test_a_sound_comes_from_the_side_of_its_player(sound: Sound) -> None:
    for place, louder in ((Place.LEFT, 0), (Place.RIGHT, 1)):
        for name in sound.file_names(place):
            powers = [sum(s * s for s in samples) for samples in channels_of(name)]
            assert powers[louder] > 2.5 * powers[1 - louder], name


@pytest.mark.parametrize("seating", [TWO, THREE, FOUR, FIVE, SIX], ids=str)
@pytest.mark.parametrize("own_seat", [0, 1])
def test_the_places_are_those_of_the_table(seating: Seating, own_seat: int) -> None:
    size = QSizeF(1280, 760)
    layout = layout_from_seat(compute_layout(size, seating, 3, 0.62), seating, own_seat)
    middle = {}
    far = []
    for seat, zone in enumerate(layout.seats):
        place = Place.of(seat, own_seat, seating.players)
        middle[place] = zone.hand.center()
        if place is Place.FAR:
            far.append(zone.hand.center().y())
    assert len(middle) == min(seating.players, len(Place))
    assert len(far) == seating.players - len(middle.keys() - {Place.FAR})
    assert len({round(y) for y in far}) <= 1, "they are not along one edge"
    assert middle[Place.NEAR] == layout.own_hand.center()
    assert all(
        at.y() < middle[Place.NEAR].y() for at in middle.values() if at is not middle[Place.NEAR]
    )
    if Place.RIGHT in middle:
        assert middle[Place.LEFT].x() < size.width() / 2 < middle[Place.RIGHT].x()


CAPACITY = RATE * 4
"""Bytes of a second, which an output holds."""


def samples_of(name: str) -> bytes:
    """The samples of a file for two channels."""
    left, right = (2 * channels_of(name))[:2]
    both = [sample for pair in zip(left, right, strict=True) for sample in pair]
    return struct.pack(f"<{len(both)}h", *both)


class FakeFormat(SimpleNamespace):
    """Replaces QAudioFormat."""

    SampleFormat = SimpleNamespace(Int16=2)

    def setSampleRate(self, rate: int) -> None:
        self.rate = rate

    def setChannelCount(self, count: int) -> None:
        self.channels = count

    def setSampleFormat(self, size: int) -> None:
        self.size = size


class FakeSink:
    """Replaces QAudioSink and the device it writes to."""

    log: list[tuple[str, str]]
    """The files of which a beginning was written, and the volume."""
    beginnings: dict[bytes, str]
    threads: set[int]
    sinks: list["FakeSink"]

    def __init__(self, device: "FakeDevice", output: FakeFormat) -> None:
        assert output == FakeFormat(rate=RATE, channels=2, size=2)
        self.sinks.append(self)
        self.device = device
        self.now = "stopped"
        self.volume = 1.0
        self.name = ""
        self.free = CAPACITY
        self.written = b""

    def setBufferSize(self, size: int) -> None:
        assert size == CAPACITY

    def start(self) -> "FakeSink":
        self.now = "active"
        return self

    def suspend(self) -> None:
        self.now = "suspended"

    def resume(self) -> None:
        self.now = "active"

    def stop(self) -> None:
        self.now = "stopped"
        self.threads.add(threading.get_ident())

    def state(self) -> str:
        return self.now

    def bytesFree(self) -> int:
        return self.free

    def setVolume(self, volume: float) -> None:
        self.volume = volume
        if not volume and self.name:
            self.log.append((self.name, "ended"))

    def write(self, part: bytes) -> int:
        assert self.now == "active"
        assert len(part) <= self.free
        self.threads.add(threading.get_ident())
        self.written += part
        if name := self.beginnings.get(part):
            self.name = name
            self.log.append((name, f"{self.volume:.2f}"))
        return len(part)


class FakeDevice(NamedTuple):
    name: str

    def isNull(self) -> bool:
        return not self.name


class FakeDevices(QObject):
    """Replaces QMediaDevices."""

    audioOutputsChanged = Signal()  # noqa: N815
    device: FakeDevice
    last: "FakeDevices"

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        type(self).last = self

    @classmethod
    def audioOutputs(cls) -> list[FakeDevice]:
        return [cls.device]

    @classmethod
    def defaultAudioOutput(cls) -> FakeDevice:
        return cls.device

    def change(self, name: str) -> None:
        type(self).device = FakeDevice(name)
        self.audioOutputsChanged.emit()


@pytest.fixture(scope="module")
def beginnings() -> dict[bytes, str]:
    """The name of each file by what of it fits into an output at once."""
    return {samples_of(path.stem)[:CAPACITY]: path.stem for path in FOLDER.glob("*.wav")}


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    """The time of the sounds; each look at it takes `step` seconds."""
    clock = SimpleNamespace(now=0.0, step=10.0)

    def look() -> float:
        clock.now = now = float(clock.now + clock.step)
        return now

    monkeypatch.setattr("scopa_desktop.ui.platform.sounds.monotonic", look)
    return clock


@pytest.fixture
def heard(
    monkeypatch: pytest.MonkeyPatch, beginnings: dict[bytes, str], clock: SimpleNamespace
) -> list[tuple[str, str]]:
    """What a machine with a loudspeaker plays: files and volumes."""
    FakeSink.log, FakeSink.threads, FakeSink.sinks = [], set(), []
    FakeSink.beginnings = beginnings
    FakeDevices.device = FakeDevice("a loudspeaker")
    multimedia = SimpleNamespace(
        QAudio=SimpleNamespace(State=SimpleNamespace(StoppedState="stopped")),
        QAudioFormat=FakeFormat,
        QAudioSink=FakeSink,
        QMediaDevices=FakeDevices,
    )
    monkeypatch.setitem(sys.modules, "PySide6.QtMultimedia", multimedia)
    monkeypatch.setattr("scopa_desktop.ui.platform.sounds.leave_out_media_plugins", lambda: None)
    return FakeSink.log


@pytest.fixture
def sounds(qtbot: QtBot) -> Iterator[Sounds]:
    sounds = Sounds(FOLDER)
    yield sounds
    sounds.close()


def prepared(qtbot: QtBot, sounds: Sounds, volume: int = 100) -> None:
    sounds.set_volume(volume)
    sounds.prepare()
    # Not the signal, which a waiter hears in the other thread, before the sounds do.
    qtbot.waitUntil(lambda: sounds._ready)


def without_numbers(heard: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """What was heard, whichever variants."""
    return [(name.rpartition("-")[0], volume) for name, volume in heard]


def test_a_sound_is_heard_at_the_volume_set(
    qtbot: QtBot, heard: list[tuple[str, str]], sounds: Sounds
) -> None:
    prepared(qtbot, sounds, volume=50)
    sounds.play(Sound.SWEEP)
    sounds.set_volume(100)
    sounds.play(Sound.DEAL)
    qtbot.waitUntil(lambda: len(heard) == 2)
    assert without_numbers(heard) == [("sweep-near", "0.25"), ("deal-near", "1.00")]


@pytest.mark.parametrize("sound", [Sound.PLAY, Sound.SWEEP, Sound.BADGE])
def test_every_variant_is_heard_and_none_twice_in_succession(
    qtbot: QtBot, heard: list[tuple[str, str]], sounds: Sounds, sound: Sound
) -> None:
    prepared(qtbot, sounds)
    for _ in range(100):
        sounds.play(sound, Place.LEFT)
    qtbot.waitUntil(lambda: len(heard) == 100)
    names = [name for name, _ in heard]
    assert set(names) == set(sound.file_names(Place.LEFT))
    assert len(set(names)) >= 2
    assert all(name != following for name, following in pairwise(names))


@pytest.mark.parametrize("place", Place)
def test_a_sound_of_a_player_is_heard_from_their_place(
    qtbot: QtBot, heard: list[tuple[str, str]], sounds: Sounds, place: Place
) -> None:
    prepared(qtbot, sounds)
    sounds.play(Sound.CAPTURE, place)
    sounds.play(Sound.LOSE, place)
    qtbot.waitUntil(lambda: len(heard) == 2)
    names = [name for name, _ in without_numbers(heard)]
    assert names == [f"capture-{place.value}", "lose"]


def test_a_few_voices_play_all_and_a_sound_too_many_is_left_out(
    qtbot: QtBot, heard: list[tuple[str, str]], sounds: Sounds, clock: SimpleNamespace
) -> None:
    prepared(qtbot, sounds)
    for place in Place:
        for sound in Sound:
            sounds.play(sound, place)
    count = len(Place) * len(Sound)
    qtbot.waitUntil(lambda: len(heard) == count)
    voices = len(FakeSink.sinks) - 1
    assert voices == 6, "beside that of the room"
    clock.now, clock.step = clock.now + 60, 0
    for _ in range(voices):
        sounds.play(Sound.PLAY)
    qtbot.waitUntil(lambda: len(heard) == count + voices)
    sounds.play(Sound.PLAY)
    sounds.apply(Settings(volume=100, room="inn"))  # It is heard after that one was left out.
    qtbot.waitUntil(lambda: heard[-1][0] == "room-inn-1")
    clock.now += 60
    sounds.play(Sound.LOSE)
    qtbot.waitUntil(lambda: heard[-1][0].startswith("lose"))
    assert [name for name, _ in without_numbers(heard[count:])].count("play-near") == voices
    assert len(FakeSink.sinks) == voices + 1


def test_a_long_sound_is_written_as_the_output_takes_it(
    qtbot: QtBot, heard: list[tuple[str, str]], sounds: Sounds, clock: SimpleNamespace
) -> None:
    clock.step = 0.1
    prepared(qtbot, sounds)
    sounds.play(Sound.WIN, Instrument.OUD)
    qtbot.waitUntil(lambda: bool(heard))
    (sink,) = (sink for sink in FakeSink.sinks if sink.written)
    assert len(sink.written) == CAPACITY
    sink.free = 30_001  # No whole number of samples.
    whole = samples_of("win-oud-1")
    sounds._player._feed()
    assert sink.written == whole[: CAPACITY + 30_000]
    sink.free = CAPACITY
    clock.step = 1.0
    qtbot.waitUntil(lambda: sink.now == "suspended")
    assert sink.written == whole
    assert all(sink.now == "suspended" for sink in FakeSink.sinks)
    timer = sounds._player._timer
    assert timer is not None and not timer.isActive()


def test_sounds_and_the_room_go_on_at_another_output(
    qtbot: QtBot, heard: list[tuple[str, str]], sounds: Sounds
) -> None:
    prepared(qtbot, sounds)
    sounds.apply(Settings(volume=100, room="inn"))
    qtbot.waitUntil(lambda: len(heard) == 1)
    former = FakeSink.sinks[:]
    FakeDevices.last.change("a loudspeaker")
    FakeDevices.last.change("")
    qtbot.waitUntil(lambda: all(sink.now == "stopped" for sink in former))
    assert FakeSink.sinks == former
    heard.clear()
    FakeDevices.last.change("headphones")
    qtbot.waitUntil(lambda: bool(heard))
    sounds.play(Sound.DEAL)
    qtbot.waitUntil(lambda: any(name.startswith("deal") for name, _ in heard))
    assert heard[0] == ("room-inn-1", "1.00")
    assert {sink.device.name for sink in FakeSink.sinks if sink.written} == {
        "a loudspeaker",
        "headphones",
    }


def test_an_output_that_was_lost_is_opened_again(
    qtbot: QtBot, heard: list[tuple[str, str]], sounds: Sounds
) -> None:
    prepared(qtbot, sounds)
    for sink in FakeSink.sinks:
        sink.now = "stopped"
    sounds.play(Sound.DEAL)
    qtbot.waitUntil(lambda: bool(heard))
    assert [sink.now for sink in FakeSink.sinks].count("stopped") == len(FakeSink.sinks) - 1


def test_nothing_is_heard_when_off_or_at_no_volume(
    qtbot: QtBot, heard: list[tuple[str, str]], sounds: Sounds
) -> None:
    prepared(qtbot, sounds)
    sounds.set_enabled(False)
    sounds.play(Sound.DEAL)
    sounds.set_enabled(True)
    sounds.set_volume(0)
    sounds.play(Sound.PLAY)
    sounds.set_volume(100)
    sounds.play(Sound.WIN)
    qtbot.waitUntil(lambda: bool(heard))
    assert without_numbers(heard) == [("win-mandolin", "1.00")]


@pytest.mark.parametrize("instrument", Instrument)
def test_a_victory_is_heard_on_the_instrument_of_the_game(
    qtbot: QtBot, heard: list[tuple[str, str]], sounds: Sounds, instrument: Instrument
) -> None:
    prepared(qtbot, sounds)
    sounds.play(Sound.WIN, instrument)
    sounds.play(Sound.WIN, instrument)
    qtbot.waitUntil(lambda: len(heard) == 2)
    assert without_numbers(heard) == 2 * [(f"win-{instrument.value}", "1.00")]


def test_a_room_is_heard_while_the_settings_say_so(
    qtbot: QtBot, heard: list[tuple[str, str]], sounds: Sounds
) -> None:
    prepared(qtbot, sounds)
    sounds.apply(Settings(volume=100))
    assert not heard, "off at first"
    sounds.apply(Settings(volume=100, room="inn"))
    sounds.apply(Settings(volume=50, room="inn"))
    sounds.apply(Settings(volume=100, room="harbour"))
    sounds.apply(Settings(volume=100, room="harbour", sounds=False))
    sounds.apply(Settings(volume=100, room="courtyard"))
    sounds.apply(Settings(volume=0, room="courtyard"))
    qtbot.waitUntil(lambda: len(heard) == 5)
    assert heard == [
        ("room-inn-1", "1.00"),
        ("room-harbour-1", "1.00"),
        ("room-harbour-1", "ended"),
        ("room-courtyard-1", "1.00"),
        ("room-courtyard-1", "ended"),
    ]


def test_multimedia_stays_out_of_the_window_s_thread(
    qtbot: QtBot, heard: list[tuple[str, str]], sounds: Sounds
) -> None:
    prepared(qtbot, sounds)
    sounds.play(Sound.DEAL)
    qtbot.waitUntil(lambda: bool(heard))
    sounds.close()
    assert len(FakeSink.threads) == 1
    assert threading.get_ident() not in FakeSink.threads


def test_a_sound_asked_for_before_the_loudspeaker_is_found_is_not_heard_late(
    qtbot: QtBot, heard: list[tuple[str, str]], sounds: Sounds
) -> None:
    sounds.set_volume(100)
    sounds.play(Sound.DEAL)
    qtbot.waitUntil(lambda: sounds._ready)
    sounds.play(Sound.LOSE)
    qtbot.waitUntil(lambda: bool(heard))
    assert without_numbers(heard) == [("lose", "1.00")]


SILENT_MACHINE = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
if sys.argv[2] == "no library":
    sys.modules["PySide6.QtMultimedia"] = None
from scopa_desktop.ui.platform.sounds import Sound, Sounds, silence_audio_messages
silence_audio_messages()
application = QApplication([])
sounds = Sounds(Path(sys.argv[1]))
sounds.set_volume(100)
if "PySide6.QtMultimedia" in sys.modules and sys.argv[2] == "no device":
    sys.exit("multimedia was loaded before it was needed")
sounds._thread.finished.connect(application.quit)
if sys.argv[2] == "no device":  # Sent after the request to open it.
    sounds._player.loaded.connect(lambda: QTimer.singleShot(0, sounds._thread.quit))
else:
    sounds._thread.started.connect(sounds._thread.quit)
sounds.prepare()
application.exec()
sounds.play(Sound.DEAL)
sounds.close()
"""


@pytest.mark.parametrize("lacking", ["no library", "no device"])
def test_a_silent_machine_is_no_error_and_prints_nothing(tmp_path: Path, lacking: str) -> None:
    environment = {
        **os.environ,
        "PYTHONPATH": str(Path(scopa_desktop.__file__).parents[1]),
        "PULSE_SERVER": "unix:/nowhere",
        "PIPEWIRE_RUNTIME_DIR": str(tmp_path),
    }
    ended = subprocess.run(
        [sys.executable, "-c", SILENT_MACHINE, str(FOLDER), lacking],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, "", "")


MANY_SOUNDS = """
import sys
from itertools import cycle
from pathlib import Path
from PySide6.QtCore import QCoreApplication, QTimer
from scopa_desktop.play.storage.settings import Settings
from scopa_desktop.ui.platform.sounds import Place, Sound, Sounds, silence_audio_messages
silence_audio_messages()
application = QCoreApplication([])
sounds = Sounds(Path(sys.argv[1]))
sounds.apply(Settings(volume=100, room="inn"))
sounds.prepare()
played = cycle((sound, place) for sound in Sound for place in Place)
left = [250]
def play() -> None:
    if sounds._ready:
        sounds.play(*next(played))
        left[0] -= 1
    if not left[0]:
        application.quit()
timer = QTimer()
timer.timeout.connect(play)
timer.start(20)
application.exec()
print(len(sounds._player._voices), "voices")
sounds.close()
"""


@pytest.fixture
def sound_server(tmp_path: Path) -> Iterator[dict[str, str]]:
    """The environment of a program that plays to a sound server without a loudspeaker."""
    environment = {
        **os.environ,
        "HOME": str(tmp_path),
        "XDG_RUNTIME_DIR": str(tmp_path),
        "PULSE_RUNTIME_PATH": str(tmp_path),
        "PYTHONPATH": str(Path(scopa_desktop.__file__).parents[1]),
    }
    environment.pop("PULSE_SERVER", None)
    modules = ("module-null-sink", "module-native-protocol-unix")
    command = ["pulseaudio", "-n", "--daemonize=no", "--exit-idle-time=-1"]
    command += [f"--load={module}" for module in modules]
    with subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL) as server:
        while server.poll() is None and not (tmp_path / "native").exists():
            time.sleep(0.01)
        yield environment
        server.terminate()


@pytest.mark.slow
@needs_sound_server
def test_many_sounds_at_once_leave_nothing_behind(sound_server: dict[str, str]) -> None:
    """With Qt's own sound effects a thread polled a closed descriptor without end, and said so."""
    ended = subprocess.run(
        [sys.executable, "-c", MANY_SOUNDS, str(FOLDER)],
        env=sound_server,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, "7 voices\n", "")


def test_messages_while_the_library_loads_do_not_reach_python() -> None:
    """There it would need the interpreter, which may wait for the same loading: a deadlock."""
    script = """
from PySide6.QtCore import QLoggingCategory
from scopa_desktop.ui.platform.sounds import silence_audio_messages
silence_audio_messages()
for name in ("qt.multimedia", "qt.multimedia.symbolsresolver"):
    print(QLoggingCategory(name).isWarningEnabled(), QLoggingCategory(name).isCriticalEnabled())
"""
    ended = subprocess.run(
        [sys.executable, "-c", script],
        env={**os.environ, "PYTHONPATH": str(Path(scopa_desktop.__file__).parents[1])},
        capture_output=True,
        text=True,
        check=True,
    )
    assert set(ended.stdout.splitlines()) == {"False False"}


@pytest.mark.skipif(sys.platform != "linux", reason="reads the libraries from /proc")
def test_the_plugin_for_films_is_not_loaded_and_others_are_found_afterwards() -> None:
    script = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication
application = QApplication([])
folders = QCoreApplication.libraryPaths()
from PySide6.QtMultimedia import QAudioFormat, QAudioSink, QMediaDevices
from scopa_desktop.ui.platform.sounds import leave_out_media_plugins
leave_out_media_plugins()
QMediaDevices.audioOutputs()
sink = QAudioSink(QMediaDevices.defaultAudioOutput(), QAudioFormat())
loaded = Path("/proc/self/maps").read_text()
print("Qt6Multimedia" in loaded, "ffmpeg" in loaded, QCoreApplication.libraryPaths() == folders)
"""
    ended = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert ended.stdout.split() == ["True", "False", "True"]
