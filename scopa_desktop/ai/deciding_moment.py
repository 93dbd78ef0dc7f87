"""What decided a match: the largest rise of the winner's chance to win.

The chances are those of the review's course of the match (`chances_of_round`). Where cards were
dealt after a move, its part of the rise ends before they are known, and theirs begins there.
"""

from collections.abc import Iterator
from enum import Enum
from math import inf
from random import Random
from typing import Final, NamedTuple

from scopa_desktop.ai.odds import ROUND_PLAYOUTS, chance_at_deal, chances_of_round, odds_task
from scopa_desktop.ai.player import Deadline
from scopa_desktop.ai.review.match_review import Reviewer, ReviewStep, replayed, reviewed_seat
from scopa_desktop.ai.review.results import DecisionReview, Grade
from scopa_desktop.rules.match import Match, RecordPosition
from scopa_desktop.rules.moves import Declare, Move, Pass
from scopa_desktop.rules.record import Record

LEAST_RISE: Final = 0.1
"""Of a match in which no chance rose by so much at once, nothing is said."""
_OTHER_PACKETS: Final = 12
"""How often a packet is dealt anew for the chance before it is known."""


class MomentKind(Enum):
    """What raised the chance of the winner."""

    GAIN = "gain"
    """A move of the winner's side."""
    MISTAKE = "mistake"
    """A move of another side that the review calls a mistake or a blunder."""
    SLIP = "slip"
    """A move of another side that the review calls a small slip."""
    SOUND = "sound"
    """A move of another side, when none was clearly better."""
    FORCED = "forced"
    """The only move of another side, or one that the game made for it."""
    CARDS = "cards"
    """The cards that were dealt or declared: no move changed as much."""


class DecidingMoment(NamedTuple):
    """The moment of a match that changed most."""

    position: RecordPosition
    """The position before the move; for `CARDS` that in which the cards are known."""
    round_number: int
    """From 1, void deals not counted."""
    kind: MomentKind
    before: float
    """The chance of the winner before it, from what the seat of the review knew."""
    after: float


class _Rise(NamedTuple):
    """A rise of the winner's chance by the cards or by a move."""

    deal: int
    moves: int
    """The number of moves made when the cards were dealt, or before the move."""
    is_move: bool
    before: float
    after: float


class FindDecidingMoment(NamedTuple):
    """Task: what decided a match.

    It is seen from the seat for which the review computes the chances.
    """

    record: Record
    """A match that has been won."""

    def run(self, until: Deadline) -> DecidingMoment | None:
        """The moment, the last of equal ones.

        None where no chance rose by `LEAST_RISE`, where a wrong call lost the match, or when
        cancelled. Raises `ValueError` if nobody has won the match.
        """
        match = replayed(self.record)
        if match.winner is None:
            raise ValueError("nobody has won the match")
        if match.call is not None and not match.call.is_right:
            return None
        rises: list[_Rise] = []
        for deal in range(1, match.deals + 1):
            if until.is_over:
                return None
            rises += _rises(match, deal, match.winner)
        most = max(rises, key=lambda rise: (rise.after - rise.before, rise))
        if most.after - most.before < LEAST_RISE:
            return None
        return DecidingMoment(
            RecordPosition(most.deal, most.moves),
            len(match.at(most.deal, 0).sheets) + 1,
            self._kind_of(match, most),
            most.before,
            most.after,
        )

    def _kind_of(self, match: Match, rise: _Rise) -> MomentKind:
        if not rise.is_move:
            return MomentKind.CARDS
        seat = match.seats_of_moves(rise.deal)[rise.moves]
        if match.seating.side_of(seat) == match.winner:
            return MomentKind.GAIN
        reviewer, step = Reviewer(self.record), ReviewStep(rise.deal, rise.moves + 1)
        if step not in reviewer.steps():
            return MomentKind.FORCED
        decision = reviewer.result_of(step)
        assert isinstance(decision, DecisionReview)
        errors = {
            Grade.BLUNDER: MomentKind.MISTAKE,
            Grade.MISTAKE: MomentKind.MISTAKE,
            Grade.SLIP: MomentKind.SLIP,
        }
        return errors.get(decision.grade, MomentKind.SOUND)


def _rises(match: Match, deal: int, winner: int) -> Iterator[_Rise]:
    """How the winner's chance changed with each card and each deal of a round.

    Cuts, calls and captures of the opening table or before a card are left out.
    """
    seat = reviewed_seat(match.record)
    chances = chances_of_round(match, seat, deal, side=winner)
    yield _Rise(deal, 0, False, chance_at_deal(match, deal, winner), chances[0])
    for count, move in enumerate(match.recorded_round(deal).moves):
        before, after = chances[count], chances[count + 1]
        if isinstance(move, Move):
            known = _before_packet(match, deal, count + 1, seat, winner)
            if known is not None:
                yield _Rise(deal, count + 1, False, known, after)
                after = known
            yield _Rise(deal, count, True, before, after)
        elif isinstance(move, Declare | Pass):
            yield _Rise(deal, count + 1, False, before, after)


def _before_packet(match: Match, deal: int, moves: int, seat: int, side: int) -> float | None:
    """The chance of a side before the packet that was dealt after so many moves is known.

    It is the mean over packets dealt anew from the cards of the stock. None if none was dealt.
    """
    at = match.at(deal, moves)
    round_ = at.round
    assert round_ is not None
    if round_.is_over or round_.packets_dealt == _packets(match, deal, moves - 1):
        return None
    position = round_.position
    first = position.next_card - position.cards_in_hands
    stock = [position.stock[index] for index in range(first, len(position.stock))]
    rng = Random(f"packets {match.record.deal_number} {deal} {moves}")
    chance = 0.0
    for _ in range(_OTHER_PACKETS):
        rng.shuffle(stock)
        for index, card in enumerate(stock, first):
            position.stock[index] = card
        position.next_card = first
        position.deal_packet()
        position.is_declaring, position.turn = False, match.seating.next_seat(round_.dealer)
        task = odds_task(at, seat)
        assert task is not None
        part = task._replace(playouts=ROUND_PLAYOUTS // _OTHER_PACKETS)
        chance += part.run(Deadline(inf)).chance(side)
    return chance / _OTHER_PACKETS


def _packets(match: Match, deal: int, moves: int) -> int:
    round_ = match.at(deal, moves).round
    return 0 if round_ is None else round_.packets_dealt
