"""What a computer player is: something that chooses a move from the view of its seat."""

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
    """The end of the time a player has for a move, and whether anybody still wants the move."""

    def __init__(self, seconds: float, wanted: Callable[[], bool] = _always) -> None:
        """A deadline `seconds` from now; `wanted` turns false when the question is taken back."""
        self._begin = time.monotonic()
        self._seconds = seconds
        self._wanted = wanted

    @property
    def is_over(self) -> bool:
        """Whether the player should answer at once with the best it has."""
        return self.has_passed(1.0)

    def has_passed(self, share: float) -> bool:
        """Whether this share of the time is over, or nobody wants the move any more."""
        return not self._wanted() or time.monotonic() - self._begin >= share * self._seconds


class ComputerPlayer(Protocol):
    """A way to choose moves."""

    def choose(self, view: SeatView, chance: Random, until: Deadline) -> Action:
        """One of the view's legal moves; the same for the same view and the same `chance`."""


def random_choice(choices: Sequence[_T], chance: Random) -> _T:
    """One of the choices, each as likely as the others.

    It draws by `Random.random`, the one sequence that Python promises not to change.
    """
    return choices[int(chance.random() * len(choices))]
