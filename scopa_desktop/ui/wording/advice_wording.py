"""Advice in the player's words."""

from collections.abc import Iterable, Sequence
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QLocale

from scopa_desktop.ai.advice import Advice, AdviceUnit, AdvisedMove
from scopa_desktop.ai.move_explainer import AdviceReason, MoveArgument
from scopa_desktop.rules.moves import Action, Cut, Declare, Move, TakeTable
from scopa_desktop.ui.text_language import translate
from scopa_desktop.ui.wording.card_wording import CardWording
from scopa_desktop.ui.wording.counted_nouns import counted
from scopa_desktop.ui.wording.list_format import and_list, with_semicolons

MOST_REASONS: Final = 3
"""The reasons given for a move: more are not read."""

_REASONS: Final[dict[AdviceReason, object]] = {
    AdviceReason.ONLY_MOVE: QT_TRANSLATE_NOOP("Hints", "it is the only move"),
    AdviceReason.SWEEP: QT_TRANSLATE_NOOP("Hints", "it sweeps the table"),
    AdviceReason.CATEGORY: QT_TRANSLATE_NOOP("Hints", "it counts for {categories}"),
    AdviceReason.LEFTOVERS: QT_TRANSLATE_NOOP("Hints", "the last capture takes what is left"),
    AdviceReason.AVOIDS_SWEEP: QT_TRANSLATE_NOOP(
        "Hints", "other moves risk a sweep ({percent}% at worst)"
    ),
    AdviceReason.GIVES_SWEEP: QT_TRANSLATE_NOOP("Hints", "it risks a sweep ({percent}%)"),
    AdviceReason.SAFE_TABLE: QT_TRANSLATE_NOOP("Hints", "nobody can sweep what it leaves"),
    AdviceReason.PAIRS: QT_TRANSLATE_NOOP("Hints", "an even number is left of {ranks}"),
    AdviceReason.UNPAIRS: QT_TRANSLATE_NOOP("Hints", "an odd number is left of {ranks}"),
    AdviceReason.LAST_OF_RANK: QT_TRANSLATE_NOOP(
        "Hints", "it is the last of its rank, so no equal card can take it"
    ),
    AdviceReason.KEEPS_TAKER: QT_TRANSLATE_NOOP("Hints", "you keep a card that takes it back"),
    AdviceReason.CHEAPEST_CARD: QT_TRANSLATE_NOOP("Hints", "it is the card you need least"),
    AdviceReason.OFFERS: QT_TRANSLATE_NOOP(
        "Hints", "it offers a card that counts for {categories}"
    ),
    AdviceReason.DECLARES: QT_TRANSLATE_NOOP("Hints", "it brings {points}"),
    AdviceReason.DEAR_CARD: QT_TRANSLATE_NOOP("Hints", "most cards are worth less"),
    AdviceReason.CHEAP_CARD: QT_TRANSLATE_NOOP("Hints", "most cards are worth more"),
    AdviceReason.BALANCE: QT_TRANSLATE_NOOP("Hints", "it gives most and leaves least"),
}


def hint_sentence(advice: Advice, words: CardWording) -> str:
    """What is advised, what speaks for it, and by how much it is better, as one sentence."""
    told = {
        "advice": _advice(advice.best.action, words),
        "reasons": with_semicolons(_reasons(advice.best, words)),
    }
    if gain := _gain(advice):
        sentence = translate("Hints", "{advice}: {reasons} ({gain}).")
        return sentence.format(gain=gain, **told)
    return translate("Hints", "{advice}: {reasons}.").format(**told)


def _gain(advice: Advice) -> str:
    """By how much the move is better than the second; empty where it is not known or too little."""
    gain = advice.gain or 0.0
    match advice.measure:
        case AdviceUnit.LEAD if gain >= 0.1:
            points = QLocale().toString(gain, "f", 1)
            return translate("Hints", "+{points} points").format(points=points)
        case AdviceUnit.CHANCE if gain >= 0.01:
            told = translate("Hints", "+{percent}% chance to win the match")
            return told.format(percent=round(100 * gain))
    return ""


def _reasons(advised: AdvisedMove, words: CardWording) -> list[str]:
    """The weightiest reasons for a move; what speaks most against it takes the last place."""
    reasons = _told([one for one in advised.arguments if one.is_favourable], words)
    against = _told([one for one in advised.arguments if not one.is_favourable], words)
    if not against:
        return reasons[:MOST_REASONS]
    but = translate("Hints", "but {drawback}").format(drawback=against[0])
    return [*reasons[: MOST_REASONS - 1], but]


def _told(arguments: Iterable[MoveArgument], words: CardWording) -> list[str]:
    """Each reason once; one that concerns several categories names them all."""
    by_reason: dict[AdviceReason, list[MoveArgument]] = {}
    for argument in arguments:
        by_reason.setdefault(argument.reason, []).append(argument)
    return [_reason(alike, words) for alike in by_reason.values()]


def _advice(action: Action, words: CardWording) -> str:
    match action:
        case Move(card, 0):
            return translate("Hints", "Lay down the {card}").format(card=words.card(card))
        case Move(card, take):
            told = translate("Hints", "Take {cards} with the {card}")
            return told.format(cards=words.cards(take), card=words.card(card))
        case Declare(cards):
            return translate("Hints", "Declare {cards}").format(cards=words.cards(cards))
        case TakeTable(take):
            told = translate("Hints", "Take {cards} before you play")
            return told.format(cards=words.cards(take))
        case Cut(keeps):
            keep = translate("Hints", "Keep the card that you have cut")
            lay = translate("Hints", "Lay the card that you have cut on the table")
            return keep if keeps else lay


def _reason(alike: Sequence[MoveArgument], words: CardWording) -> str:
    argument = alike[0]
    return translate("Hints", str(_REASONS[argument.reason])).format(
        categories=and_list([words.category(one.category) for one in alike if one.category]),
        ranks=words.ranks(argument.cards),
        percent=argument.percent,
        points=counted("points", argument.points),
    )
