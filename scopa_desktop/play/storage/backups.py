"""Copies of the database: one a day, and those that a person makes and puts back.

The copies of the days are in the folder `backups` beside the database; the last `KEPT` stay. The
newest good one takes the place of a damaged database.
"""

import logging
import os
import sqlite3
from contextlib import closing, suppress
from datetime import date
from functools import partial
from pathlib import Path
from time import monotonic
from typing import Final

from PySide6.QtCore import QCoreApplication

from scopa_desktop.play.storage.database import Database
from scopa_desktop.play.storage.database_file import (
    BACKUPS,
    BUSY_SECONDS,
    check_content,
    connect,
    copy_database,
    errors_of,
    opened_copy,
)
from scopa_desktop.play.storage.newest_copy import copies

tr: Final = partial(QCoreApplication.translate, "Database")

KEPT: Final = 3
"""The number of copies of days that stay."""
_OK: Final = 0
_BUSY: Final = 5
"""Results of SQLite, which Python 3.10 has no names for."""
_BETWEEN_TRIES: Final = 0.05
"""Seconds until a database that somebody else writes is tried again."""

_log = logging.getLogger(__name__)


def copy_daily(database: Database, today: date) -> None:
    """Copy the database, unless that was done today or nothing has changed since the last copy.

    Its whole content is checked before: a damaged one is replaced instead, and no damage gets into
    the copies. Raises `StorageError` with a sentence.
    """
    if database.is_read_only:
        return
    target = database.folder / BACKUPS / f"scopa-{today.isoformat()}.sqlite3"
    _bring_back_copies(database.folder, target)
    known = copies(database.folder)
    if target in known or (known and not _has_changed(database, known[0])):
        return

    def copy() -> None:
        check_content(database.connection, database.path)
        copy_database(database.connection, target)

    database.run(copy)
    for old in copies(database.folder)[KEPT:]:
        with suppress(OSError):
            old.unlink()


def _bring_back_copies(folder: Path, target: Path) -> None:
    """Make the newest copy that a clock made which was ahead that of today; remove the others.

    They would be taken for newer than every copy from now on.
    """
    ahead = [copy for copy in copies(folder) if copy.name > target.name]
    for copy in reversed(ahead):
        with suppress(OSError):
            copy.replace(target)
            os.utime(target, (0, 0))  # What it says is old: the next day has a copy of its own.


def _has_changed(database: Database, copy: Path) -> bool:
    """Whether the database was written after a copy was made."""
    files = (database.path, database.path.with_name(f"{database.path.name}-wal"))
    with suppress(OSError):
        since = copy.stat().st_mtime
        return any(path.exists() and path.stat().st_mtime > since for path in files)
    return True


def write_copy(database: Database, target: Path) -> None:
    """Write a copy of everything to a file that the user chose; raises `StorageError`."""
    database.run(lambda: copy_database(database.connection, target, is_export=True))


def put_copy_back(database: Database, source: Path, today: date) -> Path:
    """Replace everything by a copy; returns the file in which what was there is kept.

    Raises `StorageError` with a sentence if the copy cannot be used; nothing has changed then.
    """
    folder = database.folder / BACKUPS
    with errors_of(folder):
        kept = _free_name(folder, today)

    def put_back() -> None:
        began, is_kept = monotonic(), False

        def keep(status: int, _left: int, _total: int) -> None:
            """Keep what is there before it is replaced, once nobody else can write."""
            nonlocal is_kept
            if status == _BUSY and monotonic() - began > BUSY_SECONDS:
                raise sqlite3.OperationalError("database is locked")
            if status == _OK and not is_kept:
                with closing(connect(database.path, "mode=ro")) as before:
                    copy_database(before, kept)
                is_kept = True

        # The first page takes the lock; nothing is replaced before the last one.
        copy.backup(connection, pages=1, progress=keep, sleep=_BETWEEN_TRIES)

    with opened_copy(source) as copy:
        database.check_writable()
        connection = database.connection
        with errors_of(database.path):
            put_back()
    return kept


def _free_name(folder: Path, today: date) -> Path:
    number = 1
    while (path := folder / f"replaced-{today.isoformat()}-{number}.sqlite3").exists():
        number += 1
    return path
