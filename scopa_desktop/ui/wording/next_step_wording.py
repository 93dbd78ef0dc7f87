"""What comes next at the empty table, in words."""

from functools import partial
from typing import Final, NamedTuple

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


class NextStepText(NamedTuple):
    """The words on a card."""

    title: str
    text: str


def next_step_text(step: NextStep) -> NextStepText:
    """The words for a step; of a match that goes on, the points of the first person come first."""
    game = "" if step.match is None else game_title(step.match.variant)
    match step.kind:
        case NextStepKind.GO_ON:
            assert step.match is not None
            return NextStepText(tr("Go on"), with_colon(game, _points(step.match)))
        case NextStepKind.REMATCH:
            return NextStepText(tr("Rematch"), game)
        case NextStepKind.NEW_MATCH:
            return NextStepText(tr("Play"), tr("A match like the last one."))
        case NextStepKind.DAILY:
            return NextStepText(tr("Today’s deal"), tr("The same cards for everybody."))
        case NextStepKind.LESSON:
            assert step.lesson is not None
            return NextStepText(tr("Next lesson"), lesson_text(step.lesson.title))
        case NextStepKind.BADGE:
            assert step.progress is not None
            name = badge_wording.badge_name(step.badge)
            return NextStepText(
                tr("Nearest badge"), with_colon(name, badge_wording.count_text(step.progress))
            )
        case NextStepKind.PUZZLE:
            return NextStepText(tr("A puzzle"), tr("Which card would you play?"))


def _points(played: Match) -> str:
    seat = next(iter(person_seats(played)), 0)
    return score_text(played.totals, played.seating.side_of(seat))
