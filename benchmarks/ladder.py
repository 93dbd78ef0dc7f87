"""The ladder of the levels: how far each is over the one below it, and how it was calibrated.

`python benchmarks/ladder.py` plays in every game each level against the next weaker one, and the
levels against the reference players: greedy, random, and alpha-beta search. A pairing is played
until half of its 95 % interval is as small as `--until-interval`, or until `--deals` deals.

`--calibrate` finds the attention of each level (see `level_players`) at which the ladder is
even: the master's lead over greedy is measured, and the other levels are put where `RUNGS` says, as
shares of that lead. Each level is played against greedy with no attention, with full attention, and
with the attention that these two suggest; it prints the lines of `ATTENTION`.

A game is written as in `strength.py`. Deals are numbered, and equal numbers give equal results
unless a level reaches its time limit.
"""

import argparse
import os
import sys
from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Final, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benchmarks.environment import describe_environment
from benchmarks.pairings import Pairing
from benchmarks.players import GREEDY, STRONGEST
from benchmarks.results import COLUMNS, PairingResult
from benchmarks.strength import ALL_GAMES, INTERRUPTED, checked_games, parse_game, play
from benchmarks.tables import TablePrinter
from scopa_desktop.ai.fixed_strength import MOST_ITERATIONS
from scopa_desktop.ai.levels import LEVELS
from scopa_desktop.ai.levels import level as find
from scopa_desktop.commands.arguments import argument_type, whole_number
from scopa_desktop.commands.processes import MAX_JOBS, TaskRunner

RUNGS: Final = {"beginner": -1.3, "easy": -0.84, "casual": -0.38, "skilled": 0.08, "strong": 0.54}
"""Where each level is put on the way from greedy (0) to the master (1): at equal distances, with
*skilled* just over greedy."""
REFERENCES: Final = (GREEDY, "random", "web", "pimc")
_DECIMALS: Final = 2

CALIBRATION_COLUMNS: Final = {
    "game": 19,
    "level": 10,
    "points over greedy by habit": 0,
    "with care": 13,
    "at attention": 22,
    "wanted": 6,
    "attention": 9,
}


class Point(NamedTuple):
    """The margin of a level over greedy with some attention."""

    attention: float
    margin: float
    half_width: float

    def __str__(self) -> str:
        """`+0.43 ± 0.13`."""
        return f"{self.margin:+.2f} ± {self.half_width:.2f}"


def main() -> int:
    """Play the ladder, or calibrate it."""
    arguments = _parser().parse_args()
    runner = TaskRunner(arguments.jobs)
    printer = TablePrinter(arguments.markdown)
    try:
        printer.paragraph(describe_environment())
        if arguments.calibrate:
            _calibrate(arguments, runner, printer)
        else:
            printer.begin_table(COLUMNS)
            games, references = arguments.games or ALL_GAMES, arguments.references or ()
            for pairing in pairings(games, arguments.levels or LEVELS, references):
                result = PairingResult(pairing)
                play(result, runner, arguments)
                printer.row(result.cells())
        return 0
    except KeyboardInterrupt:
        return INTERRUPTED
    finally:
        runner.close()


def pairings(
    games: Iterable[str], levels: Collection[str], references: Sequence[str]
) -> Iterator[Pairing]:
    """Game by game: each of the levels over the one below it, then over the reference players."""
    steps = [(upper, lower) for lower, upper in pairwise(LEVELS) if upper in levels]
    over_references = [(level, other) for level in levels for other in references]
    for text in games:
        game, seating = parse_game(text)
        for challenger, other in steps + over_references:
            pairing = Pairing(game, seating, challenger, other)
            if pairing.is_possible:
                yield pairing


def _calibrate(arguments: argparse.Namespace, runner: TaskRunner, printer: TablePrinter) -> None:
    printer.begin_table(CALIBRATION_COLUMNS)
    levels = [level for level in arguments.levels or RUNGS if level in RUNGS]
    attention: dict[str, dict[str, float]] = {level: {} for level in levels}
    for text in arguments.games or ALL_GAMES:
        game, _ = parse_game(text)
        lead = _point(text, f"{STRONGEST}@{MOST_ITERATIONS}", 1.0, runner, arguments)
        printer.row([game, STRONGEST, "", str(lead), "", "", ""])
        for level in levels:
            rung = RUNGS[level]
            wanted = rung * lead.margin
            ends = [
                _point(text, f"{level}@{share}", share, runner, arguments) for share in (0.0, 1.0)
            ]
            guess = round(attention_for(wanted, ends), _DECIMALS)
            middle = _point(text, f"{level}@{guess}", guess, runner, arguments)
            found = round(attention_for(wanted, sorted({*ends, middle})), _DECIMALS)
            attention[level][game] = found
            printer.row(
                [game, level, str(ends[0]), str(ends[1]), f"{guess}: {middle}", f"{wanted:+.2f}",
                 f"{found}"]
            )  # fmt: skip
    for level, shares in attention.items():
        printer.paragraph(f"    {level!r}: {shares!r},")


def _point(
    text: str, player: str, attention: float, runner: TaskRunner, arguments: argparse.Namespace
) -> Point:
    game, seating = parse_game(text)
    result = PairingResult(Pairing(game, seating, player, GREEDY))
    play(result, runner, arguments)
    return Point(attention, result.margin, result.half_width)


def attention_for(wanted: float, points: list[Point]) -> float:
    """The attention with a margin, between measured points; the nearest end outside of them.

    The points are in the order of their attention.
    """
    for below, above in pairwise(points):
        rise = above.margin - below.margin
        if rise > 0 and below.margin <= wanted <= above.margin:
            share = (wanted - below.margin) / rise
            return below.attention + share * (above.attention - below.attention)
    return min(points, key=lambda point: abs(point.margin - wanted)).attention


def _parser() -> argparse.ArgumentParser:
    assert __doc__ is not None
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    add = parser.add_argument
    add("--calibrate", action="store_true", help="find the attention of the levels")
    add("--games", type=argument_type(checked_games), metavar="GAME,GAME", help="the games")
    add("--levels", type=argument_type(_checked_levels), metavar="LEVEL,LEVEL",
        help="the levels that are measured or calibrated (default: all)")  # fmt: skip
    add("--references", action="store_const", const=REFERENCES,
        help="also play the levels against the reference players")  # fmt: skip
    add("--deals", type=whole_number(2, 1_000_000), default=600, metavar="N",
        help="the most deals of a pairing (default 600)")  # fmt: skip
    add("--until-interval", type=float, default=0.0, metavar="POINTS",
        help="stop a pairing when half of its interval is as small as this")  # fmt: skip
    add("--first", type=whole_number(1, 900_000_000), default=1, metavar="N",
        help="the number of the first deal (default 1)")  # fmt: skip
    add("--jobs", type=whole_number(1, MAX_JOBS), default=os.cpu_count(), metavar="N",
        help="the processes to play in (default: one for each core)")  # fmt: skip
    add("--markdown", action="store_true", help="print tables for a document")
    return parser


def _checked_levels(text: str) -> list[str]:
    levels = text.split(",")
    for level in levels:
        find(level)
    return levels


if __name__ == "__main__":
    sys.exit(main())
