"""The experience of a profile, for its bundle.

Only experience travels to another computer, with the match it was gained in, so that none counts
twice. Chips stay in the ledger in which they were won: the other computer's bank has not given them
out, and its chips would no longer sum to zero.
"""

import json
import sqlite3
from collections.abc import Generator, Iterator
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

from scopa_desktop.play.ledger.bookkeeping import (
    Entry,
    EntryKind,
    enter,
    has_entry,
    key_of,
    profile_account,
)
from scopa_desktop.play.ledger.ledger import DATABASE, Ledger, has_ledger
from scopa_desktop.play.storage.json_fields import Fields, hex_id, integer, read_lines, utc_time
from scopa_desktop.play.storage.merging import MergeStep, line_chunks
from scopa_desktop.rules.stakes import WINNER_EXPERIENCE_PER_PLAYER

LARGEST_EXPERIENCE: Final = 16 * 1024 * 1024
"""The size of the text, in bytes."""
_MOST_POINTS: Final = 4 * WINNER_EXPERIENCE_PER_PLAYER


class Gain(NamedTuple):
    """Experience gained with a match."""

    match: str
    time: datetime
    points: int


def experience_text(folder: Path, profile: str) -> str:
    """The experience of a profile of a data folder, one JSON object on each line.

    Empty if there is none. Raises `StorageError` with a sentence.
    """
    if not has_ledger(folder):
        return ""
    ledger = Ledger(folder)
    try:
        entries = ledger.entries(profile_account(profile))
    finally:
        ledger.close()
    return "".join(
        f"{json.dumps({'match': entry.match, 'time': entry.time.isoformat(), 'points': points})}\n"
        for entry in reversed(entries)
        if entry.match is not None and (points := entry.experience)
    )


def merge_experience(folder: Path, profile: str, data: bytes) -> Generator[MergeStep, None, None]:
    """Add the experience of some lines to a profile, once for each match, some lines at each step.

    Each step is a transaction, so an interrupted merge goes on when it is repeated. Nothing is
    added to a match in which the profile plays here. Lines of another form are skipped. Raises
    `StorageError` with a sentence.
    """
    ledger: Ledger | None = None
    try:
        for chunk in line_chunks(data):
            points = 0
            if gains := list(gains_of(chunk.data, folder / DATABASE)):
                ledger = ledger or Ledger(folder)
                points = ledger.write(partial(_merge, profile=profile, gains=gains))
            yield chunk.step(points)
    finally:
        if ledger is not None:
            ledger.close()


def _merge(connection: sqlite3.Connection, *, profile: str, gains: list[Gain]) -> int:
    account = profile_account(profile)
    own = key_of(connection, account)
    added = 0
    for gain in gains:
        key = f"experience/{profile}/{gain.match}"
        if not has_entry(connection, key) and not _is_paid_here(connection, own, gain.match):
            entry = Entry(key, EntryKind.EXPERIENCE, {}, gain.match, {account: gain.points})
            enter(connection, entry, gain.time)
            added += gain.points
    return added


def _is_paid_here(connection: sqlite3.Connection, account: int, match: str) -> bool:
    """Whether an account has a seat in a match of this ledger, which pays its experience."""
    row = connection.execute("SELECT 1 FROM seat WHERE account = ? AND match = ?", (account, match))
    return row.fetchone() is not None


def gains_of(lines: bytes, path: Path) -> Iterator[Gain]:
    """The gains of the lines that a file has; others are skipped alone."""
    return read_lines(lines, _gain_of, path)


def _gain_of(content: object) -> Gain:
    """The gain of a line, from its JSON value; raises `FormError`."""
    fields = Fields(content)
    return Gain(
        fields.take("match", hex_id),
        fields.take("time", utc_time),
        fields.take("points", integer(1, _MOST_POINTS)),
    )
