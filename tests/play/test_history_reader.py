"""`HistoryReader`: results come in the main thread, and widgets are never collected in another."""

import gc
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from scopa_desktop.play.history.history_reader import HistoryReader
from scopa_desktop.play.history.match_filter import MatchFilter
from scopa_desktop.play.history.match_history import MatchHistory
from scopa_desktop.play.storage import StorageError


@pytest.fixture
def reader(qtbot: QtBot, tmp_path: Path) -> Iterator[HistoryReader]:
    reader = HistoryReader(tmp_path)
    yield reader
    reader.close()


class _Receiver(QObject):
    """Stands for a page of a dialog."""

    def __init__(self) -> None:
        super().__init__()
        self.results: list[object] = []

    def take(self, result: object) -> None:
        self.results.append(result)


def test_a_query_runs_in_a_thread_and_its_result_comes_in_this_one(
    qtbot: QtBot, reader: HistoryReader
) -> None:
    threads: list[int] = []

    def query(history: MatchHistory) -> int:
        threads.append(threading.get_ident())
        return history.count(MatchFilter())

    def take(count: int) -> None:
        assert count == 0
        threads.append(threading.get_ident())

    reader.run(query, take)
    qtbot.waitUntil(lambda: len(threads) == 2)
    assert threads[1] == threading.get_ident() != threads[0]


def test_no_garbage_is_collected_while_queries_run(qtbot: QtBot, reader: HistoryReader) -> None:
    states: list[bool] = []
    for _ in range(2):
        reader.run(lambda _: gc.isenabled(), states.append)
    assert not gc.isenabled()
    qtbot.waitUntil(lambda: len(states) == 2)
    assert states == [False, False]
    assert gc.isenabled()


def test_a_failure_is_reported_and_garbage_is_collected_again(
    qtbot: QtBot, reader: HistoryReader, tmp_path: Path
) -> None:
    def query(_: MatchHistory) -> None:
        raise StorageError(tmp_path, "It is broken.")

    results: list[object] = []
    with qtbot.waitSignal(reader.failed) as failed:
        reader.run(query, results.append)
    assert failed.args == ["It is broken."]
    assert results == []
    assert gc.isenabled()


def test_after_closing_nothing_is_delivered_and_garbage_is_collected(
    qtbot: QtBot, reader: HistoryReader
) -> None:
    results: list[object] = []
    reader.run(lambda history: history.count(MatchFilter()), results.append)
    reader.close()
    assert gc.isenabled()
    reader.run(lambda _: 1, results.append)
    qtbot.wait(1)
    assert results == []
    assert gc.isenabled()


def test_a_receiver_that_was_deleted_is_not_called(qtbot: QtBot, reader: HistoryReader) -> None:
    receiver = _Receiver()
    results: list[object] = []
    reader.run(lambda _: 1, receiver.take)
    receiver.deleteLater()
    with qtbot.waitSignal(receiver.destroyed):
        pass
    reader.run(lambda _: 2, results.append)
    qtbot.waitUntil(lambda: results == [2])
    assert gc.isenabled()
