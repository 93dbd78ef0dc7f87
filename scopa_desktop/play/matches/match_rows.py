"""The rows of a match in the database: written, read and removed.

All functions are called inside `Database.read` or `Database.write`.
"""

import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final, NamedTuple

from scopa_desktop.play.matches.dealt_rows import dealt_rows
from scopa_desktop.play.matches.feats import feats_of_seats
from scopa_desktop.play.matches.match_facts import MatchFacts, RoundFacts, digest_of_text, facts_of
from scopa_desktop.play.matches.match_note import Ending, MatchNote, Origin, parse_note
from scopa_desktop.play.storage.times import time_of_seconds
from scopa_desktop.rules.ending import lead_of
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.record import Record, read_record, write_record

Row = Mapping[str, object]

WON: Final = 1
TIED: Final = 0
LOST: Final = -1

_KEEP_DELETED: Final = timedelta(days=30)
_NOBODY: Final = "-"


class StoredMatch(NamedTuple):
    """A match in the database."""

    note: MatchNote
    record: Record


def save_match(
    connection: sqlite3.Connection,
    note: MatchNote,
    record: Record,
    facts: MatchFacts | None = None,
) -> MatchFacts | None:
    """Write a match in place of what the database has of it, if anything.

    Of a running match, only what lists of running matches need is written. Returns the facts of one
    that has ended; `facts` are given if they are known. Raises `RecordError` if the rules do not
    allow its record.
    """
    text = write_record(record)
    columns = _head_columns(record, text)
    if note.ending is Ending.RUNNING:
        facts = None
    else:
        facts = facts or facts_of(record, digest_of_text(text))
        columns |= _result_columns(facts)
    key = _write(connection, note, text, columns)
    for table in ("seat", "sheet", "dealt"):
        connection.execute(f"DELETE FROM {table} WHERE match = ?", (key,))
    if facts is not None:
        for table, rows in (
            ("seat", _seat_rows(note, facts)),
            ("sheet", _sheet_rows(facts)),
            ("dealt", dealt_rows(note, facts)),
        ):
            insert(connection, table, [{"match": key, **row} for row in rows])
    return facts


def insert(connection: sqlite3.Connection, table: str, rows: Sequence[Row]) -> None:
    """Insert rows, which all have the same columns."""
    if rows:
        columns, places = ", ".join(rows[0]), ", ".join("?" * len(rows[0]))
        connection.executemany(
            f"INSERT INTO {table} ({columns}) VALUES ({places})",
            [tuple(row.values()) for row in rows],
        )


def _write(connection: sqlite3.Connection, note: MatchNote, text: str, columns: Row) -> int:
    """Write the rows in `match` and `record`; returns the number of the match."""
    row = {**_note_columns(note), **columns}
    names, places = ", ".join(row), ", ".join("?" * len(row))
    changes = ", ".join(f"{name} = excluded.{name}" for name in row)
    key: int = connection.execute(
        f"INSERT INTO match ({names}) VALUES ({places})"
        f" ON CONFLICT (id) DO UPDATE SET {changes} RETURNING match",
        tuple(row.values()),
    ).fetchone()[0]
    connection.execute(
        "INSERT INTO record VALUES (?, ?) ON CONFLICT DO UPDATE SET text = excluded.text",
        (key, text),
    )
    return key


def _note_columns(note: MatchNote) -> Row:
    return {
        "id": note.id,
        "origin": note.origin.value,
        "ending": note.ending.value,
        "began": _seconds(note.began),
        "ended": None if note.ended is None else _seconds(note.ended),
        "seconds": note.seconds,
        "profiles": " ".join(profile or _NOBODY for profile in note.profiles),
        "deck": note.deck,
        "undos": note.undos,
        "hints": note.hints,
        "coach": note.coach,
    }


def _head_columns(record: Record, text: str) -> dict[str, object]:
    return {
        "digest": digest_of_text(text),
        "variant": record.variant.id,
        "title": record.variant.title,
        "players": record.seating.players,
        "pairs": record.seating.partners,
        "persons": sum(player.is_person for player in record.players),
        "target": record.variant.target,
        "deal_number": record.deal_number,
        "competitive": record.table.is_competitive,
        "substitutes": False,
        "rounds": 0,
        "winner": None,
        "score": " ".join(["0"] * record.seating.sides),
    }


def _result_columns(facts: MatchFacts) -> dict[str, object]:
    """What only the end of a match says; options may have been changed in it."""
    return {
        "title": facts.variant.title,
        "target": facts.variant.target,
        "substitutes": facts.has_substitutes or bool(facts.played_by_game),
        "rounds": len(facts.scored_rounds),
        "winner": facts.winner,
        "score": " ".join(map(str, facts.totals)),
    }


def _seconds(time: datetime) -> int:
    return int(time.timestamp())


def _seat_rows(note: MatchNote, facts: MatchFacts) -> Iterator[Row]:
    feats = feats_of_seats(facts, note)
    for seat, player in enumerate(facts.players):
        side = facts.seating.side_of(seat)
        yield {
            "seat": seat,
            "side": side,
            "name": player.name,
            "level": player.level,
            "profile": note.profile_of(seat),
            "by_game": seat in facts.played_by_game,
            "result": result_of(facts, side),
            **_points_of_side(facts, side),
            "feats": " ".join(feats[seat]) if seat in feats else None,
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
    worth = facts.variant.ending.point_worth
    margins = [lead_of(by_side, side, worth) for by_side in made]
    own_sweeps = [_sweeps(facts, round_facts, side) for round_facts in rounds]
    return {
        "points": sum(points),
        "squares": sum(number * number for number in points),
        "margin": sum(margins),
        "margin_squares": sum(margin * margin for margin in margins),
        "lead": lead_of(facts.totals, side, worth),
        "rounds_won": sum(margin > 0 for margin in margins),
        "rounds_lost": sum(margin < 0 for margin in margins),
        "sweeps": sum(own_sweeps),
        "sweeps_against": sum(sum(round_facts.sweeps) for round_facts in rounds) - sum(own_sweeps),
    }


def _sweeps(facts: MatchFacts, round_facts: RoundFacts, side: int) -> int:
    return sum(round_facts.sweeps[seat] for seat in facts.seating.seats_of(side))


def _sheet_rows(facts: MatchFacts) -> Iterator[Row]:
    """The rounds won and lost, and the points, of each side in each category."""
    points: dict[str, list[tuple[int, ...]]] = {}
    for round_facts in facts.scored_rounds:
        for line in round_facts.categories:
            points.setdefault(line.name, []).append(line.points)
    for category, of_rounds in points.items():
        for side in range(facts.seating.sides):
            worth = facts.variant.ending.point_worth
            leads = [lead_of(of_sides, side, worth) for of_sides in of_rounds]
            own = sum(of_sides[side] for of_sides in of_rounds)
            yield {
                "side": side,
                "category": category,
                "won": sum(lead > 0 for lead in leads),
                "lost": sum(lead < 0 for lead in leads),
                "points": own,
                "points_against": sum(map(sum, of_rounds)) - own,
            }


def find_match(connection: sqlite3.Connection, match_id: str) -> StoredMatch | None:
    """The match with an id; None if there is none.

    Raises `ValueError` if its record or its note is damaged.
    """
    return _found(connection, "m.id = ?", match_id)


def running_match(connection: sqlite3.Connection) -> StoredMatch | None:
    """The match that was on the table when it was saved last; None if there is none.

    Raises `ValueError` if its record or its note is damaged.
    """
    return _found(connection, "m.ending = ?", Ending.RUNNING.value)


def has_ended_one(connection: sqlite3.Connection, profile: str, variant: str) -> bool:
    """Whether a match of a game with this profile in it has ended."""
    query = "SELECT 1 FROM seat JOIN match USING (match) WHERE profile = ? AND variant = ? LIMIT 1"
    return connection.execute(query, (profile, variant)).fetchone() is not None


def _found(connection: sqlite3.Connection, condition: str, value: str) -> StoredMatch | None:
    row = connection.execute(
        f"SELECT m.*, r.text FROM match AS m JOIN record AS r USING (match) WHERE {condition}",
        (value,),
    ).fetchone()
    if row is None:
        return None
    return StoredMatch(note_of_row(row), read_record(row["text"]))


def note_of_row(row: sqlite3.Row) -> MatchNote:
    """The note from a row of `match`; raises `ValueError` if a value is damaged."""
    return MatchNote(
        id=row["id"],
        began=time_of_seconds(row["began"]),
        ended=None if row["ended"] is None else time_of_seconds(row["ended"]),
        ending=Ending(row["ending"]),
        origin=Origin(row["origin"]),
        profiles=tuple(
            None if profile == _NOBODY else profile for profile in row["profiles"].split()
        ),
        deck=row["deck"],
        undos=row["undos"],
        hints=row["hints"],
        coach=bool(row["coach"]),
        seconds=row["seconds"],
    )


def forget_match(connection: sqlite3.Connection, match_id: str) -> None:
    """Remove the rows of a match, if it has any."""
    connection.execute("DELETE FROM match WHERE id = ?", (match_id,))


def delete_match(connection: sqlite3.Connection, match_id: str, now: datetime) -> None:
    """Delete a match; `restore_match` undoes it until `clear_deleted` removes it."""
    stored = find_match(connection, match_id)
    if stored is None:
        return
    connection.execute(
        "INSERT OR REPLACE INTO deleted_match VALUES (?, ?, ?, ?)",
        (match_id, stored.note.to_text(), write_record(stored.record), _seconds(now)),
    )
    forget_match(connection, match_id)


def restore_match(connection: sqlite3.Connection, match_id: str) -> None:
    """Restore a deleted match; nothing happens if it is not among the deleted ones."""
    row = connection.execute(
        "DELETE FROM deleted_match WHERE id = ? RETURNING note, record", (match_id,)
    ).fetchone()
    if row is not None:
        save_match(connection, parse_note(row["note"]), read_record(row["record"]))


def clear_deleted(connection: sqlite3.Connection, now: datetime) -> None:
    """Remove for good what was deleted more than 30 days ago."""
    before = _seconds(now - _KEEP_DELETED)
    connection.execute("DELETE FROM deleted_match WHERE deleted < ?", (before,))


def ending_of(facts: MatchFacts | Match) -> Ending:
    """How a match ended that is not on the table any more."""
    if facts.is_ended_by_agreement:
        return Ending.AGREED
    return Ending.ABANDONED if facts.winner is None else Ending.FINISHED


def with_ending_of(facts: MatchFacts, note: MatchNote) -> MatchNote:
    """The note of a match from elsewhere, with the ending that the record has."""
    ending = ending_of(facts)
    if note.ending is ending:
        return note
    return replace(note, ending=ending, ended=note.ended or note.began)


def set_running_aside(connection: sqlite3.Connection, kept: str) -> None:
    """Move the running match to the deleted ones if its row is damaged, unless its id is `kept`."""
    connection.execute(
        "INSERT OR REPLACE INTO deleted_match"
        " SELECT m.id, '', r.text, m.began FROM match AS m JOIN record AS r USING (match)"
        " WHERE m.ending = 'running' AND m.id <> ?",
        (kept,),
    )
    connection.execute("DELETE FROM match WHERE ending = 'running' AND id <> ?", (kept,))
