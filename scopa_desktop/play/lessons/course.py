"""`LessonCourse`: the positions of a lesson, replayed by the rules."""

from functools import lru_cache

from scopa_desktop.ai.advice import advise_by_heuristics
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.play.lessons.lesson import FindBest, Lesson, Play, PlayOut
from scopa_desktop.play.lessons.positions import actions_of, match_of
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.moves import Action


class LessonCourse:
    """The match at each step of a lesson, if each step was completed in the way its data says."""

    def __init__(self, lesson: Lesson, name: str) -> None:
        self.lesson = lesson
        self._players = lesson.players(name)
        self._before = lru_cache(maxsize=None)(self._match_before)

    def match_at(self, number: int) -> Match:
        """A new match in the position of a step, counted from 0."""
        return copy_of(self._before(number))

    def _match_before(self, number: int) -> Match:
        lesson = self.lesson
        if (deal := lesson.steps[number].deal) is not None:
            return match_of(deal, lesson.variant, lesson.seating, self._players)
        match = self.match_at(number - 1)
        complete(match, lesson, number - 1)
        return match


def complete(match: Match, lesson: Lesson, number: int) -> None:
    """Make the moves of a step, and the replies, from its position; counted from 0.

    Raises `IllegalMoveError` when the data of the lesson is wrong.
    """
    step = lesson.steps[number]
    if isinstance(step.task, Play):
        match.play(*actions_of([step.task.move]))
    elif isinstance(step.task, FindBest):
        match.play(step.task.puzzle.solution)
    elif isinstance(step.task, PlayOut):
        while match.round is not None and not match.round.is_over:
            match.play(simple_move(SeatView.of(match, match.round.turn)))
    for reply in actions_of(step.replies):
        match.play(reply)


def copy_of(match: Match) -> Match:
    """A match at the same position, which can be played on its own."""
    return match.at(*match.position)


def simple_move(view: SeatView) -> Action:
    """The move that the rules of thumb advise; the same for the same view."""
    return advise_by_heuristics(view).action
