"""Kills processes that use the history, and compares the database with the record files.

`python -m benchmarks.history_kills --kills 1000 --seed 1` lets two processes at once record,
continue, import, delete, restore and copy matches, compare the database with the files, rebuild it
and merge bundles, and kills both at random moments. After that the database is compared with what
is counted from the files without it:

- every match that a process had reported as entered is among the record files or the deleted ones,
- after `synchronize` the database has the matches of the files, each once, with their rounds,
  points, categories and winners,
- SQLite finds no damage.

It needs `fork`, so it does not run on Windows.
"""

import argparse
import json
import shutil
import sqlite3
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from datetime import datetime, timedelta, timezone
from functools import cache, partial
from hashlib import sha256
from itertools import islice
from pathlib import Path
from random import Random
from typing import Final, NamedTuple, NoReturn
from uuid import UUID

from benchmarks.killed_processes import run_and_kill, tell
from benchmarks.matches import random_records
from scopa_desktop.play.history.file_import import finished
from scopa_desktop.play.history.match_facts import facts_of
from scopa_desktop.play.history.match_filter import MatchFilter
from scopa_desktop.play.history.match_history import MatchHistory
from scopa_desktop.play.history.match_list import MatchEntry
from scopa_desktop.play.history.match_note import Ending, MatchNote, Origin, Owner
from scopa_desktop.play.history.profile_bundle import begin_merge, write_bundle
from scopa_desktop.play.storage.files import StorageError
from scopa_desktop.play.storage.record_files import MATCHES
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.record import Record, read_record
from tests.play.history.importing import import_record

PROFILE: Final = "0123456789abcdef" * 2
OWNER: Final = Owner(PROFILE, frozenset({"You"}))
_PROCESSES: Final = 2
_POOL: Final = 60
"""The number of different records."""
_LARGEST_FOLDER: Final = 80
"""The number of matches from which on more are deleted than added."""
_LONGEST_LIFE: Final = 0.4
"""Seconds until a process is killed, at most."""
_NOW: Final = datetime(2026, 1, 1, tzinfo=timezone.utc)
_HALF: Final = 31


class Failure(NamedTuple):
    """Where the books do not agree."""

    kill: int
    text: str


class Result(NamedTuple):
    """What a campaign found."""

    kills: int
    actions: Counter[str]
    """How often each action was begun."""
    interrupted: Counter[str]
    """How often each was interrupted by the kill."""
    failures: list[Failure]


# --- the processes that are killed -------------------------------------------------------------


class Worker:
    """Uses the history of a folder at random until it is killed."""

    def __init__(self, folder: Path, pool: Sequence[Record], seed: int, log: int) -> None:
        """A worker that writes lines about what it does to the descriptor `log`."""
        self._folder = folder
        self._pool = pool
        self._rng = Random(seed)
        self._log = log
        self._history = MatchHistory(folder)
        self._deleted: list[MatchEntry] = []
        self._bundle = folder / f"bundle-{seed % 7}"

    def run(self) -> NoReturn:
        """Act until the process is killed."""
        adding = (self.record, self.record, self.import_record, self.restore, self.copy)
        others = (
            self.continue_match,
            self.synchronize,
            self.rebuild,
            self.export_bundle,
            self.merge_bundle,
            self.delete,
        )
        while True:
            is_full = len(self._history.files.names()) > _LARGEST_FOLDER
            actions: Sequence[Callable[[], None]] = (
                (self.delete, self.delete, *others) if is_full else (*adding, *others)
            )
            action = self._rng.choice(actions)
            self._tell("begin", action.__name__)
            try:
                action()
            except StorageError as error:
                # The other process may have deleted the files first.
                self._tell("failed", type(error).__name__)
            self._tell("end", action.__name__)

    def record(self) -> None:
        """Write the files of an own match, then its rows."""
        record = self._rng.choice(self._pool)
        facts = facts_of(record)
        note = _note(str(UUID(int=self._rng.getrandbits(128)).hex), record, self._rng)
        file = self._history.files.free_name(record, note.began)
        # As in the program, it has a row before it has a file.
        running = replace(note, ending=Ending.RUNNING, ended=None)
        self._history.write(None, running, facts)
        self._history.files.write(file, record, note)
        self._history.write(file, note, facts)
        self._tell("added", note.id, facts.digest)

    def continue_match(self) -> None:
        """Continue an abandoned match to its end."""
        entries = [
            entry
            for entry in self._entries()
            if entry.ending is Ending.ABANDONED and entry.origin is Origin.PLAYED
        ]
        if not entries:
            return
        entry = self._rng.choice(entries)
        assert entry.file is not None
        stored = self._history.files.read(entry.file)
        record = _played_on(self._history.files.record(entry.file))
        running = replace(stored.note, ending=Ending.RUNNING, ended=None)
        self._history.write(entry.file, running, stored.facts)
        finished = replace(stored.note, ending=Ending.FINISHED)
        self._history.files.write(entry.file, record, finished)
        self._history.write(entry.file, finished, facts_of(record))
        self._tell("added", entry.id, facts_of(record).digest)

    def import_record(self) -> None:
        """Import a record that may be there already."""
        record = self._rng.choice(self._pool)
        import_record(self._history, self._folder / "elsewhere.scopa", record)
        facts = facts_of(record)
        # One that is not finished may be an own match, which is continued later.
        if facts.winner is not None:
            self._tell("added", "", facts.digest)

    def delete(self) -> None:
        """Delete a match."""
        if entries := self._entries():
            entry = self._rng.choice(entries)
            self._history.delete(entry)
            self._deleted.append(entry)

    def restore(self) -> None:
        """Restore a match that this process deleted."""
        if self._deleted:
            self._history.restore(self._deleted.pop())

    def copy(self) -> None:
        """Copy a finished record with or without its note, as a player may do by hand."""
        entries = [entry for entry in self._entries() if entry.ending is Ending.FINISHED]
        if not entries:
            return
        file = self._rng.choice(entries).file
        assert file is not None
        source = self._history.files.path(file)
        target = source.with_name(f"{self._rng.randrange(1000)} a copy.scopa")
        if target.exists() or target.with_suffix(".json").exists():
            return
        text = source.read_text("utf-8") if source.exists() else ""
        note = source.with_suffix(".json")
        if self._rng.random() < 0.5 and note.exists():
            shutil.copy(note, target.with_suffix(".json"))
        if text:
            unfinished = target.with_suffix(".copying")
            unfinished.write_text(text, "utf-8")
            unfinished.replace(target)

    def synchronize(self) -> None:
        """Compare the database with the files."""
        for _ in self._history.synchronize(OWNER):
            pass

    def rebuild(self) -> None:
        """Begin to make all rows again."""
        for _ in islice(self._history.rebuild(OWNER), self._rng.randrange(20)):
            pass

    def export_bundle(self) -> None:
        """Write a bundle."""
        for _ in write_bundle(self._history, self._bundle, PROFILE, b"{}"):
            pass

    def merge_bundle(self) -> None:
        """Merge the bundle that was written last."""
        if self._bundle.exists():
            for _ in finished(self._history, begin_merge(self._history, self._bundle)):
                pass

    def _entries(self) -> list[MatchEntry]:
        return self._history.matches(MatchFilter(seat=0))

    def _tell(self, *words: str) -> None:
        tell(self._log, *words)


def _note(match_id: str, record: Record, rng: Random) -> MatchNote:
    is_finished = Match.replayed(record).winner is not None
    began = _NOW - timedelta(minutes=rng.randrange(10**6))
    return MatchNote(
        id=match_id,
        began=began,
        ended=began + timedelta(minutes=12),
        ending=Ending.FINISHED if is_finished else Ending.ABANDONED,
        profiles=tuple(PROFILE if player.level == "person" else None for player in record.players),
        seconds=720,
    )


def _played_on(record: Record) -> Record:
    """The record of a match that is played by chance to its end."""
    match = Match.replayed(record)
    rng = Random(record.deal_number)
    while match.winner is None:
        if match.needs_deal:
            match.begin_round()
        else:
            assert match.round is not None
            match.play(rng.choice(match.round.legal_moves()))
    return match.record


# --- the independent count ---------------------------------------------------------------------


class Counted(NamedTuple):
    """What is counted of a match: from its record, or from the database."""

    digest: str
    rounds: int
    totals: tuple[int, ...]
    winner: int | None
    categories: tuple[tuple[str, tuple[int, ...]], ...]
    """The points of each side in each category."""


class File(NamedTuple):
    """A record file with the id and origin of its note."""

    name: str
    id: str
    is_own: bool
    counted: Counted


@cache
def _counted(text: str) -> Counted:
    """What is counted of a record, from its text."""
    match = Match.replayed(read_record(text))
    sides = match.seating.sides
    categories: dict[str, list[int]] = {}
    for sheet in match.sheets:
        for line in sheet.lines:
            points = categories.setdefault(line.category, [0] * sides)
            for side in range(sides):
                points[side] += line.points[side]
    return Counted(
        sha256(text.encode()).hexdigest(),
        len(match.sheets),
        tuple(match.totals),
        match.winner,
        tuple(sorted((name, tuple(points)) for name, points in categories.items())),
    )


def files_of(folder: Path) -> list[File]:
    """The record files of a folder."""
    return [_file(path) for path in sorted(folder.glob("*.scopa"))]


def _file(path: Path) -> File:
    counted = _counted(path.read_text("utf-8"))
    note = path.with_suffix(".json")
    if not note.exists():
        return File(path.name, counted.digest[:32], False, counted)
    content = json.loads(note.read_text("utf-8"))
    return File(path.name, content["id"], content["origin"] != "imported", counted)


def counted_once(files: Sequence[File]) -> dict[str, Counted]:
    """The matches by id, each counted once although several files may be the same match."""
    kept: list[File] = []

    def rank(file: File) -> tuple[bool, bool, int, str]:
        return (not file.is_own, file.counted.winner is None, -file.counted.rounds, file.name)

    for file in sorted(files, key=rank):
        if not any(_is_same(file, other) for other in kept):
            kept.append(file)
    return {file.id: file.counted for file in kept}


def _is_same(file: File, other: File) -> bool:
    is_any_imported = not (file.is_own and other.is_own)
    return file.id == other.id or (is_any_imported and file.counted.digest == other.counted.digest)


def counted_in_database(connection: sqlite3.Connection) -> dict[str, Counted]:
    """The matches by id that the database has."""
    counted = {}
    for row in connection.execute("SELECT * FROM match WHERE file IS NOT NULL").fetchall():
        counted[row["id"]] = Counted(
            row["digest"],
            row["rounds"],
            tuple(map(int, row["score"].split())),
            row["winner"],
            tuple(sorted(_categories(connection, row["match"]))),
        )
    return counted


def _categories(connection: sqlite3.Connection, key: int) -> Iterator[tuple[str, tuple[int, ...]]]:
    points: dict[str, list[int]] = {}
    for row in connection.execute(
        "SELECT c.*, (SELECT categories FROM sheet WHERE sheet = s.sheet) AS categories FROM"
        " category_sums AS c JOIN seat AS s ON s.match = c.match AND s.seat = 0"
        " WHERE c.match = ? ORDER BY c.part, c.side",
        (key,),
    ):
        for number, name in enumerate(row["categories"].split()[8 * row["part"] :][:8]):
            points.setdefault(name, []).append(row[f"p{number}"] >> _HALF)
    for name, of_sides in points.items():
        yield name, tuple(of_sides)


# --- the campaign ------------------------------------------------------------------------------


class Campaign:
    """Kills processes that use the history of one folder."""

    def __init__(self, folder: Path, seed: int) -> None:
        """A campaign in an empty folder."""
        self._folder = folder
        self._rng = Random(f"kills {seed}")
        self._pool = _pool(seed)
        self._added: dict[str, str] = {}
        """The digests of all matches that were reported as entered, with their ids."""
        self.actions: Counter[str] = Counter()
        self.interrupted: Counter[str] = Counter()

    def kill_once(self) -> list[str]:
        """Let processes run, kill them, and return what does not agree."""
        seeds = [self._rng.getrandbits(64) for _ in range(_PROCESSES)]
        workers = [partial(self._work, seed) for seed in seeds]
        for text in run_and_kill(workers, self._rng.uniform(0, _LONGEST_LIFE)):
            self._read_log(text)
        return list(self.problems())

    def _work(self, seed: int, log: int) -> NoReturn:
        Worker(self._folder, self._pool, seed, log).run()

    def _read_log(self, text: str) -> None:
        running = ""
        for line in text.splitlines():
            kind, *words = line.split(" ")
            if kind == "begin":
                running = words[0]
                self.actions[running] += 1
            elif kind == "end":
                running = ""
            elif kind == "added":
                self._added[words[1]] = words[0]
            elif kind == "crashed":
                raise AssertionError(line)
        self.interrupted[running or "between actions"] += 1

    def problems(self) -> Iterator[str]:
        """What does not agree between the database and the files."""
        history = MatchHistory(self._folder)
        try:
            if history.problem:
                yield history.problem
            history.remove_running(None)
            yield from (step.problem for step in history.synchronize(OWNER) if step.problem)
            files = files_of(self._folder / MATCHES)
            deleted = files_of(self._folder / MATCHES / "deleted")
            everywhere = [*files, *deleted]
            digests = {file.counted.digest for file in everywhere}
            ids = {file.id for file in everywhere}
            lost = {
                digest for digest, match_id in self._added.items()
                if digest not in digests and match_id not in ids
            }  # fmt: skip
            yield from (f"{digest} is lost" for digest in lost)
            expected = counted_once(files)
            actual = counted_in_database(history.connection)
            yield from (f"{match_id} is missing" for match_id in expected.keys() - actual.keys())
            yield from (f"{match_id} is too many" for match_id in actual.keys() - expected.keys())
            yield from (
                f"{match_id} has {actual[match_id]}, not {expected[match_id]}"
                for match_id in actual.keys() & expected.keys()
                if actual[match_id] != expected[match_id]
            )
            for pragma, good in (("integrity_check", [("ok",)]), ("foreign_key_check", [])):
                rows = [tuple(row) for row in history.connection.execute(f"PRAGMA {pragma}")]
                if rows != good:
                    yield f"{pragma}: {rows}"
            yield from self._leftovers()
        finally:
            history.close()

    def _leftovers(self) -> Iterator[str]:
        """Databases that were renamed although nothing was damaged."""
        for path in self._folder.glob("*.unreadable-*"):
            yield f"{path.name} was renamed"


def _pool(seed: int) -> list[Record]:
    """Different records, a third of them of a match that is not finished."""
    return [
        record if number % 3 else record.until(1, 100)
        for number, record in enumerate(islice(random_records(seed), _POOL))
    ]


def kill(kills: int, seed: int, folder: Path, *, is_verbose: bool = False) -> Result:
    """Run a campaign in an empty folder."""
    campaign = Campaign(folder, seed)
    failures: list[Failure] = []
    for number in range(1, kills + 1):
        new_failures = [Failure(number, problem) for problem in campaign.kill_once()]
        failures += new_failures
        if is_verbose:
            for failure in new_failures:
                print(f"kill {failure.kill}: {failure.text}", flush=True)
            if number % 50 == 0:
                print(f"{number} kills, {len(failures)} failures", flush=True)
    return Result(kills, campaign.actions, campaign.interrupted, failures)


def main() -> None:
    """Run the campaign and print its result."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="history-kills-"))
    result = kill(options.kills, options.seed, folder, is_verbose=True)
    if result.failures:
        print("the data folder is kept:", folder)
    else:
        shutil.rmtree(folder)
    print("actions begun:", ", ".join(f"{name} {n}" for name, n in result.actions.most_common()))
    print("killed in:", ", ".join(f"{name} {n}" for name, n in result.interrupted.most_common()))
    print(f"{result.kills} kills, {len(result.failures)} failures")
    sys.exit(bool(result.failures))


if __name__ == "__main__":
    main()
