"""Queries run in a thread, and a damaged database is filled again between them."""

import sqlite3
from collections.abc import Callable, Generator, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import QCoreApplication, Qt, QThreadPool
from pytestqt.qtbot import QtBot

from scopa_desktop.play.history.history_reader import HistoryReader
from scopa_desktop.play.history.match_files import MatchFiles, StoredMatch
from scopa_desktop.play.history.match_filter import MatchFilter
from scopa_desktop.play.history.match_history import MatchHistory
from scopa_desktop.play.storage import database
from scopa_desktop.play.storage.files import StorageError
from scopa_desktop.play.storage.record_files import MATCHES
from tests.play.history.sample_matches import (
    OWNER,
    PROFILE,
    counted_from_files,
    counted_in_database,
    database_of,
    record_of,
    store,
    store_files,
    text_of,
)
from tests.raising import raising

ALL = MatchFilter()


@pytest.fixture
def reader(tmp_path: Path, qtbot: QtBot) -> Iterator[HistoryReader]:
    """A reader of the history in `tmp_path`, which is closed in the end."""
    reader = HistoryReader(tmp_path)
    yield reader
    reader.close()


def fill(folder: Path, matches: int) -> None:
    history = MatchHistory(folder)
    for number in range(matches):
        store(history, number, rounds=1)
    history.close()


def test_results_arrive_in_order(tmp_path: Path, reader: HistoryReader, qtbot: QtBot) -> None:
    fill(tmp_path, 2)
    results: list[object] = []
    reader.run(lambda history: history.count(ALL), results.append)
    reader.run(lambda history: len(history.files.names()), results.append)
    reader.run(lambda _history: "last", results.append)
    qtbot.waitUntil(lambda: len(results) == 3)
    assert results == [2, 2, "last"]


def test_a_failed_query_is_reported(reader: HistoryReader, qtbot: QtBot) -> None:
    with qtbot.waitSignal(reader.failed) as signal:
        reader.run(
            lambda history: history.connection.execute("SELECT nothing FROM nowhere"),
            lambda _result: pytest.fail("there is no result"),
        )
    assert "cannot be used" in signal.args[0]


def test_an_exception_ends_only_its_own_query(
    tmp_path: Path, reader: HistoryReader, qtbot: QtBot, faults: list[str]
) -> None:
    fill(tmp_path, 2)
    fail = raising(LookupError("in the thread"))
    results: list[object] = []
    reader.run(fail, results.append)
    reader.run_without_history(fail)
    reader.run(lambda history: history.count(ALL), results.append)
    qtbot.waitUntil(lambda: results == [2])
    assert faults == ["in the thread"] * 2


def test_a_match_that_raises_an_exception_keeps_no_other_out(
    tmp_path: Path,
    reader: HistoryReader,
    qtbot: QtBot,
    faults: list[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    history = MatchHistory(tmp_path)
    files = [store_files(history, number, rounds=1) for number in range(3)]
    history.close()
    read = MatchFiles.read

    def fail(self: MatchFiles, file: str) -> StoredMatch:
        if file == files[1]:
            raise LookupError(file)
        return read(self, file)

    monkeypatch.setattr(MatchFiles, "read", fail)
    sentences: list[str] = []
    reader.left_out.connect(sentences.append)
    with qtbot.waitSignal(reader.synchronized) as signal:
        reader.synchronize()
    assert signal.args == [2]
    assert faults == [files[1]]
    qtbot.waitUntil(lambda: bool(sentences))
    assert files[1] in sentences[0]


def test_files_are_entered_again_after_an_exception(
    tmp_path: Path,
    reader: HistoryReader,
    qtbot: QtBot,
    faults: list[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    fill(tmp_path, 1)
    with monkeypatch.context() as failing:
        failing.setattr(MatchFiles, "listing", raising(LookupError("no names")))
        reader.synchronize()
        qtbot.waitUntil(lambda: bool(faults))
    with qtbot.waitSignal(reader.synchronized):
        reader.synchronize()
    assert faults == ["no names"]


def test_nothing_arrives_after_closing(reader: HistoryReader) -> None:
    results: list[int] = []
    reader.run(lambda history: history.count(ALL), results.append)
    reader.close()
    QCoreApplication.sendPostedEvents()
    QCoreApplication.processEvents()
    assert results == []


def test_new_files_are_entered_with_progress(
    tmp_path: Path, reader: HistoryReader, qtbot: QtBot
) -> None:
    folder = tmp_path / MATCHES
    folder.mkdir()
    for number in range(40):
        text = text_of(record_of(number, rounds=1))
        (folder / f"2025-01-02 03.04.{number:02} Scopa.scopa").write_text(text, "utf-8")
    (folder / "broken.scopa").write_text("nothing", "utf-8")
    reader.owner = OWNER
    progress: list[tuple[int, int]] = []
    sentences: list[str] = []
    results: list[int] = []
    reader.progressed.connect(lambda done, total: progress.append((done, total)))
    reader.left_out.connect(sentences.append)
    with qtbot.waitSignal(reader.synchronized, timeout=60_000) as signal:
        reader.synchronize()
        reader.run(lambda history: history.count(ALL), results.append)
    assert signal.args == [40]
    assert all(0 < done <= total == 41 for done, total in progress)
    assert len(sentences) == 1
    reader.run(lambda history: history.count(MatchFilter(profile=PROFILE)), results.append)
    qtbot.waitUntil(lambda: len(results) == 2)
    assert results[1] == 40


def test_a_query_does_not_wait_for_all_files(
    tmp_path: Path, reader: HistoryReader, qtbot: QtBot
) -> None:
    history = MatchHistory(tmp_path)
    for number in range(60):
        store_files(history, number)
    history.close()
    counts: list[int] = []
    reader.progressed.connect(
        lambda *_: reader.run(lambda history: history.count(ALL), counts.append)
    )
    with qtbot.waitSignal(reader.synchronized, timeout=60_000):
        reader.synchronize()
    qtbot.waitUntil(lambda: bool(counts))
    assert counts[0] < 60


def test_rebuilding_reads_all_files_again(
    tmp_path: Path, reader: HistoryReader, qtbot: QtBot
) -> None:
    fill(tmp_path, 3)
    with qtbot.waitSignal(reader.synchronized) as signal:
        reader.rebuild()
    assert signal.args == [3]


def test_a_database_that_is_damaged_in_use_is_filled_again(
    tmp_path: Path, reader: HistoryReader, qtbot: QtBot
) -> None:
    fill(tmp_path, 3)
    results: list[int] = []
    sentences: list[str] = []
    reader.failed.connect(sentences.append)
    reader.run(lambda history: history.count(ALL), results.append)
    qtbot.waitUntil(lambda: results == [3])

    def damage(history: MatchHistory) -> int:
        history.connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        history.connection.execute("PRAGMA shrink_memory")
        with history.path.open("r+b") as file:
            file.seek(4096)
            file.write(b"\xa5" * (history.path.stat().st_size - 4096))
        return -1

    with qtbot.waitSignal(reader.synchronized, timeout=60_000) as signal:
        reader.run(damage, results.append)
        reader.run(lambda history: history.count(ALL), results.append)
    assert signal.args == [3]
    assert "unreadable-1" in sentences[0]
    reader.run(lambda history: history.count(ALL), results.append)
    qtbot.waitUntil(lambda: len(results) == 4)
    assert results == [3, -1, 0, 3]
    history = MatchHistory(tmp_path)
    assert counted_in_database(history) == counted_from_files(tmp_path)
    history.close()


def test_a_database_that_is_damaged_at_the_start_is_filled_again(
    tmp_path: Path, reader: HistoryReader, qtbot: QtBot
) -> None:
    fill(tmp_path, 3)
    for path in tmp_path.glob("history.sqlite3*"):
        path.unlink()
    database_of(tmp_path).write_bytes(b"This is no database. " * 500)
    with qtbot.waitSignals([reader.failed, reader.synchronized], timeout=60_000):
        reader.run(lambda history: history.count(ALL), lambda _count: None)
    history = MatchHistory(tmp_path)
    assert history.count(ALL) == 3
    history.close()


def test_a_newer_database_is_reported(tmp_path: Path, reader: HistoryReader, qtbot: QtBot) -> None:
    fill(tmp_path, 1)
    history = MatchHistory(tmp_path)
    history.connection.execute("PRAGMA user_version = 99")
    history.close()
    with qtbot.waitSignal(reader.failed) as signal:
        reader.run(lambda history: history.count(ALL), lambda _count: None)
    assert "newer version" in signal.args[0]
    with qtbot.waitSignal(reader.failed):
        reader.synchronize()


def test_closing_waits_once_for_a_program_that_was_stopped(
    tmp_path: Path, reader: HistoryReader, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was stopped while it wrote, so the database stays locked."""
    monkeypatch.setattr(database, "BUSY_SECONDS", 0.0)
    fill(tmp_path, 1)
    failures: list[str] = []
    jobs: list[str] = []
    reader.failed.connect(failures.append, Qt.ConnectionType.DirectConnection)
    is_finishing = Event()
    wait_for_done = QThreadPool.waitForDone

    def wait(pool: QThreadPool) -> bool:
        is_finishing.set()
        return wait_for_done(pool)

    monkeypatch.setattr(QThreadPool, "waitForDone", wait)
    with closing(sqlite3.connect(database_of(tmp_path), isolation_level=None)) as stopped:
        stopped.execute("BEGIN IMMEDIATE")
        reader.run_without_history(lambda: is_finishing.wait(30))
        for number in range(3):
            reader.run(lambda history: history.remove("0" * 32), lambda _result: None)
            reader.run_without_history(partial(jobs.append, f"file {number}"))
        reader.finish()
    assert len(failures) == 1
    assert "in use by another program" in failures[0]
    assert jobs == ["file 0", "file 1", "file 2"]


# --- long queries ------------------------------------------------------------------------------


def test_a_long_query_answers_others_between_its_steps(reader: HistoryReader, qtbot: QtBot) -> None:
    results: list[str] = []
    is_answered = Event()

    def steps(_history: MatchHistory) -> Generator[None, None, str]:
        while not is_answered.is_set():
            yield
        return "long"

    def answer(_history: MatchHistory) -> str:
        is_answered.set()
        return "short"

    reader.run_in_steps(steps, results.append)
    reader.run(answer, results.append)
    qtbot.waitUntil(lambda: len(results) == 2)
    assert results == ["short", "long"]


@pytest.mark.parametrize("end", [HistoryReader.finish, HistoryReader.close])
def test_a_long_query_ends_after_its_step_when_the_reader_does(
    reader: HistoryReader, end: Callable[[HistoryReader], None]
) -> None:
    """The steps would never end."""
    has_begun, is_closed = Event(), Event()

    def steps(_history: MatchHistory) -> Generator[None, None, None]:
        try:
            while True:
                has_begun.set()
                yield
        finally:
            is_closed.set()

    reader.run_in_steps(steps, lambda _result: None)
    assert has_begun.wait(10)
    end(reader)
    assert is_closed.is_set()


def test_a_long_query_that_fails_is_reported(reader: HistoryReader, qtbot: QtBot) -> None:
    def steps(_history: MatchHistory) -> Generator[None, None, None]:
        yield
        raise StorageError(Path("x"), "It failed.")

    with qtbot.waitSignal(reader.failed) as signal:
        reader.run_in_steps(steps, lambda _result: None)
    assert signal.args == ["It failed."]
