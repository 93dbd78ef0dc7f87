"""Checks the cards and seats of a position and puts them into the kernel's `Position`."""

from collections.abc import Sequence

from scopa_desktop.rules.cards import CARD_COUNT, Card, Mask, Pack, union
from scopa_desktop.rules.kernel.position import Position
from scopa_desktop.rules.seating import Seating


def check_position(
    seating: Seating,
    hands: Sequence[Mask],
    piles: Sequence[Mask],
    others: Sequence[Mask],
    pack: Pack,
) -> None:
    """Raise `ValueError` with a sentence when the position has not the places or cards of a game.

    A card is in two places or not in the pack, or a hand or pile is missing.

    `others` are the cards in all other places. An empty `piles` means that all piles are empty.
    """
    if len(hands) != seating.players:
        raise ValueError(f"{seating.description} need {seating.players} hands")
    if piles and len(piles) != seating.sides:
        raise ValueError(f"{seating.description} have {seating.sides} piles")
    places = [*hands, *piles, *others]
    if sum(place.bit_count() for place in places) != union(places).bit_count():
        raise ValueError("a card lies in two places")
    if union(places) & ~pack.cards:
        raise ValueError("a card is not in the pack of this game")


def check_seats(
    seating: Seating, hands: Sequence[Mask], dealer: int, turn: int, last_capturer: int | None
) -> None:
    """Raise `ValueError` with a sentence when a seat does not exist or cannot play."""
    seats = range(seating.players)
    if dealer not in seats or turn not in seats:
        raise ValueError(f"the dealer and the seat on turn are among the {len(seats)} players")
    if last_capturer is not None and last_capturer not in seats:
        raise ValueError(f"the last capturer is among the {len(seats)} players")
    if any(hands) and not hands[turn]:
        raise ValueError("the seat on turn has no card while others have")


def set_up_position(
    position: Position,
    hands: Sequence[Mask],
    table: Mask,
    piles: Sequence[Mask],
    declared: Sequence[Mask],
) -> None:
    """Set hands, table, piles and the cards that each seat has declared; not checked."""
    position.table = table
    for seat, hand in enumerate(hands):
        position.hands[seat] = hand
        position.cards_in_hands += hand.bit_count()
    for seat, cards in enumerate(declared):
        position.declared[seat] = cards
    for side, pile in enumerate(piles):
        position.piles[side] = pile


def put_cards_on_stock(position: Position, cards: Sequence[Card]) -> None:
    """Put cards on top of the stock; the first becomes the top card."""
    for card in reversed(cards):
        position.next_card -= 1
        position.stock[position.next_card] = card


def stock_of(position: Position) -> tuple[Card, ...]:
    """The cards still to be dealt, in their order."""
    return tuple(position.stock[index] for index in range(position.next_card, CARD_COUNT))
