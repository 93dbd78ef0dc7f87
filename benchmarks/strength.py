"""How strong the players are: points a round in duplicate deals, with 95 % intervals.

`python benchmarks/strength.py ladder` plays each level against the one below it, `references` the
strongest level against every reference player, `bound` the strongest level and the player who sees
all cards against the greedy one. `--games`, `--levels` and `--against` choose among them; without
one of these words everybody in `--levels` plays everybody in `--against`.

A game is written `scopa`, `cirulla:2`, `cirulla:pairs`; without a number its first table is taken.
A line is printed as soon as it is finished; Ctrl-C prints the one in play as far as it has come.
The deals are numbered, and equal numbers give equal results, where no level runs out of time.
"""

import argparse
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benchmarks.circumstances import circumstances
from benchmarks.contestants import GREEDY, NAMES, REFERENCES, SEEING, STRONGEST, contestant
from benchmarks.duplicate import Pairing, Table
from benchmarks.findings import COLUMNS, SHARE_COLUMNS, Finding, shares
from benchmarks.tables import Printer
from scopa_desktop.ai.levels import LEVELS
from scopa_desktop.commands.arguments import told_by, whole_number
from scopa_desktop.commands.progress import with_progress
from scopa_desktop.rules import catalogue
from scopa_desktop.rules.seating import Seating, parse_seating

LADDER_GAMES: Final = (
    "scopa",
    "scopone-scientifico",
    "cirulla:2",
    "cirulla:pairs",
    "escoba-setenta",
)
ALL_GAMES: Final = (*catalogue.CATALOGUE, "cirulla:2")
LEAST_DEALS: Final = 60
"""An interval estimated from fewer deals is not to be trusted."""
INTERRUPTED: Final = 130


def main() -> int:
    """Play the pairings asked for and print a table."""
    arguments = _parser().parse_args()
    pairings = [one for one in _pairings(arguments) if one.is_possible]
    table = Table(arguments.jobs)
    printer = Printer(arguments.markdown)
    findings: list[Finding] = []
    try:
        printer.say(circumstances())
        printer.begin(COLUMNS)
        for pairing in pairings:
            findings.append(Finding(pairing))
            _play(findings[-1], table, arguments)
            printer.row(findings[-1].cells())
        return 0
    except KeyboardInterrupt:
        if findings and findings[-1].deals:
            printer.row(findings[-1].cells())
        return INTERRUPTED
    finally:
        if found := shares(findings):
            printer.begin(SHARE_COLUMNS)
            for share in found:
                printer.row(share.cells())
        table.close()


def _play(finding: Finding, table: Table, arguments: argparse.Namespace) -> None:
    """Play deals until there are enough, or the interval is as narrow as was asked for."""
    pairing = finding.pairing
    print(f"{pairing.game}: {pairing.challenger} over {pairing.other}", file=sys.stderr)
    results = table.results(pairing, arguments.first, arguments.deals)
    for result in with_progress(results, arguments.deals, sys.stderr):
        finding.deals.append(result)
        is_sure = finding.half_interval <= arguments.until_interval
        if is_sure and len(finding.deals) >= LEAST_DEALS:
            break


def _pairings(arguments: argparse.Namespace) -> Iterator[Pairing]:
    """All that were asked for, game by game."""
    games, pairs = _PLANS[arguments.plan](arguments.levels, arguments.against)
    for text in arguments.games or games:
        game, seating = parse_game(text)
        for challenger, other in pairs:
            yield Pairing(game, seating, challenger, other, arguments.seconds)


def parse_game(text: str) -> tuple[str, Seating]:
    """A game and its table; raises `ValueError` with a sentence."""
    game, colon, table = text.partition(":")
    variant = catalogue.variant(game)
    if not colon:
        return game, variant.seatings[0]
    seating = parse_seating("4 in pairs" if table == "pairs" else table)
    if seating not in variant.seatings:
        raise ValueError(f"{variant.name} is not played by {seating.description}")
    return game, seating


_Plan = tuple[Sequence[str], list[tuple[str, str]]]
"""The games and the pairs, unless others are asked for."""
_Names = Sequence[str] | None


def _ladder(levels: _Names, against: _Names) -> _Plan:
    """Each level over the one below."""
    steps = [(upper, lower) for lower, upper in pairwise(LEVELS)]
    wanted = [(upper, lower) for upper, lower in steps if upper in (levels or LEVELS)]
    return LADDER_GAMES, [one for one in wanted if one[1] in (against or LEVELS)]


def _references(levels: _Names, against: _Names) -> _Plan:
    """The strongest over every reference player, the one who sees all cards included."""
    return ALL_GAMES, _product(levels or [STRONGEST], against or [*REFERENCES])


def _bound(levels: _Names, against: _Names) -> _Plan:
    """What sight of all cards is worth, and what the strongest is worth without it."""
    return ALL_GAMES, _product([*(levels or [STRONGEST]), SEEING], against or [GREEDY])


def _each(levels: _Names, against: _Names) -> _Plan:
    """Everybody over everybody."""
    return ALL_GAMES, _product(levels or [STRONGEST], against or [GREEDY])


def _product(levels: Sequence[str], against: Sequence[str]) -> list[tuple[str, str]]:
    return [(level, other) for level in levels for other in against if level != other]


_PLANS: Final[dict[str, Callable[[_Names, _Names], _Plan]]] = {
    "each": _each,
    "ladder": _ladder,
    "references": _references,
    "bound": _bound,
}


def _parser() -> argparse.ArgumentParser:
    assert __doc__ is not None
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    add = parser.add_argument
    games, names = told_by(_checked_games), told_by(_checked_names)
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
    add("--jobs", type=whole_number(1, 61), default=os.cpu_count(), metavar="N",
        help="the processes to play in (default: one for each core)")  # fmt: skip
    add("--markdown", action="store_true", help="print tables for a document")
    return parser


def _checked_games(text: str) -> list[str]:
    games = text.split(",")
    for game in games:
        parse_game(game)
    return games


def _checked_names(text: str) -> list[str]:
    return [contestant(name).name for name in text.split(",")]


if __name__ == "__main__":
    sys.exit(main())
