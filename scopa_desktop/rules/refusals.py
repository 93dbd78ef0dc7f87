"""Why a move is not allowed, found out only after it is known to be refused."""

from scopa_desktop.rules.captures import CaptureRule
from scopa_desktop.rules.cards import RANK_MASKS, RANKS, Mask, cards_of
from scopa_desktop.rules.moves import Move, Reason, Refusal


def reason_against(rule: CaptureRule, hand: Mask, table: Mask, move: Move) -> Refusal:
    """The reason for refusing a move that is not among the legal ones."""
    if not hand >> move.card & 1:
        return Refusal(Reason.NOT_IN_HAND, move)
    if missing := move.take & ~table:
        return Refusal(Reason.NOT_ON_TABLE, move, missing)
    allowed = rule.sets(move.card, table)
    if not move.take:
        return Refusal(Reason.MUST_CAPTURE, move, allowed[0])
    return _reason_against_capture(rule, allowed, table, move)


def _reason_against_capture(
    rule: CaptureRule, allowed: list[Mask], table: Mask, move: Move
) -> Refusal:
    equal = table & RANK_MASKS[move.card % RANKS]
    if equal and {*allowed} == {1 << card for card in cards_of(equal)}:
        alike = move.take & ~equal == 0
        return Refusal(Reason.ONE_EQUAL_CARD if alike else Reason.EQUAL_CARD_FIRST, move, equal)
    if move.take in rule.sets_of_every_kind(move.card, table):
        return Refusal(Reason.TOO_MANY_CARDS, move, allowed[0])
    return Refusal(Reason.NOT_A_CAPTURE, move)
