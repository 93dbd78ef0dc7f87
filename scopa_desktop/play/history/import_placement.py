"""Where an imported match goes: beside the matches that are here, or in the place of one of them.

An import adds. The files of a match are replaced only

- by a record that continues it move by move, with the same id,
- by the same record with the note of a match that was played, if it was imported before,
- by itself, if it was imported without a profile and is now known to be that of a person.

What the note here says stays, and a record that is replaced by another one is kept as a copy.
Another record with the id of a match that is here is kept beside it: as an imported one with an id
of its own, and without profiles.
"""

import sqlite3
from dataclasses import replace
from hashlib import sha256
from itertools import zip_longest
from typing import NamedTuple

from scopa_desktop.play.history.match_files import MatchFiles
from scopa_desktop.play.history.match_note import Ending, MatchNote, Origin, imported_match_id
from scopa_desktop.rules.record import Record


class ImportPlacement(NamedTuple):
    """Where an imported match goes."""

    note: MatchNote
    """The note with which it is kept."""
    replaced: str | None = None
    """The name of the record file that it replaces; None if it gets a file of its own."""
    is_beside: bool = False
    """Whether another match here has its id, so that it got an id of its own."""


def placement_of(
    connection: sqlite3.Connection,
    files: MatchFiles,
    record: Record,
    note: MatchNote,
    digest: str,
) -> ImportPlacement | None:
    """Where a match goes; None if it is here already. `digest` is that of its record.

    Nothing else may write before the match is placed, so it must be called in a transaction; only
    that a match is here already can be found out without one. Raises `StorageError` with a sentence
    if the note of the match that is here cannot be read.
    """
    namesake = connection.execute(
        "SELECT file, digest, ending FROM match WHERE id = ?", (note.id,)
    ).fetchone()
    is_beside = False
    if namesake is not None:
        file, is_running = namesake["file"], namesake["ending"] == Ending.RUNNING.value
        is_same = namesake["digest"] == digest
        if is_running or (files.exists(file) and not is_same):
            earlier = None if file is None else files.usable_record(file)
            if is_same or (earlier is not None and earlier.continues(record)):
                return None
            if not is_running and earlier is not None and record.continues(earlier):
                return ImportPlacement(_continued(files.note(file), note), file)
            is_beside = True
            note = _beside(connection, note, digest)
    return _placement_of_copy(connection, files, note, digest, is_beside=is_beside)


def _placement_of_copy(
    connection: sqlite3.Connection,
    files: MatchFiles,
    note: MatchNote,
    digest: str,
    *,
    is_beside: bool,
) -> ImportPlacement | None:
    """Where a match goes that continues none; None if its record is here already.

    Two matches that were played are not the same, even if their records are.
    """
    is_imported = note.origin is Origin.IMPORTED
    rows = connection.execute(
        "SELECT id, file, origin FROM match WHERE digest = ? AND file IS NOT NULL"
        " AND ending <> 'running' AND (id = ? OR origin = 'imported' OR ?)"
        " ORDER BY origin = 'imported', file",
        (digest, note.id, is_imported),
    )
    same = next((row for row in rows if files.exists(row["file"])), None)
    if same is None:
        return ImportPlacement(note, is_beside=is_beside)
    if same["origin"] != Origin.IMPORTED.value:
        return None
    here = files.note(same["file"])
    if not is_imported:
        return ImportPlacement(_continued(here, note), same["file"])
    if any(note.profiles) and not (here is not None and any(here.profiles)):
        return ImportPlacement(replace(_continued(here, note), id=same["id"]), same["file"])
    return None


def _beside(connection: sqlite3.Connection, note: MatchNote, digest: str) -> MatchNote:
    """The note of a match whose id another one has."""
    match_id = imported_match_id(digest)
    while connection.execute(
        "SELECT 1 FROM match WHERE id = ? AND digest <> ?", (match_id, digest)
    ).fetchone():
        match_id = imported_match_id(sha256(match_id.encode()).hexdigest())
    return replace(note, id=match_id, origin=Origin.IMPORTED, profiles=())


def _continued(here: MatchNote | None, note: MatchNote) -> MatchNote:
    """The note of a match that goes on, with everything that the note here says."""
    if here is None:
        return note
    origin = note.origin
    if here.origin is not Origin.IMPORTED and origin is not Origin.REPLAYED:
        origin = here.origin
    return replace(
        note,
        began=here.began,
        origin=origin,
        profiles=tuple(
            old or new for old, new in zip_longest(here.profiles, note.profiles, fillvalue=None)
        ),
        deck=here.deck or note.deck,
        undos=max(here.undos, note.undos),
        hints=max(here.hints, note.hints),
        coach=here.coach or note.coach,
        seconds=max(here.seconds, note.seconds),
        unknown={**note.unknown, **here.unknown},
    )
