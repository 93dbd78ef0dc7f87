"""`LedgerBackup`: the last copy of the ledger, which takes the place of a damaged one."""

import shutil
import sqlite3
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication

from scopa_desktop.play.ledger.schema import LEDGER, problems
from scopa_desktop.play.storage.database import (
    DamagedDatabaseError,
    NewerDatabaseError,
    copy_database,
    opened_copy,
    set_up_lock,
)
from scopa_desktop.play.storage.files import StorageError, replacement_of

tr: Final = partial(QCoreApplication.translate, "Ledger")

_LAST: Final = "SELECT coalesce(max(entry), 0) FROM entry"


def copy_path(path: Path) -> Path:
    return path.with_name(f"{path.name}.copy")


class LedgerBackup:
    """The copy of a ledger, in the file `ledger.sqlite3.copy` beside it.

    Attributes:
        problem: a sentence for the player about a damaged ledger; empty if there was none.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._copy = copy_path(path)
        self.problem = ""

    def write(self, connection: sqlite3.Connection) -> None:
        """Copy the ledger if entries were added since the last copy, and its books are right.

        If that fails, `problem` says so, and the ledger is used without a new copy. Raises
        `sqlite3.DatabaseError` if the ledger itself cannot be read.
        """
        last_entry = connection.execute(_LAST).fetchone()[0]
        try:
            if self._last_entry() != last_entry and not problems(connection):
                # Two processes may start at once.
                with set_up_lock(self._path, LEDGER):
                    copy_database(connection, self._copy)
        except StorageError as error:
            text = tr("{reason} Your chips and your experience were not copied.")
            self.problem = f"{self.problem} {text.format(reason=error.sentence)}".lstrip()

    def restore_missing(self) -> None:
        """Put the copy in the place of a ledger that was removed or is empty.

        Raises `StorageError` with a sentence.
        """
        if self._is_lost():
            # Another process may be making it.
            with set_up_lock(self._path, LEDGER):
                if self._is_lost() and self._is_good():
                    self._restore()

    def _is_lost(self) -> bool:
        try:
            return self._path.lstat().st_size == 0
        except OSError:
            return True

    def restore(self, error: DamagedDatabaseError, aside: Path) -> None:
        """Put the copy in the place of a damaged ledger that was renamed to `aside`.

        Raises `StorageError` with a sentence.
        """
        if self._is_good():
            self._restore()
            text = tr(
                "It was kept as “{aside}”. Your chips and your experience are as they were when "
                "the game was last started."
            )
        else:
            text = tr(
                "It was kept as “{aside}”. There is no copy of it, so chips and experience start "
                "from zero."
            )
        self.problem = f"{error.sentence} {text.format(aside=aside)}"

    def _restore(self) -> None:
        with replacement_of(self._path) as temporary:
            shutil.copyfile(self._copy, temporary)

    def _last_entry(self) -> int | None:
        """The number of the last entry in the copy; None if there is no usable copy.

        Raises `NewerDatabaseError` if a newer version of the program has made it.
        """
        try:
            with opened_copy(self._copy, LEDGER) as connection:
                number: int = connection.execute(_LAST).fetchone()[0]
                return number
        except NewerDatabaseError:
            raise
        except StorageError:
            return None

    def _is_good(self) -> bool:
        """Whether there is a copy that can be used.

        Raises `NewerDatabaseError` if a newer version of the program has made it.
        """
        try:
            with opened_copy(self._copy, LEDGER) as connection:
                return not problems(connection)
        except NewerDatabaseError:
            raise
        except StorageError:
            return False
