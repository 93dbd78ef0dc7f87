"""Makes puzzles of positions: finds those with exactly one best move and measures their moves.

A cheap search rejects most positions. A long search names the best move, and an independent
comparison on common determinizations measures how much worse each other move is, as in the review.
All of it is computed from the view of the seat, so hidden cards change nothing.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from hashlib import sha256
from math import inf, sqrt
from random import Random
from typing import Final, NamedTuple

from scopa_desktop.ai.advice import AdviceUnit
from scopa_desktop.ai.candidates import candidates_of
from scopa_desktop.ai.move_evaluation import (
    MoveEvaluation,
    SearchConfig,
    compare_moves,
    evaluate_moves,
    is_solved,
    match_standing,
)
from scopa_desktop.ai.player import Deadline
from scopa_desktop.ai.puzzles.difficulty import (
    Attempts,
    choices_of_search,
    estimated_difficulty,
    search_attempts,
    simple_attempts,
    solved_share,
)
from scopa_desktop.ai.puzzles.hidden_cards import with_typical_deal
from scopa_desktop.ai.puzzles.lines import following_moves
from scopa_desktop.ai.puzzles.puzzle import SOLVER_SEAT, Puzzle, PuzzleMove, Refutation
from scopa_desktop.ai.puzzles.theme_finder import themes_of
from scopa_desktop.ai.review.loss import INDIFFERENT
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.rules.match import Match, similar_number_with_dealer
from scopa_desktop.rules.moves import Action
from scopa_desktop.rules.players import PERSON, Player
from scopa_desktop.rules.record import Mover, Record, write_record
from scopa_desktop.rules.rules_text import rules_lines
from scopa_desktop.rules.table_events import OptionChanged
from scopa_desktop.rules.variant import Option

_POINTS_OF_SCOPA: Final = 2.9
_MAX_REFUTATIONS: Final = 4
_DIGITS_OF_ID: Final = 10
_TRIAL_SHARE: Final = 0.7
"""Share of the margin that the cheap comparison must find."""


@dataclass(frozen=True)
class PuzzleConfig:
    """What makes a position a puzzle, and how thoroughly that is found out."""

    margin: float = 0.4
    """Least lead of the best move over every other in a round of Scopa, in points; in games with
    more points more, as the results of their rounds spread more."""
    min_moves: int = 3
    """Least number of legal moves: a choice of two is guessed too easily. A cut has two."""
    trial_iterations: int = 300
    """Iterations of the first, cheap search."""
    trial_comparison_iterations: int = 800
    """Pairs of playouts for the first, cheap comparison."""
    iterations: int = 12_000
    """Iterations of the search for the best move."""
    comparison_iterations: int = 6_000
    """Pairs of playouts for each comparison with the best move."""
    min_candidates: int = 1500
    """Least number of determinizations that are weighted by the others' plays, for each search."""
    max_solved_share: float = 0.8
    """Of the attempts of the players without a search; what they solve more often is no puzzle."""
    max_per_match: int = 2
    """The most puzzles of one simulated match, the hardest ones."""
    failing_iterations: int = 0
    """A search of so many iterations must fail in all its attempts; 0: no search must."""


DEFAULT_PUZZLES: Final = PuzzleConfig()
HARD_PUZZLES: Final = PuzzleConfig(
    margin=INDIFFERENT,
    trial_iterations=8_000,
    trial_comparison_iterations=3_000,
    iterations=64_000,
    comparison_iterations=24_000,
    max_per_match=4,
    failing_iterations=1_000,
)
"""Positions that a search of 1,000 iterations gets wrong and one of 64,000 confirms. Where a large
lead is at stake small searches are right, so the margin is smaller."""


class PuzzleStep(NamedTuple):
    """A position of a record that may become a puzzle."""

    round_number: int
    """The deal, counted from 1 as in records."""
    moves: int
    """The moves made before it."""
    seat: int


def steps_of(record: Record, seat: int) -> list[PuzzleStep]:
    """The positions of a record in which the first player of `seat` chose between several moves.

    Those in which another player sat in, or the game made the move for a person, are left out.
    Raises `RecordError` where the rules do not allow the record.
    """
    match = Match.replayed(record)
    steps, first = [], Mover(seat, record.players[seat])
    for number, recorded in enumerate(record.rounds, 1):
        replayed = match.at(number, 0)
        for made, move in enumerate(recorded.moves):
            round_ = replayed.round
            assert round_ is not None
            is_decided = (
                round_.turn == seat
                and record.mover(seat, number, made) == first
                and not record.is_automatic(seat, number, made)
            )
            if is_decided and len(round_.legal_moves()) > 1:
                steps.append(PuzzleStep(number, made, seat))
            replayed.play(move)
    return steps


def puzzle_at(
    record: Record, step: PuzzleStep, config: PuzzleConfig = DEFAULT_PUZZLES
) -> Puzzle | None:
    """The puzzle of a position; None where it has not exactly one best move, or is too easy.

    `record` must be one that the rules allow, and `step` one of its `steps_of`.
    """
    match = _turned(record, step.seat).at(step.round_number, step.moves)
    view = SeatView.of(match, SOLVER_SEAT)
    return _PuzzleMaker(view, config).puzzle(match)


@lru_cache(maxsize=8)
def _turned(record: Record, seat: int) -> Match:
    return Match.replayed(_turned_record(record, seat))


def _turned_record(record: Record, seat: int) -> Record:
    """The record with `seat` as seat 0, played by a person, and the other seats in turn after it.

    Packs and moves stay as they are, and so do changed rules; who sat in or ran out of time does
    not matter. The deal number is one whose draw gives the first dealer, who sits elsewhere now.
    """
    count_of_seats = record.seating.players
    turned = [record.players[(place + seat) % count_of_seats] for place in range(count_of_seats)]
    turned[SOLVER_SEAT] = Player(turned[SOLVER_SEAT].name, PERSON)
    rounds = tuple(
        each._replace(dealer=(each.dealer - seat) % count_of_seats) for each in record.rounds
    )
    number = record.deal_number
    if rounds and (seat or record.table.draws_seats):
        number = similar_number_with_dealer(
            number, count_of_seats, rounds[0].dealer, record.variant.deal.pack
        )
    return replace(
        record,
        players=tuple(turned),
        deal_number=number,
        rounds=rounds,
        table=record.table.with_fixed_seats,
        events=tuple(each for each in record.events if isinstance(each.event, OptionChanged)),
    )


class _PuzzleMaker:
    """Makes a puzzle from one view."""

    def __init__(self, view: SeatView, config: PuzzleConfig) -> None:
        self._view = view
        self._config = config
        self._standing = match_standing(view)
        spread = sqrt(view.variant.points_per_round / _POINTS_OF_SCOPA)
        self._margin = config.margin * max(1.0, spread)

    def puzzle(self, match: Match) -> Puzzle | None:
        """The puzzle of a match in which the view is that of the seat on turn."""
        if not self._is_promising():
            return None
        evaluations = self._search("best move", self._config.iterations)
        solution = evaluations[0].action
        if solution in self._failing_choices:
            return None
        attempts = simple_attempts(self._view, solution)
        if solved_share(attempts) > self._config.max_solved_share:
            return None
        moves = self._measured_moves(evaluations)
        if not moves:
            return None
        attempts += search_attempts(self._view, solution)
        return self._with_lines(match, moves, attempts, is_proven=is_solved(evaluations))

    @cached_property
    def _failing_choices(self) -> tuple[Action, ...]:
        """What the search chooses that must fail."""
        iterations = self._config.failing_iterations
        return choices_of_search(self._view, iterations) if iterations else ()

    def _is_promising(self) -> bool:
        """Whether a cheap search sees a lead of about the margin."""
        candidates = candidates_of(self._view)
        is_choice = (
            len(candidates.moves) >= self._config.min_moves or self._view.cut_card is not None
        )
        if not candidates.are_all or not is_choice:
            return False
        first, *others = self._search("trial", self._config.trial_iterations)
        if first.action in self._failing_choices:
            return False
        lead = first.value - max((move.value for move in others), default=-inf)
        if is_solved([first, *others]):
            return lead >= self._margin
        if lead < self._margin / 2:
            return False
        if not others:
            return True
        config = self._search_config(self._config.trial_comparison_iterations)
        moves = (first.action, others[0].action)
        loss = compare_moves(self._view, moves, config, self._rng("trial comparison"))
        return loss.value >= _TRIAL_SHARE * self._margin

    def _measured_moves(self, evaluations: Sequence[MoveEvaluation]) -> list[PuzzleMove]:
        """The moves with their values, the best first; empty where it is not clearly best."""
        best = evaluations[0]
        if is_solved(evaluations):
            moves = [PuzzleMove(move.action, move.value, 0.0) for move in evaluations]
            return moves if self._is_clear(moves[0].value - moves[1].value, 0.0, 0.0) else []
        moves = [PuzzleMove(best.action, best.value, best.half_width)]
        for action in self._others(evaluations):
            compared = self._compared(best, action)
            if compared is None:
                return []
            moves.append(compared)
        moves = [moves[0], *sorted(moves[1:], key=lambda move: -move.value)]
        # What a tree learns first decides what it learns next, which an interval does not show.
        is_confirmed = self._compared(best, moves[1].action, "confirmation") is not None
        return moves if is_confirmed else []

    def _others(self, evaluations: Sequence[MoveEvaluation]) -> list[Action]:
        """The other moves, those that the search likes best first."""
        visited = [move.action for move in evaluations[1:]]
        best = evaluations[0].action
        legal = [action for action in candidates_of(self._view).moves if action != best]
        return [*visited, *(action for action in legal if action not in visited)]

    def _compared(
        self, best: MoveEvaluation, action: Action, purpose: str = "comparison"
    ) -> PuzzleMove | None:
        """A move with its value; None unless it is clearly worse than the best one."""
        rng = self._rng(f"{purpose} with {action}")
        config = self._search_config(self._config.comparison_iterations)
        loss = compare_moves(self._view, (best.action, action), config, rng)
        if not self._is_clear(loss.value, best.half_width, loss.half_width):
            return None
        return PuzzleMove(action, best.value - loss.value, loss.half_width)

    def _is_clear(self, lead: float, own_half_width: float, half_width: float) -> bool:
        """Whether a lead is large enough and more than both intervals."""
        return lead >= self._margin and lead > own_half_width + half_width

    def _search(self, purpose: str, iterations: int) -> list[MoveEvaluation]:
        config = self._search_config(iterations)
        return evaluate_moves(self._view, config, self._rng(purpose), Deadline(inf))

    def _search_config(self, iterations: int) -> SearchConfig:
        """The search for so many iterations, as in the review."""
        least = self._config.min_candidates
        return SearchConfig(
            iterations=iterations,
            candidate_count=max(least, iterations // 2),
            pool_size=max(least // 3, iterations // 3),
        )

    def _rng(self, purpose: str) -> Random:
        return Random(f"{self._view.seed} puzzle {purpose}")

    def _with_lines(
        self,
        match: Match,
        moves: Sequence[PuzzleMove],
        attempts: Sequence[Attempts],
        *,
        is_proven: bool,
    ) -> Puzzle | None:
        view, best = self._view, moves[0]
        wrong = self._plausible(moves, attempts)
        values = {move.action: move.value for move in moves}
        losses = {action: best.value - values[action] for action in wrong}
        dealt = with_typical_deal(match, view, best.action, losses)
        if dealt is None:
            return None
        unit = AdviceUnit.WIN_PROBABILITY if self._standing.is_near_end else AdviceUnit.LEAD
        puzzle = Puzzle(
            id=self._id(),
            variant=view.variant.id,
            options=_options(view),
            record=write_record(dealt.record),
            moves=tuple(map(self._in_unit, moves)),
            unit=unit,
            is_proven=is_proven,
            themes=(),
            line=following_moves(dealt, best.action),
            refutations=tuple(
                Refutation(action, following_moves(dealt, action)) for action in wrong
            ),
            difficulty=estimated_difficulty(attempts, len(moves)),
        )
        return replace(puzzle, themes=themes_of(puzzle))

    def _plausible(self, moves: Sequence[PuzzleMove], attempts: Sequence[Attempts]) -> list[Action]:
        """The wrong answers worth refuting: what reference players choose, then the second best."""
        known = [move.action for move in moves[1:]]
        chosen = [action for each in reversed(attempts) for action in each.choices]
        wrong = [action for action in (*chosen, *known) if action in known]
        return list(dict.fromkeys(wrong))[:_MAX_REFUTATIONS]

    def _in_unit(self, move: PuzzleMove) -> PuzzleMove:
        if not self._standing.is_near_end:
            return move
        fair, scale = 1 / self._view.seating.sides, self._standing.scale
        return PuzzleMove(move.action, fair + move.value / scale, move.half_width / scale)

    def _id(self) -> str:
        view = self._view
        rules = " ".join(rules_lines(view.variant))
        known = f"{rules} {view.seating} {view.piles} {view.values.by_card} {view.seed}"
        return f"{view.variant.id}-{sha256(known.encode()).hexdigest()[:_DIGITS_OF_ID]}"


def _options(view: SeatView) -> tuple[str, ...]:
    changed = view.variant.changed.items()
    return tuple(f"{name} = {Option.text(value)}" for name, value in changed)
