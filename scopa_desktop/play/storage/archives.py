"""Bounded reading of ZIP archives from elsewhere.

Sizes, numbers and names are checked before anything is unpacked, and no name in an archive becomes
the name of a file here.
"""

import os
import zipfile
import zlib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO, Final, NamedTuple

from scopa_desktop.play.storage.files import reading

_METHODS: Final = frozenset({zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED})
_END: Final = b"PK\x05\x06"
_END_SIZE: Final = 22
_END_64: Final = b"PK\x06\x06"
_END_64_SIZE: Final = 56
_LOCATOR_64_SIZE: Final = 20
_LONGEST_COMMENT: Final = 0xFFFF
_IN_END_64: Final = 0xFFFFFFFF
_ENCRYPTED: Final = 0x1
_LIBRARY_ERRORS: Final = (
    zipfile.BadZipFile,
    zlib.error,
    EOFError,
    NotImplementedError,
    ValueError,
    OverflowError,
)
"""What the library raises about archives that are damaged or of another kind."""


class ArchiveError(Exception):
    """The archive, or an entry, is unusable; the message says why, for the log."""


class LargeArchiveError(ArchiveError):
    """The archive is larger than its limits."""


class ArchiveLimits(NamedTuple):
    """What an archive may have at most, in bytes or entries."""

    file: int
    directory: int
    """The list of entries."""
    entries: int
    unpacked: int
    """All entries together."""


class Archive:
    """An open archive whose entries have been checked."""

    def __init__(self, archive: zipfile.ZipFile, entries: Mapping[str, zipfile.ZipInfo]) -> None:
        self._archive = archive
        self._entries = entries
        self.sizes = {name: entry.file_size for name, entry in entries.items()}
        """The sizes of the entries by name, as the archive gives them."""

    def content(self, name: str, limit: int) -> bytes:
        """The content of an entry, which may have so many bytes; raises `ArchiveError`."""
        entry = self._entries.get(name)
        if entry is None:
            raise ArchiveError(f"{name} is missing")
        if entry.file_size > limit:
            raise ArchiveError(f"{name} is too large")
        try:
            with self._archive.open(entry) as stream:
                # The size may be wrong.
                content = stream.read(limit + 1)
        except (*_LIBRARY_ERRORS, RuntimeError) as error:
            raise ArchiveError(f"{name}: {error}") from error
        if len(content) > limit:
            raise ArchiveError(f"{name} is too large")
        return content


@contextmanager
def opened_archive(path: Path, limits: ArchiveLimits) -> Iterator[Archive]:
    """Open an archive; raises `StorageError` if the file cannot be read, and `ArchiveError`."""
    with reading(path) as stream:
        _check_size(stream, limits)
        try:
            archive = zipfile.ZipFile(stream)
        except _LIBRARY_ERRORS as error:
            raise ArchiveError(str(error)) from error
        with archive:
            yield Archive(archive, _checked_entries(archive, limits))


def _check_size(stream: BinaryIO, limits: ArchiveLimits) -> None:
    """Check the size of an archive and of its list of entries, before the list is read.

    Raises `ArchiveError`. The library would make an object of each entry.
    """
    size = os.fstat(stream.fileno()).st_size
    if size > limits.file:
        raise LargeArchiveError("it is too large")
    length = min(size, _END_SIZE + _LONGEST_COMMENT + _LOCATOR_64_SIZE + _END_64_SIZE)
    stream.seek(size - length)
    tail = stream.read(length)
    end = tail.rfind(_END)
    if end < 0 or len(tail) - end < _END_SIZE:
        raise ArchiveError("it is not a ZIP archive")
    directory = int.from_bytes(tail[end + 12 : end + 16], "little")
    if directory == _IN_END_64:
        end_64 = tail.rfind(_END_64, 0, end)
        if end_64 < 0:
            raise ArchiveError("it is not a ZIP archive")
        directory = int.from_bytes(tail[end_64 + 40 : end_64 + 48], "little")
    if directory > limits.directory:
        raise LargeArchiveError("it has too many entries")
    stream.seek(0)


def _checked_entries(archive: zipfile.ZipFile, limits: ArchiveLimits) -> dict[str, zipfile.ZipInfo]:
    """The entries by name; raises `ArchiveError` if there are too many or too large ones."""
    entries = archive.infolist()
    if len(entries) > limits.entries:
        raise LargeArchiveError("it has too many entries")
    if sum(entry.file_size for entry in entries) > limits.unpacked:
        raise LargeArchiveError("it is too large when unpacked")
    by_name: dict[str, zipfile.ZipInfo] = {}
    for entry in entries:
        if entry.filename in by_name:
            raise ArchiveError("it has an entry twice")
        if entry.compress_type not in _METHODS or entry.flag_bits & _ENCRYPTED:
            raise ArchiveError("it is compressed or encrypted in an unknown way")
        if entry.header_offset < 0:
            raise ArchiveError("it has an entry before its beginning")
        by_name[entry.filename] = entry
    return by_name
