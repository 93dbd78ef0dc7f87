"""A large database of the history for measurements: copies of a few hundred simulated matches."""

import sqlite3
from datetime import datetime, timedelta, timezone
from itertools import islice
from typing import Final

from benchmarks.matches import random_records
from scopa_desktop.play.history.match_facts import MatchFacts, facts_of
from scopa_desktop.play.history.match_history import MatchHistory
from scopa_desktop.play.history.match_note import Ending, MatchNote, Origin

PROFILE: Final = "0123456789abcdef" * 2
"""The profile in the seat of the person."""
_FIRST: Final = datetime(2020, 1, 1, tzinfo=timezone.utc)
_APART: Final = timedelta(minutes=37)
"""The time between two matches: 100,000 of them take seven years."""
_DECKS: Final = ("napoletane", "siciliane", "piacentine", "francesi")


def fill(history: MatchHistory, number: int, templates: int, seed: int = 1) -> None:
    """Fill an empty database with copies of simulated matches.

    Copies differ in their ids, files, dates and decks; there are `number` matches at least, and
    `templates` different ones among them.
    """
    connection = history.connection
    for index, record in enumerate(islice(random_records(seed), templates)):
        facts = facts_of(record)
        history.write(f"{index}.scopa", _note(facts, index), facts)
    largest = connection.execute("SELECT max(match) FROM match").fetchone()[0]
    copies = -(-number // templates) - 1
    connection.execute("BEGIN")
    connection.execute("CREATE TEMP TABLE copy (copy INTEGER PRIMARY KEY)")
    connection.executemany(
        "INSERT INTO copy VALUES (?)", ((copy,) for copy in range(1, copies + 1))
    )
    seconds = int(_APART.total_seconds())
    key = f"match + copy * {largest}"
    deck = " ".join(f"WHEN {index} THEN '{deck}'" for index, deck in enumerate(_DECKS))
    common = {
        "ended": f"ended + copy * {templates * seconds}",
        "deck": f"CASE copy % {len(_DECKS)} {deck} END",
    }
    of_match = {
        "match": key,
        "id": f"printf('%032x', {key})",
        "file": f"printf('%d.scopa', {key})",
        "digest": f"printf('%064x', {key})",
        "began": f"began + copy * {templates * seconds}",
        "deal_number": "(deal_number + copy * 7919) % 1000000000",
    }
    _copy(connection, "match", {**of_match, **common})
    for table in _tables_of_matches(connection):
        # Columns that a table does not have are ignored.
        _copy(connection, table, {"match": key, "id": of_match["id"], **common})
    connection.execute("DROP TABLE copy")
    connection.execute("COMMIT")


def _tables_of_matches(connection: sqlite3.Connection) -> list[str]:
    """The tables whose rows belong to a match."""
    names = [
        row["name"]
        for row in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")
    ]
    return [
        name
        for name in names
        if any(
            row["table"] == "match"
            for row in connection.execute(f"PRAGMA foreign_key_list({name})")
        )
    ]


def _copy(connection: sqlite3.Connection, table: str, changed: dict[str, str]) -> None:
    """Copy each row of a table for each number in the table `copy`, with changed columns."""
    columns = [row["name"] for row in connection.execute(f"PRAGMA table_info({table})")]
    values = ", ".join(changed.get(column, column) for column in columns)
    connection.execute(
        f"INSERT INTO {table} ({', '.join(columns)})"
        f" SELECT {values} FROM copy CROSS JOIN (SELECT * FROM {table})"
    )


def _note(facts: MatchFacts, index: int) -> MatchNote:
    began = _FIRST + index * _APART
    return MatchNote(
        id=f"{index:032x}",
        began=began,
        ended=began + timedelta(minutes=15),
        ending=Ending.ABANDONED if facts.winner is None else Ending.FINISHED,
        origin=Origin.PLAYED,
        profiles=_profiles(facts),
        deck=_DECKS[0],
        seconds=60 * (5 + index % 20),
    )


def _profiles(facts: MatchFacts) -> tuple[str | None, ...]:
    return tuple(PROFILE if player.level == "person" else None for player in facts.players)


def make_files(history: MatchHistory) -> None:
    """Make the files of all matches of the database, without their contents."""
    folder = history.files.folder
    folder.mkdir(parents=True, exist_ok=True)
    for row in history.connection.execute("SELECT file FROM match WHERE file IS NOT NULL"):
        path = folder / row["file"]
        path.touch()
        path.with_suffix(".json").touch()
