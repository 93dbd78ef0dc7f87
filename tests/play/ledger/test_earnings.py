"""Chips are earned back from nothing, once for each thing done, up to a limit."""

from collections.abc import Iterator
from datetime import datetime, timedelta, timezone
from pathlib import Path

import pytest

from scopa_desktop.play.daily.daily_deal import DailyResult
from scopa_desktop.play.ledger.bookkeeping import (
    START_CAPITAL,
    EntryKind,
    character_account,
    profile_account,
)
from scopa_desktop.play.ledger.earnings import (
    CEILING,
    GRANTS,
    MOST_PER_DAY,
    GrantReason,
    PaidActivity,
    earn,
    earn_by_training,
)
from scopa_desktop.play.ledger.ledger import Ledger
from scopa_desktop.play.ledger.match_payments import MatchOutcome
from scopa_desktop.play.ledger.schema import problems
from scopa_desktop.play.training.daily_results import DailyResults
from scopa_desktop.play.training.journal import TrainingJournal
from scopa_desktop.play.training.lesson_progress import LessonProgress
from scopa_desktop.play.training.puzzle_attempts import PuzzleAttempt, PuzzleAttempts
from scopa_desktop.rules.seating import TWO

ANNA = "a" * 32
ACCOUNT = profile_account(ANNA)
NOW = datetime(2026, 5, 1, 12, tzinfo=timezone.utc)
ONE_DAY = timedelta(days=1)
LESSON = PaidActivity(GrantReason.LESSON, "first")


@pytest.fixture
def ledger(tmp_path: Path) -> Iterator[Ledger]:
    """A ledger in which Anna has lost all her chips."""
    ledger = Ledger(tmp_path)
    ledger.begin_match("m", TWO, [ACCOUNT, character_account("ciro")], START_CAPITAL, NOW)
    ledger.settle("m", MatchOutcome(winner=1), now=NOW)
    yield ledger
    assert ledger.read(problems) == []
    ledger.close()


@pytest.mark.parametrize("reason", GrantReason)
def test_each_thing_is_paid_once(ledger: Ledger, reason: GrantReason) -> None:
    activity = PaidActivity(reason, "first")
    assert earn(ledger, ANNA, activity, NOW) == GRANTS[reason]
    assert earn(ledger, ANNA, activity, NOW) == 0
    assert earn(ledger, ANNA, activity, NOW + ONE_DAY) == 0
    assert ledger.balance(ACCOUNT) == GRANTS[reason]
    assert ledger.entries(ACCOUNT, 1)[0].kind is EntryKind.GRANT


def test_a_day_has_a_limit_also_if_the_clock_is_set_back(ledger: Ledger) -> None:
    def earn_on(now: datetime, first: int) -> int:
        activities = [
            PaidActivity(GrantReason.LESSON, str(number)) for number in range(first, first + 9)
        ]
        return sum(earn(ledger, ANNA, activity, now) for activity in activities)

    assert earn_on(NOW, 0) == MOST_PER_DAY
    assert earn_on(NOW + ONE_DAY, 100) == MOST_PER_DAY
    assert earn_on(NOW, 200) == 0


def test_only_who_has_few_chips_earns_some(ledger: Ledger) -> None:
    for day in range(9):
        for number in range(9):
            earn(
                ledger,
                ANNA,
                PaidActivity(GrantReason.DAILY, f"{day} {number}"),
                NOW + day * ONE_DAY,
            )
    assert ledger.balance(ACCOUNT) == CEILING
    # Chips at a table are not lost.
    ledger.begin_match("n", TWO, [ACCOUNT, character_account("ciro")], CEILING)
    assert earn(ledger, ANNA, LESSON, NOW + 20 * ONE_DAY) == 0


def test_who_has_never_played_for_chips_has_the_first_ones(ledger: Ledger) -> None:
    assert earn(ledger, "b" * 32, LESSON, NOW) == 0
    assert ledger.balance(profile_account("b" * 32)) == START_CAPITAL


def test_the_journal_of_today_is_paid(tmp_path: Path, ledger: Ledger) -> None:
    journal = TrainingJournal(tmp_path, ANNA)
    assert earn_by_training(ledger, journal, ANNA, NOW) == 0
    now = datetime.now(timezone.utc)
    LessonProgress(journal).reach("second", 3)
    LessonProgress(journal).complete("first")
    attempts = PuzzleAttempts(journal)
    for time, is_solved in ((now, True), (now, False), (now - 3 * ONE_DAY, True)):
        attempts.add(PuzzleAttempt(f"p{time}{is_solved}", time, is_solved, 0, None, 1500, 80))
    results = DailyResults(journal)
    results.start(now.date(), now)
    results.finish(now.date(), DailyResult(1, 2, 3, 1), now)
    due = sum(GRANTS[reason] for reason in GrantReason if reason is not GrantReason.PRACTICE)
    assert earn_by_training(ledger, journal, ANNA, now) == due
    assert earn_by_training(ledger, journal, ANNA, now) == 0
    assert earn_by_training(ledger, journal, ANNA, now + ONE_DAY) == 0
