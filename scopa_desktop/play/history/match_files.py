"""The folder of the played matches: a record file for each match, and beside it its note.

The note is written first, so a record without a note was put there by an older version or by hand,
and a note without a record has no meaning. Deleted matches lie in a folder of their own until they
are cleared, so that a deletion can be undone.
"""

import hashlib
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
    PreparedFile,
    StorageError,
    as_file_name,
    clear_unfinished_in,
    errors_about,
    is_missing,
    read_bounded,
    sentence_for,
    synchronize_folder,
    write_atomically,
)
from scopa_desktop.play.storage.saves import SUFFIX, read_record_file, unplayable
from scopa_desktop.rules.messages import TextError
from scopa_desktop.rules.record import Record, write_record

NOTE_SUFFIX: Final = ".json"
_DELETED: Final = "deleted"
_LARGEST_NOTE: Final = 64 * 1024
_DIGEST_BYTES: Final = 16
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


class Listing:
    """The names of the files in a folder, as the system lists them."""

    def __init__(self, names: Sequence[bytes]) -> None:
        self._names = names
        self._joined = b"\0%s\0" % b"\0".join(names)

    @property
    def has_hidden(self) -> bool:
        """Whether a name begins with a full stop."""
        return b"\0." in self._joined

    @property
    def digest(self) -> str:
        """Differs if the names do. The order counts too, which a system seldom changes."""
        return hashlib.blake2b(self._joined, digest_size=_DIGEST_BYTES).hexdigest()

    def records(self) -> set[str]:
        """The names of the record files."""
        suffix = SUFFIX.encode()
        return {
            os.fsdecode(name)
            for name in self._names
            if name.endswith(suffix) and not name.startswith(b".")
        }


class PreparedMatch(NamedTuple):
    """The files of a match that are on the disk, but have no names yet."""

    note: MatchNote
    files: tuple[PreparedFile, PreparedFile]
    """The note and the record."""

    def discard(self) -> None:
        """Remove the files, unless they have their names already."""
        for file in self.files:
            file.discard()


class MatchFiles:
    """The record files and notes of a folder."""

    def __init__(self, folder: Path) -> None:
        """The files of `folder`, which is created when something is written."""
        self.folder = folder
        self._deleted = folder / _DELETED

    def path(self, file: str) -> Path:
        """The path of a record file."""
        return self.folder / file

    def listing(self) -> "Listing":
        """The names in the folder; raises `StorageError` if it cannot be read.

        Old temporary files of killed processes are removed.
        """
        try:
            # Twice as fast as making an object, or a text, of each.
            names = os.listdir(os.fsencode(self.folder))  # noqa: PTH208
        except FileNotFoundError:
            return Listing(())
        except OSError as error:
            raise StorageError(self.folder, sentence_for(self.folder, error)) from error
        listing = Listing(names)
        if listing.has_hidden:
            clear_unfinished_in(self.folder)
        return listing

    def names(self) -> set[str]:
        """The names of all record files; raises `StorageError` like `listing`."""
        return self.listing().records()

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
        return any(
            os.path.lexists(folder / name)
            for folder in (self.folder, self._deleted)
            for name in (file, _note_name(file))
        )

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

    def prepare(self, record: Record, note: MatchNote) -> PreparedMatch:
        """Write both files under temporary names, for `put`; raises `StorageError`."""
        note_file = PreparedFile(self.folder, note.to_text())
        try:
            return PreparedMatch(note, (note_file, PreparedFile(self.folder, write_record(record))))
        except BaseException:
            note_file.discard()
            raise

    def put(self, file: str, match: PreparedMatch) -> None:
        """Give files their names, which must be free; raises `StorageError`.

        They survive a loss of power after `synchronize_folder`.
        """
        note, record = match.files
        note.put(self._note_path(file))
        record.put(self.path(file))

    def synchronize_folder(self) -> None:
        """Synchronize the names of the files with the disk, after `put`."""
        synchronize_folder(self.folder)

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
        note = note or note_of_record(facts, time_of_file(self.folder / file))
        return StoredMatch(file, with_ending_of(facts, note), facts)

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

    def _make_room(self, file: str) -> None:
        """Rename a deleted match whose name another one is about to take."""
        stem = file.removesuffix(SUFFIX)
        names = (f"{stem} ({number}){SUFFIX}" for number in itertools.count(2))
        other = next(name for name in names if not os.path.lexists(self._deleted / name))
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


def with_profile(note: MatchNote, facts: MatchFacts, profile: str) -> MatchNote:
    """The note with a profile in the only seat of a person; unchanged if there are several."""
    if note.profiles or len(facts.persons) != 1:
        return note
    own = facts.persons[0]
    seats = range(facts.seating.players)
    return replace(note, profiles=tuple(profile if seat == own else None for seat in seats))


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
