"""The players of a new match in the seats that they drew, and where a computer player cuts."""

from collections.abc import Sequence
from random import Random
from typing import Final

from scopa_desktop.rules.match import Match, pack_of
from scopa_desktop.rules.players import Player
from scopa_desktop.rules.seat_draw import draw_for_seats
from scopa_desktop.rules.seating import Seating

_LEAST_CUT: Final = 8
_MOST_CUT: Final = 32


def seated_by_draw(
    seating: Seating, players: Sequence[Player], deal_number: int
) -> tuple[Player, ...]:
    """The players by the seat that the draw of a deal number gives them.

    They draw in their order; the match must have `TableOptions.draws_seats`.
    """
    draw = draw_for_seats(seating, pack_of(deal_number, 0))
    return tuple(players[player] for player in draw.order)


def computer_cut(match: Match) -> int:
    """After how many cards a computer player cuts the pack of the next deal.

    The same for the same deal of a match, so that a numbered deal stays the same.
    """
    chance = Random(f"scopa deal {match.deal_number} cut {match.deals + 1}").random()
    return _LEAST_CUT + int(chance * (_MOST_CUT - _LEAST_CUT + 1))
