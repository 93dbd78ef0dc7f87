"""The program on Wayland: Weston, on a virtual X11 display, and Sway, without any.

Weston's display has 1280 by 800 pixels, and a panel at its foot that a program is not told of. Sway
lets programs raise their windows, and tells which one has the focus.
"""

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

import scopa_desktop
from scopa_desktop.play.storage.database_file import DATABASE
from scopa_desktop.play.storage.settings import LastGame, Settings
from scopa_desktop.qt_libraries import WAYLAND, missing
from tests.play.recording.saved import running_record

pytestmark = pytest.mark.slow

ROOT = Path(scopa_desktop.__file__).parents[1]
WESTON_SOCKET = "wayland-test"
WESTON_CONFIGURATION = """[core]
idle-time=0
[shell]
panel-position=bottom
"""
SWAY_CONFIGURATION = """output * resolution 1280x800
focus_on_window_activation focus
xwayland disable
"""
SWAY_BACKEND = {
    "WLR_BACKENDS": "headless",
    "WLR_RENDERER": "pixman",
    "WLR_LIBINPUT_NO_DEVICES": "1",
}
NOBODY = 65534
OTHER_WINDOW = """
from PySide6.QtWidgets import QApplication, QWidget
application = QApplication([])
window = QWidget(windowTitle="Other window")
window.show()
application.exec()
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

    def __init__(self, runtime: Path, home: Path, socket: str) -> None:
        self.home = home
        self.environment = {
            **os.environ,
            "QT_QPA_PLATFORM": "wayland",
            "WAYLAND_DISPLAY": socket,
            "XDG_RUNTIME_DIR": str(runtime),
        }

    def start(self) -> subprocess.Popen[str]:
        return subprocess.Popen(
            [sys.executable, "-m", "scopa_desktop"],
            cwd=ROOT,
            env=self.environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def has_dealt(self) -> bool:
        """Whether a match with its first deal was saved."""
        if not (self.home / "data" / DATABASE).exists():
            return False
        record = running_record(self.home / "data")
        return record is not None and bool(record.rounds)

    def window(self) -> dict[str, object]:
        """The place of the window as it was saved."""
        content = (self.home / "config" / "window.json").read_text(encoding="utf-8")
        place: dict[str, object] = json.loads(content)
        return place

    def focused_window(self) -> str:
        """The title of the window that has the focus; only on Sway."""
        ended = subprocess.run(
            ["swaymsg", "-t", "get_tree"], env=self.environment, capture_output=True, check=True
        )
        nodes = [json.loads(ended.stdout)]
        while nodes:
            node = nodes.pop()
            if node["focused"]:
                return str(node["name"])
            nodes += node["nodes"]
        return ""


def require(*programs: str) -> None:
    lacking = [name for name in programs if shutil.which(name) is None]
    if lacking or missing(WAYLAND):
        pytest.skip(f"needs {', '.join([*lacking, *missing(WAYLAND)])}")


@contextmanager
def running(*command: str, **environment: str) -> Iterator[subprocess.Popen[str]]:
    """Run a program until the end of the block; without its messages."""
    process = subprocess.Popen(
        command,
        env={**os.environ, **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    try:
        yield process
    finally:
        process.terminate()
        process.communicate()


@pytest.fixture
def runtime(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder for the session's sockets."""
    runtime = tmp_path_factory.mktemp("run")
    runtime.chmod(0o700)
    return runtime


@pytest.fixture
def weston(runtime: Path, player_home: Path) -> Iterator[Desktop]:
    require("Xvfb", "weston")
    configuration = runtime / "weston.ini"
    configuration.write_text(WESTON_CONFIGURATION, encoding="utf-8")
    with running("Xvfb", "-displayfd", "1", "-screen", "0", "1280x800x24") as x11:
        assert x11.stdout is not None
        display = ":" + x11.stdout.readline().strip()
        options = ["--backend=x11-backend.so", "--width=1280", "--height=800"]
        options += [f"--socket={WESTON_SOCKET}", f"--config={configuration}"]
        with running("weston", *options, DISPLAY=display, XDG_RUNTIME_DIR=str(runtime)):
            wait_until((runtime / WESTON_SOCKET).exists, "Weston starts")
            yield Desktop(runtime, player_home, WESTON_SOCKET)


@pytest.fixture
def sway(player_home: Path) -> Iterator[Desktop]:
    require("sway", "swaymsg", "setpriv")
    # Below the folder for temporary files, which every user may enter: Sway refuses to be root.
    with TemporaryDirectory() as folder:
        runtime = Path(folder)
        configuration = runtime / "sway.conf"
        configuration.write_text(SWAY_CONFIGURATION, encoding="utf-8")
        command = ["sway", "-c", str(configuration)]
        if os.getuid() == 0:
            os.chown(runtime, NOBODY, NOBODY)
            user = [f"--reuid={NOBODY}", f"--regid={NOBODY}", "--clear-groups"]
            command = ["setpriv", *user, *command]
        with running(*command, **SWAY_BACKEND, HOME=folder, XDG_RUNTIME_DIR=folder):
            wait_until(lambda: any(runtime.glob("sway-ipc.*")), "Sway starts")
            wait_until(lambda: any(runtime.glob("wayland-*")), "Sway starts")
            socket = next(path.name for path in runtime.glob("wayland-*") if not path.suffix)
            desktop = Desktop(runtime, player_home, socket)
            desktop.environment["SWAYSOCK"] = str(next(runtime.glob("sway-ipc.*")))
            yield desktop


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="Wayland is of Linux")
def test_the_window_fills_a_small_screen_and_a_second_start_finds_it(weston: Desktop) -> None:
    folder = weston.home / "config"
    folder.mkdir(parents=True)
    settings = Settings(speed="off", last_game=LastGame("scopa", "2", ("greedy",)))
    (folder / "settings.json").write_text(settings.to_text(), encoding="utf-8")
    game = weston.start()
    try:
        wait_until(weston.has_dealt, "a match is dealt")
        second = weston.start()
        assert second.wait(SECONDS) == 0
        assert game.poll() is None
    finally:
        game.send_signal(signal.SIGTERM)
        said, complained = game.communicate(timeout=SECONDS)
    assert game.returncode == 0, said + complained
    assert weston.window()["state"] == "maximized"


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="Wayland is of Linux")
def test_a_second_start_raises_the_window(sway: Desktop) -> None:
    game = sway.start()
    title = "Scopa Desktop"
    try:
        wait_until(lambda: sway.focused_window() == title, "the game has the focus")
        with running(sys.executable, "-c", OTHER_WINDOW, **sway.environment):
            wait_until(lambda: sway.focused_window() == "Other window", "another window has it")
            assert sway.start().wait(SECONDS) == 0
            wait_until(lambda: sway.focused_window() == title, "the game has the focus again")
    finally:
        game.send_signal(signal.SIGTERM)
        said, complained = game.communicate(timeout=SECONDS)
    assert game.returncode == 0, said + complained
