"""Tests of the progress in lessons."""

from pathlib import Path

import pytest

from scopa_desktop.play.training.journal import TrainingJournal
from scopa_desktop.play.training.lesson_progress import KIND, LessonProgress, LessonState

PROFILE = "0123456789abcdef0123456789abcdef"
STEPS = 10


@pytest.fixture
def journal(tmp_path: Path) -> TrainingJournal:
    return TrainingJournal(tmp_path, PROFILE)


def state_again(folder: Path, lesson: str) -> LessonState:
    """The state as another process reads it."""
    return LessonProgress(TrainingJournal(folder, PROFILE)).state(lesson, STEPS)


def test_a_lesson_is_resumed_where_it_was_left(journal: TrainingJournal, tmp_path: Path) -> None:
    progress = LessonProgress(journal)
    progress.reach("first", 0)
    progress.reach("first", 3)
    progress.reach("second", 7)
    assert state_again(tmp_path, "first") == LessonState(3)
    assert state_again(tmp_path, "second") == LessonState(7)
    assert state_again(tmp_path, "third") == LessonState()


def test_a_completed_lesson_stays_done_when_it_is_repeated(
    journal: TrainingJournal, tmp_path: Path
) -> None:
    progress = LessonProgress(journal)
    progress.reach("first", 9)
    progress.complete("first")
    assert state_again(tmp_path, "first") == LessonState(0, is_done=True)
    progress.reach("first", 2)
    assert state_again(tmp_path, "first") == LessonState(2, is_done=True)


def test_a_step_that_does_not_exist_any_more_is_the_beginning(journal: TrainingJournal) -> None:
    progress = LessonProgress(journal)
    progress.reach("first", STEPS)
    assert progress.state("first", STEPS) == LessonState()


@pytest.mark.parametrize("step", [True, -1, "3", None, 2.5], ids=repr)
def test_entries_of_another_form_change_nothing(journal: TrainingJournal, step: object) -> None:
    progress = LessonProgress(journal)
    progress.reach("first", 4)
    journal.append(KIND, {"id": "first", "step": step})
    journal.append(KIND, {"id": "first", "done": "yes"})
    assert progress.state("first", STEPS) == LessonState(4)
