"""Tasks of puzzles for the analysis process: those of own mistakes, and refutations of answers."""

from typing import NamedTuple

from scopa_desktop.ai.player import Deadline
from scopa_desktop.ai.puzzles.lines import following_moves
from scopa_desktop.ai.puzzles.puzzle import Puzzle
from scopa_desktop.ai.puzzles.puzzle_maker import (
    DEFAULT_PUZZLES,
    PuzzleConfig,
    PuzzleStep,
    puzzle_at,
    steps_of,
)
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.messages import RecordError
from scopa_desktop.rules.moves import Action
from scopa_desktop.rules.record import Record, read_record


class ListDecisions(NamedTuple):
    """Lists the positions of a record in which a seat had several legal moves."""

    record: Record
    seat: int

    def run(self, _until: Deadline) -> list[PuzzleStep]:
        """The positions in the order of the match; none where the rules do not allow the record."""
        try:
            return steps_of(self.record, self.seat)
        except RecordError:
            return []


class FindMistake(NamedTuple):
    """Makes a puzzle of a position if the move made there was not the best one."""

    record: Record
    """A record that the rules allow."""
    step: PuzzleStep
    config: PuzzleConfig = DEFAULT_PUZZLES

    def run(self, _until: Deadline) -> Puzzle | None:
        """The puzzle; None where the move was the best one, or no move is clearly best."""
        puzzle = puzzle_at(self.record, self.step, self.config)
        if puzzle is None:
            return None
        played = self.record.rounds[self.step.round_number - 1].moves[self.step.moves]
        return puzzle if puzzle.loss(played) else None


class FindRefutation(NamedTuple):
    """Finds what may follow a wrong answer."""

    record: str
    answer: Action
    """A legal move in its position."""

    def run(self, _until: Deadline) -> tuple[Action, ...]:
        """The moves that follow the answer, of all seats in turn."""
        return following_moves(Match.replayed(read_record(self.record)), self.answer)
