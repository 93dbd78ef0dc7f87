"""Why a card may not take some table cards, or may not be laid down."""

from dataclasses import replace

from scopa_desktop.rules.captures import CaptureRule, CaptureValues
from scopa_desktop.rules.cards import Mask, cards_of
from scopa_desktop.rules.moves import Move, Refusal, RefusalReason


def capture_refusal(
    rule: CaptureRule, values: CaptureValues, table: Mask, move: Move
) -> Refusal | None:
    """The reason for refusing a play of a card in hand that is not listed as legal.

    None where it is legal all the same: not every capture of a very large table is listed.
    """
    if rule.is_legal_capture(move.card, move.take, table, values):
        return None
    if missing := move.take & ~table:
        return Refusal(RefusalReason.NOT_ON_TABLE, move, missing)
    legal = rule.legal_captures(move.card, table, values)
    if not move.take:
        return Refusal(RefusalReason.MUST_CAPTURE, move, legal[0])
    reason = _reason(rule, values, table, move, legal)
    cards = {
        RefusalReason.EQUAL_CARD_FIRST: _equal_cards(values, table, move),
        RefusalReason.ONE_EQUAL_CARD: _equal_cards(values, table, move),
        RefusalReason.TOO_MANY_CARDS: legal[0] if legal else 0,
        RefusalReason.WHOLE_TABLE: table,
    }
    limit = rule.max_cards if reason is RefusalReason.SUM_LIMIT else 0
    return Refusal(reason, move, cards.get(reason, 0), limit=limit)


def _reason(
    rule: CaptureRule, values: CaptureValues, table: Mask, move: Move, legal: list[Mask]
) -> RefusalReason:
    """The reason why a card may not take cards that lie on the table."""
    played, take = move
    equal = _equal_cards(values, table, move)
    takes_several_equal = take & ~equal == 0 and take.bit_count() > 1
    if _is_equal_card_first(rule, values, table, move):
        if takes_several_equal:
            return RefusalReason.ONE_EQUAL_CARD
        return RefusalReason.EQUAL_CARD_FIRST
    if rule.with_only(*rule.kinds).is_legal_capture(played, take, table, values):
        is_within_limit = replace(rule, fewest_cards=False).is_legal_capture(
            played, take, table, values
        )
        return RefusalReason.TOO_MANY_CARDS if is_within_limit else RefusalReason.SUM_LIMIT
    takes_one_equal = {taken for taken in legal if not taken & ~equal} == _single_cards(equal)
    if takes_several_equal and takes_one_equal:
        return RefusalReason.ONE_EQUAL_CARD
    if rule.takes_only_whole_table(played, table, values):
        return RefusalReason.WHOLE_TABLE
    return RefusalReason.NOT_A_CAPTURE


def _equal_cards(values: CaptureValues, table: Mask, move: Move) -> Mask:
    return table & values.cards_of_value[values.of(move.card)]


def _is_equal_card_first(rule: CaptureRule, values: CaptureValues, table: Mask, move: Move) -> bool:
    """Whether an equal card on the table excludes all other captures."""
    tier = rule.deciding_tier(move.card, table, values)
    is_excluding = bool(tier) and tier != rule.tiers[-1]
    return is_excluding and all(kind.takes_equal_card for kind in tier)


def _single_cards(cards: Mask) -> set[Mask]:
    """The sets of one of these cards."""
    return {1 << card for card in cards_of(cards)}
