"""Pipes, devices, folders and links in the places of the files that the window writes."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from scopa_desktop.ui.platform.error_reporter import ErrorReporter
from scopa_desktop.ui.platform.window_state import WindowState
from tests.needs import needs_odd_files
from tests.odd_files import EVERY_KIND, NO_FILES, Maker, a_link_to_itself, no_waiting, traits

pytestmark = needs_odd_files
every_kind = pytest.mark.parametrize("make", EVERY_KIND, ids=lambda make: make.__name__)


@pytest.fixture(autouse=True)
def limit() -> Iterator[None]:
    with no_waiting():
        yield


@every_kind
def test_the_state_of_the_window(qtbot: QtBot, tmp_path: Path, make: Maker) -> None:
    path = tmp_path / "window.json"
    make(path)
    before = traits(tmp_path)
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(300, 200)
    state = WindowState(path)
    state.restore(window)
    state.save(window)
    assert window.width() == 300
    assert bool(state.problem) == (make in NO_FILES and make is not a_link_to_itself)
    assert not state.problem or str(path) in state.problem
    assert traits(tmp_path) == before


@every_kind
def test_the_file_of_faults(qapp: QApplication, tmp_path: Path, make: Maker) -> None:
    path = tmp_path / "fault.txt"
    make(path)
    before = traits(tmp_path)
    messages: list[str] = []
    reporter = ErrorReporter(tmp_path)
    reporter.set_message_handler(messages.append)
    error = RuntimeError("the table is gone")
    reporter.report(type(error), error, None)
    (sentence,) = messages
    assert sentence.startswith("Something went wrong in the program.")
    assert sentence.count(str(path)) == 1
    assert traits(tmp_path) == before
