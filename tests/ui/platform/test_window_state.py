"""The geometry of the window is saved as numbers; with any file the window is visible."""

import json
import os
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given
from hypothesis import settings as example_settings
from hypothesis import strategies as st
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMainWindow
from pytestqt.qtbot import QtBot

from scopa_desktop.ui.platform.window_state import Placement, WindowState

from ..conftest import MakeGame

GOOD = {"format": "scopa-desktop window", "version": 1, **Placement(20, 50, 700, 600)._asdict()}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "config" / "window.json"


@pytest.fixture
def window(qtbot: QtBot) -> QMainWindow:
    """A window of the smallest and first sizes that the real one has."""
    made = QMainWindow()
    qtbot.addWidget(made)
    made.setMinimumSize(640, 480)
    made.setGeometry(5, 45, 650, 490)
    return made


def written(path: Path, content: object) -> Path:
    path.parent.mkdir(exist_ok=True)
    text = content if isinstance(content, str) else json.dumps(content)
    path.write_text(text, encoding="utf-8")
    return path


def screen() -> QRect:
    """The part of the only screen that windows may cover."""
    return QGuiApplication.primaryScreen().availableGeometry()


def test_a_window_is_put_where_it_was(path: Path, window: QMainWindow, qtbot: QtBot) -> None:
    place = QRect(30, 60, 700, 600)
    window.setGeometry(place)
    WindowState(path).save(window)
    other = QMainWindow()
    qtbot.addWidget(other)
    WindowState(path).restore(other)
    assert other.geometry() == place
    assert other.windowState() == Qt.WindowState.WindowNoState
    assert json.loads(path.read_text(encoding="utf-8")) == {
        "format": "scopa-desktop window",
        "version": 1,
        "x": 30,
        "y": 60,
        "width": 700,
        "height": 600,
        "state": "normal",
        "day": "",
    }


@pytest.mark.parametrize("state", [Qt.WindowState.WindowMaximized, Qt.WindowState.WindowFullScreen])
def test_a_window_that_fills_the_screen_does_so_again_and_remembers_its_size(
    path: Path, window: QMainWindow, qtbot: QtBot, state: Qt.WindowState
) -> None:
    place = window.geometry()
    window.show()
    window.setWindowState(state)
    qtbot.waitUntil(lambda: bool(window.windowState() & state))
    WindowState(path).save(window)
    other = QMainWindow()
    qtbot.addWidget(other)
    WindowState(path).restore(other)
    assert other.windowState() == state
    other.show()
    other.setWindowState(Qt.WindowState.WindowNoState)
    qtbot.waitUntil(lambda: other.geometry() == place)


def test_a_minimized_window_comes_back_to_its_place(path: Path, window: QMainWindow) -> None:
    place = window.geometry()
    window.show()
    window.setWindowState(Qt.WindowState.WindowMinimized)
    WindowState(path).save(window)
    window.setWindowState(Qt.WindowState.WindowNoState)
    window.setGeometry(10, 50, 690, 500)
    WindowState(path).restore(window)
    assert window.geometry() == place


def test_the_real_window_is_closed_and_opened_in_its_place(open_game: MakeGame) -> None:
    first = open_game(size=QSize(720, 610))
    first.window.move(12, 14)
    place = first.window.geometry()
    first.window.close()
    second = open_game(size=None)
    assert second.window.geometry() == place


WRONG_NUMBERS: tuple[object, ...] = (None, "20", 1.5, True, [20], 10**6, 10**30, -(10**6))
WRONG_STATES: tuple[object, ...] = (None, 1, [], {}, "", "minimized", "x" * 1000)
BAD: list[Any] = [
    "",
    "{",
    "geometry=hello",
    "[" * 4000,
    '{"format": ' * 400,
    "x" * 5000,
    [],
    None,
    {},
    {**GOOD, "format": "scopa-desktop settings"},
    *({name: GOOD[name] for name in GOOD if name != left_out} for left_out in GOOD),
    *({**GOOD, "x": value} for value in WRONG_NUMBERS),
    *({**GOOD, "width": value} for value in (0, -1, 10**6)),
    *({**GOOD, "state": value} for value in WRONG_STATES),
    json.dumps(GOOD).replace("700", "1e999"),
    json.dumps(GOOD).replace("700", "9" * 3000),
    json.dumps(GOOD).replace("700", "NaN"),
]
for may_be_missing in ("version", "day"):
    BAD.remove({name: GOOD[name] for name in GOOD if name != may_be_missing})


def test_another_day_is_told_once(path: Path, window: QMainWindow) -> None:
    state = WindowState(path)
    assert not state.enter_day("2026-11-28"), "never open before"
    state.save(window)
    again = WindowState(path)
    assert again.enter_day("2026-11-29")
    assert not again.enter_day("2026-11-29")


@pytest.mark.parametrize("content", BAD, ids=range(len(BAD)))
def test_a_damaged_file_leaves_the_window_and_is_replaced(
    path: Path, window: QMainWindow, content: object
) -> None:
    before = window.geometry()
    state = WindowState(written(path, content))
    state.restore(window)
    assert window.geometry() == before
    assert window.windowState() == Qt.WindowState.WindowNoState
    assert state.problem == ""
    state.save(window)
    assert json.loads(path.read_text(encoding="utf-8"))["width"] == before.width()


@pytest.mark.parametrize("content", [b"\xff\xfe\x00", b"\0" * 100, os.urandom(3000)])
def test_bytes_that_are_no_text_leave_the_window(
    path: Path, window: QMainWindow, content: bytes
) -> None:
    before = window.geometry()
    path.parent.mkdir()
    path.write_bytes(content)
    WindowState(path).restore(window)
    assert window.geometry() == before


pixels = st.integers(-100_000, 100_000) | st.integers(-1000, 2000)


@example_settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
@given(
    placement=st.builds(
        Placement, pixels, pixels, pixels.map(abs), pixels.map(abs), st.just("normal")
    )
)
def test_wherever_the_window_was_it_is_on_the_screen(
    path: Path, window: QMainWindow, placement: Placement
) -> None:
    content = {"format": "scopa-desktop window", **placement._asdict()}
    WindowState(written(path, content)).restore(window)
    assert screen().contains(window.geometry())


def test_a_place_that_the_screen_shows_is_kept_to_the_pixel(
    path: Path, window: QMainWindow
) -> None:
    for place in (screen(), QRect(screen().topLeft(), QSize(640, 480))):
        left, top, width, height = place.x(), place.y(), place.width(), place.height()
        content = {**GOOD, **Placement(left, top, width, height)._asdict()}
        WindowState(written(path, content)).restore(window)
        assert window.geometry() == place


def test_no_file_is_no_problem_and_a_folder_in_its_place_is_reported(
    path: Path, window: QMainWindow
) -> None:
    assert WindowState(path).problem == ""
    path.mkdir(parents=True)
    state = WindowState(path)
    assert str(path) in state.problem
    state.restore(window)
    state.save(window)
    assert path.is_dir()


def test_a_disk_that_takes_nothing_does_not_hold_up_the_closing(
    tmp_path: Path, window: QMainWindow
) -> None:
    (tmp_path / "file").touch()
    WindowState(tmp_path / "file" / "window.json").save(window)
    assert (tmp_path / "file").read_bytes() == b""
