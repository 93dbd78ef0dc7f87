"""`MatchSaver`: saves the match on the table after every move, and matches that have ended."""

from collections.abc import Iterator
from functools import partial
from itertools import repeat
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Qt, QThreadPool, QTimer, Signal

from scopa_desktop.ai.fault_hook import report_fault
from scopa_desktop.play.matches.match_note import Ending, MatchNote
from scopa_desktop.play.recording.saved_match import SavedMatch, enter, forget
from scopa_desktop.play.storage.database import Database
from scopa_desktop.play.storage.fault_file import fault_sentence_about
from scopa_desktop.play.storage.files import StorageError
from scopa_desktop.rules.record import Record

if TYPE_CHECKING:
    import sqlite3

    from scopa_desktop.play.recording.saved_match import SavedMatch


class _Job(NamedTuple):
    """What is to be done with a match."""

    note: MatchNote
    record: Record
    is_kept: bool = True
    """Whether the match is to be saved, and not to be forgotten."""


class MatchSaver(QObject):
    """Saves matches in a thread of its own, so that a slow disk does not delay the animations.

    A match is saved in one transaction, together with what follows from it. Of each match only the
    newest state is saved. A failed transaction is repeated after a delay, with the next state, and
    by `finish`; until then nothing later is saved.
    """

    failed = Signal(str)
    """Saving failed; emitted with a sentence for the player, once until saving works again."""
    recovered = Signal()
    """Saving works again, and everything is saved."""
    saved = Signal(object)
    """A match was saved or forgotten; emitted with its `SavedMatch`, in the thread that saves."""

    replaced = Signal(str)
    """A damaged database was replaced; emitted with a sentence for the player."""

    _ended = Signal(bool)

    def __init__(
        self, folder: Path, parent: QObject | None = None, *, may_write: bool = True
    ) -> None:
        """The saver of a data folder; nothing is written yet.

        `may_write` is False if another process saves, or may save, the running match of the folder;
        only matches that have ended are then saved.
        """
        super().__init__(parent)
        self._may_write = may_write
        self._database = Database(folder)
        self._writer = QThreadPool(self)
        self._writer.setMaxThreadCount(1)
        self._lock = Lock()
        self._jobs: dict[str, _Job] = {}
        """What is not done yet, by the id of the match, in order."""
        self._last: SavedMatch | None = None
        """What was saved last."""
        self._error = ""
        self._is_closed = False
        self._delays_ms = _delays()
        self._retry = QTimer(self)
        self._retry.setSingleShot(True)
        self._retry.timeout.connect(self._start_writing)
        self._ended.connect(self._plan_retry, Qt.ConnectionType.QueuedConnection)

    @property
    def may_write(self) -> bool:
        return self._may_write

    def save(self, note: MatchNote, record: Record) -> None:
        """Save the newest state of a match."""
        if self._may_write or note.ending is not Ending.RUNNING:
            self._add(_Job(note, record))

    def forget(self, note: MatchNote, record: Record) -> None:
        """Remove a match, if it was ever saved."""
        if self._may_write:
            self._add(_Job(note, record, is_kept=False))

    @property
    def is_saved(self) -> bool:
        """Whether nothing is left to be done."""
        with self._lock:
            return not self._jobs

    def finish(self) -> str | None:
        """Wait until everything is saved, and repeat a failed transaction once.

        Returns the sentence that says why something could not be saved; None if all is saved.
        """
        self._writer.waitForDone()
        if not self.is_saved:
            self._start_writing()
            self._writer.waitForDone()
        return None if self.is_saved else self._error

    def close(self) -> None:
        """Save what can be saved, stop repeating, and close the database."""
        self._is_closed = True
        self._retry.stop()
        self.finish()
        self._database.close()

    def _add(self, job: _Job) -> None:
        with self._lock:
            self._jobs[job.note.id] = job
        self._start_writing()

    def _start_writing(self) -> None:
        self._writer.start(self._write)

    def _write(self) -> None:
        """Do what is not done yet, each match in a transaction."""
        with self._lock:
            jobs = list(self._jobs.values())
        for job in jobs:
            try:
                saved = self._database.write(partial(self._do, job))
            except StorageError as error:
                self._fail(error.sentence)
                return
            except Exception as error:
                report_fault(error)
                self._fail(fault_sentence_about(self._database.path))
                return
            with self._lock:
                if self._jobs.get(job.note.id) is job:
                    del self._jobs[job.note.id]
            self._last = saved
            self.saved.emit(saved)
            if self._database.damaged is not None:
                self._database.damaged = None
                self.replaced.emit(self._database.problem)
        if jobs and self._error:
            self._error = ""
            self.recovered.emit()
            self._ended.emit(True)

    def _do(self, job: _Job, connection: "sqlite3.Connection") -> "SavedMatch":
        if job.is_kept:
            return enter(connection, job.note, job.record, self._last)
        return forget(connection, job.note, job.record)

    def _fail(self, sentence: str) -> None:
        was_working, self._error = not self._error, sentence
        if was_working:
            self.failed.emit(sentence)
        self._ended.emit(False)

    def _plan_retry(self, is_saved: bool) -> None:
        if is_saved:
            self._delays_ms = _delays()
            self._retry.stop()
        elif not (self._is_closed or self._retry.isActive()):
            self._retry.start(next(self._delays_ms))


def _delays() -> Iterator[int]:
    """The delays before repeated transactions, in milliseconds."""
    yield from (1_000, 2_000, 5_000, 10_000)
    yield from repeat(30_000)
