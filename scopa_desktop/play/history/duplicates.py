"""Which record files are the same match, and which of them is counted.

Two files are the same match if their notes have the same id, for example after a file and its note
were copied. They are also the same if their records are equal and at least one was imported: an
own match that was exported and imported again. Two own matches with equal records are two matches.

Of files of one match, that of a match played here counts before an imported one, a finished match
before an unfinished one, then the one with more rounds, and then the first name.
"""

import sqlite3
from collections.abc import Callable
from typing import NamedTuple

from scopa_desktop.play.history.match_facts import MatchFacts
from scopa_desktop.play.history.match_note import MatchNote, Origin
from scopa_desktop.play.history.match_rows import write_match


class CopyRank(NamedTuple):
    """Compares two files of the same match; the greater one is counted."""

    is_own: bool
    is_finished: bool
    rounds: int


class Rival(NamedTuple):
    """A match in the database with a file of its own."""

    id: str
    file: str
    rank: CopyRank


def copy_rank(note: MatchNote, facts: MatchFacts) -> CopyRank:
    is_own = note.origin is not Origin.IMPORTED
    return CopyRank(is_own, facts.winner is not None, len(facts.scored_rounds))


def rivals_of(
    connection: sqlite3.Connection, note: MatchNote, digest: str, file: str | None = None
) -> list[Rival]:
    """The matches in the database that are the same as one, but have other files."""
    is_imported = note.origin is Origin.IMPORTED
    rows = connection.execute(
        "SELECT id, file, origin, winner, rounds FROM match WHERE file IS NOT NULL"
        " AND file IS NOT ? AND (id = ? OR (digest = ? AND (origin = 'imported' OR ?)))",
        (file, note.id, digest, is_imported),
    )
    return [
        Rival(
            row["id"],
            row["file"],
            CopyRank(
                row["origin"] != Origin.IMPORTED.value, row["winner"] is not None, row["rounds"]
            ),
        )
        for row in rows
    ]


def enter(
    connection: sqlite3.Connection,
    file: str,
    note: MatchNote,
    facts: MatchFacts,
    stamp_of: Callable[[str], str],
) -> bool:
    """Write the rows of a match whose files are written, unless another file of it counts.

    It must be called in a transaction. `stamp_of` returns the stamp of a record file, empty if it
    is missing. Returns whether the match has rows now.
    """
    connection.execute("DELETE FROM pending WHERE file = ?", (file,))
    connection.execute("DELETE FROM left_out WHERE file = ?", (file,))
    # Files with the record that the match had before it was continued are to be compared again.
    connection.execute(
        "DELETE FROM left_out WHERE duplicate_of = ?1"
        " AND EXISTS (SELECT 1 FROM match WHERE id = ?1 AND digest <> ?2)",
        (note.id, facts.digest),
    )
    rank = copy_rank(note, facts)
    for rival in rivals_of(connection, note, facts.digest, file):
        rival_stamp = stamp_of(rival.file)
        is_better = rival.rank > rank or (rival.rank == rank and rival.file < file)
        if rival_stamp and is_better:
            connection.execute("DELETE FROM match WHERE file = ?", (file,))
            leave_out(connection, file, stamp_of(file), rival.id)
            return False
        connection.execute("DELETE FROM match WHERE file = ?", (rival.file,))
        if rival_stamp:
            leave_out(connection, rival.file, rival_stamp, note.id)
        connection.execute(
            "UPDATE left_out SET duplicate_of = ? WHERE duplicate_of = ?", (note.id, rival.id)
        )
    write_match(connection, file, note, facts)
    return True


def leave_out(
    connection: sqlite3.Connection, file: str, stamp: str, duplicate_of: str | None = None
) -> None:
    """Note that a record file has no row, because it is unusable or a copy of another match."""
    connection.execute("DELETE FROM match WHERE file = ?", (file,))
    connection.execute("DELETE FROM pending WHERE file = ?", (file,))
    connection.execute(
        "INSERT OR REPLACE INTO left_out (file, stamp, duplicate_of) VALUES (?, ?, ?)",
        (file, stamp, duplicate_of),
    )
