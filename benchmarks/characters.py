"""What each level does well and badly: the figures behind the sentences about the characters.

`python benchmarks/characters.py` lets every level play deals against the heuristic player, each
with the level on every side, and prints the sweeps and how the level chooses, with 95 % intervals.
A choice counts where there is more than one legal move; what the columns mean is said at the
members of `Measure`.

Deals are numbered, and equal numbers give equal results.
"""

import argparse
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import Enum
from functools import partial
from itertools import count
from math import nan
from pathlib import Path
from random import Random
from typing import Final, NamedTuple, TypeAlias

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benchmarks.environment import describe_environment
from benchmarks.level_arguments import level_parser
from benchmarks.players import named_player
from benchmarks.results import share_of
from benchmarks.strength import parse_game
from benchmarks.tables import TablePrinter
from scopa_desktop.ai.fixed_strength import fixed_level
from scopa_desktop.ai.levels import LEVELS
from scopa_desktop.ai.move_evaluation import SearchConfig, evaluate_moves
from scopa_desktop.ai.player import Deadline
from scopa_desktop.ai.position_evaluation import PositionEvaluation
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.commands.arguments import whole_number
from scopa_desktop.commands.output import with_progress
from scopa_desktop.commands.processes import TaskRunner
from scopa_desktop.commands.series import DuplicateDeal, play_duplicate
from scopa_desktop.rules import catalogue
from scopa_desktop.rules.cards import COINS, mask_of
from scopa_desktop.rules.match import pack_of
from scopa_desktop.rules.moves import Action, Move
from scopa_desktop.rules.round import Round
from scopa_desktop.rules.scoring import SEVENS

OPPONENT: Final = "heuristic"
"""A reasonable reference player, the same for every level and none of them."""
_ENOUGH_TIME: Final = 600.0
_EXACT: Final = SearchConfig(iterations=1)


class Measure(Enum):
    """A figure of a level; the value is the heading of its column.

    Those in percent are shares of the choices in which the level could do either.
    """

    SWEEPS = "sweeps"
    """Sweeps made in a round."""
    SWEEPS_GIVEN = "sweeps given"
    """Sweeps that the opponent made in a round."""
    SWEEPS_TAKEN = "possible sweeps made %"
    """Sweeps made where one was possible."""
    CAPTURES = "takes if it can %"
    """Captures made where one was possible."""
    MOST_COINS = "takes most coins %"
    """Captures of the most coins, where captures take different numbers."""
    COINS_LAID = "lays a coin %"
    """Coins laid, where a card of another suit could be laid."""
    SEVENS_LAID = "lays a seven %"
    """Sevens laid, where another card could be laid."""
    SWEEPS_LEFT = "leaves a sweep %"
    """Plays that leave a table one unseen card sweeps, where another play leaves none."""
    LOST_AT_END = "lost at the end"
    """Points a round lost by plays of the last packet, where all hands are known: those of the
    best play less those of the play made."""


class Figure(NamedTuple):
    """A part of a whole, such as the sweeps made of those possible, or coins in rounds."""

    part: float = 0.0
    whole: float = 0.0

    def plus(self, other: "Figure") -> "Figure":
        return Figure(self.part + other.part, self.whole + other.whole)


Figures: TypeAlias = Mapping[Measure, Figure]


def main() -> int:
    """Play deals of each game with each level and print a row for each."""
    arguments = _parser().parse_args()
    runner = TaskRunner(arguments.jobs)
    printer = TablePrinter(arguments.markdown)
    printer.paragraph(describe_environment())
    printer.begin_table({"game": 8, "level": 8, "deals": 5, **{each.value: 12 for each in Measure}})
    try:
        for game in arguments.games:
            for level_id in arguments.levels or LEVELS:
                numbers = range(arguments.first, arguments.first + arguments.rounds)
                results = runner.results(
                    partial(figures_of_deal, game, level_id, arguments.iterations), numbers
                )
                deals = [*with_progress(results, arguments.rounds, sys.stderr)]
                cells = (cell(measure, deals) for measure in Measure)
                printer.row([game, level_id, str(len(deals)), *cells])
    finally:
        runner.close()
    return 0


def figures_of_deal(text: str, level_id: str, iterations: int, number: int) -> Figures:
    """Play a numbered deal with the level on every side and return its figures.

    A search of the level has so many iterations at most.
    """
    game, seating = parse_game(text)
    level = fixed_level(level_id, iterations)
    pack = catalogue.variant(game).deal.pack
    choices: list[tuple[SeatView, Move]] = []

    def decide(_: Round, view: SeatView) -> Action:
        action = level.choose(view)
        if isinstance(action, Move):
            choices.append((view, action))
        return action

    def deals() -> Iterator[DuplicateDeal]:
        for attempt in count(1):
            choices.clear()
            yield DuplicateDeal(number % seating.players, pack_of(number, attempt, pack))

    seatings = [
        [int(seating.side_of(seat) != side) for seat in range(seating.players)]
        for side in range(seating.sides)
    ]
    players = [decide, named_player(OPPONENT).decide]
    rounds, _, _ = play_duplicate(catalogue.variant(game), seating, deals(), seatings, players)
    ends = [figures_of_round(round_, side) for side, round_ in enumerate(rounds)]
    return total([*ends, *(figures_of_choice(view, move) for view, move in choices)])


def figures_of_round(round_: Round, side: int) -> Figures:
    """The sweeps of a round that is over, as a side sees them."""
    own = [sweep for sweep in round_.sweeps if round_.side_of(sweep.seat) == side]
    return {
        Measure.SWEEPS: Figure(len(own), 1),
        Measure.SWEEPS_GIVEN: Figure(len(round_.sweeps) - len(own), 1),
        Measure.LOST_AT_END: Figure(0, 1),
    }


def figures_of_choice(view: SeatView, made: Move) -> Figures:
    """What a choice among several plays says about the one who made it."""
    evaluation = PositionEvaluation(view)
    plays = view.plays()
    captures = [play for play in plays if play.take]
    figures: dict[Measure, Figure] = {}
    if captures:
        figures[Measure.CAPTURES] = Figure(bool(made.take), 1)
    laid = mask_of(play.card for play in plays if not play.take)
    for measure, cards in ((Measure.COINS_LAID, COINS), (Measure.SEVENS_LAID, SEVENS)):
        if not made.take and laid & cards and laid & ~cards:
            figures[measure] = Figure(cards >> made.card & 1, 1)
    coins = [*map(_coins, captures)]
    if made.take and min(coins) < max(coins):
        figures[Measure.MOST_COINS] = Figure(_coins(made) == max(coins), 1)
    outcomes = {play: evaluation.after(play) for play in plays}
    sweeps = {play for play in plays if evaluation.sweep_points(outcomes[play])}
    if sweeps:
        figures[Measure.SWEEPS_TAKEN] = Figure(made in sweeps, 1)
    risks = {play: evaluation.sweep_probability(outcomes[play].table) for play in plays}
    if max(risks.values()) > 0 == min(risks.values()):
        figures[Measure.SWEEPS_LEFT] = Figure(risks[made] > 0, 1)
    return {**figures, Measure.LOST_AT_END: Figure(_lost_at_end(view, made), 0)}


def _coins(capture: Move) -> int:
    return ((capture.take | 1 << capture.card) & COINS).bit_count()


def _lost_at_end(view: SeatView, made: Move) -> float:
    """The points that a play loses; 0 where the others' hands are not known."""
    if view.stock_size or view.seating.players > 2:
        return 0.0
    evaluations = evaluate_moves(view, _EXACT, Random(view.seed), Deadline(_ENOUGH_TIME))
    if any(each.half_width for each in evaluations):
        return 0.0
    values = {each.action: each.value for each in evaluations}
    return evaluations[0].value - values[made]


def total(figures: Iterable[Figures]) -> Figures:
    """The sums of the figures of several choices, rounds or deals."""
    sums: dict[Measure, Figure] = {}
    for each in figures:
        for measure, figure in each.items():
            sums[measure] = sums.get(measure, Figure()).plus(figure)
    return sums


def value_of(measure: Measure, deals: Sequence[Figures]) -> tuple[float, float]:
    """The figure over all deals, and half of its 95 % interval; not a number where none counts."""
    figures = [deal.get(measure, Figure()) for deal in deals]
    if not any(figure.whole for figure in figures):
        return nan, nan
    parts, wholes = zip(*figures, strict=True)
    return share_of(parts, wholes)


def cell(measure: Measure, deals: Sequence[Figures]) -> str:
    """The figure with its interval, in percent where the heading says so."""
    value, half_width = value_of(measure, deals)
    if measure.value.endswith("%"):
        return f"{100 * value:.1f} ± {100 * half_width:.1f}"
    return f"{value:.2f} ± {half_width:.2f}"


def _parser() -> argparse.ArgumentParser:
    parser = level_parser(__doc__, rounds=300, iterations=1000)
    parser.set_defaults(games=["scopa"])
    parser.add_argument(
        "--first", type=whole_number(1, 900_000_000), default=1, metavar="N",
        help="the number of the first deal (default 1)")  # fmt: skip
    return parser


if __name__ == "__main__":
    sys.exit(main())
