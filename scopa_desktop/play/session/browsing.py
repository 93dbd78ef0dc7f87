"""Steps through the positions of a match, for looking back.

The positions of a round are the one after its deal, with 0 moves, and the one after each move.
"""

from enum import Enum

from scopa_desktop.rules.match import Match, RecordPosition


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
