"""Sentences for hints."""

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from scopa_desktop.ai.advice import Advice, AdviceUnit
from scopa_desktop.ai.move_explainer import AdviceReason, MoveArgument
from scopa_desktop.ai.review.reasons import Reasons
from scopa_desktop.rules.cards import union
from scopa_desktop.rules.scoring import SWEEPS_CATEGORY
from scopa_desktop.ui.text_language import translate
from scopa_desktop.ui.wording.card_wording import CardWording
from scopa_desktop.ui.wording.list_format import and_list, with_semicolons
from scopa_desktop.ui.wording.move_wording import Purpose, move_text
from scopa_desktop.ui.wording.number_format import (
    counted,
    measured_points,
    number,
    percentage,
    percentage_range,
)
from scopa_desktop.ui.wording.text_direction import from_left

tr: Final = partial(translate, "Hints")
N_: Final = partial(QT_TRANSLATE_NOOP, "Hints")

MOST_REASONS: Final = 3
"""The largest number of reasons in a hint."""

_REASONS: Final[dict[AdviceReason, object]] = {
    AdviceReason.ONLY_MOVE: N_("it is the only move"),
    AdviceReason.SWEEP: N_("it makes {sweep}"),
    AdviceReason.CATEGORY: N_("it counts for {categories}"),
    AdviceReason.LEFTOVERS: N_("the last capture takes what is left"),
    AdviceReason.AVOIDS_SWEEP: N_("with other moves the risk of {sweep} is up to {worst}"),
    AdviceReason.GIVES_SWEEP: N_("it risks {sweep} ({percent}; other moves {others})"),
    AdviceReason.SAFE_TABLE: N_("nobody can make {sweep} after it"),
    AdviceReason.PAIRS: N_("an even number is left of {ranks}"),
    AdviceReason.UNPAIRS: N_("an odd number is left of {ranks}"),
    AdviceReason.TAKES_PILE: N_("it takes a whole pile"),
    AdviceReason.SAFE_PILE: N_("nobody can take your pile after it"),
    AdviceReason.RISKS_PILE: N_("it leaves your pile to whoever has an equal card"),
    AdviceReason.LAST_OF_RANK: N_("it is the last of its rank, so no equal card can take it"),
    AdviceReason.KEEPS_CAPTURING_CARD: N_("you keep a card that takes it back"),
    AdviceReason.LEAST_VALUABLE_CARD: N_("it is the card you need least"),
    AdviceReason.OFFERS: N_("it offers a card that counts for {categories}"),
    AdviceReason.DECLARES: N_("it scores {points}"),
    AdviceReason.VALUABLE_CARD: N_("most cards are worth less"),
    AdviceReason.LOW_VALUE_CARD: N_("most cards are worth more"),
    AdviceReason.HAS_THE_POINTS: N_("you have the points to win"),
    AdviceReason.TAKES_NOTHING: N_("it takes nothing"),
    AdviceReason.TAKES_LEAST: N_("the other captures cost more"),
    AdviceReason.GIVES_AWAY: N_("it gets rid of a card that counts for {categories}"),
    AdviceReason.BALANCE: N_("all in all it brings the most"),
}
_NAMED_BY_CARDS: Final = {AdviceReason.CATEGORY, AdviceReason.BALANCE, AdviceReason.ONLY_MOVE}
_MOST_CARDS: Final = 3
"""The most cards that a reason names."""


def hint_sentence(advice: Advice, words: CardWording) -> str:
    """The advised move, the reasons for it, and by how much it is better, in one sentence."""
    reasons = [*_reasons(advice, words), _gain(advice)]
    return tr("{advice}: {reasons}.").format(
        advice=move_text(advice.action, Purpose.ADVICE, words),
        reasons=with_semicolons(filter(None, reasons)),
    )


def _gain(advice: Advice) -> str:
    """By how much the move is better than the second; empty where unknown or negligible."""
    gain = advice.gain
    match advice.unit:
        case AdviceUnit.LEAD if gain >= 0.1:
            return tr("better by {points}").format(points=measured_points(gain, advice.half_width))
        case AdviceUnit.WIN_PROBABILITY if gain >= 0.01:
            pattern = tr("{percent}% chance to win the match")
            return pattern.format(percent=from_left(f"+{round(100 * gain)}"))
    return ""


def _reasons(advice: Advice, words: CardWording) -> list[str]:
    """The most important reasons for a move; the last one is the reason against it, if any."""
    reasons = reason_texts((a for a in advice.arguments if a.is_favourable), words)
    against = reason_texts((a for a in advice.arguments if not a.is_favourable), words)
    if not against:
        return reasons[:MOST_REASONS]
    but = tr("but {drawback}").format(drawback=against[0])
    return [*reasons[: MOST_REASONS - 1], but]


def reason_texts(arguments: Iterable[MoveArgument], words: CardWording) -> list[str]:
    """Each reason once, with all categories that it concerns."""
    by_reason: dict[AdviceReason, list[MoveArgument]] = {}
    for argument in arguments:
        by_reason.setdefault(argument.reason, []).append(argument)
    return [_reason(alike, words) for alike in by_reason.values()]


def better_texts(reasons: Reasons, words: CardWording) -> list[str]:
    """What the better of two moves gets: what it takes at once, then what it gains in all."""
    known = {argument.reason for argument in reasons.for_best}
    is_sweep = AdviceReason.SWEEP in known
    gains = [name for name in reasons.gains if not (is_sweep and name == SWEEPS_CATEGORY)]
    counting = [a for a in reasons.for_best if a.reason is AdviceReason.CATEGORY]
    taken = union(argument.cards for argument in counting)
    others = (a for a in reasons.for_best if a.reason not in _NAMED_BY_CARDS)
    texts = reason_texts(others, words)
    if taken and taken.bit_count() <= _MOST_CARDS:
        takes = tr("it takes {cards}").format(cards=words.cards_with_articles(taken))
        texts.insert(int(is_sweep), takes)
    if gains:
        pattern = tr("it brings more for {categories}")
        if words.variant.ending.lowest_wins:
            pattern = tr("it costs less for {categories}")
        categories = and_list([words.category(name) for name in gains])
        texts.insert(int(is_sweep) + bool(taken), pattern.format(categories=categories))
    elif taken.bit_count() > _MOST_CARDS:
        texts[int(is_sweep) : int(is_sweep)] = reason_texts(counting, words)
    return texts


def drawback_texts(reasons: Reasons, words: CardWording, name: str) -> list[str]:
    """What the worse of two moves risks; `name` is that of the next player."""
    risks = [a for a in reasons.against_played if a.reason is AdviceReason.GIVES_SWEEP]
    others = [a for a in reasons.against_played if a.reason is not AdviceReason.GIVES_SWEEP]
    texts = [_risk(argument, reasons, words, name) for argument in risks]
    return [*texts, *reason_texts(others, words)]


def _risk(argument: MoveArgument, reasons: Reasons, words: CardWording, name: str) -> str:
    """The table that is left, and how many unseen cards sweep it."""
    if argument.percent == 100 or not reasons.unseen:  # An open card sweeps it.
        return _reason([argument], words)
    if reasons.left.bit_count() <= _MOST_CARDS:
        pattern = tr(
            "it leaves {cards}: {name} makes {sweep} with {number} of {unseen} unseen cards"
        )
    else:
        pattern = tr("{name} makes {sweep} after it with {number} of {unseen} unseen cards")
    return pattern.format(
        cards=words.cards_with_articles(reasons.left),
        name=name,
        sweep=words.sweep,
        number=number(argument.cards.bit_count()),
        unseen=number(reasons.unseen),
    )


def _reason(alike: Sequence[MoveArgument], words: CardWording) -> str:
    argument = alike[0]
    pattern = tr(str(_REASONS[argument.reason]))
    if argument.reason is AdviceReason.BALANCE and words.variant.ending.lowest_wins:
        pattern = tr("all in all it costs the least")
    if argument.reason is AdviceReason.AVOIDS_SWEEP and argument.percent:
        pattern = tr("the risk of {sweep} is {percent}, with other moves up to {worst}")
    least, worst = argument.others or (0, 0)
    return pattern.format(
        categories=and_list([words.category(a.category) for a in alike if a.category]),
        ranks=words.ranks(argument.cards),
        percent=percentage((argument.percent or 0) / 100, 0),
        worst=percentage(worst / 100, 0),
        others=percentage_range(least / 100, worst / 100, 0),
        points=counted("points", argument.points),
        sweep=words.sweep,
    )
