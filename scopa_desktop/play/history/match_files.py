"""The folder of the played matches: a record file for each match, and beside it its note.

The note is written first, so a record without a note was put there by an older version or by hand,
and a note without a record has no meaning. Deleted matches lie in a folder of their own until they
are cleared, so that a deletion can be undone; so do copies of what an import has replaced.

The name of a record file may have been read from the database or from the note of the running
match, so each is checked by `storage.file_in`.
"""

import hashlib
import itertools
import os
import re
from collections.abc import Container, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication

from scopa_desktop import __version__
from scopa_desktop.play.history.match_facts import MatchFacts, facts_of
from scopa_desktop.play.history.match_note import (
    Ending,
    MatchNote,
    Origin,
    imported_match_id,
    read_note,
)
from scopa_desktop.play.storage.file_names import as_file_name, file_in, is_plain_name
from scopa_desktop.play.storage.files import (
    DamagedFileError,
    MissingFileError,
    NotAFileError,
    PreparedFile,
    StorageError,
    clear_unfinished_in,
    errors_about,
    reading,
    sentence_for,
    synchronize_folder,
    write_atomically,
)
from scopa_desktop.play.storage.paths import create_folder
from scopa_desktop.play.storage.record_files import SUFFIX, read_record_file, unplayable
from scopa_desktop.play.storage.times import checked_local_time, time_of_seconds
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.messages import TextError
from scopa_desktop.rules.record import Record, write_record

translate = QCoreApplication.translate

NOTE_SUFFIX: Final = ".json"
_DELETED: Final = "deleted"
_DIGEST_BYTES: Final = 16
_KEEP_DELETED: Final = timedelta(days=30)
_TIME_IN_NAME: Final = re.compile(r"(\d{4}-\d\d-\d\d \d\d\.\d\d\.\d\d)\b")
_TIME_FORMAT: Final = "%Y-%m-%d %H.%M.%S"


class StoredMatch(NamedTuple):
    """A match of the folder."""

    file: str
    """The name of its record file."""
    note: MatchNote
    facts: MatchFacts
    problem: str = ""
    """A sentence about its note if that is damaged; `note` is then that of a match from elsewhere,
    and the damaged one is still in the folder."""
    has_note: bool = True
    """Whether the note was read from a file."""


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
        suffix = SUFFIX.encode()
        return {
            os.fsdecode(name)
            for name in self._names
            if name.endswith(suffix) and not name.startswith(b".")
        }


class PreparedMatch(NamedTuple):
    """The files of a match that are on the disk, but have no names yet."""

    note: MatchNote
    """The note that was written."""
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
        self._last_numbers: dict[str, int] = {}
        """The numbers of the last free names, so that not all are tried again for each record."""

    def path(self, file: str) -> Path:
        """The path of a record file; raises `StorageError` if it cannot have this name."""
        return file_in(self.folder, file, SUFFIX)

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
        for number in itertools.count(self._last_numbers.get(name, 1)):
            file = f"{name}{'' if number == 1 else f' {number}'}{SUFFIX}"
            if file not in reserved and not self._is_taken(file):
                break
        if number > 1:
            self._last_numbers[name] = number
        return file

    def _is_taken(self, file: str) -> bool:
        return _exist(self.folder, file) or _exist(self._deleted, file)

    def exists(self, file: str) -> bool:
        return is_plain_name(file, SUFFIX) and os.path.lexists(self.folder / file)

    def stamp(self, file: str) -> str:
        """Changes when the record file does, or when another version of the program reads it."""
        try:
            status = self.path(file).stat()
        except (OSError, StorageError):
            return ""
        return f"{status.st_size} {status.st_mtime_ns} {__version__}"

    def write(self, file: str, record: Record, note: MatchNote) -> None:
        """Write the note and then the record; raises `StorageError` with a sentence."""
        path = self.path(file)
        self.write_note(file, note)
        _write(path, write_record(record))

    def prepare(self, record: str, note: MatchNote) -> PreparedMatch:
        """Write a record's text and its note under temporary names, for `put`.

        Raises `StorageError`.
        """
        note_file = PreparedFile(self.folder, note.to_text())
        try:
            return PreparedMatch(note, (note_file, PreparedFile(self.folder, record)))
        except BaseException:
            note_file.discard()
            raise

    def put(self, file: str, match: PreparedMatch, note: MatchNote) -> None:
        """Give files their names, which must be free; raises `StorageError`.

        `note` is written in place of the prepared note if it differs. The files survive a loss of
        power after `synchronize_folder`.
        """
        note_file, record_file = match.files
        if note == match.note:
            note_file.put(self._note_path(file))
        else:
            self.write_note(file, note)
        record_file.put(self.path(file))

    def synchronize_folder(self) -> None:
        """Synchronize the names of the files with the disk, after `put`."""
        synchronize_folder(self.folder)

    def write_note(self, file: str, note: MatchNote) -> None:
        """Write the note of a record file; raises `StorageError` with a sentence."""
        _write(self._note_path(file), note.to_text())

    def read(self, file: str) -> StoredMatch:
        """The match of a record file; raises `StorageError` with a sentence if it is none."""
        # The note leaves after the record and arrives before it. Only if it is missing both before
        # and after the record is read, no other process has moved them meanwhile.
        path = self.path(file)
        note, problem = self._note_or_problem(file)
        record = read_record_file(path)
        if note is None and not problem:
            note, problem = self._note_or_problem(file)
        try:
            facts = facts_of(record)
        except TextError as error:
            raise unplayable(path, error) from None
        has_note = note is not None
        note = note or note_of_record(facts.digest, time_of_file(path))
        return StoredMatch(file, with_ending_of(facts, note), facts, problem, has_note)

    def record(self, file: str) -> Record:
        """The record of a file; raises `StorageError` with a sentence."""
        return read_record_file(self.path(file))

    def usable_record(self, file: str) -> Record | None:
        """The record of a file; None if it is missing or cannot be used."""
        try:
            return self.record(file)
        except StorageError:
            return None

    def delete(self, file: str) -> None:
        """Move a match to the deleted ones; raises `StorageError` with a sentence.

        A deleted match of the same name is kept under another one.
        """
        self._check_deleted()
        if self.exists(file) and os.path.lexists(self._deleted / file):
            self._make_room(file)
        _move(self.folder, self._deleted, file, record_first=True)

    def restore(self, file: str) -> None:
        """Move a deleted match back; raises `StorageError` with a sentence.

        Nothing happens if a match of this name is there already.
        """
        self._check_deleted()
        if not self.exists(file):
            _move(self._deleted, self.folder, file, record_first=False)

    def discard(self, file: str) -> None:
        """Remove the files of a match that could not be entered; errors are ignored."""
        for name in (file, _note_name(file)):
            with suppress(OSError):
                (self.folder / name).unlink()

    def _check_deleted(self) -> None:
        """Raise `NotAFileError` if the folder of the deleted matches is a link to another one."""
        if os.path.realpath(self._deleted) != str(Path(os.path.realpath(self.folder), _DELETED)):
            sentence = translate("Storage", "“{path}” is a link to another folder.")
            raise NotAFileError(self._deleted, sentence.format(path=self._deleted))

    def keep_copy(self, file: str) -> None:
        """Copy the files of a match, which are about to be replaced, to the deleted ones.

        Raises `StorageError` with a sentence.
        """
        self._check_deleted()
        copy = self._free_deleted_name(file)
        for path, copy_path in (
            (self._note_path(file), file_in(self._deleted, _note_name(copy), NOTE_SUFFIX)),
            (self.path(file), file_in(self._deleted, copy, SUFFIX)),
        ):
            _copy(path, copy_path)

    def _free_deleted_name(self, file: str) -> str:
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
        with suppress(OSError, NotAFileError):
            self._check_deleted()
            for path in list(self._deleted.iterdir()):
                with suppress(OSError):
                    if path.suffix in (SUFFIX, NOTE_SUFFIX) and path.stat().st_ctime < before:
                        yield path

    def _note_path(self, file: str) -> Path:
        return file_in(self.folder, _note_name(file), NOTE_SUFFIX)

    def note(self, file: str) -> MatchNote | None:
        """The note of a record file; None if it has none, or a damaged one.

        Raises `StorageError` with a sentence if it cannot be read.
        """
        return self._note_or_problem(file)[0]

    def has_damaged_note(self, file: str) -> bool:
        """Whether there is a note that cannot be used; raises `StorageError` like `note`."""
        return bool(self._note_or_problem(file)[1])

    def _note_or_problem(self, file: str) -> tuple[MatchNote | None, str]:
        """The note of a record file, and a sentence if it is damaged; None if it cannot be used.

        Raises `StorageError` with a sentence if it cannot be read.
        """
        try:
            return read_note(self._note_path(file)), ""
        except DamagedFileError as error:
            sentence = translate("History", "{reason} Its match is kept as an imported one.")
            return None, sentence.format(reason=error.sentence)
        except MissingFileError:
            return None, ""


def ending_of(facts: MatchFacts | Match) -> Ending:
    """How a match ended that is not on the table any more."""
    if facts.is_ended_by_agreement:
        return Ending.AGREED
    return Ending.ABANDONED if facts.winner is None else Ending.FINISHED


def with_ending_of(facts: MatchFacts, note: MatchNote) -> MatchNote:
    """The note with the ending that the record has.

    A process that is killed while it writes a match again leaves its new note with its old record.
    """
    ending = ending_of(facts)
    if note.ending is ending:
        return note
    return replace(note, ending=ending, ended=note.ended or note.began)


def note_of_record(digest: str, ended: datetime) -> MatchNote:
    """The note of a match that was played elsewhere, or before there was a history.

    `digest` is that of its record. The ending is still to be set by `with_ending_of`.
    """
    return MatchNote(
        id=imported_match_id(digest),
        began=ended,
        ended=ended,
        ending=Ending.ABANDONED,
        origin=Origin.IMPORTED,
    )


def time_of_file(path: Path) -> datetime:
    """When a record was saved: the time in its name, or that of the file."""
    if written := _TIME_IN_NAME.match(path.name):
        with suppress(ValueError):
            return checked_local_time(datetime.strptime(written[1], _TIME_FORMAT))
    try:
        seconds = path.stat().st_mtime
    except OSError:
        seconds = 0.0
    return time_of_seconds(int(seconds))


def _exist(folder: Path, file: str) -> bool:
    return any(os.path.lexists(folder / name) for name in (file, _note_name(file)))


def _note_name(file: str) -> str:
    return f"{file.removesuffix(SUFFIX)}{NOTE_SUFFIX}"


def _write(path: Path, text: str) -> None:
    # `names` clears the folder, which may be large.
    write_atomically(path, text, clears_unfinished=False)


def _copy(path: Path, copy: Path) -> None:
    """Copy a file, if it exists."""
    with suppress(MissingFileError), reading(path) as source:
        write_atomically(copy, source.read(), clears_unfinished=False)


def _move(source: Path, target: Path, file: str, *, record_first: bool) -> None:
    """Move a record and its note, as far as they exist.

    The record is the first to leave the folder of the matches and the last to arrive, so that it
    is never seen without its note.
    """
    moves = [
        (file_in(source, name, suffix), file_in(target, name, suffix))
        for name, suffix in ((file, SUFFIX), (_note_name(file), NOTE_SUFFIX))
    ]
    for old, new in moves if record_first else reversed(moves):
        with errors_about(old):
            create_folder(target)
            with suppress(FileNotFoundError):
                old.replace(new)
