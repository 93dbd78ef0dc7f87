"""Calibration of the odds: what they predict in simulated matches, against what happens.

`python benchmarks/odds_calibration.py` plays matches between skilled players. At every third turn
of the first seat the odds are computed from its view. The predicted chances of its side to win the
match are divided into ten ranges, and each row compares the mean prediction with the share of
matches that were won. Positions of one match have one result, so the intervals are 95 %
over matches. The last columns compare the expected points of the round with those that were made,
for the positions of the range.

Matches are numbered, and equal numbers give equal results. A game is written as in strength.py.
"""

import argparse
import os
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from math import inf, sqrt
from pathlib import Path
from typing import Final, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benchmarks.environment import describe_environment
from benchmarks.players import named_player
from benchmarks.strength import parse_game
from benchmarks.tables import TablePrinter
from scopa_desktop.ai.confidence import NORMAL_95
from scopa_desktop.ai.odds import PLAYOUTS, odds_task
from scopa_desktop.ai.player import Deadline
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.commands.arguments import argument_type, whole_number
from scopa_desktop.commands.output import with_progress
from scopa_desktop.commands.processes import MAX_JOBS, TaskRunner
from scopa_desktop.rules import catalogue
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.players import Player

GAMES: Final = ("scopa", "scopone-scientifico", "escoba-setenta")
EVERY: Final = 3
"""The odds are computed at one of so many turns."""
RANGES: Final = 10
COLUMNS: Final = {
    "game": 19,
    "chance predicted %": 18,
    "matches": 7,
    "positions": 9,
    "mean predicted %": 16,
    "matches won %": 14,
    "points expected": 15,
    "points made": 13,
}
INTERRUPTED: Final = 130
_NO_TIME_LIMIT: Final = 3600.0
_SEAT: Final = 0


class Prediction(NamedTuple):
    """The odds of the first side at a position, and what happened."""

    match: int
    chance: float
    points: float
    """Expected points of the round."""
    has_won: bool
    made: int
    """Points made in the round."""


@dataclass(frozen=True)
class CalibrationTable:
    """A game between equal players."""

    game: str
    player: str

    def predictions(self, number: int, playouts: int) -> list[Prediction]:
        """Play a numbered match; the predictions at the turns of the first seat."""
        game, seating = parse_game(self.game)
        variant = catalogue.variant(game)
        players = [Player(f"Seat {seat + 1}", "skilled") for seat in range(seating.players)]
        decide = named_player(self.player, _NO_TIME_LIMIT).decide
        match = Match(variant, seating, players, number)
        side = seating.side_of(_SEAT)
        open_predictions: list[tuple[int, float, float]] = []
        made: list[int] = []
        turns = 0
        while match.winner is None:
            if match.needs_deal:
                match.begin_round()
                continue
            round_ = match.round
            assert round_ is not None
            if round_.turn == _SEAT:
                turns += 1
                task = odds_task(match, _SEAT) if turns % EVERY == 0 else None
                if task is not None:
                    odds = task._replace(playouts=playouts).run(Deadline(inf))
                    open_predictions.append(
                        (len(match.sheets), odds.chance(side), odds.of(side).points)
                    )
            legal = round_.legal_moves()
            view = SeatView.of(match, round_.turn)
            match.play(legal[0] if len(legal) == 1 else decide(round_, view))
            if len(match.sheets) > len(made):
                made.append(match.sheets[-1].totals[side])
        return [
            Prediction(number, chance, points, match.winner == side, made[round_number])
            for round_number, chance, points in open_predictions
            if round_number < len(made)
        ]


def cells(game: str, predictions: Sequence[Prediction], low: float, high: float) -> list[str]:
    """A row under `COLUMNS` for the predictions of a range."""
    matches = {each.match for each in predictions}
    won = _share([float(each.has_won) for each in predictions], predictions)
    made = _share([float(each.made) for each in predictions], predictions)
    number = len(predictions)
    return [
        game,
        f"{100 * low:.0f}-{100 * high:.0f}",
        str(len(matches)),
        str(number),
        f"{100 * sum(each.chance for each in predictions) / number:.1f}",
        f"{100 * won[0]:.1f} ± {100 * won[1]:.1f}",
        f"{sum(each.points for each in predictions) / number:.2f}",
        f"{made[0]:.2f} ± {made[1]:.2f}",
    ]


def _share(values: Sequence[float], predictions: Sequence[Prediction]) -> tuple[float, float]:
    """The mean of some values, and the half-width of its interval over matches."""
    mean = sum(values) / len(values)
    residuals: dict[int, float] = {}
    for value, prediction in zip(values, predictions, strict=True):
        residuals[prediction.match] = residuals.get(prediction.match, 0.0) + value - mean
    squares = sum(residual**2 for residual in residuals.values())
    return mean, NORMAL_95 * sqrt(squares) / len(values)


def rows(game: str, predictions: Sequence[Prediction]) -> list[list[str]]:
    """A row for each range that has predictions, and one for all."""
    ranges = [(index / RANGES, (index + 1) / RANGES) for index in range(RANGES)]
    parts = [
        (low, high, [p for p in predictions if low <= p.chance < high or p.chance == high == 1])
        for low, high in ranges
    ]
    parts.append((0.0, 1.0, [*predictions]))
    return [cells(game, part, low, high) for low, high, part in parts if part]


def main() -> int:
    """Play the matches and print the table."""
    arguments = _parser().parse_args()
    printer = TablePrinter(arguments.markdown)
    runner = TaskRunner(arguments.jobs)
    try:
        printer.paragraph(describe_environment())
        printer.begin_table(COLUMNS)
        for game in arguments.games or GAMES:
            print(game, file=sys.stderr)
            table = CalibrationTable(game, arguments.player)
            played = runner.results(
                partial(table.predictions, playouts=arguments.playouts),
                range(arguments.first, arguments.first + arguments.matches),
            )
            predictions = [
                prediction
                for of_match in with_progress(played, arguments.matches, sys.stderr)
                for prediction in of_match
            ]
            for row in rows(game, predictions):
                printer.row(row)
        return 0
    except KeyboardInterrupt:
        return INTERRUPTED
    finally:
        runner.close()


def _parser() -> argparse.ArgumentParser:
    assert __doc__ is not None
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    add = parser.add_argument
    add("--games", type=argument_type(_checked_games), metavar="GAME,GAME",
        help=f"the games (default: {', '.join(GAMES)})")  # fmt: skip
    add("--player", type=argument_type(lambda name: named_player(name).name), default="skilled",
        metavar="NAME", help="who plays in every seat (default skilled)")  # fmt: skip
    add("--matches", type=whole_number(2, 1_000_000), default=200, metavar="N",
        help="how many matches of each game (default 200)")  # fmt: skip
    add("--first", type=whole_number(1, 900_000_000), default=1, metavar="N",
        help="the number of the first match (default 1)")  # fmt: skip
    add("--playouts", type=whole_number(1, 100_000), default=PLAYOUTS, metavar="N",
        help=f"playouts for each position (default {PLAYOUTS})")  # fmt: skip
    add("--jobs", type=whole_number(1, MAX_JOBS), default=os.cpu_count(), metavar="N",
        help="the processes to play in (default: one for each core)")  # fmt: skip
    add("--markdown", action="store_true", help="print a table for a document")
    return parser


def _checked_games(text: str) -> Sequence[str]:
    games = text.split(",")
    for game in games:
        parse_game(game)
    return games


if __name__ == "__main__":
    sys.exit(main())
