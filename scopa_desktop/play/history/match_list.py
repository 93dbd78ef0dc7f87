"""Lists of matches from the database."""

import sqlite3
from collections.abc import Sequence
from datetime import datetime, timezone
from enum import Enum
from typing import NamedTuple

from scopa_desktop.play.history.match_filter import MatchFilter
from scopa_desktop.play.history.match_note import Ending, Origin
from scopa_desktop.rules.record import Player


class MatchOrder(Enum):
    """A column by which matches are sorted; the value is its expression in SQL."""

    ENDED = "m.ended"
    GAME = "m.title COLLATE NOCASE"
    OPPONENTS = (
        "(SELECT group_concat(o.name) FROM seat AS o WHERE o.match = m.match AND o.side <> s.side)"
    )
    RESULT = "ifnull(s.result, -2)"
    SCORE = "s.points - s.margin, s.points"
    LENGTH = "m.seconds"
    ROUNDS = "m.rounds"


class MatchEntry(NamedTuple):
    """A match in a list, seen from a seat."""

    id: str
    file: str | None
    variant: str
    """The id of the game."""
    title: str
    """The player's name for the rules, or the game's."""
    players: tuple[Player, ...]
    pairs: bool
    seat: int
    """The seat it is seen from."""
    totals: tuple[int, ...]
    """The points of each side."""
    target: int
    result: int | None
    """`WON`, `TIED` or `LOST` for the seat; None: not played to its end."""
    ending: Ending
    origin: Origin
    began: datetime
    ended: datetime | None
    seconds: int
    """The time played; 0 if unknown."""
    rounds: int
    deal_number: int
    deck: str
    undos: int
    hints: int


def matches(
    connection: sqlite3.Connection,
    selection: MatchFilter,
    order: MatchOrder = MatchOrder.ENDED,
    *,
    is_descending: bool = True,
    limit: int = -1,
    offset: int = 0,
) -> list[MatchEntry]:
    """The selected matches in an order; those that are equal in it follow each other by time."""
    condition = selection.condition()
    direction = "DESC" if is_descending else "ASC"
    rows = connection.execute(
        "SELECT m.*, s.seat, s.result FROM match AS m JOIN seat AS s USING (match)"
        f" WHERE {condition.sql} ORDER BY {order.value} {direction}, m.ended DESC, m.match DESC"
        " LIMIT ? OFFSET ?",
        (*condition.parameters, limit, offset),
    ).fetchall()
    players = _players(connection, [row["match"] for row in rows])
    return [_entry(row, players[row["match"]]) for row in rows]


def count(connection: sqlite3.Connection, selection: MatchFilter) -> int:
    """The number of selected matches."""
    condition = selection.condition()
    number: int = connection.execute(
        f"SELECT count(*) FROM match AS m JOIN seat AS s USING (match) WHERE {condition.sql}",
        condition.parameters,
    ).fetchone()[0]
    return number


def _players(connection: sqlite3.Connection, keys: Sequence[int]) -> dict[int, tuple[Player, ...]]:
    """The players of matches by their keys in the database."""
    players: dict[int, tuple[Player, ...]] = dict.fromkeys(keys, ())
    rows = connection.execute(
        "SELECT match, name, level FROM seat"
        f" WHERE match IN ({', '.join('?' * len(keys))}) ORDER BY match, seat",
        tuple(keys),
    )
    for key, name, level in rows:
        players[key] += (Player(name, level),)
    return players


def _entry(row: sqlite3.Row, players: tuple[Player, ...]) -> MatchEntry:
    return MatchEntry(
        id=row["id"],
        file=row["file"],
        variant=row["variant"],
        title=row["title"],
        players=players,
        pairs=bool(row["pairs"]),
        seat=row["seat"],
        totals=tuple(map(int, row["score"].split())),
        target=row["target"],
        result=row["result"],
        ending=Ending(row["ending"]),
        origin=Origin(row["origin"]),
        began=_time(row["began"]),
        ended=None if row["ended"] is None else _time(row["ended"]),
        seconds=row["seconds"],
        rounds=row["rounds"],
        deal_number=row["deal_number"],
        deck=row["deck"],
        undos=row["undos"],
        hints=row["hints"],
    )


def _time(seconds: int) -> datetime:
    return datetime.fromtimestamp(seconds, timezone.utc)
