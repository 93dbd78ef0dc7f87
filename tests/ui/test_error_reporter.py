"""Faults of the program are written down and told once; Ctrl-C ends it quietly."""

import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from scopa_desktop.ui.error_reporter import ErrorReporter
from scopa_desktop.ui.signal_handler import SignalHandler


def fail(faults: ErrorReporter, words: str) -> None:
    try:
        raise RuntimeError(words)
    except RuntimeError as fault:
        faults.report(type(fault), fault, fault.__traceback__)


@pytest.fixture
def told() -> list[str]:
    return []


@pytest.fixture
def faults(qapp: QApplication, tmp_path: Path, told: list[str]) -> ErrorReporter:
    made = ErrorReporter(tmp_path / "fault.txt")
    made.set_message_handler(told.append)
    return made


def test_a_fault_is_told_in_a_sentence_and_written_to_a_file(
    faults: ErrorReporter, told: list[str], tmp_path: Path
) -> None:
    fail(faults, "the table is gone")
    assert len(told) == 1
    assert str(tmp_path / "fault.txt") in told[0]
    assert "Traceback" not in told[0]
    assert "the table is gone" in (tmp_path / "fault.txt").read_text(encoding="utf-8")


def test_the_same_fault_is_told_once(
    faults: ErrorReporter, told: list[str], tmp_path: Path
) -> None:
    for _ in range(100):
        fail(faults, "again")
    assert len(told) == 1
    assert (tmp_path / "fault.txt").read_text(encoding="utf-8").count("again") == 1


def test_a_storm_of_different_faults_abates(faults: ErrorReporter, told: list[str]) -> None:
    for number in range(100):
        fail(faults, f"fault {number}")
    assert len(told) == 20


def test_a_fault_that_cannot_be_written_is_told_all_the_same(
    qapp: QApplication, told: list[str], tmp_path: Path
) -> None:
    (tmp_path / "file").touch()
    faults = ErrorReporter(tmp_path / "file" / "fault.txt")
    faults.set_message_handler(told.append)
    fail(faults, "lost")
    assert told[0].startswith("Something went wrong in the program.")
    assert "fault.txt" in told[0]


def test_before_there_is_a_window_faults_are_printed(
    qapp: QApplication, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    fail(ErrorReporter(tmp_path / "fault.txt"), "early")
    said = capsys.readouterr().err
    assert said.startswith("Something went wrong in the program.")
    assert "Traceback" not in said


def test_it_listens_to_what_nobody_catches(
    faults: ErrorReporter, told: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "excepthook", sys.__excepthook__)
    faults.listen()
    fault = ValueError("nobody caught it")
    sys.excepthook(ValueError, fault, None)
    assert len(told) == 1


@pytest.mark.skipif(os.name == "nt", reason="Windows sends such signals to whole consoles only")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_wakes_an_idle_window(qtbot: QtBot, number: signal.Signals) -> None:
    ended: list[bool] = []
    interrupts = SignalHandler(lambda: ended.append(True))
    before = signal.getsignal(number)
    try:
        QTimer.singleShot(0, lambda: os.kill(os.getpid(), number))
        qtbot.waitUntil(lambda: bool(ended))
    finally:
        interrupts.close()
    assert signal.getsignal(number) is not before


@pytest.fixture(autouse=True)
def keep_signals() -> Iterator[None]:
    """Give the signals back to the test run."""
    kept = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)}
    yield
    for number, handler in kept.items():
        signal.signal(number, handler)
