"""What is done with matches of the history, as functions of the database."""

import sqlite3
from collections.abc import Callable, Sequence
from datetime import datetime, timezone
from pathlib import Path
from typing import NamedTuple

from scopa_desktop.play.matches.match_rows import (
    StoredMatch,
    delete_match,
    find_match,
    restore_match,
)
from scopa_desktop.play.new_match import deal_from_seat, same_deal
from scopa_desktop.play.recording.match_recorder import MatchSource
from scopa_desktop.play.recording.record_export import file_name
from scopa_desktop.play.statistics.match_filter import MatchFilter
from scopa_desktop.play.statistics.match_list import MatchEntry, matches
from scopa_desktop.play.storage.database_file import DATABASE
from scopa_desktop.play.storage.files import StorageError
from scopa_desktop.play.storage.paths import data_folder
from scopa_desktop.play.storage.record_files import playable, save_record
from scopa_desktop.rules.match import Match
from scopa_desktop.ui.text_language import translate


class MatchToReview(NamedTuple):
    """A match to show on the table, from its first position on."""

    match: Match
    stored: StoredMatch


class MatchToAnalyse(NamedTuple):
    """A match whose decisions are to be reviewed."""

    match: Match
    entry: MatchEntry


class MatchToPlay(NamedTuple):
    """A match to play: one that was left, or the deal of an earlier one, which is dealt already."""

    match: Match
    entry: MatchEntry
    """The earlier match."""
    source: StoredMatch | MatchSource
    """Where it comes from: the match that was left, or `MatchSource.SAME_DEAL`."""


Chosen = MatchToReview | MatchToAnalyse | MatchToPlay


def read_for_review(entry: MatchEntry) -> Callable[[sqlite3.Connection], MatchToReview]:
    """A query that opens a match for looking at it."""

    def query(connection: sqlite3.Connection) -> MatchToReview:
        stored = _stored(connection, entry)
        return MatchToReview(_opened(stored), stored)

    return query


def read_for_analysis(entry: MatchEntry) -> Callable[[sqlite3.Connection], MatchToAnalyse]:
    """A query that opens a match for the review of its decisions."""
    return lambda connection: MatchToAnalyse(_opened(_stored(connection, entry)), entry)


def read_selected_for_review(
    selection: MatchFilter,
) -> Callable[[sqlite3.Connection], MatchToReview | None]:
    """A query that opens the first match of a filter; None if it selects none any more."""

    def query(connection: sqlite3.Connection) -> MatchToReview | None:
        entries = matches(connection, selection, limit=1)
        return read_for_review(entries[0])(connection) if entries else None

    return query


def deal_again(entry: MatchEntry, seat: int) -> Callable[[sqlite3.Connection], MatchToPlay]:
    """A query that deals the cards of a match again; the person has those of a seat in it."""

    def query(connection: sqlite3.Connection) -> MatchToPlay:
        match = _opened(_stored(connection, entry))
        again = same_deal(match) if seat == entry.seat else deal_from_seat(match, seat)
        return MatchToPlay(again, entry, MatchSource.SAME_DEAL)

    return query


def go_on(entry: MatchEntry) -> Callable[[sqlite3.Connection], MatchToPlay]:
    """A query that opens a match that was left, where it was left."""

    def query(connection: sqlite3.Connection) -> MatchToPlay:
        stored = _stored(connection, entry)
        return MatchToPlay(_opened(stored), entry, stored)

    return query


def export(entry: MatchEntry, path: Path) -> Callable[[sqlite3.Connection], Path]:
    """A query that writes the record of a match to a file."""

    def query(connection: sqlite3.Connection) -> Path:
        save_record(path, _stored(connection, entry).record)
        return path

    return query


def delete_all(
    read_entries: Callable[[sqlite3.Connection], Sequence[MatchEntry]],
) -> Callable[[sqlite3.Connection], Sequence[MatchEntry]]:
    """A change that deletes the matches that a query reads, and returns them."""

    def change(connection: sqlite3.Connection) -> Sequence[MatchEntry]:
        entries, now = read_entries(connection), datetime.now(timezone.utc)
        for entry in entries:
            delete_match(connection, entry.id, now)
        return entries

    return change


def restore_all(
    entries: Sequence[MatchEntry],
) -> Callable[[sqlite3.Connection], None]:
    """A change that restores deleted matches."""

    def change(connection: sqlite3.Connection) -> None:
        for entry in entries:
            restore_match(connection, entry.id)

    return change


def _stored(connection: sqlite3.Connection, entry: MatchEntry) -> StoredMatch:
    """The match of an entry; raises `StorageError` with a sentence if it was deleted meanwhile."""
    stored = find_match(connection, entry.id)
    if stored is None:
        raise StorageError(data_folder() / DATABASE, translate("History", "This match is gone."))
    return stored


def _opened(stored: StoredMatch) -> Match:
    return playable(stored.record, Path(file_name(*stored)))
