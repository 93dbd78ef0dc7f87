"""The sentences of lessons with the names of the deck and the numbers of the round."""

from collections.abc import Mapping
from functools import partial
from typing import Final

from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.play.lessons.lesson import Lesson, is_capture_possible, sweeping_cards
from scopa_desktop.play.lessons.maxims import MAXIMS, Maxim, MaximFigure
from scopa_desktop.play.lessons.positions import facts_of
from scopa_desktop.play.training.lesson_progress import LessonState
from scopa_desktop.rules.cards import CARD_COUNT, card_name
from scopa_desktop.rules.catalogue import CATALOGUE
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.moves import Action, Move
from scopa_desktop.ui.text_language import translate
from scopa_desktop.ui.wording.card_wording import CardWording, game_title
from scopa_desktop.ui.wording.list_format import with_semicolons
from scopa_desktop.ui.wording.move_wording import played_move_text
from scopa_desktop.ui.wording.number_format import signed_decimal

tr: Final = partial(translate, "Lessons")

_PARTNER = 2


def lesson_text(text: str) -> str:
    """A title, a summary or a chapter of a lesson."""
    return tr(text) if text else ""


def summary_text(lesson: Lesson) -> str:
    """What a lesson is about: its summary, or else the names of the maxims that it teaches."""
    return lesson_text(lesson.summary) or with_semicolons(
        lesson_text(MAXIMS[maxim].name) for maxim in lesson.maxims
    )


def maxim_name(maxim: Maxim) -> str:
    """`Leave more than ten (undici)`: the name of a maxim, and what Italian players call it."""
    name = lesson_text(maxim.name)
    if not maxim.term:
        return name
    return tr("{maxim} ({term})").format(maxim=name, term=maxim.term)


def worth_text(maxim: Maxim) -> str:
    """What a maxim was measured to be worth in each game; empty where it was not measured."""
    if not maxim.figures:
        return ""
    pattern = tr("{maxim}: {figures}.")
    figures = with_semicolons(map(_figure_text, maxim.figures))
    return pattern.format(maxim=maxim_name(maxim), figures=figures)


def _figure_text(figure: MaximFigure) -> str:
    pattern = tr("{game} {points}")
    if figure.fails is not None:
        pattern = tr("{game} {points}, wrong in {fails} of 100 cases")
    points = signed_decimal(figure.points, 2)
    game = game_title(CATALOGUE[figure.game])
    return pattern.format(game=game, points=points, fails=figure.fails)


def minutes_text(minutes: int) -> str:
    """`10 minutes`."""
    return tr("%n minutes", "", minutes)


def step_text(number: int, count: int) -> str:
    """`step 3 of 27`; the number is counted from 0."""
    return tr("step {number} of {count}").format(number=number + 1, count=count)


def state_text(state: LessonState, lesson: Lesson) -> str:
    """How far the person has come; empty before the start."""
    if state.is_begun:
        return step_text(state.step, len(lesson.steps))
    return tr("done") if state.is_done else ""


def sentence_text(sentence: str, match: Match, words: CardWording) -> str:
    """A sentence of a lesson at a position."""
    text = tr(sentence).format_map({**names_of_match(match, words)})
    return text[:1].upper() + text[1:]


def names_of_match(match: Match, words: CardWording) -> Mapping[str, object]:
    """What the sentences of lessons leave open, by name."""
    cards = {card_name(card): words.card(card) for card in range(CARD_COUNT)}
    names: dict[str, object] = {**cards, **words.names(), **facts_of(match)}
    names["game"] = game_title(match.variant)
    names["opponent"] = match.players[1].name
    if match.round is not None and not match.round.is_over:
        names["unseen"] = words.cards(SeatView.of(match, 0).unseen)
    if len(match.players) > _PARTNER:
        names["partner"] = match.players[_PARTNER].name
    return names


def wrong_text(move: Action, sentence: str, match: Match, words: CardWording) -> str:
    """What happened, and what the step asks for instead."""
    hint = sentence_text(sentence, match, words) if sentence else ""
    if not isinstance(move, Move):
        return hint
    happened = f"{played_move_text(move, words, '')}."
    return f"{happened} {hint}" if hint else happened


def playing_text(match: Match, words: CardWording) -> str:
    """A gentle hint for the person who is to move, from what the own hand shows."""
    current = match.round
    if current is None or not current.hands[0]:
        return ""
    if sweeping_cards(current):
        return tr("One of your cards can sweep the table!")
    if is_capture_possible(current):
        pattern = tr("You can take something. {coins} and sevens are worth most.")
        return pattern.format(coins=words.names()["coins"])
    return tr("Nothing to take: lay down a card that helps the others least.")
