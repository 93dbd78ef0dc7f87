"""What happened in a recorded round, told again."""

from collections.abc import Iterator

from scopa_desktop.rules.events import Event
from scopa_desktop.rules.record import RoundRecord
from scopa_desktop.rules.round import Round
from scopa_desktop.rules.seating import Seating
from scopa_desktop.rules.variant import Variant


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
