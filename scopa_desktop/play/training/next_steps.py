"""What comes next for somebody at an empty table, as values; all of it can be ignored."""

import sqlite3
from datetime import date
from enum import Enum, auto
from typing import Final, NamedTuple

from scopa_desktop.play.badges import earned, progress
from scopa_desktop.play.badges.badge_book import BadgeProgress
from scopa_desktop.play.lessons.catalogue import LESSONS
from scopa_desktop.play.lessons.lesson import Lesson
from scopa_desktop.play.lessons.strategy import COURSE
from scopa_desktop.rules.match import Match

_PRESSING: Final = "streak_"
"""The beginning of the ids of badges that are lost by a pause: they are never held out."""


class NextStepKind(Enum):
    """What somebody can do next."""

    GO_ON = auto()
    """The match that was left goes on."""
    REMATCH = auto()
    """The match that is over is played again."""
    NEW_MATCH = auto()
    """A match like the last one."""
    DAILY = auto()
    """Today's deal, which was not played to its end."""
    LESSON = auto()
    BADGE = auto()
    PUZZLE = auto()


class NextStep(NamedTuple):
    """One step that is offered."""

    kind: NextStepKind
    match: Match | None = None
    """The match that goes on or is played again."""
    lesson: Lesson | None = None
    badge: str = ""
    """The id."""
    progress: BadgeProgress | None = None
    """How far the badge has come."""


def next_steps(
    connection: sqlite3.Connection, profile: str, today: date, match: Match | None
) -> tuple[NextStep, ...]:
    """At most three steps for a profile; the first one is that of the table.

    Args:
        connection: the database.
        profile: the id.
        today: the local day.
        match: the match that waits or that has ended; None if there is none.
    """
    steps = [step_at_table(match)]
    if not _has_played_daily(connection, profile, today):
        steps.append(NextStep(NextStepKind.DAILY))
    steps.append(
        _next_lesson(connection, profile)
        or _nearest_badge(connection, profile)
        or NextStep(NextStepKind.PUZZLE)
    )
    return tuple(steps)


def step_at_table(match: Match | None) -> NextStep:
    """The first step, for which nothing has to be read."""
    if match is None:
        return NextStep(NextStepKind.NEW_MATCH)
    return NextStep(NextStepKind.REMATCH if match.is_over else NextStepKind.GO_ON, match)


def _has_played_daily(connection: sqlite3.Connection, profile: str, today: date) -> bool:
    query = "SELECT 1 FROM daily_try WHERE profile = ? AND day = ? AND own IS NOT NULL"
    return connection.execute(query, (profile, today.isoformat())).fetchone() is not None


def _next_lesson(connection: sqlite3.Connection, profile: str) -> NextStep | None:
    """The lesson that was left, else the one after those completed; none if none was begun."""
    rows = connection.execute(
        "SELECT lesson, step, completed FROM lesson WHERE profile = ?", (profile,)
    ).fetchall()
    begun = {row["lesson"] for row in rows if row["step"]}
    done = {row["lesson"] for row in rows if row["completed"] is not None}
    lessons = (*LESSONS, *COURSE)
    left = [lesson for lesson in lessons if lesson.id in begun]
    following = [lesson for lesson in lessons if done and lesson.id not in done]
    first = next(iter((*left, *following)), None)
    return None if first is None else NextStep(NextStepKind.LESSON, lesson=first)


def _nearest_badge(connection: sqlite3.Connection, profile: str) -> NextStep | None:
    """The badge of which the largest share is reached; none if nothing is reached of any."""
    had = {badge.badge for badge in earned(connection, profile)}
    open_badges = {
        badge: reached
        for badge, reached in progress(connection, profile).items()
        if reached.done and badge not in had and not badge.startswith(_PRESSING)
    }
    if not open_badges:
        return None
    badge, reached = max(open_badges.items(), key=lambda each: each[1].done / each[1].needed)
    return NextStep(NextStepKind.BADGE, badge=badge, progress=reached)
