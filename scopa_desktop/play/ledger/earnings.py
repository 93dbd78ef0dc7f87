"""Chips that a profile with few of them earns back by practice, lessons, puzzles and daily deals.

Each match, lesson, puzzle of a day and daily deal is paid once. The chips come from the bank, only
up to `CEILING`, and at most `MOST_PER_DAY` a day. What counts is the date that the clock shows: a
clock that is set back opens no day again, since what was earned on it is in the ledger.
"""

import sqlite3
from collections.abc import Iterable, Iterator
from datetime import date, datetime
from enum import Enum
from typing import Final, NamedTuple

from scopa_desktop.play.ledger.bookkeeping import (
    BANK,
    Account,
    Entry,
    EntryKind,
    balance_of,
    enter,
    has_entry,
    open_account,
    profile_account,
)
from scopa_desktop.play.ledger.ledger import Ledger
from scopa_desktop.play.training.daily_results import DailyResults
from scopa_desktop.play.training.journal import TrainingJournal
from scopa_desktop.play.training.lesson_progress import LessonProgress
from scopa_desktop.play.training.puzzle_attempts import PuzzleAttempts

CEILING: Final = 300
"""Only who has fewer chips earns some, and never more than up to this number."""
MOST_PER_DAY: Final = 100


class GrantReason(Enum):
    """What chips are earned by."""

    PRACTICE = "practice"
    """A practice match that was played to its end."""
    LESSON = "lesson"
    PUZZLE = "puzzle"
    """A puzzle that was solved at once."""
    DAILY = "daily"


GRANTS: Final = {
    GrantReason.PRACTICE: 10,
    GrantReason.LESSON: 25,
    GrantReason.PUZZLE: 5,
    GrantReason.DAILY: 25,
}
"""The chips for each reason."""


class PaidActivity(NamedTuple):
    """Something that chips are earned by."""

    reason: GrantReason
    what: str
    """The id of the match, lesson or puzzle, or the date of the daily deal."""


def earn(ledger: Ledger, profile: str, activity: PaidActivity, now: datetime | None = None) -> int:
    """Pay a profile for something; returns the chips, 0 if none are due.

    Args:
        ledger: the ledger.
        profile: the id of the profile.
        activity: what it has done today.
        now: the time, in the time zone of the player; the current one if it is not given.
    """
    now = now or datetime.now().astimezone()
    account = profile_account(profile)
    key = f"grant/{profile}/{activity.reason.value}/{activity.what}"

    def pay(connection: sqlite3.Connection) -> int:
        if has_entry(connection, key):
            return 0
        open_account(connection, account, now)
        room = CEILING - _chips_with_stakes(connection, account)
        left = MOST_PER_DAY - _earned_on(connection, account, now.date())
        chips = min(GRANTS[activity.reason], room, left)
        if chips <= 0:
            return 0
        detail = f"{activity.reason.value} {now.date().isoformat()}"
        postings = {BANK: -chips, account: chips}
        enter(connection, Entry(key, EntryKind.GRANT, postings, None, {}, detail), now)
        return chips

    if ledger.read(lambda connection: has_entry(connection, key)):
        return 0
    return ledger.write(pay)


def earn_by_practice(ledger: Ledger, match_id: str, profiles: Iterable[str]) -> None:
    """Pay the profiles that have played a match to its end, unless chips were staked in it."""
    if ledger.match(match_id) is None:
        for profile in profiles:
            earn(ledger, profile, PaidActivity(GrantReason.PRACTICE, match_id))


def earn_by_training(
    ledger: Ledger, journal: TrainingJournal, profile: str, now: datetime | None = None
) -> int:
    """Pay a profile for what its journal says of today; returns the chips.

    Raises `StorageError` with a sentence if the journal or the ledger cannot be used.
    """
    now = now or datetime.now().astimezone()
    return sum(
        earn(ledger, profile, activity, now) for activity in _activities_of_day(journal, now)
    )


def _activities_of_day(journal: TrainingJournal, now: datetime) -> Iterator[PaidActivity]:
    today = now.date()

    def is_today(time: datetime) -> bool:
        return time.astimezone(now.tzinfo).date() == today

    for lesson, time in LessonProgress(journal).completions.items():
        if is_today(time):
            yield PaidActivity(GrantReason.LESSON, lesson)
    for attempt in PuzzleAttempts(journal).all:
        if attempt.is_solved and is_today(attempt.time):
            yield PaidActivity(GrantReason.PUZZLE, f"{attempt.puzzle}/{today.isoformat()}")
    if DailyResults(journal).result_of(today) is not None:
        yield PaidActivity(GrantReason.DAILY, today.isoformat())


def _chips_with_stakes(connection: sqlite3.Connection, account: Account) -> int:
    """The chips of an account with those that it has staked in matches that go on."""
    row = connection.execute(
        "SELECT coalesce(sum(m.stake), 0) FROM account AS a JOIN seat AS s ON s.account = a.account"
        " JOIN match AS m ON m.match = s.match"
        " WHERE a.kind = ? AND a.owner = ? AND m.state = 'open'",
        (account.kind.value, account.owner),
    ).fetchone()
    return balance_of(connection, account) + int(row[0])


def _earned_on(connection: sqlite3.Connection, account: Account, day: date) -> int:
    row = connection.execute(
        "SELECT coalesce(sum(p.chips), 0) FROM account AS a"
        " JOIN posting AS p ON p.account = a.account JOIN entry AS e ON e.entry = p.entry"
        " WHERE a.kind = ? AND a.owner = ? AND e.kind = 'grant' AND e.detail LIKE ?",
        (account.kind.value, account.owner, f"% {day.isoformat()}"),
    ).fetchone()
    return int(row[0])
