"""The sounds are those of their generator, and are played only when they should be."""

import importlib.util
import io
import os
import struct
import subprocess
import sys
import threading
import wave
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest
from PySide6.QtCore import QUrl
from pytestqt.qtbot import QtBot

import scopa_desktop
from scopa_desktop.play.storage.paths import resource_folder
from scopa_desktop.ui.platform.sounds import Sound, Sounds

FOLDER = resource_folder() / "sounds"
GENERATOR = Path(__file__).parents[3] / "packaging" / "make_sounds.py"


@pytest.fixture(scope="module")
def synth() -> ModuleType:
    spec = importlib.util.spec_from_file_location("make_sounds", GENERATOR)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_every_sound_has_its_file_and_no_file_is_left_over(synth: ModuleType) -> None:
    names = {sound.value for sound in Sound}
    assert {path.stem for path in FOLDER.glob("*.wav")} == names
    assert set(synth.SOUNDS) == names


@pytest.mark.slow
@pytest.mark.parametrize("sound", Sound)
def test_the_file_is_what_the_generator_draws(synth: ModuleType, sound: Sound) -> None:
    assert (FOLDER / f"{sound.value}.wav").read_bytes() == synth.wav(sound.value)


@pytest.mark.parametrize("sound", Sound)
def test_a_sound_is_short_quiet_and_ends_in_silence(sound: Sound) -> None:
    content = (FOLDER / f"{sound.value}.wav").read_bytes()
    assert len(content) <= 80_000
    with wave.open(io.BytesIO(content)) as file:
        assert (file.getframerate(), file.getsampwidth(), file.getnchannels()) == (44_100, 2, 1)
        count = file.getnframes()
        samples = struct.unpack(f"<{count}h", file.readframes(count))
    assert count <= 1.5 * 44_100
    assert 0.1 < max(map(abs, samples)) / 32_768 < 0.5
    assert samples[0] == samples[-1] == 0
    assert abs(sum(samples) / count) < 5, "no offset, which would click"


class FakeEffect:
    """Replaces QSoundEffect and records the calls."""

    log: list[tuple[str, str]]
    threads: set[int]

    def __init__(self, _parent: object) -> None:
        self.name = ""
        self.muted = False
        self.volume = 1.0

    def setSource(self, url: QUrl) -> None:
        assert Path(url.toLocalFile()).is_file()
        self.name = Path(url.toLocalFile()).stem

    def setMuted(self, muted: bool) -> None:
        self.muted = muted

    def setVolume(self, volume: float) -> None:
        self.volume = volume

    def play(self) -> None:
        self.threads.add(threading.get_ident())
        if not self.muted:
            self.log.append((self.name, f"{self.volume:.2f}"))

    def deleteLater(self) -> None:
        self.threads.add(threading.get_ident())


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str]]:
    """What a machine with a loudspeaker plays: names and volumes."""
    FakeEffect.log = []
    FakeEffect.threads = set()
    devices = SimpleNamespace(audioOutputs=lambda: ["a loudspeaker"])
    multimedia = SimpleNamespace(QSoundEffect=FakeEffect, QMediaDevices=devices)
    monkeypatch.setitem(sys.modules, "PySide6.QtMultimedia", multimedia)
    return FakeEffect.log


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


def test_a_sound_is_heard_at_the_volume_set(
    qtbot: QtBot, heard: list[tuple[str, str]], sounds: Sounds
) -> None:
    prepared(qtbot, sounds, volume=50)
    sounds.play(Sound.SWEEP)
    sounds.set_volume(100)
    sounds.play(Sound.DEAL)
    qtbot.waitUntil(lambda: len(heard) == 2)
    assert heard == [("sweep", "0.25"), ("deal", "1.00")]


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
    assert heard == [("win", "1.00")]


def test_multimedia_stays_out_of_the_window_s_thread(
    qtbot: QtBot, heard: list[tuple[str, str]], sounds: Sounds
) -> None:
    prepared(qtbot, sounds)
    sounds.play(Sound.DEAL)
    qtbot.waitUntil(lambda: bool(heard))
    sounds.close()
    assert len(FakeEffect.threads) == 1
    assert threading.get_ident() not in FakeEffect.threads


def test_a_sound_asked_for_before_the_loudspeaker_is_found_is_not_heard_late(
    qtbot: QtBot, heard: list[tuple[str, str]], sounds: Sounds
) -> None:
    sounds.set_volume(100)
    sounds.play(Sound.DEAL)
    qtbot.waitUntil(lambda: sounds._ready)
    sounds.play(Sound.LOSE)
    qtbot.waitUntil(lambda: bool(heard))
    assert heard == [("lose", "1.00")]


SILENT_MACHINE = """
import sys
from pathlib import Path
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
