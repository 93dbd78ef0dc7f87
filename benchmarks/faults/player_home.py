"""The files of a player for a trial, the program's commands that read them, and what was lost.

Among them and beside them are files that do not belong to the game: they must stay as they are. The
player's own matches must stay somewhere in the folder, and each of them must be listed, or named in
what the program reports.
"""

import json
import logging
import os
import time
from collections.abc import Collection, Iterator, Mapping
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from functools import cache, lru_cache
from io import StringIO
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple
from unittest.mock import patch

from scopa_desktop.__main__ import main
from scopa_desktop.play.daily.daily_deal import DailyResult
from scopa_desktop.play.history.match_history import DATABASE, MatchHistory
from scopa_desktop.play.history.running_note import NotedMatch, RunningNote
from scopa_desktop.play.ledger import ledger
from scopa_desktop.play.ledger.bookkeeping import character_account, profile_account
from scopa_desktop.play.ledger.match_payments import MatchOutcome
from scopa_desktop.play.storage.files import StorageError
from scopa_desktop.play.storage.profiles import PROFILES_FILE, Profile, StoredProfiles
from scopa_desktop.play.storage.settings import Settings
from scopa_desktop.play.training.daily_results import DailyResults
from scopa_desktop.play.training.journal import TrainingJournal
from scopa_desktop.play.training.lesson_progress import LessonProgress
from scopa_desktop.play.training.own_puzzles import OwnPuzzles
from scopa_desktop.play.training.puzzle_attempts import PuzzleAttempt, PuzzleAttempts
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.moves import parse_action
from scopa_desktop.rules.record import Record, read_record, write_record
from scopa_desktop.rules.seating import TWO
from tests.play.history.sample_matches import (
    NOON,
    OTHER_PROFILE,
    PROFILE,
    note_of,
    record_of,
    store,
)
from tests.sample_puzzles import sample_puzzles

HOME: Final = "home"
DATA: Final = f"{HOME}/data"
MATCHES: Final = f"{DATA}/matches"
HISTORY: Final = f"{DATA}/{DATABASE}"
LEDGER: Final = f"{DATA}/{ledger.DATABASE}"
PROFILES: Final = f"{DATA}/{PROFILES_FILE}"
RUNNING: Final = f"{DATA}/running.scopa"
RUNNING_NOTE: Final = f"{DATA}/running.json"
JOURNAL: Final = f"{DATA}/training/{PROFILE}.jsonl"
OWN_PUZZLES: Final = f"{DATA}/training/own-puzzles-{PROFILE}.json"
OUTSIDE: Final = "outside.scopa"
_LETTER: Final = b"Dear Anna,\nthe cards are on the table.\n"
_FOREIGN: Final = (
    OUTSIDE,
    f"{HOME}/config/letter.txt",
    f"{DATA}/letter.txt",
    f"{MATCHES}/letter.txt",
    f"{MATCHES}/deleted/letter.txt",
)
"""The files that do not belong to the game."""
_EXPORTED: Final = "{exported}"
"""Stands for the path of a file in the folder of the trial."""
ZONES: Final = ("UTC", "Pacific/Pago_Pago", "Pacific/Kiritimati", "Europe/Rome")
_COMMANDS: Final = (
    ("statistics",),
    ("leaderboard",),
    ("ledger", "--entries"),
    ("ledger", "--json"),
    ("history", "rebuild"),
    ("history", "export", _EXPORTED),
)

_CONFIGURED: Final = (f"{HOME}/config/settings.json", f"{HOME}/config/my-rules.scopa-rules")

Files = Mapping[str, bytes]
"""Contents by the path in the folder of a trial."""


@cache
def sound_files() -> Files:
    """The files of a player with three matches, a running one, training and chips."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        _play(folder / DATA)
        for foreign in _FOREIGN:
            (folder / foreign).parent.mkdir(parents=True, exist_ok=True)
            (folder / foreign).write_bytes(_LETTER)
        (folder / OUTSIDE).write_text(write_record(record_of(77)), encoding="utf-8")
        settings = Settings(speed="off", sounds=False).to_text()
        (folder / HOME / "config" / "settings.json").write_text(settings, encoding="utf-8")
        return contents_of(folder)


def _play(data: Path) -> None:
    history = MatchHistory(data)
    for number, rounds in ((1, None), (2, None), (3, 1)):
        store(history, number, rounds)
    history.close()
    people = Profile(PROFILE, "You"), Profile(OTHER_PROFILE, "Anna", "nonna")
    (data / PROFILES_FILE).write_text(StoredProfiles(people, PROFILE).to_text(), encoding="utf-8")
    running = record_of(4, 1)
    (data / "running.scopa").write_text(write_record(running), encoding="utf-8")
    before = (record_of(1), NotedMatch(note_of(1, record_of(1)), None))
    RunningNote(data).write(running, NotedMatch(note_of(4, running), None), before)
    _train(data)
    books = ledger.Ledger(data)
    accounts = [profile_account(PROFILE), character_account("casual")]
    books.begin_match(note_of(1, record_of(1)).id, TWO, accounts, 100, NOON)
    books.settle(note_of(1, record_of(1)).id, MatchOutcome(winner=0))
    books.begin_match(note_of(4, running).id, TWO, accounts, 50, NOON)
    books.close()
    # The second opening copies it.
    ledger.Ledger(data).close()


def _train(data: Path) -> None:
    journal = TrainingJournal(data, PROFILE)
    lessons, daily, own = LessonProgress(journal), DailyResults(journal), OwnPuzzles(data, PROFILE)
    lessons.reach("first-match", 2)
    lessons.complete("first-match")
    puzzle = next(iter(sample_puzzles().values()))
    move = parse_action("KS")
    PuzzleAttempts(journal).add(PuzzleAttempt(puzzle.id, NOON, True, 0, move, 1500, 60))
    daily.start(NOON.date())
    daily.add_moves(NOON.date(), [move, parse_action("7D x 4C 3B")])
    daily.finish(NOON.date(), DailyResult(0, 3, 7, 4))
    daily.add_character(NOON.date(), "master", DailyResult(0, 1, 5, 4))
    own.add(puzzle, note_of(1, record_of(1)).id, NOON)
    own.set_searched(note_of(1, record_of(1)).id, 7)


def contents_of(folder: Path) -> dict[str, bytes]:
    """The contents of all files below a folder by path; what links to a file has its content."""
    files = [path for path in folder.rglob("*") if path.is_file()]
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in files}


def trial_folder(path: Path) -> Path:
    """The folder of the trial to which a file belongs."""
    return next(folder for folder in path.parents if (folder / OUTSIDE).exists())


def note_place(number: int) -> str:
    """The path of the note of a sound match."""
    notes = sorted(place for place in sound_files() if place.startswith(f"{MATCHES}/20"))
    return [place for place in notes if place.endswith(".json")][number]


def with_places(content: bytes, folder: Path) -> bytes:
    """The content with the path of the file outside, and the name of a match, where it has gaps."""
    match = Path(note_place(1)).with_suffix(".scopa").name
    outside = (folder / OUTSIDE).as_posix()
    return content.replace(b"{outside}", outside.encode()).replace(b"{match}", match.encode())


def files_without_history(rng: Random) -> Files:
    """The files, in most cases without the database, so that the matches are read in."""
    files = sound_files()
    return files if rng.random() < 0.3 else {p: each for p, each in files.items() if p != HISTORY}


def write_files(folder: Path, files: Files) -> None:
    """Write files below the folder of a trial."""
    for place, content in files.items():
        path = folder / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)


# --- using them ---------------------------------------------------------------------------------


class Used(NamedTuple):
    """What the commands printed."""

    listed: list[str] | None
    """The record files whose matches are listed; None if they could not be."""
    reports: str
    """What was reported, also in the log."""
    losses: list[str]
    updated: Collection[str] = ()
    """The paths of files that were read, and may have been written again with other values."""


def use_home(folder: Path, rng: Random) -> Used:
    """Run commands that read the files, and list the matches at last."""
    exported = str(folder / "exported.scopa-profile")
    commands = [*rng.sample(_COMMANDS, 2), ("history", "list", "--json")]
    with in_home(folder, rng) as reports:
        results = [
            run_command(*(exported if word == _EXPORTED else word for word in command))
            for command in commands
        ]
    losses = [loss for result in results for loss in result.losses]
    errors = "".join(result.errors + result.reported for result in results)
    lines = results[-1].output.splitlines()
    # Where the history cannot be used, which is reported, nothing is listed.
    listed = [json.loads(line)["file"] for line in lines] if not results[-1].code else None
    return Used(listed, errors + "\n".join(reports), losses)


@contextmanager
def in_home(folder: Path, rng: Random) -> Iterator[list[str]]:
    """Let the program use the home, in some time zone; yields the messages of its log."""
    messages: list[str] = []
    handler = logging.Handler()
    handler.emit = lambda record: messages.append(record.getMessage())  # type: ignore[method-assign]
    logger = logging.getLogger("scopa_desktop")
    level, propagates = logger.level, logger.propagate
    logger.addHandler(handler)
    logger.setLevel(logging.WARNING)
    logger.propagate = False
    changes = {"SCOPA_DESKTOP_HOME": str(folder / HOME), "TZ": rng.choice(ZONES)}
    try:
        with patch.dict(os.environ, changes):
            _set_zone()
            yield messages
    finally:
        _set_zone()
        logger.removeHandler(handler)
        logger.setLevel(level)
        logger.propagate = propagates


@contextmanager
def refusals(messages: list[str], kind: type[Exception] = StorageError) -> Iterator[None]:
    """Append the sentence of an error with which the block refuses something."""
    try:
        yield
    except kind as error:
        messages.append(str(error))


def _set_zone() -> None:
    if hasattr(time, "tzset"):
        time.tzset()


class Result(NamedTuple):
    """What a command did."""

    code: int
    output: str
    errors: str
    losses: list[str]

    @property
    def reported(self) -> str:
        """The error that is printed as JSON; empty if there is none."""
        return self.output if self.code and self.output.startswith('{"error":') else ""


def run_command(*arguments: str) -> Result:
    """Run a command of the program in this process; what it raises is raised."""
    with redirect_stdout(StringIO()) as output, redirect_stderr(StringIO()) as errors:
        code = main(arguments)
    result = Result(code, output.getvalue(), errors.getvalue(), [])
    is_explained = result.errors or result.reported or arguments[0] == "ledger"
    if code not in (0, 1) or (code and not is_explained):
        result.losses.append(f"{arguments} exits with {code}: {result.errors!r}")
    if "[Errno" in result.errors or "Traceback" in result.errors:
        result.losses.append(f"{arguments} reports {result.errors!r}")
    if arguments[-1] == "--json" and not all(map(_is_json, result.output.splitlines())):
        result.losses.append(f"{arguments} prints no JSON: {result.output!r}")
    return result


def _is_json(line: str) -> bool:
    try:
        json.loads(line)
    except ValueError:
        return False
    return True


# --- checking them --------------------------------------------------------------------------------


def losses_in_home(folder: Path, before: Files, used: Used) -> list[str]:
    """What happened to the files that were there before and should not have."""
    losses = [*used.losses]
    for place in before.keys() & {*_FOREIGN}:
        path = folder / place
        if not path.is_file() or path.read_bytes() != before[place]:
            losses.append(f"a file that is not the game's was changed or moved: {place}")
    kept = set(contents_of(folder / HOME).values())
    losses += [
        f"the content of {place} is lost"
        for place, content in before.items()
        if _is_own(place) and place not in used.updated and content not in kept
    ]
    return losses + ([] if used.listed is None else _missing_matches(before, used))


def _is_own(place: str) -> bool:
    """Whether the player's content at a place must stay somewhere."""
    return place.startswith(MATCHES) or place in (RUNNING, *_CONFIGURED)


def _missing_matches(before: Files, used: Used) -> list[str]:
    """The matches that are neither listed nor named in a report."""
    records = {
        place: record
        for place, content in before.items()
        if (record := _record_at(place, content)) is not None
    }
    listed = {f"{MATCHES}/{name}" for name in used.listed or ()}
    # Rows of a match may be those of its file before it was damaged.
    listed_records = [
        _record_at(place, files[place])
        for files in (before, sound_files())
        for place in listed & files.keys()
    ]
    return [
        f"the match {place} is neither listed nor named"
        for place, record in records.items()
        # A copy of a match is not listed twice.
        if place not in listed
        and record not in listed_records
        and _shown_name(place) not in used.reports
    ]


def _shown_name(place: str) -> str:
    """The name of a file as messages have it, if it is not Unicode."""
    return Path(place).name.encode(errors="backslashreplace").decode()


def _record_at(place: str, content: bytes) -> Record | None:
    """The record in a file; None if it is not a match, or not among the matches."""
    is_match = Path(place).parent.as_posix() == MATCHES and place.endswith(".scopa")
    return _playable_record(content) if is_match else None


@lru_cache(256)
def _playable_record(content: bytes) -> Record | None:
    """The record with this content; None if it is none, or the rules do not allow it."""
    try:
        record = read_record(content.decode("utf-8-sig"))
        Match.replayed(record)
    except ValueError:
        return None
    return record
