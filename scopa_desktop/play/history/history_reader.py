"""`HistoryReader`: runs queries of the history in a thread, so that the window never waits."""

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QObject, Qt, QThreadPool, Signal
from shiboken6 import isValid

from scopa_desktop.play.history.match_history import MatchHistory
from scopa_desktop.play.storage import StorageError

_Result = TypeVar("_Result")


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
        self._thread.start(lambda: self._run(query, on_result))

    def close(self) -> None:
        """Wait for the queries that were started, and close the database."""
        self._is_closed = True
        self._thread.start(self._close_history)
        self._thread.waitForDone()

    def _run(
        self, query: Callable[[MatchHistory], _Result], on_result: Callable[[_Result], object]
    ) -> None:
        if self._is_closed:
            return
        try:
            if self._history is None:
                self._history = MatchHistory(self._folder)
            result = query(self._history)
        except StorageError as error:
            self.failed.emit(error.sentence)
        else:
            self._done.emit(on_result, result)

    def _close_history(self) -> None:
        if self._history is not None:
            self._history.close()
            self._history = None

    def _deliver(self, on_result: Callable[[object], object], result: object) -> None:
        receiver = getattr(on_result, "__self__", None)
        is_deleted = isinstance(receiver, QObject) and not isValid(receiver)
        if not (self._is_closed or is_deleted):
            on_result(result)
