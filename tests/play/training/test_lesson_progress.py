"""Tests of the progress in lessons."""

from datetime import date
from pathlib import Path

import pytest

from scopa_desktop.play.storage.backups import copy_daily
from scopa_desktop.play.storage.database import Database
from scopa_desktop.play.training.lesson_progress import LessonProgress, LessonState
from scopa_desktop.play.training.trainee import Trainee

PROFILE = "0123456789abcdef0123456789abcdef"
STEPS = 10


@pytest.fixture
def trainee(tmp_path: Path) -> Trainee:
    return Trainee(Database(tmp_path), PROFILE)


def state_again(folder: Path, lesson: str) -> LessonState:
    """The state as another process reads it."""
    return LessonProgress(Trainee(Database(folder), PROFILE)).state(lesson, STEPS)


def test_a_lesson_is_resumed_where_it_was_left(trainee: Trainee, tmp_path: Path) -> None:
    progress = LessonProgress(trainee)
    progress.reach("first", 0)
    progress.reach("first", 3)
    progress.reach("second", 7)
    assert state_again(tmp_path, "first") == LessonState(3)
    assert state_again(tmp_path, "second") == LessonState(7)
    assert state_again(tmp_path, "third") == LessonState()


def test_a_completed_lesson_stays_done_when_it_is_repeated(
    trainee: Trainee, tmp_path: Path
) -> None:
    progress = LessonProgress(trainee)
    progress.reach("first", 9)
    progress.complete("first")
    assert state_again(tmp_path, "first") == LessonState(0, is_done=True)
    progress.reach("first", 2)
    assert state_again(tmp_path, "first") == LessonState(2, is_done=True)


def test_a_step_that_does_not_exist_any_more_is_the_beginning(trainee: Trainee) -> None:
    progress = LessonProgress(trainee)
    progress.reach("first", STEPS)
    assert progress.state("first", STEPS) == LessonState()


@pytest.mark.parametrize("column", ["step", "completed"])
def test_progress_with_values_of_other_types_is_damage(trainee: Trainee, column: str) -> None:
    progress = LessonProgress(trainee)
    progress.complete("first")
    copy_daily(trainee.database, date(2026, 5, 1))
    trainee.write(f"UPDATE lesson SET {column} = 'x' WHERE profile = ?")
    assert list(progress.completions) == ["first"] or column == "step"
    assert progress.state("first", STEPS) == LessonState(is_done=True)
    assert "unreadable-1" in trainee.database.problem
