"""Actions before a card is played: declare, cut, take the opening or other table cards."""

from scopa_desktop.ai.candidates import candidates_of
from scopa_desktop.ai.card_values import CardValues
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.rules.cards import PACK, PACK_SIZE
from scopa_desktop.rules.moves import Action, Cut, Declare, TakeOpening, TakeTable


def choose_preplay_action(view: SeatView) -> Action | None:
    """The best action before a card is played; None when there is none.

    Declarations come before captures from the table.
    """
    if view.cut_card is not None:
        return _cut(view, view.cut_card)
    if view.opening_offer is not None:
        # What is left on the table, the others would take.
        return TakeOpening(takes=True)
    actions = candidates_of(view).moves
    declarations = [action for action in actions if isinstance(action, Declare)]
    if declarations:
        return max(
            declarations,
            key=lambda declaration: (declaration.points, _wild_capture_count(view, declaration)),
        )
    card_values = CardValues.of(view)
    captures = [action for action in actions if isinstance(action, TakeTable)]
    return max(captures, key=lambda capture: card_values.of_cards(capture.take), default=None)


def _cut(view: SeatView, card: int) -> Cut:
    """Keep a card whose value is above the average, lay another one on the table."""
    card_values = CardValues.of(view)
    average = card_values.of_cards(PACK) / PACK_SIZE
    return Cut(keeps=card_values.of_cards(1 << card) > average)


def _wild_capture_count(view: SeatView, declaration: Declare) -> int:
    """Number of captures that the wild card could make with its declared value."""
    wild = view.variant.declarations.wild if view.variant.declarations else None
    if wild is None or not declaration.wild:
        return 0
    values = view.values.with_wild(wild, declaration.wild)
    return len(view.variant.captures.legal_captures(wild, view.table, values))
