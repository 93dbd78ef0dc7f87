"""Matches for chips that were never played, for tests of what their accounts have."""

import sqlite3
import time

from scopa_desktop.rules.seating import TWO
from scopa_desktop.rules.stakes import experience, stakes


def enter_stakes(
    connection: sqlite3.Connection,
    profile: str,
    level: str,
    stake: int,
    *,
    is_won: bool,
    match_id: str = "m",
) -> None:
    """Enter that a profile has won or lost a match of two against a character, just now."""
    now, share, points = int(time.time()), stakes(TWO, stake).share, experience(TWO)
    connection.execute(
        "INSERT INTO staked_match VALUES (?, 2, 0, ?, 'won', ?, ?)", (match_id, stake, now, now)
    )
    for seat, account, wins in ((0, (profile, None), is_won), (1, (None, level), not is_won)):
        gains = (share, points.winner) if wins else (0, points.loser)
        connection.execute(
            "INSERT INTO staked_seat VALUES (?, ?, ?, ?, ?, 0, 0, ?)",
            (match_id, seat, *account, *gains),
        )
