"""The interface of a computer player, which chooses a move from the view of its seat."""

import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Protocol, TypeVar

from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.rules.moves import Action

_T = TypeVar("_T")


def _always() -> bool:
    return True


class Deadline:
    """Time limit for a decision, which can also be cancelled."""

    def __init__(self, seconds: float, is_wanted: Callable[[], bool] = _always) -> None:
        """Start a limit of `seconds` from now; `is_wanted` returns False once it is cancelled."""
        self._begin = time.monotonic()
        self._seconds = seconds
        self._is_wanted = is_wanted

    @property
    def is_over(self) -> bool:
        """Whether the player should return its best move so far at once."""
        return self.has_passed(1.0)

    def has_passed(self, share: float) -> bool:
        """Whether this share of the time has passed, or the decision was cancelled."""
        return not self._is_wanted() or time.monotonic() - self._begin >= share * self._seconds


class ComputerPlayer(Protocol):
    """Chooses moves."""

    def choose(self, view: SeatView, rng: Random, deadline: Deadline) -> Action:
        """A legal move of the view; the same for the same view and `rng` while time suffices."""


def random_choice(choices: Sequence[_T], rng: Random) -> _T:
    """A uniformly random choice.

    It uses `Random.random`, the only sequence that Python guarantees not to change.
    """
    return choices[int(rng.random() * len(choices))]
