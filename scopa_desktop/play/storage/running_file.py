"""The record file of the running match, to which the lines of each move are appended.

New moves are appended and an undo truncates the file, so that the cost of a move does not grow with
the match. Any other record is written completely and atomically. After each write the data is
synchronized with the disk.

If the process or the machine stops during an append, the file ends with an incomplete line, or with
the first line of a deal without its second. `whole_lines` removes both: what remains is the match
before the move that was being written.
"""

import os
import stat
from contextlib import suppress
from itertools import accumulate
from pathlib import Path
from typing import Final, NamedTuple

from scopa_desktop.play.storage.files import StorageError, sentence_for, write_atomically
from scopa_desktop.rules.record import (
    Record,
    events_text,
    record_head,
    round_head,
    round_lines,
    round_text,
    version_of,
)
from scopa_desktop.rules.table_events import PlacedEvent

# Opening a pipe or a device with the name of the file must not block.
_OPEN_FLAGS: Final = os.O_WRONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
_DEAL: Final = b"round: "


def whole_lines(content: bytes) -> bytes:
    """The content of the file without the incomplete end that an interrupted append left."""
    content = content[: content.rfind(b"\n") + 1]
    last_line = content.rfind(b"\n", 0, -1) + 1
    return content[:last_line] if content.startswith(_DEAL, last_line) else content


class _Identity(NamedTuple):
    """Identifies a file and its state, so that nothing is appended to another file."""

    device: int
    number: int
    size: int

    @classmethod
    def of(cls, status: os.stat_result) -> "_Identity | None":
        """The identity from the status of a file; None if it is not a regular file."""
        if not stat.S_ISREG(status.st_mode):
            return None
        return cls(status.st_dev, status.st_ino, status.st_size)


class _Change(NamedTuple):
    """How to change the file to another record: keep its beginning and append texts."""

    kept: int
    """The size in bytes of the beginning that is kept."""
    starts: list[int]
    """The offset in bytes of each round that is kept at least partly."""
    rest: list[str]
    """The texts to append: the further moves of the last kept round, then each further round."""


class RunningFile:
    """The record file of a match in play. Not thread-safe."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._written: Record | None = None
        """The record in the file; None if unknown."""
        self._starts: list[int] = []
        """The offset in bytes of each round."""
        self._identity: _Identity | None = None

    def write(self, record: Record) -> None:
        """Write the record and synchronize the file.

        Raises `StorageError` with a sentence; the file then contains the previous record, or an
        earlier position of it.
        """
        change = self._change_to(record)
        if change is None or not self._apply(change):
            self._rewrite(record)
        self._written = record

    def _change_to(self, record: Record) -> _Change | None:
        """The change that makes the file contain `record`; None if it must be rewritten."""
        written = self._written
        if written is None or self._identity is None or not _is_same_match(written, record):
            return None
        common = min(len(written.rounds), len(record.rounds))
        if not common:
            return None
        last = common - 1
        if written.rounds[:last] != record.rounds[:last]:
            return None
        if _events_before(written, common) != _events_before(record, common):
            return None
        old, new = written.rounds[last], record.rounds[last]
        if (old.dealer, old.pack) != (new.dealer, new.pack):
            return None
        old_lines = round_lines(old, written.events_of(common))
        new_lines = round_lines(new, record.events_of(common))
        same = 0
        while same < min(len(old_lines), len(new_lines)) and old_lines[same] == new_lines[same]:
            same += 1
        kept_text = round_head(common, old) + "".join(old_lines[:same])
        rest = ["".join(new_lines[same:])]
        rest += (round_text(number, record.rounds[number - 1], record.events_of(number))
                 for number in range(common + 1, len(record.rounds) + 1))  # fmt: skip
        return _Change(self._starts[last] + len(kept_text.encode()), self._starts[:common], rest)

    def _apply(self, change: _Change) -> bool:
        """Change the file in place; False if it is not the file that was written last.

        Raises `StorageError`; what was appended has been truncated again then.
        """
        try:
            descriptor = os.open(self._path, _OPEN_FLAGS)
        except OSError:  # Rewriting the file succeeds, or reports what is wrong.
            return False
        try:
            try:
                if _Identity.of(os.fstat(descriptor)) != self._identity:
                    return False
                self._change(descriptor, change)
            finally:
                os.close(descriptor)
        except OSError as error:
            raise StorageError(self._path, sentence_for(self._path, error)) from error
        return True

    def _change(self, descriptor: int, change: _Change) -> None:
        assert self._identity is not None
        is_append = change.kept == self._identity.size
        written, self._written = self._written, None
        if not is_append:
            os.ftruncate(descriptor, change.kept)
        os.lseek(descriptor, change.kept, os.SEEK_SET)
        try:
            _write_all(descriptor, "".join(change.rest).encode())
        except OSError:
            # Truncating needs no disk space. If it fails too, the next write rewrites the file.
            with suppress(OSError):
                os.ftruncate(descriptor, change.kept)
                os.fsync(descriptor)
                self._written = written if is_append else None
            raise
        os.fsync(descriptor)
        sizes = (len(text.encode()) for text in change.rest)
        ends = list(accumulate(sizes, initial=change.kept))
        self._starts = change.starts + ends[1:-1]
        self._identity = self._identity._replace(size=ends[-1])

    def _rewrite(self, record: Record) -> None:
        self._written = self._identity = None
        parts = [record_head(record) + events_text(record.events_of(0))]
        parts += (
            round_text(number, recorded, record.events_of(number))
            for number, recorded in enumerate(record.rounds, 1)
        )
        write_atomically(self._path, "".join(parts))
        ends = list(accumulate(len(part.encode()) for part in parts))
        self._starts = ends[:-1]
        # Without an identity the next write rewrites the file.
        with suppress(OSError):
            self._identity = _Identity.of(self._path.stat())


def _is_same_match(old: Record, new: Record) -> bool:
    """Whether two records have the same head."""
    return old.head == new.head and version_of(old) == version_of(new)


def _events_before(record: Record, deal: int) -> list[PlacedEvent]:
    return [placed for placed in record.events if placed.deal < deal]


def _write_all(descriptor: int, content: bytes) -> None:
    """Write the whole content; one call of `os.write` may write only a part of it."""
    while content:
        content = content[os.write(descriptor, content) :]
