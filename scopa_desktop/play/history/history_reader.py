"""`HistoryReader`: runs queries of the history in a thread, so that the window never waits."""

import gc
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from PySide6.QtCore import QObject, Qt, QThreadPool, Signal
from shiboken6 import isValid

from scopa_desktop.play.history.match_history import MatchHistory
from scopa_desktop.play.storage import StorageError

_Result = TypeVar("_Result")


class _CollectionPause:
    """Keeps the cyclic garbage collector off while queries run; used in the main thread only.

    The collector runs in whichever thread allocates, and widgets must not be deleted in another
    thread than the main one.
    """

    def __init__(self) -> None:
        self._queries = 0
        self._was_enabled = False

    def begin(self, queries: int = 1) -> None:
        """Queries are started."""
        if not self._queries:
            self._was_enabled = gc.isenabled()
            gc.disable()
        self._queries += queries

    def end(self, queries: int = 1) -> None:
        """Queries have ended."""
        self._queries -= queries
        if not self._queries and self._was_enabled:
            gc.enable()


_collection_pause = _CollectionPause()


class HistoryReader(QObject):
    """Runs functions with the history of a data folder, one after another, in one thread.

    Results are delivered in the thread of this object. After `close`, nothing is delivered.
    """

    failed = Signal(str)
    """A query failed; emitted with a sentence for the player."""

    _done = Signal(object, object)

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        """The history of the data folder; it is opened by the first query."""
        super().__init__(parent)
        self._folder = folder
        self._history: MatchHistory | None = None
        self._is_closed = False
        self._queries = 0
        """The number of queries whose results were not delivered yet."""
        self._thread = QThreadPool(self)
        self._thread.setMaxThreadCount(1)
        # The connection belongs to the thread.
        self._thread.setExpiryTimeout(-1)
        self._done.connect(self._deliver, Qt.ConnectionType.QueuedConnection)

    def run(
        self, query: Callable[[MatchHistory], _Result], on_result: Callable[[_Result], object]
    ) -> None:
        """Run a query in the thread, and pass its result to a function in this thread.

        A `StorageError` of the query is reported by `failed` instead. If the function is a method
        of a QObject that has been deleted meanwhile, such as a closed window, it is not called.
        """
        if self._is_closed:
            return
        self._queries += 1
        _collection_pause.begin()
        self._thread.start(lambda: self._run(query, on_result))

    def close(self) -> None:
        """Wait for the queries that were started, and close the database."""
        if self._is_closed:
            return
        self._is_closed = True
        self._thread.start(self._close_history)
        self._thread.waitForDone()
        if self._queries:
            _collection_pause.end(self._queries)
            self._queries = 0

    def _run(
        self, query: Callable[[MatchHistory], _Result], on_result: Callable[[_Result], object]
    ) -> None:
        if self._is_closed:
            return
        outcome: tuple[Callable[[Any], object], object] = (_ignore, None)
        try:
            if self._history is None:
                self._history = MatchHistory(self._folder)
            outcome = on_result, query(self._history)
        except StorageError as error:
            outcome = self.failed.emit, error.sentence
        finally:
            self._done.emit(*outcome)

    def _close_history(self) -> None:
        if self._history is not None:
            self._history.close()
            self._history = None

    def _deliver(self, on_result: Callable[[object], object], result: object) -> None:
        if self._is_closed:
            return
        self._queries -= 1
        _collection_pause.end()
        receiver = getattr(on_result, "__self__", None)
        if not (isinstance(receiver, QObject) and not isValid(receiver)):
            on_result(result)


def _ignore(_: object) -> None:
    """The query raised an error that is none of the history; Qt has reported it."""
