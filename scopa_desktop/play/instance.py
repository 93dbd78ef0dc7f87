"""Which of several programs owns the matches of a folder: a lock that the system holds.

The lock belongs to an open file, not to what the file contains: `flock` on Unix, a locked byte on
Windows. The system releases it when the process ends, however it ends, so a file that was left
behind, empty or written by another version or another computer, locks nobody out.

Where the lock is taken, `handover` reaches the program that holds it.
"""

import errno
import os
import stat
import sys
from contextlib import suppress
from enum import Enum, auto
from pathlib import Path
from typing import Final

from scopa_desktop.play.storage import sentence_for

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

LOCK_NAME: Final = "running.lock"

# A pipe in the place of the file must not hold up the start.
_OPENING: Final = os.O_RDWR | os.O_CREAT | getattr(os, "O_NONBLOCK", 0)
_TAKEN: Final = {errno.EWOULDBLOCK, errno.EAGAIN, errno.EACCES, errno.EDEADLK}


class LockState(Enum):
    """How it stands with the lock of a folder."""

    HELD = auto()
    """This program owns the matches."""
    TAKEN = auto()
    """Another program does."""
    IMPOSSIBLE = auto()
    """Nobody can tell: the folder cannot be written to, or its disk knows no locks."""


class InstanceLock:
    """The lock of a data folder, held from `acquire` to `release` or the end of the process.

    Processes that this one starts do not inherit it.
    """

    def __init__(self, folder: Path) -> None:
        self.path = folder / LOCK_NAME
        self.reason = ""
        """Why no lock is possible, in a sentence."""
        self._descriptor: int | None = None

    def acquire(self) -> LockState:
        """Try to take the lock, without waiting."""
        if self._descriptor is not None:
            return LockState.HELD
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
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

    def release(self) -> None:
        """Let another program have it. The file stays: removing it could separate two holders."""
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None

    def _impossible(self, error: OSError) -> LockState:
        self.reason = sentence_for(self.path, error)
        return LockState.IMPOSSIBLE


def _lock(descriptor: int) -> bool:
    """Lock an open file; False when another process has locked it.

    Raises `OSError` when the file cannot be locked at all.
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
