"""`HistoryReader`: runs queries of the history in a thread, so that the window never waits."""

import logging
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from time import monotonic, sleep
from typing import Any, Final, NamedTuple, TypeVar

from PySide6.QtCore import QObject, Qt, QThreadPool, Signal
from shiboken6 import isValid

from scopa_desktop.play.history.match_history import MatchHistory, Progress
from scopa_desktop.play.history.match_note import Owner
from scopa_desktop.play.storage.database import BusyDatabaseError
from scopa_desktop.play.storage.files import StorageError

_STEP_SECONDS: Final = 0.05
"""How long files are entered between two queries."""
_PAUSE_SECONDS: Final = 0.02
"""The pause after that, in which the window's thread has the interpreter for itself."""

_log = logging.getLogger(__name__)

_Result = TypeVar("_Result")


class HistoryReader(QObject):
    """Runs functions with the history of a data folder, one after another, in one thread.

    Results are delivered in the thread of this object. After `close`, nothing is delivered. An
    exception other than a `StorageError` goes to `sys.excepthook`, and the thread goes on.

    If the database turns out to be damaged, `failed` says so, the query is answered by a new one,
    and this is filled from the record files between further queries.
    """

    failed = Signal(str)
    """A query failed, or a damaged database was renamed; emitted with a sentence for the player."""
    left_out = Signal(str)
    """A record file or its note is unusable; emitted with a sentence for the player."""
    progressed = Signal(int, int)
    """Record files are entered: how many have been, and how many there are."""
    synchronized = Signal(int)
    """The database agrees with the record files; emitted with the number of new matches."""

    _done = Signal(object, object)

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        """The history of the data folder; it is opened by the first query."""
        super().__init__(parent)
        self.owner: Owner | None = None
        """Whose matches the records without a note are, if they have one of his names."""
        self._folder = folder
        self._history: MatchHistory | None = None
        self._steps: Iterator[Progress] | None = None
        """What remains to be entered."""
        self._new_matches = 0
        self._is_busy = False
        """Whether the last query failed because another program keeps the database locked."""
        self._is_finishing = False
        self._is_closed = False
        self._thread = QThreadPool(self)
        self._thread.setMaxThreadCount(1)
        # The connection belongs to the thread.
        self._thread.setExpiryTimeout(-1)
        self._done.connect(self._deliver, Qt.ConnectionType.QueuedConnection)

    def run(
        self,
        query: Callable[[MatchHistory], _Result],
        on_result: Callable[[_Result], object],
        receiver: QObject | None = None,
    ) -> None:
        """Run a query in the thread, and pass its result to a function in this thread.

        A `StorageError` of the query is reported by `failed` instead. If `receiver` has been
        deleted meanwhile, such as a closed window, the function is not called; without one, the
        object whose method the function is counts.
        """
        delivery = _delivery_to(on_result, receiver)
        self._thread.start(lambda: self._run(query, delivery))

    def run_in_steps(
        self,
        steps: Callable[[MatchHistory], Generator[object, None, _Result]],
        on_result: Callable[[_Result], object],
        receiver: QObject | None = None,
    ) -> None:
        """Run a long query in steps, between which others are answered.

        What the generator returns is passed on as by `run`. It is closed after its current step
        when this reader is finished or closed.
        """
        delivery = _delivery_to(on_result, receiver)
        self._thread.start(lambda: self._begin_steps(steps, delivery))

    def run_without_history(
        self,
        job: Callable[[], _Result],
        on_result: Callable[[_Result], object] | None = None,
        receiver: QObject | None = None,
    ) -> None:
        """Run a function in the thread in its turn, even if the history cannot be opened.

        Its result is passed on as by `run`. A `StorageError` is reported by `failed`.
        """
        delivery = None if on_result is None else _delivery_to(on_result, receiver)
        self._thread.start(lambda: self._run_job(job, delivery))

    def synchronize(self) -> None:
        """Enter the record files that are not in the database yet, between the queries."""
        self._thread.start(lambda: self._begin(MatchHistory.synchronize))

    def rebuild(self) -> None:
        """Rebuild the rows of all matches from their files, between the queries."""
        self._thread.start(lambda: self._begin(MatchHistory.rebuild))

    def finish(self) -> None:
        """Run the queries that wait, without entering further files, and close the database.

        If another program keeps the database locked, only one of them waits for it. What they
        would have written is entered from the files at the next start.
        """
        self._is_finishing = True
        self._thread.start(self._close_history)
        self._thread.waitForDone()
        self._is_closed = True

    def close(self) -> None:
        """Wait for the query that runs, and close the database."""
        self._is_closed = True
        self._thread.start(self._close_history)
        self._thread.waitForDone()

    def _run(self, query: Callable[[MatchHistory], _Result], delivery: "_Delivery") -> None:
        if self._is_closed or (self._is_finishing and self._is_busy):
            return
        try:
            result = self._opened().run(query)
        except StorageError as error:
            self._is_busy = isinstance(error, BusyDatabaseError)
            self.failed.emit(error.sentence)
        else:
            self._is_busy = False
            self._done.emit(delivery, result)
        self._report_renewal()

    def _begin_steps(
        self,
        steps: Callable[[MatchHistory], Generator[object, None, _Result]],
        delivery: "_Delivery",
    ) -> None:
        if self._is_closed:
            return
        try:
            self._continue_steps(steps(self._opened()), delivery)
        except StorageError as error:
            self.failed.emit(error.sentence)

    def _continue_steps(
        self, steps: Generator[object, None, _Result], delivery: "_Delivery"
    ) -> None:
        """Run some steps of a query, and go on after the queries that wait."""
        until = monotonic() + _STEP_SECONDS
        try:
            while monotonic() < until:
                if self._is_closed or self._is_finishing:
                    steps.close()
                    return
                next(steps)
        except StopIteration as end:
            self._done.emit(delivery, end.value)
            self._report_renewal()
        except StorageError as error:
            self.failed.emit(error.sentence)
        else:
            self._thread.start(lambda: self._continue_steps(steps, delivery))
            sleep(_PAUSE_SECONDS)

    def _run_job(self, job: Callable[[], object], delivery: "_Delivery | None") -> None:
        if self._is_closed:
            return
        try:
            result = job()
        except StorageError as error:
            self.failed.emit(error.sentence)
        else:
            if delivery is not None:
                self._done.emit(delivery, result)

    def _opened(self) -> MatchHistory:
        if self._history is None:
            self._history = MatchHistory(self._folder)
        return self._history

    def _report_renewal(self) -> None:
        """Report that the database was rebuilt, and begin to fill it."""
        history = self._history
        if history is None:
            return
        if history.problem:
            self.failed.emit(history.problem)
            history.problem = ""
        if history.must_synchronize and self._steps is None:
            self._begin(MatchHistory.synchronize)

    def _begin(self, steps: Callable[[MatchHistory, Owner | None], Iterator[Progress]]) -> None:
        if self._is_closed:
            return
        try:
            is_new = self._steps is None
            self._steps = steps(self._opened(), self.owner)
        except StorageError as error:
            self.failed.emit(error.sentence)
            return
        if is_new:
            self._new_matches = 0
            self._thread.start(self._go_on)

    def _go_on(self) -> None:
        """Enter some files, and go on after the queries that wait."""
        if self._is_closed or self._is_finishing or self._steps is None:
            return
        until = monotonic() + _STEP_SECONDS
        try:
            for progress in self._steps:
                self._new_matches += progress.is_new and not progress.problem
                if sentence := progress.problem or progress.notice:
                    _log.warning("%s", sentence)
                    self.left_out.emit(sentence)
                if monotonic() >= until:
                    self.progressed.emit(progress.done, progress.total)
                    self._thread.start(self._go_on)
                    sleep(_PAUSE_SECONDS)
                    return
        except StorageError as error:
            self._steps = None
            self.failed.emit(error.sentence)
            return
        except Exception:
            # Files can be entered again.
            self._steps = None
            raise
        self._steps = None
        self.synchronized.emit(self._new_matches)
        self._report_renewal()

    def _close_history(self) -> None:
        self._steps = None
        if self._history is not None:
            self._history.close()
            self._history = None

    def _deliver(self, delivery: "_Delivery", result: object) -> None:
        receiver = delivery.receiver
        if not self._is_closed and (receiver is None or isValid(receiver)):
            delivery.on_result(result)


def _delivery_to(on_result: Callable[[Any], object], receiver: QObject | None) -> "_Delivery":
    """Where a result goes; the receiver is the object whose method the function is, by default."""
    if receiver is None:
        owner = getattr(on_result, "__self__", None)
        receiver = owner if isinstance(owner, QObject) else None
    return _Delivery(on_result, receiver)


class _Delivery(NamedTuple):
    """Where the result of a query goes."""

    on_result: Callable[[Any], object]
    receiver: QObject | None
    """The object that must still exist; None if there is none."""
