"""The file of the database: opened, checked, copied, and led on to the newest schema.

Each connection has these settings:

- `journal_mode = WAL`: one thread or process writes while others read, and a killed process leaves
  the last complete transaction.
- `synchronous = FULL`: a transaction that was committed survives a loss of power.
- `busy_timeout`: a second writer waits for the first instead of failing.
- `foreign_keys = ON`: rows that belong to a deleted row are deleted with it.
- `trusted_schema = OFF`: a schema of somebody else may not call functions with side effects.

The whole schema is compared with that of its version before anything else is read or written. One
with anything more, less or other, such as a trigger of somebody else, counts as damaged.

The file is not mapped into memory: reading a mapped file that another program truncates would end
the process.
"""

import logging
import os
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from functools import partial
from itertools import chain
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication

from scopa_desktop.play.storage.database_check import broken_pages, changed_records, problems
from scopa_desktop.play.storage.file_lock import FileLock, LockState
from scopa_desktop.play.storage.files import (
    OWN_FILE,
    StorageError,
    check_file,
    is_disk_full,
    replacement_of,
    sentence_for,
)
from scopa_desktop.play.storage.paths import create_folder
from scopa_desktop.play.storage.schema import APPLICATION_ID, MIGRATIONS

translate = QCoreApplication.translate
tr: Final = partial(translate, "Database")

_log = logging.getLogger(__name__)

DATABASE: Final = "scopa.sqlite3"
"""The name of the file in the data folder."""
BACKUPS: Final = "backups"
"""The name of the folder of its copies, in the data folder."""
BUSY_SECONDS: Final = 4.0
"""How long a process waits for another one that writes, which may have been stopped."""
WAL: Final = "-wal"
"""The suffix of the file with what is not merged into the database yet."""
SIDE_FILES: Final = (WAL, "-shm", "-journal")


class DatabaseError(StorageError):
    """The database cannot be used; `sentence` says why."""


class BusyDatabaseError(DatabaseError):
    """Another thread or process has kept the database locked for too long."""


class DamagedDatabaseError(DatabaseError):
    """The file is damaged, or no database of this program."""


class NewerDatabaseError(DatabaseError):
    """The file was written by a newer version of the program; it is left untouched."""


class FileIdentity(NamedTuple):
    """Identifies a file, also after it was renamed."""

    device: int
    number: int


class OpenedFile(NamedTuple):
    """An open file."""

    connection: sqlite3.Connection
    identity: FileIdentity | None
    """Of the file when it was opened."""
    is_read_only: bool = False


def identity_of(path: Path) -> FileIdentity | None:
    try:
        status = path.stat()
    except OSError:
        return None
    return FileIdentity(status.st_dev, status.st_ino)


def opened_file(path: Path) -> OpenedFile:
    """Open the database at `path`, and create or update it where necessary.

    Raises `DamagedDatabaseError`, `NewerDatabaseError`, or `DatabaseError` if the file cannot be
    used for another reason.
    """
    with errors_of(path):
        with suppress(OSError):
            # Where it fails, opening the file reports what is wrong.
            create_folder(path.parent)
        with suppress(FileNotFoundError):
            check_file(path, path.stat())
        try:
            connection = connect(path, "mode=rwc")
            # Another process may replace it from now on.
            identity = identity_of(path)
            with _closed_on_error(connection):
                _prepare(connection, path)
                # SQLite opens a write-protected file for reading without an error.
                return OpenedFile(connection, identity, not os.access(path, os.W_OK))
        except sqlite3.OperationalError as error:
            # A file that does not fit on the disk is refused in the same words.
            if not _is_refused(error) or not path.exists() or is_disk_full(path.parent):
                raise
        return _opened_for_reading(path)


def _opened_for_reading(path: Path) -> OpenedFile:
    """Open a database that cannot be written."""
    # Without its two side files, which a clean end removes, SQLite reads a database of this journal
    # mode only if it may take it for immutable.
    for mode in ("mode=ro", "immutable=1"):
        connection = connect(path, mode)
        with _closed_on_error(connection):
            try:
                version = _checked_version(connection, path)
            except sqlite3.OperationalError as error:
                if mode == "mode=ro" and _is_refused(error):
                    connection.close()
                    continue
                raise
            if version < len(MIGRATIONS):
                raise DatabaseError(path, read_only_sentence(path))
            return OpenedFile(connection, identity_of(path), is_read_only=True)
    raise AssertionError("an immutable database is opened or fails")


@contextmanager
def opened_copy(path: Path) -> Iterator[sqlite3.Connection]:
    """Open a copy of a database, which nobody changes meanwhile, for reading.

    Its content is checked as a whole; it may be of an older version. Raises `DamagedDatabaseError`,
    `NewerDatabaseError`, or `StorageError` if it is missing or cannot be used.
    """
    with errors_of(path):
        check_file(path, path.stat())
        with closing(connect(path, "immutable=1")) as connection:
            if not _checked_version(connection, path):
                raise DamagedDatabaseError(path, damage_sentence(path))
            check_content(connection, path)
            yield connection


def connect(path: Path, parameters: str) -> sqlite3.Connection:
    """A connection to the file, with the parameters of its URI; its schema is not checked."""
    connection = sqlite3.connect(
        f"{path.absolute().as_uri()}?{parameters}",
        uri=True,
        timeout=BUSY_SECONDS,
        isolation_level=None,
        # One thread at a time uses it, but a thread pool may have replaced its thread.
        check_same_thread=False,
    )
    connection.row_factory = sqlite3.Row
    connection.execute("PRAGMA trusted_schema = OFF")
    return connection


@contextmanager
def _closed_on_error(connection: sqlite3.Connection) -> Iterator[None]:
    try:
        yield
    except BaseException:
        connection.close()
        raise


def _prepare(connection: sqlite3.Connection, path: Path) -> None:
    version = _checked_version(connection, path)
    if version < len(MIGRATIONS) or _text(connection, "journal_mode") != "wal":
        # Two processes that create or update the database do it one after the other.
        with set_up_lock(path):
            if not version:
                # SQLite has made the file with the permissions of the umask.
                path.chmod(OWN_FILE)
            connection.execute("PRAGMA journal_mode = WAL")
            _migrate(connection, path)
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")


def _checked_version(connection: sqlite3.Connection, path: Path) -> int:
    """The version of the schema; 0 if the database is empty.

    Raises `DamagedDatabaseError` or `NewerDatabaseError` if it is not usable.
    """
    # In one transaction: another process may lead the schema on at the same time.
    with snapshot(connection):
        objects = _schema(connection)
        version = _number(connection, "user_version")
        application_id = _number(connection, "application_id")
    if not objects:
        return 0
    if application_id != APPLICATION_ID:
        sentence = tr("“{path}” is the database of another program.")
        raise DamagedDatabaseError(path, sentence.format(path=path))
    check_not_newer(connection, path)
    if objects != _expected_schema(MIGRATIONS[:version]):
        _log.warning("the schema of %s is not that of version %d", path, version)
        raise DamagedDatabaseError(path, damage_sentence(path))
    return version


def check_not_newer(connection: sqlite3.Connection, path: Path) -> None:
    """Raise `NewerDatabaseError` if a newer version of the program has led the schema on.

    It may do so while this one has the database open.
    """
    if _number(connection, "user_version") > len(MIGRATIONS):
        sentence = tr("“{path}” was written by a newer version of Scopa Desktop.")
        raise NewerDatabaseError(path, sentence.format(path=path))


def _schema(connection: sqlite3.Connection) -> set[tuple[bytes | None, ...]]:
    """Everything in the schema, as bytes, because damaged text may not be UTF-8.

    The tables in which `ANALYZE` keeps statistics for the planner are left out.
    """
    factory, connection.text_factory = connection.text_factory, bytes
    try:
        rows = connection.execute(
            "SELECT type, name, tbl_name, sql FROM sqlite_schema"
            " WHERE NOT (type = 'table' AND name GLOB 'sqlite_stat[1-4]')"
        ).fetchall()
    finally:
        connection.text_factory = factory
    return {tuple(row) for row in rows}


def _expected_schema(migrations: Sequence[str]) -> set[tuple[bytes | None, ...]]:
    with closing(sqlite3.connect(":memory:")) as connection:
        for script in migrations:
            connection.executescript(script)
        return _schema(connection)


def _migrate(connection: sqlite3.Connection, path: Path) -> None:
    """Lead the schema to the newest version, each step in a transaction of its own."""
    # Another process may have done it while this one waited.
    version = _checked_version(connection, path)
    if 0 < version < len(MIGRATIONS):
        copy_database(connection, path.with_name(f"{path.name}.version-{version}"))
    for number, script in enumerate(MIGRATIONS[version:], version + 1):
        with transaction(connection):
            for statement in statements_of(script):
                connection.execute(statement)
            connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
            connection.execute(f"PRAGMA user_version = {number}")


def statements_of(script: str) -> Iterator[str]:
    """The statements of a script; unlike `executescript`, they can be run in one transaction."""
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""


def copy_database(connection: sqlite3.Connection, target: Path, *, is_export: bool = False) -> None:
    """Copy a database to the file `target`, which is replaced when the copy is complete.

    It is copied as it is at one moment, by the backup interface of SQLite. `is_export`: whether the
    user chose the place. Raises `StorageError` if it cannot be written, and
    `sqlite3.DatabaseError` if the database is damaged.
    """
    with (
        replacement_of(target, is_export=is_export) as temporary,
        closing(sqlite3.connect(temporary)) as copy,
    ):
        # If the process is killed, nothing but the temporary file is left.
        copy.execute("PRAGMA journal_mode = OFF")
        try:
            connection.backup(copy)
        except sqlite3.DatabaseError as error:
            if is_damage(error):
                raise
            raise StorageError(target, _sentence(target, error)) from error


def _number(connection: sqlite3.Connection, pragma: str) -> int:
    number: int = connection.execute(f"PRAGMA {pragma}").fetchone()[0]
    return number


def _text(connection: sqlite3.Connection, pragma: str) -> str:
    text: str = connection.execute(f"PRAGMA {pragma}").fetchone()[0]
    return text


@contextmanager
def set_up_lock(path: Path) -> Iterator[None]:
    """Exclude other threads and processes from creating, updating and renaming the database.

    Raises `BusyDatabaseError` if the lock is not free in time, `DatabaseError` if none is possible.
    """
    lock = FileLock(path.with_name(f"{path.name}.lock"))
    match lock.acquire(BUSY_SECONDS):
        case LockState.TAKEN:
            raise _busy(path)
        case LockState.IMPOSSIBLE if not os.access(path.parent, os.W_OK):
            raise DatabaseError(path, read_only_sentence(path))
        case LockState.IMPOSSIBLE:
            raise DatabaseError(path, lock.reason)
    try:
        yield
    finally:
        lock.release()


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """Run the block in one transaction, which is undone if it raises."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        # After some errors SQLite has undone it already.
        with suppress(sqlite3.Error):
            connection.execute("ROLLBACK")
        raise


@contextmanager
def snapshot(connection: sqlite3.Connection) -> Iterator[None]:
    """Let all reads in the block see the same state of the database; nothing is written."""
    connection.execute("BEGIN")
    try:
        yield
    finally:
        with suppress(sqlite3.Error):
            connection.execute("ROLLBACK")


@contextmanager
def errors_of(path: Path) -> Iterator[None]:
    """Convert the errors of SQLite and the system in the block to a `DatabaseError`."""
    try:
        yield
    except sqlite3.DatabaseError as error:
        _log.warning("cannot use %s: %s", path, error)
        if is_damage(error):
            raise DamagedDatabaseError(path, damage_sentence(path)) from error
        if "locked" in str(error):
            raise _busy(path) from error
        if _is_read_only(path, error):
            raise DatabaseError(path, read_only_sentence(path)) from error
        raise DatabaseError(path, _sentence(path, error)) from error
    except UnicodeDecodeError as error:
        # SQLite names a damaged part of the schema in its message, which may not be UTF-8 then.
        _log.warning("cannot use %s: %s", path, error)
        raise DamagedDatabaseError(path, damage_sentence(path)) from error
    except OSError as error:
        raise DatabaseError(path, sentence_for(path, error)) from error


def check_content(connection: sqlite3.Connection, path: Path) -> None:
    """Raise `DamagedDatabaseError` if there is anything wrong with the content of a database."""
    found = chain(broken_pages(connection), problems(connection), changed_records(connection))
    for problem in found:
        _log.warning("%s: %s", path, problem)
        raise DamagedDatabaseError(path, damage_sentence(path))


def is_damage(error: sqlite3.DatabaseError) -> bool:
    """Whether the error means that the file is damaged or no database."""
    text = str(error)
    return any(
        part in text
        for part in ("malformed", "not a database", "unsupported file format", "decode to UTF-8")
    )


def _is_refused(error: sqlite3.OperationalError) -> bool:
    """Whether the error means that the file or its folder must not be written."""
    text = str(error)
    return "readonly" in text or "unable to open" in text


def _is_read_only(path: Path, error: sqlite3.DatabaseError) -> bool:
    return "readonly" in str(error) or not os.access(path.parent, os.W_OK)


def _sentence(path: Path, error: sqlite3.DatabaseError) -> str:
    """The sentence about an error that is neither damage nor missing permission."""
    if "is full" in str(error):
        sentence = translate("Storage", "The disk is full: “{path}” was not saved.")
    elif is_disk_full(path.parent):
        # Reading needs room for a side file.
        sentence = translate(
            "Storage", "The disk is full: “{path}” cannot be used until there is room."
        )
    else:
        sentence = tr("“{path}” cannot be used: {reason}.")
    return sentence.format(path=path, reason=error)


def read_only_sentence(path: Path) -> str:
    return tr("Nothing can be saved: “{path}” is write-protected.").format(path=path)


def damage_sentence(path: Path) -> str:
    return tr("“{path}” is damaged.").format(path=path)


def _busy(path: Path) -> BusyDatabaseError:
    sentence = tr("“{path}” is in use by another program. Try again in a moment.")
    return BusyDatabaseError(path, sentence.format(path=path))
