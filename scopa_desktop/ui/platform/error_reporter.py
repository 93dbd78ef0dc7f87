"""Reports of uncaught exceptions: they are written to a file and shown as a message."""

import sys
import threading
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Signal, Slot
from shiboken6 import isValid

from scopa_desktop.play.storage.fault_file import FaultFile

if TYPE_CHECKING:
    from sys import UnraisableHookArgs


class ErrorReporter(QObject):
    """Writes uncaught exceptions to a file and shows a message; the program continues.

    Exceptions may be reported from any thread; messages are shown in the thread of this object.
    """

    _reported = Signal(str)

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        """Write to the file of a data folder."""
        super().__init__(parent)
        self._file = FaultFile(folder)
        self._show_message: Callable[[str], None] = _print
        # Called at once in the own thread, and queued from others.
        self._reported.connect(self._show)

    def listen(self) -> None:
        """Report the uncaught exceptions of all threads, and those that Python ignores."""
        sys.excepthook = self.report
        threading.excepthook = self._report_of_thread
        sys.unraisablehook = self._report_unraisable

    def set_message_handler(self, show_message: Callable[[str], None]) -> None:
        """Set where messages are shown; before, they are printed on standard error."""
        self._show_message = show_message

    def report(
        self, kind: type[BaseException], error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Write an exception to the file and show a message; repeated exceptions are ignored.

        `KeyboardInterrupt` ends the program instead.
        """
        if issubclass(kind, KeyboardInterrupt):
            QCoreApplication.quit()
            return
        sentence = self._file.add((error or kind()).with_traceback(trace))
        if sentence is None:
            return
        if isValid(self):
            self._reported.emit(sentence)
        else:  # The application has ended.
            _print(sentence)

    def _report_of_thread(self, arguments: threading.ExceptHookArgs) -> None:
        if not issubclass(arguments.exc_type, SystemExit):
            self.report(arguments.exc_type, arguments.exc_value, arguments.exc_traceback)

    def _report_unraisable(self, arguments: "UnraisableHookArgs") -> None:
        self.report(arguments.exc_type, arguments.exc_value, arguments.exc_traceback)

    @Slot(str)
    def _show(self, sentence: str) -> None:
        self._show_message(sentence)


def _print(sentence: str) -> None:
    print(sentence, file=sys.stderr)
