"""The program as a process: it starts, reports what is missing, and runs once."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import scopa_desktop
from scopa_desktop.qt_libraries import X11, missing
from tests.play.recording.saved import running_record

ROOT = Path(scopa_desktop.__file__).parents[1]


def start(
    *arguments: str, without: tuple[str, ...] = (), **environment: str
) -> subprocess.Popen[str]:
    kept = {name: value for name, value in os.environ.items() if name not in without}
    return subprocess.Popen(
        [sys.executable, "-m", "scopa_desktop", *arguments],
        cwd=ROOT,
        env={**kept, **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def ended(process: subprocess.Popen[str]) -> tuple[int, str]:
    """The exit code and the output on the terminal."""
    said, complained = process.communicate(timeout=60)
    return process.returncode, said + complained


def test_it_starts_deals_and_ends(player_home: Path) -> None:
    assert ended(start("--quit-after-start")) == (0, "")
    assert running_record(player_home / "data") is not None


def test_it_starts_where_nothing_can_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    home = str(tmp_path / "file" / "home")
    assert ended(start("--quit-after-start", SCOPA_DESKTOP_HOME=home)) == (0, "")


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="others always have a display")
def test_without_a_display_it_says_so() -> None:
    without = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    code, said = ended(start(without=without))
    assert code == 1
    assert said.startswith("There is no display to open a window on")
    assert len(said.splitlines()) == 1


def test_without_a_screen_it_says_so(tmp_path: Path) -> None:
    (tmp_path / "screens.json").write_text('{"screens": []}', encoding="utf-8")
    platform = f"offscreen:configfile={tmp_path / 'screens.json'}"
    code, said = ended(start("--quit-after-start", QT_QPA_PLATFORM=platform))
    assert code == 1
    assert said.startswith("There is no screen to open a window on")
    assert len(said.splitlines()) == 1


@pytest.mark.skipif(
    not sys.platform.startswith("linux") or bool(missing(X11)), reason="needs libraries of X11"
)
def test_a_display_that_does_not_answer_is_named() -> None:
    without = ("WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    code, said = ended(start(without=without, DISPLAY=":987"))
    assert code == 1
    assert said.startswith("The display “:987” cannot be reached")
    assert len(said.splitlines()) == 1


def test_wrong_arguments_get_one_line_and_code_two() -> None:
    code, said = ended(start("--nonsense"))
    assert code == 2
    assert "Traceback" not in said
