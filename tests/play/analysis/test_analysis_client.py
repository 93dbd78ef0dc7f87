"""Tests of the client for analysis, with real processes."""

import os
import signal
import sys
from pickle import PicklingError
from typing import NamedTuple

import pytest
from PySide6.QtCore import QProcess
from pytestqt.qtbot import QtBot

from scopa_desktop.ai.player import Deadline
from scopa_desktop.play.analysis import analysis_client
from scopa_desktop.play.analysis.analysis_client import AnalysisClient, Priority, SingleTask


class Double(NamedTuple):
    """Doubles a number."""

    number: int

    def run(self, until: Deadline) -> int:
        return 2 * self.number


class WaitUntilCancelled(NamedTuple):
    """Ends when it is cancelled, and never before."""

    def run(self, until: Deadline) -> str:
        while not until.is_over:
            pass
        return "cancelled"


class Raise(NamedTuple):
    """Fails."""

    def run(self, until: Deadline) -> None:
        raise LookupError("7D")


class EndProcess(NamedTuple):
    """Kills its process."""

    def run(self, until: Deadline) -> None:
        os.kill(os.getpid(), getattr(signal, "SIGKILL", signal.SIGTERM))


def test_results_come_in_the_order_of_priority(client: AnalysisClient, qtbot: QtBot) -> None:
    results: list[int] = []
    for number in (1, 2, 3):
        client.submit(Double(number), results.append)
    client.submit(Double(4), results.append, priority=Priority.LIVE)
    qtbot.waitUntil(lambda: len(results) == 4, timeout=20_000)
    assert results == [2, 8, 4, 6]


def test_a_cancelled_task_has_no_result(client: AnalysisClient, qtbot: QtBot) -> None:
    results: list[object] = []
    ticket = client.submit(WaitUntilCancelled(), results.append)
    waiting = client.submit(Double(1), results.append)
    client.submit(Double(2), results.append)
    client.cancel(ticket)
    client.cancel(waiting)
    qtbot.waitUntil(lambda: bool(results), timeout=20_000)
    assert results == [4]


def test_a_task_is_repeated_when_its_process_was_killed(
    client: AnalysisClient, qtbot: QtBot
) -> None:
    results: list[object] = []
    client.submit(Double(1), results.append)
    qtbot.waitUntil(lambda: results == [2], timeout=20_000)
    ticket = client.submit(WaitUntilCancelled(), results.append)
    first = client.process_id
    os.kill(first, getattr(signal, "SIGKILL", signal.SIGTERM))
    qtbot.waitUntil(lambda: client.process_id not in (0, first), timeout=20_000)
    client.cancel(ticket)
    client.submit(Double(3), results.append)
    qtbot.waitUntil(lambda: results == [2, 6], timeout=20_000)


@pytest.mark.slow
def test_a_task_that_ends_its_processes_is_dropped(client: AnalysisClient, qtbot: QtBot) -> None:
    results: list[object] = []
    with qtbot.waitSignal(client.failed, timeout=20_000) as failed:
        ticket = client.submit(EndProcess(), results.append)
    assert failed.args == [ticket]
    client.submit(Double(5), results.append)
    qtbot.waitUntil(lambda: results == [10], timeout=20_000)


def test_the_log_has_the_type_of_an_exception_and_no_card(
    client: AnalysisClient, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    warnings: list[str] = []
    monkeypatch.setattr(
        analysis_client._log,
        "warning",
        lambda pattern, *arguments: warnings.append(pattern % arguments),
    )
    with qtbot.waitSignal(client.failed, timeout=20_000):
        client.submit(Raise(), print)
    assert warnings == ["the analysis process has ended during Raise: LookupError"] * 2


def test_a_task_that_cannot_be_sent_holds_nothing_up(client: AnalysisClient, qtbot: QtBot) -> None:
    class Local(NamedTuple):
        """Cannot be pickled."""

        def run(self, until: Deadline) -> None: ...

    results: list[object] = []
    with pytest.raises((AttributeError, PicklingError)):
        client.submit(Local(), results.append)
    client.submit(Double(4), results.append)
    qtbot.waitUntil(lambda: results == [8], timeout=20_000)


class Unreadable(NamedTuple):
    """Its result cannot be read by the client."""

    def run(self, until: Deadline) -> object:
        return _Unreadable()


class _Unreadable:
    def __reduce__(self) -> tuple[object, tuple[str]]:
        return int, ("no number",)


def test_a_result_that_cannot_be_read_holds_nothing_up(
    client: AnalysisClient, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    faults: list[type] = []

    def on_fault(kind: type, _error: BaseException, _trace: object) -> None:
        faults.append(kind)
        if len(faults) < 5:  # A heartbeat of the process comes after its unreadable answer.
            process = client.findChild(QProcess)
            assert process is not None
            process.readyReadStandardOutput.emit()

    monkeypatch.setattr(sys, "excepthook", on_fault)
    results: list[object] = []
    with qtbot.waitSignal(client.failed, timeout=20_000):
        client.submit(Unreadable(), results.append)
    client.submit(Double(4), results.append)
    qtbot.waitUntil(lambda: results == [8], timeout=20_000)
    assert faults == [ValueError] * 2


def test_a_single_task_takes_the_place_of_the_one_before(
    client: AnalysisClient, qtbot: QtBot
) -> None:
    results: list[object] = []
    task = SingleTask(client, client)
    task.submit(WaitUntilCancelled(), results.append)
    task.submit(Double(2), results.append)
    assert task.is_pending
    qtbot.waitUntil(lambda: bool(results), timeout=20_000)
    assert results == [4]
    assert not task.is_pending


@pytest.mark.slow
def test_only_the_failure_of_its_own_task_concerns_a_single_task(
    client: AnalysisClient, qtbot: QtBot
) -> None:
    other, task = SingleTask(client, client), SingleTask(client, client)
    other.submit(Double(1), lambda _: None)
    with qtbot.assertNotEmitted(other.failed), qtbot.waitSignal(task.failed, timeout=20_000):
        task.submit(EndProcess(), lambda _: None)
    assert not task.is_pending
