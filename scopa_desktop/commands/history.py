"""`history`: imports, lists, exports and rebuilds the player's history without a window."""

import argparse
import json
import os
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from scopa_desktop.commands.arguments import counted, print_error, whole_number
from scopa_desktop.commands.output import FAILED
from scopa_desktop.commands.player_history import (
    PlayerHistory,
    add_selection,
    player_history,
    selection,
)
from scopa_desktop.play.history import badges
from scopa_desktop.play.history.file_import import ImportCounts, import_files, profiles_in
from scopa_desktop.play.history.match_filter import MatchFilter
from scopa_desktop.play.history.match_history import Progress
from scopa_desktop.play.history.match_list import MatchEntry
from scopa_desktop.play.history.match_note import owner_of, owner_of_folder
from scopa_desktop.play.history.profile_bundle import write_bundle
from scopa_desktop.play.storage.files import StorageError
from scopa_desktop.play.storage.paths import config_folder, data_folder
from scopa_desktop.play.storage.profiles import StoredProfiles

PROGRAM: Final = "scopa-desktop history"
_MOST_NAMES: Final = 6
"""The number of names that are listed."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    commands = parser.add_subparsers(dest="action", required=True, metavar="ACTION")
    importing = commands.add_parser("import", help="add record files, folders of them, or what "
                                    "was exported on another computer")  # fmt: skip
    importing.add_argument("paths", nargs="+", type=Path, metavar="PATH")
    importing.add_argument("--as", action="append", default=[], dest="names", metavar="NAME",
                           help="the person with this name in a record is you, as is one with the "
                           "name of your profile; may be given several times")  # fmt: skip
    listing = commands.add_parser("list", help="list the matches, the last one first")
    add_selection(listing)
    listing.add_argument("--limit", type=whole_number(1, 10**9), default=None, metavar="N",
                         help="the last N matches only")  # fmt: skip
    listing.add_argument("--json", action="store_true", help="print one JSON object a line")
    commands.add_parser("rebuild", help="rebuild the database from the record files")
    exporting = commands.add_parser(
        "export", help="write your profile and all its matches to one file"
    )
    exporting.add_argument("file", type=Path, metavar="FILE")


def run(arguments: argparse.Namespace) -> int:
    """Run the action; returns the exit code.

    0: done; 1: something could not be done, as the messages on stderr say; 2: wrong arguments.
    """
    try:
        with player_history(PROGRAM, synchronizes=arguments.action != "rebuild") as player:
            match arguments.action:
                case "import":
                    code = _import(player, arguments)
                    player.history.run(badges.rebuild)
                    return code
                case "list":
                    return _list(player, arguments)
                case "rebuild":
                    owner = owner_of_folder(player.profiles.current)
                    code = _report(player.history.rebuild(owner), "rebuilt")
                    player.history.run(badges.rebuild)
                    return code
                case _:
                    return _export(player, arguments.file)
    except StorageError as error:
        as_json = getattr(arguments, "json", False)
        return print_error(PROGRAM, error.sentence, as_json=as_json)


# --- import and rebuild -----------------------------------------------------------------------


def _import(player: PlayerHistory, arguments: argparse.Namespace) -> int:
    paths: list[Path] = arguments.paths
    missing = [path for path in paths if not os.path.lexists(path)]
    if missing:
        return print_error(PROGRAM, f"there is no file or folder “{missing[0]}”")
    profiles, problems = profiles_in(paths)
    for sentence in (*problems, *player.profiles.add_all(profiles)):
        print_error(PROGRAM, sentence)
    owner = owner_of(player.profiles.current, *arguments.names)
    counts = ImportCounts()
    code = _report(import_files(player.history, paths, owner), "imported", counts)
    if counts.beside:
        print(f"kept beside matches of yours with the same id, as imported: {counts.beside:,}")
    if counts.people:
        names = ", ".join(name for name, _ in counts.people.most_common(_MOST_NAMES))
        print(f"not counted as yours: matches of {names}; --as NAME says who of them you are")
    return code


def _report(steps: Iterable[Progress], done: str, counts: ImportCounts | None = None) -> int:
    """Count the steps and print each problem; returns the exit code."""
    counts = counts or ImportCounts()
    for step in steps:
        counts.add(step)
        if sentence := step.problem or step.notice:
            print_error(PROGRAM, sentence)
    left_out = len(counts.problems)
    print(f"{done}: {counts.new:,}; known already: {counts.known:,}; left out: {left_out:,}")
    return FAILED if left_out else 0


# --- list and export --------------------------------------------------------------------------


def _list(player: PlayerHistory, arguments: argparse.Namespace) -> int:
    selected = selection(arguments, None)
    if selected.seat is None:
        selected = MatchFilter(
            seat=0,
            variants=selected.variants,
            opponents=selected.opponents,
            since=selected.since,
        )
    entries = player.read(lambda history: history.matches(selected, limit=arguments.limit or -1))
    for entry in entries:
        print(json.dumps(_as_json(entry)) if arguments.json else _line(entry))
    if not arguments.json:
        print(f"{len(entries):,} of {counted(player.history.count(selected), 'match')}")
    return 0


def _line(entry: MatchEntry) -> str:
    ended = entry.ended or entry.began
    names = ", ".join(player.name for player in entry.players)
    score = "–".join(map(str, entry.totals))
    return (
        f"{ended.astimezone():%Y-%m-%d %H:%M}  {entry.title}  {names}  {score}  "
        f"{entry.ending.value}  deal {entry.deal_number}"
    )


def _as_json(entry: MatchEntry) -> dict[str, object]:
    return {
        "id": entry.id,
        "file": entry.file,
        "variant": entry.variant,
        "title": entry.title,
        "players": [player._asdict() for player in entry.players],
        "pairs": entry.pairs,
        "totals": entry.totals,
        "result": entry.result,
        "ending": entry.ending.value,
        "origin": entry.origin.value,
        "began": entry.began.isoformat(),
        "ended": None if entry.ended is None else entry.ended.isoformat(),
        "rounds": entry.rounds,
        "deal": entry.deal_number,
    }


def _export(player: PlayerHistory, file: Path) -> int:
    target = file.resolve()
    if any(target.is_relative_to(folder.resolve()) for folder in (data_folder(), config_folder())):
        sentence = f"“{file}” is in a folder of the program, whose files it could replace"
        return print_error(PROGRAM, f"{sentence}; choose another folder")
    profile = player.profiles.current
    data = StoredProfiles((profile,), profile.id).to_text().encode()
    matches = sum(1 for _ in write_bundle(player.history, file, profile.id, data))
    print(f"exported: {matches:,} to “{file}”")
    return 0
