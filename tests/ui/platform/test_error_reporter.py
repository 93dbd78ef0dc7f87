"""Faults of the program are written to a file and reported once; Ctrl-C ends it silently."""

import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QThread, QThreadPool, QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from scopa_desktop.ui.platform.error_reporter import ErrorReporter
from scopa_desktop.ui.platform.signal_handler import SignalHandler
from tests.needs import needs_signals


def fail(reporter: ErrorReporter, words: str) -> None:
    try:
        raise RuntimeError(words)
    except RuntimeError as fault:
        reporter.report(type(fault), fault, fault.__traceback__)


@pytest.fixture
def messages() -> list[str]:
    return []


@pytest.fixture
def reporter(qapp: QApplication, tmp_path: Path, messages: list[str]) -> ErrorReporter:
    made = ErrorReporter(tmp_path)
    made.set_message_handler(messages.append)
    return made


def test_a_fault_is_reported_in_a_sentence_and_written_to_a_file(
    reporter: ErrorReporter, messages: list[str], tmp_path: Path
) -> None:
    fail(reporter, "the table is gone")
    assert len(messages) == 1
    assert str(tmp_path / "fault.txt") in messages[0]
    assert "Traceback" not in messages[0]
    assert "the table is gone" in (tmp_path / "fault.txt").read_text(encoding="utf-8")


def test_the_same_fault_is_reported_once(
    reporter: ErrorReporter, messages: list[str], tmp_path: Path
) -> None:
    for _ in range(100):
        fail(reporter, "again")
    assert len(messages) == 1
    assert (tmp_path / "fault.txt").read_text(encoding="utf-8").count("again") == 1


def test_a_storm_of_different_faults_abates(reporter: ErrorReporter, messages: list[str]) -> None:
    for number in range(100):
        fail(reporter, f"fault {number}")
    assert len(messages) == 20


def test_a_fault_that_cannot_be_written_is_reported_all_the_same(
    qapp: QApplication, messages: list[str], tmp_path: Path
) -> None:
    (tmp_path / "file").touch()
    reporter = ErrorReporter(tmp_path / "file")
    reporter.set_message_handler(messages.append)
    fail(reporter, "lost")
    assert messages[0].startswith("Something went wrong in the program.")
    assert "fault.txt" in messages[0]


def test_before_there_is_a_window_faults_are_printed(
    qapp: QApplication, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    fail(ErrorReporter(tmp_path), "early")
    said = capsys.readouterr().err
    assert said.startswith("Something went wrong in the program.")
    assert "Traceback" not in said


def test_it_listens_to_what_nobody_catches(
    reporter: ErrorReporter, messages: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "excepthook", sys.__excepthook__)
    reporter.listen()
    fault = ValueError("nobody caught it")
    sys.excepthook(ValueError, fault, None)
    assert len(messages) == 1


@pytest.fixture
def _hooks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Restores the hooks that a reporter sets."""
    monkeypatch.setattr(sys, "excepthook", sys.__excepthook__)
    monkeypatch.setattr(sys, "unraisablehook", sys.__unraisablehook__)
    monkeypatch.setattr(threading, "excepthook", threading.__excepthook__)


def raise_in_thread(text: str) -> None:
    def run() -> None:
        raise RuntimeError(text)

    thread = threading.Thread(target=run)
    thread.start()
    thread.join()


def raise_in_pool(text: str) -> None:
    def run() -> None:
        raise RuntimeError(text)

    pool = QThreadPool()
    pool.start(run)
    pool.waitForDone()


@pytest.mark.parametrize("fail_elsewhere", [raise_in_thread, raise_in_pool])
@pytest.mark.usefixtures("_hooks")
def test_a_fault_of_another_thread_is_shown_in_the_own_one(
    reporter: ErrorReporter, tmp_path: Path, fail_elsewhere: Callable[[str], None]
) -> None:
    shown_in: list[QThread] = []
    reporter.set_message_handler(lambda _sentence: shown_in.append(QThread.currentThread()))
    reporter.listen()
    fail_elsewhere("in another thread")
    assert "in another thread" in (tmp_path / "fault.txt").read_text(encoding="utf-8")
    assert shown_in == []
    QCoreApplication.sendPostedEvents(reporter)
    assert shown_in == [reporter.thread()]


@pytest.mark.usefixtures("_hooks")
def test_faults_of_many_threads_are_all_written(
    reporter: ErrorReporter, messages: list[str], tmp_path: Path
) -> None:
    reporter.listen()
    threads = [threading.Thread(target=int, args=[f"no number {n}"]) for n in range(12)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    QCoreApplication.sendPostedEvents(reporter)
    text = (tmp_path / "fault.txt").read_text(encoding="utf-8")
    assert all(f"no number {n}'" in text for n in range(12))
    assert len(messages) == 12


@pytest.mark.usefixtures("_hooks")
def test_a_thread_that_exits_is_no_fault(reporter: ErrorReporter, messages: list[str]) -> None:
    reporter.listen()
    thread = threading.Thread(target=sys.exit)
    thread.start()
    thread.join()
    QCoreApplication.sendPostedEvents(reporter)
    assert messages == []


@pytest.mark.usefixtures("_hooks")
def test_a_fault_that_python_ignores_is_reported(
    reporter: ErrorReporter, messages: list[str]
) -> None:
    class Unlucky:
        def __del__(self) -> None:
            raise RuntimeError("while it was deleted")

    reporter.listen()
    Unlucky()
    assert len(messages) == 1


@needs_signals
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
