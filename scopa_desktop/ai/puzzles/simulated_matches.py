"""Matches of computer players as a source of puzzles."""

from collections.abc import Callable
from dataclasses import replace
from math import inf
from random import Random
from typing import Final

from scopa_desktop.ai.levels import LEVELS
from scopa_desktop.ai.player import Deadline, random_choice
from scopa_desktop.ai.puzzles.puzzle import Puzzle
from scopa_desktop.ai.puzzles.puzzle_maker import (
    DEFAULT_PUZZLES,
    PuzzleConfig,
    PuzzleStep,
    puzzle_at,
    steps_of,
)
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.players import Player
from scopa_desktop.rules.record import LARGEST_DEAL, Record
from scopa_desktop.rules.round import Round
from scopa_desktop.rules.seating import Seating
from scopa_desktop.rules.variant import Variant

SOLVER_NAME: Final = "Player"
"""The name of the solver in the record."""
PLAYER_LEVELS: Final = ("skilled", "casual", "easy", "strong")
"""Levels that play fast and have different characters."""
_FIRST_SEATING_SHARE: Final = 0.6
_ONE_ROUND_SHARE: Final = 0.6
_TO_THE_END_SHARE: Final = 0.25


def _any_position(_round: Round) -> bool:
    return True


def simulated_puzzles(
    variant: Variant,
    seed: int,
    index: int,
    config: PuzzleConfig = DEFAULT_PUZZLES,
    is_wanted: Callable[[Round], bool] = _any_position,
) -> list[Puzzle]:
    """The puzzles of a simulated match, those with the highest ratings; often there is none.

    The last round of the match is searched from all seats, where `is_wanted` says so of the
    position; that must not depend on hidden cards. `seed` and `index` number the matches;
    the same numbers always give the same puzzles.
    """
    rng = Random(f"scopa puzzles {seed} match {index}")
    record = _simulated_record(variant, rng)
    match = Match.replayed(record)
    last_round = match.deals
    puzzles = [
        puzzle
        for seat in range(record.seating.players)
        for step in steps_of(record, seat)
        if step.round_number == last_round
        and is_wanted(_round_at(match, step))
        and (puzzle := puzzle_at(_with_solver(record, seat), step, config)) is not None
    ]
    return sorted(puzzles, key=lambda puzzle: -puzzle.difficulty.rating)[: config.max_per_match]


def _round_at(match: Match, step: PuzzleStep) -> Round:
    round_ = match.at(step.round_number, step.moves).round
    assert round_ is not None
    return round_


def _with_solver(record: Record, seat: int) -> Record:
    """The record with the name of the solver at a seat."""
    players = [*record.players]
    players[seat] = players[seat]._replace(name=SOLVER_NAME)
    return replace(record, players=tuple(players))


def _simulated_record(variant: Variant, rng: Random) -> Record:
    """The record of a match of one or two rounds, or to its end."""
    seating = simulated_seating(variant, rng)
    levels = sorted(PLAYER_LEVELS, key=lambda _: rng.random())[: seating.players]
    players = [Player(LEVELS[level].name, level) for level in levels]
    match = Match(variant, seating, players, int(rng.random() * LARGEST_DEAL))
    length = rng.random()
    rounds = 1 if length < _ONE_ROUND_SHARE else 2
    plays_to_end = length > 1 - _TO_THE_END_SHARE
    while match.winner is None and (plays_to_end or len(match.sheets) < rounds):
        match.begin_round()
        while match.round is not None and not match.round.is_over:
            legal_moves = match.round.legal_moves()
            action = legal_moves[0]
            if len(legal_moves) > 1:
                seat = match.round.turn
                action = LEVELS[levels[seat]].choose(SeatView.of(match, seat), Deadline(inf))
            match.play(action)
    return match.record


def simulated_seating(variant: Variant, rng: Random) -> Seating:
    """The first seating of the variant in most matches, else any for which there are levels."""
    if rng.random() < _FIRST_SEATING_SHARE:
        return variant.seatings[0]
    most = len(PLAYER_LEVELS)
    return random_choice([each for each in variant.seatings if each.players <= most], rng)
