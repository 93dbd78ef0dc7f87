"""Importing records into the database: files, the files of folders, and those in ZIP archives.

An import adds. A match that is here is replaced only by a record that continues it move by move;
what is known of it stays. A record that is here already, or that a match here continues, changes
nothing, unless it is now known which of the people in an imported match plays here.
"""

import fnmatch
import os
import re
import sqlite3
from collections import Counter
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from datetime import datetime
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Final, NamedTuple
from zipfile import is_zipfile

from PySide6.QtCore import QCoreApplication

from scopa_desktop.ai.fault_hook import report_fault
from scopa_desktop.play.badges import award
from scopa_desktop.play.matches.match_facts import MatchFacts, facts_of
from scopa_desktop.play.matches.match_note import (
    Ending,
    MatchNote,
    Origin,
    Owner,
    imported_match_id,
    strangers_in,
    with_owner,
)
from scopa_desktop.play.matches.match_rows import note_of_row, save_match, with_ending_of
from scopa_desktop.play.storage.archives import (
    Archive,
    ArchiveError,
    ArchiveLimits,
    LargeArchiveError,
    opened_archive,
)
from scopa_desktop.play.storage.database import Database
from scopa_desktop.play.storage.fault_file import fault_sentence_about
from scopa_desktop.play.storage.file_names import natural_order
from scopa_desktop.play.storage.files import StorageError, reading, sentence_for
from scopa_desktop.play.storage.record_files import (
    LARGEST_RECORD,
    SUFFIX,
    read_record_file,
    unplayable,
)
from scopa_desktop.play.storage.times import checked_local_time, time_of_seconds
from scopa_desktop.rules.messages import TextError
from scopa_desktop.rules.record import Record, read_record

tr: Final = partial(QCoreApplication.translate, "History")

_ZIP: Final = b"PK\x03\x04"
"""The first bytes of a ZIP file that is not empty."""
_MOST_MATCHES: Final = 100_000
_LIMITS: Final = ArchiveLimits(
    file=1 << 30, directory=32 << 20, entries=_MOST_MATCHES, unpacked=4 << 30
)
_TOGETHER: Final = 16
"""The number of matches that are entered in one transaction, so that nobody waits long for it."""
_TIME_IN_NAME: Final = re.compile(r"(\d{4}-\d\d-\d\d \d\d\.\d\d\.\d\d)\b")
TIME_FORMAT: Final = "%Y-%m-%d %H.%M.%S"


class Progress(NamedTuple):
    """A step of an import: a record that was dealt with."""

    path: Path
    problem: str = ""
    """Why the record was left out, for the player; empty if it is in the database."""
    is_new: bool = False
    """Whether it was added."""
    people: tuple[str, ...] = ()
    """The names of the people in it, if none of them is known to play here."""
    done: int = 1
    """The number of records dealt with so far, this one included."""
    total: int = 1


@dataclass
class ImportCounts:
    """What an import has done so far."""

    new: int = 0
    """The number of matches that were not here before."""
    known: int = 0
    """The number of matches that were here before, among them those that were continued."""
    problems: list[str] = field(default_factory=list)
    """Sentences about what was left out."""
    people: Counter[str] = field(default_factory=Counter)
    """How many records have a person with a name, and none who is known to play here."""

    def add(self, step: Progress) -> None:
        if step.problem:
            self.problems.append(step.problem)
        else:
            self.new += step.is_new
            self.known += not step.is_new
            self.people.update(step.people)


class Found(NamedTuple):
    """A record that was read, and is to be entered."""

    path: Path
    record: Record
    note: MatchNote
    facts: MatchFacts


def import_files(
    database: Database,
    paths: Iterable[Path],
    owner: Owner,
    is_stopped: Callable[[], bool] = lambda: False,
) -> Generator[Progress, None, None]:
    """Import records, archives of records and the records of folders, one at each step.

    `owner` says which people in the records play here. What cannot be used is reported and left
    out. It ends before the next transaction once `is_stopped` returns True, so that every record
    that was entered is a step; it goes on when it is repeated. Raises `StorageError` with a
    sentence if the database cannot be written.
    """
    database.check_writable()
    steps = _numbered(_found(paths, owner))
    while not is_stopped() and (batch := list(islice(steps, _TOGETHER))):
        found = [each for each, _, _ in batch if isinstance(each, Found)]
        new = iter(database.write(partial(_enter_all, found=found)))
        for each, done, total in batch:
            if isinstance(each, Found):
                people = strangers_in(each.record.players, owner)
                yield Progress(each.path, "", next(new), people, done, total)
            else:
                yield each._replace(done=done, total=total)


def _enter_all(connection: sqlite3.Connection, found: Sequence[Found]) -> list[bool]:
    return [enter_imported(connection, each) for each in found]


def enter_imported(connection: sqlite3.Connection, found: Found) -> bool:
    """Enter a record; returns whether it was added. Inside `Database.write`."""
    _, record, note, facts = found
    for row in connection.execute(
        "SELECT m.*, r.text FROM match AS m JOIN record AS r USING (match)"
        " WHERE m.deal_number = ? AND m.variant = ? ORDER BY m.match",
        (facts.deal_number, record.variant.id),
    ).fetchall():
        try:
            here, known = read_record(row["text"]), note_of_row(row)
        except ValueError:
            # What is damaged is no match that could be continued.
            continue
        if here == record or here.continues(record):
            if here == record and any(note.profiles) and not any(known.profiles):
                save_match(connection, replace(known, profiles=note.profiles), record, facts)
                award(connection, known.id)
            return False
        if record.continues(here) and known.ending is not Ending.RUNNING:
            continued = replace(known, ended=note.ended, ending=note.ending)
            save_match(connection, continued, record, facts)
            award(connection, known.id)
            return False
    if connection.execute("SELECT 1 FROM match WHERE id = ?", (note.id,)).fetchone():
        return False
    save_match(connection, note, record, facts)
    award(connection, note.id)
    return True


def note_of_record(digest: str, ended: datetime) -> MatchNote:
    """The note of a match that was played elsewhere; `digest` is that of its record.

    The ending is still to be set by `with_ending_of`.
    """
    return MatchNote(
        id=imported_match_id(digest),
        began=ended,
        ended=ended,
        ending=Ending.ABANDONED,
        origin=Origin.IMPORTED,
    )


def found_record(path: Path, record: Record, ended: datetime, owner: Owner) -> Found:
    """A record with its note and its facts; raises `RecordError` if the rules do not allow it."""
    facts = facts_of(record)
    note = with_ending_of(facts, note_of_record(facts.digest, ended))
    return Found(path, record, with_owner(note, record.players, owner), facts)


class _Step(NamedTuple):
    """What was read, as the number `done` of `total`."""

    read: Found | Progress
    done: int
    total: int


def _numbered(groups: Iterable[Sequence["_Reading"]]) -> Iterator[_Step]:
    """Read the records of all groups, and number them; later groups may add to the total."""
    total = done = 0
    for group in groups:
        total += len(group)
        for each in group:
            done += 1
            yield _Step(each.read(), done, total)


class _Reading(NamedTuple):
    """A record that is still to be read, or what was wrong with a file."""

    path: Path
    owner: Owner
    archive: Archive | None = None
    name: str = ""
    """Of the entry in the archive."""
    problem: str = ""

    def read(self) -> Found | Progress:
        if self.problem:
            return Progress(self.path, self.problem)
        try:
            return found_record(self.path, self._record(), self._time(), self.owner)
        except StorageError as error:
            return Progress(self.path, error.sentence)
        except TextError as error:
            return Progress(self.path, unplayable(self.path, error).sentence)
        except Exception as error:
            # One file must not keep those after it out.
            report_fault(error)
            return Progress(self.path, fault_sentence_about(self.path))

    def _record(self) -> Record:
        if self.archive is None:
            return read_record_file(self.path)
        try:
            return read_record(self.archive.content(self.name, LARGEST_RECORD).decode())
        except (ArchiveError, UnicodeDecodeError) as error:
            sentence = tr("“{path}” is damaged and was left out.").format(path=self.path)
            raise StorageError(self.path, sentence) from error

    def _time(self) -> datetime:
        if self.archive is None:
            return time_of_file(self.path)
        return _time_in(Path(self.name).name) or time_of_seconds(0)


def _found(paths: Iterable[Path], owner: Owner) -> Iterator[Sequence[_Reading]]:
    """The records of each path."""
    files: list[_Reading] = []
    for path in paths:
        if path.is_dir():
            files += _of_folder(path, owner)
            continue
        try:
            is_archive = _is_archive(path)
        except StorageError as error:
            files.append(_Reading(path, owner, problem=error.sentence))
            continue
        if is_archive:
            yield from _of_archive(path, owner)
        else:
            files.append(_Reading(path, owner))
    yield files


def _of_folder(folder: Path, owner: Owner) -> list[_Reading]:
    errors: list[OSError] = []
    files = [
        Path(parent, name)
        for parent, folders, names in os.walk(folder, onerror=errors.append)
        for name in fnmatch.filter([*folders, *names], f"*{SUFFIX}")
    ]
    unread = [(Path(error.filename), error) for error in errors]
    return [
        *(_Reading(path, owner, problem=sentence_for(path, error)) for path, error in unread),
        *(_Reading(path, owner) for path in sorted(files, key=natural_order)),
    ]


def _of_archive(path: Path, owner: Owner) -> Iterator[Sequence[_Reading]]:
    try:
        with opened_archive(path, _LIMITS) as archive:
            found = [name for name in archive.sizes if name.endswith(SUFFIX)]
            names = sorted(found, key=lambda name: natural_order(Path(name)))
            yield [_Reading(path / name, owner, archive, name) for name in names]
            if not names:
                sentence = tr("There is no match in “{path}”.").format(path=path)
                yield [_Reading(path, owner, problem=sentence)]
    except LargeArchiveError:
        sentence = tr("“{path}” is too large: an archive may have {matches} matches at most.")
        problem = sentence.format(path=path, matches=_MOST_MATCHES)
        yield [_Reading(path, owner, problem=problem)]
    except ArchiveError:
        sentence = tr("“{path}” is no archive of matches, or it is damaged.").format(path=path)
        yield [_Reading(path, owner, problem=sentence)]
    except StorageError as error:
        yield [_Reading(path, owner, problem=error.sentence)]


def _is_archive(file: Path) -> bool:
    """Whether a file is a ZIP archive, or the beginning of one."""
    with reading(file) as stream:
        return stream.read(len(_ZIP)) == _ZIP or is_zipfile(stream)


def time_of_file(path: Path) -> datetime:
    """When a record was saved: the time in its name, or that of the file."""
    if (written := _time_in(path.name)) is not None:
        return written
    try:
        seconds = path.stat().st_mtime
    except OSError:
        seconds = 0.0
    return time_of_seconds(int(seconds))


def _time_in(name: str) -> datetime | None:
    if written := _TIME_IN_NAME.match(name):
        with suppress(ValueError):
            return checked_local_time(datetime.strptime(written[1], TIME_FORMAT))
    return None
