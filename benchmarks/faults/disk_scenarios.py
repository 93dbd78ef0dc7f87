"""The actions of the program with files, each with a check of the result after a failure."""

from abc import ABC, abstractmethod
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from scopa_desktop.play.history.match_files import MatchFiles
from scopa_desktop.play.history.match_note import MatchNote, new_match_id
from scopa_desktop.play.session.running_match import RunningMatch
from scopa_desktop.play.storage.file_lock import InstanceLock
from scopa_desktop.play.storage.files import StorageError, set_aside, write_atomically
from scopa_desktop.play.storage.house_rules import HouseRules
from scopa_desktop.play.storage.record_files import open_match
from scopa_desktop.play.storage.running_file import RunningFile, whole_lines
from scopa_desktop.play.storage.settings import SettingsStore
from scopa_desktop.rules.catalogue import SCOPA
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.players import PERSON, Player
from scopa_desktop.rules.record import Record, read_record, write_record
from scopa_desktop.rules.seating import TWO


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


class ArchivedMatch(Scenario):
    """A match is archived."""

    def __init__(self, folder: Path, rng: Random) -> None:
        self._folder = folder / "matches"
        self._record = records(rng)[-1]
        self._written: Path | None = None
        self.limits = (0, len(write_record(self._record)))

    def _do(self) -> str:
        files = MatchFiles(self._folder)
        note = MatchNote(new_match_id(), began=datetime(2026, 1, 2).astimezone())
        file = files.free_name(self._record, note.began)
        self._written = files.path(file)
        files.write(file, self._record, note)
        return ""

    def losses(self, outcome: Outcome) -> list[str]:
        if outcome.error:
            return ["a refused file is there"] if [*self._folder.glob("*.scopa")] else []
        assert self._written is not None
        is_same = open_match(self._written).record == self._record
        return [] if is_same else ["the file in the archive is another match"]


class AppendedMove(Scenario):
    """A few moves are added to the running match."""

    def __init__(self, folder: Path, rng: Random) -> None:
        self._path = folder / "running.scopa"
        self._prepare(records(rng), rng)
        self._file = RunningFile(self._path)
        self._file.write(self._old)
        first = min(len(write_record(each)) for each in (self._old, self._new))
        self.limits = (first, max(first + 1, len(write_record(self._new))))

    def _prepare(self, line: list[Record], rng: Random) -> None:
        last = rng.randrange(2, len(line))
        self._old, self._new = line[rng.randint(1, last - 1)], line[last]

    def _do(self) -> str:
        self._file.write(self._new)
        return ""

    def losses(self, outcome: Outcome) -> list[str]:
        content = self._path.read_bytes()
        if not outcome.error:
            is_new = content.decode() == write_record(self._new)
            return [] if is_new else ["the file does not hold the match after the moves"]
        return self._losses_of(read_record(whole_lines(content).decode()))

    def _losses_of(self, record: Record) -> list[str]:
        # A write that failed may have come to the disk all the same.
        positions = [self._old, *self._between(self._old, self._new)]
        return [] if record in positions else ["the file holds neither the old match nor its end"]

    @staticmethod
    def _between(old: Record, new: Record) -> list[Record]:
        """The positions after the old one, up to the new one."""
        deals, moves = len(old.rounds), len(old.rounds[-1].moves)
        places = [
            (number, count)
            for number in range(deals, len(new.rounds) + 1)
            for count in range(len(new.rounds[number - 1].moves) + 1)
        ]
        return [new.until(*place) for place in places if place > (deals, moves)]


class UndoneMove(AppendedMove):
    """A move is undone and another one is played."""

    def _prepare(self, line: list[Record], rng: Random) -> None:
        self._line = line
        self._old = line[-1]
        back = line[rng.randrange(2, len(line) - 2)]
        match = Match.replayed(back)
        while match.needs_deal:
            match.begin_round()
        assert match.round is not None
        match.play(rng.choice(match.round.legal_moves()))
        self._new = match.record

    def _losses_of(self, record: Record) -> list[str]:
        # An earlier position of either line: what was undone, or is not appended yet.
        is_known = record in self._line or record == self._new
        return [] if is_known else ["the file holds a match that was never played"]


class ReplacedMatch(AppendedMove):
    """Another match replaces the running one."""

    def _prepare(self, line: list[Record], rng: Random) -> None:
        self._old, self._new = line[-1], records(rng)[-1]

    def _losses_of(self, record: Record) -> list[str]:
        return [] if record == self._old else ["the file does not hold the old match"]


class SetAsideFile(Scenario):
    """An unreadable file is renamed."""

    def __init__(self, folder: Path, rng: Random) -> None:
        self._path = folder / "running.scopa"
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


class ReadMatch(Scenario):
    """The running match is loaded, and another one is played."""

    def __init__(self, folder: Path, rng: Random) -> None:
        self._path = folder / "running.scopa"
        line = records(rng)
        self._old, self._new = line[-2], records(rng)[-1]
        self._content = write_record(self._old).encode()
        self._path.write_bytes(self._content)

    def _do(self) -> str:
        self._running = RunningMatch(self._path.parent)
        self._match = self._running.load()
        return ""

    def losses(self, outcome: Outcome) -> list[str]:
        self._running.save(self._new)
        if (sentence := self._running.finish()) is not None:
            return [f"a match cannot be saved later: {sentence}"]
        if not outcome.error and self._match is not None:
            return [] if self._match.record == self._old else ["another match was read"]
        return _losses_of_original(self._path, self._content)

    def losses_after_retry(self) -> list[str]:
        return []


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
    ArchivedMatch,
    AppendedMove,
    UndoneMove,
    ReplacedMatch,
)
SCENARIOS: Final[tuple[type[Scenario], ...]] = (
    *WRITING,
    SetAsideFile,
    ReadMatch,
    ReadSettings,
    ReadRules,
    TakenLock,
)


def records(rng: Random) -> list[Record]:
    """The records of a random match after each deal and each move, up to its second round."""
    players = (Player("Ünï", PERSON), Player("Don Ciro", "greedy"))
    match = Match(SCOPA, TWO, players, rng.randrange(1, 1_000_000))
    line: list[Record] = []
    while len(line) < 45:
        if match.needs_deal:
            match.begin_round()
        else:
            assert match.round is not None
            match.play(rng.choice(match.round.legal_moves()))
        line.append(match.record)
    return line


def _losses_of_original(path: Path, content: bytes) -> list[str]:
    """A loss unless a file in the folder of `path` has the content."""
    kept = [each.read_bytes() for each in path.parent.iterdir() if each.is_file()]
    return [] if content in kept else ["the file that could not be read was written over"]
