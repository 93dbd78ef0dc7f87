"""What a player does at his turn before he plays a card: declare, cut, take from the table."""

from scopa_desktop.ai.card_values import CardValues
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.rules.cards import PACK, PACK_SIZE
from scopa_desktop.rules.moves import Action, Cut, Declare, TakeTable


def choose_preplay_action(view: SeatView) -> Action | None:
    """The best thing to do before a card is played; None when there is nothing worth doing."""
    if view.cut_card is not None:
        return _cut(view, view.cut_card)
    actions = view.legal_moves()
    declarations = [action for action in actions if isinstance(action, Declare)]
    if declarations:
        return max(declarations, key=lambda one: (one.points, _takes_with(view, one)))
    card_values = CardValues.of(view)
    captures = [action for action in actions if isinstance(action, TakeTable)]
    return max(captures, key=lambda one: card_values.of_cards(one.take), default=None)


def _cut(view: SeatView, card: int) -> Cut:
    """A card dearer than the average is worth keeping; another is as well laid on the table."""
    card_values = CardValues.of(view)
    average = card_values.of_cards(PACK) / PACK_SIZE
    return Cut(keeps=card_values.of_cards(1 << card) > average)


def _takes_with(view: SeatView, declared: Declare) -> int:
    """How many sets the wild card could take at once with the value given to it."""
    wild = view.variant.declarations.wild if view.variant.declarations else None
    if wild is None or not declared.wild:
        return 0
    values = view.values.with_wild(wild, declared.wild)
    return len(view.variant.captures.legal_captures(wild, view.table, values))
