"""`MatchHistory`: the matches of a data folder, on disk and in the database."""

import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from scopa_desktop.play.history import match_list
from scopa_desktop.play.history.database import (
    DamagedDatabaseError,
    errors_of,
    open_database,
    transaction,
)
from scopa_desktop.play.history.match_facts import MatchFacts, facts_of
from scopa_desktop.play.history.match_files import (
    MatchFiles,
    StoredMatch,
    note_of_record,
    time_of_file,
    with_profile,
)
from scopa_desktop.play.history.match_filter import MatchFilter
from scopa_desktop.play.history.match_list import MatchEntry, MatchOrder
from scopa_desktop.play.history.match_note import MatchNote
from scopa_desktop.play.history.match_rows import remove_match, write_match
from scopa_desktop.play.history.statistics import MatchStatistics, statistics_of
from scopa_desktop.play.storage import StorageError, set_aside
from scopa_desktop.rules.record import Record

MATCHES: Final = "matches"
"""The folder of the record files, inside the data folder."""
DATABASE: Final = "history.sqlite3"

_log = logging.getLogger(__name__)


class Progress(NamedTuple):
    """A step of an import or a rebuild."""

    file: Path
    problem: str = ""
    """Why the file was left out, for the player; empty if it is in the history."""
    is_new: bool = True
    """Whether it was not in the history before."""


class MatchHistory:
    """The history of a data folder.

    An instance has its own connection and belongs to the thread that made it; several may be used
    at once, in several threads and processes.
    """

    def __init__(self, folder: Path) -> None:
        """Open the history of the data folder; a damaged database is renamed and made anew.

        Raises `DatabaseError` with a sentence if it cannot be used at all. Afterwards `problem`
        says what happened to a damaged one, and `synchronize` fills the new one.
        """
        self.files = MatchFiles(folder / MATCHES)
        self.problem = ""
        """A sentence for the player about a database that was renamed; empty if none was."""
        self.path = folder / DATABASE
        try:
            self.connection = open_database(self.path)
        except DamagedDatabaseError as error:
            aside = set_aside(self.path, error.sentence)
            self.problem = f"{error.sentence} {aside}"
            self.connection = open_database(self.path)

    def close(self) -> None:
        """Close the connection."""
        self.connection.close()

    # --- writing -------------------------------------------------------------------------------

    def write(self, file: str | None, note: MatchNote, facts: MatchFacts) -> None:
        """Write the rows of a match in place of those it had; its files are not touched."""
        with errors_of(self.path), transaction(self.connection):
            write_match(self.connection, file, note, facts)

    def remove(self, match_id: str) -> None:
        """Remove the rows of a match; its files are not touched."""
        with errors_of(self.path), transaction(self.connection):
            remove_match(self.connection, match_id)

    def delete(self, entry: MatchEntry) -> None:
        """Delete a match; `restore` undoes it."""
        if entry.file is not None:
            self.files.delete(entry.file)
        self.remove(entry.id)

    def restore(self, entry: MatchEntry) -> None:
        """Restore a deleted match."""
        if entry.file is not None:
            self.files.restore(entry.file)
            self._write_stored(self.files.read(entry.file))

    def synchronize(self, profile: str | None = None) -> Iterator[Progress]:
        """Enter the record files that are not in the database yet, one at each step.

        A person in a record without a note is taken to have `profile`.
        """
        with errors_of(self.path):
            known = {
                row["file"]
                for row in self.connection.execute("SELECT file FROM match WHERE file IS NOT NULL")
            }
        for file in sorted(self.files.names() - known):
            yield self._entered(file, profile)

    def rebuild(self, profile: str | None = None) -> Iterator[Progress]:
        """Make the rows of all matches anew from their files."""
        with errors_of(self.path), transaction(self.connection):
            self.connection.execute("DELETE FROM match WHERE file IS NOT NULL")
        yield from self.synchronize(profile)

    def import_record(
        self,
        path: Path,
        record: Record,
        note: MatchNote | None = None,
        profile: str | None = None,
    ) -> Progress:
        """Copy a record from elsewhere into the history, unless it is there already."""
        facts = facts_of(record)
        with errors_of(self.path):
            is_known = self.connection.execute(
                "SELECT 1 FROM match WHERE digest = ? AND file IS NOT NULL", (facts.digest,)
            ).fetchone()
        if is_known:
            return Progress(path, is_new=False)
        note = note or note_of_record(facts, time_of_file(path))
        if profile is not None:
            note = with_profile(note, facts, profile)
        file = self.files.free_name(record, note.began)
        self.files.write(file, record, note)
        self.write(file, note, facts)
        return Progress(path)

    def _entered(self, file: str, profile: str | None) -> Progress:
        path = self.files.path(file)
        try:
            self._write_stored(self.files.read(file), profile)
        except StorageError as error:
            return Progress(path, error.sentence)
        return Progress(path)

    def _write_stored(self, stored: StoredMatch, profile: str | None = None) -> None:
        note = stored.note
        if profile is not None:
            note = with_profile(note, stored.facts, profile)
        if note != stored.note:
            self.files.write_note(stored.file, note)
        self.write(stored.file, note, stored.facts)

    # --- reading -------------------------------------------------------------------------------

    def matches(
        self,
        selection: MatchFilter,
        order: MatchOrder = MatchOrder.ENDED,
        *,
        is_descending: bool = True,
        limit: int = -1,
        offset: int = 0,
    ) -> list[MatchEntry]:
        """The selected matches in an order."""
        with errors_of(self.path):
            return match_list.matches(
                self.connection,
                selection,
                order,
                is_descending=is_descending,
                limit=limit,
                offset=offset,
            )

    def count(self, selection: MatchFilter) -> int:
        """The number of selected matches."""
        with errors_of(self.path):
            return match_list.count(self.connection, selection)

    def statistics(self, selection: MatchFilter) -> MatchStatistics:
        """The statistics of the selected matches, without those that were replayed."""
        with errors_of(self.path):
            return statistics_of(self.connection, selection)
