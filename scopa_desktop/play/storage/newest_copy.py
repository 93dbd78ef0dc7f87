"""The copies of days, and the newest good one in the place of a damaged database."""

import logging
import re
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication

from scopa_desktop.play.storage.database_file import (
    BACKUPS,
    DatabaseError,
    copy_database,
    opened_copy,
)

tr: Final = partial(QCoreApplication.translate, "Database")

_NAME: Final = re.compile(r"scopa-(\d{4}-\d\d-\d\d)\.sqlite3")

_log = logging.getLogger(__name__)


def _day_of(copy: Path) -> str:
    match = _NAME.fullmatch(copy.name)
    return match[1] if match else copy.name


def copies(folder: Path) -> list[Path]:
    """The copies of days of a data folder, the newest first."""
    with suppress(OSError):
        found = [path for path in (folder / BACKUPS).iterdir() if _NAME.fullmatch(path.name)]
        return sorted(found, reverse=True)
    return []


def put_newest_copy_back(path: Path) -> Path | None:
    """Put the newest good copy in the place of a damaged database, which was renamed.

    Returns the copy; None if there is no good one. Raises `StorageError` if it cannot be written.
    """
    for copy in copies(path.parent):
        try:
            with opened_copy(copy) as connection:
                copy_database(connection, path)
        except DatabaseError as error:
            _log.warning("the copy %s is not used: %s", copy, error)
            continue
        return copy
    return None


def replacement_sentence(reason: str, aside: Path, copy: Path | None) -> str:
    """The sentence for the player about a damaged database.

    `reason` says what is wrong with it, `aside` is where it is kept, `copy` took its place.
    """
    if copy is None:
        text = tr("{reason} It was kept as “{aside}”, and a new one was begun.")
        return text.format(reason=reason, aside=aside)
    text = tr("{reason} It was kept as “{aside}”; the copy of {day} takes its place.")
    return text.format(reason=reason, aside=aside, day=_day_of(copy))
