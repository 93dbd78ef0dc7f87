"""The actions of the program with files, each with a check of the result after a failure."""

import os
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from datetime import datetime, timedelta, timezone
from functools import partial
from pathlib import Path
from random import Random
from typing import Final, NamedTuple, TypeVar

from benchmarks.faults.database_pages import PAGE
from scopa_desktop.play.matches.match_note import Ending, MatchNote
from scopa_desktop.play.matches.match_rows import ending_of, find_match, running_match
from scopa_desktop.play.recording.salvage import salvage
from scopa_desktop.play.recording.saved_match import enter
from scopa_desktop.play.storage.backups import copy_daily, put_copy_back, write_copy
from scopa_desktop.play.storage.database import Database
from scopa_desktop.play.storage.database_file import DATABASE, check_content, opened_copy
from scopa_desktop.play.storage.file_lock import InstanceLock
from scopa_desktop.play.storage.files import StorageError, set_aside, write_atomically
from scopa_desktop.play.storage.house_rules import HouseRules
from scopa_desktop.play.storage.newest_copy import copies
from scopa_desktop.play.storage.settings import SettingsStore
from scopa_desktop.rules.catalogue import SCOPA
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.players import PERSON, Player
from scopa_desktop.rules.record import Record
from scopa_desktop.rules.seating import TWO

_RENAMED: Final = "the database was renamed"
_NOON: Final = datetime(2026, 1, 2, 12, tzinfo=timezone.utc)


_Result = TypeVar("_Result")


class Outcome(NamedTuple):
    """The result of an action."""

    error: str = ""
    """The sentence for the player; empty if the action succeeded."""
    crash: str = ""
    """The exception that should not have been raised."""


class Scenario(ABC):
    """One action with files in a separate folder.

    Attributes:
        limits: the range of file size limits that stop the action.
    """

    limits = (0, 1)

    @abstractmethod
    def __init__(self, folder: Path, rng: Random) -> None:
        """Prepare the files."""

    def act(self) -> Outcome:
        """Perform the action; system calls may fail during it."""
        try:
            return Outcome(self._do())
        except StorageError as error:
            return Outcome(error.sentence)
        except Exception as error:
            return Outcome(crash=f"{type(error).__name__}: {error}")

    @abstractmethod
    def _do(self) -> str:
        """Perform the action; raises `StorageError`, or returns the sentence about a failure."""

    @abstractmethod
    def losses(self, outcome: Outcome) -> list[str]:
        """The losses on the disk after the action."""

    def losses_after_retry(self) -> list[str]:
        """The losses after the same action on a disk without failures."""
        outcome = self.act()
        if outcome.error or outcome.crash:
            return [f"the retry failed: {outcome.error or outcome.crash}"]
        return [f"after the retry: {loss}" for loss in self.losses(outcome)]


# --- writing ------------------------------------------------------------------------------------


class NewFile(Scenario):
    """A file is written into a folder that is missing."""

    def __init__(self, folder: Path, rng: Random) -> None:
        self._path = folder / "missing" / "file.txt"
        self._old: bytes | None = None
        self._new = rng.randbytes(rng.randint(20, 20_000))
        self.limits = (0, len(self._new))

    def _do(self) -> str:
        write_atomically(self._path, self._new)
        return ""

    def losses(self, outcome: Outcome) -> list[str]:
        expected = self._old if outcome.error else self._new
        content = self._path.read_bytes() if self._path.exists() else None
        return [] if content == expected else ["the file is neither the old nor the new one"]


class ExistingFile(NewFile):
    """A file is replaced."""

    def __init__(self, folder: Path, rng: Random) -> None:
        super().__init__(folder, rng)
        self._path.parent.mkdir()
        self._old = rng.randbytes(500)
        self._path.write_bytes(self._old)


class LinkedFile(ExistingFile):
    """A file is replaced through a link to it."""

    def __init__(self, folder: Path, rng: Random) -> None:
        super().__init__(folder, rng)
        link = folder / "link.txt"
        link.symlink_to(self._path)
        self._path = link

    def losses(self, outcome: Outcome) -> list[str]:
        return super().losses(outcome) + ([] if self._path.is_symlink() else ["the link is gone"])


class ChangedSettings(Scenario):
    """A setting is changed."""

    def __init__(self, folder: Path, rng: Random) -> None:
        self._path = folder / "config" / "settings.json"
        self._store = SettingsStore(self._path)
        self._store.change(replace(self._store.current, volume=1))
        self._old = self._path.read_text(encoding="utf-8")
        self._sentences: list[str] = []
        self._store.failed.connect(self._sentences.append)
        self._volume = 1
        self.limits = (0, len(self._old))

    def _do(self) -> str:
        self._sentences.clear()
        self._volume += 1
        self._store.change(replace(self._store.current, volume=self._volume))
        return "".join(self._sentences)

    def losses(self, outcome: Outcome) -> list[str]:
        content = self._path.read_text(encoding="utf-8")
        expected = self._old if outcome.error else self._store.current.to_text()
        return [] if content == expected else ["the settings are neither the old nor the new ones"]


class KeptRules(Scenario):
    """House rules are saved, with others in the file."""

    def __init__(self, folder: Path, rng: Random) -> None:
        self._path = folder / "config" / "my-rules.scopa-rules"
        self._house = HouseRules(self._path)
        self._house.save(SCOPA.named("Old"))
        self.limits = (0, self._path.stat().st_size)

    def _do(self) -> str:
        self._house.save(SCOPA.named("New"))
        return ""

    def losses(self, outcome: Outcome) -> list[str]:
        names = [variant.own_name for variant in HouseRules(self._path).variants]
        expected = ["Old"] if outcome.error else ["Old", "New"]
        return [] if names == expected else [f"the rules are {names}"]


class SavedMove(Scenario):
    """The running match is saved with a few more moves."""

    def __init__(self, folder: Path, rng: Random) -> None:
        self._folder = folder / "data"
        self._database = Database(self._folder)
        line = records(rng)
        last = rng.randrange(2, len(line))
        self._old, self._new = line[rng.randint(1, last - 1)], line[last]
        self._note = MatchNote("1" * 32, _NOON, profiles=("0a" * 16, None))
        self._save(self._old)
        self.limits = (0, _size_of(self._database) + 8 * PAGE)

    def _save(self, record: Record) -> None:
        self._database.write(partial(enter, note=self._note, record=record))

    def _do(self) -> str:
        self._save(self._new)
        return ""

    def losses(self, outcome: Outcome) -> list[str]:
        losses, stored = _read(self._folder, running_match)
        if stored is None:
            return [*losses, "no match is there"]
        # A write that failed may have come to the disk all the same.
        positions = [self._new, *([self._old] if outcome.error else [])]
        if stored.record not in positions:
            losses.append("the match is at another position")
        return losses


class EndedMatch(SavedMove):
    """The running match is saved as one that has ended, with chips and all that follows."""

    def __init__(self, folder: Path, rng: Random) -> None:
        super().__init__(folder, rng)
        self._new = records(rng, moves=400)[-1]

    def _save(self, record: Record) -> None:
        note = self._note
        if record != self._old:
            note = replace(note, ended=_NOON, ending=ending_of(Match.replayed(record)))
        self._database.write(partial(enter, note=note, record=record))

    def losses(self, outcome: Outcome) -> list[str]:
        losses, stored = _read(self._folder, partial(find_match, match_id=self._note.id))
        if losses or stored is None:
            return [*losses, "no match is there"]
        is_running = stored.note.ending is Ending.RUNNING
        if is_running and not outcome.error:
            return ["the match still runs"]
        right = self._old if is_running else self._new
        return [] if stored.record == right else ["the match is another one"]


class DailyCopy(SavedMove):
    """The database is copied."""

    def __init__(self, folder: Path, rng: Random) -> None:
        super().__init__(folder, rng)
        copy_daily(self._database, _NOON.date() - timedelta(days=1))
        self._save(self._new)
        # What is copied was written after the last copy.
        os.utime(copies(self._folder)[0], (0, 0))
        self._old = self._new

    def _do(self) -> str:
        copy_daily(self._database, _NOON.date())
        return ""

    def losses(self, outcome: Outcome) -> list[str]:
        losses = super().losses(outcome)
        known = copies(self._folder)
        if len(known) != 2 and not outcome.error:
            losses.append(f"there are {len(known)} copies")
        for copy in known:
            with opened_copy(copy):
                pass
        return losses


class CopyPutBack(SavedMove):
    """A copy is put back."""

    def __init__(self, folder: Path, rng: Random) -> None:
        super().__init__(folder, rng)
        self._copy = folder / "copy"
        write_copy(self._database, self._copy)
        self._save(self._new)
        # The copy has the old match; the new one is what is lost if it is not kept.
        self._old, self._new = self._new, self._old
        self._kept: list[Path] = []

    def _do(self) -> str:
        self._kept.append(put_copy_back(self._database, self._copy, _NOON.date()))
        return ""

    def losses(self, outcome: Outcome) -> list[str]:
        losses = super().losses(outcome)
        if not outcome.error and not losses:
            with opened_copy(self._kept[0]) as kept:
                stored = running_match(kept)
            if stored is None or stored.record != self._old:
                losses.append("what was there was not kept")
        return losses


class SetAsideFile(Scenario):
    """An unreadable file is renamed."""

    def __init__(self, folder: Path, rng: Random) -> None:
        self._path = folder / "file.json"
        self._content = rng.randbytes(99)
        self._path.write_bytes(self._content)

    def _do(self) -> str:
        set_aside(self._path, "It is damaged.")
        return ""

    def losses(self, outcome: Outcome) -> list[str]:
        kept = [path.read_bytes() for path in self._path.parent.iterdir()]
        return [] if kept == [self._content] else ["the file that was set aside is lost"]

    def losses_after_retry(self) -> list[str]:
        return super().losses_after_retry() if self._path.exists() else []


# --- reading: what cannot be read now is not written over later -----------------------------------


class ReadDatabase(SavedMove):
    """The database is opened after a process was killed, and read.

    SQLite takes a page that the disk cannot read for damaged, so another database may take its
    place; everything is read from the damaged one then.
    """

    def __init__(self, folder: Path, rng: Random) -> None:
        super().__init__(folder, rng)
        self._save(self._new)
        files = {path: path.read_bytes() for path in self._folder.iterdir()}
        self._database.close()
        for path, content in files.items():
            path.write_bytes(content)
        self._database = Database(self._folder)
        self._old = self._new

    def _do(self) -> str:
        self._database.read(running_match)
        for _ in salvage(self._database):
            pass
        stored = self._database.read(running_match)
        if stored is None or stored.record != self._new:
            raise ValueError(f"another match was read: {stored}")
        return ""

    def losses(self, outcome: Outcome) -> list[str]:
        with closing(Database(self._folder)) as database:
            for _ in salvage(database):
                pass
        return [loss for loss in super().losses(outcome) if loss != _RENAMED]


class ReadSettings(Scenario):
    """The settings are loaded, and one is changed."""

    def __init__(self, folder: Path, rng: Random) -> None:
        self._path = folder / "settings.json"
        store = SettingsStore(self._path)
        store.change(replace(store.current, volume=rng.randrange(50)))
        self._content = self._path.read_bytes()
        self._old = store.current

    def _do(self) -> str:
        self._store = SettingsStore(self._path)
        return " ".join(self._store.problems)

    def losses(self, outcome: Outcome) -> list[str]:
        failures: list[str] = []
        self._store.failed.connect(failures.append)
        is_read = self._store.current == self._old
        self._store.change(replace(self._store.current, volume=77))
        if failures:
            return [f"the settings cannot be saved later: {failures[0]}"]
        if not outcome.error:
            return [] if is_read else ["other settings were read"]
        return _losses_of_original(self._path, self._content)

    def losses_after_retry(self) -> list[str]:
        return []


class ReadRules(Scenario):
    """House rules are loaded, and others are added."""

    def __init__(self, folder: Path, rng: Random) -> None:
        self._path = folder / "my-rules.scopa-rules"
        HouseRules(self._path).save(SCOPA.named("Old"))
        self._content = self._path.read_bytes()

    def _do(self) -> str:
        self._house = HouseRules(self._path)
        return " ".join(self._house.problems)

    def losses(self, outcome: Outcome) -> list[str]:
        try:
            self._house.save(SCOPA.named("New"))
        except StorageError as error:
            return [f"rules cannot be saved later: {error.sentence}"]
        if not outcome.error:
            names = [variant.own_name for variant in HouseRules(self._path).variants]
            return [] if names == ["Old", "New"] else [f"the rules are {names}"]
        return _losses_of_original(self._path, self._content)

    def losses_after_retry(self) -> list[str]:
        return []


class TakenLock(Scenario):
    """The lock of the folder is taken."""

    def __init__(self, folder: Path, rng: Random) -> None:
        self._lock = InstanceLock(folder / "data")

    def _do(self) -> str:
        self._lock.acquire()
        return self._lock.reason

    def losses(self, outcome: Outcome) -> list[str]:
        self._lock.release()
        return []

    def losses_after_retry(self) -> list[str]:
        self._lock.reason = ""
        return super().losses_after_retry()


WRITING: Final[tuple[type[Scenario], ...]] = (
    NewFile,
    ExistingFile,
    LinkedFile,
    ChangedSettings,
    KeptRules,
    SavedMove,
    EndedMatch,
    DailyCopy,
    CopyPutBack,
)
SCENARIOS: Final[tuple[type[Scenario], ...]] = (
    *WRITING,
    SetAsideFile,
    ReadDatabase,
    ReadSettings,
    ReadRules,
    TakenLock,
)


def records(rng: Random, moves: int = 45) -> list[Record]:
    """The records of a random match after each deal and each move, up to its second round."""
    players = (Player("Ünï", PERSON), Player("Don Ciro", "greedy"))
    match = Match(SCOPA, TWO, players, rng.randrange(1, 1_000_000))
    line: list[Record] = []
    while len(line) < moves and not match.is_over:
        if match.needs_deal:
            match.begin_round()
        else:
            assert match.round is not None
            match.play(rng.choice(match.round.legal_moves()))
        line.append(match.record)
    return line


def _size_of(database: Database) -> int:
    """The size of the files of a database together."""
    return sum(path.stat().st_size for path in database.folder.glob(f"{DATABASE}*"))


def _read(
    folder: Path, query: Callable[[sqlite3.Connection], _Result]
) -> tuple[list[str], _Result | None]:
    """What is wrong with a database, and the result of a query."""
    with closing(Database(folder)) as database:
        try:
            database.run(lambda: check_content(database.connection, database.path))
            result = database.read(query)
        except StorageError as error:
            return [f"the database is not sound: {error.sentence}"], None
        if database.problem or [*folder.glob("*.unreadable-*")]:
            return [_RENAMED], result
        return [], result


def _losses_of_original(path: Path, content: bytes) -> list[str]:
    """A loss unless a file in the folder of `path` has the content."""
    kept = [each.read_bytes() for each in path.parent.iterdir() if each.is_file()]
    return [] if content in kept else ["the file that could not be read was written over"]
