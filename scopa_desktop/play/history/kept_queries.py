"""Queries over many matches whose rows are kept in the database until a match changes.

The triggers of the schema remove the rows with each match that is inserted, changed or deleted.
"""

import json
import sqlite3
from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, Final

from scopa_desktop.play.storage.database import keep, snapshot

_DIGEST_BYTES = 16


def digest_of(*parts: object) -> str:
    """A digest of texts, numbers, and tuples and lists of them."""
    return blake2b(repr(parts).encode(), digest_size=_DIGEST_BYTES).hexdigest()


def written(content: object, *basis: object) -> tuple[str, str]:
    """Content as JSON, and the digest of it and of what it depends on."""
    text = json.dumps(content, separators=(",", ":"))
    return text, digest_of(text, *basis)


def read(text: object, digest: object, *basis: object) -> Any:
    """What `written` was given, with lists for tuples; None if the digest is another one."""
    if not isinstance(text, str) or digest_of(text, *basis) != digest:
        return None
    return json.loads(text)


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
