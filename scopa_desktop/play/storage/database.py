"""SQLite databases of the data folder: opened, created, updated, and renamed when damaged.

These settings are used:

- `journal_mode = WAL`: the window reads while another thread writes, and a killed process leaves
  the last complete transaction.
- `synchronous`: as the `DatabaseKind` says. After a loss of power the last transactions may be
  missing with `NORMAL`, and none that was committed with `FULL`; the file is not damaged in either.
- `busy_timeout`: a second process waits for the first instead of failing.
- `foreign_keys = ON`: rows that belong to a deleted row are deleted with it, or keep it.
- `cache_size`: the sums over all matches of a history read some 20 MB.
- `application_id`: tells this database from those of other programs.
- `user_version`: the version of the schema.
- `trusted_schema = OFF`: a schema of somebody else may not call functions with side effects.

The whole schema is compared with that of its version before anything else is read or written. One
with anything more, less or other, such as a view or trigger of somebody else, counts as damaged.

The file is not mapped into memory: reading a mapped file that another program truncates would end
the process.
"""

import logging
import os
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QCoreApplication

from scopa_desktop.play.storage.file_lock import FileLock, LockState
from scopa_desktop.play.storage.files import (
    OWN_FILE,
    StorageError,
    check_file,
    replacement_of,
    sentence_for,
    set_aside,
)
from scopa_desktop.play.storage.paths import create_folder

translate = QCoreApplication.translate
tr: Final = partial(translate, "History")

_log = logging.getLogger(__name__)

BUSY_SECONDS: Final = 4.0
"""How long a process waits for another one that writes, which may have been stopped."""
_CACHE_KIB: Final = 24 * 1024
_SIDE_FILES: Final = ("-wal", "-shm", "-journal")


class DatabaseError(StorageError):
    """The database cannot be used; `sentence` says why."""


class BusyDatabaseError(DatabaseError):
    """Another thread or process has kept the database locked for too long."""


class DamagedDatabaseError(DatabaseError):
    """The file is damaged, or no database of this program."""


class NewerDatabaseError(DatabaseError):
    """The file was written by a newer version of the program; it is left untouched."""


class DatabaseKind(NamedTuple):
    """What tells one kind of database from another."""

    application_id: int
    migrations: Sequence[str]
    """The script that leads to each version of the schema from the one before it."""
    synchronous: str
    """`NORMAL`, or `FULL` if nothing else can restore a transaction."""
    read_only_sentence: Callable[[Path], str]
    """The sentence for the player about a database at a path that cannot be written."""
    problems: Callable[[sqlite3.Connection], Iterable[str]]
    """What is wrong with the content of a database, in English, whatever wrote it."""


class Identity(NamedTuple):
    """Identifies a file, also after it was renamed."""

    device: int
    number: int


class Database(NamedTuple):
    """An open database; the connection belongs to the thread that opened it."""

    connection: sqlite3.Connection
    identity: Identity | None
    """Of the file when it was opened."""
    is_read_only: bool = False


def identity_of(path: Path) -> Identity | None:
    try:
        status = path.stat()
    except OSError:
        return None
    return Identity(status.st_dev, status.st_ino)


def open_database(path: Path, kind: DatabaseKind) -> Database:
    """Open the database at `path`, and create or update it where necessary.

    Where it cannot be written it is opened for reading. Raises `DamagedDatabaseError`,
    `NewerDatabaseError`, or `DatabaseError` if the file cannot be used for another reason.
    """
    with errors_of(path, kind):
        with suppress(OSError):
            # Where it fails, opening the file reports what is wrong.
            create_folder(path.parent)
        with suppress(FileNotFoundError):
            check_file(path, path.stat())
        try:
            connection = _connect(path, "mode=rwc")
            # Another process may replace it from now on.
            identity = identity_of(path)
            with _closed_on_error(connection):
                _prepare(connection, path, kind)
                # SQLite opens a write-protected file for reading without an error.
                return Database(connection, identity, not os.access(path, os.W_OK))
        except sqlite3.OperationalError as error:
            if not _is_refused(error) or not path.exists():
                raise
        return _open_for_reading(path, kind)


def _open_for_reading(path: Path, kind: DatabaseKind) -> Database:
    """Open a database that cannot be written."""
    # Without its two side files, which a clean end removes, SQLite reads a database of this journal
    # mode only if it may take it for immutable.
    for mode in ("mode=ro", "immutable=1"):
        connection = _connect(path, mode)
        with _closed_on_error(connection):
            try:
                version = _checked_version(connection, path, kind)
            except sqlite3.OperationalError as error:
                if mode == "mode=ro" and _is_refused(error):
                    connection.close()
                    continue
                raise
            if version < len(kind.migrations):
                raise DatabaseError(path, kind.read_only_sentence(path))
            return Database(connection, identity_of(path), is_read_only=True)
    raise AssertionError("an immutable database is opened or fails")


@contextmanager
def opened_copy(path: Path, kind: DatabaseKind) -> Iterator[sqlite3.Connection]:
    """Open a copy of a database, which nobody changes meanwhile; it may be of an older version.

    Raises `DamagedDatabaseError`, `NewerDatabaseError`, or `StorageError` if it is missing or
    cannot be used.
    """
    with errors_of(path, kind):
        check_file(path, path.stat())
        with closing(_connect(path, "immutable=1")) as connection:
            _checked_version(connection, path, kind)
            yield connection


def _connect(path: Path, parameters: str) -> sqlite3.Connection:
    connection = sqlite3.connect(
        f"{path.absolute().as_uri()}?{parameters}",
        uri=True,
        timeout=BUSY_SECONDS,
        isolation_level=None,
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


def _prepare(connection: sqlite3.Connection, path: Path, kind: DatabaseKind) -> None:
    version = _checked_version(connection, path, kind)
    if version < len(kind.migrations) or _text(connection, "journal_mode") != "wal":
        # Two processes that create or update the database do it one after the other.
        with set_up_lock(path, kind):
            if not version:
                # SQLite has made the file with the permissions of the umask.
                path.chmod(OWN_FILE)
            connection.execute("PRAGMA journal_mode = WAL")
            _migrate(connection, path, kind)
    connection.execute(f"PRAGMA synchronous = {kind.synchronous}")
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute(f"PRAGMA cache_size = -{_CACHE_KIB}")


def _checked_version(connection: sqlite3.Connection, path: Path, kind: DatabaseKind) -> int:
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
    if application_id != kind.application_id:
        sentence = tr("“{path}” is the database of another program.")
        raise DamagedDatabaseError(path, sentence.format(path=path))
    check_not_newer(connection, path, kind)
    if objects != _expected_schema(kind.migrations[:version]):
        _log.warning("the schema of %s is not that of version %d", path, version)
        raise DamagedDatabaseError(path, _damage_sentence(path))
    return version


def check_not_newer(connection: sqlite3.Connection, path: Path, kind: DatabaseKind) -> None:
    """Raise `NewerDatabaseError` if a newer version of the program has led the schema on.

    It may do so while this one has the database open.
    """
    if _number(connection, "user_version") > len(kind.migrations):
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


def _migrate(connection: sqlite3.Connection, path: Path, kind: DatabaseKind) -> None:
    """Lead the schema to the newest version, each step in a transaction of its own."""
    # Another process may have done it while this one waited.
    version = _checked_version(connection, path, kind)
    if 0 < version < len(kind.migrations):
        copy_database(connection, backup_path(path, version))
    for number, script in enumerate(kind.migrations[version:], version + 1):
        with transaction(connection):
            for statement in statements_of(script):
                connection.execute(statement)
            connection.execute(f"PRAGMA application_id = {kind.application_id}")
            connection.execute(f"PRAGMA user_version = {number}")


def statements_of(script: str) -> Iterator[str]:
    """The statements of a script; unlike `executescript`, they can be run in one transaction."""
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""


def backup_path(path: Path, version: int) -> Path:
    """Where the database is copied to before its schema is led on from a version."""
    return path.with_name(f"{path.name}.version-{version}")


def copy_database(connection: sqlite3.Connection, target: Path) -> None:
    """Copy a database to the file `target`, which is replaced when the copy is complete.

    Raises `StorageError` if it cannot be written.
    """
    with replacement_of(target) as temporary, closing(sqlite3.connect(temporary)) as copy:
        # If the process is killed, nothing but the temporary file is left.
        copy.execute("PRAGMA journal_mode = OFF")
        connection.backup(copy)


def _number(connection: sqlite3.Connection, pragma: str) -> int:
    number: int = connection.execute(f"PRAGMA {pragma}").fetchone()[0]
    return number


def _text(connection: sqlite3.Connection, pragma: str) -> str:
    text: str = connection.execute(f"PRAGMA {pragma}").fetchone()[0]
    return text


@contextmanager
def set_up_lock(path: Path, kind: DatabaseKind) -> Iterator[None]:
    """Exclude other threads and processes from creating, updating and renaming the database.

    Raises `BusyDatabaseError` if the lock is not free in time, `DatabaseError` if none is possible.
    """
    lock = FileLock(path.with_name(f"{path.name}.lock"))
    match lock.acquire(BUSY_SECONDS):
        case LockState.TAKEN:
            raise _busy(path)
        case LockState.IMPOSSIBLE if not os.access(path.parent, os.W_OK):
            raise DatabaseError(path, kind.read_only_sentence(path))
        case LockState.IMPOSSIBLE:
            raise DatabaseError(path, lock.reason)
    try:
        yield
    finally:
        lock.release()


def set_database_aside(
    path: Path, kind: DatabaseKind, identity: Identity | None, reason: str
) -> Path | None:
    """Rename a damaged database with its side files, like `storage.set_aside`.

    Returns its new path; None if the file at `path` is no longer the one with this identity,
    because another thread or process has renamed it already.
    """
    with set_up_lock(path, kind):
        if identity_of(path) != identity:
            return None
        aside = set_aside(path, reason)
        for suffix in _SIDE_FILES:
            with suppress(FileNotFoundError):
                Path(f"{path}{suffix}").replace(f"{aside}{suffix}")
        return aside


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


def keep(
    connection: sqlite3.Connection, writes: Iterable[tuple[str, Iterable[Sequence[Any]]]]
) -> None:
    """Write what follows from the reads of a `snapshot`, whose block must end afterwards.

    `writes` are statements, each with the rows of its parameters. Nothing is written if another
    process has written since the first read, or if the database cannot be written: what can be
    computed again at any time is not worth an error.
    """
    try:
        for statement, rows in writes:
            connection.executemany(statement, rows)
        connection.execute("COMMIT")
    except sqlite3.OperationalError as error:
        _log.info("not kept: %s", error)


@contextmanager
def errors_of(path: Path, kind: DatabaseKind) -> Iterator[None]:
    """Convert the errors of SQLite and the system in the block to a `DatabaseError`."""
    try:
        yield
    except sqlite3.DatabaseError as error:
        _log.warning("cannot use %s: %s", path, error)
        if is_damage(error):
            raise DamagedDatabaseError(path, _damage_sentence(path)) from error
        if "locked" in str(error):
            raise _busy(path) from error
        raise DatabaseError(path, _sentence(path, kind, error)) from error
    except UnicodeDecodeError as error:
        # SQLite names a damaged part of the schema in its message, which may not be UTF-8 then.
        _log.warning("cannot use %s: %s", path, error)
        raise DamagedDatabaseError(path, _damage_sentence(path)) from error
    except OSError as error:
        raise DatabaseError(path, sentence_for(path, error)) from error


def check_content(path: Path, problems: Iterable[str]) -> None:
    """Raise `DamagedDatabaseError` if there are problems with the content of a database."""
    for problem in problems:
        _log.warning("%s: %s", path, problem)
        raise DamagedDatabaseError(path, _damage_sentence(path))


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


def _sentence(path: Path, kind: DatabaseKind, error: sqlite3.DatabaseError) -> str:
    text = str(error)
    if "is full" in text:
        return translate("Storage", "The disk is full: “{path}” was not saved.").format(path=path)
    if "readonly" in text or not os.access(path.parent, os.W_OK):
        return kind.read_only_sentence(path)
    return tr("“{path}” cannot be used: {reason}.").format(path=path, reason=error)


def _damage_sentence(path: Path) -> str:
    return tr("“{path}” is damaged.").format(path=path)


def _busy(path: Path) -> BusyDatabaseError:
    sentence = tr("“{path}” is in use by another program. Try again in a moment.")
    return BusyDatabaseError(path, sentence.format(path=path))
