"""A task for the analysis process that refutes an answer for which a puzzle has no line."""

from typing import NamedTuple

from scopa_desktop.ai.player import Deadline
from scopa_desktop.ai.puzzles.lines import following_moves
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.moves import Action
from scopa_desktop.rules.record import read_record


class FindRefutation(NamedTuple):
    """Finds what may follow a wrong answer."""

    record: str
    """The record of the puzzle."""
    answer: Action
    """A legal move in its position."""

    def run(self, _until: Deadline) -> tuple[Action, ...]:
        """The moves that follow the answer, of all seats in turn."""
        return following_moves(Match.replayed(read_record(self.record)), self.answer)
