"""`RunningMatch`: saves the match on the table after every move."""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import repeat
from pathlib import Path
from threading import Lock

from PySide6.QtCore import QCoreApplication, QObject, Qt, QThreadPool, QTimer, Signal

from scopa_desktop.ai.fault_hook import report_fault
from scopa_desktop.play.session.session import Session
from scopa_desktop.play.storage.fault_file import fault_sentence_about
from scopa_desktop.play.storage.files import (
    MissingFileError,
    StorageError,
    set_aside,
    set_aside_if_present,
)
from scopa_desktop.play.storage.record_files import SUFFIX, open_match
from scopa_desktop.play.storage.running_file import RunningFile, whole_lines
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.record import Record

translate = QCoreApplication.translate


class RunningMatch(QObject):
    """Saves the match on the table after every move.

    A separate thread writes, so that a slow disk does not delay the animations. A failed write is
    repeated after a delay, with the next move, and by `finish`.
    """

    failed = Signal(str)
    """Saving failed; emitted with a sentence for the player, once until saving works again."""
    recovered = Signal()
    """Saving works again, and everything is saved."""
    written = Signal(object)
    """Emitted with the `Record` that was saved, in the thread that writes."""

    _ended = Signal(bool)

    def __init__(
        self, folder: Path, parent: QObject | None = None, *, may_write: bool = True
    ) -> None:
        """The running match of a folder; nothing is read or written yet.

        Args:
            folder: the data folder.
            may_write: False if another process saves, or may save, the match of this folder; no
                file is then written or renamed.
        """
        super().__init__(parent)
        self._path = folder / f"running{SUFFIX}"
        self._may_write = may_write
        self._file = RunningFile(self._path)
        self._writer = QThreadPool(self)
        self._writer.setMaxThreadCount(1)
        self._lock = Lock()
        self._newest: Record | None = None
        self._saved: Record | None = None
        self._jobs: list[Callable[[], object]] = []
        """What must succeed before the file is written again."""
        self._error = ""
        self._is_closed = False
        self._delays_ms = _delays()
        self._retry = QTimer(self, singleShot=True)
        self._retry.timeout.connect(self._start_writing)
        self._ended.connect(self._plan_retry, Qt.ConnectionType.QueuedConnection)

    @property
    def may_write(self) -> bool:
        return self._may_write

    def follow(self, session: Session) -> None:
        """Save the match of a session after every change from now on."""

        def save() -> None:
            self.save(session.record)

        session.events_occurred.connect(save)
        session.table_changed.connect(save)
        session.replaced.connect(save)

    def load(self) -> Match | None:
        """The saved match; None if there is none.

        Raises `StorageError` with a sentence if the file cannot be used; it has been renamed then.
        If that fails too, it is renamed before the next write, and not written until then.
        """
        try:
            return open_match(self._path, whole_lines)
        except MissingFileError:
            return None
        except StorageError as error:
            if not self._may_write:
                raise
            raise self._set_aside(error) from None

    def run_before_writing(self, job: Callable[[], object]) -> None:
        """Call `job` in the writing thread before the file is written again.

        As long as `job` raises `StorageError`, it is repeated and the file is not written.
        """
        with self._lock:
            self._jobs.append(job)

    def save(self, record: Record) -> None:
        """Save a record in the writing thread; earlier records not written yet are skipped."""
        if self._may_write:
            with self._lock:
                self._newest = record
            self._start_writing()

    @property
    def is_saved(self) -> bool:
        """Whether nothing is left to be written."""
        with self._lock:
            return self._newest is self._saved and not self._jobs

    def finish(self) -> str | None:
        """Wait until everything is written, and repeat a failed write once.

        Returns the sentence that says why something could not be saved; None if all is saved.
        """
        self._writer.waitForDone()
        if not self.is_saved:
            self._write_newest()
        return None if self.is_saved else self._error

    def close(self) -> None:
        """Wait until everything is written that can be, and stop repeating failed writes."""
        self._is_closed = True
        self._retry.stop()
        self.finish()

    def _start_writing(self) -> None:
        self._writer.start(self._write_newest)

    def _write_newest(self) -> None:
        """Write the newest record, if it is not written yet."""
        with self._lock:
            newest = self._newest
        if self.is_saved:
            return
        try:
            self._run_jobs()
            if newest is not None:
                self._file.write(newest)
        except StorageError as error:
            self._fail(error.sentence)
            return
        except Exception as error:
            report_fault(error)
            self._fail(fault_sentence_about(self._path))
            return
        with self._lock:
            self._saved = newest
        self.written.emit(newest)
        if self._error:
            self._error = ""
            self.recovered.emit()
            self._ended.emit(True)

    def _fail(self, sentence: str) -> None:
        was_working, self._error = not self._error, sentence
        if was_working:
            self.failed.emit(sentence)
        self._ended.emit(False)

    def _run_jobs(self) -> None:
        while self._jobs:
            self._jobs[0]()
            with self._lock:
                del self._jobs[0]

    def _plan_retry(self, is_saved: bool) -> None:
        if is_saved:
            self._delays_ms = _delays()
            self._retry.stop()
        elif not (self._is_closed or self._retry.isActive()):
            self._retry.start(next(self._delays_ms))

    def _set_aside(self, error: StorageError) -> StorageError:
        """Rename the unusable file; returns an error whose sentence names both."""
        try:
            aside = set_aside(self._path, error.sentence)
        except StorageError as rename_error:
            self.run_before_writing(partial(set_aside_if_present, self._path, error.sentence))
            return rename_error
        sentence = translate("Saves", "{reason} It was kept as “{aside}”.")
        return StorageError(self._path, sentence.format(reason=error.sentence, aside=aside))


def _delays() -> Iterator[int]:
    """The delays before repeated writes, in milliseconds."""
    yield from (1_000, 2_000, 5_000, 10_000)
    yield from repeat(30_000)
