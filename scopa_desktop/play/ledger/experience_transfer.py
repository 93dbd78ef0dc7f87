"""The experience of a profile, for its bundle.

Only experience travels to another computer, with the match it was gained in, so that none counts
twice. Chips stay in the ledger in which they were won: the other computer's bank has not given them
out, and its chips would no longer sum to zero.
"""

import json
import sqlite3
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Final, NamedTuple

from scopa_desktop.play.ledger.accounts import profile_account
from scopa_desktop.play.ledger.bookkeeping import Entry, EntryKind, enter, has_entry
from scopa_desktop.play.ledger.ledger import DATABASE, Ledger, has_ledger
from scopa_desktop.play.storage.json_fields import (
    Fields,
    hex_id,
    integer,
    read_lines,
    utc_time,
)
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


def merge_experience(folder: Path, profile: str, lines: bytes) -> int:
    """Add the experience of some lines to a profile, once for each match; returns the points added.

    Lines of another form are skipped. Raises `StorageError` with a sentence.
    """
    gains = list(gains_of(lines, folder / DATABASE))
    if not gains:
        return 0
    ledger = Ledger(folder)
    try:
        return ledger.write(lambda connection: _merge(connection, profile, gains))
    finally:
        ledger.close()


def _merge(connection: sqlite3.Connection, profile: str, gains: list[Gain]) -> int:
    account = profile_account(profile)
    added = 0
    for gain in gains:
        key = f"experience/{profile}/{gain.match}"
        is_here = connection.execute(
            "SELECT 1 FROM account AS a JOIN experience AS x ON x.account = a.account"
            " JOIN entry AS e ON e.entry = x.entry"
            " WHERE a.kind = ? AND a.owner = ? AND e.match = ?",
            (account.kind.value, account.owner, gain.match),
        ).fetchone()
        if is_here is None and not has_entry(connection, key):
            points = {account: gain.points}
            entry = Entry(key, EntryKind.EXPERIENCE, {}, gain.match, points)
            enter(connection, entry, gain.time)
            added += gain.points
    return added


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
