"""Queries over many matches whose rows are kept in the database until a match changes.

The triggers of the schema remove the rows with each match that is inserted, changed or deleted.
"""

import sqlite3
from collections.abc import Sequence
from typing import Any, Final

from scopa_desktop.play.history.kept_content import digest_of, read, written
from scopa_desktop.play.storage.database import keep, snapshot

MOST_KEPT: Final = 100
"""The number of queries that are kept at once: a few for each selection of matches."""


def kept_rows(
    connection: sqlite3.Connection, sql: str, parameters: Sequence[object] = ()
) -> list[list[Any]]:
    """The rows of a query on the rows of matches, of which there must be few.

    Not to be called in a transaction. Raises `sqlite3.DatabaseError`.
    """
    query = digest_of(sql, tuple(parameters))
    with snapshot(connection):
        row = connection.execute(
            "SELECT content, digest FROM kept_query WHERE query = ?", (query,)
        ).fetchone()
        kept: list[list[Any]] | None = None if row is None else read(*row, query)
        if kept is not None:
            return kept
        rows = [list(row) for row in connection.execute(sql, parameters)]
        old = "DELETE FROM kept_query WHERE (SELECT count(*) FROM kept_query) >= ?"
        new = "INSERT OR REPLACE INTO kept_query VALUES (?, ?, ?)"
        keep(connection, [(old, [(MOST_KEPT,)]), (new, [(query, *written(rows, query))])])
    return rows
