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
CREATE INDEX match_by_ended ON match (ended);
CREATE INDEX match_by_digest ON match (digest);

CREATE TABLE seat (
    match INTEGER NOT NULL REFERENCES match ON DELETE CASCADE,
    seat INTEGER NOT NULL,            -- from 0
    side INTEGER NOT NULL,
    name TEXT NOT NULL,
    level TEXT NOT NULL,              -- `person`, or the level of a computer player
    profile TEXT,                     -- id of the profile, if one played here
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
    deals INTEGER NOT NULL,           -- number of complete deals, for the fairness figures
    dealt INTEGER NOT NULL,           -- number of cards dealt to the hand in them
    dealt_squares INTEGER NOT NULL,   -- sum of the squares of that number in each deal
    dealt_settebello INTEGER NOT NULL,
    dealt_coins INTEGER NOT NULL,
    dealt_1 INTEGER NOT NULL, dealt_2 INTEGER NOT NULL, dealt_3 INTEGER NOT NULL,
    dealt_4 INTEGER NOT NULL, dealt_5 INTEGER NOT NULL, dealt_6 INTEGER NOT NULL,
    dealt_7 INTEGER NOT NULL, dealt_8 INTEGER NOT NULL, dealt_9 INTEGER NOT NULL,
    dealt_10 INTEGER NOT NULL,        -- number of cards of each rank dealt to the hand
    dealer INTEGER NOT NULL,          -- number of those deals that the seat dealt
    openings INTEGER NOT NULL,        -- number of those in which the table gave it points
    PRIMARY KEY (match, seat)
) WITHOUT ROWID;
CREATE INDEX seat_by_profile ON seat (profile, match);

CREATE TABLE round (
    match INTEGER NOT NULL REFERENCES match ON DELETE CASCADE,
    deal INTEGER NOT NULL,            -- from 1, void deals included; only scored rounds have rows
    side INTEGER NOT NULL,
    points INTEGER NOT NULL,
    sweeps INTEGER NOT NULL,
    total INTEGER NOT NULL,           -- points in the match after the round
    PRIMARY KEY (match, deal, side)
) WITHOUT ROWID;

CREATE TABLE category (
    match INTEGER NOT NULL REFERENCES match ON DELETE CASCADE,
    side INTEGER NOT NULL,
    category TEXT NOT NULL,           -- name in score lines
    won INTEGER NOT NULL,             -- number of rounds in which the side had the most points
    lost INTEGER NOT NULL,            -- number of rounds in which another side had more
    points INTEGER NOT NULL,
    points_against INTEGER NOT NULL,  -- of all other sides
    PRIMARY KEY (match, side, category)
) WITHOUT ROWID;

-- What a profile has achieved in a single match, see `badges`.
CREATE TABLE feat (
    match INTEGER NOT NULL REFERENCES match ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    badge TEXT NOT NULL,
    PRIMARY KEY (match, seat, badge)
) WITHOUT ROWID;

-- The badges of the profiles. A row outlives its match.
CREATE TABLE badge (
    profile TEXT NOT NULL,
    badge TEXT NOT NULL,
    match TEXT NOT NULL,              -- id of the match
    earned INTEGER NOT NULL,          -- when the match ended
    PRIMARY KEY (profile, badge)
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
