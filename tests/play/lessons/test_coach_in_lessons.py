"""Lesson and coach agree: what a lesson asks for is never a clear mistake."""

import re
from math import inf

from scopa_desktop.ai.coach import CoachTurn, CompareMove, ExplainMove
from scopa_desktop.ai.dangers import DangerFinder
from scopa_desktop.ai.player import Deadline
from scopa_desktop.ai.review.loss import INDIFFERENT
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.play.lessons.catalogue import LESSONS
from scopa_desktop.play.lessons.lesson import Lesson, LessonCourse, Play, copy_of
from scopa_desktop.rules.moves import Action
from tests.sampling import parametrize_some

ABSOLUTE = re.compile(r"\b(never|always)\b", re.IGNORECASE)
PLAYS = [
    (lesson, number)
    for lesson in LESSONS
    for number, step in enumerate(lesson.steps)
    if isinstance(step.task, Play)
]


def coached(lesson: Lesson, number: int) -> CoachTurn:
    """The coach's turn at a step, with everything but the reasons."""
    match = LessonCourse(lesson, "You").match_at(number)
    assert match.round is not None
    turn = CoachTurn(SeatView.of(match, match.round.turn))
    while (task := turn.next_task) is not None and not isinstance(task, ExplainMove):
        turn.take(task._replace(iterations=1500).run(Deadline(inf)))
    return turn


def accepted(lesson: Lesson, number: int) -> list[Action]:
    """The legal moves that complete a step."""
    match, task = LessonCourse(lesson, "You").match_at(number), lesson.steps[number].task
    assert match.round is not None
    assert isinstance(task, Play)
    legal = match.round.legal_moves()
    return [move for move in legal if task.accepts(move, copy_of(match).play(move))]


@parametrize_some(
    ("lesson", "number"),
    PLAYS,
    default=PLAYS[::3],
    ids=lambda value: value.id if isinstance(value, Lesson) else str(value),
)
def test_the_coach_finds_no_mistake_in_what_a_lesson_asks_for(lesson: Lesson, number: int) -> None:
    turn, moves = coached(lesson, number), accepted(lesson, number)
    assert turn.best is not None
    if turn.best in moves:
        return
    losses = [
        CompareMove(turn.view, turn.best, move, 1500).run(Deadline(inf))
        for move in moves
        if type(move) is type(turn.best)
    ]
    is_sound = any(loss.value <= max(loss.half_width, INDIFFERENT) for loss in losses)
    assert is_sound, (turn.best, moves, losses)


def test_no_sentence_is_absolute_where_there_are_exceptions() -> None:
    for lesson in LESSONS:
        for step in lesson.steps:
            assert not ABSOLUTE.search(step.sentence + step.wrong), step.sentence


def test_the_coach_does_not_frighten_where_a_lesson_shows_a_safe_table() -> None:
    """After the sweep of the first lesson the coach says that nobody can sweep."""
    first = LESSONS[0]
    number = next(
        n for n, step in enumerate(first.steps) if isinstance(step.task, Play) and step.task.sweeps
    )
    turn = coached(first, number)
    assert turn.best is not None
    assert DangerFinder(turn.view).after(turn.best).probability == 0
