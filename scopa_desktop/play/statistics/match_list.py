"""Lists of matches from the database."""

import sqlite3
from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import datetime
from enum import Enum
from typing import Final, NamedTuple

from scopa_desktop.play.matches.match_note import Ending, Origin
from scopa_desktop.play.statistics.match_filter import MatchFilter
from scopa_desktop.play.storage.database_check import sound_row
from scopa_desktop.play.storage.times import time_of_seconds
from scopa_desktop.rules.players import Player
from scopa_desktop.rules.seating import Seating

_CHUNK: Final = 500
"""The number of matches read at once; SQLite allows 999 parameters at least."""


class MatchesBeside(NamedTuple):
    """How many matches are not among those of a profile, but fit the rest of its filter."""

    watched: int = 0
    """Matches of computer players alone."""
    others: int = 0
    """Matches in which people play, but no profile."""


NONE_BESIDE: Final = MatchesBeside()


class MatchOrder(Enum):
    """A column by which matches are sorted; the value are its expressions in SQL."""

    ENDED = ("s.ended",)
    GAME = ("s.title COLLATE NOCASE",)
    OPPONENTS = ("s.opponents COLLATE NOCASE",)
    RESULT = ("ifnull(s.result, -2)",)
    SCORE = ("s.points - s.margin", "s.points")
    LENGTH = ("s.seconds",)
    ROUNDS = ("s.rounds",)


class MatchEntry(NamedTuple):
    """A match in a list, seen from a seat."""

    id: str
    variant: str
    """The id of the game."""
    title: str
    """The player's name for the rules, or the game's."""
    players: tuple[Player, ...]
    seating: Seating
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
    ended: datetime
    seconds: int
    """The time played; 0 if unknown."""
    rounds: int
    deal_number: int
    deck: str
    undos: int
    hints: int
    coach: bool = False
    """Whether the coach was on at a turn of the person."""
    is_by_game: bool = False
    """Whether somebody else made most moves of the seat; see `seats_played_by_game`."""

    @property
    def can_go_on(self) -> bool:
        """Whether the match was left before its end, and counts for nobody yet."""
        return self.result is None and self.ending is Ending.ABANDONED


def matches(
    connection: sqlite3.Connection,
    selection: MatchFilter,
    order: MatchOrder = MatchOrder.ENDED,
    *,
    is_descending: bool = True,
    limit: int = -1,
    offset: int = 0,
) -> list[MatchEntry]:
    """The selected matches in an order; those that are equal in it follow each other by time.

    Those that ended in the same second are in the order in which they were entered. Raises
    `LookupError` or `ValueError` if rows have wrong values, or others that belong to them are
    missing.
    """
    condition = selection.condition()
    direction = "DESC" if is_descending else "ASC"
    columns = [f"{column} {direction}" for column in order.value]
    if order is MatchOrder.ENDED:
        columns.append(f"s.match {direction}")
    else:
        columns += ["s.ended DESC", "s.match DESC"]
    keys = connection.execute(
        "SELECT s.match, s.seat, s.result, s.by_game FROM seen AS s"
        f" WHERE {condition.sql} ORDER BY {', '.join(columns)} LIMIT ? OFFSET ?",
        (*condition.parameters, limit, offset),
    ).fetchall()
    entries: list[MatchEntry] = []
    for first in range(0, len(keys), _CHUNK):
        entries += _entries(connection, keys[first : first + _CHUNK])
    return entries


def count(connection: sqlite3.Connection, selection: MatchFilter) -> int:
    """The number of the selected matches."""
    condition = selection.condition()
    number: int = connection.execute(
        f"SELECT count(*) FROM seen AS s WHERE {condition.sql}", condition.parameters
    ).fetchone()[0]
    return number


def matches_beside(connection: sqlite3.Connection, selection: MatchFilter) -> MatchesBeside:
    """What is found with the same filter beside the matches of its profile, if it has one."""
    if (
        selection.profile is None
        or selection.seat is not None
        or selection.watched
        or selection.others
    ):
        return NONE_BESIDE
    return MatchesBeside(
        watched=count(connection, replace(selection, profile=None, watched=True)),
        others=count(connection, replace(selection, profile=None, others=True)),
    )


def _entries(connection: sqlite3.Connection, keys: Sequence[sqlite3.Row]) -> Iterator[MatchEntry]:
    """The entries with these keys: a match, the seat it is seen from, and what that has made.

    Raises `LookupError` or `ValueError` like `matches`.
    """
    of_matches = f"WHERE match IN ({', '.join('?' * len(keys))})"
    numbers = [key["match"] for key in keys]
    players: dict[int, tuple[Player, ...]] = {}
    for number, name, level in connection.execute(
        f"SELECT match, name, level FROM seat {of_matches}"
        f" AND {sound_row(connection, 'seat')} ORDER BY match, seat",
        numbers,
    ):
        players[number] = (*players.get(number, ()), Player(name, level))
    rows = {
        row["match"]: row
        for row in connection.execute(
            f"SELECT * FROM match {of_matches} AND {sound_row(connection, 'match')}", numbers
        )
    }
    for key in keys:
        row = rows[key["match"]]
        if len(players[row["match"]]) != row["players"]:
            raise ValueError(f"rows of seats of match {row['match']} are missing")
        yield _entry(row, key, players[row["match"]])


def _entry(row: sqlite3.Row, key: sqlite3.Row, players: tuple[Player, ...]) -> MatchEntry:
    return MatchEntry(
        id=row["id"],
        variant=row["variant"],
        title=row["title"],
        players=players,
        seating=Seating(row["players"], row["pairs"] + 1),
        seat=key["seat"],
        totals=tuple(map(int, row["score"].split())),
        target=row["target"],
        result=key["result"],
        ending=Ending(row["ending"]),
        origin=Origin(row["origin"]),
        began=time_of_seconds(row["began"]),
        ended=time_of_seconds(row["ended"]),
        seconds=row["seconds"],
        rounds=row["rounds"],
        deal_number=row["deal_number"],
        deck=row["deck"],
        undos=row["undos"],
        hints=row["hints"],
        coach=bool(row["coach"]),
        is_by_game=bool(key["by_game"]),
    )
