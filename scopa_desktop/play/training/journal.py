"""`TrainingJournal`: what a profile did in training, one JSON object on each line of a file.

The file is the authority on puzzles, lessons and daily deals; ratings, medals and progress are
computed from it. Entries are only ever appended, each in one write that is synchronized with the
disk, so that two processes do not disturb each other and a kill loses at most the entry that was
being written. A line that is no entry, such as a torn one, is skipped and stays in the file.
"""

import errno
import json
import os
from collections.abc import Callable, Generator, Iterator, Mapping
from datetime import datetime
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

from scopa_desktop.play.storage.files import (
    MissingFileError,
    check_file_or_free,
    errors_about,
    read_bytes,
)
from scopa_desktop.play.storage.json_fields import Fields, matching, read_lines, usable, utc_time
from scopa_desktop.play.storage.merging import MergeStep, line_chunks
from scopa_desktop.play.storage.paths import create_folder
from scopa_desktop.play.storage.profiles import is_profile_id
from scopa_desktop.play.storage.times import current_time

TRAINING: Final = "training"
"""The name of the folder in the data folder."""
SUFFIX: Final = ".jsonl"
LARGEST_JOURNAL: Final = 16 * 1024 * 1024
LONGEST_ENTRY: Final = 4096
"""Bytes of a line; longer ones are refused, because a write of them may not be whole."""

_APPENDING: Final = (
    os.O_RDWR
    | os.O_APPEND
    | os.O_CREAT
    | getattr(os, "O_NONBLOCK", 0)
    | getattr(os, "O_NOCTTY", 0)
    | getattr(os, "O_BINARY", 0)
)
_KIND: Final = matching("[a-z][a-z-]{0,39}")

_Value = TypeVar("_Value")


class JournalEntry(NamedTuple):
    """A line of the journal."""

    kind: str
    """What it is about, such as `puzzle`."""
    time: datetime
    """When it was written, with its time zone."""
    fields: Mapping[str, Any]
    """All other fields, which have not been checked."""


class TrainingJournal:
    """The journal of a profile. It is read when it is first used."""

    def __init__(self, folder: Path, profile: str) -> None:
        """The journal in the data folder of the profile with this id."""
        if not is_profile_id(profile):
            raise ValueError(f"{profile!r:.60} is not the id of a profile")
        self.path = folder / TRAINING / f"{profile}{SUFFIX}"
        self._entries: list[JournalEntry] | None = None

    def entries(self, kind: str) -> list[JournalEntry]:
        """The entries of a kind, in the order of their times.

        Those of the same time are in the order in which they were written. Raises `StorageError`
        with a sentence if the file cannot be read.
        """
        return [entry for entry in self._all() if entry.kind == kind]

    def values(self, kind: str, parse: Callable[[datetime, Fields], _Value]) -> list[_Value]:
        """The values of the entries of a kind, in their order.

        An entry for whose time and fields `parse` raises `ValueError` is skipped; the log says so.
        Raises `StorageError` as `entries`.
        """
        return list(
            usable(
                self.entries(kind), lambda entry: parse(entry.time, Fields(entry.fields)), self.path
            )
        )

    def append(self, kind: str, fields: Mapping[str, Any], time: datetime | None = None) -> None:
        """Write an entry, at the current time if none is given.

        Raises:
            ValueError: the kind or a field has another form, or the entry is too long.
            StorageError: it could not be written; the journal is as before.
        """
        if not {"kind", "time"}.isdisjoint(fields):
            raise ValueError("an entry has one kind and one time")
        entry = JournalEntry(_KIND(kind), time or current_time(), dict(fields))
        line = line_of(entry).encode()
        if len(line) > LONGEST_ENTRY:
            raise ValueError(f"an entry of {len(line)} bytes is too long")
        with errors_about(self.path):
            create_folder(self.path.parent)
            self._append_line(line)
        if self._entries is not None:
            self._entries.append(entry)
            self._entries.sort(key=_time)

    def text(self) -> str:
        """All entries, one on each line, for `merge`; empty if there are none.

        Raises `StorageError` with a sentence if the file cannot be read.
        """
        return "".join(map(_line_or_none, self._all()))

    def merge(
        self, data: bytes, accepts: Callable[[JournalEntry], bool] = lambda _: True
    ) -> Generator[MergeStep, None, None]:
        """Add those entries of another journal of the profile that are not here, some at each step.

        An interrupted merge goes on when it is repeated. Lines that are no entries are skipped, and
        entries that a function does not accept. Raises `StorageError` with a sentence if the
        journal cannot be read or written.
        """
        known: set[str] = set()
        for chunk in line_chunks(self._content()):
            known.update(map(_line_or_none, self._entries_of(chunk.data)))
            yield MergeStep(0, 0, chunk.total)
        for chunk in line_chunks(data):
            # Each entry once, in their order.
            lines = dict.fromkeys(
                _line_or_none(entry) for entry in self._entries_of(chunk.data) if accepts(entry)
            )
            new = [line for line in lines if line and line not in known]
            if new:
                with errors_about(self.path):
                    create_folder(self.path.parent)
                    self._append_line("".join(new).encode())
                known.update(new)
                self._entries = None
            yield chunk.step(len(new))

    def _all(self) -> list[JournalEntry]:
        if self._entries is None:
            self._entries = self._read()
        return self._entries

    def _read(self) -> list[JournalEntry]:
        return sorted(self._entries_of(self._content()), key=_time)

    def _content(self) -> bytes:
        try:
            return read_bytes(self.path, LARGEST_JOURNAL)
        except MissingFileError:
            return b""

    def _entries_of(self, data: bytes) -> Iterator[JournalEntry]:
        return read_lines(data, entry_of, self.path)

    def _append_line(self, line: bytes) -> None:
        check_file_or_free(self.path)
        descriptor = os.open(self.path, _APPENDING, 0o600)
        try:
            size = os.fstat(descriptor).st_size
            if size + len(line) > LARGEST_JOURNAL:
                # It could not be read again.
                raise OSError(errno.EFBIG, os.strerror(errno.EFBIG))
            if size and _last_byte(descriptor) != b"\n":
                line = b"\n" + line  # After a torn line.
            if os.write(descriptor, line) < len(line):
                os.ftruncate(descriptor, size)
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def _time(entry: JournalEntry) -> datetime:
    return entry.time


def _line_or_none(entry: JournalEntry) -> str:
    """The line of an entry; empty if it has numbers that cannot be written, or is too long."""
    try:
        line = line_of(entry)
    except ValueError:
        return ""
    return line if len(line) <= LONGEST_ENTRY else ""


def _last_byte(descriptor: int) -> bytes:
    os.lseek(descriptor, -1, os.SEEK_END)
    return os.read(descriptor, 1)


def line_of(entry: JournalEntry) -> str:
    """The line of an entry, with its line feed; raises `ValueError` if JSON cannot express it."""
    content = {"kind": entry.kind, "time": entry.time.isoformat(), **entry.fields}
    text = json.dumps(content, ensure_ascii=True, allow_nan=False, separators=(",", ":"))
    return f"{text}\n"


def entry_of(content: object) -> JournalEntry:
    """The entry of a line, from its JSON value; raises `FormError` if it is none."""
    fields = Fields(content)
    kind, time = fields.take("kind", _KIND), fields.take("time", utc_time)
    return JournalEntry(kind, time, fields.rest())
