"""The schema of the ledger's database, and the checks of its books.

The checks use nothing of the code that writes the entries, but the names of the kinds and states.
"""

import sqlite3
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication

from scopa_desktop.play.ledger.bookkeeping import AccountKind, EntryKind
from scopa_desktop.play.ledger.match_payments import MatchState
from scopa_desktop.play.storage.database import DatabaseKind
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


translate = QCoreApplication.translate

_VERSION_1: Final = """
CREATE TABLE account (
    account INTEGER PRIMARY KEY,
    kind TEXT NOT NULL,               -- `AccountKind`
    owner TEXT NOT NULL,              -- id of the profile, level, id of the match; empty: the bank
    UNIQUE (kind, owner)
);

-- Transactions. They are only ever added, and the postings of each sum to zero.
CREATE TABLE entry (
    entry INTEGER PRIMARY KEY,        -- in the order in which they were made, whatever the clock
    key TEXT NOT NULL UNIQUE,         -- what is paid, so that nothing is paid twice
    kind TEXT NOT NULL,               -- `EntryKind`
    match TEXT,                       -- id
    detail TEXT NOT NULL,             -- `GrantReason` of a grant; else empty
    time INTEGER NOT NULL             -- seconds since 1970, UTC
);
CREATE INDEX entry_of_match ON entry (match) WHERE match IS NOT NULL;

CREATE TABLE posting (
    entry INTEGER NOT NULL REFERENCES entry,
    account INTEGER NOT NULL REFERENCES account,
    chips INTEGER NOT NULL CHECK (chips <> 0),  -- into the account, or out of it
    PRIMARY KEY (entry, account)
) WITHOUT ROWID;
CREATE INDEX posting_of_account ON posting (account, entry, chips);

CREATE TABLE experience (
    entry INTEGER NOT NULL REFERENCES entry,
    account INTEGER NOT NULL REFERENCES account,
    points INTEGER NOT NULL CHECK (points > 0),
    PRIMARY KEY (entry, account)
) WITHOUT ROWID;
CREATE INDEX experience_of_account ON experience (account, entry, points);

CREATE TABLE match (
    match TEXT PRIMARY KEY,           -- id
    players INTEGER NOT NULL,
    pairs INTEGER NOT NULL,
    stake INTEGER NOT NULL CHECK (stake >= 0),  -- of each seat
    changes INTEGER NOT NULL,         -- number of changes of the stake
    state TEXT NOT NULL               -- `MatchState`
) WITHOUT ROWID;
CREATE INDEX open_match ON match (match) WHERE state = 'open';

CREATE TABLE seat (
    match TEXT NOT NULL REFERENCES match,
    seat INTEGER NOT NULL,            -- from 0
    account INTEGER NOT NULL REFERENCES account,
    share INTEGER NOT NULL DEFAULT 0,       -- chips received from the pot at the end
    experience INTEGER NOT NULL DEFAULT 0,
    penalty INTEGER NOT NULL DEFAULT 0,     -- chips paid for leaving
    PRIMARY KEY (match, seat)
) WITHOUT ROWID;
CREATE INDEX seat_of_account ON seat (account, match);

CREATE TRIGGER entry_is_final BEFORE UPDATE ON entry
BEGIN SELECT RAISE(ABORT, 'an entry is never changed'); END;
CREATE TRIGGER entry_stays BEFORE DELETE ON entry
BEGIN SELECT RAISE(ABORT, 'an entry is never deleted'); END;
CREATE TRIGGER posting_is_final BEFORE UPDATE ON posting
BEGIN SELECT RAISE(ABORT, 'a posting is never changed'); END;
CREATE TRIGGER posting_stays BEFORE DELETE ON posting
BEGIN SELECT RAISE(ABORT, 'a posting is never deleted'); END;
CREATE TRIGGER experience_is_final BEFORE UPDATE ON experience
BEGIN SELECT RAISE(ABORT, 'experience is never changed'); END;
CREATE TRIGGER experience_stays BEFORE DELETE ON experience
BEGIN SELECT RAISE(ABORT, 'experience is never deleted'); END;
CREATE TRIGGER ended_match_is_final BEFORE UPDATE ON match WHEN OLD.state <> 'open'
BEGIN SELECT RAISE(ABORT, 'a match ends once'); END;
"""


def _read_only_sentence(path: Path) -> str:
    sentence = translate("Ledger", "No chips can be moved: “{path}” is write-protected.")
    return sentence.format(path=path)


LEDGER: Final = DatabaseKind(0x53636F4C, (_VERSION_1,), "FULL", _read_only_sentence, problems)
"""The database of the ledger; its id is “ScoL”. Nothing else can restore it."""
