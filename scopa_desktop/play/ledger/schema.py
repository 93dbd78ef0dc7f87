"""The schema of the ledger's database."""

from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication

from scopa_desktop.play.ledger.audit import problems
from scopa_desktop.play.storage.database import DatabaseKind

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
