"""Matches for the tests of the history, and what is counted from their files without it."""

import json
from collections.abc import Iterator, Sequence
from contextlib import closing
from datetime import datetime, timedelta, timezone
from functools import cache
from hashlib import sha256
from pathlib import Path
from threading import Thread
from typing import NamedTuple

from scopa_desktop.play.history.match_facts import facts_of
from scopa_desktop.play.history.match_history import DATABASE, MatchHistory, Progress
from scopa_desktop.play.history.match_note import Ending, MatchNote, Origin, Owner
from scopa_desktop.play.storage.record_files import MATCHES
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


def store(history: MatchHistory, number: int, rounds: int | None = None) -> str:
    """Write the files and the rows of a match, and return the name of its record file."""
    record = record_of(number, rounds)
    file = store_files(history, number, rounds)
    history.write(file, note_of(number, record), facts_of(record))
    return file


def store_files(history: MatchHistory, number: int, rounds: int | None = None) -> str:
    """Write the files of a match without its rows, and return the name of its record file."""
    record = record_of(number, rounds)
    note = note_of(number, record)
    file = history.files.free_name(record, note.began)
    history.files.write(file, record, note)
    return file


def synchronized(folder: Path, owner: Owner | None = None) -> list[Progress]:
    """The steps of a comparison by a history of its own."""
    with closing(MatchHistory(folder)) as history:
        return list(history.synchronize(owner))


class Counted(NamedTuple):
    """A match: its digest, its ending, the profiles in its seats, its rounds and points."""

    digest: str
    ending: str
    profiles: tuple[str | None, ...]
    rounds: int
    totals: tuple[int, ...]


def counted_from_files(folder: Path) -> dict[str, Counted]:
    """The matches by id, counted from the files of a data folder, without the history's code.

    Every record must have a note, and no two files may be the same match.
    """
    counted: dict[str, Counted] = {}
    for path in (folder / MATCHES).glob("*.scopa"):
        text = path.read_text(encoding="utf-8")
        note = json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))
        match = Match.replayed(read_record(text))
        assert note["id"] not in counted
        counted[note["id"]] = Counted(
            sha256(text.encode()).hexdigest(),
            "abandoned" if match.winner is None else "finished",
            tuple(note["profiles"]) or (None,) * len(match.players),
            len(match.sheets),
            tuple(match.totals),
        )
    return counted


def counted_in_database(history: MatchHistory) -> dict[str, Counted]:
    """The matches of the database by id."""
    return dict(_rows(history))


def _rows(history: MatchHistory) -> Iterator[tuple[str, Counted]]:
    connection = history.connection
    for row in connection.execute("SELECT * FROM match WHERE file IS NOT NULL").fetchall():
        key = (row["match"],)
        seats = connection.execute(
            "SELECT profile, rounds, points FROM seat WHERE match = ? ORDER BY seat", key
        ).fetchall()
        assert {seat["rounds"] for seat in seats} == {row["rounds"]}
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


def database_of(folder: Path) -> Path:
    """The path of the database of a data folder."""
    return folder / DATABASE


def text_of(record: Record) -> str:
    """The text of a record."""
    return write_record(record)


def run_at_once(threads: Sequence[Thread]) -> None:
    """Run threads beside each other to their ends."""
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
