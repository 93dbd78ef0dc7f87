"""The note of the running match, in a file beside that match.

The file is written before the first move of the match is saved, and names the match that was on the
table before it. So after a killed process it is known to which of the two the running match
belongs.
"""

import hashlib
import logging
from dataclasses import replace
from pathlib import Path
from typing import Any, Final, NamedTuple

from scopa_desktop.play.history.match_facts import digest_of
from scopa_desktop.play.history.match_note import MatchNote, NoteError, parse_note
from scopa_desktop.play.storage.files import (
    StorageError,
    is_missing,
    read_bounded,
    write_atomically,
)
from scopa_desktop.rules.record import Record, record_head

_NAME: Final = "running.json"
_LARGEST: Final = 64 * 1024
_HEAD: Final = "head"
_FILE: Final = "file"
_BEFORE: Final = "before"
_DIGEST: Final = "digest"

_log = logging.getLogger(__name__)


class Entry(NamedTuple):
    """A match that the history has, or will have."""

    note: MatchNote
    file: str | None = None
    """The name of its record file; None if it has none yet."""


class RunningNote:
    """The file with the note of the running match."""

    def __init__(self, folder: Path) -> None:
        """The note in the data folder."""
        self._path = folder / _NAME

    def write(self, record: Record, entry: Entry, before: tuple[Record, Entry] | None) -> None:
        """Write the note of a running match; `before` is the match that it replaces.

        Raises `StorageError` with a sentence.
        """
        content: dict[str, Any] = {_HEAD: _head_digest(record), _FILE: entry.file}
        if before is not None:
            record_before, entry_before = before
            content[_BEFORE] = {
                _DIGEST: digest_of(record_before),
                _FILE: entry_before.file,
                "note": entry_before.note.to_text(),
            }
        note = replace(entry.note, unknown={**entry.note.unknown, **content})
        write_atomically(self._path, note.to_text())

    def read(self, record: Record) -> Entry | None:
        """The entry of the running match with this record; None if none is known.

        An unusable file is reported in the log only: the match then counts as a new one.
        """
        try:
            note = parse_note(read_bounded(self._path, _LARGEST))
        except (NoteError, StorageError) as error:
            if not (isinstance(error, StorageError) and is_missing(error)):
                _log.warning("the note of the running match cannot be used: %s", error)
            return None
        unknown = dict(note.unknown)
        head, file, before = (
            unknown.pop(_HEAD, ""),
            unknown.pop(_FILE, None),
            unknown.pop(_BEFORE, None),
        )
        if isinstance(before, dict) and before.get(_DIGEST) == digest_of(record):
            return _entry_before(before)
        if head != _head_digest(record):
            return None
        return Entry(replace(note, unknown=unknown), file if isinstance(file, str) else None)


def _entry_before(before: dict[str, Any]) -> Entry | None:
    try:
        note = parse_note(str(before.get("note")))
    except NoteError as error:
        _log.warning("the note of the match before cannot be used: %s", error)
        return None
    file = before.get(_FILE)
    return Entry(note, file if isinstance(file, str) else None)


def _head_digest(record: Record) -> str:
    # Without the events of the table: the version in the first line depends on them.
    head = record_head(replace(record, events=()))
    return hashlib.sha256(head.encode()).hexdigest()
