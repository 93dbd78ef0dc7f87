"""What happened in a recorded round, told again."""

from collections.abc import Iterator
from functools import lru_cache

from scopa_desktop.rules.events import Event
from scopa_desktop.rules.record import RoundRecord
from scopa_desktop.rules.round import Round
from scopa_desktop.rules.seating import Seating
from scopa_desktop.rules.variant import Variant


@lru_cache(maxsize=256)
def seats_of_moves(variant: Variant, seating: Seating, recorded: RoundRecord) -> tuple[int, ...]:
    """The seat that made each move of a round."""
    one, _ = Round.dealt(variant, seating, recorded.dealer, recorded.pack)
    seats = []
    for move in recorded.moves:
        seats.append(one.turn)
        one.play(move)
    return tuple(seats)


def round_events(
    variant: Variant, seating: Seating, recorded: RoundRecord
) -> Iterator[list[Event]]:
    """The events of a round: first the deal's, then each move's. The score is not among them.

    Raises `IllegalMoveError` at a move that the rules refuse.
    """
    one, events = Round.dealt(variant, seating, recorded.dealer, recorded.pack)
    yield events
    for move in recorded.moves:
        yield one.play(move)
