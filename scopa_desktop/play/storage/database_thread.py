"""`DatabaseThread`: reads and writes the database in a thread, so that the window never waits."""

import sqlite3
from collections.abc import Callable, Generator
from itertools import count
from pathlib import Path
from time import monotonic, sleep
from typing import Any, Final, NamedTuple, TypeVar

from PySide6.QtCore import QObject, Qt, QThreadPool, Signal
from shiboken6 import isValid

from scopa_desktop.play.storage.database import Database
from scopa_desktop.play.storage.database_file import BusyDatabaseError
from scopa_desktop.play.storage.files import StorageError

_STEP_SECONDS: Final = 0.05
"""How long a job in steps runs between two others."""
_PAUSE_SECONDS: Final = 0.02
"""The pause after that, in which the window's thread has the interpreter for itself."""

_Result = TypeVar("_Result")


class DatabaseThread(QObject):
    """Runs functions with the database of a data folder, one after another, in one thread.

    Results are delivered in the thread of this object. After `close`, nothing is delivered. An
    exception other than a `StorageError` goes to `sys.excepthook`, and the thread goes on.

    The functions, and with them the windows that they belong to, are kept in the thread of this
    object, and the other one knows only their number: if it had the last reference to a window, it
    would delete it, and Qt would go on with the timers of a deleted widget.
    """

    failed = Signal(str)
    """A function failed, or a damaged database was replaced; emitted with a sentence."""
    replaced = Signal(object)
    """A damaged database was replaced; emitted with the `Path` where it is kept."""
    matches_changed = Signal()
    """Matches came or went beside the table, or everything was replaced by a copy; emitted by who
    asked for it."""

    _done = Signal(int, object)
    """The number of a request, and the result."""
    _ended = Signal(int)
    """The number of a request whose functions are no longer needed."""

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        """The database of the data folder; it is opened by the first function."""
        super().__init__(parent)
        self._folder = folder
        self._database: Database | None = None
        self._is_busy = False
        """Whether the last function failed because another program keeps the database locked."""
        self._is_finishing = False
        self._is_closed = False
        self._thread = QThreadPool(self)
        self._thread.setMaxThreadCount(1)
        self._requests: dict[int, _Request] = {}
        """What waits, runs or is to be delivered, by number."""
        self._numbers = count()
        self._done.connect(self._deliver, Qt.ConnectionType.QueuedConnection)
        self._ended.connect(self._forget, Qt.ConnectionType.QueuedConnection)

    def read(
        self,
        query: Callable[[sqlite3.Connection], _Result],
        on_result: Callable[[_Result], object],
        receiver: QObject | None = None,
    ) -> None:
        """Pass the result of a function that reads the database to a function in this thread.

        A `StorageError` is reported by `failed` instead. If `receiver` has been deleted meanwhile,
        such as a closed window, the function is not called; without one, the object whose method
        the function is counts.
        """
        self.run(lambda database: database.read(query), on_result, receiver)

    def write(
        self,
        change: Callable[[sqlite3.Connection], _Result],
        on_result: Callable[[_Result], object] | None = None,
        receiver: QObject | None = None,
    ) -> None:
        """Run a function that changes the database in one transaction; otherwise as `read`."""
        self.run(lambda database: database.write(change), on_result, receiver)

    def run(
        self,
        job: Callable[[Database], _Result],
        on_result: Callable[[_Result], object] | None = None,
        receiver: QObject | None = None,
    ) -> None:
        """Run a function with the database in the thread; otherwise as `read`."""
        number = self._keep(job, on_result, receiver)
        self._thread.start(lambda: self._run(number))

    def run_in_steps(
        self,
        steps: Callable[[Database], Generator[object, None, _Result]],
        on_result: Callable[[_Result], object] | None = None,
        receiver: QObject | None = None,
    ) -> None:
        """Run a long function in steps, between which others are run.

        What the generator returns is passed on as by `read`. It is closed after its current step
        when this object is finished or closed.
        """
        number = self._keep(steps, on_result, receiver)
        self._thread.start(lambda: self._begin_steps(number))

    def finish(self) -> None:
        """Run the functions that wait, and close the database.

        If another program keeps the database locked, only one of them waits for it.
        """
        self._is_finishing = True
        self._thread.waitForDone()
        self.close()

    def close(self) -> None:
        """Wait for the function that runs, and close the database."""
        self._is_closed = True
        self._thread.waitForDone()
        self._requests.clear()
        if self._database is not None:
            self._database.close()
            self._database = None

    def _keep(
        self,
        job: Callable[[Database], object],
        on_result: Callable[[Any], object] | None,
        receiver: QObject | None,
    ) -> int:
        """Keep the functions of a request until it has ended; returns its number.

        The receiver is the object whose method `on_result` is, by default.
        """
        if receiver is None:
            owner = getattr(on_result, "__self__", None)
            receiver = owner if isinstance(owner, QObject) else None
        number = next(self._numbers)
        self._requests[number] = _Request(job, on_result, receiver)
        return number

    def _run(self, number: int) -> None:
        if self._is_closed or (self._is_finishing and self._is_busy):
            return
        try:
            result = self._requests[number].job(self._opened())
        except StorageError as error:
            self._is_busy = isinstance(error, BusyDatabaseError)
            self.failed.emit(error.sentence)
        else:
            self._is_busy = False
            self._done.emit(number, result)
        finally:
            self._ended.emit(number)
        self._report_replacement()

    def _begin_steps(self, number: int) -> None:
        if self._is_closed:
            return
        try:
            steps = self._requests[number].job(self._opened())
        except StorageError as error:
            self.failed.emit(error.sentence)
            self._ended.emit(number)
        else:
            self._continue_steps(steps, number)

    def _continue_steps(self, steps: Generator[object, None, object], number: int) -> None:
        """Run some steps of a function, and go on after the functions that wait."""
        until, is_over = monotonic() + _STEP_SECONDS, True
        try:
            while monotonic() < until:
                if self._is_closed or self._is_finishing:
                    steps.close()
                    return
                next(steps)
            is_over = False
        except StopIteration as end:
            self._done.emit(number, end.value)
        except StorageError as error:
            self.failed.emit(error.sentence)
        finally:
            if is_over:
                self._ended.emit(number)
        if not is_over:
            self._thread.start(lambda: self._continue_steps(steps, number))
            sleep(_PAUSE_SECONDS)
        self._report_replacement()

    def _opened(self) -> Database:
        if self._database is None:
            self._database = Database(self._folder)
        return self._database

    def _report_replacement(self) -> None:
        """Report that a damaged database was replaced."""
        database = self._database
        if database is not None and database.damaged is not None:
            damaged, database.damaged = database.damaged, None
            self.failed.emit(database.problem)
            self.replaced.emit(damaged)

    def _deliver(self, number: int, result: object) -> None:
        if self._is_closed:
            return
        _, on_result, receiver = self._requests[number]
        if on_result is not None and (receiver is None or isValid(receiver)):
            on_result(result)

    def _forget(self, number: int) -> None:
        self._requests.pop(number, None)


class _Request(NamedTuple):
    """A function with the database, and where its result goes."""

    job: Callable[[Database], Any]
    """In steps: it returns the generator."""
    on_result: Callable[[Any], object] | None
    receiver: QObject | None
    """The object that must still exist; None if there is none."""
