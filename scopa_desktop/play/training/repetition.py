"""The ladder on which what was not solved comes back: after 1, 3, 7, 14 and 30 days."""

from collections.abc import Iterable
from datetime import date, datetime, timedelta, tzinfo
from typing import Final, NamedTuple

LADDER: Final = (1, 3, 7, 14, 30)
"""Days until the next try, by step."""


class Try(NamedTuple):
    """A try at something that is repeated."""

    time: datetime
    """When, with its time zone."""
    is_solved: bool


class Repetition(NamedTuple):
    """Something that was not solved and comes back."""

    step: int
    """Index in `LADDER`."""
    day: date
    """The day of the last try that counts, in the player's time zone."""

    @property
    def due(self) -> date:
        """The first day on which it comes back."""
        return self.day + timedelta(LADDER[self.step])

    def is_due(self, today: date) -> bool:
        """Whether it comes back on a day.

        A last try after that day means that the clock was set back: then it comes back at once.
        """
        return today >= self.due or today < self.day


def repetition_of(tries: Iterable[Try], zone: tzinfo | None = None) -> Repetition | None:
    """Where something is on the ladder after these tries; None if it does not come back.

    A failure puts it on the first step. Solved on the day it is due or later, it climbs a step, and
    leaves the ladder from the last one; solved earlier, it stays where it is. Days are those of
    the time zone; None is that of the computer. The tries are in the order in which they were made.
    """
    state: Repetition | None = None
    for each in tries:
        day = local_day(each.time, zone)
        if not each.is_solved:
            state = Repetition(0, day)
        elif state is not None and state.is_due(day):
            is_last = state.step + 1 == len(LADDER)
            state = None if is_last else Repetition(state.step + 1, day)
    return state


def local_day(time: datetime, zone: tzinfo | None = None) -> date:
    """The day of a time in a time zone; None is that of the computer."""
    return time.astimezone(zone).date()
