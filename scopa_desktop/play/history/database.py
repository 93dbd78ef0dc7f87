"""The database of the history: the file, its schema and its versions.

Everything in it is worked out from the record files and their notes, so a damaged database is
renamed and made anew. These settings are used:

- `journal_mode = WAL`: the window reads while the writing thread writes, and a killed process
  leaves the last complete transaction.
- `synchronous = NORMAL`: after a loss of power the last transactions may be missing, which the
  next comparison with the record files repairs; the file itself is never damaged by it.
- `busy_timeout`: a second process waits for the first instead of failing.
- `foreign_keys = ON`: the rows of a match disappear with it.
- `application_id`: tells this database from those of other programs.
- `user_version`: the version of the schema.
"""

import logging
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication

from scopa_desktop.play.storage import StorageError, sentence_for

translate = QCoreApplication.translate

_log = logging.getLogger(__name__)

APPLICATION_ID: Final = 0x53636F70
"""“Scop”."""
_BUSY_SECONDS: Final = 10.0

_VERSION_1: Final = """
CREATE TABLE match (
    match INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,          -- of the note
    file TEXT UNIQUE,                 -- name of the record file; NULL while the match is running
    digest TEXT NOT NULL,             -- of the record
    origin TEXT NOT NULL,             -- `Origin`
    ending TEXT NOT NULL,             -- `Ending`
    began INTEGER NOT NULL,           -- seconds since 1970, UTC
    ended INTEGER,
    seconds INTEGER NOT NULL,         -- time played
    variant TEXT NOT NULL,            -- id in the catalogue
    title TEXT NOT NULL,              -- the player's name for the rules, or the game's
    players INTEGER NOT NULL,
    pairs INTEGER NOT NULL,
    persons INTEGER NOT NULL,         -- number of seats of people; 0: watched
    target INTEGER NOT NULL,
    deal_number INTEGER NOT NULL,
    deck TEXT NOT NULL,               -- empty if unknown
    undos INTEGER NOT NULL,
    hints INTEGER NOT NULL,
    rounds INTEGER NOT NULL,          -- number of scored rounds
    winner INTEGER,                   -- side
    score TEXT NOT NULL               -- totals of the sides, separated by blanks
);
CREATE INDEX match_by_digest ON match (digest);
CREATE INDEX match_by_deal_number ON match (deal_number);
CREATE INDEX match_running ON match (match) WHERE ending = 'running';

-- A match seen from a seat. It repeats what matches are selected and sorted by, so that lists and
-- sums read nothing else.
CREATE TABLE seat (
    match INTEGER NOT NULL REFERENCES match ON DELETE CASCADE,
    seat INTEGER NOT NULL,            -- from 0
    side INTEGER NOT NULL,
    name TEXT NOT NULL,
    level TEXT NOT NULL,              -- `person`, or the level of a computer player
    profile TEXT,                     -- id of the profile, if one played here
    ended INTEGER,                    -- of the match, as all up to `opponent_levels`
    is_running INTEGER NOT NULL,
    is_replayed INTEGER NOT NULL,     -- `Origin.REPLAYED`: kept, but not counted
    is_watched INTEGER NOT NULL,      -- without a person
    variant TEXT NOT NULL,
    title TEXT NOT NULL,
    deck TEXT NOT NULL,
    seconds INTEGER NOT NULL,
    names TEXT NOT NULL,              -- of all players, separated by line feeds
    opponents TEXT NOT NULL,          -- names of the other sides, separated by line feeds
    opponent_levels TEXT NOT NULL,    -- levels of the other sides, sorted, each between blanks
    result INTEGER,                   -- 1 won, 0 tied, -1 lost; NULL: not played to its end
    rounds INTEGER NOT NULL,          -- number of scored rounds
    points INTEGER NOT NULL,          -- of the side in all scored rounds
    squares INTEGER NOT NULL,         -- sum of the squares of the points of each round
    margin INTEGER NOT NULL,          -- points less those of the best other side
    margin_squares INTEGER NOT NULL,
    rounds_won INTEGER NOT NULL,
    rounds_lost INTEGER NOT NULL,
    sweeps INTEGER NOT NULL,          -- number of sweeps of the side
    sweeps_against INTEGER NOT NULL,  -- number of sweeps of all other sides
    PRIMARY KEY (match, seat)
) WITHOUT ROWID;
-- Covers the columns that lists and sums read.
CREATE INDEX seat_of_profile ON seat (
    profile, ended, match, seat, side, is_running, is_replayed, is_watched, variant, title, deck,
    seconds, names, opponents, opponent_levels, result, rounds, points, squares, margin,
    margin_squares, rounds_won, rounds_lost, sweeps, sweeps_against
) WHERE profile IS NOT NULL;

-- What the packs of a match hold for a seat, for the fairness figures; see `hand_rows`.
CREATE TABLE hand (
    match INTEGER NOT NULL REFERENCES match ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    side INTEGER NOT NULL,
    level TEXT NOT NULL,              -- as in `seat`
    deals INTEGER NOT NULL,           -- number of deals that are counted
    size INTEGER NOT NULL,            -- number of cards that are counted in each of them
    dealt_settebello INTEGER NOT NULL,
    dealt_coins INTEGER NOT NULL,
    dealt_1 INTEGER NOT NULL, dealt_2 INTEGER NOT NULL, dealt_3 INTEGER NOT NULL,
    dealt_4 INTEGER NOT NULL, dealt_5 INTEGER NOT NULL, dealt_6 INTEGER NOT NULL,
    dealt_7 INTEGER NOT NULL, dealt_8 INTEGER NOT NULL, dealt_9 INTEGER NOT NULL,
    dealt_10 INTEGER NOT NULL,        -- number of cards of each rank
    first_deals INTEGER NOT NULL,     -- 1 if the seat dealt first in the match, else 0
    scorable_deals INTEGER NOT NULL,  -- number of deals by the seat in which the table can score
    openings INTEGER NOT NULL,        -- number of those in which it gave the dealer points
    all_scorable_deals INTEGER NOT NULL,  -- the same, whoever dealt
    all_openings INTEGER NOT NULL,
    PRIMARY KEY (match, seat)
) WITHOUT ROWID;

CREATE TABLE round (
    match INTEGER NOT NULL REFERENCES match ON DELETE CASCADE,
    deal INTEGER NOT NULL,            -- from 1, void deals included; only scored rounds have rows
    side INTEGER NOT NULL,
    points INTEGER NOT NULL,
    sweeps INTEGER NOT NULL,
    total INTEGER NOT NULL,           -- points in the match after the round
    PRIMARY KEY (match, deal, side)
) WITHOUT ROWID;

-- Up to eight categories of score sheets, sorted. Most matches share a few such sheets.
CREATE TABLE sheet (
    sheet INTEGER PRIMARY KEY,
    categories TEXT NOT NULL UNIQUE   -- names in score lines, separated by blanks
);

-- The categories of a match, summed for a side; see `category_sums`. The n-th category of the sheet
-- has the columns `wn` and `pn`. Each holds two sums, the first of them times 2^31, because adding
-- them up over many matches takes long for every column.
CREATE TABLE category_sums (
    match INTEGER NOT NULL REFERENCES match ON DELETE CASCADE,
    side INTEGER NOT NULL,
    sheet INTEGER NOT NULL REFERENCES sheet,
    w0 INTEGER NOT NULL, p0 INTEGER NOT NULL,  -- rounds won and lost; own points and those of the others
    w1 INTEGER NOT NULL, p1 INTEGER NOT NULL,
    w2 INTEGER NOT NULL, p2 INTEGER NOT NULL,
    w3 INTEGER NOT NULL, p3 INTEGER NOT NULL,
    w4 INTEGER NOT NULL, p4 INTEGER NOT NULL,
    w5 INTEGER NOT NULL, p5 INTEGER NOT NULL,
    w6 INTEGER NOT NULL, p6 INTEGER NOT NULL,
    w7 INTEGER NOT NULL, p7 INTEGER NOT NULL,
    PRIMARY KEY (match, side, sheet)
) WITHOUT ROWID;
"""

MIGRATIONS: Final = (_VERSION_1,)
"""The script that leads to each version of the schema from the one before it."""


class DatabaseError(StorageError):
    """The database cannot be used; `sentence` says why."""


class DamagedDatabaseError(DatabaseError):
    """The file is damaged, or no database of this program."""


class NewerDatabaseError(DatabaseError):
    """The file was written by a newer version of the program."""


def open_database(path: Path) -> sqlite3.Connection:
    """Open the database at `path`, and create or update it where necessary.

    Raises `DamagedDatabaseError`, `NewerDatabaseError`, or `DatabaseError` if the file cannot be
    used for another reason. The connection belongs to the thread that opens it.
    """
    with errors_of(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        connection = sqlite3.connect(path, timeout=_BUSY_SECONDS, isolation_level=None)
        try:
            _prepare(connection, path)
        except BaseException:
            connection.close()
            raise
        return connection


def _prepare(connection: sqlite3.Connection, path: Path) -> None:
    connection.row_factory = sqlite3.Row
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = NORMAL")
    connection.execute("PRAGMA foreign_keys = ON")
    version = _number(connection, "user_version")
    application = _number(connection, "application_id")
    tables = connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0]
    if tables and application != APPLICATION_ID:
        sentence = translate("History", "“{path}” is the database of another program.")
        raise DamagedDatabaseError(path, sentence.format(path=path))
    if version > len(MIGRATIONS):
        sentence = translate("History", "“{path}” was written by a newer version of Scopa Desktop.")
        raise NewerDatabaseError(path, sentence.format(path=path))
    if tables and version < len(MIGRATIONS):
        _back_up(connection, path, version)
    for number, script in enumerate(MIGRATIONS[version:], version + 1):
        connection.executescript(
            f"BEGIN IMMEDIATE; {script} PRAGMA application_id = {APPLICATION_ID};"
            f" PRAGMA user_version = {number}; COMMIT;"
        )


def _back_up(connection: sqlite3.Connection, path: Path, version: int) -> None:
    """Copy the database before its schema changes."""
    target = sqlite3.connect(path.with_name(f"{path.name}.version-{version}"))
    try:
        connection.backup(target)
    finally:
        target.close()


def _number(connection: sqlite3.Connection, pragma: str) -> int:
    number: int = connection.execute(f"PRAGMA {pragma}").fetchone()[0]
    return number


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """Run the block in one transaction, which is undone if it raises."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
    except BaseException:
        with suppress(sqlite3.Error):
            connection.execute("ROLLBACK")
        raise
    connection.execute("COMMIT")


@contextmanager
def errors_of(path: Path) -> Iterator[None]:
    """Convert the errors of SQLite and the system in the block to a `DatabaseError`."""
    try:
        yield
    except sqlite3.DatabaseError as error:
        _log.warning("cannot use %s: %s", path, error)
        if is_damage(error):
            sentence = translate("History", "“{path}” is damaged.").format(path=path)
            raise DamagedDatabaseError(path, sentence) from error
        sentence = translate("History", "“{path}” cannot be used: {reason}.")
        raise DatabaseError(path, sentence.format(path=path, reason=error)) from error
    except OSError as error:
        raise DatabaseError(path, sentence_for(path, error)) from error


def is_damage(error: sqlite3.DatabaseError) -> bool:
    """Whether the error means that the file is damaged or no database."""
    text = str(error)
    return "malformed" in text or "not a database" in text
