"""Playing strength in points per round of duplicate deals, with 95 % confidence intervals.

`python benchmarks/strength.py references` plays the strongest level against every reference
player, `bound` the strongest level and the player that sees all cards against the greedy one.
`--games`, `--levels` and `--against` select some of these; without a plan every player in
`--levels` plays every player in `--against`. The ladder of the levels is `ladder.py`.

A game is written `scopa`, `cirulla:2` or `cirulla:pairs`; without a number of players it has its
first seating. A row is printed when it is finished; Ctrl-C prints the present one as far as it is.
Deals are numbered, and equal numbers give equal results unless a level reaches its time limit.
"""

import argparse
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benchmarks.environment import busy_processes, describe_environment
from benchmarks.pairings import Pairing
from benchmarks.players import (
    GREEDY,
    NAMES,
    PERFECT_INFORMATION,
    REFERENCES,
    STRONGEST,
    named_player,
)
from benchmarks.results import COLUMNS, SHARE_COLUMNS, PairingResult, shares
from benchmarks.tables import TablePrinter
from scopa_desktop.commands.arguments import argument_type, whole_number
from scopa_desktop.commands.output import with_progress
from scopa_desktop.commands.processes import MAX_JOBS, TaskRunner
from scopa_desktop.rules import catalogue
from scopa_desktop.rules.seating import Seating, parse_seating

ALL_GAMES: Final = (*catalogue.CATALOGUE, "cirulla:2")
MIN_DEALS: Final = 60
"""Deals before a confidence interval is trusted."""
INTERRUPTED: Final = 130
SEEING_NOTE: Final = (
    "Margins are as played. The luck of the cards is not taken out where a player sees hidden"
    " cards: only for players who do not know the stock is it zero on average."
)


def main() -> int:
    """Play the selected pairings and print a table."""
    arguments = _parser().parse_args()
    with busy_processes(arguments.load):
        return _play_all(arguments)


def _play_all(arguments: argparse.Namespace) -> int:
    """The exit code: `INTERRUPTED` after Ctrl-C."""
    pairings = [pairing for pairing in _pairings(arguments) if pairing.is_possible]
    runner = TaskRunner(arguments.jobs)
    printer = TablePrinter(arguments.markdown)
    results: list[PairingResult] = []
    try:
        printer.paragraph(describe_environment())
        printer.begin_table(COLUMNS)
        for pairing in pairings:
            results.append(PairingResult(pairing))
            play(results[-1], runner, arguments)
            printer.row(results[-1].cells())
        return 0
    except KeyboardInterrupt:
        if results and results[-1].deals:
            printer.row(results[-1].cells())
        return INTERRUPTED
    finally:
        if any(pairing.sees_hidden_cards for pairing in pairings):
            printer.paragraph(SEEING_NOTE)
        if shares_of_bound := shares(results):
            printer.begin_table(SHARE_COLUMNS)
            for share in shares_of_bound:
                printer.row(share.cells())
        runner.close()


def play(result: PairingResult, runner: TaskRunner, arguments: argparse.Namespace) -> None:
    """Play deals until there are enough, or until the interval is as narrow as required."""
    pairing = result.pairing
    print(f"{pairing.game}: {pairing.challenger} over {pairing.other}", file=sys.stderr)
    numbers = range(arguments.first, arguments.first + arguments.deals)
    deals = runner.results(pairing.play_deal, numbers)
    for deal in with_progress(deals, arguments.deals, sys.stderr):
        result.deals.append(deal)
        is_precise = result.half_width <= arguments.until_interval
        if is_precise and len(result.deals) >= MIN_DEALS:
            break


def _pairings(arguments: argparse.Namespace) -> Iterator[Pairing]:
    """The selected pairings, game by game."""
    games, pairs = _PLANS[arguments.plan](arguments.levels, arguments.against)
    for text in arguments.games or games:
        game, seating = parse_game(text)
        for challenger, other in pairs:
            yield Pairing(game, seating, challenger, other, arguments.seconds)


def parse_game(text: str) -> tuple[str, Seating]:
    """A game and its seating; raises `ValueError` with a sentence."""
    game, colon, seating_text = text.partition(":")
    variant = catalogue.variant(game)
    if not colon:
        return game, variant.seatings[0]
    seating = parse_seating("4 in pairs" if seating_text == "pairs" else seating_text)
    if seating not in variant.seatings:
        raise ValueError(f"{variant.name} is not played by {seating.description}")
    return game, seating


_Plan = tuple[Sequence[str], list[tuple[str, str]]]
"""The default games, and pairs of challenger and other player."""
_Names = Sequence[str] | None


def _references(levels: _Names, against: _Names) -> _Plan:
    """The strongest level over every reference player, the one that sees all cards included."""
    return ALL_GAMES, _product(levels or [STRONGEST], against or [*REFERENCES])


def _bound(levels: _Names, against: _Names) -> _Plan:
    """The strongest level and the player that sees all cards over the greedy player."""
    return ALL_GAMES, _product([*(levels or [STRONGEST]), PERFECT_INFORMATION], against or [GREEDY])


def _each(levels: _Names, against: _Names) -> _Plan:
    """Every player of `levels` over every player of `against`."""
    return ALL_GAMES, _product(levels or [STRONGEST], against or [GREEDY])


def _product(levels: Sequence[str], against: Sequence[str]) -> list[tuple[str, str]]:
    return [(level, other) for level in levels for other in against if level != other]


_PLANS: Final[dict[str, Callable[[_Names, _Names], _Plan]]] = {
    "each": _each,
    "references": _references,
    "bound": _bound,
}


def _parser() -> argparse.ArgumentParser:
    assert __doc__ is not None
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    add = parser.add_argument
    games, names = argument_type(checked_games), argument_type(_checked_names)
    add("plan", nargs="?", choices=_PLANS, default="each", help="what is played (default: each)")
    add("--games", type=games, metavar="GAME,GAME", help="the games, such as scopa,cirulla:2")
    add("--levels", type=names, metavar="NAME,NAME",
        help=f"who is measured: {', '.join(NAMES)} (default: {STRONGEST})")  # fmt: skip
    add("--against", type=names, metavar="NAME,NAME", help="against whom (default: greedy)")
    add("--deals", type=whole_number(1, 1_000_000), default=600, metavar="N",
        help="the most deals of a pairing (default 600)")  # fmt: skip
    add("--until-interval", type=float, default=0.0, metavar="POINTS",
        help="stop a pairing when half of its interval is as small as this")  # fmt: skip
    add("--first", type=whole_number(1, 900_000_000), default=1, metavar="N",
        help="the number of the first deal (default 1)")  # fmt: skip
    add("--seconds", type=float, metavar="S",
        help="the time a level may think about a move (default: its own)")  # fmt: skip
    add("--load", type=whole_number(0, 64), default=0, metavar="N",
        help="busy processes to keep running beside the players (default 0)")  # fmt: skip
    add("--jobs", type=whole_number(1, MAX_JOBS), default=os.cpu_count(), metavar="N",
        help="the processes to play in (default: one for each core)")  # fmt: skip
    add("--markdown", action="store_true", help="print tables for a document")
    return parser


def checked_games(text: str) -> list[str]:
    games = text.split(",")
    for game in games:
        parse_game(game)
    return games


def _checked_names(text: str) -> list[str]:
    return [named_player(name).name for name in text.split(",")]


if __name__ == "__main__":
    sys.exit(main())
