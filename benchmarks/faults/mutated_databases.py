"""Changed databases of history and ledger: their bytes, rows and schema, and orphaned locks."""

import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing, suppress
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final

from benchmarks.faults.mutations import NAMES, mutated
from benchmarks.faults.player_home import (
    DATA,
    HISTORY,
    LEDGER,
    Files,
    Used,
    in_home,
    refusals,
    sound_files,
    use_home,
)
from scopa_desktop.play.history.match_filter import MatchFilter
from scopa_desktop.play.history.match_history import MatchHistory
from scopa_desktop.play.ledger.ledger import Ledger
from scopa_desktop.play.ledger.match_payments import MatchOutcome

Change = Callable[[sqlite3.Connection, Random, str], object]
"""Changes a database; a table of it is given."""

LEDGER_COPY: Final = f"{LEDGER}.copy"
LOCKS: Final = (f"{HISTORY}.lock", f"{LEDGER}.lock")
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


def histories() -> list[bytes]:
    """The database of the history."""
    return [sound_files()[HISTORY]]


def ledgers() -> list[bytes]:
    """The database of the ledger."""
    return [sound_files()[LEDGER]]


def locks() -> list[bytes]:
    """What locks contain that nobody holds: of this computer, of another one, and nothing."""
    return [b"", b"4711\nscopa-desktop\nother-host\n\n\n", b"1\ninit\n\n\n\n", b"\xff"]


def with_few_databases(rng: Random) -> Files:
    """The files without a database, or with a damaged one, as often as with a sound one."""
    files = dict(sound_files())
    for place in (HISTORY, LEDGER):
        match rng.randrange(4):
            case 0:
                del files[place]
            case 1:
                files[place] = mutated(files[place], rng, [files[place]])
    return files


def mutated_database(content: bytes, rng: Random, others: Sequence[bytes]) -> bytes:
    """The database with changed bytes, or with changed rows or schema."""
    if rng.random() < 0.25:
        return mutated(content, rng, others)
    return _changed(
        content, rng, [rng.choice(_CHANGES) for _ in range(rng.choice([1, 1, 1, 2, 4]))]
    )


def renamed_in_history(content: bytes, rng: Random, others: Sequence[bytes]) -> bytes:
    """The database of the history with other names in the places of those of files."""
    return _changed(content, rng, [_name_file] * rng.choice([1, 1, 3]))


def _changed(content: bytes, rng: Random, changes: Sequence[Change]) -> bytes:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "database"
        path.write_bytes(content)
        with closing(sqlite3.connect(path, isolation_level=None)) as connection:
            connection.execute("PRAGMA ignore_check_constraints = ON")
            connection.execute("PRAGMA synchronous = OFF")
            connection.create_function("chance", 0, rng.random)
            connection.text_factory = bytes
            for change in changes:
                # Some changes contradict earlier ones, or the constraints.
                with suppress(sqlite3.Error, UnicodeError, IndexError):
                    change(connection, rng, _table(connection, rng))
        return path.read_bytes()


def _names(connection: sqlite3.Connection, kind: str) -> list[str]:
    rows = connection.execute(
        "SELECT name FROM sqlite_schema WHERE type = ? AND sql IS NOT NULL", (kind,)
    )
    return [name.decode("utf-8", "replace") for (name,) in rows]


def _table(connection: sqlite3.Connection, rng: Random) -> str:
    return rng.choice([*_names(connection, "table"), "match"])


def _change_cells(connection: sqlite3.Connection, rng: Random, table: str) -> None:
    """Set a column of some rows to another value; triggers do not prevent it."""
    columns = [row[1].decode() for row in connection.execute(f"PRAGMA table_info({table})")]
    column = rng.choice(columns)
    triggers = connection.execute("SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'")
    dropped = [(name.decode(), sql.decode()) for name, sql in triggers.fetchall()]
    for name, _ in dropped:
        connection.execute(f"DROP TRIGGER {name}")
    rows = "" if rng.random() < 0.5 else f" WHERE chance() < {rng.choice([0.2, 0.5])}"
    value = rng.choice(
        ["?", "?", "?", "CAST(x'66ff' AS TEXT)", f"CAST({column} AS BLOB)", f"{column} * 1000"]
    )
    try:
        connection.execute(
            f"UPDATE OR IGNORE {table} SET {column} = {value}{rows}",
            (rng.choice(_VALUES),) if value == "?" else (),
        )
    finally:
        for _, sql in dropped:
            connection.execute(sql)


def _name_file(connection: sqlite3.Connection, rng: Random, table: str) -> None:
    """Give a match, or a file that is left out or pending, the name of another file."""
    name = rng.choice(NAMES)
    match rng.randrange(4):
        case 0:
            connection.execute("INSERT INTO pending VALUES (?)", (name,))
        case 1:
            sql = "INSERT INTO left_out SELECT ?, '', id FROM match LIMIT 1"
            connection.execute(sql, (name,))
        case _:
            sql = "UPDATE match SET file = ? WHERE match = (SELECT min(match) FROM match)"
            connection.execute(sql, (name,))


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
            "UPDATE match SET file = '../letter.txt' WHERE match = 1",
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
    kind = rng.choice(["table", "table", "index", "trigger"])
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


def _change_mode(connection: sqlite3.Connection, rng: Random, table: str) -> None:
    connection.execute("PRAGMA journal_mode = DELETE")


_CHANGES: Final[tuple[Change, ...]] = (
    _change_cells,
    _change_cells,
    _change_cells,
    _change_cells,
    _name_file,
    _name_file,
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
    _change_mode,
)


def use_databases(folder: Path, rng: Random) -> Used:
    """Read everything; delete and restore each match; read everything again: it is repaired."""
    first = use_home(folder, rng)
    with in_home(folder, rng) as messages:
        for use in (_use_history, _use_ledger):
            with refusals(messages):
                use(folder / DATA)
    again = use_home(folder, rng)
    losses = first.losses + again.losses
    # What a newer version has written is left to that one.
    if again.listed is None and "newer version" not in again.reports:
        losses.append(f"the history is not repaired: {again.reports}")
    reports = [first.reports, *messages, again.reports]
    return Used(again.listed, "\n".join(reports), losses)


def _use_history(data: Path) -> None:
    history = MatchHistory(data)
    try:
        for entry in history.matches(MatchFilter(seat=0)):
            history.record_files([entry.id])
            history.delete(entry)
            history.restore(entry)
        history.fairness(MatchFilter(seat=0), with_imported=True)
    finally:
        history.close()


def _use_ledger(data: Path) -> None:
    ledger = Ledger(data)
    try:
        for match in ledger.open_matches():
            ledger.settle(match.id, MatchOutcome(winner=0))
    finally:
        ledger.close()
