"""`chips`: prints the chips and the experience of everybody."""

import argparse
import json
import sqlite3
from collections.abc import Iterator
from datetime import datetime
from typing import Final, NamedTuple

from scopa_desktop.commands.arguments import print_error
from scopa_desktop.commands.player_history import PlayerHistory, player_history
from scopa_desktop.play.chips.accounts import (
    Account,
    ChipEntry,
    EntryKind,
    balances,
    entries,
    staked_chips,
)
from scopa_desktop.play.storage.files import StorageError
from scopa_desktop.rules.stakes import level_of

PROGRAM: Final = "scopa-desktop chips"


class _Line(NamedTuple):
    """An account as it is printed."""

    kind: str
    name: str
    chips: int
    staked: int
    experience: int
    entries: list[ChipEntry]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = (
        "Everybody begins with 1,000 chips. What is staked in matches that go on is not among the "
        "chips. The bank lends the characters what they lack."
    )
    parser.add_argument("--entries", action="store_true", help="print every entry of the profiles")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(arguments: argparse.Namespace) -> int:
    """Print what everybody has; returns the exit code."""
    try:
        with player_history(PROGRAM) as player:
            lines = player.read(lambda connection: _lines(connection, player))
    except StorageError as error:
        return print_error(PROGRAM, error.sentence, as_json=arguments.json)
    if arguments.json:
        print(json.dumps(_as_json(lines)))
    elif lines:
        print(*_text(lines, with_entries=arguments.entries), sep="\n")
    else:
        print("Nobody has played for chips yet.")
    return 0


def _lines(connection: sqlite3.Connection, player: PlayerHistory) -> list[_Line]:
    known = balances(connection)
    accounts = sorted(known.chips, key=lambda account: (account.level or "", account.profile or ""))
    return [
        _Line(
            "character" if account.profile is None else "profile",
            _name(account, player),
            known.chips_of(account),
            0 if account.profile is None else staked_chips(connection, account.profile),
            known.experience.get(account, 0),
            []
            if account.profile is None
            else entries(connection, account.profile, datetime.now().astimezone()),
        )
        for account in accounts
    ]


def _name(account: Account, player: PlayerHistory) -> str:
    if account.profile is None:
        return account.level or ""
    profile = player.profiles.find(account.profile)
    return account.profile if profile is None else profile.name


def _text(lines: list[_Line], *, with_entries: bool) -> Iterator[str]:
    yield f"{'account':<10} {'':<34}{'chips':>10}{'staked':>8}{'experience':>12}{'level':>7}"
    for line in lines:
        yield (
            f"{line.kind:<10} {line.name:<34}{line.chips:>10,}{line.staked:>8,}"
            f"{line.experience:>12,}{level_of(line.experience):>7}"
        )
        for entry in line.entries if with_entries else ():
            yield (
                f"    {entry.time:%Y-%m-%d %H:%M} {entry.chips:>+8,} {entry.experience:>+5} "
                f"{entry.balance:>10,}  {_kind_text(entry)} {entry.what}".rstrip()
            )


def _kind_text(entry: ChipEntry) -> str:
    """What an entry is about; the end of a match is a loss for who receives no chips."""
    if entry.kind is EntryKind.WON and entry.chips <= 0:
        return "lost"
    return entry.kind.value


def _as_json(lines: list[_Line]) -> dict[str, object]:
    return {
        "accounts": [
            {
                "kind": line.kind,
                "name": line.name,
                "chips": line.chips,
                "staked": line.staked,
                "experience": line.experience,
                "level": level_of(line.experience),
            }
            for line in lines
        ]
    }
