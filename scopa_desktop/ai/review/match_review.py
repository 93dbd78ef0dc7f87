"""Review of a recorded match, one decision or round at a time.

A `Reviewer` lists the steps and gives the result of any of them. Each result depends on the record
and the depth only, so the steps can be made in any order and process, stopped, and continued with
the results found before. `MatchReview` adds the results up.
"""

from collections.abc import Container, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import exp, sqrt
from typing import Final, NamedTuple

from scopa_desktop.ai.confidence import half_width_of_mean
from scopa_desktop.ai.move_evaluation import match_standing
from scopa_desktop.ai.odds import chances_of_round
from scopa_desktop.ai.review.loss import measure_hindsight, measure_loss
from scopa_desktop.ai.review.luck import round_result
from scopa_desktop.ai.review.results import DecisionReview, Grade, ReviewResult, RoundReview
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.moves import CallOut
from scopa_desktop.rules.record import Mover, Record
from scopa_desktop.rules.table_events import PlayerChanged

REVIEW_VERSION: Final = 3
"""To be increased when the same record and depth give other results."""
DEFAULT_DEPTH: Final = 10
ACCURACY_SCALE: Final = 4.0
"""Points lost in ten decisions at which the accuracy is 100 / e, about 37."""
MAX_DEPTH: Final = 100
ITERATIONS_PER_DEPTH: Final = 1000
"""Iterations of each search of a decision, for each unit of the depth."""


class ReviewStep(NamedTuple):
    """One part of a review."""

    round_number: int
    """The deal, counted from 1 as in records."""
    move_number: int | None
    """The decision to review, counted from 1; None for the result and the luck of the round."""


@dataclass(frozen=True)
class Reviewer:
    """Reviews a record; `depth` is how thoroughly, from 1 to `MAX_DEPTH`."""

    record: Record
    depth: int = DEFAULT_DEPTH

    def steps(self) -> list[ReviewStep]:
        """All steps, in the order of the match: the decisions of a round, then its result.

        Forced moves are no decisions, nor are those that the game made for a person. Raises
        `RecordError` where the rules do not allow the record.
        """
        match = replayed(self.record)
        steps: list[ReviewStep] = []
        for number in range(1, match.deals + 1):
            steps += [ReviewStep(number, move) for move in _decisions(match, number)]
            if _is_scored(match, number):
                steps.append(ReviewStep(number, None))
        return steps

    @property
    def seat(self) -> int:
        """The seat whose chance to win is computed: that of the first person, else the first."""
        return reviewed_seat(self.record)

    def view_of(self, step: ReviewStep) -> SeatView:
        """What the seat knew at a decision."""
        assert step.move_number is not None
        before = self._match_before(step.round_number, step.move_number)
        assert before.round is not None
        return SeatView.of(before, before.round.turn)

    def _match_before(self, round_number: int, move_number: int) -> Match:
        return replayed(self.record).at(round_number, move_number - 1)

    def result_of(self, step: ReviewStep) -> ReviewResult:
        """The result of one of the `steps`, after a search that takes a fraction of a second."""
        if step.move_number is None:
            return self._review_round(step.round_number)
        return self._review_decision(step.round_number, step.move_number)

    def results(self, finished: Iterable[ReviewResult] = ()) -> Iterator[ReviewResult]:
        """The results of all steps in their order; `finished` ones are not searched again.

        Decisions of a round that was in play then, and is not any more, are: hindsight is added.
        """
        match = replayed(self.record)
        known = {step_of(result): result for result in finished if not _lacks(result, match)}
        for step in self.steps():
            yield known.get(step) or self.result_of(step)

    def _review_decision(self, round_number: int, move_number: int) -> DecisionReview:
        match = replayed(self.record)
        played = match.recorded_round(round_number).moves[move_number - 1]
        before = self._match_before(round_number, move_number)
        assert before.round is not None
        iterations = ITERATIONS_PER_DEPTH * self.depth
        view = SeatView.of(before, before.round.turn)
        standing = match_standing(view)
        hindsight = None
        if _is_scored(match, round_number):
            hindsight = measure_hindsight(view, before.round, played, iterations)
        return DecisionReview(
            round_number,
            move_number,
            view.seat,
            played,
            loss=measure_loss(view, played, iterations),
            hindsight=hindsight,
            win_probability_per_point=1 / standing.scale if standing.is_near_end else None,
        )

    def _review_round(self, round_number: int) -> RoundReview:
        record = self.record
        recorded = record.rounds[round_number - 1]
        rules = record.variants_of_deals[round_number - 1]
        result = round_result(rules, record.seating, recorded)
        assert result is not None
        chances = chances_of_round(replayed(record), self.seat, round_number)
        return RoundReview(round_number, result.leads, result.luck, result.deals, chances)


def reviewed_seat(record: Record) -> int:
    """The seat of the first person of a record; the first seat where there is none."""
    return next((mover.seat for mover in record.movers if mover.player.is_person), 0)


def step_of(result: ReviewResult) -> ReviewStep:
    """The step that a result belongs to."""
    move_number = result.move_number if isinstance(result, DecisionReview) else None
    return ReviewStep(result.round_number, move_number)


@lru_cache(maxsize=2)
def replayed(record: Record) -> Match:
    """The match of a record, which must not be changed; the last two are kept.

    Raises `RecordError` where the rules do not allow the record.
    """
    return Match.replayed(record)


def _is_scored(match: Match, round_number: int) -> bool:
    """Whether a round was played to its end."""
    round_ = match.at(round_number, len(match.recorded_round(round_number).moves)).round
    if round_ is None or round_.is_void or round_.called_out_by is not None:
        return False
    return round_.is_over


def _lacks(result: ReviewResult, match: Match) -> bool:
    """Whether a result was found without the hindsight that there can be now."""
    if not isinstance(result, DecisionReview) or result.hindsight is not None:
        return False
    return result.round_number <= match.deals and _is_scored(match, result.round_number)


def mover_of(record: Record, decision: DecisionReview) -> Mover:
    """Who made a decision, and from which seat."""
    return record.mover(decision.seat, decision.round_number, decision.move_number - 1)


def _decisions(match: Match, round_number: int) -> Iterator[int]:
    """The numbers of the moves of a round at which there were several legal ones.

    A claim that ends the match is no decision between them, nor is a move that the game made.
    """
    moves = match.recorded_round(round_number).moves
    record = match.record
    position = match.at(round_number, 0)
    for number, move in enumerate(moves, 1):
        assert position.round is not None
        is_automatic = record.is_automatic(position.round.turn, round_number, number - 1)
        is_decided = not is_automatic and not isinstance(move, CallOut)
        if is_decided and len(position.round.legal_moves()) > 1:
            yield number
        position.play(move)


class PlayerReview(NamedTuple):
    """Review of a player; results are leads in points over finished rounds."""

    mover: Mover
    """The player and the seat."""
    rounds: int
    """The number of finished rounds in which nobody else sat in the seat."""
    decisions: int
    """The number of real decisions, at which the legal moves were not all worth the same."""
    loss: float
    """Points lost in all real decisions."""
    loss_error: float
    """Half-width of the 95 % confidence interval of `loss`, for the decisions made here."""
    result: float
    """The points of the seat's side less the mean of the other sides' points, in these rounds."""
    luck: float
    """The part of the result that the cards gave."""
    adjusted_half_width: float | None
    """Half-width of the 95 % confidence interval of the result without luck, from the spread
    between the rounds; None after too few rounds."""

    @property
    def adjusted(self) -> float:
        """The result without luck: what play made of the cards."""
        return self.result - self.luck

    @property
    def loss_per_ten(self) -> float | None:
        """Points lost in ten real decisions; None where there was none."""
        return 10 * self.loss / self.decisions if self.decisions else None

    @property
    def loss_half_width(self) -> float | None:
        """Half-width of the 95 % confidence interval of `loss_per_ten`."""
        return 10 * self.loss_error / self.decisions if self.decisions else None

    @property
    def accuracy(self) -> int | None:
        """How good the decisions were, from 0 to 100; None where there was none."""
        return None if self.loss_per_ten is None else accuracy(self.loss_per_ten)


def accuracy(loss_per_ten: float) -> int:
    """The points lost in ten decisions as a figure that falls from 100 towards 0."""
    return round(100 * exp(-max(0.0, loss_per_ten) / ACCURACY_SCALE))


@dataclass(frozen=True)
class MatchReview:
    """The results of a review, or of the part of it that is finished."""

    record: Record
    decisions: tuple[DecisionReview, ...]
    rounds: tuple[RoundReview, ...]

    @classmethod
    def of(cls, record: Record, results: Iterable[ReviewResult]) -> "MatchReview":
        """Collect results, in the order of the match."""
        known = list(results)
        return cls(
            record,
            tuple(result for result in known if isinstance(result, DecisionReview)),
            tuple(result for result in known if isinstance(result, RoundReview)),
        )

    @property
    def real_decisions(self) -> list[DecisionReview]:
        """The decisions that count, in the order of the match."""
        return [decision for decision in self.decisions if decision.is_real]

    def most_expensive(self, number: int) -> list[DecisionReview]:
        """The errors that cost most, the most expensive first; `number` of them at most."""
        errors = [decision for decision in self.real_decisions if decision.grade.is_error]
        return sorted(errors, key=lambda decision: -decision.loss.value)[:number]

    def moments(self, movers: Container[Mover], number: int) -> list[DecisionReview]:
        """What is most worth looking at in the play of some players, `number` decisions at most.

        The errors, the most expensive first; then bad luck, by what it cost in hindsight.
        """
        own = [one for one in self.real_decisions if mover_of(self.record, one) in movers]
        errors = [decision for decision in own if decision.grade.is_error]
        unlucky = [decision for decision in own if decision.grade is Grade.UNLUCKY]
        errors.sort(key=lambda decision: -decision.loss.value)
        unlucky.sort(key=lambda decision: -(decision.hindsight or decision.loss).value)
        return [*errors, *unlucky][:number]

    def players(self) -> list[PlayerReview]:
        """The review of everybody who has sat in a seat, by seats."""
        return [self._player(mover) for mover in self.record.movers]

    def _player(self, mover: Mover) -> PlayerReview:
        side = self.record.seating.side_of(mover.seat)
        own = [one for one in self.real_decisions if mover_of(self.record, one) == mover]
        losses = [decision.loss for decision in own]
        rounds = [round_ for round_ in self.rounds if self._sat_alone(mover, round_.round_number)]
        adjusted = [round_.adjusted[side] for round_ in rounds]
        return PlayerReview(
            mover,
            rounds=len(rounds),
            decisions=len(losses),
            loss=sum(loss.value for loss in losses),
            loss_error=sqrt(sum(loss.half_width**2 for loss in losses)),
            result=sum(round_.leads[side] for round_ in rounds),
            luck=sum(round_.luck[side] for round_ in rounds),
            adjusted_half_width=_half_width_of_sum(adjusted),
        )

    def _sat_alone(self, mover: Mover, deal: int) -> bool:
        """Whether a player sat in the seat during a whole round."""
        record, moves = self.record, len(self.record.rounds[deal - 1].moves)
        return record.mover(mover.seat, deal, 0) == mover and not any(
            isinstance(placed.event, PlayerChanged)
            and placed.event.seat == mover.seat
            and 0 < placed.moves < moves
            for placed in record.events_of(deal)
        )


def _half_width_of_sum(samples: Sequence[float]) -> float | None:
    """Half-width of the 95 % confidence interval of the sum of independent samples.

    None for too few of them.
    """
    half_width = half_width_of_mean(samples)
    return None if half_width is None else half_width * len(samples)
