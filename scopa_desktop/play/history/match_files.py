"""The folder of the played matches: a record file for each match, and beside it its note.

The note is written first, so a record without a note was put there by an older version or by hand,
and a note without a record has no meaning. Deleted matches lie in a folder of their own until they
are cleared, so that a deletion can be undone; so do copies of what an import has replaced.
"""

import itertools
import logging
import os
import re
from collections.abc import Container, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import datetime, timedelta, timezone
from pathlib import Path
from typing import Final, NamedTuple

from scopa_desktop import __version__
from scopa_desktop.play.history.match_facts import MatchFacts, facts_of
from scopa_desktop.play.history.match_note import (
    Ending,
    MatchNote,
    NoteError,
    Origin,
    imported_match_id,
    parse_note,
)
from scopa_desktop.play.storage.files import (
    StorageError,
    as_file_name,
    clear_unfinished_in,
    errors_about,
    is_missing,
    read_bounded,
    sentence_for,
    write_atomically,
)
from scopa_desktop.play.storage.saves import SUFFIX, read_record_file, unplayable
from scopa_desktop.rules.messages import TextError
from scopa_desktop.rules.record import Record, write_record

NOTE_SUFFIX: Final = ".json"
_DELETED: Final = "deleted"
_LARGEST_NOTE: Final = 64 * 1024
_KEEP_DELETED: Final = timedelta(days=30)
_TIME_IN_NAME: Final = re.compile(r"(\d{4}-\d\d-\d\d \d\d\.\d\d\.\d\d)\b")
_TIME_FORMAT: Final = "%Y-%m-%d %H.%M.%S"

_log = logging.getLogger(__name__)


class StoredMatch(NamedTuple):
    """A match of the folder."""

    file: str
    """The name of its record file."""
    note: MatchNote
    facts: MatchFacts
    has_note: bool = True
    """Whether the note was read from a file."""


class MatchFiles:
    """The record files and notes of a folder."""

    def __init__(self, folder: Path) -> None:
        """The files of `folder`, which is created when something is written."""
        self.folder = folder
        self._deleted = folder / _DELETED

    def path(self, file: str) -> Path:
        """The path of a record file."""
        return self.folder / file

    def names(self) -> set[str]:
        """The names of all record files; raises `StorageError` if the folder cannot be read.

        Old temporary files of killed processes are removed.
        """
        try:
            # Twice as fast as making an object of each.
            names = os.listdir(self.folder)  # noqa: PTH208
        except FileNotFoundError:
            return set()
        except OSError as error:
            raise StorageError(self.folder, sentence_for(self.folder, error)) from error
        if any(name[0] == "." for name in names):
            clear_unfinished_in(self.folder)
        return {name for name in names if name.endswith(SUFFIX) and name[0] != "."}

    def free_name(self, record: Record, began: datetime, reserved: Container[str] = ()) -> str:
        """A name for the record of a match that began at a time.

        No record or note has it, deleted ones included, so that nothing is overwritten; nor is it
        one of the `reserved` names.
        """
        name = f"{began.astimezone():{_TIME_FORMAT}} {as_file_name(record.variant.title)}"
        number = 1
        while True:
            file = f"{name}{'' if number == 1 else f' {number}'}{SUFFIX}"
            if file not in reserved and not self._is_taken(file):
                return file
            number += 1

    def _is_taken(self, file: str) -> bool:
        return _exist(self.folder, file) or _exist(self._deleted, file)

    def exists(self, file: str) -> bool:
        """Whether there is a record file with this name."""
        return os.path.lexists(self.folder / file)

    def stamp(self, file: str) -> str:
        """Changes when the record file does, or when another version of the program reads it."""
        try:
            status = (self.folder / file).stat()
        except OSError:
            return ""
        return f"{status.st_size} {status.st_mtime_ns} {__version__}"

    def write(self, file: str, record: Record, note: MatchNote) -> None:
        """Write the note and then the record; raises `StorageError` with a sentence."""
        self.write_note(file, note)
        self._write(file, write_record(record))

    def write_note(self, file: str, note: MatchNote) -> None:
        """Write the note of a record file; raises `StorageError` with a sentence."""
        self._write(_note_name(file), note.to_text())

    def _write(self, name: str, text: str) -> None:
        # `names` clears the folder, which may be large.
        write_atomically(self.folder / name, text, clears_unfinished=False)

    def read(self, file: str) -> StoredMatch:
        """The match of a record file; raises `StorageError` with a sentence if it is none."""
        # The note leaves after the record and arrives before it. Only if it is missing both before
        # and after the record is read, no other process has moved them meanwhile.
        note = self.note(file)
        record = read_record_file(self.folder / file)
        note = note or self.note(file)
        try:
            facts = facts_of(record)
        except TextError as error:
            raise unplayable(self.folder / file, error) from None
        has_note = note is not None
        note = note or note_of_record(facts, time_of_file(self.folder / file))
        return StoredMatch(file, with_ending_of(facts, note), facts, has_note)

    def record(self, file: str) -> Record:
        """The record of a file; raises `StorageError` with a sentence."""
        return read_record_file(self.folder / file)

    def delete(self, file: str) -> None:
        """Move a match to the deleted ones; raises `StorageError` with a sentence.

        A deleted match of the same name is kept under another one.
        """
        if self.exists(file) and os.path.lexists(self._deleted / file):
            self._make_room(file)
        _move(self.folder, self._deleted, [file, _note_name(file)])

    def restore(self, file: str) -> None:
        """Move a deleted match back; raises `StorageError` with a sentence.

        Nothing happens if a match of this name is there already.
        """
        if not self.exists(file):
            _move(self._deleted, self.folder, [_note_name(file), file])

    def discard(self, file: str) -> None:
        """Remove the files of a match that could not be entered; errors are ignored."""
        for name in (file, _note_name(file)):
            with suppress(OSError):
                (self.folder / name).unlink()

    def keep_copy(self, file: str) -> None:
        """Copy the files of a match, which are about to be replaced, to the deleted ones.

        Raises `StorageError` with a sentence.
        """
        copy = self._free_deleted_name(file)
        for name, copy_name in ((_note_name(file), _note_name(copy)), (file, copy)):
            path = self.folder / name
            if path.exists():
                with errors_about(path):
                    content = path.read_bytes()
                write_atomically(self._deleted / copy_name, content, clears_unfinished=False)

    def _free_deleted_name(self, file: str) -> str:
        """A numbered name that no deleted match has."""
        stem = file.removesuffix(SUFFIX)
        names = (f"{stem} ({number}){SUFFIX}" for number in itertools.count(2))
        return next(name for name in names if not _exist(self._deleted, name))

    def _make_room(self, file: str) -> None:
        """Rename a deleted match whose name another one is about to take."""
        other = self._free_deleted_name(file)
        with errors_about(self._deleted / file):
            (self._deleted / file).replace(self._deleted / other)
            with suppress(FileNotFoundError):
                (self._deleted / _note_name(file)).replace(self._deleted / _note_name(other))

    def clear(self, now: datetime) -> None:
        """Remove what was deleted more than 30 days ago; errors are ignored."""
        for path in self._old_deleted(now):
            with suppress(OSError):
                path.unlink()

    def _old_deleted(self, now: datetime) -> Iterator[Path]:
        before = (now - _KEEP_DELETED).timestamp()
        with suppress(OSError):
            for path in list(self._deleted.iterdir()):
                with suppress(OSError):
                    if path.suffix in (SUFFIX, NOTE_SUFFIX) and path.stat().st_ctime < before:
                        yield path

    def _note_path(self, file: str) -> Path:
        return self.folder / _note_name(file)

    def note(self, file: str) -> MatchNote | None:
        """The note of a record file; None if it has none, or an unusable one.

        Raises `StorageError` with a sentence if it cannot be read.
        """
        path = self._note_path(file)
        try:
            return parse_note(read_bounded(path, _LARGEST_NOTE))
        except NoteError as error:
            _log.warning("“%s” is not a note: %s", path.name, error)
        except StorageError as error:
            if not is_missing(error):
                raise
        return None


def ending_of(facts: MatchFacts) -> Ending:
    """How a match ended that is not on the table."""
    if facts.is_ended_by_agreement:
        return Ending.AGREED
    return Ending.ABANDONED if facts.winner is None else Ending.FINISHED


def with_ending_of(facts: MatchFacts, note: MatchNote) -> MatchNote:
    """The note with the ending that the record has.

    A process that is killed while it writes a match again leaves its new note with its old record.
    """
    ending = ending_of(facts)
    return note if note.ending is ending else replace(note, ending=ending)


def note_of_record(facts: MatchFacts, ended: datetime) -> MatchNote:
    """The note of a match that was played elsewhere, or before there was a history."""
    return MatchNote(
        id=imported_match_id(facts.digest),
        began=ended,
        ended=ended,
        ending=ending_of(facts),
        origin=Origin.IMPORTED,
    )


def time_of_file(path: Path) -> datetime:
    """When a record was saved: the time in its name, or that of the file."""
    if written := _TIME_IN_NAME.match(path.name):
        with suppress(ValueError):
            return datetime.strptime(written[1], _TIME_FORMAT).astimezone(timezone.utc)
    try:
        seconds = path.stat().st_mtime
    except OSError:
        seconds = 0.0
    return datetime.fromtimestamp(int(seconds), timezone.utc)


def _exist(folder: Path, file: str) -> bool:
    """Whether there is a record file with this name, or the note of one."""
    return any(os.path.lexists(folder / name) for name in (file, _note_name(file)))


def _note_name(file: str) -> str:
    return f"{file.removesuffix(SUFFIX)}{NOTE_SUFFIX}"


def _move(source: Path, target: Path, names: Sequence[str]) -> None:
    """Move a record and its note, as far as they exist.

    The record is the first to leave and the last to arrive, so that it is never seen without its
    note.
    """
    for name in names:
        with errors_about(source / name):
            target.mkdir(parents=True, exist_ok=True)
            with suppress(FileNotFoundError):
                (source / name).replace(target / name)
