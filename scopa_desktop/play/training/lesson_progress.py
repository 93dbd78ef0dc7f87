"""`LessonProgress`: how far a profile has come in each lesson, kept in its journal."""

from datetime import datetime
from typing import Any, Final, NamedTuple

from scopa_desktop.play.storage.json_fields import Fields, boolean, integer, text
from scopa_desktop.play.training.journal import TrainingJournal

KIND: Final = "lesson"
_ID, _STEP, _DONE = "id", "step", "done"
_LONGEST_ID: Final = 60
_MOST_STEPS: Final = 1_000


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
    """The progress of one profile; raises `StorageError` as the journal does."""

    def __init__(self, journal: TrainingJournal) -> None:
        self._journal = journal

    def state(self, lesson: str, steps: int) -> LessonState:
        """The state of a lesson with that many steps.

        A step that the lesson does not have, after a change of the lesson, is its beginning.
        """
        state = LessonState()
        for entry in self._journal.values(KIND, _entry):
            if entry.lesson == lesson:
                is_done = state.is_done or entry.is_done
                state = LessonState(0 if entry.is_done else entry.step, is_done)
        return state if state.step < steps else state._replace(step=0)

    @property
    def completions(self) -> dict[str, datetime]:
        """When each lesson was completed first."""
        times: dict[str, datetime] = {}
        for entry in self._journal.values(KIND, _entry):
            if entry.is_done:
                times.setdefault(entry.lesson, entry.time)
        return times

    def reach(self, lesson: str, step: int) -> None:
        """Keep that a step, counted from 0, has been reached."""
        self._append({_ID: lesson, _STEP: step})

    def complete(self, lesson: str) -> None:
        """Keep that a lesson has been completed."""
        self._append({_ID: lesson, _DONE: True})

    def _append(self, fields: dict[str, Any]) -> None:
        self._journal.append(KIND, fields)


class _Entry(NamedTuple):
    """An entry of the journal."""

    lesson: str
    time: datetime
    step: int
    is_done: bool


def _entry(time: datetime, fields: Fields) -> _Entry:
    lesson, is_done = fields.take(_ID, text(_LONGEST_ID)), fields.take(_DONE, boolean, False)
    step = 0 if is_done else fields.take(_STEP, integer(0, _MOST_STEPS))
    return _Entry(lesson, time, step, is_done)
