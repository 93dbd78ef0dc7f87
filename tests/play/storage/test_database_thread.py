"""Functions run in a thread with the database, one after another."""

import sqlite3
import weakref
from collections.abc import Generator, Iterator
from functools import partial
from pathlib import Path
from threading import Event, current_thread, main_thread

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from scopa_desktop.play.storage import database_file
from scopa_desktop.play.storage.database import Database
from scopa_desktop.play.storage.database_thread import DatabaseThread
from scopa_desktop.play.storage.files import StorageError
from tests.raising import raising


@pytest.fixture
def thread(tmp_path: Path, qtbot: QtBot) -> Iterator[DatabaseThread]:
    """The database of `tmp_path`, closed in the end."""
    thread = DatabaseThread(tmp_path)
    yield thread
    thread.close()


def add_badge(connection: sqlite3.Connection, name: str = "first_win") -> None:
    connection.execute("INSERT INTO badge VALUES ('p', ?, 'm', 1)", (name,))


def badges(connection: sqlite3.Connection) -> list[str]:
    return [name for (name,) in connection.execute("SELECT badge FROM badge ORDER BY badge")]


def test_results_arrive_in_order_in_the_thread_of_the_window(
    thread: DatabaseThread, qtbot: QtBot
) -> None:
    results: list[object] = []
    threads: list[object] = []
    thread.write(add_badge, lambda _: threads.append(current_thread()))
    thread.read(badges, results.append)
    thread.run(lambda _database: current_thread() is main_thread(), results.append)
    qtbot.waitUntil(lambda: len(results) == 2)
    assert results == [["first_win"], False]
    assert threads == [main_thread()]


def test_a_failed_query_is_reported(thread: DatabaseThread, qtbot: QtBot) -> None:
    with qtbot.waitSignal(thread.failed) as signal:
        thread.read(
            lambda connection: connection.execute("SELECT nothing FROM nowhere"),
            lambda _result: pytest.fail("there is no result"),
        )
    assert "cannot be used" in signal.args[0]


def test_an_exception_ends_only_its_own_function(
    thread: DatabaseThread, qtbot: QtBot, faults: list[str]
) -> None:
    results: list[object] = []
    thread.read(raising(LookupError("in the thread")), results.append)
    thread.read(badges, results.append)
    qtbot.waitUntil(lambda: results == [[]])
    assert faults == ["in the thread"]


def test_a_change_that_raises_changes_nothing(
    thread: DatabaseThread, qtbot: QtBot, faults: list[str]
) -> None:
    def change(connection: sqlite3.Connection) -> None:
        add_badge(connection)
        raise LookupError("in the middle")

    results: list[object] = []
    thread.write(change)
    thread.read(badges, results.append)
    qtbot.waitUntil(lambda: results == [[]])
    assert faults == ["in the middle"]


def test_nothing_is_delivered_to_a_closed_window(thread: DatabaseThread, qtbot: QtBot) -> None:
    receiver, results = QObject(), list[object]()
    thread.read(badges, results.append, receiver)
    receiver.deleteLater()
    qtbot.waitUntil(lambda: not receiver.children() or True)
    thread.read(badges, lambda _: results.append("later"))
    qtbot.waitUntil(lambda: "later" in results)
    assert results in (["later"], [[], "later"])


def test_the_last_reference_to_a_window_is_not_that_of_the_other_thread(
    thread: DatabaseThread, qtbot: QtBot
) -> None:
    """Qt would go on with the timers of a widget that is deleted there."""
    window, deleted_in = QObject(), list[object]()
    weakref.finalize(window, lambda: deleted_in.append(current_thread()))

    def fail(_database: Database) -> None:
        raise StorageError(Path("x"), "It failed.")

    with qtbot.waitSignal(thread.failed):
        thread.run(fail, lambda _result: None, window)
        del window
    thread.close()
    assert deleted_in == [main_thread()]


def test_other_functions_run_between_the_steps_of_a_long_one(
    thread: DatabaseThread, qtbot: QtBot
) -> None:
    results: list[object] = []
    may_end = Event()

    def steps(_database: Database) -> Generator[None, None, str]:
        while not may_end.wait(0.01):
            yield
        return "long"

    thread.run_in_steps(steps, results.append)
    thread.read(badges, results.append)
    qtbot.waitUntil(lambda: results == [[]])
    may_end.set()
    qtbot.waitUntil(lambda: results == [[], "long"])


def test_a_long_function_that_fails_is_reported(thread: DatabaseThread, qtbot: QtBot) -> None:
    def steps(_database: Database) -> Generator[None, None, None]:
        yield
        raise StorageError(Path("x"), "It failed.")

    with qtbot.waitSignal(thread.failed) as signal:
        thread.run_in_steps(steps)
    assert signal.args == ["It failed."]


def test_what_waits_is_done_before_the_end_and_a_long_function_is_closed(
    thread: DatabaseThread, tmp_path: Path, qtbot: QtBot
) -> None:
    closed: list[bool] = []
    is_running = Event()

    def steps(_database: Database) -> Generator[None, None, None]:
        try:
            while True:
                is_running.set()
                yield
        finally:
            closed.append(True)

    thread.run_in_steps(steps)
    assert is_running.wait(20)
    for number in range(5):
        thread.write(partial(add_badge, name=f"b{number}"))
    thread.finish()
    assert closed == [True]
    assert Database(tmp_path).read(badges) == [f"b{number}" for number in range(5)]


def test_one_function_alone_waits_for_a_locked_database_at_the_end(
    thread: DatabaseThread, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database_file, "BUSY_SECONDS", 0.05)
    other = Database(tmp_path)
    sentences: list[str] = []
    thread.failed.connect(sentences.append)
    with other.writing():
        for _ in range(3):
            thread.write(add_badge)
        thread.finish()
    qtbot.waitUntil(lambda: bool(sentences))
    assert len(sentences) == 1
    assert "in use" in sentences[0]


def test_a_damaged_database_is_replaced_and_reported(tmp_path: Path, qtbot: QtBot) -> None:
    (tmp_path / database_file.DATABASE).write_bytes(b"no database at all" * 100)
    thread = DatabaseThread(tmp_path)
    sentences: list[str] = []
    thread.failed.connect(sentences.append)
    with qtbot.waitSignal(thread.replaced) as signal:
        thread.read(badges, lambda _: None)
    assert signal.args[0].read_bytes().startswith(b"no database")
    assert "a new one was begun" in sentences[0]
    thread.close()
