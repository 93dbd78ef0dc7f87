"""A lock that belongs to an open file, whatever the file contains.

It is `flock` on Unix and a locked byte on Windows, and excludes other threads as well as other
processes. The system releases it when the process ends in any way, so a file that is left behind
locks nobody out.
"""

import errno
import os
import stat
import sys
from contextlib import suppress
from enum import Enum, auto
from pathlib import Path
from time import monotonic, sleep
from typing import Final

from scopa_desktop.play.storage.files import sentence_for
from scopa_desktop.play.storage.paths import create_folder

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

# Opening a pipe with the name of the file must not block the start.
_OPENING: Final = os.O_RDWR | os.O_CREAT | getattr(os, "O_NONBLOCK", 0)
_TAKEN: Final = {errno.EWOULDBLOCK, errno.EAGAIN, errno.EACCES, errno.EDEADLK}
_RETRY_SECONDS: Final = 0.02


class LockState(Enum):
    """The state of a lock."""

    HELD = auto()
    """This object holds the lock."""
    TAKEN = auto()
    """Another process or another object holds the lock."""
    IMPOSSIBLE = auto()
    """Unknown: the folder is not writable, or its file system has no locks."""


class FileLock:
    """The lock of a file, held from `acquire` to `release` or the end of the process.

    Child processes do not inherit it. Not thread-safe: each thread has an object of its own.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.reason = ""
        """The sentence that says why no lock is possible; else empty."""
        self._descriptor: int | None = None

    def acquire(self, seconds: float = 0.0) -> LockState:
        """Try to take the lock; if it is taken, again until so many seconds have passed."""
        until = monotonic() + seconds
        while (state := self._try()) is LockState.TAKEN and monotonic() < until:
            sleep(_RETRY_SECONDS)
        return state

    def release(self) -> None:
        """Release the lock. The file is kept: if it were deleted, two processes could lock."""
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None

    def _try(self) -> LockState:
        if self._descriptor is not None:
            return LockState.HELD
        try:
            create_folder(self.path.parent)
            descriptor = os.open(self.path, _OPENING, 0o600)
        except OSError as error:
            return self._impossible(error)
        try:
            if not stat.S_ISREG(os.fstat(descriptor).st_mode):
                raise OSError(errno.EINVAL, os.strerror(errno.EINVAL))
            is_free = _lock(descriptor)
        except OSError as error:
            with suppress(OSError):  # A disk that fails once may fail again.
                os.close(descriptor)
            return self._impossible(error)
        if not is_free:
            os.close(descriptor)
            return LockState.TAKEN
        self._descriptor = descriptor
        return LockState.HELD

    def _impossible(self, error: OSError) -> LockState:
        self.reason = sentence_for(self.path, error)
        return LockState.IMPOSSIBLE


def _lock(descriptor: int) -> bool:
    """Lock an open file; False if another process has locked it.

    Raises `OSError` if the file cannot be locked at all.
    """
    try:
        if sys.platform == "win32":
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        if error.errno in _TAKEN:
            return False
        raise
    return True


LOCK_NAME: Final = "running.lock"


class InstanceLock(FileLock):
    """The lock of a data folder."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder / LOCK_NAME)
