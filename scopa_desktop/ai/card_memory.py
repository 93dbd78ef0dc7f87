"""What a seat can remember: where each card is, from what all have seen and its own hand."""

from enum import Enum

from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.rules.cards import PACK_SIZE


class CardPlace(Enum):
    """Where a card is, as far as a seat knows."""

    OWN = "own"
    """In the own hand, or cut and not placed yet."""
    TABLE = "table"
    SHOWN = "shown"
    """Declared, and still in another hand."""
    GONE = "gone"
    """In a pile."""
    OUT = "out"
    """In another hand or in the stock."""


def card_places(view: SeatView) -> tuple[CardPlace, ...]:
    places = [CardPlace.OUT] * PACK_SIZE
    own = view.hand | (0 if view.cut_card is None else 1 << view.cut_card)
    seen = {CardPlace.TABLE: view.table, CardPlace.OWN: own}
    for pile in view.piles:
        seen[CardPlace.GONE] = seen.get(CardPlace.GONE, 0) | pile
    for seat, shown in enumerate(view.shown):
        if seat != view.seat:
            seen[CardPlace.SHOWN] = seen.get(CardPlace.SHOWN, 0) | shown
    for place, cards in seen.items():
        for card in range(PACK_SIZE):
            if cards >> card & 1:
                places[card] = place
    return tuple(places)
