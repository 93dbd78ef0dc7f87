"""What a data folder has, read and written by a database of its own."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import TypeVar

from scopa_desktop.play.matches.match_note import MatchNote, new_match_id, utc_now
from scopa_desktop.play.matches.match_rows import running_match, save_match
from scopa_desktop.play.statistics.match_filter import MatchFilter
from scopa_desktop.play.statistics.match_list import MatchEntry, matches
from scopa_desktop.play.storage.database import Database
from scopa_desktop.play.storage.database_check import problems
from scopa_desktop.rules.record import Record

_Result = TypeVar("_Result")


def read(folder: Path, query: Callable[[sqlite3.Connection], _Result]) -> _Result:
    """The result of a query, after nothing wrong was found in the database."""
    with closing(Database(folder)) as database:
        assert database.read(lambda connection: list(problems(connection))) == []
        return database.read(query)


def running_record(folder: Path) -> Record | None:
    """The record of the running match."""
    stored = read(folder, running_match)
    return None if stored is None else stored.record


def entries(folder: Path, profile: str | None = None) -> list[MatchEntry]:
    """The matches of a profile that have ended, or all, in the order in which they ended."""
    selection = MatchFilter(profile=profile, seat=None if profile else 0)
    return read(folder, lambda connection: matches(connection, selection, is_descending=False))


def save_running(folder: Path, record: Record, profile: str | None = None) -> MatchNote:
    """Save a match as the one that was on the table; returns its note.

    `profile` is the id of the profile in the seats of people.
    """
    profiles = tuple(profile if each.is_person else None for each in record.players)
    note = MatchNote(new_match_id(), began=utc_now(), profiles=profiles)
    with closing(Database(folder)) as database:
        database.write(lambda connection: save_match(connection, note, record))
    return note
