"""The note of the running match, in a file beside that match.

The file is written before the first move of the match is saved, and names the match that was on the
table before it. So after a killed process it is known to which of the two the running match
belongs.
"""

import logging
from dataclasses import replace
from pathlib import Path
from typing import Any, Final, NamedTuple

from scopa_desktop.play.history.match_facts import digest_of, digest_of_text
from scopa_desktop.play.history.match_note import MatchNote, note_fields, note_of, parse_note
from scopa_desktop.play.storage.files import MissingFileError, StorageError, write_atomically
from scopa_desktop.play.storage.json_fields import Fields, matching, optional, read_json_file, text
from scopa_desktop.rules.record import Record, record_head

_NAME: Final = "running.json"
_LARGEST: Final = 256 * 1024
"""The size of the file, in bytes: that of two notes, one of them written as a text."""
_HEAD: Final = "head"
_FILE: Final = "file"
_BEFORE: Final = "before"
_DIGEST: Final = "digest"
_NOTE: Final = "note"
_DIGEST_TEXT: Final = matching("[0-9a-f]{64}")
_file_name: Final = optional(text(255))

_log = logging.getLogger(__name__)


class NotedMatch(NamedTuple):
    """A match that the history has, or will have."""

    note: MatchNote
    file: str | None = None
    """The name of its record file; None if it has none yet."""


class RunningNote:
    """The file with the note of the running match."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / _NAME

    def write(
        self, record: Record, entry: NotedMatch, before: tuple[Record, NotedMatch] | None
    ) -> None:
        """Write the note of a running match; `before` is the match that it replaces.

        Raises `StorageError` with a sentence.
        """
        content: dict[str, Any] = {_HEAD: _head_digest(record), _FILE: entry.file}
        if before is not None:
            record_before, entry_before = before
            content[_BEFORE] = {
                _DIGEST: digest_of(record_before),
                _FILE: entry_before.file,
                _NOTE: entry_before.note.to_text(),
            }
        note = replace(entry.note, unknown={**entry.note.unknown, **content})
        write_atomically(self._path, note.to_text())

    def read(self, record: Record) -> NotedMatch | None:
        """The entry of the running match with this record; None if none is known.

        An unusable file is reported in the log only: the match then counts as a new one.
        """
        try:
            running = read_json_file(self._path, _LARGEST, _running_of)
        except MissingFileError:
            return None
        except StorageError as error:
            _log.warning("the note of the running match cannot be used: %s", error)
            return None
        before = running.before
        if before is not None and before.digest == digest_of(record):
            return before.entry
        return running.entry if running.head == _head_digest(record) else None


class _Before(NamedTuple):
    """The match that was on the table before."""

    digest: str
    entry: NotedMatch


class _Running(NamedTuple):
    """The content of the file."""

    head: str
    entry: NotedMatch
    before: _Before | None


def _running_of(content: object) -> _Running:
    """The content from its JSON value; raises `FormError`."""
    fields = note_fields(content)
    head, file = fields.take(_HEAD, _DIGEST_TEXT, ""), fields.take(_FILE, _file_name, None)
    before = fields.take(_BEFORE, _before_of, None)
    return _Running(head, NotedMatch(note_of(fields), file), before)


def _before_of(value: object) -> _Before:
    fields = Fields(value)
    return _Before(
        fields.take(_DIGEST, _DIGEST_TEXT),
        NotedMatch(
            parse_note(fields.take(_NOTE, text(_LARGEST))), fields.take(_FILE, _file_name, None)
        ),
    )


def _head_digest(record: Record) -> str:
    # Without the events of the table: the version in the first line depends on them.
    return digest_of_text(record_head(record.head))
