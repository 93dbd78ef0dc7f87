"""Matches for the tests of the database, and what is counted from their records without it."""

import sqlite3
from collections.abc import Iterator, Sequence
from datetime import datetime, timedelta, timezone
from functools import cache
from hashlib import sha256
from threading import Thread
from typing import NamedTuple

from scopa_desktop.play.matches.match_note import Ending, MatchNote, Origin, Owner
from scopa_desktop.play.matches.match_rows import save_match
from scopa_desktop.rules.catalogue import CATALOGUE
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.players import PERSON, Player
from scopa_desktop.rules.record import Record, read_record, write_record
from scopa_desktop.rules.seating import TWO
from tests.playing import play_on

PROFILE = "0a" * 16
OTHER_PROFILE = "0b" * 16
OWNER = Owner(PROFILE, frozenset({"You"}))
PLAYERS = (Player("You", PERSON), Player("Beppe", "casual"))
NOON = datetime(2026, 2, 3, 12, tzinfo=timezone.utc)


@cache
def record_of(deal_number: int, rounds: int | None = None, game: str = "scopa") -> Record:
    """A record in which every seat plays its first legal move; complete, or of some rounds."""
    match = Match(CATALOGUE[game], TWO, PLAYERS, deal_number)
    return play_on(match, rounds=rounds).record


def note_of(number: int, record: Record, origin: Origin = Origin.PLAYED) -> MatchNote:
    """The note of a match with the profile in the first seat; its id is made from a number."""
    is_finished = Match.replayed(record).winner is not None
    return MatchNote(
        id=f"{number:032x}",
        began=NOON + timedelta(hours=number),
        ended=NOON + timedelta(hours=number, minutes=12),
        ending=Ending.FINISHED if is_finished else Ending.ABANDONED,
        origin=origin,
        profiles=(PROFILE, None),
        deck="napoletane",
        seconds=720,
    )


def store(connection: sqlite3.Connection, number: int, rounds: int | None = None) -> str:
    """Save the match with a number, which is that of its deal too; returns its id."""
    record = record_of(number, rounds)
    note = note_of(number, record)
    save_match(connection, note, record)
    return note.id


class Counted(NamedTuple):
    """A match: its digest, its ending, the profiles in its seats, its rounds and points."""

    digest: str
    ending: str
    profiles: tuple[str | None, ...]
    rounds: int
    totals: tuple[int, ...]


def counted_from_records(connection: sqlite3.Connection) -> dict[str, Counted]:
    """The matches that have ended by id, counted from their records."""
    counted: dict[str, Counted] = {}
    for row in connection.execute(
        "SELECT m.id, m.ending, m.profiles, r.text FROM match AS m LEFT JOIN record AS r"
        " ON r.match = m.match WHERE m.ending <> 'running'"
    ).fetchall():
        match = Match.replayed(read_record(row["text"]))
        profiles = [None if each == "-" else each for each in row["profiles"].split()]
        counted[row["id"]] = Counted(
            sha256(row["text"].encode()).hexdigest(),
            row["ending"],
            tuple(profiles) or (None,) * len(match.players),
            len(match.sheets),
            tuple(match.totals),
        )
    return counted


def counted_in_rows(connection: sqlite3.Connection) -> dict[str, Counted]:
    """The matches that have ended by id, as the rows have them that follow from the records."""
    return dict(_rows(connection))


def _rows(connection: sqlite3.Connection) -> Iterator[tuple[str, Counted]]:
    for row in connection.execute("SELECT * FROM match WHERE ending <> 'running'").fetchall():
        seats = connection.execute(
            "SELECT profile FROM seat WHERE match = ? ORDER BY seat", (row["match"],)
        ).fetchall()
        yield (
            row["id"],
            Counted(
                row["digest"],
                row["ending"],
                tuple(seat["profile"] for seat in seats),
                row["rounds"],
                tuple(map(int, row["score"].split())),
            ),
        )


def text_of(record: Record) -> str:
    """The text of a record."""
    return write_record(record)


def run_at_once(threads: Sequence[Thread]) -> None:
    """Run threads beside each other to their ends."""
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
