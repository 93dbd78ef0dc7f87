"""Advice in the player's words."""

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from scopa_desktop.ai.advice import Argument, Hint, HintReason
from scopa_desktop.rules.moves import Action, Cut, Declare, Move, TakeTable
from scopa_desktop.ui.words import CardWords, category_name

translate = QCoreApplication.translate

_REASONS: Final[dict[HintReason, object]] = {
    HintReason.ONLY_MOVE: QT_TRANSLATE_NOOP("Hints", "it is the only move"),
    HintReason.SWEEP: QT_TRANSLATE_NOOP("Hints", "it sweeps the table"),
    HintReason.CATEGORY: QT_TRANSLATE_NOOP("Hints", "it counts for {category}: {cards}"),
    HintReason.LEFTOVERS: QT_TRANSLATE_NOOP("Hints", "the last capture takes what is left"),
    HintReason.AVOIDS_SWEEP: QT_TRANSLATE_NOOP(
        "Hints", "other moves risk a sweep ({percent} % at worst)"
    ),
    HintReason.SAFE_TABLE: QT_TRANSLATE_NOOP("Hints", "nobody can sweep what it leaves"),
    HintReason.KEEPS_TAKER: QT_TRANSLATE_NOOP("Hints", "you keep a card that takes it back"),
    HintReason.CHEAPEST_CARD: QT_TRANSLATE_NOOP("Hints", "it is the card you need least"),
    HintReason.DECLARES: QT_TRANSLATE_NOOP("Hints", "it brings {points} points"),
    HintReason.DEAR_CARD: QT_TRANSLATE_NOOP("Hints", "most cards are worth less"),
    HintReason.CHEAP_CARD: QT_TRANSLATE_NOOP("Hints", "most cards are worth more"),
    HintReason.BALANCE: QT_TRANSLATE_NOOP("Hints", "it gives most and leaves least"),
}


def hint_sentence(hint: Hint, words: CardWords) -> str:
    """What is advised and what speaks for it, as one sentence."""
    reasons = "; ".join(_reason(argument, words) for argument in hint.arguments)
    return translate("Hints", "{advice}: {reasons}.").format(
        advice=_advice(hint.move, words), reasons=reasons
    )


def _advice(action: Action, words: CardWords) -> str:
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


def _reason(argument: Argument, words: CardWords) -> str:
    return translate("Hints", str(_REASONS[argument.reason])).format(
        category=category_name(argument.category) if argument.category else "",
        cards=words.cards(argument.cards),
        percent=argument.percent,
        points=argument.points,
    )
