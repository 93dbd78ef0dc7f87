"""The review of a match in words: grades, losses, moves, reasons, luck."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from scopa_desktop.ai.review.match_review import PlayerReview
from scopa_desktop.ai.review.reasons import Reasons
from scopa_desktop.ai.review.results import DecisionReview, Grade
from scopa_desktop.ai.review.verdict import Cause, Outcome, Verdict
from scopa_desktop.rules.moves import Action
from scopa_desktop.rules.record import Mover
from scopa_desktop.ui.text_language import translate
from scopa_desktop.ui.wording.advice_wording import MOST_REASONS, better_texts, drawback_texts
from scopa_desktop.ui.wording.card_wording import CardWording
from scopa_desktop.ui.wording.list_format import with_colon, with_semicolons
from scopa_desktop.ui.wording.move_wording import Purpose, move_text
from scopa_desktop.ui.wording.number_format import (
    counted,
    decimal,
    measured_points,
    number,
    plus_minus,
    signed_decimal,
)

tr: Final = partial(translate, "Review")
N_: Final = partial(QT_TRANSLATE_NOOP, "Review")

_GRADES: Final[dict[Grade, object]] = {
    Grade.BEST: N_("Best"),
    Grade.GOOD: N_("Good"),
    Grade.SLIP: N_("Small slip"),
    Grade.MISTAKE: N_("Mistake"),
    Grade.BLUNDER: N_("Blunder"),
    Grade.UNLUCKY: N_("Bad luck"),
}
_WON: Final[dict[Cause, object]] = {
    Cause.CARDS: N_("You won by luck."),
    Cause.PLAY: N_("You won by your play."),
    Cause.BOTH: N_("You won by luck and by your play."),
    Cause.OPEN: N_("You won. Neither luck nor play clearly decided it."),
}
_LOST: Final[dict[Cause, object]] = {
    Cause.CARDS: N_("You lost by bad luck."),
    Cause.PLAY: N_("You lost by your play."),
    Cause.BOTH: N_("You lost by bad luck and by your play."),
    Cause.OPEN: N_("You lost. Neither luck nor play clearly decided it."),
}


def grade_word(grade: Grade) -> str:
    """`Mistake`, `Bad luck`."""
    return tr(str(_GRADES[grade]))


def decision_cost_text(decision: DecisionReview, *, is_exact: bool = False) -> str:
    """`0.62 points`, near the end of a match `8% of the chance to win`.

    With `is_exact` the interval follows the number, unless it is nothing.
    """
    value, half_width = max(0.0, decision.loss.value), decision.loss.half_width
    per_point = decision.win_probability_per_point
    if per_point is None:
        return measured_points(value, half_width, 2, with_interval=is_exact)
    percent = decimal(100 * per_point * value, 0)
    if is_exact:
        percent = plus_minus(percent, decimal(100 * per_point * half_width, 0))
    return tr("{number}% of the chance to win").format(number=percent)


def round_title(number: int) -> str:
    """`Round 3`."""
    return tr("Round {number}").format(number=number)


def cost_sentence(decision: DecisionReview) -> str:
    """What a decision cost; for bad luck, that it was no mistake."""
    if decision.grade is Grade.UNLUCKY:
        return tr(
            "No mistake: nothing better could be known. As the cards lay, "
            "the other move was better."
        )
    if not decision.grade.is_error:
        return tr("No other move was clearly better.")
    return tr("It cost {cost}.").format(cost=decision_cost_text(decision, is_exact=True))


def reasons_text(
    decision: DecisionReview, reasons: Reasons | None, words: CardWording, next_player: str
) -> str:
    """Why the best move was better, in sentences; empty while that is not known."""
    if reasons is None or not decision.grade.is_error:
        return ""
    better = better_texts(reasons, words)
    played = drawback_texts(reasons, words, next_player)
    sentences = []
    if better:
        pattern = tr("The better move: {reasons}.")
        sentences.append(pattern.format(reasons=with_semicolons(better[:MOST_REASONS])))
    if played:
        pattern = tr("The one played: {reasons}.")
        sentences.append(pattern.format(reasons=with_semicolons(played[:MOST_REASONS])))
    if not sentences and decision.loss.half_width == 0:
        sentence = tr("The last cards are known: played to the end, it brings more.")
        sentences.append(sentence)
    elif not sentences:
        sentence = tr("Over all the ways the hidden cards could lie, it brings more.")
        sentences.append(sentence)
    return " ".join(sentences)


def better_move(decision: DecisionReview) -> Action:
    """The move to compare with: for bad luck, the best one as the cards lay."""
    if decision.grade is Grade.UNLUCKY and decision.hindsight is not None:
        return decision.hindsight.best
    return decision.loss.best


def better_caption(decision: DecisionReview) -> str:
    """The words before the better move."""
    if decision.grade is Grade.UNLUCKY:
        return tr("Better as the cards lay")
    return tr("Better")


def played_caption(name: str) -> str:
    """The words before the move that was played; an empty name stands for the user."""
    if not name:
        return tr("You played")
    return tr("{name} played").format(name=name)


def moment_sentence(
    decision: DecisionReview, reasons: str, words: CardWording, name: str = ""
) -> str:
    """What is shown of a decision beside its round, for screen readers."""
    parts = [
        grade_word(decision.grade),
        with_colon(played_caption(name), move_text(decision.played, Purpose.REVIEW, words)),
    ]
    if (better := better_move(decision)) != decision.played:
        parts.append(with_colon(better_caption(decision), move_text(better, Purpose.REVIEW, words)))
    sentences = [f"{part}." for part in parts]
    sentences += [cost_sentence(decision), reasons]
    return " ".join(filter(None, sentences))


def loss_per_ten(player: PlayerReview) -> str:
    """`1.23 ± 0.15`; a dash where there was no real decision."""
    if player.loss_per_ten is None or player.loss_half_width is None:
        return "–"
    return plus_minus(decimal(player.loss_per_ten), decimal(player.loss_half_width))


def verdict_sentences(verdict: Verdict, name_of: Callable[[Mover], str]) -> str:
    """Who won by what, what the cards gave, and what each player gave away.

    `name_of` gives the name of a player; an empty one stands for the user.
    """
    name = name_of(verdict.player.mover)
    given = [_given_away(verdict.player, name)]
    given += [
        tr("{name} {points}").format(name=name_of(other.mover), points=about_points(other.loss))
        for other in verdict.others
    ]
    parts = (
        _outcome_sentence(verdict, name),
        _cards_sentence(verdict.luck, name),
        f"{with_semicolons(given)}.",
    )
    return " ".join(filter(None, parts))


def unjudged_sentence(name: str) -> str:
    """Why there is no verdict where the game played; an empty name stands for the user."""
    if name:
        pattern = tr("Most moves of {name} were made by somebody else: there is no verdict.")
        return pattern.format(name=name)
    return tr("Most of your moves were made for you: there is no verdict on your play.")


def _outcome_sentence(verdict: Verdict, name: str) -> str:
    """Who won, and by what; empty for an unfinished match."""
    if verdict.outcome is Outcome.UNFINISHED:
        return ""
    is_won = verdict.outcome is Outcome.WON
    if name:
        won, lost = tr("{name} won."), tr("{name} lost.")
        return (won if is_won else lost).format(name=name)
    return tr(str((_WON if is_won else _LOST)[verdict.cause]))


def _cards_sentence(luck: float | None, name: str) -> str:
    if luck is None:
        return tr("The cards were about even.")
    if name:
        gave = tr("The cards gave {name} {points}.")
        cost = tr("The cards cost {name} {points}.")
    else:
        gave = tr("The cards gave you {points}.")
        cost = tr("The cards cost you {points}.")
    return (gave if luck > 0 else cost).format(name=name, points=about_points(abs(luck)))


def _given_away(player: PlayerReview, name: str) -> str:
    if name:
        pattern = tr("By play, {name} gave away {points}")
    else:
        pattern = tr("By your play you gave away {points}")
    return pattern.format(name=name, points=about_points(player.loss))


def about_points(points: float) -> str:
    """`about 8 points`, `almost nothing`."""
    if round(points) < 1:
        return tr("almost nothing")
    return tr("about {points}").format(points=counted("points", round(points)))


def certainty_sentences(verdict: Verdict, names: Mapping[Mover, str]) -> Sequence[str]:
    """How sure the figures of a verdict are."""
    player = verdict.player
    luck = plus_minus(signed_decimal(player.luck), decimal(verdict.luck_error, 1))
    losses = tr("Points lost in ten moves: {players}.").format(
        players=with_semicolons(
            tr("{name} {points}").format(name=names[one.mover], points=loss_per_ten(one))
            for one in (player, *verdict.others)
        )
    )
    lead = tr("Lead after {rounds}: {result} points, of which {luck} by luck.")
    return (
        losses,
        lead.format(
            rounds=tr("%n rounds", "", player.rounds),
            result=signed_decimal(player.result),
            luck=luck,
        ),
        tr("Forced and indifferent moves do not count."),
        tr("All this is about this match. Who plays better shows only over many matches."),
    )


def accuracy_text(player: PlayerReview) -> str:
    """`87`; a dash where there was no real decision."""
    return "–" if player.accuracy is None else number(player.accuracy)


def luck_sentence(luck: float, name: str) -> str:
    """What a deal gave a side; an empty name stands for the user."""
    return _cards_sentence(luck, name)
