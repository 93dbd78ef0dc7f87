"""Replays recorded rounds for their events."""

from collections.abc import Iterator

from scopa_desktop.rules.events import Captured, Event, LeftoversTaken, OpeningTaken, TableTaken
from scopa_desktop.rules.record import RoundRecord
from scopa_desktop.rules.round import Round
from scopa_desktop.rules.seating import Seating
from scopa_desktop.rules.variant import Variant


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
