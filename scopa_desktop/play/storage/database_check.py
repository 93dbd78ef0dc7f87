"""Checks the values in a database.

A column of SQLite takes values of any type, whatever the schema says of it, and another program may
have written any of them.
"""

import sqlite3
from collections.abc import Iterator, Mapping
from enum import Enum
from typing import Final

LAST_SECOND: Final = 1 << 33
"""A time in the year 2242, in seconds since 1970, which no clock shows."""
_LARGEST: Final = 1 << 45
"""No number in a database is as large, so that the sum over a hundred thousand is one of SQLite."""


def sound_row(connection: sqlite3.Connection, table: str) -> str:
    """The condition in SQL that the values of a row have the types of their columns.

    The columns must be of the types INTEGER and TEXT.
    """
    return " AND ".join(
        f"({_sound_value(column, kind)}{'' if is_needed else f' OR {column} IS NULL'})"
        for _, column, kind, is_needed, *_ in connection.execute(f"PRAGMA table_info({table})")
    )


def values_of(kinds: type[Enum]) -> str:
    """The values of an enumeration of texts, as a list in SQL."""
    return ", ".join(f"'{kind.value}'" for kind in kinds)


def found_by(checks: Mapping[str, str], connection: sqlite3.Connection) -> Iterator[str]:
    """Sentences about what is wrong, each with the query that finds it and fills its gaps."""
    for sentence, query in checks.items():
        for row in connection.execute(query):
            yield sentence.format(*row)


def broken_pages(connection: sqlite3.Connection) -> Iterator[str]:
    """What SQLite finds wrong with the file, such as indexes without some of the rows."""
    for (finding,) in connection.execute("PRAGMA integrity_check"):
        if finding != "ok":
            yield finding


def wrong_values(connection: sqlite3.Connection) -> Iterator[str]:
    """What is wrong with the values of a database, in English.

    These are values of other types than their columns, numbers that are too large, and rows that
    refer to others that are missing.
    """
    tables = connection.execute(
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
    ).fetchall()
    for (table,) in tables:
        sql = f"SELECT count(*) FROM {table} WHERE NOT ({sound_row(connection, table)})"
        if number := connection.execute(sql).fetchone()[0]:
            yield f"{number} rows of {table} have values that their columns cannot have"
    for table, row, other, _ in connection.execute("PRAGMA foreign_key_check"):
        yield f"row {row} of {table} refers to a row of {other} that is missing"


def _sound_value(column: str, kind: str) -> str:
    is_of_kind = f"typeof({column}) = '{kind.lower()}'"
    is_small = f" AND {column} BETWEEN -{_LARGEST} AND {_LARGEST}"
    return f"{is_of_kind}{is_small if kind == 'INTEGER' else ''}"
