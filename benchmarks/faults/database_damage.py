"""Ways to damage the database of a data folder: its bytes, pages and log, its rows and its schema.

Each damages the files in a folder as `filled_folder` makes it.
"""

import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from random import Random
from typing import Any, Final

from benchmarks.faults.database_pages import PAGE
from benchmarks.faults.mutations import NAMES
from scopa_desktop.play.storage.database_file import DATABASE, WAL
from scopa_desktop.play.storage.newest_copy import copies

Damage = Callable[[Path, Random], object]
"""Damages the database of a data folder."""
Change = Callable[[sqlite3.Connection, Random, str], object]
"""Changes a database; a table of it is given."""

_VALUES: Final[tuple[Any, ...]] = (
    None, 0, 1, -1, 2, 2**31, 2**62, -(2**63), 2**63 - 1, 0.5, -1e308, float("inf"), "", "x", "0",
    "x" * 70_000, b"", b"\xff\xfe", b"x" * 70_000, -62_135_596_800, 253_402_300_799, 2**40, -1e15,
    "a" * 32, "A" * 32, "running", "finished", "played", "person", "profile", "bank", "open", "1 2",
    "\0", "\u202e", "{path}", "<b>", "bad-level", "scopa", "nothing", *NAMES,
)  # fmt: skip
_ENDLESS: Final = (
    "CREATE VIEW endless AS WITH RECURSIVE n(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n)"
    " SELECT n FROM n"
)


def _changed_bytes(damage: Callable[[bytearray, Random], object], suffix: str = "") -> Damage:
    """The damage that changes the content of the database, or of a file beside it."""

    def change(folder: Path, rng: Random) -> None:
        path = folder / f"{DATABASE}{suffix}"
        content = bytearray(path.read_bytes()) if path.exists() else bytearray()
        damage(content, rng)
        path.write_bytes(content)

    return change


# --- bytes and pages ------------------------------------------------------------------------------


def _change_bytes(content: bytearray, rng: Random) -> None:
    for _ in range(rng.choice([1, 1, 3, 20, 300])):
        if content:
            content[rng.randrange(len(content))] = rng.randrange(256)


def _flip_a_bit(content: bytearray, rng: Random) -> None:
    if content:
        content[rng.randrange(len(content))] ^= 1 << rng.randrange(8)


def _truncate(content: bytearray, rng: Random) -> None:
    size = rng.randrange(len(content) + 1)
    del content[size - size % rng.choice([1, 512, PAGE]) :]


def _lengthen(content: bytearray, rng: Random) -> None:
    content += _waste(rng, rng.choice([1, 512, PAGE, 9 * PAGE]))


def _spoil_pages(content: bytearray, rng: Random) -> None:
    """Fill pages, or what a disk writes at once, with zeros or with bytes at random."""
    size = rng.choice([512, PAGE, PAGE, 4 * PAGE])
    for _ in range(rng.choice([1, 1, 2, 5])):
        start = _place(content, rng, size)
        content[start : start + size] = _waste(rng, size)


def _spoil_the_start(content: bytearray, rng: Random) -> None:
    size = rng.choice([16, 100, 512, PAGE, 4 * PAGE, 16 * PAGE])
    content[:size] = _waste(rng, size)


def _exchange_pages(content: bytearray, rng: Random) -> None:
    for _ in range(rng.choice([1, 1, 3])):
        one, other = _place(content, rng, PAGE), _place(content, rng, PAGE)
        pages = content[one : one + PAGE], content[other : other + PAGE]
        content[other : other + PAGE], content[one : one + PAGE] = pages


def _repeat_pages(content: bytearray, rng: Random) -> None:
    for _ in range(rng.choice([1, 1, 3])):
        one, other = _place(content, rng, PAGE), _place(content, rng, PAGE)
        content[other : other + PAGE] = content[one : one + PAGE]


def _waste(rng: Random, size: int) -> bytes:
    """Zeros, or bytes at random."""
    return bytes(size) if rng.random() < 0.5 else rng.randbytes(size)


def _place(content: bytearray, rng: Random, size: int) -> int:
    return rng.randrange(max(1, len(content) // size)) * size


def _clear(content: bytearray, rng: Random) -> None:
    content.clear()


def _replace_all(content: bytearray, rng: Random) -> None:
    content[:] = rng.choice(
        [
            b"nothing",
            b"Scopa Desktop record, version 1\n" * 300,
            rng.randbytes(20_000),
            bytes(20_000),
            b"SQLite format 3\0" + rng.randbytes(9000),
        ]
    )


def _return_pages(folder: Path, rng: Random) -> None:
    """Put pages of a copy in their places, as if a disk had not written them since."""
    path, copy = folder / DATABASE, rng.choice(copies(folder)).read_bytes()
    content = bytearray(path.read_bytes())
    for _ in range(rng.choice([1, 2, 8])):
        start = _place(bytearray(copy), rng, PAGE)
        content[start : start + PAGE] = copy[start : start + PAGE]
    path.write_bytes(content)


# --- other files ----------------------------------------------------------------------------------


def _take_another(folder: Path, rng: Random) -> None:
    """Put the database of another program in the place."""
    path = folder / DATABASE
    path.unlink()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE match (match INTEGER PRIMARY KEY, id TEXT)")
        connection.executemany("INSERT INTO match VALUES (?, 'x')", [(n,) for n in range(50)])
        connection.execute(f"PRAGMA application_id = {rng.choice([0, 1, 0x53636F50])}")
        connection.commit()


def _remove_side_files(folder: Path, rng: Random) -> None:
    for suffix in rng.choice([[WAL], ["-shm"], [WAL, "-shm"], [".lock"]]):
        Path(f"{folder / DATABASE}{suffix}").unlink(missing_ok=True)


def _take_another_log(folder: Path, rng: Random) -> None:
    """Put the log of a database of another program in the place."""
    other = folder.with_name("other")
    with closing(sqlite3.connect(other)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("CREATE TABLE other (a)")
        connection.execute("INSERT INTO other VALUES (zeroblob(20000))")
        connection.commit()
        log = Path(f"{other}{WAL}").read_bytes()
    Path(f"{folder / DATABASE}{WAL}").write_bytes(log)
    other.unlink()


# --- rows and schema ------------------------------------------------------------------------------


def change_rows(folder: Path, rng: Random) -> None:
    """Change rows or the schema, as another program may do."""
    with closing(sqlite3.connect(folder / DATABASE, isolation_level=None)) as connection:
        connection.execute("PRAGMA ignore_check_constraints = ON")
        connection.execute("PRAGMA synchronous = OFF")
        connection.create_function("chance", 0, rng.random)
        connection.text_factory = bytes
        for _ in range(rng.choice([1, 1, 1, 2, 4])):
            # Some changes contradict earlier ones, or the constraints.
            with suppress(sqlite3.Error, UnicodeError, IndexError):
                rng.choice(_CHANGES)(connection, rng, _table(connection, rng))


def _names(connection: sqlite3.Connection, kind: str) -> list[str]:
    rows = connection.execute(
        "SELECT name FROM sqlite_schema WHERE type = ? AND sql IS NOT NULL", (kind,)
    )
    return [name.decode("utf-8", "replace") for (name,) in rows]


def _table(connection: sqlite3.Connection, rng: Random) -> str:
    return rng.choice([*_names(connection, "table"), "match"])


def _change_cells(connection: sqlite3.Connection, rng: Random, table: str) -> None:
    """Set a column of some rows to another value."""
    columns = [row[1].decode() for row in connection.execute(f"PRAGMA table_info({table})")]
    column = rng.choice(columns)
    rows = "" if rng.random() < 0.3 else f" WHERE chance() < {rng.choice([0.05, 0.2, 0.5])}"
    value = rng.choice(
        ["?", "?", "?", "CAST(x'66ff' AS TEXT)", f"CAST({column} AS BLOB)", f"{column} * 1000"]
    )
    connection.execute(
        f"UPDATE OR IGNORE {table} SET {column} = {value}{rows}",
        (rng.choice(_VALUES),) if value == "?" else (),
    )


def _change_records(connection: sqlite3.Connection, rng: Random, table: str) -> None:
    """Change the text of some records, which only their digests show."""
    old, new = rng.choice([("KD", "KB"), ("round", "Round"), ("7", "6"), ("\n", "")])
    share = rng.choice([0.05, 0.2, 1.1])
    sql = "UPDATE record SET text = replace(text, ?, ?) WHERE chance() < ?"
    connection.execute(sql, (old, new, share))


def _delete_rows(connection: sqlite3.Connection, rng: Random, table: str) -> None:
    connection.execute(f"DELETE FROM {table} WHERE chance() < {rng.choice([0.5, 1])}")


def _repeat_rows(connection: sqlite3.Connection, rng: Random, table: str) -> None:
    columns = [row[1].decode() for row in connection.execute(f"PRAGMA table_info({table})")]
    values = [f"{column} || 'x'" if rng.random() < 0.5 else column for column in columns]
    sql = f"INSERT OR IGNORE INTO {table} SELECT {', '.join(values)} FROM {table}"
    connection.execute(sql)


def _add_trigger(connection: sqlite3.Connection, rng: Random, table: str) -> None:
    connection.execute(_ENDLESS)
    event = rng.choice(["INSERT", "UPDATE", "DELETE"])
    action = rng.choice(
        [
            "SELECT count(*) FROM endless",
            f"DELETE FROM {table}",
            "SELECT RAISE(ABORT, 'no')",
            "SELECT RAISE(IGNORE)",
            "UPDATE match SET ending = 'running' WHERE match = 1",
            "DELETE FROM match",
        ]
    )
    time = rng.choice(["BEFORE", "AFTER"])
    connection.execute(f"CREATE TRIGGER added {time} {event} ON {table} BEGIN {action}; END")


def _add_object(connection: sqlite3.Connection, rng: Random, table: str) -> None:
    connection.execute(
        rng.choice(
            [
                "CREATE TABLE added (a, b)",
                f"CREATE VIEW added AS SELECT * FROM {table}",
                f"CREATE INDEX added ON {table} (1)",
                f"ALTER TABLE {table} ADD COLUMN added",
                "CREATE VIRTUAL TABLE added USING fts5(a)",
                _ENDLESS,
            ]
        )
    )


def _drop_object(connection: sqlite3.Connection, rng: Random, table: str) -> None:
    kind = rng.choice(["table", "table", "index", "view"])
    connection.execute(f"DROP {kind} {rng.choice(_names(connection, kind))}")


def _replace_table(connection: sqlite3.Connection, rng: Random, table: str) -> None:
    columns = [row[1].decode() for row in connection.execute(f"PRAGMA table_info({table})")]
    connection.execute(f"DROP TABLE {table}")
    if rng.random() < 0.5:
        connection.execute(f"CREATE TABLE {table} ({', '.join(columns)})")
    else:
        connection.execute(_ENDLESS)
        endless = ", ".join(f"n AS {column}" for column in columns)
        connection.execute(f"CREATE VIEW {table} AS SELECT {endless} FROM endless")


def _rename(connection: sqlite3.Connection, rng: Random, table: str) -> None:
    columns = [row[1].decode() for row in connection.execute(f"PRAGMA table_info({table})")]
    new = rng.choice([f"COLUMN {rng.choice(columns)} TO added", "TO added"])
    connection.execute(f"ALTER TABLE {table} RENAME {new}")


def _change_schema(connection: sqlite3.Connection, rng: Random, table: str) -> None:
    """Change a row of the schema itself, for example to bytes that are not UTF-8."""
    names = [name for kind in ("table", "index") for name in _names(connection, kind)]
    column, value = rng.choice(
        [
            ("sql", "CAST(CAST(sql AS BLOB) || x'202d2dff' AS TEXT)"),
            ("sql", "CAST(x'ff' AS TEXT)"),
            ("sql", "replace(sql, 'INTEGER', 'TEXT')"),
            ("sql", "replace(sql, 'NOT NULL', '')"),
            ("sql", "NULL"),
            ("sql", "sql || sql"),
            ("name", "CAST(x'66ff' AS TEXT)"),
            ("name", "name || 'x'"),
            ("tbl_name", "'match'"),
            ("type", "'view'"),
            ("rootpage", "0"),
            ("rootpage", "2"),
            ("rootpage", "10000"),
        ]
    )
    connection.execute("PRAGMA writable_schema = ON")
    sql = f"UPDATE sqlite_schema SET {column} = {value} WHERE name = ?"
    connection.execute(sql, (rng.choice(names),))


def _change_header(connection: sqlite3.Connection, rng: Random, table: str) -> None:
    pragma = rng.choice(["user_version", "application_id", "schema_version"])
    connection.execute(f"PRAGMA {pragma} = {rng.choice([0, 1, 2, 3, 99, -1, 2**31 - 1])}")


def _change_form(connection: sqlite3.Connection, rng: Random, table: str) -> None:
    """Change the form of the file, but nothing in it."""
    connection.execute(rng.choice(["PRAGMA journal_mode = DELETE", "VACUUM", "ANALYZE"]))


_CHANGES: Final[tuple[Change, ...]] = (
    _change_cells,
    _change_cells,
    _change_cells,
    _change_cells,
    _change_records,
    _delete_rows,
    _repeat_rows,
    _add_trigger,
    _add_object,
    _drop_object,
    _replace_table,
    _rename,
    _change_schema,
    _change_schema,
    _change_header,
    _change_form,
)

OF_BYTES: Final = (
    _change_bytes,
    _change_bytes,
    _flip_a_bit,
    _truncate,
    _lengthen,
    _spoil_pages,
    _spoil_pages,
    _spoil_the_start,
    _exchange_pages,
    _repeat_pages,
)
DAMAGES: Final[dict[str, tuple[Damage, ...]]] = {
    "bytes": (*map(_changed_bytes, OF_BYTES), _return_pages),
    "log": (
        *(_changed_bytes(damage, WAL) for damage in (*OF_BYTES, _clear)),
        _remove_side_files,
        _take_another_log,
    ),
    "others": (
        _changed_bytes(_clear),
        _changed_bytes(_replace_all),
        _take_another,
        _remove_side_files,
        *(
            _changed_bytes(damage, suffix)
            for suffix in ("-shm", "-journal", ".lock")
            for damage in (_clear, _replace_all)
        ),
    ),
    "rows": (change_rows,),
}
"""The ways by kind."""


def damage_copies(folder: Path, rng: Random) -> None:
    """Damage some of the copies."""
    for copy in copies(folder):
        if rng.random() < 0.5:
            content = bytearray(copy.read_bytes())
            rng.choice([*OF_BYTES, _clear, _replace_all])(content, rng)
            copy.write_bytes(content)
