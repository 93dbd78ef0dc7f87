"""How often each level plays a foolish card: one that gives something away for nothing.

`python benchmarks/foolish.py` lets every level play rounds for all seats. A play is a suspect if
there is a safer one (`safer_play`): one that takes no less and gives less of a sweep, of scoring
cards or of the partner's capture away. It is foolish if a search with other random numbers finds
the safer play better by a tenth of a point or more, and clearly so, and two longer searches, of
four and of sixteen times as many iterations, confirm it: among thousands of suspects one comparison
alone would find some by chance, and two would still find one. A play that costs more than a tenth
of a point by twice the interval needs no longer search. Printed are the suspects and the
foolish plays in 1,000 rounds, with 95 % intervals.

Rounds are numbered, and equal numbers give equal results.
"""

import sys
from functools import partial
from math import sqrt
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benchmarks.environment import describe_environment
from benchmarks.level_arguments import level_parser
from benchmarks.strength import ALL_GAMES, parse_game
from benchmarks.tables import TablePrinter
from scopa_desktop.ai.confidence import NORMAL_95
from scopa_desktop.ai.dangers import safer_play
from scopa_desktop.ai.fixed_strength import fixed_level
from scopa_desktop.ai.levels import LEVELS
from scopa_desktop.ai.move_evaluation import SearchConfig, compare_moves
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.commands.output import with_progress
from scopa_desktop.commands.processes import TaskRunner
from scopa_desktop.rules import catalogue
from scopa_desktop.rules.match import pack_of
from scopa_desktop.rules.moves import Action, Move
from scopa_desktop.rules.round import Round

COLUMNS: Final = {
    "game": 19,
    "level": 8,
    "rounds": 6,
    "suspects in 1,000 rounds": 0,
    "foolish in 1,000 rounds": 0,
}
MIN_COST: Final = 0.1
"""Points that a foolish play costs at least."""
_CONCLUSIVE: Final = 2
"""Half widths by which a cost above `MIN_COST` needs no longer search."""
_COMPARED: Final = tuple(
    SearchConfig(iterations=factor * 2000, candidate_count=factor * 1500, pool_size=factor * 500)
    for factor in (1, 4, 16)
)


class RoundCount(NamedTuple):
    """What was found in one round."""

    suspects: int
    foolish: int


def main() -> int:
    """Play rounds of each game with each level and print a row for each."""
    arguments = level_parser(__doc__, rounds=1000, iterations=2000).parse_args()
    runner = TaskRunner(arguments.jobs)
    printer = TablePrinter(arguments.markdown)
    printer.paragraph(describe_environment())
    printer.begin_table(COLUMNS)
    try:
        for game in arguments.games or ALL_GAMES:
            for level_id in arguments.levels or LEVELS:
                numbers = range(1, arguments.rounds + 1)
                results = runner.results(
                    partial(count_round, game, level_id, arguments.iterations), numbers
                )
                counts = [*with_progress(results, arguments.rounds, sys.stderr)]
                cells = (_per_thousand(column) for column in zip(*counts, strict=True))
                printer.row([game, level_id, str(len(counts)), *cells])
    finally:
        runner.close()
    return 0


def count_round(text: str, level_id: str, iterations: int, number: int) -> RoundCount:
    """Play a numbered round and count the suspects and the foolish plays.

    A search of the level has so many iterations at most.
    """
    game, seating = parse_game(text)
    variant = catalogue.variant(game)
    round_, _ = Round.dealt(
        variant, seating, number % seating.players, pack_of(number, 1, variant.deal.pack)
    )
    level = fixed_level(level_id, iterations)
    made: list[tuple[int, Action]] = []
    suspects = foolish = 0
    totals = [0] * seating.sides
    while not round_.is_over:
        seat, legal_moves = round_.turn, round_.legal_moves()
        action = legal_moves[0]
        if len(legal_moves) > 1:
            view = SeatView.of_round(round_, seat, totals, made)
            action = level.choose(view)
            better = safer_play(view, action) if isinstance(action, Move) else None
            if better is not None:
                suspects += 1
                foolish += _is_foolish(view, action, better)
        round_.play(action)
        made.append((seat, action))
    return RoundCount(suspects, foolish)


def _is_foolish(view: SeatView, played: Action, better: Move) -> bool:
    """Whether searches of growing length agree that the safer play is clearly better."""
    for config in _COMPARED:
        rng = Random(f"foolish {config.iterations} {view.seed}")
        difference = compare_moves(view, (better, played), config, rng)
        if difference.value <= max(difference.half_width, MIN_COST):
            return False
        if difference.value - MIN_COST > _CONCLUSIVE * difference.half_width:
            return True
    return True


def _per_thousand(column: tuple[int, ...]) -> str:
    """A rate with the interval of a sum of rare events."""
    scale = 1000 / len(column)
    return f"{scale * sum(column):.1f} ± {scale * NORMAL_95 * sqrt(max(sum(column), 1)):.1f}"


if __name__ == "__main__":
    sys.exit(main())
