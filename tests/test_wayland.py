"""The program on Wayland: Weston, on a virtual X11 display.

The display has 1280 by 800 pixels, and a panel at its foot that a program is not told of.
"""

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import scopa_desktop
from scopa_desktop.play.storage.record_files import open_match
from scopa_desktop.play.storage.settings import LastGame, Settings
from scopa_desktop.qt_libraries import WAYLAND, missing

pytestmark = pytest.mark.slow

ROOT = Path(scopa_desktop.__file__).parents[1]
PROGRAMS = ("Xvfb", "weston")
SOCKET = "wayland-test"
CONFIGURATION = """[core]
idle-time=0
[shell]
panel-position=bottom
"""
SECONDS = 60
"""The time for everything that is waited for, on a slow machine too."""


def wait_until(condition: Callable[[], bool], what: str) -> None:
    end = time.monotonic() + SECONDS
    while not condition():
        assert time.monotonic() < end, f"not within {SECONDS} seconds: {what}"
        time.sleep(0.05)


class Desktop:
    """A Wayland session with the player's files in a folder of its own."""

    def __init__(self, runtime: Path, home: Path) -> None:
        self.home = home
        self._environment = {
            **os.environ,
            "QT_QPA_PLATFORM": "wayland",
            "WAYLAND_DISPLAY": SOCKET,
            "XDG_RUNTIME_DIR": str(runtime),
        }

    def start(self) -> subprocess.Popen[str]:
        return subprocess.Popen(
            [sys.executable, "-m", "scopa_desktop"],
            cwd=ROOT,
            env=self._environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def has_dealt(self) -> bool:
        """Whether a match with its first deal was saved."""
        path = self.home / "data" / "running.scopa"
        return path.exists() and bool(open_match(path).record.rounds)

    def window(self) -> dict[str, object]:
        """The place of the window as it was saved."""
        content = (self.home / "config" / "window.json").read_text(encoding="utf-8")
        place: dict[str, object] = json.loads(content)
        return place


@pytest.fixture
def desktop(tmp_path_factory: pytest.TempPathFactory, player_home: Path) -> Iterator[Desktop]:
    lacking = [name for name in PROGRAMS if shutil.which(name) is None]
    if lacking or missing(WAYLAND):
        pytest.skip(f"needs {', '.join([*lacking, *missing(WAYLAND)])}")
    runtime = tmp_path_factory.mktemp("run")
    runtime.chmod(0o700)
    configuration = runtime / "weston.ini"
    configuration.write_text(CONFIGURATION, encoding="utf-8")
    x11 = subprocess.Popen(
        ["Xvfb", "-displayfd", "1", "-screen", "0", "1280x800x24"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert x11.stdout is not None
    display = ":" + x11.stdout.readline().strip()
    weston = subprocess.Popen(
        [
            *("weston", "--backend=x11-backend.so", "--width=1280", "--height=800"),
            *(f"--socket={SOCKET}", f"--config={configuration}"),
        ],
        env={**os.environ, "DISPLAY": display, "XDG_RUNTIME_DIR": str(runtime)},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        wait_until((runtime / SOCKET).exists, "Weston starts")
        yield Desktop(runtime, player_home)
    finally:
        for process in (weston, x11):
            process.terminate()
            process.wait()


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="Wayland is of Linux")
def test_the_window_fills_a_small_screen_and_a_second_start_finds_it(desktop: Desktop) -> None:
    folder = desktop.home / "config"
    folder.mkdir(parents=True)
    settings = Settings(speed="off", last_game=LastGame("scopa", "2", ("greedy",)))
    (folder / "settings.json").write_text(settings.to_text(), encoding="utf-8")
    game = desktop.start()
    try:
        wait_until(desktop.has_dealt, "a match is dealt")
        second = desktop.start()
        assert second.wait(SECONDS) == 0
        assert game.poll() is None
    finally:
        game.send_signal(signal.SIGTERM)
        said, complained = game.communicate(timeout=SECONDS)
    assert game.returncode == 0, said + complained
    assert desktop.window()["state"] == "maximized"
