"""The record file of the running match, which grows by the lines of each move.

A match that only goes on is written by appending its new lines, and an undo by cutting lines off,
so that a move costs the same in every round. Everything else is written as a whole, atomically.
Each way ends with the data on the disk.

A process or a machine that stops in the middle of an append leaves an unfinished last line, or the
first line of a deal without its second. `whole_lines` takes both away: what remains is the match
before the move whose writing had not returned.
"""

import os
import stat
from contextlib import suppress
from itertools import accumulate, count
from pathlib import Path
from typing import Final, NamedTuple

from scopa_desktop.play.storage import StorageError, sentence_for, write_atomically
from scopa_desktop.rules.record import Record, moves_text, record_head, round_text

# A pipe or a device in the place of the file must not hold up the program.
_CHANGING: Final = os.O_WRONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
_DEAL: Final = b"round: "


def whole_lines(content: bytes) -> bytes:
    """The content of a running record without what an interrupted append left at its end."""
    content = content[: content.rfind(b"\n") + 1]
    last = content.rfind(b"\n", 0, -1) + 1
    return content[:last] if content.startswith(_DEAL, last) else content


class _Identity(NamedTuple):
    """What a file is known by: another file of the same name is not appended to."""

    device: int
    number: int
    size: int

    @classmethod
    def of(cls, status: os.stat_result) -> "_Identity | None":
        """None for what is no regular file."""
        if not stat.S_ISREG(status.st_mode):
            return None
        return cls(status.st_dev, status.st_ino, status.st_size)


class _Change(NamedTuple):
    """How a file becomes another record: what is kept of it, and what follows."""

    kept: int
    """Bytes."""
    starts: list[int]
    """Where each round begins that is kept at least in part."""
    rest: list[str]
    """The text of each further round, or of the further moves of the last one kept."""


class RunningFile:
    """A record file that follows a match. Not for several threads at once."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._written: Record | None = None
        """What the file holds; None when that is not known."""
        self._starts: list[int] = []
        """The offset at which each round begins, in bytes."""
        self._identity: _Identity | None = None

    def write(self, record: Record) -> None:
        """Put the record on the disk.

        Raises `StorageError` with a sentence; the file then holds the record before, or one of
        its earlier positions.
        """
        change = self._change_to(record)
        if change is None or not self._apply(change):
            self._rewrite(record)
        self._written = record

    def _change_to(self, record: Record) -> _Change | None:
        """What has to be changed in the file; None when all of it has."""
        written = self._written
        if written is None or self._identity is None or not _is_same_match(written, record):
            return None
        most = min(len(written.rounds), len(record.rounds))
        if not most:
            return None
        last = most - 1
        if written.rounds[:last] != record.rounds[:last]:
            return None
        old, new = written.rounds[last], record.rounds[last]
        if (old.dealer, old.pack) != (new.dealer, new.pack):
            return None
        same = 0
        while same < min(len(old.moves), len(new.moves)) and old.moves[same] == new.moves[same]:
            same += 1
        kept = self._starts[last] + len(round_text(most, old._replace(moves=old.moves[:same])))
        rest = [moves_text(new.moves[same:], same + 1)]
        rest += (round_text(number, record.rounds[number - 1])
                 for number in range(most + 1, len(record.rounds) + 1))  # fmt: skip
        return _Change(kept, self._starts[:most], rest)

    def _apply(self, change: _Change) -> bool:
        """Change the file in its place; False when it is not the file that was written last.

        Raises `StorageError`; what was appended by then has been cut off again.
        """
        try:
            descriptor = os.open(self._path, _CHANGING)
        except OSError:  # Gone, or not to be opened: writing all of it says what is wrong.
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
            _write_all(descriptor, "".join(change.rest).encode("ascii"))
        except OSError:
            # Cutting needs no room on the disk. Where even that fails, all of it is written next.
            with suppress(OSError):
                os.ftruncate(descriptor, change.kept)
                os.fsync(descriptor)
                self._written = written if is_append else None
            raise
        os.fsync(descriptor)
        ends = list(accumulate(map(len, change.rest), initial=change.kept))
        self._starts = change.starts + ends[1:-1]
        self._identity = self._identity._replace(size=ends[-1])

    def _rewrite(self, record: Record) -> None:
        self._written = self._identity = None
        parts = [record_head(record), *map(round_text, count(1), record.rounds)]
        write_atomically(self._path, "".join(parts))
        ends = list(accumulate(len(part.encode()) for part in parts))
        self._starts = ends[:-1]
        # Where the file cannot be looked at, all of it is written again the next time.
        with suppress(OSError):
            self._identity = _Identity.of(self._path.stat())


def _is_same_match(one: Record, other: Record) -> bool:
    """Whether two records have the same head."""
    return (one.variant, one.seating, one.players, one.deal_number) == (
        other.variant,
        other.seating,
        other.players,
        other.deal_number,
    )


def _write_all(descriptor: int, content: bytes) -> None:
    """Write all of it, in as many calls as the system needs."""
    while content:
        content = content[os.write(descriptor, content) :]
