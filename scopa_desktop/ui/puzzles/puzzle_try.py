"""`PuzzleTry`: what the player does with the puzzle on the table, up to its recorded attempt."""

from datetime import datetime

from scopa_desktop.ai.puzzles.puzzle import Puzzle
from scopa_desktop.play.statistics.glicko2 import Rating
from scopa_desktop.play.training.puzzle_attempts import MOST_HINTS, PuzzleAttempt, PuzzleAttempts
from scopa_desktop.play.training.puzzle_choice import ChosenPuzzle, Clock
from scopa_desktop.rules.moves import Action


class PuzzleTry:
    """A puzzle that was shown, with the hints used and the result of the first answer.

    The first answer decides: after a hint, an error or the solution, the puzzle is not solved.
    """

    def __init__(self, chosen: ChosenPuzzle, attempts: PuzzleAttempts, clock: Clock) -> None:
        self.chosen = chosen
        self.hints = 0
        self.is_recorded = False
        self.is_solved = False
        """Whether the first answer was right, without a hint."""
        self.counts = False
        """Whether the recorded attempt counted for the rating."""
        self.before = self.after = Rating()
        """The player's rating before and after the recorded attempt."""
        self._attempts = attempts
        self._clock = clock

    @property
    def puzzle(self) -> Puzzle:
        return self.chosen.puzzle

    @property
    def has_hint(self) -> bool:
        return self.hints < MOST_HINTS

    def is_right(self, answer: Action) -> bool:
        """Whether a move is the best one."""
        return str(answer) == str(self.puzzle.solution)

    def answer(self, move: Action) -> None:
        """Record a move, if it is the first one.

        Raises `StorageError` with a sentence if the journal cannot be written.
        """
        self._record(self.is_right(move) and not self.hints, move)

    def give_up(self) -> None:
        """Record that the solution was shown, or the puzzle left, without a move.

        Raises `StorageError` with a sentence if the journal cannot be written.
        """
        self._record(False, None)

    def _record(self, is_solved: bool, move: Action | None) -> None:
        if self.is_recorded:
            return
        self.is_recorded, self.is_solved = True, is_solved
        now = self._clock()
        self.before = self.after = self._attempts.rating(now)
        self._attempts.add(self._attempt(now, is_solved, move))
        self.after = self._attempts.rating(now)
        self.counts = self.after != self.before

    def _attempt(self, now: datetime, is_solved: bool, move: Action | None) -> PuzzleAttempt:
        rating, deviation = self.puzzle.difficulty
        return PuzzleAttempt(self.puzzle.id, now, is_solved, self.hints, move, rating, deviation)
