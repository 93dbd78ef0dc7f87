"""`FaultFile`: the file of the uncaught exceptions of a process, and the sentences about them."""

import logging
import traceback
from functools import partial
from pathlib import Path
from threading import RLock
from typing import Final

from PySide6.QtCore import QCoreApplication

from scopa_desktop.play.storage.files import StorageError, write_atomically
from scopa_desktop.rules.messages import with_reason

FAULT_FILE: Final = "fault.txt"
"""The name of the file in the data folder."""
_MAX_FAULTS: Final = 20
"""The maximum number of different exceptions that one process writes."""

translate = QCoreApplication.translate
tr: Final = partial(translate, "ErrorReporter")

_log = logging.getLogger(__name__)


class FaultFile:
    """The file with the tracebacks of the uncaught exceptions of this process; thread-safe."""

    def __init__(self, folder: Path) -> None:
        """The file of a data folder; it is made, or replaced, by the first exception."""
        self._path = folder / FAULT_FILE
        self._tracebacks: list[str] = []
        # An exception in `__del__` can be written while its thread writes another one.
        self._lock = RLock()

    def add(self, error: BaseException) -> str | None:
        """Write an exception; returns the sentence for the player.

        None if the same exception was written before, or too many others were.
        """
        text = "".join(traceback.format_exception(error))
        with self._lock:
            if text in self._tracebacks or len(self._tracebacks) >= _MAX_FAULTS:
                return None
            self._tracebacks.append(text)
            # Without the message of the exception, which may name hidden cards.
            _log.error("unexpected %s, see %s", type(error).__name__, self._path)
            try:
                write_atomically(self._path, "\n".join(self._tracebacks))
            except StorageError as failure:
                return f"{fault_sentence()} {failure.sentence}"
        return tr(
            "Something went wrong in the program. The details are in “{path}”; please attach "
            "that file to your report. Your match is safe."
        ).format(path=self._path)


def fault_sentence() -> str:
    """The sentence for the player that an exception was not expected."""
    return tr("Something went wrong in the program.")


def fault_sentence_about(path: Path) -> str:
    """The sentence for the player that a file cannot be used because of such an exception."""
    sentence = translate("Storage", "“{path}” cannot be used: {reason}.")
    return with_reason(sentence, fault_sentence(), path=str(path))
