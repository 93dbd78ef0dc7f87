"""`DatabaseFile`: a database that is opened again if its file is removed, replaced or damaged."""

import logging
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import chain
from pathlib import Path
from typing import Final, TypeVar

from scopa_desktop.play.storage.database import (
    DamagedDatabaseError,
    Database,
    DatabaseError,
    DatabaseKind,
    Identity,
    check_content,
    check_not_newer,
    errors_of,
    identity_of,
    open_database,
    set_database_aside,
    transaction,
)
from scopa_desktop.play.storage.database_check import broken_pages

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


class DatabaseFile:
    """A database at a path.

    An instance has its own connection and belongs to the thread that made it; several may be used
    at once, in several threads and processes.

    A database that turns out to be damaged is renamed and rebuilt, in every method and in `run`;
    one that was removed or replaced meanwhile is opened again. If a function fails in a way that
    wrong values may explain, the whole content is checked, once.
    """

    def __init__(
        self,
        path: Path,
        kind: DatabaseKind,
        *,
        on_set_aside: Callable[[DamagedDatabaseError, Path], None],
        on_replaced: Callable[[], None],
    ) -> None:
        """Open the database at `path`, and create or update it where necessary.

        Args:
            path: the file.
            kind: what the database is.
            on_set_aside: called with the error and the new path after a damaged database was
                renamed, and before a new one is made.
            on_replaced: called when another file may have taken the place of the database.

        Raises `StorageError` with a sentence if it cannot be used at all.
        """
        self.path = path
        self._kind = kind
        self._on_set_aside = on_set_aside
        self._on_replaced = on_replaced
        self._is_checked = False
        self._database = self._opened()

    def close(self) -> None:
        self._database.connection.close()

    @property
    def connection(self) -> sqlite3.Connection:
        """The connection to the file that is now the database; for queries inside `run`."""
        database = self._database
        if not database.is_read_only and identity_of(self.path) != database.identity:
            _log.warning("%s was removed or replaced", self.path)
            database.connection.close()
            self._database = self._opened()
            self._on_replaced()
        return self._database.connection

    @property
    def is_read_only(self) -> bool:
        """Whether the database can be read but not changed."""
        return self._database.is_read_only

    def check_writable(self) -> None:
        """Raise `DatabaseError` if the database cannot be changed."""
        if self.is_read_only:
            raise DatabaseError(self.path, self._kind.read_only_sentence(self.path))

    def run(self, action: Callable[[], _Result]) -> _Result:
        """The result of a function that may use `connection`.

        If the database turns out to be damaged, it is rebuilt and the function is called again.
        Raises `StorageError` with a sentence, and what the function raises.
        """
        try:
            with errors_of(self.path, self._kind):
                try:
                    return action()
                except _UNEXPECTED as error:
                    self._check(error)
                    raise
        except DamagedDatabaseError as error:
            self._renew(error)
        with errors_of(self.path, self._kind):
            return action()

    def read(self, query: Callable[[sqlite3.Connection], _Result]) -> _Result:
        """The result of a function that reads the database; raises as `run`."""
        return self.run(lambda: query(self.connection))

    def write(self, change: Callable[[sqlite3.Connection], _Result]) -> _Result:
        """The result of a function that changes the database, in one transaction; raises as `run`.

        Nothing has changed if it raises.
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
            check_not_newer(connection, self.path, self._kind)
            yield connection

    def _check(self, error: Exception) -> None:
        """Raise `DamagedDatabaseError` if wrong values may explain an error."""
        is_of_system = isinstance(error, sqlite3.OperationalError) and "overflow" not in str(error)
        if not self._is_checked and not is_of_system:
            connection = self._database.connection
            check_content(
                self.path, chain(broken_pages(connection), self._kind.problems(connection))
            )
            self._is_checked = True

    def _opened(self) -> Database:
        identity = identity_of(self.path)
        try:
            return open_database(self.path, self._kind)
        except DamagedDatabaseError as error:
            self._set_aside(error, identity)
            return open_database(self.path, self._kind)

    def _renew(self, error: DamagedDatabaseError) -> None:
        """Rebuild a database that turned out to be damaged."""
        self.close()
        self._set_aside(error, self._database.identity)
        self._database = self._opened()

    def _set_aside(self, error: DamagedDatabaseError, identity: Identity | None) -> None:
        self._on_replaced()
        aside = set_database_aside(self.path, self._kind, identity, error.sentence)
        if aside is not None:
            self._on_set_aside(error, aside)
