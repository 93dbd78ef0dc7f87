"""Reads what can still be read of a damaged database, after a copy has taken its place.

The copy is of an earlier day. Since then, rows were only added and changed, so a row that can be
read in the damaged file is newer than that of the copy. A match is taken if the digest of its
record is right; its other rows are made from the record again.
"""

import logging
import shutil
import sqlite3
from collections.abc import Generator, Iterable, Iterator, Sequence
from contextlib import closing, suppress
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import BinaryIO, Final, NamedTuple

from scopa_desktop.play.badges import rebuild
from scopa_desktop.play.matches.match_facts import digest_of_text
from scopa_desktop.play.matches.match_note import Ending, parse_note
from scopa_desktop.play.matches.match_rows import (
    StoredMatch,
    find_match,
    note_of_row,
    running_match,
    save_match,
)
from scopa_desktop.play.storage.database import Database
from scopa_desktop.play.storage.database_check import problems, sound_row
from scopa_desktop.play.storage.database_file import DATABASE, WAL, connect, errors_of
from scopa_desktop.play.storage.schema import FAMILY_OF_DAY, MIGRATIONS
from scopa_desktop.rules.record import read_record

_TABLES: Final = (
    ("profile",),
    ("badge",),
    ("lesson",),
    ("puzzle_attempt",),
    ("puzzle_wish",),
    ("own_puzzle", "searched_match"),
    ("daily_try", "daily_character"),
    ("staked_match", "staked_seat", "chip_grant"),
    ("deleted_match",),
)
"""The tables whose rows say something that is said nowhere else, in groups that belong together."""
_LATER_COLUMNS: Final = {"family": FAMILY_OF_DAY}
"""Columns that the first version of these tables did not have, and their values in SQL."""
_MOST_GAPS: Final = 1_000
"""So many rows in a row that cannot be read are the end of a table whose last row is unknown."""

_PAGE: Final = 4096
"""The size of a page of the database."""
_ROWS: Final = b"\x0d"
"""The first byte of a page with rows."""
_SIZE_VALID_FOR: Final = 92
"""Where the header says for which change the size in it is valid."""

_log = logging.getLogger(__name__)


def salvage(database: Database) -> Generator[None, None, int]:
    """Add what can be read of the damaged databases that were replaced, a match at each step.

    Returns the number of matches that were added or went on. Raises `StorageError` if the database
    cannot be written; what is wrong with a damaged one is never an error. What is interrupted is
    done again by the next call.
    """
    number = 0
    for name in database.read(_names):
        damaged = database.folder / Path(name).name
        if damaged.exists():
            with TemporaryDirectory(prefix="scopa-") as folder, errors_of(damaged):
                number += yield from _salvaged(database, damaged, Path(folder) / DATABASE)
        database.write(rebuild)
        database.write(partial(_forget, name=name))
        _log.warning("%d matches of %s were salvaged", number, damaged)
    return number


def _salvaged(database: Database, damaged: Path, path: Path) -> Generator[None, None, int]:
    """Add what can be read of a damaged database, of which copies are made at `path`.

    It is read as it is, and with the schema of the database here, which says where the tables
    begin: they begin in the same places in a copy of an earlier day, and in a new database of the
    same version. At last its pages are read one by one, for matches to which no other page leads.
    """
    number = 0
    _copy(damaged, path)
    schema, former = database.read(_schema_of), _schema_in(path)
    is_earlier = any(tables == _tables(former) for tables in _tables_of_earlier_versions())
    # A view in the place of a table could have no end.
    if is_earlier or _tables(schema) <= _tables(former):
        with closing(_opened(path)) as connection:
            number += yield from _taken(database, connection)
    if former != schema and not is_earlier:
        _copy(damaged, path)
        _write_schema(path, schema)
        with closing(_opened(path)) as connection:
            number += yield from _taken(database, connection)
    _copy(damaged, path)
    columns = [name for (_, name, *_) in database.read(_columns_of_match)]
    tables = _write_pages_as_tables(path, columns)
    with closing(_opened(path)) as connection:
        number += yield from _taken_matches(database, _matches_on_pages(connection, tables))
    return number


def _names(connection: sqlite3.Connection) -> list[str]:
    return [name for (name,) in connection.execute("SELECT name FROM damaged_file ORDER BY name")]


def _columns_of_match(connection: sqlite3.Connection) -> list[sqlite3.Row]:
    return connection.execute("PRAGMA table_info(match)").fetchall()


def _forget(connection: sqlite3.Connection, name: str) -> None:
    connection.execute("DELETE FROM damaged_file WHERE name = ?", (name,))


def _copy(damaged: Path, path: Path) -> None:
    for suffix in ("", WAL):
        with suppress(FileNotFoundError):
            shutil.copyfile(f"{damaged}{suffix}", f"{path}{suffix}")


def _opened(path: Path) -> sqlite3.Connection:
    """A connection to a copy, as large as the file is."""
    with path.open("r+b") as file:
        # This is not the number of the last change, so the size in the header does not count.
        file.seek(_SIZE_VALID_FOR)
        file.write(b"\xff" * 4)
    return connect(path, "mode=rw")


def _schema_of(connection: sqlite3.Connection) -> list[tuple[object, ...]]:
    factory = connection.text_factory
    # Damaged text may not be UTF-8.
    connection.text_factory = partial(str, encoding="utf-8", errors="replace")
    try:
        return [tuple(row) for row in connection.execute("SELECT * FROM sqlite_schema")]
    finally:
        connection.text_factory = factory


def _tables(schema: Sequence[tuple[object, ...]]) -> set[tuple[object, object]]:
    return {(name, sql) for kind, name, _, _, sql in schema if kind == "table"}


def _tables_of_earlier_versions() -> Iterator[set[tuple[object, object]]]:
    with closing(sqlite3.connect(":memory:")) as connection:
        for script in MIGRATIONS[:-1]:
            connection.executescript(script)
            yield _tables(_schema_of(connection))


def _schema_in(path: Path) -> list[tuple[object, ...]]:
    """The schema of a copy, with what its process had not yet merged; empty if it is damaged."""
    try:
        with closing(connect(path, "mode=rw")) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            return _schema_of(connection)
    except (sqlite3.Error, UnicodeDecodeError) as error:
        _log.warning("the schema of %s cannot be read: %s", path, error)
        return []


def _write_schema(path: Path, schema: Sequence[tuple[object, ...]]) -> None:
    """Give a copy a schema, in place of its first page and what that refers to."""
    _write_first_page(path)
    # What is merged may have a first page, too.
    if _schema_in(path) == schema:
        return
    _write_first_page(path)
    with suppress(sqlite3.Error), closing(_opened(path)) as connection:
        connection.execute("PRAGMA writable_schema = ON")
        connection.executemany("INSERT INTO sqlite_schema VALUES (?, ?, ?, ?, ?)", schema)


def _write_pages_as_tables(path: Path, columns: Sequence[str]) -> list[str]:
    """Give a copy a schema in which each page with rows is a table of its own; returns their names.

    They have the columns of `match`, of which rows of `record` fill the first two.
    """
    _write_first_page(path)
    _schema_in(path)
    with path.open("rb") as file:
        pages = range(2, path.stat().st_size // _PAGE + 1)
        numbers = [number for number in pages if _first_byte(file, number) == _ROWS]
    names = {f"page_{number}": number for number in numbers}
    key, *others = columns
    definition = f"({key} INTEGER PRIMARY KEY, {', '.join(others)})"
    _write_schema(
        path,
        [
            ("table", name, name, number, f"CREATE TABLE {name} {definition}")
            for name, number in names.items()
        ],
    )
    return [*names]


def _first_byte(file: BinaryIO, page: int) -> bytes:
    file.seek((page - 1) * _PAGE)
    return file.read(1)


def _write_first_page(path: Path) -> None:
    """Replace the first page by that of an empty database."""
    empty = path.with_name("empty")
    with closing(sqlite3.connect(empty)) as connection:
        connection.execute("PRAGMA user_version = 1")
    with path.open("r+b") as file:
        file.write(empty.read_bytes())


def _taken(database: Database, former: sqlite3.Connection) -> Generator[None, None, int]:
    for group in _TABLES:
        database.run(partial(_take_rows, database, former, group))
        yield
    return (yield from _taken_matches(database, _matches(former)))


def _taken_matches(
    database: Database, matches: Iterable["_MatchRow"]
) -> Generator[None, None, int]:
    number = 0
    for match in matches:
        number += database.write(partial(_take_match, match=match))
        yield
    return number


def _take_rows(database: Database, former: sqlite3.Connection, tables: tuple[str, ...]) -> None:
    """Take the rows of tables that belong together, unless something is wrong with them then."""
    with suppress(_UnsoundError), database.writing() as connection:
        for table in tables:
            here = connection.execute(f"PRAGMA table_info({table})")
            for row in _rows(former, table, [name for (_, name, *_) in here]):
                places = ", ".join("?" * len(row))
                # What the row refers to may be damaged.
                with suppress(sqlite3.IntegrityError):
                    connection.execute(f"INSERT OR REPLACE INTO {table} VALUES ({places})", row)
        for problem in problems(connection):
            _log.warning("rows of %s are not taken: %s", ", ".join(tables), problem)
            raise _UnsoundError


class _UnsoundError(Exception):
    """The rows that were taken do not belong together."""


def _rows(
    former: sqlite3.Connection, table: str, columns: Sequence[str]
) -> Iterator[tuple[object, ...]]:
    """The rows of a table that can be read, from both ends, with these columns."""
    try:
        condition = sound_row(former, table)
    except sqlite3.Error as error:
        _log.warning("the table %s cannot be read: %s", table, error)
        return
    known = {name for (_, name, *_) in former.execute(f"PRAGMA table_info({table})")}
    values = ", ".join(name if name in known else _LATER_COLUMNS[name] for name in columns)
    query = f"SELECT {values} FROM {table} WHERE {condition} ORDER BY 1"
    if not (yield from _readable(former, query)):
        yield from _readable(former, f"{query} DESC")


def _readable(former: sqlite3.Connection, query: str) -> Generator[tuple[object, ...], None, bool]:
    """The rows of a query up to the first one that is damaged; returns whether none is."""
    try:
        for row in former.execute(query):
            yield tuple(row)
    except (sqlite3.Error, UnicodeDecodeError) as error:
        _log.warning("a part of a table cannot be read: %s", error)
        return False
    return True


class _MatchRow(NamedTuple):
    """The row of a match with its record, whose digest is right."""

    row: sqlite3.Row
    text: str


def _matches(former: sqlite3.Connection) -> Iterator[_MatchRow]:
    """The matches whose records can be read."""
    gaps = number = 0
    while gaps < _MOST_GAPS:
        number += 1
        found = _match(former, "match", "record", "text", number)
        gaps = 0 if found else gaps + 1
        yield from found


def _matches_on_pages(former: sqlite3.Connection, tables: Sequence[str]) -> Iterator[_MatchRow]:
    """The matches in the tables that `_write_pages_as_tables` has made."""
    records: dict[int, list[str]] = {}
    matches: list[tuple[int, str]] = []
    for table in tables:
        query = (
            f"SELECT match, digest IS NULL FROM {table} WHERE typeof(id) = 'text'"
            " AND (digest IS NULL OR length(digest) = 64)"
        )
        for key, is_record in _rows_up_to_damage(former, query):
            if is_record:
                records.setdefault(key, []).append(table)
            else:
                matches.append((key, table))
    for key, table in matches:
        for record in records.get(key, ()):
            yield from _match(former, table, record, "id", key)


def _rows_up_to_damage(former: sqlite3.Connection, query: str) -> Iterator[sqlite3.Row]:
    with suppress(sqlite3.Error, UnicodeDecodeError):
        yield from former.execute(query)


def _match(
    former: sqlite3.Connection, matches: str, records: str, column: str, key: int
) -> list[_MatchRow]:
    """The match with a number, from a table of matches and one with the text of its record."""
    try:
        row = former.execute(f"SELECT * FROM {matches} WHERE match = ?", (key,)).fetchone()
        record = former.execute(f"SELECT {column} FROM {records} WHERE match = ?", (key,))
        (text,) = record.fetchone()
        is_sound = digest_of_text(text) == row["digest"]
    except (sqlite3.Error, ValueError, TypeError, AttributeError):
        return []
    return [_MatchRow(row, text)] if is_sound else []


def _take_match(connection: sqlite3.Connection, match: _MatchRow) -> bool:
    """Take a match that is missing here, or goes on from the one that is here."""
    row = match.row
    if connection.execute(
        "SELECT 1 FROM match WHERE id = ?1 AND digest = ?2 AND ending = ?3"
        " UNION ALL SELECT 1 FROM deleted_match WHERE id = ?1",
        (row["id"], row["digest"], row["ending"]),
    ).fetchone():
        return False
    try:
        # Reading the note as a text checks it.
        note = parse_note(note_of_row(row).to_text())
        stored = StoredMatch(note, read_record(match.text))
    except (ValueError, TypeError, AttributeError, LookupError):
        return False
    is_running = stored.note.ending is Ending.RUNNING
    here = find_match(connection, stored.note.id)
    if here is not None and (
        not stored.record.continues(here.record)
        or (is_running and here.note.ending is not Ending.RUNNING)
    ):
        return False
    if is_running:
        other = running_match(connection)
        if other is not None and other.note.id != stored.note.id:
            connection.execute("DELETE FROM match WHERE id = ?", (other.note.id,))
    save_match(connection, *stored)
    return True
