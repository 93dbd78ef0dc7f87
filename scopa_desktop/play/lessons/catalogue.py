"""All lessons, in the order in which they are offered."""

from typing import Final

from scopa_desktop.play.lessons.families import ACES, CHKOBBA, CHORIZO, CIRULLA, FIFTEEN, SCOPONE
from scopa_desktop.play.lessons.first_match import FIRST_MATCH
from scopa_desktop.play.lessons.lesson import Lesson

LESSONS: Final[tuple[Lesson, ...]] = (
    FIRST_MATCH,
    ACES,
    FIFTEEN,
    SCOPONE,
    CIRULLA,
    CHKOBBA,
    CHORIZO,
)
