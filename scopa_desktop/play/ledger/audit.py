"""Checks the books of the ledger with queries of their own.

They use nothing of the code that writes the entries.
"""

import sqlite3
from collections.abc import Iterator
from typing import Final

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
    "match {} has {} seats, not {}": (
        "SELECT m.match, count(s.seat) AS seats, m.players FROM match AS m LEFT JOIN seat AS s"
        " ON s.match = m.match GROUP BY m.match HAVING seats <> m.players"
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
        " ON e.entry = x.entry WHERE e.match = s.match AND x.account = s.account), 0) AS received,"
        " s.match, sum(s.experience) AS points FROM seat AS s GROUP BY s.match, s.account"
        " HAVING received <> points"
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
    return [*_damage(connection), *_wrong_rows(connection)]


def _damage(connection: sqlite3.Connection) -> Iterator[str]:
    for pragma, good in (("quick_check", [("ok",)]), ("foreign_key_check", [])):
        rows = [tuple(row) for row in connection.execute(f"PRAGMA {pragma}")]
        if rows != good:
            yield f"{pragma}: {rows}"


def _wrong_rows(connection: sqlite3.Connection) -> Iterator[str]:
    for sentence, query in _CHECKS.items():
        for row in connection.execute(query):
            yield sentence.format(*row)
