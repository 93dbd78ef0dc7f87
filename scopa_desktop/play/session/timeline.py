"""`Timeline`: the course of a match with the moves that were undone and can be redone.

The positions of a round, through which browsing steps, are the one after its deal, with 0 moves,
and the one after each move.
"""

from collections.abc import Callable, Iterator, Sequence
from enum import Enum
from typing import TypeAlias

from scopa_desktop.rules.cards import Card
from scopa_desktop.rules.match import Match, RecordPosition
from scopa_desktop.rules.table_events import PlayerChanged

Decides: TypeAlias = Callable[[Match, RecordPosition, int], bool]
"""Whether the move of a match at a position, made from a seat, is a decision of the person."""


class Timeline:
    """A match that was played, in which another match is at the same or an earlier position."""

    def __init__(self) -> None:
        self._match: Match | None = None

    def begin(self, match: Match) -> None:
        """Let the timeline end with the position of a match."""
        self._match = match

    def follow(self, match: Match) -> None:
        """Drop the undone moves if a match has taken another course."""
        if self._match is None or not _leads_through(self._match, match):
            self._match = match

    def at(self, position: RecordPosition) -> Match | None:
        """The match at a position; None before there is a match."""
        return None if self._match is None else self._match.at(*position)

    def next_pack(self, position: RecordPosition) -> Sequence[Card] | None:
        """The pack of the deal that follows a position, if that deal was undone."""
        if self._match is None or position.deals >= self._match.deals:
            return None
        return self._match.recorded_round(position.deals + 1).pack

    def next_decision(self, here: RecordPosition, decides: Decides) -> RecordPosition | None:
        """The next undone position at which `decides` holds, else the last one.

        None if no move was undone.
        """
        match = self._match
        if match is None or match.position == here:
            return None
        for deal in range(max(1, here.deals), match.deals + 1):
            seats = match.seats_of_moves(deal)
            for moves in range(here.moves + 1 if deal == here.deals else 0, len(seats)):
                position = RecordPosition(deal, moves)
                if decides(match, position, seats[moves]):
                    return position
        return match.position


def previous_decision(match: Match, decides: Decides) -> RecordPosition | None:
    """The last position before that of a match at which `decides` holds; None if there is none.

    What was played before a person last took a seat is not undone.
    """
    since = _last_sitting_in(match)
    for deal in _played_deals(match):
        seats = match.seats_of_moves(deal)
        for moves in reversed(range(len(seats))):
            position = RecordPosition(deal, moves)
            if position < since:
                return None
            if decides(match, position, seats[moves]):
                return position
    return None


def is_decided_by_person(match: Match, position: RecordPosition, seat: int) -> bool:
    """Whether a person made the move of a match at a position, not the game for them."""
    record = match.record
    is_person = record.mover(seat, *position).player.is_person
    return is_person and not record.is_automatic(seat, *position)


def _last_sitting_in(match: Match) -> RecordPosition:
    """The position at which a person last took a seat."""
    return max(
        (
            RecordPosition(placed.deal, placed.moves)
            for placed in match.events
            if isinstance(placed.event, PlayerChanged) and placed.event.player.is_person
        ),
        default=RecordPosition(0, 0),
    )


def _played_deals(match: Match) -> Iterator[int]:
    """The deals in which moves were made, the last one first."""
    if match.moves_made:
        yield match.deals
    deal = match.deals
    while deal and (deal := match.last_played_before(deal)):
        yield deal


def _leads_through(timeline: Match, match: Match) -> bool:
    """Whether the timeline continues from the position of `match`.

    The rounds before the current one are not compared, because `match` was taken from the timeline
    and has been compared after every move since.
    """
    if timeline is match:
        return True
    if match.deals > timeline.deals:
        return False
    if not match.deals:
        return True
    own, other = match.recorded_round(match.deals), timeline.recorded_round(match.deals)
    return own == other._replace(moves=other.moves[: len(own.moves)])


class BrowsingStep(Enum):
    """Where to go from a position."""

    FIRST = "first"
    """The deal of the first round."""
    PREVIOUS_ROUND = "previous round"
    """The deal of this round; from there, the deal of the round before it."""
    PREVIOUS = "previous"
    NEXT = "next"
    NEXT_ROUND = "next round"
    """The deal of the next round; in the last round, its last position."""
    LAST = "last"
    """The current position of the match."""


def move_count(match: Match, deal: int) -> int:
    """The number of moves made in a deal, counted from 1; 0 for the deal 0, before the first."""
    return len(match.recorded_round(deal).moves) if deal else 0


def position_after(match: Match, position: RecordPosition, step: BrowsingStep) -> RecordPosition:
    """The position that a step leads to; `position` itself where there is none further.

    `position` is one of the match; that is not checked. Void deals are stepped through as well.
    """
    last = match.position
    deal, moves = position
    previous_deal = RecordPosition(deal - 1, move_count(match, deal - 1)) if deal > 1 else position
    next_deal = RecordPosition(deal + 1, 0) if deal < last.deals else last
    start_of_round = RecordPosition(deal, 0)
    return {
        BrowsingStep.FIRST: RecordPosition(min(1, last.deals), 0),
        BrowsingStep.PREVIOUS_ROUND: start_of_round if moves else previous_deal._replace(moves=0),
        BrowsingStep.PREVIOUS: RecordPosition(deal, moves - 1) if moves else previous_deal,
        BrowsingStep.NEXT: (
            RecordPosition(deal, moves + 1) if moves < move_count(match, deal) else next_deal
        ),
        BrowsingStep.NEXT_ROUND: next_deal,
        BrowsingStep.LAST: last,
    }[step]
