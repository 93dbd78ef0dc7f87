"""Changed journals, daily results, puzzles from own matches, and lines of experience."""

import json
from collections.abc import Iterable
from datetime import timedelta
from pathlib import Path
from random import Random
from typing import Final

from benchmarks.faults.player_home import (
    DATA,
    JOURNAL,
    LEDGER,
    OWN_PUZZLES,
    Used,
    in_home,
    refusals,
    run_command,
    sound_files,
)
from scopa_desktop.play.history.match_note import utc_now
from scopa_desktop.play.ledger.experience_transfer import merge_experience
from scopa_desktop.play.storage.merging import MergeStep
from scopa_desktop.play.training.daily_results import DailyResults
from scopa_desktop.play.training.journal import TrainingJournal
from scopa_desktop.play.training.lesson_progress import LessonProgress
from scopa_desktop.play.training.own_puzzles import OwnPuzzles
from scopa_desktop.play.training.puzzle_attempts import PuzzleAttempts
from tests.play.history.sample_matches import NOON, OTHER_PROFILE, PROFILE

EXPERIENCE: Final = "experience.jsonl"
_DAY: Final = timedelta(days=1)


def journals() -> list[bytes]:
    """The journal of somebody who has done a bit of everything."""
    return [sound_files()[JOURNAL]]


def daily_journals() -> list[bytes]:
    """The lines about the daily deal."""
    lines = sound_files()[JOURNAL].splitlines(keepends=True)
    return [b"".join(line for line in lines if b'"daily-' in line)]


def own_puzzles() -> list[bytes]:
    """Puzzles from a player's own matches."""
    return [sound_files()[OWN_PUZZLES]]


def experience_lines() -> list[bytes]:
    """The experience of some competitive matches."""
    lines = [
        json.dumps(
            {
                "match": f"{number:032x}",
                "time": (NOON + number * _DAY).isoformat(),
                "points": 1 + number % 7,
            }
        )
        for number in range(30)
    ]
    return ["\n".join(lines[:count]).encode() + b"\n" for count in (1, 3, 30)]


def use_journal(folder: Path, rng: Random) -> Used:
    """Read the journal for each of its uses, add to it and merge it with another one."""
    content = (folder / JOURNAL).read_bytes()
    losses: list[str] = []
    with in_home(folder, rng) as messages, refusals(messages):
        losses += _read_journal(folder / DATA)
    if not (folder / JOURNAL).read_bytes().startswith(content):
        losses.append("lines of the journal are lost")
    return Used(None, "\n".join(messages), losses)


def _read_journal(data: Path) -> list[str]:
    journal = TrainingJournal(data, PROFILE)
    lessons = LessonProgress(journal)
    before = journal.text()
    lines = before.encode()
    _ = [lessons.state("first-match", 5), lessons.completions]
    _use_attempts(PuzzleAttempts(journal))
    _use_daily(DailyResults(journal))
    lessons.reach("first-match", 1)
    losses = []
    if TrainingJournal(data, PROFILE).text() != journal.text():
        losses.append("what was added is not read again")
    other = TrainingJournal(data, OTHER_PROFILE)
    _added(other.merge(lines))
    if sorted(other.text().splitlines()) != sorted(set(before.splitlines())):
        losses.append("a merged journal has other lines")
    if _added(other.merge(lines)):
        losses.append("lines are merged twice")
    return losses


def _added(steps: Iterable[MergeStep]) -> int:
    return sum(step.added for step in steps)


def _use_attempts(attempts: PuzzleAttempts) -> None:
    now = utc_now()
    _ = [attempts.course, attempts.failed(), attempts.rating(now), attempts.solved]
    for puzzle in {attempt.puzzle for attempt in attempts.all}:
        repetition = attempts.repetition(puzzle)
        _ = [attempts.is_fresh(puzzle, now), repetition and repetition.is_due(now.date())]


def _use_daily(daily: DailyResults) -> None:
    daily.streak(utc_now().date())
    for day in daily.days:
        _ = [daily.try_of(day), daily.result_of(day), daily.place_of(day), daily.medal_of(day)]
        daily.add_moves(day, [])


def use_own_puzzles(folder: Path, rng: Random) -> Used:
    """Read the puzzles, open each of them and write them again."""
    losses: list[str] = []
    with in_home(folder, rng) as messages, refusals(messages):
        own = OwnPuzzles(folder / DATA, PROFILE)
        content = (folder / OWN_PUZZLES).read_bytes()
        is_refused = not own.puzzles and not (folder / OWN_PUZZLES).exists()
        for puzzle_id in own.puzzles:
            with refusals(messages, ValueError):
                own.puzzle(puzzle_id)
        own.set_searched("a" * 32, 3)
        again = OwnPuzzles(folder / DATA, PROFILE)
        if dict(again.puzzles) != dict(own.puzzles) or again.searched("a" * 32) != 3:
            losses.append("not written so that it is read again")
        if is_refused and content not in _contents((folder / OWN_PUZZLES).parent):
            losses.append("the original is lost")
    return Used(None, "\n".join(messages), losses)


def _contents(folder: Path) -> list[bytes]:
    return [path.read_bytes() for path in folder.iterdir() if path.is_file()]


def use_experience(folder: Path, rng: Random) -> Used:
    """Enter the lines into the ledger twice, and print it."""
    lines = (folder / EXPERIENCE).read_bytes()
    losses = []
    with in_home(folder, rng) as messages:
        with refusals(messages):
            _added(merge_experience(folder / DATA, PROFILE, lines))
            if _added(merge_experience(folder / DATA, PROFILE, lines)):
                losses.append("experience is counted twice")
        results = [run_command("ledger", *each) for each in (["--entries"], ["--json"])]
    losses += [loss for result in results for loss in result.losses]
    if any(result.code for result in results):
        losses.append(f"the books are wrong: {results[0]}")
    if not (folder / LEDGER).is_file():
        losses.append("the ledger is gone")
    return Used(None, "\n".join(messages), losses)
