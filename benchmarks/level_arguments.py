"""The arguments of the commands that let each level play numbered rounds."""

import argparse

from benchmarks.strength import checked_games
from scopa_desktop.ai.fixed_strength import fixed_level
from scopa_desktop.commands.arguments import argument_type, whole_number
from scopa_desktop.commands.processes import MAX_JOBS


def level_parser(
    description: str | None, *, rounds: int, iterations: int
) -> argparse.ArgumentParser:
    """A parser for games, levels, rounds, iterations, processes and the form of the table.

    `rounds` and `iterations` are the defaults. Games and levels that are not given are None.
    """
    parser = argparse.ArgumentParser(
        description=description, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    add = parser.add_argument
    add("--games", type=argument_type(checked_games), metavar="GAME,GAME", help="the games")
    add("--levels", type=argument_type(_checked_levels), metavar="LEVEL,LEVEL", help="the levels")
    add("--rounds", type=whole_number(1, 1_000_000), default=rounds, metavar="N",
        help=f"the rounds or deals of each game and level (default {rounds})")  # fmt: skip
    add("--iterations", type=whole_number(1, 1_000_000), default=iterations, metavar="N",
        help=f"the most iterations of a level's search (default {iterations})")  # fmt: skip
    add("--jobs", type=whole_number(1, MAX_JOBS), default=1, metavar="N", help="processes")
    add("--markdown", action="store_true", help="print a table for a document")
    return parser


def _checked_levels(text: str) -> list[str]:
    return [fixed_level(level_id).id for level_id in text.split(",")]
