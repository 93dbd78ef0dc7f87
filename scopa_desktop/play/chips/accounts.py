"""Whose chips and experience there are, and how many: sums over matches and grants.

All functions are called inside `Database.read` or `Database.write`.
"""

import sqlite3
from collections import Counter
from collections.abc import Mapping
from datetime import datetime
from enum import Enum
from typing import Final, NamedTuple

from scopa_desktop.play.storage.times import time_of_seconds

START_CAPITAL: Final = 1000
"""The chips with which each profile and each character begins."""


class Account(NamedTuple):
    """Whose chips they are: a profile's, or a character's."""

    profile: str | None = None
    """The id of the profile."""
    level: str | None = None
    """The level of the character, if it is not a profile."""


class Balances(NamedTuple):
    """What the profiles and the characters have."""

    chips: Mapping[Account, int] = {}
    """Without those who still have what they began with."""
    experience: Mapping[Account, int] = {}

    def chips_of(self, account: Account) -> int:
        return self.chips.get(account, START_CAPITAL)


_STAKED: Final = """
SELECT s.profile, s.level, sum(s.share - s.penalty - m.stake), sum(s.experience)
FROM staked_seat AS s JOIN staked_match AS m USING (match) GROUP BY s.profile, s.level
"""


def balances(connection: sqlite3.Connection) -> Balances:
    """What everybody has. The bank lends a character what it lacks, so that it never has less."""
    chips: Counter[Account] = Counter()
    experience: Counter[Account] = Counter()
    for profile, level, gained, points in connection.execute(_STAKED):
        chips[Account(profile, level)] += gained
        experience[Account(profile, level)] += points
    for profile, granted in connection.execute(
        "SELECT profile, sum(chips) FROM chip_grant GROUP BY profile"
    ):
        chips[Account(profile)] += granted
    return Balances(
        {account: max(0, START_CAPITAL + gained) for account, gained in chips.items()}, experience
    )


def chips_of(connection: sqlite3.Connection, account: Account) -> int:
    """The chips of a profile or a character."""
    (gained,) = connection.execute(
        "SELECT ifnull(sum(s.share - s.penalty - m.stake), 0)"
        " FROM staked_seat AS s JOIN staked_match AS m USING (match)"
        " WHERE s.profile IS ? AND s.level IS ?",
        account,
    ).fetchone()
    (granted,) = connection.execute(
        "SELECT ifnull(sum(chips), 0) FROM chip_grant WHERE profile = ?", (account.profile,)
    ).fetchone()
    return max(0, START_CAPITAL + int(gained) + int(granted))


def staked_chips(connection: sqlite3.Connection, profile: str) -> int:
    """The chips that a profile has staked in matches that go on."""
    (staked,) = connection.execute(
        "SELECT ifnull(sum(m.stake), 0) FROM staked_seat AS s JOIN staked_match AS m USING (match)"
        " WHERE s.profile = ? AND m.state = 'open'",
        (profile,),
    ).fetchone()
    return int(staked)


class EntryKind(Enum):
    """What chips were paid for, or received."""

    CAPITAL = "capital"
    """The chips with which somebody begins."""
    STAKE = "stake"
    WON = "won"
    """A match that was played to its end; who lost it received no chips."""
    ABANDONED = "abandoned"
    """A match that its people left."""
    RETURNED = "returned"
    """The stake of a void match."""
    PENALTY = "penalty"
    """For leaving a match."""
    GRANT = "grant"
    """Earned back by practice, lessons, puzzles or the daily deal."""


class ChipEntry(NamedTuple):
    """A line of the statement of a profile."""

    kind: EntryKind
    what: str
    """The id of the match; of a grant, its `GrantReason`; else empty."""
    time: datetime
    chips: int
    """Received; negative: paid."""
    experience: int
    balance: int
    """The chips after it."""


_ENTRIES: Final = """
WITH own AS (
    SELECT m.match, m.stake, m.state, m.began, m.ended, s.share, s.penalty, s.experience
    FROM staked_seat AS s JOIN staked_match AS m USING (match) WHERE s.profile = :profile
), line (time, place, kind, what, chips, experience) AS (
    SELECT began, 1, 'stake', match, -stake, 0 FROM own
    UNION ALL
    SELECT ifnull(ended, began), 2, 'penalty', match, -penalty, 0 FROM own WHERE penalty > 0
    UNION ALL
    SELECT ended, 3, state, match, share, experience FROM own WHERE state <> 'open'
    UNION ALL
    SELECT time, 4, 'grant', reason, chips, 0 FROM chip_grant WHERE profile = :profile
), whole AS (
    SELECT ifnull(min(time), :now) AS time, 0 AS place, 'capital' AS kind, '' AS what,
        :capital AS chips, 0 AS experience FROM line
    UNION ALL
    SELECT * FROM line
)
SELECT kind, what, time, chips, experience,
    sum(chips) OVER (ORDER BY time, place, what ROWS UNBOUNDED PRECEDING) AS balance
FROM whole ORDER BY time DESC, place DESC, what DESC LIMIT :limit
"""


def entries(
    connection: sqlite3.Connection, profile: str, now: datetime, limit: int = -1
) -> list[ChipEntry]:
    """The statement of a profile, the newest entry first; all of it if `limit` is -1."""
    parameters = {
        "profile": profile,
        "now": int(now.timestamp()),
        "capital": START_CAPITAL,
        "limit": limit,
    }
    return [
        ChipEntry(EntryKind(kind), what, time_of_seconds(time), *numbers)
        for kind, what, time, *numbers in connection.execute(_ENTRIES, parameters)
    ]
