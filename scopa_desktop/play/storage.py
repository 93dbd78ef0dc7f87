"""Writing and reading files so that nothing of the player's is lost.

A file is either the old one or the new one, never half of each: it is written beside its place,
forced to the disk and moved over. Whatever goes wrong is one `StorageError` that says it in a
sentence a player can act on.
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
from pathlib import Path

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate

_log = logging.getLogger(__name__)

_UNFINISHED = ".part"
_UNFINISHED_NAME = re.compile(r"\..+\.[0-9a-f]{8}\.part", re.DOTALL)
# O_NONBLOCK: opening a pipe that has no writer would wait for ever. Windows has no such flag and no
# pipes in ordinary folders, but opens files as text unless O_BINARY is given.
_READING = (
    os.O_RDONLY
    | getattr(os, "O_NONBLOCK", 0)
    | getattr(os, "O_NOCTTY", 0)
    | getattr(os, "O_BINARY", 0)
)
_SECONDS_A_WRITE_MAY_TAKE = 60
_FORBIDDEN_IN_NAMES = str.maketrans(dict.fromkeys('\\/:*?"<>|', "-"))


class StorageError(Exception):
    """A file could not be written, read or moved.

    Attributes:
        path: the file meant.
        sentence: what is wrong, for the player; names the file.
    """

    def __init__(self, path: Path, sentence: str) -> None:
        super().__init__(sentence)
        self.path = path
        self.sentence = sentence


class NotAFileError(StorageError):
    """A folder, pipe, socket or device has the name of a file."""


def as_file_name(name: str) -> str:
    """A name that a person gave, without the signs that some system forbids in names of files."""
    return name.translate(_FORBIDDEN_IN_NAMES).strip(". ") or "-"


def write_atomically(path: Path, data: bytes | str) -> None:
    """Puts `data` (text as UTF-8) into the file `path`, all of it or nothing.

    Missing folders are made. An existing file keeps its permissions, and a link keeps pointing at
    the file it stands for. After the return the data outlasts a loss of power; after an error the
    old file is untouched and nothing is left beside it. Only an ordinary file is ever replaced.

    Raises:
        NotAFileError: a folder, pipe, socket or device has the name of the file.
        StorageError: the disk is full, the folder cannot be written to, and the like.
    """
    content = data.encode() if isinstance(data, str) else data
    with _errors_about(path):
        target = _target_to_write(path)
        temporary = target.with_name(f".{target.name}.{os.urandom(4).hex()}{_UNFINISHED}")
        try:
            _fill(temporary, content)
            if _is_file_or_free(path, target):
                shutil.copymode(target, temporary)
            temporary.replace(target)
        except BaseException:
            temporary.unlink(missing_ok=True)
            raise
        _sync_folder(target.parent)
        _clear_unfinished_in(target.parent, f".{target.name}.")
    _log.debug("wrote %s (%d bytes)", path, len(content))


def read_bounded(path: Path, limit: int, repair: Callable[[bytes], bytes] | None = None) -> str:
    """The text of the UTF-8 file `path`, of at most `limit` bytes.

    Never waits: whatever is not an ordinary file is refused, also when it takes the place of one
    while it is being opened.

    `repair` gives what counts of the content, before it is decoded.

    Raises:
        NotAFileError: it is a folder, pipe, socket or device.
        StorageError: it is missing (see `is_missing`), cannot be read, is larger than `limit` or
            is not text.
    """
    with _errors_about(path):
        # Before opening as well: opening alone makes some devices act.
        if not stat.S_ISREG(path.stat().st_mode):
            raise _not_a_file(path)
        with os.fdopen(os.open(path, _READING), "rb") as file:
            if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
                raise _not_a_file(path)
            content = file.read(limit + 1)
    _log.debug("read %s (%d bytes)", path, len(content))
    if len(content) > limit:
        raise StorageError(path, _too_large(path, limit))
    try:
        return _text(content if repair is None else repair(content))
    except ValueError:
        sentence = translate("Storage", "“{path}” is not a text file.")
        raise StorageError(path, sentence.format(path=path)) from None


def is_missing(error: StorageError) -> bool:
    """Whether a file could not be read because there is none."""
    return isinstance(error.__cause__, FileNotFoundError)


def set_aside(path: Path, reason: str) -> Path:
    """Renames the unreadable file `path` to the first free `name.unreadable-1`, `-2`, and so on.

    Of a link, the file it stands for is renamed, and the link is kept.

    Args:
        reason: the sentence that says why it is of no use. It opens the `StorageError` when the
            file cannot even be renamed, so that the player learns both.

    Returns:
        The new path. The content is untouched.

    Raises:
        NotAFileError: it is a folder, pipe, socket or device.
        StorageError: the file cannot be renamed.
    """
    try:
        target = Path(os.path.realpath(path))
        if not stat.S_ISREG(target.lstat().st_mode):
            sentence = translate(
                "Storage",
                "{reason} It was left untouched; move it away, so that the game can save there.",
            )
            raise NotAFileError(path, sentence.format(reason=reason))
        names = (target.with_name(f"{target.name}.unreadable-{n}") for n in itertools.count(1))
        aside = next(name for name in names if not os.path.lexists(name))
        target.rename(aside)
    except OSError as error:
        sentence = _sentence(path, error)
        both = reason if sentence == reason else f"{reason} {sentence}"
        raise StorageError(path, both) from error
    # Not the reason, which may name cards of the match in the file.
    _log.warning("renamed the unreadable file %s to %s", path, aside.name)
    return aside


def set_aside_if_present(path: Path, reason: str) -> None:
    """Rename the unreadable file `path` like `set_aside`, unless it is gone by now.

    Called before a file is written that could neither be read nor set aside at the start.

    Raises `StorageError` like `set_aside`; then the file must not be written.
    """
    try:
        set_aside(path, reason)
    except StorageError as error:
        if not is_missing(error):
            raise


def _target_to_write(path: Path) -> Path:
    """The file that is written for `path`, with its folder; links are followed.

    Raises `OSError`, or `StorageError` where something else has the place of the file.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    target = Path(os.path.realpath(path))
    if not target.parent.is_dir():
        sentence = translate("Storage", "“{path}” is a link that leads nowhere.")
        raise StorageError(path, sentence.format(path=path))
    _is_file_or_free(path, target)
    return target


def _is_file_or_free(path: Path, target: Path) -> bool:
    """Whether `target`, for which `path` stands, is an ordinary file; False when it is missing.

    Raises `StorageError` when it is anything else.
    """
    try:
        mode = target.lstat().st_mode
    except FileNotFoundError:
        return False
    if not stat.S_ISREG(mode):
        sentence = translate("Storage", "“{path}” is not a file, so nothing was saved there.")
        raise NotAFileError(path, sentence.format(path=path))
    return True


def _not_a_file(path: Path) -> NotAFileError:
    return NotAFileError(path, translate("Storage", "“{path}” is not a file.").format(path=path))


def _text(content: bytes) -> str:
    text = content.decode("utf-8-sig")
    if "\0" in text:
        raise ValueError("a text has no zeros")
    return text


def _fill(file: Path, content: bytes) -> None:
    with file.open("xb") as stream:
        stream.write(content)
        stream.flush()
        os.fsync(stream.fileno())


def _sync_folder(folder: Path) -> None:
    """Forces the folder's list of names to the disk."""
    # The file itself is safe by now. Windows cannot open a folder, some network disks cannot
    # force one, and neither is a reason to tell the player that his file was not saved.
    with contextlib.suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


@contextlib.contextmanager
def _errors_about(path: Path) -> Iterator[None]:
    """Turns the system's errors into a sentence about `path`."""
    try:
        yield
    except OSError as error:
        # A file that was never written is no fault: the settings of a first start, for example.
        level = logging.DEBUG if error.errno == errno.ENOENT else logging.WARNING
        _log.log(level, "cannot use %s: %s", path, error)
        raise StorageError(path, _sentence(path, error)) from error


def _too_large(path: Path, limit: int) -> str:
    return translate(
        "Storage", "“{path}” is larger than the {limit} KiB such a file may have."
    ).format(path=path, limit=limit // 1024)


def _sentence(path: Path, error: OSError) -> str:
    """What the system's error means for the player."""
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        sentence = translate("Storage", "The disk is full: “{path}” was not saved.")
    elif error.errno == errno.EROFS:
        sentence = translate("Storage", "“{path}” lies on a disk that can only be read.")
    elif error.errno in (errno.EACCES, errno.EPERM):
        sentence = translate("Storage", "You have no permission for “{path}” or its folder.")
    elif error.errno == errno.ENOENT:
        sentence = translate("Storage", "There is no file “{path}”.")
    elif error.errno == errno.ELOOP:
        sentence = translate("Storage", "“{path}” is a link that leads nowhere.")
    elif error.errno in (errno.ENOTDIR, errno.EEXIST):
        sentence = translate("Storage", "A file stands where the folder of “{path}” should be.")
    else:
        sentence = translate("Storage", "“{path}” cannot be used: {reason}.")
    return sentence.format(path=path, reason=error.strerror or error)


def sentence_for(path: Path, error: OSError) -> str:
    """What an error of the system about `path` means for the player."""
    return _sentence(path, error)


def clear_unfinished_in(folder: Path) -> None:
    """Remove what processes killed in the middle of `write_atomically` have left in a folder.

    Only old regular files that bear the names given there; what cannot be removed stays.
    """
    _clear_unfinished_in(folder)


def _clear_unfinished_in(folder: Path, prefix: str = ".") -> None:
    """The same for files whose names begin with `prefix`."""
    since = time.time() - _SECONDS_A_WRITE_MAY_TAKE
    # A folder that cannot be listed, like a leftover that cannot be removed, must not make a file
    # that has been saved look unsaved.
    with contextlib.suppress(OSError):
        for entry in list(os.scandir(folder)):
            # Another window may be clearing up too, or may have just finished.
            with contextlib.suppress(OSError):
                if (
                    entry.name.startswith(prefix)
                    and _UNFINISHED_NAME.fullmatch(entry.name)
                    and entry.is_file(follow_symlinks=False)
                    and entry.stat(follow_symlinks=False).st_mtime < since
                ):
                    Path(entry.path).unlink()
