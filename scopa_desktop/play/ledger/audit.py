"""Checks the books of the ledger with queries of their own.

They use nothing of the code that writes the entries, but the names of the kinds and states.
"""

import sqlite3
from collections.abc import Iterator
from itertools import chain
from typing import Final

from scopa_desktop.play.ledger.accounts import AccountKind
from scopa_desktop.play.ledger.bookkeeping import EntryKind
from scopa_desktop.play.ledger.match_payments import MatchState
from scopa_desktop.play.storage.database_check import LAST_SECOND, found_by, values_of, wrong_values
from scopa_desktop.rules.seating import SEATINGS

# An older program takes the values that it does not know for damage: new ones need a new version of
# the schema.
_FORMS: Final = {
    "account {} is of no known kind": (
        f"SELECT account FROM account WHERE kind NOT IN ({values_of(AccountKind)})"
    ),
    "entry {} is of no known kind": (
        f"SELECT entry FROM entry WHERE kind NOT IN ({values_of(EntryKind)})"
    ),
    "entry {} has a time that no clock shows": (
        f"SELECT entry FROM entry WHERE time NOT BETWEEN 0 AND {LAST_SECOND}"
    ),
    "match {} is in no known state": (
        f"SELECT match FROM match WHERE state NOT IN ({values_of(MatchState)})"
    ),
    "match {} has no known seating": (
        "SELECT match FROM match WHERE (players, pairs) NOT IN"
        f" (VALUES {', '.join(f'({players}, {pairs:d})' for players, pairs in SEATINGS)})"
    ),
    "match {} has {} seats, not {}": (
        "SELECT m.match, count(s.seat) AS seats, m.players FROM match AS m LEFT JOIN seat AS s"
        " ON s.match = m.match AND s.seat BETWEEN 0 AND m.players - 1"
        " GROUP BY m.match HAVING seats <> m.players"
    ),
}
"""The queries that find rows that the program cannot use, as in `_CHECKS`."""
_CHECKS: Final = {
    "the chips in all accounts sum to {}, not to 0": (
        "SELECT sum(chips) AS total FROM posting HAVING total <> 0"
    ),
    "the postings of entry {} ({}) sum to {}": (
        "SELECT e.entry, e.key, sum(p.chips) AS total FROM entry AS e JOIN posting AS p"
        " ON p.entry = e.entry GROUP BY e.entry HAVING total <> 0"
    ),
    "entry {} ({}) moves neither chips nor experience": (
        "SELECT entry, key FROM entry WHERE entry NOT IN (SELECT entry FROM posting)"
        " AND entry NOT IN (SELECT entry FROM experience)"
        " AND kind NOT IN ('stake', 'return', 'win', 'abandoned', 'penalty')"
    ),
    "the account {} {} has {} chips": (
        "SELECT a.kind, a.owner, sum(p.chips) AS total FROM account AS a JOIN posting AS p"
        " ON p.account = a.account WHERE a.kind <> 'bank' GROUP BY a.account HAVING total < 0"
    ),
    "the pot of match {} has {} chips, not {}": (
        "SELECT m.match, coalesce((SELECT sum(p.chips) FROM posting AS p JOIN account AS a"
        " ON a.account = p.account WHERE a.kind = 'pot' AND a.owner = m.match), 0) AS total,"
        " CASE m.state WHEN 'open' THEN m.stake * m.players ELSE 0 END AS expected"
        " FROM match AS m WHERE total <> expected"
    ),
    "the pot of {} belongs to no match": (
        "SELECT owner FROM account WHERE kind = 'pot' AND owner NOT IN (SELECT match FROM match)"
    ),
    "match {} was ended {} times": (
        "SELECT m.match, count(e.entry) AS ends FROM match AS m LEFT JOIN entry AS e"
        " ON e.match = m.match AND e.kind IN ('win', 'abandoned', 'return')"
        " GROUP BY m.match HAVING ends <> (m.state <> 'open')"
    ),
    "the stakes of match {} were taken {} times": (
        "SELECT m.match, count(e.entry) AS times FROM match AS m LEFT JOIN entry AS e"
        " ON e.match = m.match AND e.kind = 'stake' GROUP BY m.match HAVING times <> 1"
    ),
    "account {} received {} chips from match {}, not the {} of its seats": (
        "SELECT s.account, coalesce((SELECT sum(p.chips) FROM posting AS p JOIN entry AS e"
        " ON e.entry = p.entry WHERE e.match = s.match AND p.account = s.account"
        " AND e.kind IN ('win', 'abandoned', 'return')), 0) AS received, s.match,"
        " sum(s.share) AS shares FROM seat AS s GROUP BY s.match, s.account"
        " HAVING received <> shares"
    ),
    "account {} received {} points from match {}, not the {} of its seats": (
        "SELECT s.account, coalesce((SELECT sum(x.points) FROM experience AS x JOIN entry AS e"
        " ON e.entry = x.entry WHERE e.match = s.match AND x.account = s.account"
        " AND e.kind <> 'experience'), 0) AS received, s.match, sum(s.experience) AS points"
        " FROM seat AS s GROUP BY s.match, s.account HAVING received <> points"
    ),
    "account {} paid {} chips for leaving match {}, not the {} of its seats": (
        "SELECT s.account, -coalesce((SELECT sum(p.chips) FROM posting AS p JOIN entry AS e"
        " ON e.entry = p.entry WHERE e.match = s.match AND p.account = s.account"
        " AND e.kind = 'penalty'), 0) AS paid, s.match, sum(s.penalty) AS penalties"
        " FROM seat AS s GROUP BY s.match, s.account HAVING paid <> penalties"
    ),
    "match {} has {} seats that received more than the pot": (
        "SELECT m.match, m.players FROM match AS m JOIN seat AS s ON s.match = m.match"
        " GROUP BY m.match HAVING sum(s.share) > m.stake * m.players"
    ),
}
"""What is wrong, with the query that finds it; each row fills the gaps of the sentence."""


def problems(connection: sqlite3.Connection) -> list[str]:
    """What is wrong in the books, in English; empty if they balance and nothing was paid twice.

    Raises `sqlite3.DatabaseError` if the database is damaged so far that it cannot be read.
    """
    damage = [row for (row,) in connection.execute("PRAGMA quick_check") if row != "ok"]
    return [*damage, *unusable_rows(connection), *found_by(_CHECKS, connection)]


def unusable_rows(connection: sqlite3.Connection) -> Iterator[str]:
    """The rows with values that the ledger cannot use, in English."""
    return chain(wrong_values(connection), found_by(_FORMS, connection))
