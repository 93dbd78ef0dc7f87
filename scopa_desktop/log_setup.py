"""Sets up the log of the application: warnings, and with `--debug` debugging messages.

What is logged: the start and the versions of what runs, files read and written, the engine process
when it starts or is lost, problems with settings. Never logged: cards, moves and the number of a
deal, because they would reveal hidden cards of a running match.
"""

import logging
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from scopa_desktop import __version__, core_build, log_file

FILE_NAME: Final = "scopa-desktop.log"
_FORMAT: Final = "%(asctime)s %(levelname)s %(name)s: %(message)s"


def set_up_log(folder: Path, *, debug: bool = False) -> Path:
    """Log warnings, or with `debug` all messages, into a file of this folder; returns its path.

    The file is created by the first message. No error is raised: if the file cannot be written,
    messages are dropped, and with `debug` a sentence on standard error says so.
    """
    path = folder / FILE_NAME
    logger = logging.getLogger("scopa_desktop")
    logger.setLevel(logging.DEBUG if debug else logging.WARNING)
    logger.addHandler(_LazyHandler(path, reports_failure=debug))
    if debug:
        build, python = core_build.running().value, sys.version.split()[0]
        logger.debug(
            "Scopa Desktop %s (%s), Python %s, %s", __version__, build, python, sys.platform
        )
    return path


@contextmanager
def logging_to(folder: Path) -> Iterator[None]:
    """Log warnings of the block into the file of this folder, like `set_up_log`."""
    logger = logging.getLogger("scopa_desktop")
    before, level = list(logger.handlers), logger.level
    set_up_log(folder)
    try:
        yield
    finally:
        for handler in [handler for handler in logger.handlers if handler not in before]:
            logger.removeHandler(handler)
            handler.close()
        logger.setLevel(level)


class _LazyHandler(logging.Handler):
    """Loads the rotating handler with the first record.

    `logging.handlers` imports modules that a start without a warning does not need.
    """

    def __init__(self, path: Path, *, reports_failure: bool) -> None:
        super().__init__()
        self.setFormatter(logging.Formatter(_FORMAT))
        self._path = path
        self._reports_failure = reports_failure
        self._file: logging.Handler | None = None

    def emit(self, record: logging.LogRecord) -> None:
        if self._file is None:
            self._file = log_file.LogFile(self._path, reports_failure=self._reports_failure)
            self._file.setFormatter(self.formatter)
        self._file.handle(record)

    def close(self) -> None:
        """Close the file; what cannot be written any more is dropped, as a message is."""
        if self._file is not None:
            with suppress(OSError):
                self._file.close()
        super().close()
