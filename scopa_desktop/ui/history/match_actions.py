"""What is done with matches of the history, as queries for the thread of its reader."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from scopa_desktop.play.history.match_filter import MatchFilter
from scopa_desktop.play.history.match_history import MatchHistory
from scopa_desktop.play.history.match_list import MatchEntry
from scopa_desktop.play.new_match import deal_from_seat, same_deal
from scopa_desktop.play.storage.files import StorageError
from scopa_desktop.play.storage.record_files import open_match, read_record_file, save_record
from scopa_desktop.rules.match import Match


class MatchToReview(NamedTuple):
    """A match to show on the table, from its first position on."""

    match: Match
    path: Path
    """Its record file."""


class MatchToAnalyse(NamedTuple):
    """A match whose decisions are to be reviewed."""

    match: Match
    entry: MatchEntry


class MatchToPlay(NamedTuple):
    """A match to play: the deal of an earlier one, which is dealt already."""

    match: Match
    entry: MatchEntry
    """The earlier match."""


class Changed(NamedTuple):
    """The matches that were deleted or restored."""

    entries: Sequence[MatchEntry]
    problem: str = ""
    """Why the others were not, in a sentence; empty if all were."""


def read_for_review(entry: MatchEntry) -> Callable[[MatchHistory], MatchToReview]:
    """A query that opens a match for looking at it."""

    def query(history: MatchHistory) -> MatchToReview:
        path = _path(history, entry)
        return MatchToReview(open_match(path), path)

    return query


def read_for_analysis(entry: MatchEntry) -> Callable[[MatchHistory], MatchToAnalyse]:
    """A query that opens a match for the review of its decisions."""
    return lambda history: MatchToAnalyse(open_match(_path(history, entry)), entry)


def read_selected_for_review(
    selection: MatchFilter,
) -> Callable[[MatchHistory], MatchToReview | None]:
    """A query that opens the first match of a filter; None if it selects none any more."""

    def query(history: MatchHistory) -> MatchToReview | None:
        entries = history.matches(selection, limit=1)
        return read_for_review(entries[0])(history) if entries else None

    return query


def deal_again(entry: MatchEntry, seat: int) -> Callable[[MatchHistory], MatchToPlay]:
    """A query that deals the cards of a match again; the person has those of a seat in it."""

    def query(history: MatchHistory) -> MatchToPlay:
        match = open_match(_path(history, entry))
        again = same_deal(match) if seat == entry.seat else deal_from_seat(match, seat)
        return MatchToPlay(again, entry)

    return query


def export(entry: MatchEntry, path: Path) -> Callable[[MatchHistory], Path]:
    """A query that writes the record of a match to a file."""

    def query(history: MatchHistory) -> Path:
        save_record(path, read_record_file(_path(history, entry)))
        return path

    return query


def delete_all(
    read_entries: Callable[[MatchHistory], Sequence[MatchEntry]],
) -> Callable[[MatchHistory], Changed]:
    """A query that deletes the matches that another one reads."""
    return lambda history: _change_each(read_entries(history), history.delete)


def restore_all(entries: Sequence[MatchEntry]) -> Callable[[MatchHistory], Changed]:
    return lambda history: _change_each(entries, history.restore)


def _change_each(entries: Sequence[MatchEntry], change: Callable[[MatchEntry], object]) -> Changed:
    """Change one match after the other, up to the first error."""
    changed: list[MatchEntry] = []
    for entry in entries:
        try:
            change(entry)
        except StorageError as error:
            return Changed(changed, error.sentence)
        changed.append(entry)
    return Changed(changed)


def _path(history: MatchHistory, entry: MatchEntry) -> Path:
    # The list has no running matches, and all others have files.
    assert entry.file is not None
    return history.files.path(entry.file)
