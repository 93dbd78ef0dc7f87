"""`LessonProgress`: how far a profile has come in each lesson."""

import sqlite3
from datetime import datetime
from typing import NamedTuple

from scopa_desktop.play.storage.times import current_time, time_of_seconds
from scopa_desktop.play.training.trainee import Trainee


class LessonState(NamedTuple):
    """How far somebody has come in a lesson."""

    step: int = 0
    """The step at which the lesson was left, counted from 0; 0 after it has been completed."""
    is_done: bool = False
    """Whether the lesson has ever been completed."""

    @property
    def is_begun(self) -> bool:
        """Whether it was left before its end."""
        return self.step > 0


class LessonProgress:
    """The progress of one profile; raises `StorageError` with a sentence."""

    def __init__(self, trainee: Trainee) -> None:
        self._trainee = trainee

    def state(self, lesson: str, steps: int) -> LessonState:
        """The state of a lesson with that many steps.

        A step that the lesson does not have, after a change of the lesson, is its beginning.
        """

        def state_of(row: sqlite3.Row) -> LessonState:
            step, completed = row
            return LessonState(step if step < steps else 0, completed is not None)

        query = "SELECT step, completed FROM lesson WHERE profile = ? AND lesson = ?"
        states = self._trainee.read(state_of, query, lesson)
        return states[0] if states else LessonState()

    @property
    def completions(self) -> dict[str, datetime]:
        """When each lesson was completed first."""
        rows = self._trainee.read(
            lambda row: (row["lesson"], time_of_seconds(row["completed"])),
            "SELECT lesson, completed FROM lesson WHERE profile = ? AND completed IS NOT NULL"
            " ORDER BY completed, lesson",
        )
        return dict(rows)

    def reach(self, lesson: str, step: int) -> None:
        """Keep that a step, counted from 0, has been reached."""
        self._trainee.write(
            "INSERT INTO lesson VALUES (?, ?, ?, NULL)"
            " ON CONFLICT (profile, lesson) DO UPDATE SET step = excluded.step",
            lesson,
            step,
        )

    def complete(self, lesson: str) -> None:
        """Keep that a lesson has been completed."""
        self._trainee.write(
            "INSERT INTO lesson VALUES (?, ?, 0, ?) ON CONFLICT (profile, lesson) DO UPDATE"
            " SET step = 0, completed = ifnull(completed, excluded.completed)",
            lesson,
            int(current_time().timestamp()),
        )
