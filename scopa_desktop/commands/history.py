"""`history`: imports, lists, exports, copies and restores what was played, without a window."""

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
from scopa_desktop.play.matches.match_note import owner_of
from scopa_desktop.play.recording.record_export import export_matches
from scopa_desktop.play.recording.record_import import ImportCounts, Progress, import_files
from scopa_desktop.play.statistics.match_filter import MatchFilter
from scopa_desktop.play.statistics.match_list import MatchEntry, count, matches
from scopa_desktop.play.storage.backups import put_copy_back, write_copy
from scopa_desktop.play.storage.file_lock import InstanceLock, LockState
from scopa_desktop.play.storage.files import StorageError
from scopa_desktop.play.storage.paths import config_folder, data_folder
from scopa_desktop.play.storage.times import current_day

PROGRAM: Final = "scopa-desktop history"
_MOST_NAMES: Final = 6
"""The number of names that are listed."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    commands = parser.add_subparsers(dest="action", required=True, metavar="ACTION")
    importing = commands.add_parser("import", help="add record files, folders of them, or archives "
                                    "of them")  # fmt: skip
    importing.add_argument("paths", nargs="+", type=Path, metavar="PATH")
    importing.add_argument("--as", action="append", default=[], dest="names", metavar="NAME",
                           help="the person with this name in a record is you, as is one with the "
                           "name of your profile; may be given several times")  # fmt: skip
    listing = commands.add_parser("list", help="list the matches, the last one first")
    add_selection(listing)
    listing.add_argument("--limit", type=whole_number(1, 10**9), default=None, metavar="N",
                         help="the last N matches only")  # fmt: skip
    listing.add_argument("--json", action="store_true", help="print one JSON object a line")
    exporting = commands.add_parser("export", help="write the records of matches to an archive")
    add_selection(exporting)
    exporting.add_argument("file", type=Path, metavar="FILE")
    copying = commands.add_parser(
        "copy", help="write a copy of everything: profiles, matches, badges, training and chips"
    )
    copying.add_argument("file", type=Path, metavar="FILE")
    restoring = commands.add_parser(
        "restore", help="replace everything by a copy; what is here is kept in a file"
    )
    restoring.add_argument("file", type=Path, metavar="FILE")


def run(arguments: argparse.Namespace) -> int:
    """Run the action; returns the exit code.

    0: done; 1: something could not be done, as the messages on stderr say; 2: wrong arguments.
    """
    try:
        with player_history(PROGRAM) as player:
            match arguments.action:
                case "import":
                    return _import(player, arguments)
                case "list":
                    return _list(player, arguments)
                case "export":
                    return _export(player, arguments)
                case "copy":
                    return _copy(player, arguments.file)
                case _:
                    return _restore(player, arguments.file)
    except StorageError as error:
        as_json = getattr(arguments, "json", False)
        return print_error(PROGRAM, error.sentence, as_json=as_json)


def _import(player: PlayerHistory, arguments: argparse.Namespace) -> int:
    paths: list[Path] = arguments.paths
    missing = [path for path in paths if not os.path.lexists(path)]
    if missing:
        return print_error(PROGRAM, f"there is no file or folder “{missing[0]}”")
    owner = owner_of(player.profiles.current, *arguments.names)
    counts = ImportCounts()
    code = _report(import_files(player.database, paths, owner), counts)
    if counts.people:
        names = ", ".join(name for name, _ in counts.people.most_common(_MOST_NAMES))
        print(f"not counted as yours: matches of {names}; --as NAME says who of them you are")
    return code


def _report(steps: Iterable[Progress], counts: ImportCounts) -> int:
    """Count the steps and print each problem; returns the exit code."""
    for step in steps:
        counts.add(step)
        if step.problem:
            print_error(PROGRAM, step.problem)
    left_out = len(counts.problems)
    print(f"imported: {counts.new:,}; known already: {counts.known:,}; left out: {left_out:,}")
    return FAILED if left_out else 0


def _list(player: PlayerHistory, arguments: argparse.Namespace) -> int:
    selected = selection(arguments, None)
    if selected.seat is None:
        selected = MatchFilter(
            seat=0,
            variants=selected.variants,
            opponents=selected.opponents,
            since=selected.since,
        )
    entries = player.read(
        lambda connection: matches(connection, selected, limit=arguments.limit or -1)
    )
    for entry in entries:
        print(json.dumps(_as_json(entry)) if arguments.json else _line(entry))
    if not arguments.json:
        number = player.read(lambda connection: count(connection, selected))
        print(f"{len(entries):,} of {counted(number, 'match')}")
    return 0


def _line(entry: MatchEntry) -> str:
    ended = entry.ended or entry.began
    names = ", ".join(player.name for player in entry.players)
    score = "–".join(map(str, entry.totals))
    by_game = "  mostly not played by the person" if entry.is_by_game else ""
    return (
        f"{ended.astimezone():%Y-%m-%d %H:%M}  {entry.title}  {names}  {score}  "
        f"{entry.ending.value}  deal {entry.deal_number}{by_game}"
    )


def _as_json(entry: MatchEntry) -> dict[str, object]:
    return {
        "id": entry.id,
        "variant": entry.variant,
        "title": entry.title,
        "players": [player._asdict() for player in entry.players],
        "pairs": entry.seating.has_partners,
        "totals": entry.totals,
        "result": entry.result,
        "ending": entry.ending.value,
        "origin": entry.origin.value,
        "began": entry.began.isoformat(),
        "ended": None if entry.ended is None else entry.ended.isoformat(),
        "rounds": entry.rounds,
        "deal": entry.deal_number,
        "by_game": entry.is_by_game,
    }


def _export(player: PlayerHistory, arguments: argparse.Namespace) -> int:
    if (code := _check_target(arguments.file)) is not None:
        return code
    selected = selection(arguments, player.profile)
    entries = player.read(lambda connection: matches(connection, selected, is_descending=False))
    ids = [entry.id for entry in entries]
    exported = sum(1 for _ in export_matches(player.database, ids, arguments.file))
    print(f"exported: {exported:,} to “{arguments.file}”")
    return 0


def _copy(player: PlayerHistory, file: Path) -> int:
    if (code := _check_target(file)) is not None:
        return code
    write_copy(player.database, file)
    print(f"copied to “{file}”")
    return 0


def _restore(player: PlayerHistory, file: Path) -> int:
    lock = InstanceLock(data_folder())
    if lock.acquire() is LockState.TAKEN:
        return print_error(PROGRAM, "Scopa Desktop is open; close it first")
    try:
        kept = put_copy_back(player.database, file, current_day())
    finally:
        lock.release()
    print(f"restored from “{file}”; what was here before is in “{kept}”")
    return 0


def _check_target(file: Path) -> int | None:
    """The exit code if a file must not be written where it is; None if it may."""
    target = file.resolve()
    if any(target.is_relative_to(folder.resolve()) for folder in (data_folder(), config_folder())):
        sentence = f"“{file}” is in a folder of the program, whose files it could replace"
        return print_error(PROGRAM, f"{sentence}; choose another folder")
    return None
