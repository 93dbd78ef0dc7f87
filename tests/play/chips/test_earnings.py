"""Chips are earned back from nothing, once for each thing done, up to a limit."""

from collections.abc import Iterator
from datetime import datetime, timedelta, timezone
from pathlib import Path

import pytest

from scopa_desktop.play.chips.accounts import START_CAPITAL, Account, balances
from scopa_desktop.play.chips.earnings import (
    CEILING,
    GRANTS,
    MOST_PER_DAY,
    GrantReason,
    PaidActivity,
    earn,
    earn_by_training,
)
from scopa_desktop.play.daily.daily_deal import DailyResult, DealKey
from scopa_desktop.play.storage.database import Database
from scopa_desktop.play.storage.database_check import problems
from scopa_desktop.play.training.daily_results import DailyResults
from scopa_desktop.play.training.lesson_progress import LessonProgress
from scopa_desktop.play.training.puzzle_attempts import PuzzleAttempt, PuzzleAttempts
from scopa_desktop.play.training.trainee import Trainee
from scopa_desktop.rules.variant import Family

ANNA = "a" * 32
NOW = datetime(2026, 5, 1, 12, tzinfo=timezone.utc)
ONE_DAY = timedelta(days=1)
LESSON = PaidActivity(GrantReason.LESSON, "first")


def stake(database: Database, match: str, chips: int, state: str) -> None:
    """Let Anna stake chips in a match, and lose them unless it goes on."""
    ended = None if state == "open" else 1
    database.write(
        lambda connection: connection.execute(
            "INSERT INTO staked_match VALUES (?, 2, 0, ?, ?, 1, ?)", (match, chips, state, ended)
        )
    )
    rows = [(match, 0, ANNA, None), (match, 1, None, "strong")]
    database.write(
        lambda connection: connection.executemany(
            "INSERT INTO staked_seat VALUES (?, ?, ?, ?, 0, 0, 0, 0)", rows
        )
    )


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    """A database in which Anna has lost all chips."""
    database = Database(tmp_path)
    stake(database, "m", START_CAPITAL, "won")
    yield database
    assert database.read(lambda connection: list(problems(connection))) == []
    database.close()


def earned(database: Database, activity: PaidActivity, now: datetime, profile: str = ANNA) -> int:
    return database.write(lambda connection: earn(connection, profile, activity, now))


def chips(database: Database, profile: str = ANNA) -> int:
    return database.read(balances).chips_of(Account(profile=profile))


@pytest.mark.parametrize("reason", GrantReason)
def test_each_thing_is_paid_once(database: Database, reason: GrantReason) -> None:
    activity = PaidActivity(reason, "first")
    assert earned(database, activity, NOW) == GRANTS[reason]
    assert earned(database, activity, NOW) == 0
    assert earned(database, activity, NOW + ONE_DAY) == 0
    assert chips(database) == GRANTS[reason]


def test_a_day_has_a_limit_also_if_the_clock_is_set_back(database: Database) -> None:
    def earn_on(now: datetime, first: int) -> int:
        activities = [
            PaidActivity(GrantReason.LESSON, str(number)) for number in range(first, first + 9)
        ]
        return sum(earned(database, activity, now) for activity in activities)

    assert earn_on(NOW, 0) == MOST_PER_DAY
    assert earn_on(NOW + ONE_DAY, 100) == MOST_PER_DAY
    assert earn_on(NOW, 200) == 0


def test_only_who_has_few_chips_earns_some(database: Database) -> None:
    for day in range(9):
        for number in range(9):
            activity = PaidActivity(GrantReason.DAILY, f"{day} {number}")
            earned(database, activity, NOW + day * ONE_DAY)
    assert chips(database) == CEILING
    # Chips at a table are not lost.
    stake(database, "n", CEILING, "open")
    assert earned(database, LESSON, NOW + 20 * ONE_DAY) == 0


def test_who_has_never_played_for_chips_has_the_first_ones(database: Database) -> None:
    assert earned(database, LESSON, NOW, "b" * 32) == 0
    assert chips(database, "b" * 32) == START_CAPITAL


def test_the_training_of_today_is_paid(database: Database) -> None:
    def pay(now: datetime) -> int:
        return database.write(lambda connection: earn_by_training(connection, ANNA, now))

    now = datetime.now().astimezone()
    assert pay(now) == 0
    trainee = Trainee(database, ANNA)
    LessonProgress(trainee).reach("second", 3)
    LessonProgress(trainee).complete("first")
    attempts = PuzzleAttempts(trainee)
    for time, is_solved in ((now, True), (now, False), (now - 3 * ONE_DAY, True)):
        attempts.add(PuzzleAttempt(f"p{time}{is_solved}", time, is_solved, 0, None, 1500, 80))
    results = DailyResults(trainee)
    for family in (Family.SCOPA, Family.FIFTEEN):  # Paid once.
        key = DealKey(now.date(), family)
        results.start(key)
        results.finish(key, DailyResult(1, 2, 3, 1))
    due = sum(GRANTS[reason] for reason in GrantReason if reason is not GrantReason.PRACTICE)
    assert pay(now) == due
    assert pay(now) == 0
    assert pay(now + ONE_DAY) == 0
