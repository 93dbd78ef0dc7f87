"""All lessons, in the order in which they are offered."""

from typing import Final

from scopa_desktop.play.lessons.families import (
    ACES,
    CHKOBBA,
    CHORIZO,
    CIRULLA,
    FIFTEEN,
    OTHER_POINTS,
    SCOPONE,
)
from scopa_desktop.play.lessons.first_match import FIRST_MATCH
from scopa_desktop.play.lessons.lesson import Lesson
from scopa_desktop.play.lessons.piles_and_courts import COURTS, PILES
from scopa_desktop.rules.variant import Variant

LESSONS: Final[tuple[Lesson, ...]] = (
    FIRST_MATCH,
    ACES,
    FIFTEEN,
    SCOPONE,
    CIRULLA,
    CHKOBBA,
    CHORIZO,
    OTHER_POINTS,
    PILES,
    COURTS,
)


def lesson_for(game: Variant) -> Lesson | None:
    """The lesson about a game, else the first one about a game of its family; None without one."""
    about_it = (lesson for lesson in LESSONS if lesson.game == game.id)
    of_family = (lesson for lesson in LESSONS if lesson.variant.family is game.family)
    return next(about_it, next(of_family, None))
