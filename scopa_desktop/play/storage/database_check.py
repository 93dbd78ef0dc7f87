"""Checks the content of the database.

A column of SQLite takes values of any type, whatever the schema says of it, and another program may
have written any of them.
"""

import hashlib
import sqlite3
from collections.abc import Iterator, Mapping
from itertools import chain
from typing import Final

from scopa_desktop.rules.seating import SEATINGS

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

    These are values of other types than their columns, texts that are not UTF-8, numbers that are
    too large, and rows that refer to others that are missing.
    """
    tables = connection.execute(
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
    ).fetchall()
    for (table,) in tables:
        sql = f"SELECT count(*) FROM {table} WHERE NOT ({sound_row(connection, table)})"
        if number := connection.execute(sql).fetchone()[0]:
            yield f"{number} rows of {table} have values that their columns cannot have"
        elif not _is_readable(connection, table):
            yield f"texts of {table} are not UTF-8"
    for table, row, other, _ in connection.execute("PRAGMA foreign_key_check"):
        yield f"row {row} of {table} refers to a row of {other} that is missing"


def _is_readable(connection: sqlite3.Connection, table: str) -> bool:
    """Whether all texts of a table can be decoded, which SQLite does not check."""
    columns = [
        column
        for _, column, kind, *_ in connection.execute(f"PRAGMA table_info({table})")
        if kind == "TEXT"
    ]
    texts = ", ".join(f"group_concat(DISTINCT {column})" for column in columns)
    try:
        if columns:
            connection.execute(f"SELECT {texts} FROM {table}").fetchone()
    except sqlite3.OperationalError as error:
        if "decode" in str(error):
            return False
        raise
    return True


def _sound_value(column: str, kind: str) -> str:
    is_of_kind = f"typeof({column}) = '{kind.lower()}'"
    is_small = f" AND {column} BETWEEN -{_LARGEST} AND {_LARGEST}"
    return f"{is_of_kind}{is_small if kind == 'INTEGER' else ''}"


def changed_records(connection: sqlite3.Connection) -> Iterator[str]:
    """The records that are not as they were saved, or are of another game, in English."""
    for match, digest, variant, text in connection.execute(
        "SELECT m.match, m.digest, m.variant, r.text"
        " FROM match AS m JOIN record AS r ON r.match = m.match"
    ):
        if (
            hashlib.sha256(text.encode()).hexdigest() != digest
            or f"\ngame: {variant}\n" not in text
        ):
            yield f"the record of match {match} was changed"


_TIME: Final = f"BETWEEN 0 AND {LAST_SECOND}"
_SEATINGS: Final = ", ".join(f"({each.players}, {each.partners})" for each in SEATINGS)
_IS_SEATING: Final = f"(players, pairs) IN (VALUES {_SEATINGS})"
_CHECKS: Final = {
    "match {} has values that no match has": (
        "SELECT match FROM match WHERE"
        " origin NOT IN ('played', 'imported', 'replayed')"
        " OR ending NOT IN ('running', 'finished', 'abandoned', 'agreed')"
        " OR (ended IS NULL) <> (ending = 'running')"
        f" OR began NOT {_TIME} OR ended NOT {_TIME}"
        f" OR score GLOB '*[^-0-9 ]*' OR NOT {_IS_SEATING}"
        " OR length(score) - length(replace(score, ' ', '')) <> players / (pairs + 1) - 1"
    ),
    "match {} has no record": (
        "SELECT match FROM match WHERE match NOT IN (SELECT match FROM record)"
    ),
    "match {} has not the seats that it should have": (
        "SELECT m.match FROM match AS m LEFT JOIN seat AS s ON s.match = m.match"
        " AND s.seat BETWEEN 0 AND m.players - 1 AND s.side = s.seat % (m.players / (m.pairs + 1))"
        " AND ifnull(s.result IN (-1, 0, 1), TRUE)"
        " GROUP BY m.match HAVING count(s.seat) <> iif(m.ending = 'running', 0, m.players)"
    ),
    "the packs of match {} held what no packs hold": (
        "SELECT DISTINCT m.match FROM dealt AS d JOIN match AS m ON m.match = d.match"
        " WHERE d.size NOT BETWEEN 0 AND 40 OR d.seats NOT BETWEEN 1 AND m.players - 1"
        " OR d.deals < 0 OR d.first_deals NOT IN (0, 1) OR d.openings < 0"
        " OR d.openings > d.scorable_deals OR d.scorable_deals > d.all_scorable_deals"
        " OR d.openings > d.all_openings OR d.all_openings > d.all_scorable_deals"
    ),
    "the stakes of match {} are in no known state": (
        "SELECT match FROM staked_match"
        " WHERE state NOT IN ('open', 'won', 'abandoned', 'returned')"
        f" OR (ended IS NULL) <> (state = 'open') OR began NOT {_TIME} OR ended NOT {_TIME}"
        f" OR NOT {_IS_SEATING} OR stake < 0"
    ),
    "the stakes of match {} have not the seats that they should have": (
        "SELECT m.match FROM staked_match AS m LEFT JOIN staked_seat AS s ON s.match = m.match"
        " AND s.seat BETWEEN 0 AND m.players - 1 AND (s.profile IS NULL) <> (s.level IS NULL)"
        " AND s.share >= 0 AND s.penalty >= 0 AND s.experience >= 0"
        " GROUP BY m.match HAVING count(s.seat) <> m.players"
    ),
    "the seats of match {} received more than was staked": (
        "SELECT m.match FROM staked_match AS m JOIN staked_seat AS s ON s.match = m.match"
        " GROUP BY m.match HAVING sum(s.share) > m.stake * m.players"
    ),
    "the profile {} has {} chips": (
        "SELECT profile, chips FROM"
        " (SELECT p.profile, 1000 + (SELECT ifnull(sum(s.share - s.penalty - m.stake), 0)"
        " FROM staked_seat AS s JOIN staked_match AS m ON m.match = s.match"
        " WHERE s.profile = p.profile)"
        " + (SELECT ifnull(sum(g.chips), 0) FROM chip_grant AS g WHERE g.profile = p.profile)"
        " AS chips FROM (SELECT DISTINCT profile FROM staked_seat WHERE profile IS NOT NULL) AS p)"
        " WHERE chips < 0"
    ),
}
"""What can be wrong beside types, with the query that finds it and fills the gaps."""


def problems(connection: sqlite3.Connection) -> Iterator[str]:
    """What is wrong with the values of the database, in English, whatever wrote them."""
    return chain(wrong_values(connection), found_by(_CHECKS, connection))
