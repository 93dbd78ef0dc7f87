"""`LessonProgress`: how far a profile has come in each lesson, kept in its journal."""

from datetime import datetime
from typing import Any, Final, NamedTuple

from scopa_desktop.play.training.journal import JournalEntry, TrainingJournal

KIND: Final = "lesson"
_ID, _STEP, _DONE = "id", "step", "done"


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
        for entry in self._journal.entries(KIND):
            if entry.fields.get(_ID) == lesson:
                state = _after(state, entry)
        return state if state.step < steps else state._replace(step=0)

    @property
    def has_any(self) -> bool:
        """Whether any lesson has been opened."""
        return bool(self._journal.entries(KIND))

    @property
    def completions(self) -> dict[str, datetime]:
        """When each lesson was completed first."""
        times: dict[str, datetime] = {}
        for entry in self._journal.entries(KIND):
            lesson = entry.fields.get(_ID)
            if entry.fields.get(_DONE) is True and isinstance(lesson, str):
                times.setdefault(lesson, entry.time)
        return times

    def reach(self, lesson: str, step: int) -> None:
        """Keep that a step, counted from 0, has been reached."""
        self._append({_ID: lesson, _STEP: step})

    def complete(self, lesson: str) -> None:
        """Keep that a lesson has been completed."""
        self._append({_ID: lesson, _DONE: True})

    def _append(self, fields: dict[str, Any]) -> None:
        self._journal.append(KIND, fields)


def _after(state: LessonState, entry: JournalEntry) -> LessonState:
    """The state after an entry; entries that have another form change nothing."""
    step = entry.fields.get(_STEP)
    if entry.fields.get(_DONE) is True:
        return LessonState(0, is_done=True)
    if isinstance(step, int) and not isinstance(step, bool) and step >= 0:
        return state._replace(step=step)
    return state
