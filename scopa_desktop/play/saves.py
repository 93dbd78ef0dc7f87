"""Matches on the disk: the running one, kept after every move, and the records a player saves.

All of them are record files (see `rules/RECORD.md`).
"""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import repeat
from pathlib import Path
from threading import Lock

from PySide6.QtCore import QCoreApplication, QObject, Qt, QThreadPool, QTimer, Signal

from scopa_desktop.ai.levels import LEVELS, find_level
from scopa_desktop.play.running_file import RunningFile, whole_lines
from scopa_desktop.play.session import Session
from scopa_desktop.play.storage import (
    StorageError,
    is_missing,
    read_bounded,
    set_aside,
    set_aside_if_present,
    write_atomically,
)
from scopa_desktop.play.translation import translated
from scopa_desktop.rules.i18n import QT_TRANSLATE_NOOP
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.messages import RecordError, Sentence, TextError
from scopa_desktop.rules.record import (
    MAX_RECORD_CHARACTERS,
    PERSON,
    Record,
    read_record,
    write_record,
)

SUFFIX = ".scopa"
_BYTES_A_CHARACTER = 4

translate = QCoreApplication.translate


def open_match(path: Path) -> Match:
    """The match of a record file.

    Raises `StorageError` with a sentence when the file cannot be read or is no sound record.
    """
    return _open(path)


def _open(path: Path, repair: Callable[[bytes], bytes] | None = None) -> Match:
    text = read_bounded(path, MAX_RECORD_CHARACTERS * _BYTES_A_CHARACTER, repair)
    try:
        record = read_record(text)
        _check_players(record)
        return Match.replayed(record)
    except TextError as wrong:
        sentence = translate("Saves", "“{path}” is not a match that can be played: {reason}.")
        reason = translated(wrong.sentence)
        raise StorageError(path, sentence.format(path=path, reason=reason)) from None


def _check_players(record: Record) -> None:
    """Only the person at this window plays, in the first seat; all others are computer players."""
    own, *others = record.players
    if own.level != PERSON:
        told = QT_TRANSLATE_NOOP("rules", "a computer plays in seat 1, where you sit")
        raise RecordError(Sentence(told))
    for seat, player in enumerate(others, 2):
        if player.level == PERSON:
            told = QT_TRANSLATE_NOOP(
                "rules", "a person plays in seat {seat}, and this window has but one"
            )
            raise RecordError(Sentence(told, seat=seat))
        if find_level(player.level) is None:
            told = QT_TRANSLATE_NOOP("rules", "there is no level {level}; the levels: {levels}")
            written, levels = repr(player.level[:40]), ", ".join(LEVELS)
            raise RecordError(Sentence(told, level=written, levels=levels))


def save_record(path: Path, record: Record) -> None:
    """Write a record file; raises `StorageError` with a sentence."""
    write_atomically(path, write_record(record))


class RunningMatch(QObject):
    """The match on the table, on the disk after every move.

    Writing happens in a thread of its own, in order, so that a slow disk never holds up the cards.
    What could not be written is tried again: after a while, with the next move, and at the end.
    """

    failed = Signal(str)
    """A sentence for the player, once until writing works again."""
    recovered = Signal()
    """Writing works again, and everything is on the disk."""
    written = Signal(object)
    """The `Record` that is on the disk now. Emitted in the thread that writes."""

    _ended = Signal(bool)

    def __init__(
        self, folder: Path, parent: QObject | None = None, *, may_write: bool = True
    ) -> None:
        """The running match of a folder.

        `may_write` is False where the folder's match belongs to another program, or might: then
        nothing is written, moved or set aside here.
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
        self._first: list[Callable[[], object]] = []
        self._error = ""
        self._is_closed = False
        self._delays_ms = _delays()
        self._retry = QTimer(self, singleShot=True)
        self._retry.timeout.connect(self._start_writing)
        self._ended.connect(self._plan_retry, Qt.ConnectionType.QueuedConnection)

    @property
    def may_write(self) -> bool:
        """Whether the match is written to the disk at all."""
        return self._may_write

    def follow(self, session: Session) -> None:
        """Keep the match of a session from now on."""

        def keep() -> None:
            self.keep(session.record)

        session.events_occurred.connect(keep)
        session.replaced.connect(keep)

    def load(self) -> Match | None:
        """The match that was running; None when there is none.

        Raises `StorageError` with a sentence when the file is of no use; it has been set aside. If
        that is not possible, nothing is written over it: it is set aside before the next writing.
        """
        try:
            return _open(self._path, whole_lines)
        except StorageError as wrong:
            if is_missing(wrong):
                return None
            if not self._may_write:
                raise
            raise self._set_aside(wrong) from None

    def first(self, job: Callable[[], object]) -> None:
        """Have something done before the running match is written again.

        `job` raises `StorageError` when it cannot be done yet, and is tried again.
        """
        with self._lock:
            self._first.append(job)

    def keep(self, record: Record) -> None:
        """Put the match on the disk, soon."""
        if self._may_write:
            with self._lock:
                self._newest = record
            self._start_writing()

    @property
    def is_saved(self) -> bool:
        """Whether nothing is left to be written."""
        with self._lock:
            return self._newest is self._saved and not self._first

    def finish(self) -> str | None:
        """Wait until everything is written, and try once more what failed.

        Returns the sentence that says why something is not on the disk; None when all of it is.
        """
        self._writer.waitForDone()
        if not self.is_saved:
            self._write_newest()
        return None if self.is_saved else self._error

    def close(self) -> None:
        """Wait until everything is written that can be, and try nothing afterwards."""
        self._is_closed = True
        self._retry.stop()
        self.finish()

    def _start_writing(self) -> None:
        self._writer.start(self._write_newest)

    def _write_newest(self) -> None:
        """Write the newest; on a slow disk those before it are skipped."""
        with self._lock:
            newest = self._newest
        if self.is_saved:
            return
        try:
            self._do_first()
            if newest is not None:
                self._file.write(newest)
        except StorageError as wrong:
            was_working, self._error = not self._error, wrong.sentence
            if was_working:
                self.failed.emit(wrong.sentence)
            self._ended.emit(False)
            return
        with self._lock:
            self._saved = newest
        self.written.emit(newest)
        if self._error:
            self._error = ""
            self.recovered.emit()
            self._ended.emit(True)

    def _do_first(self) -> None:
        while self._first:
            self._first[0]()
            with self._lock:
                del self._first[0]

    def _plan_retry(self, is_saved: bool) -> None:
        if is_saved:
            self._delays_ms = _delays()
            self._retry.stop()
        elif not (self._is_closed or self._retry.isActive()):
            self._retry.start(next(self._delays_ms))

    def _set_aside(self, wrong: StorageError) -> StorageError:
        """Keep the file that is of no use under another name; the error that says so."""
        try:
            aside = set_aside(self._path, wrong.sentence)
        except StorageError as also_wrong:
            self.first(partial(set_aside_if_present, self._path, wrong.sentence))
            return also_wrong
        sentence = translate("Saves", "{reason} It was kept as “{aside}”.")
        return StorageError(self._path, sentence.format(reason=wrong.sentence, aside=aside))


def _delays() -> Iterator[int]:
    """How long to wait before each further attempt at writing, in milliseconds."""
    yield from (1_000, 2_000, 5_000, 10_000)
    yield from repeat(30_000)
