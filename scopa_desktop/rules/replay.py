"""Replays recorded rounds: the seats that moved, and the events."""

from collections.abc import Iterator
from functools import lru_cache

from scopa_desktop.rules.events import (
    Captured,
    Event,
    LeftoversTaken,
    OpeningTaken,
    TableTaken,
)
from scopa_desktop.rules.record import RoundRecord
from scopa_desktop.rules.round import Round
from scopa_desktop.rules.seating import Seating
from scopa_desktop.rules.variant import Variant


@lru_cache(maxsize=256)
def seats_of_moves(variant: Variant, seating: Seating, recorded: RoundRecord) -> tuple[int, ...]:
    """The seat that made each move of a round; raises `IllegalMoveError` at an illegal move."""
    replayed, _ = Round.dealt(variant, seating, recorded.dealer, recorded.pack)
    seats = []
    for move in recorded.moves:
        seats.append(replayed.turn)
        replayed.play(move)
    return tuple(seats)


def round_events(
    variant: Variant, seating: Seating, recorded: RoundRecord
) -> Iterator[list[Event]]:
    """The events of a round without its score: first those of the deal, then those of each move.

    Raises `IllegalMoveError` at an illegal move.
    """
    replayed, events = Round.dealt(variant, seating, recorded.dealer, recorded.pack)
    yield events
    for move in recorded.moves:
        yield replayed.play(move)


def last_capture(
    variant: Variant, seating: Seating, recorded: RoundRecord
) -> Captured | TableTaken | OpeningTaken | LeftoversTaken | None:
    """The last event of a round by which cards went to a pile; None if there was none."""
    captures = (Captured, TableTaken, OpeningTaken, LeftoversTaken)
    last = None
    for events in round_events(variant, seating, recorded):
        for event in events:
            if isinstance(event, captures) and (
                not isinstance(event, LeftoversTaken) or (event.seat is not None and event.cards)
            ):
                last = event
    return last
