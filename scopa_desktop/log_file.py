"""A rotating log file whose errors do not affect the program."""

import os
import stat
import sys
from io import TextIOWrapper
from logging import LogRecord
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Final

from scopa_desktop.play.storage.paths import create_folder

LARGEST_FILE: Final = 256 * 1024
"""Size in bytes at which a new file is begun."""
OLD_FILES: Final = 2
"""Earlier files that are kept, as `<name>.1` (the newer) and `<name>.2`."""

# O_NOFOLLOW: no symbolic links. O_NONBLOCK: opening a pipe without a reader fails instead of
# blocking. Windows has neither flag.
_FLAGS: Final = (
    os.O_WRONLY
    | os.O_APPEND
    | os.O_CREAT
    | getattr(os, "O_NOFOLLOW", 0)
    | getattr(os, "O_NONBLOCK", 0)
)


class LogFile(RotatingFileHandler):
    """Appends records to a file of limited size.

    The file and its folder are created by the first record. If something else stands at its path,
    such as a folder or a pipe, the `second_log` is taken. If that fails too, all records are
    dropped; if `reports_failure` is set, a sentence on standard error says so.
    """

    def __init__(self, path: Path, *, reports_failure: bool) -> None:
        super().__init__(
            path, maxBytes=LARGEST_FILE, backupCount=OLD_FILES, encoding="utf-8", delay=True
        )
        self._path = path
        self._reports_failure = reports_failure
        self._has_failed = False

    def emit(self, record: LogRecord) -> None:
        """Write a record, unless an earlier one could not be written."""
        if not self._has_failed:
            super().emit(record)

    def handleError(self, record: LogRecord) -> None:  # noqa: N802
        """Drop all further records, because of the exception that is being handled."""
        self._has_failed = True
        if not self._reports_failure or sys.stderr is None:  # Windowed, on Windows.
            return
        reason = sys.exc_info()[1]
        if isinstance(reason, OSError) and reason.strerror:
            reason_text = reason.strerror
        else:
            reason_text = str(reason)
        print(f"The log file “{self._path}” cannot be written: {reason_text}.", file=sys.stderr)

    def _open(self) -> TextIOWrapper:
        create_folder(self._path.parent)
        try:
            descriptor = _open_regular(self._path)
        except OSError:
            descriptor = _open_regular(second_log(self._path))
            # What is rotated.
            self.baseFilename = str(second_log(self._path))
        return os.fdopen(descriptor, "a", encoding="utf-8", errors="backslashreplace")


def second_log(path: Path) -> Path:
    """The log file that is taken where no file can be written at this path."""
    return path.with_stem(f"{path.stem}-2")


def _open_regular(path: Path) -> int:
    """Open a regular file for appending, creating it if there is none; returns its descriptor.

    Raises:
        OSError: it cannot be opened, or something else stands at this path.
    """
    descriptor = os.open(path, _FLAGS, 0o600)
    if not stat.S_ISREG(os.fstat(descriptor).st_mode):
        os.close(descriptor)
        raise OSError("it is not a regular file")
    return descriptor
