"""The schema of the database `scopa.sqlite3`, which holds everything that was played and trained.

Times are in seconds since 1970, UTC; days are local dates as `2026-11-28`. A match has a number
here, to which its other rows refer, and an id of 32 hexadecimal digits, by which it is known
everywhere else. What is kept when a match is deleted (badges, chips) refers to its id.

What follows from the record of a match (the tables `seat`, `sheet` and `dealt`, and some columns of
`match`) is written together with it by `play/matches/match_rows.py`; everything else is told once.
"""

from typing import Final

APPLICATION_ID: Final = 0x53636F50
"""“ScoP”: tells this database from those of other programs."""

_VERSION_1: Final = """
-- The people who play on this computer.
CREATE TABLE profile (
    id TEXT PRIMARY KEY,                   -- 32 hexadecimal digits
    place INTEGER NOT NULL,                -- in lists
    is_current INTEGER NOT NULL,           -- whether this person plays now
    name TEXT NOT NULL,
    portrait TEXT NOT NULL,
    deck TEXT NOT NULL,                    -- the favourite deck, or `auto`
    game TEXT,                             -- the favourite game, as JSON
    created TEXT NOT NULL                  -- day
) WITHOUT ROWID;

-- The matches. Who won, and all that lists show, follows from the record.
CREATE TABLE match (
    match INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    digest TEXT NOT NULL,                  -- SHA-256 of the record
    -- What the record does not say.
    origin TEXT NOT NULL,                  -- `Origin`
    ending TEXT NOT NULL,                  -- `Ending`
    began INTEGER NOT NULL,
    ended INTEGER,                         -- NULL while it is running
    seconds INTEGER NOT NULL,              -- time played
    profiles TEXT NOT NULL,                -- id of the profile in each seat or `-`, with blanks
    deck TEXT NOT NULL,                    -- empty if unknown
    undos INTEGER NOT NULL,
    hints INTEGER NOT NULL,
    coach INTEGER NOT NULL,                -- whether the coach was on at a turn of a person
    -- What follows from the record.
    variant TEXT NOT NULL,                 -- id in the catalogue
    title TEXT NOT NULL,                   -- the player's name for the rules, or the game's
    players INTEGER NOT NULL,
    pairs INTEGER NOT NULL,
    persons INTEGER NOT NULL,              -- number of seats of people; 0: watched
    target INTEGER NOT NULL,
    deal_number INTEGER NOT NULL,
    competitive INTEGER NOT NULL,          -- whether chips were staked
    substitutes INTEGER NOT NULL,          -- whether somebody else played for a person
    rounds INTEGER NOT NULL,               -- number of scored rounds
    winner INTEGER,                        -- side
    score TEXT NOT NULL                    -- totals of the sides, with blanks
);
CREATE INDEX match_by_digest ON match (digest);
CREATE INDEX match_by_deal ON match (deal_number);
CREATE UNIQUE INDEX match_running ON match (ending) WHERE ending = 'running';

-- The records, apart from the rest of the match, so that lists do not read them.
CREATE TABLE record (
    match INTEGER PRIMARY KEY REFERENCES match ON DELETE CASCADE,
    text TEXT NOT NULL                     -- as in a file, see RECORD.md
);

-- A match that has ended, seen from each of its seats.
CREATE TABLE seat (
    match INTEGER NOT NULL REFERENCES match ON DELETE CASCADE,
    seat INTEGER NOT NULL,                 -- from 0
    side INTEGER NOT NULL,
    name TEXT NOT NULL,
    level TEXT NOT NULL,                   -- `person`, or the level of a computer player
    profile TEXT,                          -- id of the profile that played here
    by_game INTEGER NOT NULL,              -- whether the game made most moves of the person
    result INTEGER,                        -- 1 won, 0 tied, -1 lost; NULL: not played to its end
    points INTEGER NOT NULL,               -- of the side in all scored rounds
    squares INTEGER NOT NULL,              -- sum of the squares of the points of each round
    margin INTEGER NOT NULL,               -- points less those of the best other side
    margin_squares INTEGER NOT NULL,
    lead INTEGER NOT NULL,                 -- total in the match less that of the best other side
    rounds_won INTEGER NOT NULL,
    rounds_lost INTEGER NOT NULL,
    sweeps INTEGER NOT NULL,               -- of the side
    sweeps_against INTEGER NOT NULL,       -- of all other sides
    feats TEXT,                            -- badges earned in this match alone, with blanks;
                                           -- NULL: the match does not count for badges
    PRIMARY KEY (match, seat)
) WITHOUT ROWID;
CREATE INDEX seat_of_profile ON seat (profile) WHERE profile IS NOT NULL;

-- The categories of the score sheets of a match, added up for each side.
CREATE TABLE sheet (
    match INTEGER NOT NULL REFERENCES match ON DELETE CASCADE,
    side INTEGER NOT NULL,
    category TEXT NOT NULL,                -- as in score lines
    won INTEGER NOT NULL,                  -- rounds in which the side had the most points in it
    lost INTEGER NOT NULL,                 -- rounds in which another side had more
    points INTEGER NOT NULL,
    points_against INTEGER NOT NULL,       -- of all other sides
    PRIMARY KEY (match, side, category)
) WITHOUT ROWID;

-- What the packs of a match held for a person and for each level of opponents; see `dealt_rows`.
CREATE TABLE dealt (
    match INTEGER NOT NULL REFERENCES match ON DELETE CASCADE,
    seat INTEGER NOT NULL,                 -- of the person
    level TEXT NOT NULL,                   -- of opponents; empty: the person
    seats INTEGER NOT NULL,                -- number of seats of opponents of that level
    size INTEGER NOT NULL,                 -- cards of a deal that count, of all these seats
    deals INTEGER NOT NULL,                -- number of deals that count
    first_deals INTEGER NOT NULL,          -- 1 if one of the seats dealt first in the match, else 0
    scorable_deals INTEGER NOT NULL,       -- deals by the seats in which the table can score
    openings INTEGER NOT NULL,             -- number of those in which it gave the dealer points
    all_scorable_deals INTEGER NOT NULL,   -- the same, whoever dealt
    all_openings INTEGER NOT NULL,
    settebello INTEGER NOT NULL,
    coins INTEGER NOT NULL,
    rank_1 INTEGER NOT NULL, rank_2 INTEGER NOT NULL, rank_3 INTEGER NOT NULL,
    rank_4 INTEGER NOT NULL, rank_5 INTEGER NOT NULL, rank_6 INTEGER NOT NULL,
    rank_7 INTEGER NOT NULL, rank_8 INTEGER NOT NULL, rank_9 INTEGER NOT NULL,
    rank_10 INTEGER NOT NULL,              -- number of cards of each rank
    PRIMARY KEY (match, seat, level)
) WITHOUT ROWID;

-- Matches seen from their seats, as lists and figures select them.
CREATE VIEW seen AS
SELECT s.*, m.id, m.ended, m.seconds, m.variant, m.title, m.deck, m.rounds, m.deal_number,
    m.origin = 'replayed' OR m.ending = 'agreed' AS is_replayed,  -- kept, but not counted
    m.persons = 0 AND NOT EXISTS
        (SELECT 1 FROM seat AS o WHERE o.match = s.match AND o.profile IS NOT NULL) AS is_watched,
    (SELECT group_concat(o.name, char(10)) FROM seat AS o WHERE o.match = s.match) AS names,
    (SELECT group_concat(o.name, char(10)) FROM seat AS o
        WHERE o.match = s.match AND o.side <> s.side) AS opponents,
    (SELECT ' ' || group_concat(level, ' ') || ' ' FROM (SELECT DISTINCT o.level FROM seat AS o
        WHERE o.match = s.match AND o.side <> s.side ORDER BY o.level)) AS opponent_levels
FROM seat AS s JOIN match AS m ON m.match = s.match;

-- Deleted matches, which can be restored for 30 days.
CREATE TABLE deleted_match (
    id TEXT PRIMARY KEY,
    note TEXT NOT NULL,                    -- what the record does not say, as JSON
    record TEXT NOT NULL,
    deleted INTEGER NOT NULL
) WITHOUT ROWID;

-- Results of the review of a match, one for each step.
CREATE TABLE review (
    match INTEGER NOT NULL REFERENCES match ON DELETE CASCADE,
    depth INTEGER NOT NULL,
    deal INTEGER NOT NULL,                 -- from 1, void deals included
    move INTEGER NOT NULL,                 -- from 1; 0: the result of the round
    digest TEXT NOT NULL,                  -- of the record up to the end of this deal
    result TEXT NOT NULL,                  -- JSON
    PRIMARY KEY (match, depth, deal, move)
) WITHOUT ROWID;

-- The badges of the profiles. A row outlives its match.
CREATE TABLE badge (
    profile TEXT NOT NULL,
    badge TEXT NOT NULL,
    match TEXT NOT NULL,                   -- id
    earned INTEGER NOT NULL,               -- when the match ended
    PRIMARY KEY (profile, badge)
) WITHOUT ROWID;

-- How far each person has come in the lessons.
CREATE TABLE lesson (
    profile TEXT NOT NULL,
    lesson TEXT NOT NULL,
    step INTEGER NOT NULL,                 -- at which it was left, from 0; 0 after its end
    completed INTEGER,                     -- when it was completed first
    PRIMARY KEY (profile, lesson)
) WITHOUT ROWID;

-- Each try at a puzzle; ratings and repetitions are computed from them.
CREATE TABLE puzzle_attempt (
    attempt INTEGER PRIMARY KEY,
    profile TEXT NOT NULL,
    puzzle TEXT NOT NULL,
    time INTEGER NOT NULL,
    is_solved INTEGER NOT NULL,            -- whether the first move was the best one, without hint
    hints INTEGER NOT NULL,
    move TEXT,                             -- the first move; NULL: none was made
    rating INTEGER NOT NULL,               -- of the puzzle
    deviation INTEGER NOT NULL
);
CREATE INDEX puzzle_attempt_of_profile ON puzzle_attempt (profile);

-- Which puzzles each person chose last.
CREATE TABLE puzzle_wish (
    profile TEXT PRIMARY KEY,
    variant TEXT,                          -- NULL: any
    theme TEXT,                            -- NULL: any
    challenge TEXT NOT NULL
) WITHOUT ROWID;

-- Puzzles made of a person's own mistakes.
CREATE TABLE own_puzzle (
    own_puzzle INTEGER PRIMARY KEY,        -- in the order in which they were made
    profile TEXT NOT NULL,
    puzzle TEXT NOT NULL,                  -- id
    match TEXT NOT NULL,                   -- id
    time INTEGER NOT NULL,                 -- when the match was played
    content TEXT NOT NULL,                 -- JSON
    UNIQUE (profile, puzzle)
);

-- How many decisions of a match have been searched for own puzzles.
CREATE TABLE searched_match (
    searched INTEGER PRIMARY KEY,          -- in the order in which they were searched
    profile TEXT NOT NULL,
    match TEXT NOT NULL,                   -- id
    decisions INTEGER NOT NULL,
    UNIQUE (profile, match)
);

-- The counted try of each person at the deal of a day.
CREATE TABLE daily_try (
    profile TEXT NOT NULL,
    day TEXT NOT NULL,
    moves TEXT NOT NULL,                   -- in notation, one on each line, those of all players
    own INTEGER,                           -- points; NULL while it is not played to its end
    other INTEGER,
    at_once INTEGER,
    PRIMARY KEY (profile, day)
) WITHOUT ROWID;

-- What the characters made of the deal of a day, in the same seat.
CREATE TABLE daily_character (
    day TEXT NOT NULL,
    level TEXT NOT NULL,
    own INTEGER NOT NULL,
    other INTEGER NOT NULL,
    at_once INTEGER NOT NULL,
    PRIMARY KEY (day, level)
) WITHOUT ROWID;

-- Competitive matches, and what their seats staked and received. A row outlives its match.
CREATE TABLE staked_match (
    match TEXT PRIMARY KEY,                -- id
    players INTEGER NOT NULL,
    pairs INTEGER NOT NULL,
    stake INTEGER NOT NULL,                -- chips of each seat
    state TEXT NOT NULL,                   -- `StakeState`
    began INTEGER NOT NULL,
    ended INTEGER                          -- NULL while the stakes are in the pot
) WITHOUT ROWID;
CREATE TABLE staked_seat (
    match TEXT NOT NULL REFERENCES staked_match,
    seat INTEGER NOT NULL,                 -- from 0
    profile TEXT,                          -- whose chips these are; NULL: those of a character
    level TEXT,                            -- of the character
    share INTEGER NOT NULL,                -- chips received from the pot
    penalty INTEGER NOT NULL,              -- chips paid for leaving
    departures INTEGER NOT NULL,           -- how often the penalty was paid
    experience INTEGER NOT NULL,           -- points gained
    PRIMARY KEY (match, seat)
) WITHOUT ROWID;
CREATE INDEX staked_seat_of_profile ON staked_seat (profile);

-- Chips that were earned back by practice and training. Each activity is paid once.
CREATE TABLE chip_grant (
    profile TEXT NOT NULL,
    reason TEXT NOT NULL,                  -- `GrantReason`
    activity TEXT NOT NULL,                -- id of the match, lesson or puzzle, or a day
    day TEXT NOT NULL,                     -- by the clock of the player
    time INTEGER NOT NULL,
    chips INTEGER NOT NULL,
    PRIMARY KEY (profile, reason, activity)
) WITHOUT ROWID;

-- The parts of the files of version 0.1.0 that have been brought in; see `former_files`.
CREATE TABLE former_part (part TEXT PRIMARY KEY) WITHOUT ROWID;

-- Names of damaged databases beside this one, which are still to be read; see `salvage`.
CREATE TABLE damaged_file (name TEXT PRIMARY KEY) WITHOUT ROWID;
"""

FAMILY_OF_DAY: Final = (
    "CASE strftime('%w', day) WHEN '1' THEN 'scopa' WHEN '2' THEN 'fifteen' WHEN '3' THEN 'cirulla'"
    " WHEN '4' THEN 'cirulla' WHEN '5' THEN 'scopone' WHEN '6' THEN 'plata' ELSE 'fifteen' END"
)
"""The family of the game of a column `day`, in SQL, from when each day of the week had one game."""

_VERSION_2: Final = f"""
-- The counted try of each person at a daily deal. Each family of games has one since this version.
ALTER TABLE daily_try RENAME TO former_daily_try;
CREATE TABLE daily_try (
    profile TEXT NOT NULL,
    day TEXT NOT NULL,
    family TEXT NOT NULL                   -- name of the `Family`, in lower case
        CHECK (family GLOB '[a-z]*'),      -- no date, which a row of version 1 has here
    moves TEXT NOT NULL,                   -- in notation, one on each line, those of all players
    own INTEGER,                           -- points; NULL while it is not played to its end
    other INTEGER,
    at_once INTEGER,
    PRIMARY KEY (profile, day, family)
) WITHOUT ROWID;
INSERT INTO daily_try
    SELECT profile, day, {FAMILY_OF_DAY}, moves, own, other, at_once FROM former_daily_try;
DROP TABLE former_daily_try;

-- What the characters made of a daily deal, in the same seat.
ALTER TABLE daily_character RENAME TO former_daily_character;
CREATE TABLE daily_character (
    day TEXT NOT NULL,
    family TEXT NOT NULL CHECK (family GLOB '[a-z]*'),
    level TEXT NOT NULL,
    own INTEGER NOT NULL,
    other INTEGER NOT NULL,
    at_once INTEGER NOT NULL,
    PRIMARY KEY (day, family, level)
) WITHOUT ROWID;
INSERT INTO daily_character
    SELECT day, {FAMILY_OF_DAY}, level, own, other, at_once FROM former_daily_character;
DROP TABLE former_daily_character;
"""

MIGRATIONS: Final = (_VERSION_1, _VERSION_2)
"""The script that leads to each version of the schema from the one before it."""
