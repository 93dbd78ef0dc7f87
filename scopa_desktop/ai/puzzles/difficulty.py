"""The first estimate of a puzzle's difficulty, from what players of known strength choose.

Every choice of a reference player counts as a game between the player and the puzzle. The rating of
the puzzle is the most probable one for these results: Elo's model with a normal prior, in which
somebody who does not see the solution still finds it by chance (the three-parameter logistic model
of tests with several answers, Birnbaum 1968).
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from math import inf, log, sqrt
from random import Random
from typing import Final, NamedTuple

from scopa_desktop.ai.candidates import candidates_of
from scopa_desktop.ai.heuristics import HeuristicPlayer, HeuristicWeights
from scopa_desktop.ai.level_players import PLAYERS
from scopa_desktop.ai.move_evaluation import SearchConfig, evaluate_moves
from scopa_desktop.ai.player import ComputerPlayer, Deadline
from scopa_desktop.ai.puzzles.puzzle import MAX_DEVIATION, Difficulty
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.rules.moves import Action

_PRIOR_RATING: Final = 1500
_PRIOR_DEVIATION: Final = 400
_MODEL_DEVIATION: Final = 90
"""Added in quadrature: the ratings of the reference players are those of matches."""
_LEAST: Final = 800
_MOST: Final = 3000
_STEP: Final = 5


class Attempts(NamedTuple):
    """The choices of one reference player."""

    rating: int
    """The player's rating."""
    solved: int
    tries: int
    choices: tuple[Action, ...]
    """What it chose, solved or not, each once."""


GREEDY: Final = HeuristicPlayer(
    HeuristicWeights(laid_card=0.0, following_turns=(), own_next_turn=0.0, leftovers=0.0)
)
"""Takes what is worth most, and does not look at what it leaves."""
LEVELS: Final = (("beginner", 1262), ("easy", 1355), ("casual", 1456), ("skilled", 1558))
"""Levels with their ratings on the leaderboard over all games."""
_LEVEL_TRIES: Final = 12
_GREEDY_RATING: Final = 1558
"""Level with *skilled* in matches."""
_GREEDY_TRIES: Final = 4
_FIRST_LEGAL_RATING: Final = 785
SEARCHES: Final = ((60, 1665), (250, 1980), (1000, 2315), (4000, 2630))
"""Iterations of small searches, with their ratings.

Both were measured on the shipped puzzles, with the ratings of the levels given
(`benchmarks/puzzles.py --solvers`): a puzzle has no luck, so what a search sees shows more clearly
than in matches. The hard puzzles are left out there, because they were chosen for the failure of a
small search.
"""
_SEARCH_TRIES: Final = 12
_QUICK_TRIES: Final = 3
"""Of a search that must fail, to reject most positions quickly."""
CANDIDATES: Final = 1500
"""Determinizations that each of these searches weighs by the others' plays."""


def simple_attempts(view: SeatView, solution: Action) -> list[Attempts]:
    """The choices of the players that do not search; the same for the same view."""
    first_legal = candidates_of(view).moves[0]
    greedy = _choices(GREEDY, view, "greedy", _GREEDY_TRIES)
    return [
        _attempts(_FIRST_LEGAL_RATING, [first_legal], solution),
        _attempts(_GREEDY_RATING, greedy, solution),
        *(
            _attempts(rating, _choices(PLAYERS[level], view, level, _LEVEL_TRIES), solution)
            for level, rating in LEVELS
        ),
    ]


def search_attempts(view: SeatView, solution: Action) -> list[Attempts]:
    """The choices of small searches; the same for the same view."""
    return [
        _attempts(rating, _searched(view, iterations), solution) for iterations, rating in SEARCHES
    ]


def choices_of_search(view: SeatView, iterations: int) -> tuple[Action, ...]:
    """What a small search chooses in its first attempts at a puzzle."""
    return tuple(dict.fromkeys(islice(_searched(view, iterations), _QUICK_TRIES)))


def solved_share(attempts: Sequence[Attempts]) -> float:
    return sum(each.solved for each in attempts) / sum(each.tries for each in attempts)


def estimated_difficulty(attempts: Sequence[Attempts], moves: int) -> Difficulty:
    """The most probable rating of a puzzle after these attempts, with its deviation.

    `moves` is the number of legal moves of the puzzle.
    """
    ratings = range(_LEAST, _MOST + 1, _STEP)
    rating = max(ratings, key=lambda rating: _log_probability(rating, attempts, moves))
    information = 1 / _PRIOR_DEVIATION**2
    scale = log(10) / 400
    for each in attempts:
        seen = _seeing_probability(each.rating, rating)
        solved = solving_probability(each.rating, rating, moves)
        slope = scale * (1 - 1 / moves) * seen * (1 - seen)
        information += each.tries * slope**2 / (solved * (1 - solved))
    deviation = min(MAX_DEVIATION, round(sqrt(1 / information + _MODEL_DEVIATION**2)))
    return Difficulty(rating, deviation)


def solving_probability(player: float, puzzle: float, moves: int) -> float:
    """Probability that a player solves a puzzle, by their ratings and the number of its moves."""
    guessed = 1 / moves
    return guessed + (1 - guessed) * _seeing_probability(player, puzzle)


def _seeing_probability(player: float, puzzle: float) -> float:
    """Probability that a player sees the solution and need not guess."""
    return float(1 / (1 + 10 ** ((puzzle - player) / 400)))


def _log_probability(rating: int, attempts: Sequence[Attempts], moves: int) -> float:
    total = -(((rating - _PRIOR_RATING) / _PRIOR_DEVIATION) ** 2) / 2
    for each in attempts:
        probability = solving_probability(each.rating, rating, moves)
        total += each.solved * log(probability)
        total += (each.tries - each.solved) * log(1 - probability)
    return total


def _choices(player: ComputerPlayer, view: SeatView, name: str, tries: int) -> Iterator[Action]:
    for number in range(tries):
        rng = Random(f"{view.seed} puzzle {name} {number}")
        yield player.choose(view, rng, Deadline(inf))


def _searched(view: SeatView, iterations: int) -> Iterator[Action]:
    for number in range(_SEARCH_TRIES):
        rng = Random(f"{view.seed} puzzle search {iterations} {number}")
        config = SearchConfig(
            iterations=iterations, candidate_count=CANDIDATES, solved_plays_when_known=0
        )
        yield evaluate_moves(view, config, rng, Deadline(inf))[0].action


def _attempts(rating: int, choices: Iterable[Action], solution: Action) -> Attempts:
    made = list(choices)
    return Attempts(rating, made.count(solution), len(made), tuple(dict.fromkeys(made)))
