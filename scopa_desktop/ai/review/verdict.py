"""The verdict on a match, and its course: what the cards gave, what play gave away, what decided.

Only what is clear is claimed. The cards or the play decided a match if they are clear of what can
be measured, point towards the winner, and make up at least half of the lead; else the cause is
open. Both are facts about this match: who plays better in general is another question, which a
match of a few rounds does not answer.
"""

from collections.abc import Mapping, Sequence
from enum import Enum
from functools import lru_cache
from math import sqrt
from typing import Final, NamedTuple

from scopa_desktop.ai.review.match_review import MatchReview, PlayerReview, replayed, reviewed_seat
from scopa_desktop.ai.review.results import DecisionReview
from scopa_desktop.rules.events import Swept
from scopa_desktop.rules.own_play import seats_played_by_game
from scopa_desktop.rules.record import Mover, Record

LUCK_ERROR: Final = 1.2
"""Half-width of the 95 % confidence interval of the luck of a round, in points: the sampling error
of its playouts, measured by repeating them with other random numbers."""
LEAST_POINTS: Final = 1.0
"""Points from which the cards or the play are named as the cause."""
_SHARE: Final = 0.5
"""The part of the lead that a cause must make up."""


class Outcome(Enum):
    """How a match ended for a side."""

    WON = "won"
    LOST = "lost"
    UNFINISHED = "unfinished"


class Cause(Enum):
    """What decided a match."""

    CARDS = "cards"
    PLAY = "play"
    BOTH = "both"
    OPEN = "open"
    """Neither is clear enough to say so."""


class Verdict(NamedTuple):
    """The verdict on a match, as seen by a player; all figures are those of finished rounds."""

    player: PlayerReview
    outcome: Outcome
    cause: Cause
    luck: float | None
    """What the cards gave the side, in points; None where it is not clear of its error."""
    luck_error: float
    """Half-width of the 95 % confidence interval of the luck, in points."""
    others: tuple[PlayerReview, ...]
    """The other players who had real decisions."""


def verdict(review: MatchReview, mover: Mover) -> Verdict | None:
    """The verdict for a player.

    None while no round is finished, if they made no decision, or if somebody else made most moves
    of their seat.
    """
    if mover.seat in seats_played_by_game(replayed(review.record)):
        return None
    players = review.players()
    player = next((one for one in players if one.mover == mover), None)
    if player is None or not player.rounds or not player.decisions:
        return None
    others = tuple(one for one in players if one.mover != mover and one.decisions)
    seating = review.record.seating
    side = seating.side_of(mover.seat)
    outcome = _outcome(review, side)
    luck_error = LUCK_ERROR * sqrt(player.rounds)
    own = [one for one in players if seating.side_of(one.mover.seat) == side]
    opponents = [one for one in others if seating.side_of(one.mover.seat) != side]
    play, play_error = _play(own, opponents, seating.sides - 1)
    sign = 1 if outcome is Outcome.WON else -1
    least = max(LEAST_POINTS, _SHARE * sign * player.result)
    by_cards = sign * player.luck > max(least, luck_error)
    by_play = sign * play > max(least, play_error)
    causes = {(True, True): Cause.BOTH, (True, False): Cause.CARDS, (False, True): Cause.PLAY}
    is_luck_clear = abs(player.luck) > max(luck_error, LEAST_POINTS)
    return Verdict(
        player,
        outcome,
        causes.get((by_cards, by_play), Cause.OPEN),
        player.luck if is_luck_clear else None,
        luck_error,
        others,
    )


def _outcome(review: MatchReview, side: int) -> Outcome:
    winner = replayed(review.record).winner
    if winner is None:
        return Outcome.UNFINISHED
    return Outcome.WON if winner == side else Outcome.LOST


def _play(
    own: Sequence[PlayerReview], opponents: Sequence[PlayerReview], other_sides: int
) -> tuple[float, float]:
    """What each other side gave away on average, less what the own side did, and its error."""
    given = sum(one.loss for one in opponents) / other_sides - sum(one.loss for one in own)
    squares = sum((one.loss_error / other_sides) ** 2 for one in opponents)
    return given, sqrt(squares + sum(one.loss_error**2 for one in own))


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
