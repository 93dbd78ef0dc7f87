"""What the empty table offers, from what a profile has done."""

from datetime import date
from pathlib import Path

import pytest

from scopa_desktop.play.badges import badge_book
from scopa_desktop.play.badges.badge_book import BadgeProgress
from scopa_desktop.play.daily.daily_deal import DailyResult, DealKey
from scopa_desktop.play.lessons.catalogue import LESSONS
from scopa_desktop.play.lessons.strategy import COURSE
from scopa_desktop.play.storage.database import Database
from scopa_desktop.play.training import next_steps as module
from scopa_desktop.play.training.daily_results import DailyResults
from scopa_desktop.play.training.lesson_progress import LessonProgress
from scopa_desktop.play.training.next_steps import NextStep, NextStepKind, next_steps
from scopa_desktop.play.training.trainee import Trainee
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.variant import Family
from tests.playing import match_against, play_on

PROFILE = "0123456789abcdef0123456789abcdef"
TODAY = date(2026, 11, 29)


@pytest.fixture
def trainee(tmp_path: Path) -> Trainee:
    return Trainee(Database(tmp_path), PROFILE)


def offered(trainee: Trainee, match: Match | None = None) -> tuple[NextStep, ...]:
    return trainee.database.read(
        lambda connection: next_steps(connection, trainee.profile, TODAY, match)
    )


def kinds(trainee: Trainee) -> list[NextStepKind]:
    return [step.kind for step in offered(trainee)]


def progresses(monkeypatch: pytest.MonkeyPatch, **badges: tuple[int, int]) -> None:
    monkeypatch.setattr(
        module, "progress", lambda *_: {id_: BadgeProgress(*each) for id_, each in badges.items()}
    )


def test_the_first_step_is_that_of_the_table(trainee: Trainee) -> None:
    running = match_against("casual")
    over = play_on(match_against("casual"))
    assert offered(trainee)[0] == NextStep(NextStepKind.NEW_MATCH)
    assert offered(trainee, running)[0] == NextStep(NextStepKind.GO_ON, running)
    assert offered(trainee, over)[0] == NextStep(NextStepKind.REMATCH, over)


def test_somebody_new_is_offered_the_daily_deal_and_a_puzzle(trainee: Trainee) -> None:
    assert kinds(trainee) == [NextStepKind.NEW_MATCH, NextStepKind.DAILY, NextStepKind.PUZZLE]


def test_the_daily_deal_is_offered_until_one_of_today_has_a_result(trainee: Trainee) -> None:
    results = DailyResults(trainee)
    yesterday, key = DealKey(date(2026, 11, 28), Family.SCOPA), DealKey(TODAY, Family.FIFTEEN)
    results.start(yesterday)
    results.finish(yesterday, DailyResult(0, 1, 3, 2))
    results.start(key)
    assert NextStepKind.DAILY in kinds(trainee)
    results.finish(key, DailyResult(0, 1, 3, 2))
    assert kinds(trainee) == [NextStepKind.NEW_MATCH, NextStepKind.PUZZLE]


def test_a_lesson_that_was_left_comes_before_the_one_that_follows(trainee: Trainee) -> None:
    progress = LessonProgress(trainee)
    progress.complete(LESSONS[0].id)
    assert offered(trainee)[-1] == NextStep(NextStepKind.LESSON, lesson=LESSONS[1])
    progress.reach(LESSONS[3].id, 2)
    assert offered(trainee)[-1] == NextStep(NextStepKind.LESSON, lesson=LESSONS[3])


def test_the_nearest_badge_follows_the_last_lesson(
    trainee: Trainee, monkeypatch: pytest.MonkeyPatch
) -> None:
    progress = LessonProgress(trainee)
    for lesson in (*LESSONS, *COURSE):
        progress.complete(lesson.id)
    progresses(monkeypatch, hundred_wins=(40, 100), every_deck=(3, 6), ten_wins=(0, 10))
    assert offered(trainee)[-1] == NextStep(
        NextStepKind.BADGE, badge="every_deck", progress=BadgeProgress(3, 6)
    )


def test_a_series_of_wins_is_never_held_out(
    trainee: Trainee, monkeypatch: pytest.MonkeyPatch
) -> None:
    progresses(monkeypatch, streak_three=(2, 3), streak_five=(2, 5))
    assert kinds(trainee)[-1] is NextStepKind.PUZZLE
    assert any(badge.startswith("streak_") for badge in badge_book.CAREER_GOALS)
