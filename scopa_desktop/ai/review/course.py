"""The course of a match: the chance to win after each move, and what changed it."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from scopa_desktop.ai.review.match_review import MatchReview, replayed, reviewed_seat
from scopa_desktop.ai.review.results import DecisionReview
from scopa_desktop.rules.events import Swept
from scopa_desktop.rules.record import Record

LUCKY_DEAL: Final = 1.0
"""Points that a deal must give or cost to be marked."""


class MatchPoint(NamedTuple):
    """The chance at one position of a match."""

    round_number: int
    """The deal, counted from 1 as in records."""
    moves: int
    """The number of moves made in the round."""
    chance: float
    """That the side of the reviewed seat wins the match."""
    error: DecisionReview | None = None
    """The move just made, if it was an error of that side."""
    sweeper: int | None = None
    """The seat that has just swept the table."""
    luck: float | None = None
    """What the cards just dealt gave the side, in points, if that is much."""


def course_of(review: MatchReview) -> Sequence[MatchPoint]:
    """The points of all rounds whose review is finished."""
    record = review.record
    seating = record.seating
    side = seating.side_of(reviewed_seat(record))
    errors = {
        (decision.round_number, decision.move_number): decision
        for decision in review.real_decisions
        if decision.grade.is_error and seating.side_of(decision.seat) == side
    }
    sweepers = _sweepers(record)
    points = []
    for round_ in review.rounds:
        luck = {deal.moves: deal.leads[side] for deal in round_.deals}
        for moves, chance in enumerate(round_.chances):
            place = (round_.round_number, moves)
            given = luck.get(moves, 0.0)
            is_much = abs(given) >= LUCKY_DEAL
            points.append(
                MatchPoint(
                    *place,
                    chance,
                    errors.get(place),
                    sweepers.get(place),
                    given if is_much else None,
                )
            )
    return points


@lru_cache(maxsize=2)
def _sweepers(record: Record) -> Mapping[tuple[int, int], int]:
    """The seat that swept with a move, by its round and its number in the round."""
    match = replayed(record)
    sweepers = {}
    for deal in range(1, match.deals + 1):
        position = match.at(deal, 0)
        for number, move in enumerate(match.recorded_round(deal).moves, 1):
            for event in position.play(move):
                if isinstance(event, Swept):
                    sweepers[deal, number] = event.seat
    return sweepers
