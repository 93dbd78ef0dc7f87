"""Seats by drawn cards: everybody draws, and the ranks say who sits where (RULES, section 1)."""

from collections.abc import Sequence
from typing import NamedTuple

from scopa_desktop.rules.cards import RANKS, Card
from scopa_desktop.rules.events import DealerDrawn
from scopa_desktop.rules.seating import Seating


class SeatDraw(NamedTuple):
    """The draw for the seats."""

    drawn: DealerDrawn
    """The cards of each seat; the first seat deals."""
    order: tuple[int, ...]
    """The player of each seat, by the order in which the players drew."""


def draw_for_seats(
    seating: Seating, pack: Sequence[Card], *, partners_in_order: bool = False
) -> SeatDraw:
    """The draw for the seats from the front of `pack`.

    The highest card deals and sits first, the others follow counter-clockwise by rank; in pairs the
    two highest sit opposite each other, unless `partners_in_order`. Who tie draw
    again. If they still tie when the pack has run out, who drew first is higher.
    """
    draws: list[list[Card]] = [[] for _ in range(seating.players)]
    left = list(pack)
    tied = list(range(seating.players))
    while tied and len(tied) <= len(left):
        for player in tied:
            draws[player].append(left.pop(0))
        ranks = [_ranks(cards) for cards in draws]
        tied = [player for player, own in enumerate(ranks) if ranks.count(own) > 1]
    players = sorted(range(seating.players), key=lambda player: _ranks(draws[player]), reverse=True)
    if seating.pairs and not partners_in_order:
        first, second, third, fourth = players
        players = [first, third, second, fourth]
    cards = tuple(tuple(draws[player]) for player in players)
    return SeatDraw(DealerDrawn(cards, 0), tuple(players))


def _ranks(cards: Sequence[Card]) -> list[int]:
    return [card % RANKS for card in cards]
