"""The move after which the winner of a match could expect most more points, in one round."""

from typing import NamedTuple

from scopa_desktop.ai.odds import PLAYOUTS, Odds, odds_task
from scopa_desktop.ai.player import Deadline
from scopa_desktop.rules.ending import lead_of
from scopa_desktop.rules.match import Match, RecordPosition
from scopa_desktop.rules.moves import Move
from scopa_desktop.rules.record import Record


class DecidingMoment(NamedTuple):
    """A move of a match, and what it changed."""

    position: RecordPosition
    """The position before the move."""
    round_number: int
    """From 1, void deals not counted."""
    points: float
    """How many points more the winner could expect after it, compared with the best other side."""


class FindDecidingMoment(NamedTuple):
    """Task: the move that decided a match, as the winner could see it.

    It is looked for in the round in which the winner gained most on the others, the last of equal
    ones. Expected points are those of `EstimateOdds` from the seat of the winner, who does not know
    the other hands; at the end of the round they are the points themselves.
    """

    record: Record
    """A match that has been won."""

    def run(self, until: Deadline) -> DecidingMoment | None:
        """The move; None without one that helped the winner, or when cancelled.

        Raises `ValueError` if nobody has won the match.
        """
        match = Match.replayed(self.record)
        winner = match.winner
        if winner is None:
            raise ValueError("nobody has won the match")
        leads = [lead_of(sheet.totals, winner) for sheet in match.sheets]
        number = max(range(len(leads)), key=lambda index: (leads[index], index))
        deals = range(1, match.deals + 1)
        deal = max(deal for deal in deals if len(match.at(deal, 0).sheets) == number)
        seat = match.seating.seats_of(winner)[0]
        moves = match.recorded_round(deal).moves
        found: DecidingMoment | None = None
        before: float | None = None
        for count in range(len(moves) + 1):
            if until.is_over:
                return None
            after: float | None = leads[number] if count == len(moves) else None
            if after is None and (task := odds_task(match.at(deal, count), seat)) is not None:
                after = _expected_lead(task._replace(playouts=2 * PLAYOUTS).run(until), winner)
            if after is None:
                continue
            if before is not None and isinstance(moves[count - 1], Move):
                gained = after - before
                if gained > (found.points if found else 0):
                    found = DecidingMoment(RecordPosition(deal, count - 1), number + 1, gained)
            before = after
        return found


def _expected_lead(odds: Odds, winner: int) -> float:
    return lead_of([odds.of(side).points for side in range(len(odds.points))], winner)
