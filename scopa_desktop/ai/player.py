"""The interface of a computer player, which chooses a move from the view of its seat."""

import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Final, Protocol, TypeVar

from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.rules.moves import Action

_T = TypeVar("_T")

CLOCK_FACTOR: Final = 1.125
"""The most time by the clock for a decision, in units of its processor time: the 0.8 s of the
strongest level are at most 0.9 s, and less than a second until the move is there."""


def _always() -> bool:
    return True


class Deadline:
    """Time limit for a decision, which can also be cancelled.

    What counts is the processor time of the thread that decides, so that a busy machine does not
    make a player weaker, and at most `CLOCK_FACTOR` times as much by the clock.
    """

    def __init__(
        self,
        seconds: float,
        is_wanted: Callable[[], bool] = _always,
        clock_seconds: float | None = None,
    ) -> None:
        """Start a limit of `seconds` from now, in the thread that decides.

        `is_wanted` returns False once it is cancelled. `clock_seconds` replaces the limit by the
        clock.
        """
        self._begin = time.thread_time()
        self._clock_begin = time.monotonic()
        self._seconds = seconds
        self._is_wanted = is_wanted
        self._clock_seconds = CLOCK_FACTOR * seconds if clock_seconds is None else clock_seconds

    @property
    def is_over(self) -> bool:
        """Whether the player should return its best move so far at once."""
        return self.has_passed(1.0)

    def has_passed(self, share: float) -> bool:
        """Whether this share of the time has passed, or the decision was cancelled."""
        return (
            not self._is_wanted()
            or time.thread_time() - self._begin >= share * self._seconds
            or time.monotonic() - self._clock_begin >= share * self._clock_seconds
        )


class ComputerPlayer(Protocol):
    """Chooses moves."""

    def choose(self, view: SeatView, rng: Random, deadline: Deadline) -> Action:
        """A legal move of the view; the same for the same view and `rng` while time suffices."""


def random_choice(choices: Sequence[_T], rng: Random) -> _T:
    """A uniformly random choice.

    It uses `Random.random`, the only sequence that Python guarantees not to change.
    """
    return choices[int(rng.random() * len(choices))]
