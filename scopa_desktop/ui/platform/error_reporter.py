"""Reports of uncaught exceptions: they are written to a file and shown as a message."""

import logging
import sys
import traceback
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject

from scopa_desktop.play.storage.files import StorageError, write_atomically

_log = logging.getLogger(__name__)

_MAX_REPORTS: Final = 20
"""The maximum number of different exceptions that one process reports."""


class ErrorReporter(QObject):
    """Writes uncaught exceptions to a file and shows a message; the program continues."""

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._path = path
        self._tracebacks: list[str] = []
        self._show_message: Callable[[str], None] = _print

    def listen(self) -> None:
        """Set `report` as `sys.excepthook`."""
        sys.excepthook = self.report

    def set_message_handler(self, show_message: Callable[[str], None]) -> None:
        """Set where messages are shown; before, they are printed on standard error."""
        self._show_message = show_message

    def report(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        """Write an exception to the file and show a message; repeated exceptions are ignored.

        `KeyboardInterrupt` ends the program instead.
        """
        if issubclass(kind, KeyboardInterrupt):
            QCoreApplication.quit()
            return
        text = "".join(traceback.format_exception(kind, error, trace))
        if text in self._tracebacks or len(self._tracebacks) >= _MAX_REPORTS:
            return
        self._tracebacks.append(text)
        # Without the message of the exception, which may name hidden cards.
        _log.error("unexpected %s, see %s", kind.__name__, self._path)
        try:
            write_atomically(self._path, "\n".join(self._tracebacks))
        except StorageError as failure:
            problem = self.tr("Something went wrong in the program.")
            self._show_message(f"{problem} {failure.sentence}")
            return
        message = self.tr(
            "Something went wrong in the program. The details are in “{path}”; please attach "
            "that file to your report. Your match is safe."
        )
        self._show_message(message.format(path=self._path))


def _print(sentence: str) -> None:
    print(sentence, file=sys.stderr)
