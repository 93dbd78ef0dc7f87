"""`leaderboard`: the characters and the profiles of this computer, by their ratings."""

import argparse
import json
from collections.abc import Iterator, Mapping
from datetime import datetime, timezone
from typing import Final

from scopa_desktop.ai.levels import LEVELS
from scopa_desktop.commands.arguments import argument_type, print_error
from scopa_desktop.commands.player_history import game_id, player_history
from scopa_desktop.play.leaderboard.character_matches import shipped_matches
from scopa_desktop.play.leaderboard.leaderboard import Leaderboard, leaderboard_of
from scopa_desktop.play.leaderboard.ratings import Competitor
from scopa_desktop.play.storage.files import StorageError
from scopa_desktop.rules import catalogue

PROGRAM: Final = "scopa-desktop leaderboard"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = (
        "The characters are rated from the matches against each other that are shipped with the "
        "game. A competitive match of a profile counts if it was played to its end without undo, "
        "hints, the coach or somebody who sat in, and without other people, and unless the clock "
        "made most moves; with --all a practice match counts as well. Ratings are Glicko-2 with "
        "95 % intervals; a dash instead of a place means that a rating is provisional."
    )
    parser.add_argument("--game", type=argument_type(game_id), metavar="ID",
        help=f"only this game: {', '.join(catalogue.CATALOGUE)}")  # fmt: skip
    parser.add_argument("--all", action="store_true", help="count practice matches as well")
    parser.add_argument("--json", action="store_true", help="print one JSON object a line")


def run(arguments: argparse.Namespace) -> int:
    """Print the leaderboard; returns the exit code."""
    try:
        matches = shipped_matches()
        with player_history(PROGRAM) as player:
            names = {profile.id: profile.name for profile in player.profiles.profiles}
            board = player.read(
                lambda connection: leaderboard_of(
                    connection,
                    matches,
                    tuple(names),
                    arguments.game,
                    datetime.now(timezone.utc),
                    competitive_only=not arguments.all,
                )
            )
    except StorageError as error:
        return print_error(PROGRAM, error.sentence, as_json=arguments.json)
    name_of = {
        **{Competitor(level=level.id): level.name for level in LEVELS.values()},
        **{Competitor(profile=profile): name for profile, name in names.items()},
    }
    if arguments.json:
        table = "all" if arguments.all else "competitive"
        for row in board.as_json(name_of):
            print(json.dumps({"table": table, **row}))
    else:
        print("All matches" if arguments.all else "Competitive matches")
        print(*_lines(board, name_of), sep="\n")
    return 0


def _lines(board: Leaderboard, names: Mapping[Competitor, str]) -> Iterator[str]:
    width = max(len(names[standing.competitor]) for standing in board.standings)
    head = ("rating", "95 % interval", "won", "lost")
    yield f"{'':>3}  {'name':<{width}}  {head[0]:>6}  {head[1]:>14}  {head[2]:>6}  {head[3]:>6}"
    for competitor, record, place in board.standings:
        rating = record.rating
        number, interval = "–", ""
        if record.matches:
            number, interval = f"{rating.rating:.0f}", f"{rating.low:.0f} to {rating.high:.0f}"
        yield (
            f"{place or '–':>3}  {names[competitor]:<{width}}  {number:>6}  {interval:>14}  "
            f"{record.won:>6,}  {record.lost:>6,}"
        )
