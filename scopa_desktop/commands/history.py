"""`history`: imports, lists, exports and rebuilds the player's history without a window."""

import argparse
import json
import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final
from zipfile import is_zipfile

from scopa_desktop.commands.arguments import counted, print_error, whole_number
from scopa_desktop.commands.output import FAILED
from scopa_desktop.commands.player_history import (
    PlayerHistory,
    add_selection,
    player_history,
    selection,
)
from scopa_desktop.play.history import badges
from scopa_desktop.play.history.match_filter import MatchFilter
from scopa_desktop.play.history.match_history import BegunImport, Progress
from scopa_desktop.play.history.match_list import MatchEntry
from scopa_desktop.play.history.profile_bundle import (
    merge_bundle,
    read_bundle_profile,
    write_bundle,
)
from scopa_desktop.play.storage.files import StorageError, reading
from scopa_desktop.play.storage.profiles import ProfileList, parse_profiles
from scopa_desktop.play.storage.saves import SUFFIX, read_record_file, unplayable
from scopa_desktop.rules.messages import RecordError

PROGRAM: Final = "scopa-desktop history"
_BATCH: Final = 64
"""The number of records whose files are synchronized with the disk together."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments of `history`."""
    commands = parser.add_subparsers(dest="action", required=True, metavar="ACTION")
    importing = commands.add_parser("import", help="add record files, folders of them, or what "
                                    "was exported on another computer")  # fmt: skip
    importing.add_argument("paths", nargs="+", type=Path, metavar="PATH")
    listing = commands.add_parser("list", help="list the matches, the last one first")
    add_selection(listing)
    listing.add_argument("--limit", type=whole_number(1, 10**9), default=None, metavar="N",
                         help="the last N matches only")  # fmt: skip
    listing.add_argument("--json", action="store_true", help="print one JSON object a line")
    commands.add_parser("rebuild", help="make the database anew from the record files")
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
                    code = _import(player, arguments.paths)
                    badges.rebuild(player.history)
                    return code
                case "list":
                    return _list(player, arguments)
                case "rebuild":
                    code = _report(player.history.rebuild(player.profile), "rebuilt")
                    badges.rebuild(player.history)
                    return code
                case _:
                    return _export(player, arguments.file)
    except StorageError as error:
        as_json = getattr(arguments, "json", False)
        return print_error(PROGRAM, error.sentence, as_json=as_json)


# --- import and rebuild -----------------------------------------------------------------------


def _import(player: PlayerHistory, paths: Iterable[Path]) -> int:
    missing = [path for path in paths if not os.path.lexists(path)]
    if missing:
        return print_error(PROGRAM, f"there is no file or folder “{missing[0]}”")
    return _report(_imported(player, paths), "imported")


def _imported(player: PlayerHistory, paths: Iterable[Path]) -> Iterator[Progress]:
    """Import record files, bundles and the record files of folders, one match at each step."""
    begun: list[BegunImport | Progress] = []
    for path in paths:
        for file in sorted(path.rglob(f"*{SUFFIX}")) if path.is_dir() else [path]:
            try:
                if _is_bundle(file):
                    yield from _finished(player, begun)
                    yield from _imported_bundle(player, file)
                    continue
            except StorageError as error:
                begun.append(Progress(file, error.sentence))
            else:
                begun.append(_begun(player, file))
            if len(begun) == _BATCH:
                yield from _finished(player, begun)
    yield from _finished(player, begun)


def _is_bundle(file: Path) -> bool:
    with reading(file) as stream:
        return is_zipfile(stream)


def _begun(player: PlayerHistory, file: Path) -> BegunImport | Progress:
    """The import of a record file; the step that it was, if it has failed already."""
    try:
        record = read_record_file(file)
        return player.history.begin_import(file, record, profile=player.profile)
    except RecordError as error:
        return Progress(file, unplayable(file, error).sentence)
    except StorageError as error:
        return Progress(file, error.sentence)


def _finished(player: PlayerHistory, begun: list[BegunImport | Progress]) -> Iterator[Progress]:
    """The steps of imports, which are completed and removed from the list."""
    steps = [_step(player, each) for each in begun]
    if begun:
        player.history.files.synchronize_folder()
    begun.clear()
    yield from steps


def _step(player: PlayerHistory, begun: BegunImport | Progress) -> Progress:
    if isinstance(begun, Progress):
        return begun
    try:
        return player.history.finish_import(begun)
    except StorageError as error:
        return Progress(begun.path, error.sentence)


def _imported_bundle(player: PlayerHistory, file: Path) -> Iterator[Progress]:
    content, _ = parse_profiles(read_bundle_profile(file).data, file)
    player.profiles.merge(content.profiles)
    yield from merge_bundle(player.history, file)


def _report(steps: Iterable[Progress], done: str) -> int:
    """Count the steps and print each problem; returns the exit code."""
    new = known = left_out = 0
    for step in steps:
        if sentence := step.problem or step.notice:
            print_error(PROGRAM, sentence)
        if step.problem:
            left_out += 1
        elif step.is_new:
            new += 1
        else:
            known += 1
    print(f"{done}: {new:,}; known already: {known:,}; left out: {left_out:,}")
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
    profile = player.profiles.current
    data = ProfileList((profile,), profile.id).to_text().encode()
    matches = sum(1 for _ in write_bundle(player.history, file, profile.id, data))
    print(f"exported: {matches:,} to “{file}”")
    return 0
