"""Tests of the review's measures: whether losses separate players, and whether luck is unbiased.

`python benchmarks/review_measure.py losses` seats each player on one side, skilled players on all
others, and measures every decision of that side; the same deals are dealt to all players. Each row
is compared with the one before it: *apart* means that the two intervals do not overlap, *different*
that the interval of the difference over the same deals excludes zero, *reversed* that it does so
in the other order, and *not separable* that it does not. `luck` plays skilled against casual
players and compares the results with those adjusted for luck: the means must agree, and the
variance must be smaller.

With `--results FILE` a measurement of losses can be stopped and continued, or extended by more
deals. A game is written as in strength.py. Deals are numbered, and equal numbers give equal
results.
"""

import argparse
import json
import os
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from math import sqrt
from pathlib import Path
from statistics import correlation, mean, stdev, variance
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benchmarks.environment import describe_environment
from benchmarks.players import NAMES, named_player
from benchmarks.results import half_width
from benchmarks.review_rounds import DealLoss, Table
from benchmarks.strength import parse_game
from benchmarks.tables import TablePrinter
from scopa_desktop.ai.confidence import NORMAL_95
from scopa_desktop.ai.review.luck import DEFAULT_LUCK, RoundResult
from scopa_desktop.ai.review.match_review import ITERATIONS_PER_DEPTH, MAX_DEPTH
from scopa_desktop.commands.arguments import argument_type, whole_number
from scopa_desktop.commands.output import with_progress
from scopa_desktop.commands.processes import MAX_JOBS, TaskRunner

GAMES: Final = ("scopa", "scopone-scientifico", "escoba-setenta")
PLAYERS: Final = (
    "random",
    "first-legal",
    "beginner",
    "easy",
    "casual",
    "skilled",
    "greedy",
    "strong",
    "master",
)
"""The weakest first."""
OTHERS: Final = "skilled"
"""The player of all other sides."""
LUCK_PLAYERS: Final = ("skilled", "casual")
LOSS_COLUMNS: Final = {
    "game": 19,
    "player": 11,
    "rounds": 6,
    "decisions": 9,
    "points lost in ten decisions": 28,
    "mistakes %": 10,
    "less than the row above": 23,
    "verdict": 0,
}
LUCK_COLUMNS: Final = {
    "game": 19,
    "rounds": 6,
    "raw lead": 14,
    "raw sd": 6,
    "adjusted lead": 14,
    "adjusted sd": 11,
    "mean luck": 14,
    "variance ratio": 14,
}
INTERRUPTED: Final = 130


@dataclass
class LossResult:
    """The losses of a player in a game, deal by deal."""

    table: Table
    deals: list[DealLoss] = field(default_factory=list)

    @property
    def loss_per_ten(self) -> float:
        """Points lost in ten real decisions."""
        return 10 * sum(deal.loss for deal in self.deals) / self.decisions

    @property
    def decisions(self) -> int:
        """The number of real decisions; at least 1, so that it divides."""
        return max(1, sum(deal.decisions for deal in self.deals))

    @property
    def residuals(self) -> list[float]:
        """For each deal, its part of the error of `loss_per_ten` (linearized ratio estimator)."""
        per_deal = self.decisions / len(self.deals)
        return [
            (10 * deal.loss - self.loss_per_ten * deal.decisions) / per_deal for deal in self.deals
        ]

    @property
    def half_width(self) -> float:
        """Half-width of the 95 % confidence interval of `loss_per_ten`; deals are independent."""
        return half_width(self.residuals)

    def cells(self, above: "LossResult | None") -> tuple[str, ...]:
        """A row under `LOSS_COLUMNS`."""
        mistakes = sum(deal.mistakes for deal in self.deals)
        return (
            self.table.game,
            self.table.player,
            str(len(self.deals)),
            str(self.decisions),
            f"{self.loss_per_ten:+.2f} ± {self.half_width:.2f}",
            f"{100 * mistakes / self.decisions:.1f}",
            *(("", "") if above is None else _comparison(above, self)),
        )


def _comparison(upper: LossResult, lower: LossResult) -> tuple[str, str]:
    """The difference between two players over the same deals, and whether it is separable."""
    difference = upper.loss_per_ten - lower.loss_per_ten
    pairs = zip(upper.residuals, lower.residuals, strict=True)
    error = half_width([first - second for first, second in pairs])
    text = f"{difference:+.2f} ± {error:.2f}"
    if difference > upper.half_width + lower.half_width:
        return text, "apart"
    if abs(difference) <= error:
        return text, "not separable"
    return text, "different" if difference > 0 else "reversed"


@dataclass
class LuckResult:
    """Results and luck in a game, round by round."""

    game: str
    rounds: list[RoundResult] = field(default_factory=list)

    @property
    def raw(self) -> list[float]:
        """Leads of the first side."""
        return [result.leads[0] for result in self.rounds]

    @property
    def luck(self) -> list[float]:
        """Luck of the first side."""
        return [result.luck[0] for result in self.rounds]

    @property
    def adjusted(self) -> list[float]:
        """Leads of the first side without luck."""
        return [result.adjusted[0] for result in self.rounds]

    @property
    def variance_ratio(self) -> float:
        """Variance of the raw results over that of the adjusted ones."""
        return variance(self.raw) / variance(self.adjusted)

    def cells(self) -> tuple[str, ...]:
        """A row under `LUCK_COLUMNS`."""
        samples = (self.raw, self.adjusted, self.luck)
        raw, adjusted, luck = (f"{mean(s):+.3f} ± {half_width(s):.3f}" for s in samples)
        ratio = self.variance_ratio
        # The variance of the logarithm of a ratio of variances, for two normal variables.
        log_variance = 4 * (1 - correlation(self.raw, self.adjusted) ** 2) / len(self.rounds)
        error = NORMAL_95 * ratio * sqrt(log_variance)
        return (
            self.game,
            str(len(self.rounds)),
            raw,
            f"{stdev(self.raw):.2f}",
            adjusted,
            f"{stdev(self.adjusted):.2f}",
            luck,
            f"{ratio:.2f} ± {error:.2f}",
        )


def main() -> int:
    """Measure what was selected and print a table."""
    arguments = _parser().parse_args()
    printer = TablePrinter(arguments.markdown)
    runner = TaskRunner(arguments.jobs)
    try:
        printer.paragraph(describe_environment())
        _PLANS[arguments.plan](arguments, printer, runner)
        return 0
    except KeyboardInterrupt:
        return INTERRUPTED
    finally:
        runner.close()


def _measure_losses(
    arguments: argparse.Namespace, printer: TablePrinter, runner: TaskRunner
) -> None:
    printer.begin_table(LOSS_COLUMNS)
    for game in arguments.games or GAMES:
        above: LossResult | None = None
        for player in arguments.players or PLAYERS:
            table = Table(*parse_game(game), player, OTHERS)
            print(f"{game}: {player}", file=sys.stderr)
            result = LossResult(table, _deal_losses(table, arguments, runner))
            printer.row(result.cells(above))
            above = result


def _deal_losses(table: Table, arguments: argparse.Namespace, runner: TaskRunner) -> list[DealLoss]:
    """The losses of the selected deals; those in the file of results are not measured again."""
    stored = StoredLosses(arguments.results, f"{table}, depth {arguments.depth}")
    numbers = range(arguments.first, arguments.first + arguments.deals)
    missing = [number for number in numbers if number not in stored.losses]
    iterations = ITERATIONS_PER_DEPTH * arguments.depth
    losses = runner.results(partial(table.loss, iterations=iterations), missing)
    for number, loss in zip(missing, with_progress(losses, len(missing), sys.stderr), strict=True):
        stored.add(number, loss)
    return [stored.losses[number] for number in numbers]


class StoredLosses:
    """The losses of deals of one table and depth, kept in a file of JSON lines if there is one."""

    def __init__(self, path: Path | None, key: str) -> None:
        """Read what the file at `path` holds under `key`."""
        self._path = path
        self._key = key
        self.losses: dict[int, DealLoss] = {}
        """By the number of the deal."""
        if path is not None and path.exists():
            for line in path.read_text(encoding="utf-8").splitlines():
                known_key, number, *fields = json.loads(line)
                if known_key == key:
                    self.losses[number] = DealLoss(*fields)

    def add(self, number: int, loss: DealLoss) -> None:
        """Add the loss of a deal and write it to the end of the file."""
        self.losses[number] = loss
        if self._path is not None:
            with self._path.open("a", encoding="utf-8") as file:
                file.write(json.dumps([self._key, number, *loss]) + "\n")


def _measure_luck(arguments: argparse.Namespace, printer: TablePrinter, runner: TaskRunner) -> None:
    printer.begin_table(LUCK_COLUMNS)
    for game in arguments.games or GAMES:
        print(game, file=sys.stderr)
        table = Table(*parse_game(game), *LUCK_PLAYERS)
        rounds = runner.results(
            partial(table.result, playouts=arguments.playouts),
            range(arguments.first, arguments.first + arguments.deals),
        )
        result = LuckResult(game, [*with_progress(rounds, arguments.deals, sys.stderr)])
        printer.row(result.cells())


_PLANS: Final[dict[str, Callable[[argparse.Namespace, TablePrinter, TaskRunner], None]]] = {
    "losses": _measure_losses,
    "luck": _measure_luck,
}


def _parser() -> argparse.ArgumentParser:
    assert __doc__ is not None
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    add = parser.add_argument
    add("plan", choices=_PLANS, help="what is measured")
    add("--games", type=argument_type(_checked_games), metavar="GAME,GAME",
        help=f"the games (default: {', '.join(GAMES)})")  # fmt: skip
    add("--players", type=argument_type(_checked_players), metavar="NAME,NAME",
        help=f"who is measured, the weakest first: {', '.join(NAMES)}")  # fmt: skip
    add("--deals", type=whole_number(2, 1_000_000), default=200, metavar="N",
        help="how many rounds each player plays (default 200)")  # fmt: skip
    add("--first", type=whole_number(1, 900_000_000), default=1, metavar="N",
        help="the number of the first deal (default 1)")  # fmt: skip
    add("--depth", type=whole_number(1, MAX_DEPTH), default=3, metavar="N",
        help="thousands of iterations of each search of a decision (default 3)")  # fmt: skip
    add("--playouts", type=whole_number(1, 100_000), default=DEFAULT_LUCK.playouts, metavar="N",
        help=f"playouts for each value of a deal (default {DEFAULT_LUCK.playouts})")  # fmt: skip
    add("--jobs", type=whole_number(1, MAX_JOBS), default=os.cpu_count(), metavar="N",
        help="the processes to play in (default: one for each core)")  # fmt: skip
    add("--results", type=Path, metavar="FILE",
        help="keep the losses of each deal here, and measure only missing ones")  # fmt: skip
    add("--markdown", action="store_true", help="print tables for a document")
    return parser


def _checked_games(text: str) -> Sequence[str]:
    games = text.split(",")
    for game in games:
        parse_game(game)
    return games


def _checked_players(text: str) -> Sequence[str]:
    return [named_player(name).name for name in text.split(",")]


if __name__ == "__main__":
    sys.exit(main())
