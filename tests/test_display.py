"""The connection that checks the display, on a real X server without other clients."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator

import pytest

from scopa_desktop.display import DisplayError, connect
from scopa_desktop.qt_libraries import WAYLAND, X11, missing

STARTS, FEW_STARTS = 24, 2

pytestmark = pytest.mark.skipif(
    not sys.platform.startswith("linux") or bool(missing(X11)), reason="needs libraries of X11"
)


@pytest.fixture
def lonely_display() -> Iterator[str]:
    """An X server that resets when its last client leaves, as a user's own session would not."""
    if (xvfb := shutil.which("Xvfb")) is None:
        pytest.skip("Xvfb is not installed")
    read_end, write_end = os.pipe()
    server = subprocess.Popen(
        [xvfb, "-displayfd", str(write_end), "-screen", "0", "640x480x24"],
        pass_fds=[write_end],
        stderr=subprocess.DEVNULL,
    )
    os.close(write_end)
    with os.fdopen(read_end) as pipe:
        number = pipe.readline().strip()
        yield f":{number}"
    server.terminate()
    server.wait()


def test_an_unreachable_display_is_named() -> None:
    with pytest.raises(DisplayError, match="“:987” cannot be reached"):
        connect({"DISPLAY": ":987"})


@pytest.mark.skipif(bool(missing(WAYLAND)), reason="needs libraries of Wayland")
def test_an_unreachable_wayland_display_is_named() -> None:
    with pytest.raises(DisplayError, match="“nowhere” cannot be reached"):
        connect({"WAYLAND_DISPLAY": "nowhere"})


@pytest.mark.skipif(bool(missing(WAYLAND)), reason="needs libraries of Wayland")
def test_x11_is_used_where_wayland_does_not_answer(lonely_display: str) -> None:
    connect({"WAYLAND_DISPLAY": "nowhere", "DISPLAY": lonely_display}).close()


def test_no_display_is_no_traceback() -> None:
    with pytest.raises(DisplayError, match="There is no display"):
        connect({})


def test_without_x11_nothing_is_opened() -> None:
    connect({"QT_QPA_PLATFORM": "offscreen"}).close()


def test_a_connection_can_be_closed_twice(lonely_display: str) -> None:
    connection = connect({"DISPLAY": lonely_display})
    connection.close()
    connection.close()


@pytest.mark.parametrize("starts", [FEW_STARTS, pytest.param(STARTS, marks=pytest.mark.slow)])
def test_qt_connects_to_a_server_without_other_clients(lonely_display: str, starts: int) -> None:
    environment = {**os.environ, "DISPLAY": lonely_display}
    environment.pop("QT_QPA_PLATFORM", None)
    environment.pop("WAYLAND_DISPLAY", None)
    for _ in range(starts):
        done = subprocess.run(
            [sys.executable, "-m", "scopa_desktop", "--quit-after-start"],
            env=environment,
            capture_output=True,
            text=True,
            check=False,
            timeout=60,
        )
        assert (done.returncode, done.stderr) == (0, "")
