"""Atomic writing and bounded reading of the player's files.

A file is written under a temporary name, synchronized and renamed, so that after a failure the old
file is complete. Every failure is a `StorageError` with a sentence that a player can act on.
"""

import contextlib
import errno
import itertools
import logging
import os
import re
import shutil
import stat
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import BinaryIO, Final

from PySide6.QtCore import QCoreApplication

from scopa_desktop.play.storage.paths import create_folder
from scopa_desktop.rules.messages import with_reason

tr: Final = partial(QCoreApplication.translate, "Storage")

_log = logging.getLogger(__name__)

_UNFINISHED = ".part"
_UNFINISHED_NAME = re.compile(r"\..+\.[0-9a-f]{8}\.part", re.DOTALL)
# O_NONBLOCK: opening a pipe without a writer would block. Windows has no such flag and no pipes in
# ordinary folders, but opens files as text unless O_BINARY is given.
_READING = (
    os.O_RDONLY
    | getattr(os, "O_NONBLOCK", 0)
    | getattr(os, "O_NOCTTY", 0)
    | getattr(os, "O_BINARY", 0)
)
_FULL: Final = frozenset({errno.ENOSPC, errno.EDQUOT})
"""The errors of a disk that is full, or of which the player has used up a share."""
_ROOM: Final = 64 * 1024
"""The bytes without which a disk counts as full, more than SQLite needs for reading."""
_MAX_WRITE_SECONDS = 60
OWN_FILE = 0o600
"""The permissions of the player's files."""


class StorageError(Exception):
    """A file could not be written, read or moved.

    Attributes:
        path: the file.
        sentence: what is wrong, for the player; it names the file.
    """

    def __init__(self, path: Path, sentence: str) -> None:
        super().__init__(sentence)
        self.path = path
        self.sentence = sentence


class MissingFileError(StorageError):
    """The file does not exist."""


class NotAFileError(StorageError):
    """A folder, pipe, socket or device has the name of the file."""


class DamagedFileError(StorageError):
    """The content of a file is too large, or not what it should be."""


def write_atomically(
    path: Path, data: bytes | str, *, is_export: bool = False, clears_unfinished: bool = True
) -> None:
    """Write `data` (text as UTF-8) to the file `path`, completely or not at all.

    The arguments, the guarantees and the errors are those of `replacement_of`.
    """
    content = data.encode() if isinstance(data, str) else data
    with (
        replacement_of(path, is_export=is_export, clears_unfinished=clears_unfinished) as temporary,
        temporary.open("r+b") as stream,
    ):
        stream.write(content)
    _log.debug("wrote %s (%d bytes)", path, len(content))


@contextlib.contextmanager
def replacement_of(
    path: Path, *, is_export: bool = False, clears_unfinished: bool = True
) -> Iterator[Path]:
    """An empty temporary file, which takes the place of the file `path` when the block ends.

    Missing folders are created. An existing file keeps its permissions; of a symbolic link, the
    target is replaced. After the block the data survives a loss of power. After an error the old
    file is unchanged and no temporary file is left. Only regular files are replaced.

    Args:
        path: the file.
        is_export: whether the user chose the place, so that a new file has the permissions that
            the umask leaves. Other new files and folders are for the user alone.
        clears_unfinished: whether to look in the folder for temporary files of the same file that
            killed processes left. False for large folders, where it takes long; the caller uses
            `clear_unfinished_in` at another time.

    Raises:
        NotAFileError: a folder, pipe, socket or device has the name of the file.
        StorageError: the disk is full, the folder is not writable, or a similar failure.
    """
    with errors_about(path):
        target = _target_to_write(path, is_export=is_export)
        temporary = target.with_name(f".{target.name}.{os.urandom(4).hex()}{_UNFINISHED}")
        try:
            temporary.touch(0o666 if is_export else OWN_FILE, exist_ok=False)
            yield temporary
            _sync(temporary)
            if _is_file_or_free(path, target):
                shutil.copymode(target, temporary)
            temporary.replace(target)
        except BaseException:
            temporary.unlink(missing_ok=True)
            raise
        synchronize_folder(target.parent)
        if clears_unfinished:
            _clear_unfinished_in(target.parent, f".{target.name}.")


def read_bytes(path: Path, limit: int) -> bytes:
    """The content of the file `path`.

    It never blocks, see `reading`.

    Args:
        path: the file.
        limit: the maximum size in bytes.

    Raises:
        NotAFileError: it is a folder, pipe, socket or device.
        DamagedFileError: it is larger than `limit`.
        MissingFileError: there is none.
        StorageError: it cannot be read.
    """
    with reading(path) as file:
        content = file.read(limit + 1)
    _log.debug("read %s (%d bytes)", path, len(content))
    if len(content) > limit:
        raise DamagedFileError(path, too_large(path, limit))
    return content


def read_bounded(path: Path, limit: int, repair: Callable[[bytes], bytes] | None = None) -> str:
    """The text of the UTF-8 file `path`, read as by `read_bytes`.

    Args:
        path: the file.
        limit: the maximum size in bytes.
        repair: called with the content before it is decoded; returns the content to decode.

    Raises:
        DamagedFileError: it is not text, or too large.
        StorageError: as `read_bytes`.
    """
    content = read_bytes(path, limit)
    try:
        return _text(content if repair is None else repair(content))
    except ValueError:
        raise DamagedFileError(path, tr("“{path}” is not a text file.").format(path=path)) from None


@contextlib.contextmanager
def reading(path: Path) -> Iterator[BinaryIO]:
    """The regular file `path`, opened for reading; opening it never blocks.

    Raises `NotAFileError` if it is anything else, also if that replaces a file while it is being
    opened, `MissingFileError` if there is none, and `StorageError` if it cannot be read.
    """
    with errors_about(path):
        # Checked before opening as well, because opening a device can have an effect.
        check_file(path, path.stat())
        with os.fdopen(os.open(path, _READING), "rb") as file:
            check_file(path, os.fstat(file.fileno()))
            yield file


def check_file(path: Path, status: os.stat_result) -> None:
    """Raise `NotAFileError` if a status of `path` is not that of a regular file."""
    if not stat.S_ISREG(status.st_mode):
        raise NotAFileError(path, tr("“{path}” is not a file.").format(path=path))


def set_aside(path: Path, reason: str) -> Path:
    """Rename the unreadable file `path` to the first free `name.unreadable-1`, `-2`, and so on.

    Of a symbolic link, the target is renamed and the link is kept.

    Args:
        path: the file.
        reason: the sentence that says why the file cannot be used. If it cannot be renamed, the
            sentence of the `StorageError` begins with it.

    Returns:
        The new path. The content is unchanged.

    Raises:
        NotAFileError: it is a folder, pipe, socket or device.
        MissingFileError: it does not exist.
        StorageError: the file cannot be renamed.
    """
    try:
        target = real_path(path)
        if not stat.S_ISREG(target.lstat().st_mode):
            sentence = tr(
                "{reason} It was left untouched; move it away so that the game can save there."
            )
            raise NotAFileError(path, sentence.format(reason=reason))
        names = (target.with_name(f"{target.name}.unreadable-{n}") for n in itertools.count(1))
        aside = next(name for name in names if not os.path.lexists(name))
        target.rename(aside)
    except OSError as error:
        sentence = sentence_for(path, error)
        both = reason if sentence == reason else f"{reason} {sentence}"
        raise _type_of(error)(path, both) from error
    # Without the reason, which may name cards of the match in the file.
    _log.warning("renamed the unreadable file %s to %s", path, aside.name)
    return aside


class KeptFile:
    """A file that is renamed where it is unreadable, and never overwritten then."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._unread = ""
        """Why it is unreadable, if it could not be renamed either; else empty."""

    def set_aside(self, reason: str, pattern: str) -> str:
        """Rename the unreadable file; returns what is to be said about it.

        That is `pattern` with the fields `reason`, the sentence that says why it is unreadable, and
        `aside`, its new path. If it cannot be renamed, that is tried again before it is written.
        """
        try:
            aside = set_aside(self.path, reason)
        except StorageError as error:
            self._unread = reason
            return error.sentence
        return pattern.format(reason=reason, aside=aside)

    def make_room(self) -> None:
        """Rename the unreadable file, if it could not be renamed before; raises `StorageError`."""
        if self._unread:
            set_aside_if_present(self.path, self._unread)
            self._unread = ""

    def write(self, text: str) -> None:
        """Write the file as by `write_atomically`; raises `StorageError` with a sentence."""
        self.make_room()
        write_atomically(self.path, text)


def set_aside_if_present(path: Path, reason: str) -> None:
    """Rename the unreadable file `path` like `set_aside`, if it still exists.

    Called before writing a file that could neither be read nor renamed at the start.

    Raises `StorageError` like `set_aside`; the file must not be written then.
    """
    with contextlib.suppress(MissingFileError):
        set_aside(path, reason)


def real_path(path: Path) -> Path:
    """The absolute path without symbolic links; with them where Windows cannot tell.

    There `os.path.realpath` raises some errors, for example for a path that is very long.
    """
    try:
        return Path(os.path.realpath(path))
    except OSError:
        return path.absolute()


def _target_to_write(path: Path, *, is_export: bool) -> Path:
    """The file to write for `path`: symbolic links are followed, its folder is created.

    Raises `OSError`, or `StorageError` if there is something other than a regular file.
    """
    if is_export:
        path.parent.mkdir(parents=True, exist_ok=True)
    else:
        create_folder(path.parent)
    target = real_path(path)
    if not target.parent.is_dir():
        raise StorageError(path, tr("“{path}” is a broken link.").format(path=path))
    _is_file_or_free(path, target)
    return target


def _is_file_or_free(path: Path, target: Path) -> bool:
    """Whether `target`, to which `path` resolves, is a regular file; False if it is missing.

    Raises `StorageError` if it is anything else.
    """
    try:
        mode = target.lstat().st_mode
    except FileNotFoundError:
        return False
    if not stat.S_ISREG(mode):
        sentence = tr("“{path}” is not a file, so nothing was saved there.")
        raise NotAFileError(path, sentence.format(path=path))
    return True


def _text(content: bytes) -> str:
    text = content.decode("utf-8-sig")
    if "\0" in text:
        raise ValueError("null character")
    return text


def _sync(file: Path) -> None:
    # Windows synchronizes only files that are open for writing.
    with file.open("r+b") as stream:
        os.fsync(stream.fileno())


def synchronize_folder(folder: Path) -> None:
    """Synchronize the entries of the folder with the disk, if the system can."""
    # The content of the file is synchronized already. Windows cannot open a folder and some network
    # file systems cannot synchronize one; the file counts as saved nevertheless.
    with contextlib.suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


@contextlib.contextmanager
def errors_about(path: Path) -> Iterator[None]:
    """Convert each `OSError` of the block to a `StorageError` about `path`."""
    try:
        yield
    except OSError as error:
        kind = _type_of(error)
        # A missing file is normal, for example the settings at the first start.
        level = logging.DEBUG if kind is MissingFileError else logging.WARNING
        _log.log(level, "cannot use %s: %s", path, error)
        raise kind(path, sentence_for(path, error)) from error


def _type_of(error: OSError) -> type[StorageError]:
    return MissingFileError if isinstance(error, FileNotFoundError) else StorageError


def too_large(path: Path, limit: int) -> str:
    """The sentence about a file that is larger than `limit` bytes."""
    return tr("“{path}” is larger than {limit} KiB, the limit for such a file.").format(
        path=path, limit=limit // 1024
    )


def sentence_for(path: Path, error: OSError) -> str:
    """The sentence for the player about a system error at `path`."""
    if error.errno in _FULL:
        sentence = tr("The disk is full: “{path}” was not saved.")
    elif error.errno == errno.EROFS:
        sentence = tr("“{path}” is on a read-only disk.")
    elif error.errno in (errno.EACCES, errno.EPERM):
        sentence = tr("You do not have permission to use “{path}” or its folder.")
    elif error.errno == errno.ENOENT:
        sentence = tr("There is no file “{path}”.")
    elif error.errno == errno.ELOOP:
        sentence = tr("“{path}” is a broken link.")
    elif error.errno in (errno.ENOTDIR, errno.EEXIST):
        sentence = tr("There is a file where the folder of “{path}” should be.")
    else:
        sentence = tr("“{path}” cannot be used: {reason}.")
    return with_reason(sentence, error.strerror or str(error), path=str(path))


def is_disk_full(folder: Path) -> bool:
    """Whether the disk of a folder is full; found out by writing a temporary file there.

    For errors of libraries that do not say why they could not write.
    """
    temporary = folder / f".room.{os.urandom(4).hex()}{_UNFINISHED}"
    try:
        temporary.touch(OWN_FILE, exist_ok=False)
        temporary.write_bytes(bytes(_ROOM))
        _sync(temporary)
    except OSError as error:
        return error.errno in _FULL
    finally:
        with contextlib.suppress(OSError):
            temporary.unlink(missing_ok=True)
    return False


def clear_unfinished_in(folder: Path) -> None:
    """Remove temporary files that processes killed during `replacement_of` left in a folder.

    Only old regular files with the names of temporary files are removed; errors are ignored.
    """
    _clear_unfinished_in(folder)


def _clear_unfinished_in(folder: Path, prefix: str = ".") -> None:
    """The same for files whose names begin with `prefix`."""
    since = time.time() - _MAX_WRITE_SECONDS
    # Errors are ignored: the files themselves have been saved.
    with contextlib.suppress(OSError):
        for entry in list(os.scandir(folder)):
            # Another process may have removed it in the meantime.
            with contextlib.suppress(OSError):
                if (
                    entry.name.startswith(prefix)
                    and _UNFINISHED_NAME.fullmatch(entry.name)
                    and entry.is_file(follow_symlinks=False)
                    and entry.stat(follow_symlinks=False).st_mtime < since
                ):
                    Path(entry.path).unlink()
