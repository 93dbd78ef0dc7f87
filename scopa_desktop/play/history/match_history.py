"""`MatchHistory`: the matches of a data folder, on disk and in the database."""

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple, TypeVar

from PySide6.QtCore import QCoreApplication

from scopa_desktop.ai.fault_hook import report_fault
from scopa_desktop.play.history import match_list
from scopa_desktop.play.history.fairness import FairnessReport, fairness_of
from scopa_desktop.play.history.import_placement import placement_of
from scopa_desktop.play.history.kept_queries import digest_of
from scopa_desktop.play.history.match_facts import MatchFacts, digest_of_text, facts_of
from scopa_desktop.play.history.match_facts import digest_of as record_digest
from scopa_desktop.play.history.match_files import (
    Listing,
    MatchFiles,
    PreparedMatch,
    StoredMatch,
    note_of_record,
    time_of_file,
    with_ending_of,
)
from scopa_desktop.play.history.match_filter import MatchFilter
from scopa_desktop.play.history.match_list import MatchEntry, MatchOrder
from scopa_desktop.play.history.match_note import MatchNote, Owner, strangers_in, with_owner
from scopa_desktop.play.history.match_rows import (
    enter,
    leave_out,
    remove_lost_reviews,
    remove_match,
    write_match,
)
from scopa_desktop.play.history.schema import HISTORY
from scopa_desktop.play.history.statistics import MatchStatistics, statistics_of
from scopa_desktop.play.storage.database import DamagedDatabaseError, check_content, keep, snapshot
from scopa_desktop.play.storage.database_file import DatabaseFile
from scopa_desktop.play.storage.fault_file import fault_sentence_about
from scopa_desktop.play.storage.file_names import is_plain_name
from scopa_desktop.play.storage.files import MissingFileError, StorageError
from scopa_desktop.play.storage.record_files import MATCHES, SUFFIX
from scopa_desktop.rules.record import Record, write_record

tr: Final = partial(QCoreApplication.translate, "History")

DATABASE: Final = "history.sqlite3"
_WRITERS: Final = 16
"""The number of threads that wait for the disk during an import."""
_IN_LISTS: Final = "SELECT match FROM seat WHERE seat = 0 AND is_running = 0"
"""The matches that lists can show."""
_CHUNK: Final = 200
"""The number of rows removed in one transaction, so that nobody waits long for it."""

_Result = TypeVar("_Result")


class Progress(NamedTuple):
    """A step of an import, a comparison with the files or a rebuild."""

    file: Path
    problem: str = ""
    """Why the file was left out, for the player; empty if it is in the history."""
    notice: str = ""
    """What is wrong with a match that is in the history, for the player; empty if nothing is."""
    is_new: bool = True
    """Whether the step added a match to the history, or made its rows again."""
    is_beside: bool = False
    """Whether the match is kept beside another one that has its id, see `import_placement`."""
    is_match: bool = True
    """Whether the step dealt with a match; else with training or experience."""
    people: tuple[str, ...] = ()
    """The names of the people in an imported record, if none of them is known to play here."""
    done: int = 1
    """The number of files dealt with so far, this one included."""
    total: int = 1


class BegunImport(NamedTuple):
    """A match whose files are being written."""

    path: Path
    record: Record
    note: MatchNote
    facts: MatchFacts
    prepared: "Future[PreparedMatch]"
    people: tuple[str, ...] = ()
    """As in `Progress`, like the numbers."""
    done: int = 1
    total: int = 1


class MatchHistory:
    """The history of a data folder.

    An instance has its own connection and belongs to the thread that made it; several may be used
    at once, in several threads and processes.

    A database that turns out to be damaged is renamed and rebuilt, in every method and in `run`;
    one that was removed or renamed meanwhile is opened again. The new one is empty then, and
    `must_synchronize` true.
    """

    def __init__(self, folder: Path) -> None:
        """Open the history of the data folder; a damaged database is renamed and rebuilt.

        Raises `StorageError` with a sentence if it cannot be used at all. Afterwards `problem`
        says what happened to a damaged one, and `synchronize` fills the new one.
        """
        self.files = MatchFiles(folder / MATCHES)
        self.problem = ""
        """A sentence for the player about a database that was renamed; empty if none was."""
        self._writers: ThreadPoolExecutor | None = None
        """Writes files of imported matches."""
        self.must_synchronize = False
        """Whether the database was rebuilt and has not been filled from the files since."""
        self.path = folder / DATABASE
        self._file = DatabaseFile(
            self.path, HISTORY, on_set_aside=self._on_set_aside, on_replaced=self._on_replaced
        )

    def close(self) -> None:
        if self._writers is not None:
            self._writers.shutdown()
        self._file.close()

    @property
    def connection(self) -> sqlite3.Connection:
        """The connection to the file that is now the database; for queries inside `run`."""
        return self._file.connection

    @property
    def is_read_only(self) -> bool:
        """Whether the history can be read but not changed."""
        return self._file.is_read_only

    def run(self, action: Callable[["MatchHistory"], _Result]) -> _Result:
        """The result of a function that may use `connection`.

        If the database turns out to be damaged, it is rebuilt and the function is called again.
        Raises `StorageError` with a sentence.
        """
        return self._file.run(lambda: action(self))

    def _on_replaced(self) -> None:
        self.must_synchronize = True

    def _on_set_aside(self, error: DamagedDatabaseError, aside: Path) -> None:
        sentence = tr("{reason} It was kept as “{aside}”. Your matches are read in again.")
        self.problem = sentence.format(reason=error.sentence, aside=aside)

    # --- writing -------------------------------------------------------------------------------

    def write(self, file: str | None, note: MatchNote, facts: MatchFacts) -> None:
        """Write the rows of a match in place of those it had; its files are not touched.

        `file` is the name of its record file; None while it has none. Nothing is written if
        another file of the same match counts, see `enter`.
        """

        def change(connection: sqlite3.Connection) -> None:
            if file is None:
                write_match(connection, None, note, facts)
            else:
                enter(connection, file, note, facts, self.files.stamp)

        self._file.write(change)

    def remove(self, match_id: str) -> None:
        """Remove the rows of a match; its files are not touched."""
        self._file.write(partial(remove_match, match_id=match_id))

    def remove_running(self, kept: str | None) -> None:
        """Remove the rows of running matches other than the one with the id `kept`.

        One that has a record file, because it was continued after it had been abandoned, is
        entered from that file by `synchronize`.
        """

        def change(connection: sqlite3.Connection) -> None:
            sql = "DELETE FROM match WHERE ending = 'running' AND id IS NOT ?"
            connection.execute(sql, (kept,))
            remove_lost_reviews(connection)

        self._file.write(change)

    def delete(self, entry: MatchEntry) -> None:
        """Delete a match with all copies of its files; `restore` undoes it.

        Nothing is deleted if one of them is another match: the database is damaged then.
        """

        def change(connection: sqlite3.Connection) -> None:
            sql = "SELECT file FROM left_out WHERE duplicate_of = ?"
            files = [file for (file,) in connection.execute(sql, (entry.id,))]
            if entry.file is not None:
                files.append(entry.file)
            check_content(self.path, self._other_matches(files, entry.id))
            for file in files:
                self.files.delete(file)
            remove_match(connection, entry.id)

        self._file.check_writable()
        self._file.write(change)

    def _other_matches(self, files: Sequence[str], match_id: str) -> Iterator[str]:
        """Sentences about the record files that are not of a match, as far as they can be read."""
        digests = self.connection.execute("SELECT digest FROM match WHERE id = ?", (match_id,))
        digest = next((digest for (digest,) in digests), None)
        for file in files:
            with suppress(StorageError):
                note = self.files.note(file)
                if (note is None or note.id != match_id) and (
                    record_digest(self.files.record(file)) != digest
                ):
                    yield f"“{file}” is not a record of match {match_id}"

    def restore(self, entry: MatchEntry) -> None:
        self._file.check_writable()
        if entry.file is not None:
            self.files.restore(entry.file)
            self._write_stored(self.files.read(entry.file))

    def synchronize(self, owner: Owner | None = None) -> Iterator[Progress]:
        """Compare the database with the record files, and enter one of them at each step.

        Only names are compared, so changed files are found by `rebuild` alone. The rows of missing
        files are removed in the first step. A record without a note is a match of the `owner` if a
        person in it has one of the owner's names. Unusable files and copies are reported once, and
        read again when they change.
        """
        if self.is_read_only:
            return
        unknown = sorted(self._unknown_files())
        self.must_synchronize = False
        for number, file in enumerate(unknown, 1):
            yield self._entered(file, owner)._replace(done=number, total=len(unknown))

    def _unknown_files(self) -> set[str]:
        """The names of the record files to be read; the rows of missing files are removed."""
        # In this order, because a file is written before its row.
        listing = self.files.listing()
        unknown: set[str] = set()
        if not self.run(lambda history: _agrees(history, listing)):
            names = listing.records()
            in_rows = self.run(lambda history: _files_in_rows(history, listing))
            if missing := in_rows - names:
                self._remove_missing(missing)
                # Copies of matches whose files are missing have just become unknown.
                in_rows = self.run(lambda history: _files_in_rows(history, listing))
            unknown = names - in_rows
        left_out, pending = self.run(_left_out_files), self.run(_pending_files)
        changed = {file for file, stamp in left_out.items() if self.files.stamp(file) != stamp}
        return unknown | {file for file in changed | pending if self.files.exists(file)}

    def rebuild(self, owner: Owner | None = None) -> Iterator[Progress]:
        """Rebuild the rows of all matches from their files, one at each step.

        It may be interrupted at any step; `synchronize` goes on with it.
        """

        def change(connection: sqlite3.Connection) -> None:
            connection.execute("DELETE FROM left_out")
            connection.execute(
                "INSERT OR IGNORE INTO pending SELECT file FROM match WHERE file IS NOT NULL"
            )

        self._file.write(change)
        yield from self.synchronize(owner)

    def begin_import(
        self,
        path: Path,
        record: Record,
        note: MatchNote | None = None,
        owner: Owner | None = None,
    ) -> "BegunImport | Progress":
        """Begin to copy a record from elsewhere into the history, unless it is there already.

        This part takes the time: the record is replayed. Meanwhile the disk synchronizes the files
        of imports that were begun before. If the match is here already, this is all, and the step
        is returned. A match that is here is replaced only as `import_placement` describes; what is
        replaced is kept among the deleted matches. Raises `StorageError` with a sentence, and
        `RecordError` if the rules do not allow the record.

        `path` is the file the record was read from. Without a note, the match was played elsewhere;
        `owner` says which person of the record plays here, unless the note does.
        """
        text = write_record(record)
        digest = digest_of_text(text)
        noted = note or note_of_record(digest, time_of_file(path))
        people: tuple[str, ...] = ()
        if owner is not None:
            noted = with_owner(noted, record.players, owner)
            people = strangers_in(record.players, owner)
        query = partial(placement_of, files=self.files, record=record, note=noted, digest=digest)
        if self._file.read(query) is None:
            return Progress(path, is_new=False, people=people)
        facts = facts_of(record, digest)
        noted = with_ending_of(facts, noted)
        if self._writers is None:
            self._writers = ThreadPoolExecutor(_WRITERS)
        prepared = self._writers.submit(self.files.prepare, text, noted)
        return BegunImport(path, record, noted, facts, prepared, people)

    def finish_import(self, begun: BegunImport) -> Progress:
        """Enter a match whose import was begun, in the order in which they were begun.

        Raises `StorageError` with a sentence. The files survive a loss of power after
        `MatchFiles.synchronize_folder`.
        """
        prepared = begun.prepared.result()
        try:
            step = self.run(lambda _history: self._import(begun, prepared))
        finally:
            prepared.discard()
        return step._replace(people=begun.people, done=begun.done, total=begun.total)

    def _import(self, begun: BegunImport, prepared: PreparedMatch) -> Progress:
        self._file.check_writable()
        path, record, note, facts, *_ = begun
        with self._file.writing() as connection:
            placement = placement_of(connection, self.files, record, note, facts.digest)
            if placement is None:
                return Progress(path, is_new=False)
            note, file, is_beside = placement
            if file is None:
                self._import_new(connection, begun, prepared, note)
                return Progress(path, is_beside=is_beside)
            # If the process is killed while it overwrites the files, they are read again.
            connection.execute("INSERT OR IGNORE INTO pending VALUES (?)", (file,))
            before = connection.execute(
                "SELECT id, digest FROM match WHERE file = ?", (file,)
            ).fetchone()
        is_same = before["digest"] == facts.digest
        if not is_same or self.files.has_damaged_note(file):
            self.files.keep_copy(file)
        if is_same:
            self.files.write_note(file, note)
        else:
            self.files.write(file, record, note)
        with self._file.writing() as connection:
            enter(connection, file, note, facts, self.files.stamp)
        return Progress(path, is_new=before["id"] != note.id)

    def _import_new(
        self,
        connection: sqlite3.Connection,
        begun: BegunImport,
        prepared: PreparedMatch,
        note: MatchNote,
    ) -> None:
        """Import a match that is not in the history, in a transaction.

        The files get their names in the transaction, so that two processes do not import it both.
        """
        file = self.files.free_name(begun.record, note.began)
        try:
            self.files.put(file, prepared, note)
            enter(connection, file, note, begun.facts, self.files.stamp)
        except BaseException:
            self.files.discard(file)
            raise

    def _entered(self, file: str, owner: Owner | None) -> Progress:
        path = self.files.folder / file
        stamp = self.files.stamp(file)
        try:
            return self._read_and_entered(file, path, stamp, owner)
        except StorageError:
            raise
        except Exception as error:
            # One match must not keep those after it out of the history.
            report_fault(error)
            self._leave_out(file, stamp)
            return Progress(path, fault_sentence_about(path))

    def _read_and_entered(self, file: str, path: Path, stamp: str, owner: Owner | None) -> Progress:
        try:
            stored = self.files.read(file)
        except MissingFileError:
            return Progress(path, is_new=False)
        except StorageError as error:
            if is_plain_name(file, SUFFIX):
                self._leave_out(file, stamp)
            return Progress(path, error.sentence)
        is_new, about_left_out = self._write_stored(stored, owner)
        notice = " ".join(filter(None, (stored.problem, about_left_out)))
        return Progress(path, notice=notice, is_new=is_new)

    def _leave_out(self, file: str, stamp: str) -> None:
        self._file.write(partial(leave_out, file=file, stamp=stamp))

    def _write_stored(self, stored: StoredMatch, owner: Owner | None = None) -> tuple[bool, str]:
        """Enter a match that was read from its files.

        Returns whether it counts, and a sentence if a different match has its id, so that one of
        them is left out.
        """
        file, note, facts, problem, has_note = stored
        if owner is not None and not has_note:
            note = with_owner(note, facts.players, owner)
        # A damaged note is not overwritten.
        if note != stored.note and not problem:
            # Where the folder is write-protected, the match is entered all the same.
            with suppress(StorageError):
                self.files.write_note(file, note)

        def change(connection: sqlite3.Connection) -> tuple[bool, str | None]:
            namesake = connection.execute(
                "SELECT file FROM match WHERE id = ? AND digest <> ? AND file <> ?",
                (note.id, facts.digest, file),
            ).fetchone()
            # Another process may have deleted it since it was read.
            is_entered = self.files.exists(file) and enter(
                connection, file, note, facts, self.files.stamp
            )
            return is_entered, None if namesake is None else str(namesake["file"])

        is_entered, other = self._file.write(change)
        if other is None:
            return is_entered, ""
        counted, left_out = (file, other) if is_entered else (other, file)
        return is_entered, self._about_left_out(left_out, counted)

    def _about_left_out(self, left_out: str, counted: str) -> str:
        """The sentence about a file whose note has the id of one that counts.

        It is empty if they are the same match, because one of them continues the other, or if one
        cannot be read.
        """
        try:
            record, other = self.files.record(left_out), self.files.record(counted)
        except StorageError:
            return ""
        if record.continues(other) or other.continues(record):
            return ""
        sentence = tr("“{path}” was left out: its note has the id of a different match, “{other}”.")
        return sentence.format(path=self.files.path(left_out), other=counted)

    def _remove_missing(self, missing: set[str]) -> None:
        """Remove the rows of files that are not there."""
        files = sorted(missing)
        for first in range(0, len(files), _CHUNK):
            self._file.write(partial(self._remove_files, files=files[first : first + _CHUNK]))

    def _remove_files(self, connection: sqlite3.Connection, files: Sequence[str]) -> None:
        for file in files:
            if not self.files.exists(file):
                # Copies of it count from now on.
                connection.execute(
                    "DELETE FROM left_out WHERE file = ? OR duplicate_of ="
                    " (SELECT id FROM match WHERE file = ?)",
                    (file, file),
                )
                connection.execute("DELETE FROM pending WHERE file = ?", (file,))
                connection.execute("DELETE FROM match WHERE file = ?", (file,))
        remove_lost_reviews(connection)

    # --- reading -------------------------------------------------------------------------------

    def record_files(self, ids: Sequence[str]) -> dict[str, str]:
        """The names of the record files of the matches with these ids that have ended."""

        def query(connection: sqlite3.Connection) -> dict[str, str]:
            sql = "SELECT id, file FROM match WHERE id = ? AND file IS NOT NULL"
            rows = (connection.execute(sql, (match_id,)).fetchone() for match_id in ids)
            return {row["id"]: str(row["file"]) for row in rows if row is not None}

        return self._file.read(query)

    def matches(
        self,
        selection: MatchFilter,
        order: MatchOrder = MatchOrder.ENDED,
        *,
        is_descending: bool = True,
        limit: int = -1,
        offset: int = 0,
    ) -> list[MatchEntry]:
        return self._file.read(
            lambda connection: match_list.matches(
                connection,
                selection,
                order,
                is_descending=is_descending,
                limit=limit,
                offset=offset,
            )
        )

    def count(self, selection: MatchFilter) -> int:
        return self._file.read(partial(match_list.count, selection=selection))

    def statistics(self, selection: MatchFilter) -> MatchStatistics:
        """The statistics of the selected matches, without those that were replayed."""
        return self._file.read(partial(statistics_of, selection=selection))

    def fairness(self, selection: MatchFilter, *, with_imported: bool = False) -> FairnessReport:
        """The fairness figures of the selected matches that a person has played."""
        query = partial(fairness_of, selection=selection, with_imported=with_imported)
        return self._file.read(query)


def _agrees(history: MatchHistory, listing: Listing) -> bool:
    """Whether the database is known to have rows of exactly the record files that are listed."""
    query = "SELECT 1 FROM kept_listing WHERE digest = ?"
    return history.connection.execute(query, (_digest(history, listing),)).fetchone() is not None


def _digest(history: MatchHistory, listing: Listing) -> str:
    """A digest of the names that are listed, of those in the rows, and of the matches in lists.

    Another program may have changed the rows without the triggers that remove what is kept.
    """
    names = "SELECT group_concat(file, '/') FROM match WHERE file IS NOT NULL"
    figures = f"SELECT ({names}), count(*), sum(match) FROM ({_IN_LISTS})"
    return digest_of(listing.digest, *history.connection.execute(figures).fetchone())


def _files_in_rows(history: MatchHistory, listing: Listing) -> set[str]:
    """The names of the record files whose matches are in lists or running, or rightly have no row.

    If they are those that are listed, this is kept for `_agrees`.
    """
    connection = history.connection
    with snapshot(connection):
        rows = connection.execute(
            # By the index of the files, which is smaller than the table.
            "SELECT file FROM match WHERE typeof(file) = 'text' AND +match IN"
            f" ({_IN_LISTS} UNION ALL SELECT match FROM match WHERE ending = 'running')"
        )
        files = {file for (file,) in rows} | _left_out_files(history).keys()
        if files == listing.records():
            keep(
                connection,
                [
                    ("DELETE FROM kept_listing", [()]),
                    ("INSERT INTO kept_listing VALUES (?)", [(_digest(history, listing),)]),
                ],
            )
    return files


def _left_out_files(history: MatchHistory) -> dict[str, str]:
    """The names of the record files that rightly have no rows, with their stamps."""
    rows = history.connection.execute(
        "SELECT file, stamp FROM left_out WHERE duplicate_of IS NULL"
        " OR duplicate_of IN (SELECT id FROM match WHERE file IS NOT NULL)"
    )
    return dict(map(tuple, rows))


def _pending_files(history: MatchHistory) -> set[str]:
    """The names of the record files that may have changed since their rows were written."""
    return {file for (file,) in history.connection.execute("SELECT file FROM pending")}
