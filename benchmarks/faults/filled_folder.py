"""The data folder of somebody who has played for some days, and what is in it.

On three days matches were played and the database was copied; what was played since then is in no
copy. The last process either ended or was killed, so that the newest matches are still in the log
beside the database.
"""

import sqlite3
from collections.abc import Iterator, Mapping
from datetime import date, datetime, timedelta, timezone
from functools import cache, partial
from itertools import count
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

from benchmarks.matches import random_record
from scopa_desktop.play.daily.daily_deal import DailyResult, DealKey
from scopa_desktop.play.matches.match_facts import facts_of
from scopa_desktop.play.matches.match_note import MatchNote, Owner
from scopa_desktop.play.matches.match_rows import StoredMatch, delete_match, ending_of, note_of_row
from scopa_desktop.play.recording.record_import import enter_imported, found_record
from scopa_desktop.play.recording.saved_match import enter
from scopa_desktop.play.storage.backups import copy_daily
from scopa_desktop.play.storage.database import Database
from scopa_desktop.play.storage.profiles import Profile, store_profiles
from scopa_desktop.play.training.daily_results import DailyResults
from scopa_desktop.play.training.lesson_progress import LessonProgress
from scopa_desktop.play.training.own_puzzles import OwnPuzzles
from scopa_desktop.play.training.puzzle_attempts import PuzzleAttempt, PuzzleAttempts
from scopa_desktop.play.training.trainee import Trainee
from scopa_desktop.rules.catalogue import CATALOGUE
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.moves import parse_action
from scopa_desktop.rules.record import Record, read_record
from scopa_desktop.rules.table_options import TableOptions
from scopa_desktop.rules.variant import Family
from tests.sample_puzzles import sample_puzzles

PROFILE: Final = "0a" * 16
OTHER_PROFILE: Final = "0b" * 16
OWNER: Final = Owner(PROFILE, frozenset({"You"}))
TODAY: Final = date(2026, 3, 5)
_DAYS: Final = (8, 5, 4, 6)
"""The number of matches of each day, the last one today."""
_NOON: Final = datetime(2026, 3, 2, 12, tzinfo=timezone.utc)
_STAKES: Final = (0, 10, 33, 50)

Files = Mapping[str, bytes]
"""Contents by the path in a folder."""


class Filled(NamedTuple):
    """A filled folder."""

    files: Files
    image: bytes
    """The database with what is in the log beside it."""
    matches: Mapping[str, StoredMatch]
    """Each match that was saved by id: those that have ended, and the running one."""
    keys: Mapping[str, int]
    """The number of each in the database."""
    copied: Mapping[str, Mapping[str, StoredMatch]]
    """What each copy has of them."""


def contents_of(folder: Path) -> dict[str, bytes]:
    """The contents of all files below a folder by path; what links to a file has its content."""
    files = [path for path in folder.rglob("*") if path.is_file()]
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in files}


def write_files(folder: Path, files: Files) -> None:
    """Write files below a folder."""
    for place, content in files.items():
        path = folder / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)


def stored_matches(connection: sqlite3.Connection) -> dict[str, StoredMatch]:
    """All matches of a database by id."""
    rows = connection.execute("SELECT m.*, r.text FROM match AS m JOIN record AS r USING (match)")
    return {row["id"]: StoredMatch(note_of_row(row), read_record(row["text"])) for row in rows}


def filled_folder(*, is_killed: bool) -> Filled:
    """The folder after the last process has ended, or was killed."""
    return _filled()[is_killed]


@cache
def _filled() -> tuple[Filled, Filled]:
    with TemporaryDirectory() as name:
        folder = Path(name)
        database = Database(folder)
        database.write(_meet)
        matches, copied = _matches(), {}
        for day, number in enumerate(_DAYS):
            for _ in range(number):
                database.write(next(matches))
            if day < len(_DAYS) - 1:
                _train(database, day)
                today = TODAY - timedelta(days=len(_DAYS) - 1 - day)
                copy_daily(database, today)
                copied[f"backups/scopa-{today}.sqlite3"] = database.read(stored_matches)
                database.close()
        _train(database, len(_DAYS))
        database.write(_begin)
        known = database.read(stored_matches)
        keys = dict(database.read(_keys))
        killed = contents_of(folder)
        database.close()
        ended = contents_of(folder)
    image = ended[database.path.name]
    return (
        Filled(ended, image, known, keys, copied),
        Filled(killed, image, known, keys, copied),
    )


def _keys(connection: sqlite3.Connection) -> list[tuple[str, int]]:
    return [(row["id"], row["match"]) for row in connection.execute("SELECT id, match FROM match")]


def _meet(connection: sqlite3.Connection) -> None:
    people = [Profile(PROFILE, "You"), Profile(OTHER_PROFILE, "Anna", "nonna")]
    store_profiles(connection, people, PROFILE)


def _matches() -> Iterator[partial[None]]:
    """The saving of matches: played for chips or not, ended or left, imported, deleted."""
    rng = Random("filled folder")
    variants = list(CATALOGUE.values())
    for number in count(1):
        variant = rng.choice(variants)
        record = random_record(rng, variant, rng.choice(variant.seatings))
        match rng.randrange(6):
            case 0:
                yield partial(_import, record=record, number=number)
            case 1:
                yield partial(_save_deleted, record=record, number=number)
            case 2 | 3 if any(player.is_person for player in record.players):
                table = TableOptions(is_competitive=True, stake=rng.choice(_STAKES))
                yield partial(_save, record=_with_table(record, table), number=number)
            case _:
                yield partial(_save, record=record, number=number)


def _with_table(record: Record, table: TableOptions) -> Record:
    """The record of a match with the same moves and other options of the table."""
    begun = Match(record.variant, record.seating, record.players, record.deal_number, table)
    match = Match.replayed(begun.record)
    for played in record.rounds:
        match.begin_round()
        for move in played.moves:
            assert match.round is not None
            match.play(move)
    return match.record


def note_of(number: int, record: Record) -> MatchNote:
    """The note of a match that runs; its id is made from a number."""
    profiles = [PROFILE if player.is_person else None for player in record.players]
    if profiles[0] is not None and number % 4 == 0:
        profiles[0] = OTHER_PROFILE
    return MatchNote(
        id=f"{number:032x}",
        began=_NOON + timedelta(hours=number),
        profiles=tuple(profiles),
        deck="napoletane",
        seconds=number,
    )


def _save(connection: sqlite3.Connection, record: Record, number: int) -> None:
    note = note_of(number, record)
    enter(connection, note, record.until(1, 1))
    facts = facts_of(record)
    ended = MatchNote(
        **{**vars(note), "ended": note.began + timedelta(minutes=12), "ending": ending_of(facts)}
    )
    enter(connection, ended, record)


def _save_deleted(connection: sqlite3.Connection, record: Record, number: int) -> None:
    _save(connection, record, number)
    delete_match(connection, f"{number:032x}", _NOON + timedelta(hours=number + 1))


def _import(connection: sqlite3.Connection, record: Record, number: int) -> None:
    enter_imported(
        connection, found_record(Path("x.scopa"), record, _NOON + timedelta(hours=number), OWNER)
    )


def _begin(connection: sqlite3.Connection) -> None:
    """Save a match that goes on."""
    rng = Random("running")
    record = random_record(rng, CATALOGUE["scopone"], CATALOGUE["scopone"].seatings[0])
    note = note_of(999, record)
    for moves in range(3, 9):
        enter(connection, note, record.until(1, moves))


def _train(database: Database, day: int) -> None:
    trainee = Trainee(database, PROFILE)
    lessons, daily, own = LessonProgress(trainee), DailyResults(trainee), OwnPuzzles(trainee)
    lessons.reach("first-match", 2)
    lessons.complete(f"lesson-{day}")
    today, move = _NOON.date() + timedelta(days=day), parse_action("KS")
    for number, puzzle in enumerate(sample_puzzles().values()):
        time = _NOON + timedelta(days=day, minutes=number)
        attempt = PuzzleAttempt(puzzle.id, time, number % 2 == 0, 0, move, 1500, 60)
        PuzzleAttempts(trainee).add(attempt)
    deal = DealKey(today, Family.SCOPA)
    daily.start(deal)
    daily.add_moves(deal, [move, parse_action("7D x 4C 3B")])
    daily.finish(deal, DailyResult(0, 3, 7, 4))
    daily.add_character(deal, "master", DailyResult(0, 1, 5, 4))
    puzzle = [*sample_puzzles().values()][day]
    own.add(puzzle, f"{day + 1:032x}", _NOON)
    own.set_searched(f"{day + 1:032x}", 7)
