"""Matches on the disk: the running one, kept after every move, and the records a player saves.

All of them are record files (see `rules/RECORD.md`).
"""

from pathlib import Path
from threading import Lock

from PySide6.QtCore import QCoreApplication, QObject, QThreadPool, Signal

from scopa_desktop.ai.levels import LEVELS, find_level
from scopa_desktop.play.storage import StorageError, read_bounded, set_aside, write_atomically
from scopa_desktop.play.translation import translated
from scopa_desktop.rules.i18n import QT_TRANSLATE_NOOP
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.messages import RecordError, Sentence, TextError
from scopa_desktop.rules.record import (
    MOST_CHARACTERS,
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
    text = read_bounded(path, MOST_CHARACTERS * _BYTES_A_CHARACTER)
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
    """

    failed = Signal(str)
    """A sentence for the player, once until writing works again."""

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._path = folder / f"running{SUFFIX}"
        self._writer = QThreadPool(self)
        self._writer.setMaxThreadCount(1)
        self._waiting: str | None = None
        self._waiting_lock = Lock()
        self._has_failed = False

    def load(self) -> Match | None:
        """The match that was running; None when there is none.

        Raises `StorageError` with a sentence when the file is of no use; it has been set aside.
        """
        if not self._path.exists():
            return None
        try:
            return open_match(self._path)
        except StorageError as wrong:
            aside = set_aside(self._path, wrong.sentence)
            sentence = translate("Saves", "{reason} It was kept as “{aside}”.")
            raise StorageError(
                self._path, sentence.format(reason=wrong.sentence, aside=aside)
            ) from None

    def keep(self, record: Record) -> None:
        """Put the match on the disk, soon."""
        with self._waiting_lock:
            self._waiting = write_record(record)
        self._writer.start(self._write_waiting)

    def close(self) -> None:
        """Wait until everything is written."""
        self._writer.waitForDone()

    def _write_waiting(self) -> None:
        """Write the newest; on a slow disk those before it are skipped."""
        with self._waiting_lock:
            text, self._waiting = self._waiting, None
        if text is not None:
            self._write(text)

    def _write(self, text: str) -> None:
        try:
            write_atomically(self._path, text)
        except StorageError as wrong:
            if not self._has_failed:
                self._has_failed = True
                self.failed.emit(wrong.sentence)
        else:
            self._has_failed = False
