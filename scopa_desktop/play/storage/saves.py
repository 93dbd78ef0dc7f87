"""Match files: the running match, saved after every move, and records saved by the player.

All are record files (see `rules/RECORD.md`).
"""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import repeat
from pathlib import Path
from threading import Lock

from PySide6.QtCore import QCoreApplication, QObject, Qt, QThreadPool, QTimer, Signal

from scopa_desktop.ai.fault_hook import report_fault
from scopa_desktop.ai.levels import LEVELS, find_level
from scopa_desktop.play.session.session import Session
from scopa_desktop.play.storage.fault_file import fault_sentence_about
from scopa_desktop.play.storage.files import (
    StorageError,
    is_missing,
    read_bounded,
    set_aside,
    set_aside_if_present,
    write_atomically,
)
from scopa_desktop.play.storage.running_file import RunningFile, whole_lines
from scopa_desktop.play.translation import translated
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.messages import (
    QT_TRANSLATE_NOOP,
    RecordError,
    Sentence,
    TextError,
    with_reason,
)
from scopa_desktop.rules.record import MAX_RECORD_CHARACTERS, Record, read_record, write_record
from scopa_desktop.rules.table_events import PlayerChanged

SUFFIX = ".scopa"
MATCHES = "matches"
"""The folder of the played matches, inside the data folder."""
_MAX_BYTES_PER_CHARACTER = 4

translate = QCoreApplication.translate


def open_match(path: Path) -> Match:
    """The match of a record file.

    Raises `StorageError` with a sentence if the file cannot be read or is not a valid record.
    """
    return _open(path)


def _open(path: Path, repair: Callable[[bytes], bytes] | None = None) -> Match:
    text = read_bounded(path, MAX_RECORD_CHARACTERS * _MAX_BYTES_PER_CHARACTER, repair)
    try:
        record = read_record(text)
        check_levels(record)
        return Match.replayed(record)
    except TextError as error:
        raise unplayable(path, error) from None


def read_record_file(path: Path) -> Record:
    """The record in a file, with any players; its moves are not checked.

    Raises `StorageError` with a sentence if the file cannot be read or is not a record.
    """
    text = read_bounded(path, MAX_RECORD_CHARACTERS * _MAX_BYTES_PER_CHARACTER)
    try:
        return read_record(text)
    except TextError as error:
        raise unplayable(path, error) from None


def unplayable(path: Path, error: TextError) -> StorageError:
    """The error that the record in a file cannot be read or replayed."""
    sentence = translate("Saves", "“{path}” is not a match that can be played: {reason}.")
    reason = translated(error.sentence)
    return StorageError(path, with_reason(sentence, reason, path=str(path)))


def check_levels(record: Record) -> None:
    """Raise `RecordError` unless all computer players of a record have levels of this version."""
    seated = [each.event.player for each in record.events if isinstance(each.event, PlayerChanged)]
    for player in (*record.players, *seated):
        if not player.is_person and find_level(player.level) is None:
            text = QT_TRANSLATE_NOOP("rules", "there is no level {level}; the levels: {levels}")
            level, levels = repr(player.level[:40]), ", ".join(LEVELS)
            raise RecordError(Sentence(text, level=level, levels=levels))


def save_record(path: Path, record: Record) -> None:
    """Write a record file in a place that the user chose; raises `StorageError` with a sentence."""
    write_atomically(path, write_record(record), is_export=True)


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
        """Whether the match is saved at all."""
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
            return _open(self._path, whole_lines)
        except StorageError as error:
            if is_missing(error):
                return None
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
