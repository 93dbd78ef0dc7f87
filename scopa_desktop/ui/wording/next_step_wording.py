"""What comes next at the empty table, in words."""

from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import QT_TRANSLATE_NOOP

from scopa_desktop.play.session.seats import person_seats
from scopa_desktop.play.training.next_steps import NextStep, NextStepKind
from scopa_desktop.rules.match import Match
from scopa_desktop.ui.text_language import translate
from scopa_desktop.ui.wording import badge_wording
from scopa_desktop.ui.wording.card_wording import game_title
from scopa_desktop.ui.wording.lesson_wording import lesson_text
from scopa_desktop.ui.wording.list_format import with_colon
from scopa_desktop.ui.wording.match_end_wording import score_text

tr: Final = partial(translate, "NextSteps")
N_: Final = partial(QT_TRANSLATE_NOOP, "NextSteps")


class NextStepText(NamedTuple):
    """The words on a card."""

    title: str
    text: str


_PLAIN: Final = {
    NextStepKind.NEW_MATCH: (N_("Play"), N_("A match like the last one.")),
    NextStepKind.DAILY: (N_("Today’s deal"), N_("The same cards for everybody.")),
    NextStepKind.PUZZLE: (N_("A puzzle"), N_("Which card would you play?")),
}


def next_step_text(step: NextStep) -> NextStepText:
    """The words for a step; of a match that goes on, the points of the first person come first."""
    if step.match is not None:
        game = game_title(step.match.variant)
        if step.kind is NextStepKind.REMATCH:
            return NextStepText(tr("Rematch"), game)
        points = step.match.totals
        text = with_colon(game, _points(step.match)) if any(points) else game
        return NextStepText(tr("Go on"), text)
    if step.lesson is not None:
        return NextStepText(tr("Next lesson"), lesson_text(step.lesson.title))
    if step.progress is not None:
        name = badge_wording.badge_name(step.badge)
        count = badge_wording.count_text(step.progress)
        return NextStepText(tr("Nearest badge"), with_colon(name, count))
    return NextStepText(*map(tr, _PLAIN[step.kind]))


def _points(played: Match) -> str:
    seat = next(iter(person_seats(played)), 0)
    return score_text(played.totals, played.seating.side_of(seat))
