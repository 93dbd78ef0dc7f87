"""The rows of a match in the database: made from its facts and its note, written and removed.

Two files are the same match if their notes have the same id, for example after a file and its note
were copied. They are also the same if their records are equal and at least one was imported: an
own match that was exported and imported again. Two own matches with equal records are two matches.

Of files of one match, that of a match played here counts before an imported one, a finished match
before an unfinished one, then the one with more rounds, and then the first name.
"""

import sqlite3
from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import datetime
from typing import Final, NamedTuple

from scopa_desktop.play.history.badges.match_badges import career_rows
from scopa_desktop.play.history.category_sums import rows_of_categories, sheet_of
from scopa_desktop.play.history.dealt_rows import dealt_rows
from scopa_desktop.play.history.match_facts import MatchFacts, RoundFacts
from scopa_desktop.play.history.match_note import Ending, MatchNote, Origin
from scopa_desktop.rules.ending import lead_of

Row = Mapping[str, object]

WON: Final = 1
TIED: Final = 0
LOST: Final = -1


def write_match(
    connection: sqlite3.Connection, file: str | None, note: MatchNote, facts: MatchFacts
) -> None:
    """Insert the rows of a match, in place of those it had and of those its file had.

    It must be called in a transaction. `file` is None for a match without a file of its own yet.
    """
    connection.execute("DELETE FROM match WHERE id = ? OR file = ?", (note.id, file))
    _insert(connection, "match", [_match_row(file, note, facts)])
    (key,) = connection.execute("SELECT match FROM match WHERE id = ?", (note.id,)).fetchone()
    sheet = sheet_of(connection, facts)
    tables = {
        "seat": _seat_rows(note, facts, sheet),
        "dealt": dealt_rows(connection, note, facts),
        "round": _round_rows(facts),
        "category_sums": rows_of_categories(facts, sheet),
        "career": career_rows(facts, note),
    }
    for table, rows in tables.items():
        _insert(connection, table, [{"match": key, **row} for row in rows])


def remove_match(connection: sqlite3.Connection, match_id: str) -> None:
    """Remove the rows of a match, if it has any; must be called in a transaction.

    Copies of its file are to be read again.
    """
    connection.execute("DELETE FROM left_out WHERE duplicate_of = ?", (match_id,))
    connection.execute("DELETE FROM match WHERE id = ?", (match_id,))
    remove_lost_reviews(connection)


def remove_lost_reviews(connection: sqlite3.Connection) -> None:
    """Remove the results of reviews of matches that have no rows; called in a transaction."""
    connection.execute("DELETE FROM review_result WHERE match NOT IN (SELECT id FROM match)")


def _insert(connection: sqlite3.Connection, table: str, rows: Sequence[Row]) -> None:
    """Insert rows, which all have the same columns."""
    if rows:
        columns, places = ", ".join(rows[0]), ", ".join("?" * len(rows[0]))
        connection.executemany(
            f"INSERT INTO {table} ({columns}) VALUES ({places})",
            [tuple(row.values()) for row in rows],
        )


def _match_row(file: str | None, note: MatchNote, facts: MatchFacts) -> Row:
    return {
        "id": note.id,
        "file": file,
        "digest": facts.digest,
        "origin": note.origin.value,
        "ending": note.ending.value,
        "began": _seconds(note.began),
        "ended": None if note.ended is None else _seconds(note.ended),
        "seconds": note.seconds,
        "variant": facts.variant.id,
        "title": facts.variant.title,
        "players": facts.seating.players,
        "pairs": facts.seating.pairs,
        "persons": len(facts.persons),
        "target": facts.variant.target,
        "deal_number": facts.deal_number,
        "deck": note.deck,
        "undos": note.undos,
        "hints": note.hints,
        "coach": note.coach,
        "substitutes": facts.has_substitutes,
        "competitive": facts.is_competitive,
        "rounds": len(facts.scored_rounds),
        "winner": facts.winner,
        "score": " ".join(map(str, facts.totals)),
    }


def _seconds(time: datetime) -> int:
    return int(time.timestamp())


def _seat_rows(note: MatchNote, facts: MatchFacts, sheet: int) -> Iterator[Row]:
    profiles = note.profiles or (None,) * facts.seating.players
    for seat, player in enumerate(facts.players):
        side = facts.seating.side_of(seat)
        opponents = [
            opponent
            for other, opponent in enumerate(facts.players)
            if facts.seating.side_of(other) != side
        ]
        yield {
            "seat": seat,
            "side": side,
            "name": player.name,
            "level": player.level,
            "profile": profiles[seat] if seat < len(profiles) else None,
            "ended": None if note.ended is None else _seconds(note.ended),
            "is_running": note.ending is Ending.RUNNING,
            "is_replayed": note.origin is Origin.REPLAYED or note.ending is Ending.AGREED,
            "is_watched": not facts.persons and not any(profiles),
            "variant": facts.variant.id,
            "title": facts.variant.title,
            "deck": note.deck,
            "seconds": note.seconds,
            "names": "\n".join(player.name for player in facts.players),
            "opponents": "\n".join(opponent.name for opponent in opponents),
            "opponent_levels": f" {' '.join(sorted({o.level for o in opponents}))} ",
            "sheet": sheet,
            "result": result_of(facts, side),
            **_points_of_side(facts, side),
        }


def result_of(facts: MatchFacts, side: int) -> int | None:
    """`WON` or `LOST`; None if the match was not played to its end."""
    if facts.winner is None:
        return None
    return WON if facts.winner == side else LOST


def _points_of_side(facts: MatchFacts, side: int) -> Row:
    rounds = facts.scored_rounds
    sides = range(facts.seating.sides)
    made = [[round_facts.points(each) for each in sides] for round_facts in rounds]
    points = [by_side[side] for by_side in made]
    margins = [lead_of(by_side, side) for by_side in made]
    own_sweeps = [_sweeps(facts, round_facts, side) for round_facts in rounds]
    return {
        "rounds": len(rounds),
        "points": sum(points),
        "squares": sum(number * number for number in points),
        "margin": sum(margins),
        "margin_squares": sum(margin * margin for margin in margins),
        "lead": lead_of(facts.totals, side),
        "rounds_won": sum(margin > 0 for margin in margins),
        "rounds_lost": sum(margin < 0 for margin in margins),
        "sweeps": sum(own_sweeps),
        "sweeps_against": sum(sum(round_facts.sweeps) for round_facts in rounds) - sum(own_sweeps),
    }


def _sweeps(facts: MatchFacts, round_facts: RoundFacts, side: int) -> int:
    return sum(round_facts.sweeps[seat] for seat in facts.seating.seats_of(side))


def _round_rows(facts: MatchFacts) -> Iterator[Row]:
    for round_facts in facts.scored_rounds:
        for side in range(facts.seating.sides):
            yield {
                "deal": round_facts.deal,
                "side": side,
                "points": round_facts.points(side),
                "sweeps": _sweeps(facts, round_facts, side),
                "total": round_facts.totals[side],
            }


class CopyRank(NamedTuple):
    """Compares two files of the same match; the greater one is counted."""

    is_own: bool
    is_finished: bool
    rounds: int


class Rival(NamedTuple):
    """A match in the database with a file of its own."""

    id: str
    file: str
    rank: CopyRank


def copy_rank(note: MatchNote, facts: MatchFacts) -> CopyRank:
    is_own = note.origin is not Origin.IMPORTED
    return CopyRank(is_own, facts.winner is not None, len(facts.scored_rounds))


def rivals_of(
    connection: sqlite3.Connection, note: MatchNote, digest: str, file: str | None = None
) -> list[Rival]:
    """The matches in the database that are the same as one, but have other files."""
    is_imported = note.origin is Origin.IMPORTED
    rows = connection.execute(
        "SELECT id, file, origin, winner, rounds FROM match WHERE file IS NOT NULL"
        " AND file IS NOT ? AND (id = ? OR (digest = ? AND (origin = 'imported' OR ?)))",
        (file, note.id, digest, is_imported),
    )
    return [
        Rival(
            row["id"],
            row["file"],
            CopyRank(
                row["origin"] != Origin.IMPORTED.value, row["winner"] is not None, row["rounds"]
            ),
        )
        for row in rows
    ]


def enter(
    connection: sqlite3.Connection,
    file: str,
    note: MatchNote,
    facts: MatchFacts,
    stamp_of: Callable[[str], str],
) -> bool:
    """Write the rows of a match whose files are written, unless another file of it counts.

    It must be called in a transaction. `stamp_of` returns the stamp of a record file, empty if it
    is missing. Returns whether the match has rows now.
    """
    connection.execute("DELETE FROM pending WHERE file = ?", (file,))
    connection.execute("DELETE FROM left_out WHERE file = ?", (file,))
    # Files with the record that the match had before it was continued are to be compared again.
    connection.execute(
        "DELETE FROM left_out WHERE duplicate_of = ?1"
        " AND EXISTS (SELECT 1 FROM match WHERE id = ?1 AND digest <> ?2)",
        (note.id, facts.digest),
    )
    rank = copy_rank(note, facts)
    for rival in rivals_of(connection, note, facts.digest, file):
        rival_stamp = stamp_of(rival.file)
        is_better = rival.rank > rank or (rival.rank == rank and rival.file < file)
        if rival_stamp and is_better:
            connection.execute("DELETE FROM match WHERE file = ?", (file,))
            leave_out(connection, file, stamp_of(file), rival.id)
            return False
        connection.execute("DELETE FROM match WHERE file = ?", (rival.file,))
        if rival_stamp:
            leave_out(connection, rival.file, rival_stamp, note.id)
        connection.execute(
            "UPDATE left_out SET duplicate_of = ? WHERE duplicate_of = ?", (note.id, rival.id)
        )
    write_match(connection, file, note, facts)
    return True


def leave_out(
    connection: sqlite3.Connection, file: str, stamp: str, duplicate_of: str | None = None
) -> None:
    """Note that a record file has no row, because it is unusable or a copy of another match."""
    connection.execute("DELETE FROM match WHERE file = ?", (file,))
    connection.execute("DELETE FROM pending WHERE file = ?", (file,))
    connection.execute(
        "INSERT OR REPLACE INTO left_out (file, stamp, duplicate_of) VALUES (?, ?, ?)",
        (file, stamp, duplicate_of),
    )
