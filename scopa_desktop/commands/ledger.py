"""`ledger`: prints the chips and the experience of everybody, and checks the books."""

import argparse
import json
from collections.abc import Iterator
from typing import Final, NamedTuple

from scopa_desktop.commands.arguments import print_error
from scopa_desktop.commands.player_history import player_profiles
from scopa_desktop.play.ledger.bookkeeping import AccountKind, EntryKind
from scopa_desktop.play.ledger.ledger import Ledger, LedgerEntry, has_ledger
from scopa_desktop.play.ledger.schema import problems
from scopa_desktop.play.storage.files import StorageError
from scopa_desktop.play.storage.paths import data_folder
from scopa_desktop.rules.stakes import level_of

PROGRAM: Final = "scopa-desktop ledger"
WRONG: Final = 1
"""The exit code if the books do not balance, were damaged, or cannot be read."""


class _Line(NamedTuple):
    """An account as it is printed."""

    kind: str
    name: str
    chips: int
    experience: int
    entries: list[LedgerEntry]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = (
        "The chips of all accounts sum to zero: the bank is below zero by what it has given. The "
        "command exits with 1 if an entry does not balance, a match was paid twice, or an account "
        "is overdrawn, and if the ledger was damaged."
    )
    parser.add_argument("--entries", action="store_true", help="print every entry of the profiles")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(arguments: argparse.Namespace) -> int:
    """Print the accounts and what is wrong in the books; returns the exit code."""
    try:
        if not has_ledger(data_folder()):
            nothing = "Nobody has played for chips yet."
            print(json.dumps(_as_json([], [])) if arguments.json else nothing)
            return 0
        ledger = Ledger(data_folder())
        try:
            lines, wrong = _lines(ledger), ledger.read(problems)
        finally:
            ledger.close()
    except StorageError as error:
        return print_error(PROGRAM, error.sentence, as_json=arguments.json)
    damage = [ledger.problem] if ledger.problem else []
    if arguments.json:
        print(json.dumps(_as_json(lines, damage + wrong)))
    else:
        for sentence in damage:
            print_error(PROGRAM, sentence)
        print(*_text(lines, wrong, with_entries=arguments.entries), sep="\n")
    return WRONG if damage or wrong else 0


def _lines(ledger: Ledger) -> list[_Line]:
    profiles = player_profiles(PROGRAM)
    lines = []
    for account in ledger.accounts():
        name = account.owner
        if account.kind is AccountKind.PROFILE:
            profile = profiles.find(account.owner)
            name = account.owner if profile is None else profile.name
        lines.append(
            _Line(
                account.kind.value,
                name,
                ledger.balance(account),
                ledger.experience(account),
                ledger.entries(account) if account.kind is AccountKind.PROFILE else [],
            )
        )
    return lines


def _text(lines: list[_Line], wrong: list[str], *, with_entries: bool) -> Iterator[str]:
    yield f"{'account':<10} {'':<34}{'chips':>10}{'experience':>12}{'level':>7}"
    for line in lines:
        level = f"{level_of(line.experience)}" if line.kind in ("profile", "character") else ""
        yield (f"{line.kind:<10} {line.name:<34}{line.chips:>10,}{line.experience:>12,}{level:>7}")
        for entry in line.entries if with_entries else ():
            what = " ".join(filter(None, (_kind_text(entry), entry.detail, entry.match)))
            yield (
                f"    {entry.time:%Y-%m-%d %H:%M} {entry.chips:>+8,} {entry.experience:>+5} "
                f"{entry.balance:>10,}  {what}"
            )
    yield f"{'':<10} {'sum':<34}{sum(line.chips for line in lines):>10,}"
    yield ""
    yield from (f"WRONG: {problem}" for problem in wrong)
    if not wrong:
        yield "The books balance, and no match was paid twice."


def _kind_text(entry: LedgerEntry) -> str:
    """What an entry is about; the end of a match is a loss for who receives no chips."""
    if entry.kind is EntryKind.WIN and entry.chips <= 0:
        return "loss"
    return entry.kind.value


def _as_json(lines: list[_Line], wrong: list[str]) -> dict[str, object]:
    return {
        "accounts": [
            {
                "kind": line.kind,
                "name": line.name,
                "chips": line.chips,
                "experience": line.experience,
                "level": level_of(line.experience),
            }
            for line in lines
        ],
        "problems": wrong,
    }
