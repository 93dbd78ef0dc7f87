"""The database of a data folder: read and written, and replaced when damaged.

Everything that was played and trained is in one SQLite file; `schema.py` says what, and
`database_file.py` how it is opened. Threads that work at the same time have connections of their
own. A damaged database is renamed and replaced by its newest good copy (`newest_copy.py`); one that
was written by a newer version is left untouched.
"""

import logging
import sqlite3
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final, TypeVar

from scopa_desktop.play.storage.database_file import (
    BACKUPS,
    DATABASE,
    SIDE_FILES,
    WAL,
    DamagedDatabaseError,
    DatabaseError,
    FileIdentity,
    OpenedFile,
    check_content,
    check_not_newer,
    damage_sentence,
    errors_of,
    identity_of,
    opened_file,
    read_only_sentence,
    set_up_lock,
    snapshot,
    transaction,
)
from scopa_desktop.play.storage.files import set_aside
from scopa_desktop.play.storage.newest_copy import put_newest_copy_back, replacement_sentence

_log = logging.getLogger(__name__)

_Result = TypeVar("_Result")

_UNEXPECTED: Final = (
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    TypeError,
    ValueError,
    sqlite3.IntegrityError,
    sqlite3.OperationalError,
)
"""The errors of a function that wrong values in the database may explain."""


class Database:
    """The database of a data folder, for one thread at a time.

    It is opened when it is first used, and created or updated where necessary; where it cannot be
    written it is opened for reading. Several may be open at once, in several threads and processes.

    In every method, a database that turns out to be damaged is replaced by its newest good copy,
    and one that was removed or replaced meanwhile is opened again. If a function fails in a way
    that wrong values may explain, the whole content is checked, once. Every method raises
    `StorageError` with a sentence if the database cannot be used at all.
    """

    def __init__(self, folder: Path) -> None:
        """The database of a data folder."""
        self.folder = folder
        self.path = folder / DATABASE
        self.problem = ""
        """A sentence for the player about a damaged database that was replaced; else empty."""
        self.damaged: Path | None = None
        """Where that is, while nobody was told; it is in the table `damaged_file`, too."""
        self._unnoted: str | None = None
        """The name of a damaged database that is not in the table yet."""
        self._is_checked = False
        self._file: OpenedFile | None = None

    def close(self) -> None:
        """Close the file; the next method opens it again."""
        if self._file is not None:
            self._file.connection.close()
            self._file = None

    @property
    def connection(self) -> sqlite3.Connection:
        """The connection to the file that is now the database; for functions inside `run`."""
        opened = self._opened()
        if not opened.is_read_only and identity_of(self.path) != opened.identity:
            _log.warning("%s was removed or replaced", self.path)
            self.close()
        return self._opened().connection

    @property
    def is_read_only(self) -> bool:
        """Whether the database can be read but not changed."""
        return self._opened().is_read_only

    def check_writable(self) -> None:
        """Raise `DatabaseError` if the database cannot be changed."""
        if self.is_read_only:
            raise DatabaseError(self.path, read_only_sentence(self.path))

    def run(self, action: Callable[[], _Result]) -> _Result:
        """The result of a function that may use `connection`.

        If the database turns out to be damaged, it is replaced and the function is called again.
        Raises `StorageError` with a sentence, and what the function raises.
        """
        try:
            with errors_of(self.path):
                try:
                    return action()
                except _UNEXPECTED as error:
                    self._check(error)
                    raise
        except DamagedDatabaseError as error:
            self._renew(error)
        with errors_of(self.path):
            return action()

    def read(self, query: Callable[[sqlite3.Connection], _Result]) -> _Result:
        """The result of a function that reads the database, as it is at one moment.

        Raises as `run`.
        """

        def action() -> _Result:
            connection = self.connection
            with snapshot(connection):
                return query(connection)

        return self.run(action)

    def write(self, change: Callable[[sqlite3.Connection], _Result]) -> _Result:
        """The result of a function that changes the database, in one transaction; raises as `run`.

        The change is durable when this returns. Nothing has changed if it raises.
        """

        def action() -> _Result:
            with self.writing() as connection:
                return change(connection)

        return self.run(action)

    @contextmanager
    def writing(self) -> Iterator[sqlite3.Connection]:
        """Run the block in one transaction, which is undone if it raises; inside `run`."""
        connection = self.connection
        self.check_writable()
        with transaction(connection):
            check_not_newer(connection, self.path)
            yield connection

    def _check(self, error: Exception) -> None:
        """Raise `DamagedDatabaseError` if wrong values may explain an error."""
        is_of_system = isinstance(error, sqlite3.OperationalError) and "overflow" not in str(error)
        if not self._is_checked and not is_of_system:
            check_content(self._opened().connection, self.path)
            self._is_checked = True

    def _opened(self) -> OpenedFile:
        if self._file is None:
            identity = identity_of(self.path)
            try:
                self._check_not_emptied()
                self._file = opened_file(self.path)
            except DamagedDatabaseError as error:
                self._replace(error, identity)
                self._file = opened_file(self.path)
        if self._unnoted is not None and not self._file.is_read_only:
            with transaction(self._file.connection):
                self._file.connection.execute(
                    "INSERT OR IGNORE INTO damaged_file VALUES (?)", (self._unnoted,)
                )
            self._unnoted = None
        return self._file

    def _check_not_emptied(self) -> None:
        """Raise `DamagedDatabaseError` if the file is empty, but was not before.

        There are copies then, or a log, which SQLite would remove.
        """
        with suppress(OSError):
            if self.path.stat().st_size:
                return
            log = Path(f"{self.path}{WAL}")
            if (self.folder / BACKUPS).is_dir() or (log.is_file() and log.stat().st_size):
                raise DamagedDatabaseError(self.path, damage_sentence(self.path))

    def _renew(self, error: DamagedDatabaseError) -> None:
        """Replace a database that turned out to be damaged."""
        identity = identity_of(self.path) if self._file is None else self._file.identity
        _end_queries(error)
        self.close()
        self._replace(error, identity)

    def _replace(self, error: DamagedDatabaseError, identity: FileIdentity | None) -> None:
        """Rename a damaged database, and put its newest good copy in its place.

        Nothing happens if another thread or process has done so already.
        """
        with set_up_lock(self.path):
            if identity_of(self.path) != identity:
                return
            aside = set_aside(self.path, error.sentence)
            for suffix in SIDE_FILES:
                with suppress(FileNotFoundError):
                    Path(f"{self.path}{suffix}").replace(f"{aside}{suffix}")
            copy = put_newest_copy_back(self.path)
        self.problem, self.damaged = (
            replacement_sentence(error.sentence, aside, copy),
            aside,
        )
        self._unnoted, self._is_checked = aside.name, False


def _end_queries(error: BaseException) -> None:
    """End the queries in which an error and those before it were raised.

    SQLite keeps a closed database open while a cursor is in use, here by the frames of a traceback,
    and Windows does not rename an open file.
    """
    raised: BaseException | None = error
    while raised is not None:
        traceback.clear_frames(raised.__traceback__)
        raised = raised.__context__
