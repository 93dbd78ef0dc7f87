"""`statistics`: what the matches of the player's history come to."""

import argparse
import json
from collections.abc import Iterator
from typing import Final

from scopa_desktop.commands.arguments import print_error
from scopa_desktop.commands.player_history import add_selection, player_history, selection
from scopa_desktop.play.statistics.match_statistics import Estimate, MatchStatistics, statistics_of
from scopa_desktop.play.storage.files import StorageError

PROGRAM: Final = "scopa-desktop statistics"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = (
        "Your matches are those that your profile played. Matches of computer players alone are "
        "watched ones; they count only with --seat. Matches that were played again are not "
        "counted, nor those in which somebody else made most moves of the person."
    )
    add_selection(parser)
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(arguments: argparse.Namespace) -> int:
    """Print the statistics; returns the exit code."""
    try:
        with player_history(PROGRAM) as player:
            selected = selection(arguments, player.profile)
            statistics = player.read(lambda connection: statistics_of(connection, selected))
    except StorageError as error:
        return print_error(PROGRAM, error.sentence, as_json=arguments.json)
    if arguments.json:
        print(json.dumps(statistics.as_json()))
    else:
        print(*_lines(statistics), sep="\n")
    return 0


def _lines(statistics: MatchStatistics) -> Iterator[str]:
    results = statistics.results
    yield (
        f"matches {results.matches:,}: won {results.won:,}, lost {results.lost:,}, "
        f"tied {results.tied:,}, unfinished {results.unfinished:,}; "
        f"watched besides: {statistics.beside.watched:,}, "
        f"of other people: {statistics.beside.others:,}"
    )
    if not statistics.rounds:
        return
    yield (
        f"rounds {statistics.rounds:,}: won {statistics.rounds_won:,}, "
        f"lost {statistics.rounds_lost:,}, tied {statistics.rounds_tied:,}"
    )
    yield f"points a round: {_estimate(statistics.points_per_round)}"
    yield f"sweeps: {statistics.sweeps_for:,} made, {statistics.sweeps_against:,} suffered"
    streak = statistics.longest_streak
    yield f"longest winning streak: {0 if streak is None else streak.length}"
    yield ""
    yield f"{'category':<18}{'won':>8}{'lost':>8}{'points':>8}"
    for name, sums in statistics.categories.items():
        yield f"{name:<18}{sums.won:>8,}{sums.lost:>8,}{sums.points:>8,}"


def _estimate(estimate: Estimate | None) -> str:
    if estimate is None or estimate.interval is None:
        return "unknown" if estimate is None else f"{estimate.mean:.3f} (too few rounds to tell)"
    low, high = estimate.interval
    return f"{estimate.mean:.3f} (95 % interval: {low:.3f} to {high:.3f})"
