"""`simulate`: plays rounds or matches between computer players and reports their points."""

import argparse
import json
import sys
import textwrap
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Final

from scopa_desktop.ai import levels
from scopa_desktop.commands.arguments import (
    argument_type,
    counted,
    parse_variant,
    print_error,
    print_usage_error,
    whole_number,
)
from scopa_desktop.commands.output import with_progress
from scopa_desktop.commands.processes import MAX_JOBS, PROCESS_KILLED
from scopa_desktop.commands.report import Report
from scopa_desktop.commands.series import DealResult, Series
from scopa_desktop.play.storage.files import StorageError, errors_about, write_atomically
from scopa_desktop.play.storage.record_files import SUFFIX
from scopa_desktop.rules import catalogue
from scopa_desktop.rules.messages import completed
from scopa_desktop.rules.seating import GROUPS, Seating
from scopa_desktop.rules.variant import Option, Variant

PROGRAM: Final = "scopa-desktop simulate"


class _HelpFormatter(argparse.RawDescriptionHelpFormatter):
    """Keeps the lines of the epilog, and names such as `scopa-pairs` in one piece."""

    def _split_lines(self, text: str, width: int) -> list[str]:
        return textwrap.wrap(text, width, break_on_hyphens=False)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.formatter_class = _HelpFormatter
    parser.epilog = _options_help()
    add = parser.add_argument
    add("--variant", required=True, type=argument_type(parse_variant), metavar="ID",
        help=f"the game: {', '.join(catalogue.CATALOGUE)}")  # fmt: skip
    add("--option", action="append", default=[], dest="options", metavar="NAME=VALUE",
        help="an option of the game, see below; may be given several times")  # fmt: skip
    add("--seats", required=True, type=argument_type(_parse_seats), metavar="LEVEL,LEVEL[,…]",
        help=f"who sits where, in the order of play: {', '.join(levels.LEVELS)}")  # fmt: skip
    add_partnerships(parser)
    length = parser.add_mutually_exclusive_group()
    length.add_argument(
        "--rounds", type=whole_number(1, 10_000_000), default=1000, metavar="N",
        help="how many deals to play, each on its own (default 1000)")  # fmt: skip
    length.add_argument(
        "--matches", type=whole_number(1, 1_000_000), metavar="N",
        help="play N matches to their end instead of single deals")  # fmt: skip
    add("--records", type=Path, metavar="DIR",
        help="write the record of every deal or match to DIR, a new or empty folder")  # fmt: skip
    add("--seed", type=whole_number(-(10**18), 10**18), default=1, metavar="S",
        help="chooses the deals; the same seed gives the same result (default 1)")  # fmt: skip
    add("--duplicate", action="store_true",
        help="play every deal with every player in every seat")  # fmt: skip
    add("--luck-adjusted", action="store_true",
        help="subtract the luck of the cards from the points, for narrower intervals")  # fmt: skip
    add("--jobs", type=whole_number(1, MAX_JOBS), default=1, metavar="J",
        help="the processes to play in (default 1)")  # fmt: skip
    add("--json", action="store_true", help="print one JSON object instead of a table")


def run(arguments: argparse.Namespace) -> int:
    """Play the series and print the report; returns the exit code."""
    try:
        series = _series(arguments)
        folder = None if arguments.records is None else _new_folder(arguments.records)
    except ValueError as error:
        return print_usage_error(PROGRAM, str(error), as_json=arguments.json)
    except StorageError as error:
        return print_error(PROGRAM, error.sentence, as_json=arguments.json)
    try:
        report = _play(series, arguments.jobs, folder)
    except StorageError as error:
        return print_error(PROGRAM, error.sentence, as_json=arguments.json)
    except BrokenProcessPool:
        return print_error(PROGRAM, PROCESS_KILLED, as_json=arguments.json)
    print(json.dumps(report.as_json()) if arguments.json else report.as_text())
    return 0


def _play(series: Series, jobs: int, folder: Path | None) -> Report:
    results = with_progress(series.results(jobs), series.deals, sys.stderr)
    if folder is None:
        return Report.of(series, results)
    return Report.of(series, _with_records(results, series, folder))


def _with_records(
    results: Iterable[DealResult], series: Series, folder: Path
) -> Iterator[DealResult]:
    """Write the record of each result; raises `StorageError` with a sentence."""
    digits = len(str(series.deals))
    for number, result in enumerate(results, 1):
        path = folder / f"{series.variant.id} {number:0{digits}}{SUFFIX}"
        write_atomically(path, result.record, is_export=True)
        yield result._replace(record="")


def _new_folder(folder: Path) -> Path:
    """The folder, which is made; raises `StorageError` if it cannot, `ValueError` if not empty."""
    with errors_about(folder):
        folder.mkdir(parents=True, exist_ok=True)
        if any(folder.iterdir()):
            raise ValueError(
                f"“{folder}” is not empty; records are written to a folder of their own"
            )
    return folder


def _series(arguments: argparse.Namespace) -> Series:
    variant = with_options(arguments.variant, arguments.options)
    if arguments.duplicate and (arguments.matches or arguments.records):
        raise ValueError("--duplicate cannot be combined with --matches or --records")
    return Series(
        variant=variant,
        seating=chosen_seating(variant, len(arguments.seats), arguments.side_size),
        levels=arguments.seats,
        deals=arguments.matches or arguments.rounds,
        seed=arguments.seed,
        duplicate=arguments.duplicate,
        plays_matches=arguments.matches is not None,
        keeps_records=arguments.records is not None,
        is_luck_adjusted=arguments.luck_adjusted,
    )


def _option(variant: Variant, name: str) -> Option:
    try:
        return variant.option(name)
    except ValueError as error:
        options = ", ".join(option.name for option in variant.options)
        raise ValueError(f"{completed(str(error))} Its options: {options}.") from None


def _options_help() -> str:
    """The options with their values, and the games that have them."""
    games: dict[str, list[str]] = {}
    for variant in catalogue.CATALOGUE.values():
        for option in variant.options:
            games.setdefault(f"{option.name}={option.values_text}", []).append(variant.id)
    lines = ["options and the games that have them:"]
    for option_text, ids in games.items():
        are_all = len(ids) == len(catalogue.CATALOGUE)
        text = f"{option_text}: {'all' if are_all else ', '.join(ids)}"
        lines.append(textwrap.fill(text, 78, initial_indent="  ", subsequent_indent="      ",
                                   break_on_hyphens=False))  # fmt: skip
    return "\n".join(lines)


def _parse_seats(text: str) -> tuple[str, ...]:
    return tuple(levels.level(name.strip()).id for name in text.split(","))


def with_options(variant: Variant, texts: Sequence[str]) -> Variant:
    settings = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise ValueError(f"{text[:40]!r} sets no option: write NAME=VALUE")
        if name in settings:
            raise ValueError(f"option {name} is set twice")
        settings[name] = _option(variant, name).parse(value)
    return variant.configured(settings)


def add_partnerships(parser: argparse.ArgumentParser) -> None:
    """The options that say how many players share a side."""
    add = parser.add_mutually_exclusive_group().add_argument
    add("--pairs", action="store_const", const=2, default=1, dest="side_size",
        help="four or six players play in partnerships of two")  # fmt: skip
    add("--threes", action="store_const", const=3, dest="side_size",
        help="six players play in two partnerships of three")  # fmt: skip


def chosen_seating(variant: Variant, players: int, side_size: int) -> Seating:
    """The seating for a number of players; partnerships if `side_size` says so or if there is no
    other."""
    seatings = [
        seating
        for seating in variant.seatings
        if seating.players == players and (side_size in (1, seating.side_size))
    ]
    if not seatings:
        requested = f"{counted(players, 'player')}{GROUPS[side_size]}"
        offered = ", ".join(seating.description for seating in variant.seatings)
        raise ValueError(f"{variant.name} is not played by {requested}; it is played by {offered}")
    return min(seatings, key=lambda seating: seating.side_size)
