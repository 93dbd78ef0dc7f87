"""Faults of the program: each is written to a file and told once, and the game goes on."""

import logging
import sys
import traceback
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject

from scopa_desktop.play.storage import StorageError, write_atomically

_log = logging.getLogger(__name__)

_MOST: Final = 20
"""The faults of one sitting that are worth writing down."""


class ErrorReporter(QObject):
    """Hears of every exception that nobody has caught."""

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._path = path
        self._seen: list[str] = []
        self._tell: Callable[[str], None] = _print

    def listen(self) -> None:
        """From now on, let no exception reach the terminal."""
        sys.excepthook = self.report

    def set_message_handler(self, tell: Callable[[str], None]) -> None:
        """Where the player reads about faults, once there is such a place."""
        self._tell = tell

    def report(
        self, kind: type[BaseException], fault: BaseException, trace: TracebackType | None
    ) -> None:
        """Write a fault down and tell the player, but the same one not twice."""
        if issubclass(kind, KeyboardInterrupt):
            QCoreApplication.quit()
            return
        text = "".join(traceback.format_exception(kind, fault, trace))
        if text in self._seen or len(self._seen) >= _MOST:
            return
        self._seen.append(text)
        # Not the message, which may name hidden cards.
        _log.error("unexpected %s, see %s", kind.__name__, self._path)
        try:
            write_atomically(self._path, "\n".join(self._seen))
        except StorageError as wrong:
            self._tell(f"{self.tr('Something went wrong in the program.')} {wrong.sentence}")
            return
        told = self.tr(
            "Something went wrong in the program. What happened is written in “{path}”; please "
            "send that file with a report. Your match is kept."
        )
        self._tell(told.format(path=self._path))


def _print(sentence: str) -> None:
    print(sentence, file=sys.stderr)
