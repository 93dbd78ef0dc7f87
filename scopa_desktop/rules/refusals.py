"""Why a move is not allowed, found out only after it is known to be refused."""

from scopa_desktop.rules.captures import CaptureRule, CaptureValues
from scopa_desktop.rules.cards import Mask, cards_of
from scopa_desktop.rules.moves import Move, Refusal, RefusalReason


def refusal_reason(
    rule: CaptureRule, values: CaptureValues, hand: Mask, table: Mask, move: Move
) -> Refusal:
    """The reason for refusing a card played that is not among the legal moves."""
    if not hand >> move.card & 1:
        return Refusal(RefusalReason.NOT_IN_HAND, move)
    if missing := move.take & ~table:
        return Refusal(RefusalReason.NOT_ON_TABLE, move, missing)
    allowed = rule.sets(move.card, table, values)
    if not move.take:
        return Refusal(RefusalReason.MUST_CAPTURE, move, allowed[0])
    equal = table & values.worth[values.of(move.card)]
    if equal and {*allowed} == {1 << card for card in cards_of(equal)}:
        alike = move.take & ~equal == 0
        return Refusal(
            RefusalReason.ONE_EQUAL_CARD if alike else RefusalReason.EQUAL_CARD_FIRST, move, equal
        )
    if move.take in rule.sets_of_every_kind(move.card, table, values) and allowed:
        return Refusal(RefusalReason.TOO_MANY_CARDS, move, allowed[0])
    return Refusal(RefusalReason.NOT_A_CAPTURE, move)
