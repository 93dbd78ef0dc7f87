"""Damaged databases, opened as the program does at a start, and what they have lost.

The program may raise nothing but a `StorageError`, and must not hang. It keeps a damaged database
aside, and what it goes on with must be sound. Each match that was saved must be in it, unless no
sound copy has it, and a page of the database that it was on was destroyed, or its row was changed.
"""

import os
import shutil
import sqlite3
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from datetime import datetime, timezone
from functools import cache, partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final

from benchmarks.faults.database_damage import DAMAGES, damage_copies
from benchmarks.faults.database_pages import page_of, pages_of_row, with_log
from benchmarks.faults.filled_folder import (
    OTHER_PROFILE,
    PROFILE,
    TODAY,
    Files,
    contents_of,
    filled_folder,
    stored_matches,
    write_files,
)
from benchmarks.faults.tally import Tally
from benchmarks.faults.time_limit import HungError, time_limit
from scopa_desktop.ai.levels import LEVELS
from scopa_desktop.play.badges import earned, progress
from scopa_desktop.play.chips.accounts import balances, entries
from scopa_desktop.play.leaderboard.glicko2 import Rating
from scopa_desktop.play.leaderboard.player_ratings import player_records
from scopa_desktop.play.matches.match_facts import digest_of_text
from scopa_desktop.play.matches.match_rows import StoredMatch, find_match, running_match
from scopa_desktop.play.recording.salvage import salvage
from scopa_desktop.play.statistics.fairness import fairness_of
from scopa_desktop.play.statistics.match_filter import MatchFilter
from scopa_desktop.play.statistics.match_list import matches
from scopa_desktop.play.statistics.match_statistics import statistics_of
from scopa_desktop.play.statistics.profile_summary import profile_summary
from scopa_desktop.play.storage.backups import copy_daily
from scopa_desktop.play.storage.database import Database
from scopa_desktop.play.storage.database_file import (
    BACKUPS,
    DATABASE,
    WAL,
    NewerDatabaseError,
    check_content,
    connect,
)
from scopa_desktop.play.storage.files import StorageError
from scopa_desktop.play.storage.newest_copy import copies
from scopa_desktop.play.storage.profiles import stored_profiles
from scopa_desktop.play.training.daily_results import DailyResults
from scopa_desktop.play.training.lesson_progress import LessonProgress
from scopa_desktop.play.training.own_puzzles import OwnPuzzles
from scopa_desktop.play.training.puzzle_attempts import PuzzleAttempts
from scopa_desktop.play.training.trainee import Trainee
from scopa_desktop.rules.record import write_record
from tests.play.matches.sample_matches import counted_from_records, counted_in_rows

_SHARES: Final = {"bytes": 4, "log": 2, "others": 1, "rows": 4}
_RATINGS: Final = {level: Rating() for level in LEVELS}
"""Those of the characters, which are not worked out from shipped matches here."""
_HEADER: Final = 100
"""The size of the header of a database."""
_NOW: Final = datetime(2026, 3, 5, 18, tzinfo=timezone.utc)
_YESTERDAY: Final = datetime(2026, 3, 4, 23, tzinfo=timezone.utc).timestamp()


def damage_databases(
    first: int, count: int, seed: int, folder: Path, allowed_seconds: float = 20.0
) -> Tally:
    """Open `count` damaged databases."""
    tally = Tally()
    for number in range(first, first + count):
        rng = Random(f"databases {seed} {number}")
        home = folder / "data"
        shutil.rmtree(home, ignore_errors=True)
        kind = rng.choices([*_SHARES], [*_SHARES.values()])[0]
        damaged = DamagedFolder(rng, kind, home)
        try:
            with time_limit(allowed_seconds):
                losses = _losses(damaged, home, rng)
        except HungError:
            losses = ["hung"]
        except Exception as error:
            losses = [f"crash, {type(error).__name__}: {error}"]
        tally.tried[kind] += 1
        tally.seen += damaged.seen
        tally.losses += [f"databases {number}: {kind}: {loss}"[:600] for loss in losses]
    return tally


def read_everything(database: Database) -> None:
    """Read what the window shows of what was played and trained."""
    database.read(stored_profiles)
    listed = database.read(partial(matches, selection=MatchFilter(seat=0)))
    for selection in (MatchFilter(profile=PROFILE), MatchFilter(seat=0)):
        database.read(partial(statistics_of, selection=selection))
        database.read(partial(fairness_of, selection=selection))
    database.read(partial(player_records, characters=_RATINGS, game=None, now=_NOW))
    database.read(balances)
    for profile in (PROFILE, OTHER_PROFILE):
        database.read(partial(earned, profile=profile))
        database.read(partial(progress, profile=profile))
        database.read(partial(profile_summary, profile=profile))
        database.read(partial(entries, profile=profile, now=_NOW))
        trainee = Trainee(database, profile)
        _ = [LessonProgress(trainee).completions, PuzzleAttempts(trainee).rating(_NOW)]
        _ = [DailyResults(trainee).streak(TODAY), OwnPuzzles(trainee).puzzles]
    for entry in listed[:3]:
        database.read(partial(find_match, match_id=entry.id))


class DamagedFolder:
    """A filled data folder whose database was damaged."""

    def __init__(self, rng: Random, kind: str, folder: Path) -> None:
        """Write the files into a folder, and damage them; a kind without damages leaves them."""
        self.seen: Counter[str] = Counter()
        self._kind = kind
        self._folder = folder
        self._filled = filled_folder(is_killed=kind == "log" or rng.random() < 0.4)
        write_files(folder, self._filled.files)
        if kind in DAMAGES:
            rng.choice(DAMAGES[kind])(folder, rng)
        match rng.randrange(20):
            case 0:
                shutil.rmtree(folder / BACKUPS)
            case 1 | 2 | 3 | 4:
                damage_copies(folder, rng)
        for copy in copies(folder):
            os.utime(copy, (_YESTERDAY, _YESTERDAY))
        self._files = contents_of(folder)

    def losses_of_newer(self) -> list[str]:
        """The losses if the database is one of a newer version: it stays as it is."""
        self.seen["newer"] += 1
        has_log = f"{DATABASE}{WAL}" in self._files
        is_same = (self._folder / DATABASE).read_bytes() == self._files[DATABASE]
        return [] if is_same or has_log else ["a newer database was changed"]

    def losses(self, database: Database, *, is_played_on: bool = False) -> list[str]:
        """What of the matches was lost, after the database was used.

        `is_played_on`: whether the match that ran may have gone on.
        """
        database.run(lambda: check_content(database.connection, database.path))
        found = database.read(stored_matches)
        aside = list(self._folder.glob(f"{DATABASE}.unreadable-*"))
        self.seen["replaced" if aside else "taken as they were"] += 1
        losses = []
        # SQLite may have changed the header, which says how the file is written.
        rest = [path.read_bytes()[_HEADER:] for path in aside]
        has_log = f"{DATABASE}{WAL}" in self._files
        if aside and not has_log and self._files[DATABASE][_HEADER:] not in rest:
            losses.append("the damaged database was not kept")
        return [*losses, *self._lost(found, is_replaced=bool(aside), is_played_on=is_played_on)]

    def _lost(
        self, found: dict[str, StoredMatch], *, is_replaced: bool, is_played_on: bool
    ) -> Iterator[str]:
        """The matches that are not there and could be."""
        copied: set[str] = set()
        for place, matches_of_copy in self._filled.copied.items():
            if self._files.get(place) == self._filled.files[place]:
                copied |= matches_of_copy.keys()
        for match_id, stored in self._filled.matches.items():
            here = found.get(match_id)
            if here is not None and (
                here.record == stored.record
                or (is_played_on and here.record.continues(stored.record))
            ):
                continue
            # Rows that another program has removed are no damage, so no copy takes their place.
            if match_id in copied and (is_replaced or self._kind != "rows"):
                yield f"{match_id} is lost, and a copy has it"
            elif self._is_readable(match_id, stored):
                yield f"{match_id} is lost, and could be read"
            else:
                reason = "row changed" if self._kind == "rows" else "own page destroyed"
                self.seen[f"matches lost, {reason}"] += 1

    def _is_readable(self, match_id: str, stored: StoredMatch) -> bool:
        """Whether the damaged database has a match: its row, or all pages that it was on."""
        if self._kind == "rows":
            return self._has_row(match_id, stored)
        before, after = self._filled.image, _image_of(self._files)
        key, roots = self._filled.keys[match_id], _roots(before)
        pages = [pages_of_row(before, roots[table], key) for table in ("match", "record")]
        return all(page_of(before, n) == page_of(after, n) for each in pages for n in each)

    def _has_row(self, match_id: str, stored: StoredMatch) -> bool:
        path = self._folder.with_name("before")
        path.write_bytes(self._files[DATABASE])
        try:
            with closing(sqlite3.connect(path)) as connection:
                connection.row_factory = sqlite3.Row
                # A view has no rows of its own, and could have no end.
                tables = connection.execute(
                    "SELECT count(*) FROM sqlite_schema WHERE type = 'table'"
                    " AND name IN ('match', 'record')"
                ).fetchone()[0]
                # A record is known by its digest.
                text = write_record(stored.record)
                query = "SELECT 1 FROM match WHERE id = ? AND digest = ?"
                return (
                    tables == 2
                    and connection.execute(query, (match_id, digest_of_text(text))).fetchone()
                    is not None
                    and stored_matches(connection).get(match_id) == stored
                )
        except (sqlite3.Error, ValueError, TypeError, AttributeError, LookupError):
            return False
        finally:
            path.unlink()


class _Use:
    """The use of a database as by a start and by the window."""

    def __init__(self, folder: Path, rng: Random) -> None:
        self.refused: list[str] = []
        self.is_newer = False
        with closing(Database(folder)) as database:
            self._take(lambda: database.read(_running))
            self._take(lambda: database.read(stored_profiles))
            if rng.random() < 0.3:
                self._take(lambda: read_everything(database))
            self._take(lambda: copy_daily(database, TODAY))
            self._take(lambda: [*salvage(database)])
            self._take(lambda: read_everything(database))
            self.problem = database.problem

    def _take(self, step: Callable[[], object]) -> None:
        try:
            step()
        except NewerDatabaseError:
            self.is_newer = True
        except StorageError as error:
            self.refused.append(f"refused: {error.sentence}")


def _losses(damaged: DamagedFolder, folder: Path, rng: Random) -> list[str]:
    """Use the database twice, and compare."""
    first = _Use(folder, rng)
    if first.is_newer:
        return first.refused + damaged.losses_of_newer()
    second = _Use(folder, rng)
    losses = first.refused + second.refused
    losses += [f"damaged again: {second.problem}"] if second.problem else []
    if losses:
        return losses
    with closing(Database(folder)) as database:
        losses = damaged.losses(database)
        if first.problem and rng.random() < 0.2:
            rows = database.read(counted_in_rows)
            if rows != database.read(counted_from_records):
                losses.append("rows do not agree with records")
    return losses


def _running(connection: sqlite3.Connection) -> None:
    # The window says so if the record or the note is damaged.
    with suppress(ValueError):
        running_match(connection)


def _image_of(files: Files) -> bytes:
    return with_log(files.get(DATABASE, b""), files.get(f"{DATABASE}{WAL}", b""))


@cache
def _roots(image: bytes) -> dict[str, int]:
    """The page at which each table begins."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / DATABASE
        path.write_bytes(image)
        with closing(connect(path, "immutable=1")) as connection:
            rows = connection.execute("SELECT name, rootpage FROM sqlite_schema")
            return dict(rows.fetchall())
