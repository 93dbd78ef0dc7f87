"""`LedgerBackup`: the last copy of the ledger, which takes the place of a damaged one."""

import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication

from scopa_desktop.play.ledger.audit import problems
from scopa_desktop.play.ledger.schema import LEDGER
from scopa_desktop.play.storage.database import DamagedDatabaseError, copy_database, set_up_lock
from scopa_desktop.play.storage.files import errors_about

translate = QCoreApplication.translate

_LAST: Final = "SELECT coalesce(max(entry), 0) FROM entry"


class LedgerBackup:
    """The copy of a ledger, in the file `ledger.sqlite3.copy` beside it.

    Attributes:
        problem: a sentence for the player about a damaged ledger; empty if there was none.
    """

    def __init__(self, path: Path) -> None:
        """The copy of the ledger at `path`."""
        self._path = path
        self._copy = path.with_name(f"{path.name}.copy")
        self.problem = ""

    def write(self, connection: sqlite3.Connection) -> None:
        """Copy the ledger if entries were added since the last copy.

        Raises `DatabaseError`, `sqlite3.DatabaseError` or `OSError`.
        """
        if self._last_entry() != connection.execute(_LAST).fetchone()[0]:
            # Two processes may start at once.
            with set_up_lock(self._path, LEDGER):
                copy_database(connection, self._copy)

    def restore_missing(self) -> None:
        """Put the copy in the place of a ledger that was removed; raises `StorageError`."""
        if not os.path.lexists(self._path) and self._is_good():
            self._restore()

    def restore(self, error: DamagedDatabaseError, aside: Path) -> None:
        """Put the copy in the place of a damaged ledger that was renamed to `aside`.

        Raises `StorageError` with a sentence.
        """
        if self._is_good():
            self._restore()
            text = translate(
                "Ledger",
                "It was kept as “{aside}”. Your chips and your experience are as they were when "
                "the game was last started.",
            )
        else:
            text = translate(
                "Ledger",
                "It was kept as “{aside}”. There is no copy of it, so chips and experience begin "
                "anew.",
            )
        self.problem = f"{error.sentence} {text.format(aside=aside)}"

    def _restore(self) -> None:
        unfinished = self._copy.with_name(f"{self._copy.name}.part")
        with errors_about(self._path):
            shutil.copyfile(self._copy, unfinished)
            unfinished.replace(self._path)

    def _last_entry(self) -> int | None:
        """The number of the last entry in the copy; None if there is no usable copy."""
        if not self._copy.is_file():
            return None
        try:
            with closing(self._opened()) as connection:
                number: int = connection.execute(_LAST).fetchone()[0]
                return number
        except sqlite3.DatabaseError:
            return None

    def _is_good(self) -> bool:
        """Whether there is a copy that can be used."""
        if not self._copy.is_file():
            return False
        try:
            with closing(self._opened()) as connection:
                return not problems(connection)
        except sqlite3.DatabaseError:
            return False

    def _opened(self) -> sqlite3.Connection:
        # A copy is written as a whole, so nobody else changes it.
        uri = f"{self._copy.absolute().as_uri()}?immutable=1"
        connection = sqlite3.connect(uri, uri=True)
        connection.row_factory = sqlite3.Row
        return connection
