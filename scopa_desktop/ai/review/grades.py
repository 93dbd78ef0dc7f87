"""Grades of decisions."""

from enum import Enum
from typing import Final

from scopa_desktop.ai.review.loss import Loss

SLIP_POINTS: Final = 0.1
MISTAKE_POINTS: Final = 0.25
BLUNDER_POINTS: Final = 0.75
BAD_LUCK_POINTS: Final = 0.5
"""Loss in hindsight from which a sound move is called unlucky."""


class Grade(Enum):
    """Grade of a decision; the value is written in files and by the command."""

    BEST = "best"
    """The best move."""
    GOOD = "good"
    """Another move that is about as good: its loss is small, or not clear of its interval."""
    SLIP = "slip"
    """A clear but small loss."""
    MISTAKE = "mistake"
    BLUNDER = "blunder"
    UNLUCKY = "unlucky"
    """As good as any move could be known to be, but costly as the cards lay."""

    @property
    def is_error(self) -> bool:
        """Whether the move cost points that could be known."""
        return self in (Grade.SLIP, Grade.MISTAKE, Grade.BLUNDER)


def grade(played_best: bool, loss: Loss, hindsight: Loss | None) -> Grade:
    """Grade of a decision.

    What could be known decides whether it was an error; hindsight, if there is any, only whether a
    sound move was unlucky.
    """
    if loss.is_clear:
        for error, points in _ERRORS:
            if loss.value >= points:
                return error
    if hindsight is not None and hindsight.is_clear and hindsight.value >= BAD_LUCK_POINTS:
        return Grade.UNLUCKY
    return Grade.BEST if played_best else Grade.GOOD


_ERRORS: Final = (
    (Grade.BLUNDER, BLUNDER_POINTS),
    (Grade.MISTAKE, MISTAKE_POINTS),
    (Grade.SLIP, SLIP_POINTS),
)
