"""The schema of the history's database, and the scripts that lead from each version to the next."""

import sqlite3
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication

from scopa_desktop.play.history.match_note import Ending, Origin
from scopa_desktop.play.storage.database import DatabaseKind
from scopa_desktop.play.storage.database_check import LAST_SECOND, found_by, values_of, wrong_values

translate = QCoreApplication.translate

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
    sheet INTEGER NOT NULL REFERENCES sheet,
    result INTEGER,                   -- 1 won, 0 tied, -1 lost; NULL: not played to its end
    rounds INTEGER NOT NULL,          -- number of scored rounds
    points INTEGER NOT NULL,          -- of the side in all scored rounds
    squares INTEGER NOT NULL,         -- sum of the squares of the points of each round
    margin INTEGER NOT NULL,          -- points less those of the best other side
    margin_squares INTEGER NOT NULL,
    lead INTEGER NOT NULL,            -- total in the match less that of the best other side
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
    margin_squares, lead, rounds_won, rounds_lost, sweeps, sweeps_against
) WHERE profile IS NOT NULL;

-- The same without the sums, for those of categories, which are made sheet by sheet.
CREATE INDEX sheet_of_profile ON seat (
    profile, sheet, match, seat, side, ended, is_running, is_replayed, is_watched, variant, title,
    deck, names, opponent_levels, result
) WHERE profile IS NOT NULL;

CREATE INDEX watched_seat ON seat (seat, ended, match, is_running, is_replayed)
WHERE is_watched = 1;

-- Whose cards a row of `dealt` counts, and in what kind of match.
CREATE TABLE dealt_kind (
    kind INTEGER PRIMARY KEY,
    is_imported INTEGER NOT NULL,
    variant TEXT NOT NULL,
    players INTEGER NOT NULL,
    level TEXT NOT NULL,              -- of opponents; empty: the person from whose seat it is seen
    seats INTEGER NOT NULL,           -- number of seats of opponents of that level
    size INTEGER NOT NULL,            -- number of cards of a deal that count, of all these seats
    UNIQUE (is_imported, variant, players, level, seats, size)
);

-- What the packs of a match hold for a person and each level of opponents; see `dealt_rows`. The
-- order of the key lets the rows of a profile be summed by kind without sorting them.
CREATE TABLE dealt (
    profile TEXT NOT NULL,            -- of the person; empty if unknown
    kind INTEGER NOT NULL REFERENCES dealt_kind,
    match INTEGER NOT NULL REFERENCES match ON DELETE CASCADE,
    seat INTEGER NOT NULL,            -- of the person
    deals INTEGER NOT NULL,           -- number of deals that count
    first_deals INTEGER NOT NULL,     -- 1 if one of the seats dealt first in the match, else 0
    scorable_deals INTEGER NOT NULL,  -- number of deals by the seats in which the table can score
    openings INTEGER NOT NULL,        -- number of those in which it gave the dealer points
    all_scorable_deals INTEGER NOT NULL,  -- the same, whoever dealt
    all_openings INTEGER NOT NULL,
    settebello INTEGER NOT NULL,
    coins INTEGER NOT NULL,
    rank_1 INTEGER NOT NULL, rank_2 INTEGER NOT NULL, rank_3 INTEGER NOT NULL,
    rank_4 INTEGER NOT NULL, rank_5 INTEGER NOT NULL, rank_6 INTEGER NOT NULL,
    rank_7 INTEGER NOT NULL, rank_8 INTEGER NOT NULL, rank_9 INTEGER NOT NULL,
    rank_10 INTEGER NOT NULL,         -- number of cards of each rank
    PRIMARY KEY (profile, kind, match, seat)
) WITHOUT ROWID;
CREATE INDEX dealt_by_match ON dealt (match);

CREATE TABLE round (
    match INTEGER NOT NULL REFERENCES match ON DELETE CASCADE,
    deal INTEGER NOT NULL,            -- from 1, void deals included; only scored rounds have rows
    side INTEGER NOT NULL,
    points INTEGER NOT NULL,
    sweeps INTEGER NOT NULL,
    total INTEGER NOT NULL,           -- points in the match after the round
    PRIMARY KEY (match, deal, side)
) WITHOUT ROWID;

-- The categories of the score sheets of a match, sorted. Most matches share a few such sheets.
CREATE TABLE sheet (
    sheet INTEGER PRIMARY KEY,
    categories TEXT NOT NULL UNIQUE   -- names in score lines, separated by blanks
);

-- The categories of a match, summed for a side; see `category_sums`. Each part has the columns `w`
-- and `p` for eight categories of the sheet, in order. A column holds two sums, the first of them
-- times 2^31, because adding them up over many matches takes long for every column.
CREATE TABLE category_sums (
    sheet INTEGER NOT NULL REFERENCES sheet,
    match INTEGER NOT NULL REFERENCES match ON DELETE CASCADE,
    side INTEGER NOT NULL,
    part INTEGER NOT NULL,            -- from 0
    -- w: rounds won and lost; p: own points and those of the others
    w0 INTEGER NOT NULL DEFAULT 0, p0 INTEGER NOT NULL DEFAULT 0,
    w1 INTEGER NOT NULL DEFAULT 0, p1 INTEGER NOT NULL DEFAULT 0,
    w2 INTEGER NOT NULL DEFAULT 0, p2 INTEGER NOT NULL DEFAULT 0,
    w3 INTEGER NOT NULL DEFAULT 0, p3 INTEGER NOT NULL DEFAULT 0,
    w4 INTEGER NOT NULL DEFAULT 0, p4 INTEGER NOT NULL DEFAULT 0,
    w5 INTEGER NOT NULL DEFAULT 0, p5 INTEGER NOT NULL DEFAULT 0,
    w6 INTEGER NOT NULL DEFAULT 0, p6 INTEGER NOT NULL DEFAULT 0,
    w7 INTEGER NOT NULL DEFAULT 0, p7 INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (sheet, match, side, part)  -- in the order in which they are read
) WITHOUT ROWID;
CREATE INDEX category_sums_of_match ON category_sums (match);

-- Record files that have no row in `match`.
CREATE TABLE left_out (
    file TEXT PRIMARY KEY,
    stamp TEXT NOT NULL,              -- of the file and the program; it is read again if it differs
    duplicate_of TEXT                 -- id of the match that the file is a copy of; else unusable
) WITHOUT ROWID;
CREATE INDEX left_out_by_match ON left_out (duplicate_of);

-- Record files that may have been changed since their rows were written.
CREATE TABLE pending (file TEXT PRIMARY KEY) WITHOUT ROWID;

-- The matches that count for badges, see `badges`, seen from the seat of each profile.
CREATE TABLE career (
    profile TEXT NOT NULL,
    ended INTEGER NOT NULL,
    id TEXT NOT NULL,                 -- of the match
    match INTEGER NOT NULL REFERENCES match ON DELETE CASCADE,
    variant TEXT NOT NULL,
    deck TEXT NOT NULL,
    opponents TEXT NOT NULL,          -- levels of the other sides, sorted, separated by blanks
    result INTEGER,                   -- 1 won, -1 lost; NULL: not played to its end
    feats TEXT NOT NULL,              -- badges earned in the match alone, separated by blanks
    PRIMARY KEY (profile, ended, id)
) WITHOUT ROWID;
CREATE INDEX career_of_match ON career (match);
-- Covers what is counted over all matches, in the order of its groups.
CREATE INDEX career_of_profile ON career (
    profile, variant, deck, opponents, result, ended, id
);

-- The badges of the profiles. A row outlives its match.
CREATE TABLE badge (
    profile TEXT NOT NULL,
    badge TEXT NOT NULL,
    match TEXT NOT NULL,              -- id of the match
    earned INTEGER NOT NULL,          -- when the match ended
    PRIMARY KEY (profile, badge)
) WITHOUT ROWID;
"""

_VERSION_2: Final = """
-- Results of the review of a match, one for each step; see `review_results`. They refer to the id
-- of the match, because its row in `match` is made anew whenever the match is entered.
CREATE TABLE review_result (
    match TEXT NOT NULL,              -- id
    depth INTEGER NOT NULL,
    deal INTEGER NOT NULL,            -- from 1, void deals included
    move INTEGER NOT NULL,            -- from 1; 0: the result of the round
    digest TEXT NOT NULL,             -- of the record up to the end of this deal
    result TEXT NOT NULL,             -- JSON
    PRIMARY KEY (match, depth, deal, move)
) WITHOUT ROWID;
"""

_VERSION_3: Final = """
-- Whether the coach was on at a turn of the person.
ALTER TABLE match ADD COLUMN coach INTEGER NOT NULL DEFAULT 0;
"""

_VERSION_4: Final = """
-- Whether somebody else played for a person: another player in the seat, or automatic play.
ALTER TABLE match ADD COLUMN substitutes INTEGER NOT NULL DEFAULT 0;
"""

_VERSION_5: Final = """
-- The matches seen from a seat in the order of their ends, for lists of all matches.
CREATE INDEX seat_by_end ON seat (
    seat, ended, match, is_running, is_replayed, is_watched, variant, opponent_levels, result
);

-- The matches that count for ratings; see `rated_matches`.
CREATE INDEX rated_match ON match (ended, variant)
WHERE origin = 'played' AND ending = 'finished' AND winner IS NOT NULL AND persons > 0
    AND undos = 0 AND hints = 0 AND coach = 0 AND substitutes = 0;

-- What is computed from the rows of all matches, and kept until they change. Each content has a
-- digest of itself and of what it depends on beside the rows; without the right one it is not used.

-- The ratings after the rated matches that ended before a time; see `kept_ratings`.
CREATE TABLE kept_rating (
    game TEXT NOT NULL,               -- id of the game; empty: all games together
    until INTEGER NOT NULL,           -- seconds since 1970
    content TEXT NOT NULL,            -- JSON
    digest TEXT NOT NULL,
    PRIMARY KEY (game, until)
) WITHOUT ROWID;

-- The rows of queries over many matches; see `kept_queries`.
CREATE TABLE kept_query (
    query TEXT PRIMARY KEY,           -- digest of its text and its parameters
    content TEXT NOT NULL,            -- JSON
    digest TEXT NOT NULL
) WITHOUT ROWID;

-- The digest of the names in the folder of the matches, while each of its record files has a row in
-- `match` or `left_out`, and each row its file.
CREATE TABLE kept_listing (digest TEXT PRIMARY KEY) WITHOUT ROWID;

CREATE TRIGGER match_inserted AFTER INSERT ON match BEGIN
    DELETE FROM kept_rating WHERE game IN ('', NEW.variant) AND until > NEW.ended;
    DELETE FROM kept_query;
    DELETE FROM kept_listing;
END;
CREATE TRIGGER match_updated AFTER UPDATE ON match BEGIN
    DELETE FROM kept_rating WHERE game IN ('', OLD.variant) AND until > OLD.ended;
    DELETE FROM kept_rating WHERE game IN ('', NEW.variant) AND until > NEW.ended;
    DELETE FROM kept_query;
    DELETE FROM kept_listing;
END;
CREATE TRIGGER match_deleted AFTER DELETE ON match BEGIN
    DELETE FROM kept_rating WHERE game IN ('', OLD.variant) AND until > OLD.ended;
    DELETE FROM kept_query;
    DELETE FROM kept_listing;
END;
-- The other rows of a match are inserted and deleted together with it.
CREATE TRIGGER seat_updated AFTER UPDATE ON seat BEGIN
    DELETE FROM kept_rating WHERE game IN ('', NEW.variant) AND until > NEW.ended;
    DELETE FROM kept_query;
END;
CREATE TRIGGER left_out_inserted AFTER INSERT ON left_out BEGIN DELETE FROM kept_listing; END;
CREATE TRIGGER left_out_updated AFTER UPDATE ON left_out BEGIN DELETE FROM kept_listing; END;
CREATE TRIGGER left_out_deleted AFTER DELETE ON left_out BEGIN DELETE FROM kept_listing; END;
"""

_VERSION_6: Final = """
-- Whether chips were staked.
ALTER TABLE match ADD COLUMN competitive INTEGER NOT NULL DEFAULT 0;

-- A match of several people of one computer does not count any more.
DROP INDEX rated_match;
CREATE INDEX rated_match ON match (ended, variant, competitive)
WHERE origin = 'played' AND ending = 'finished' AND winner IS NOT NULL AND persons = 1
    AND undos = 0 AND hints = 0 AND coach = 0 AND substitutes = 0;

DROP TABLE kept_rating;
CREATE TABLE kept_rating (
    competitive INTEGER NOT NULL,     -- 1: competitive matches alone; 0: all
    game TEXT NOT NULL,               -- id of the game; empty: all games together
    until INTEGER NOT NULL,           -- seconds since 1970
    content TEXT NOT NULL,            -- JSON
    digest TEXT NOT NULL,
    PRIMARY KEY (competitive, game, until)
) WITHOUT ROWID;

-- Their records say which matches were competitive, and who made the moves.
INSERT OR IGNORE INTO pending SELECT file FROM match WHERE origin = 'played' AND file IS NOT NULL;
DELETE FROM kept_listing;
"""

MIGRATIONS: Final = (_VERSION_1, _VERSION_2, _VERSION_3, _VERSION_4, _VERSION_5, _VERSION_6)
"""The script that leads to each version of the schema from the one before it."""


def _read_only_sentence(path: Path) -> str:
    sentence = translate("History", "The history cannot be changed: “{path}” is write-protected.")
    return sentence.format(path=path)


_CHECKS: Final = {
    "match {} has values that no match has": (
        "SELECT match FROM match WHERE"
        f" origin NOT IN ({values_of(Origin)}) OR ending NOT IN ({values_of(Ending)})"
        f" OR began NOT BETWEEN 0 AND {LAST_SECOND} OR ended NOT BETWEEN 0 AND {LAST_SECOND}"
        " OR score GLOB '*[^-0-9 ]*' OR players NOT BETWEEN 2 AND 4"
        " OR length(score) - length(replace(score, ' ', '')) <> iif(pairs, 2, players) - 1"
    ),
    "match {} has not the seats that it should have": (
        "SELECT m.match FROM match AS m LEFT JOIN seat AS s ON s.match = m.match"
        " AND s.seat BETWEEN 0 AND m.players - 1 AND s.side = s.seat % iif(m.pairs, 2, m.players)"
        " AND s.ended IS m.ended AND s.is_running = (m.ending = 'running')"
        " AND s.variant = m.variant AND s.title = m.title AND s.rounds = m.rounds"
        " AND ifnull(s.result IN (-1, 0, 1), TRUE) AND s.opponent_levels GLOB ' *[^ ] '"
        " GROUP BY m.match HAVING count(s.seat) <> m.players"
    ),
}
"""What can be wrong beside types, with the query that finds it."""


def _problems(connection: sqlite3.Connection) -> Iterator[str]:
    return chain(wrong_values(connection), found_by(_CHECKS, connection))


# Everything in it is worked out from the record files and their notes, so a damaged database is
# made again, and what is missing after a loss of power is entered from the files.
HISTORY: Final = DatabaseKind(0x53636F70, MIGRATIONS, "NORMAL", _read_only_sentence, _problems)
"""The database of the history; its id is “Scop”."""
