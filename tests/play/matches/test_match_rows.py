"""The rows of matches: written with what follows from the record, read, removed and restored."""

import sqlite3
from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta

import pytest

from scopa_desktop.play.matches.match_facts import digest_of, facts_of
from scopa_desktop.play.matches.match_note import Ending, Origin
from scopa_desktop.play.matches.match_rows import (
    clear_deleted,
    delete_match,
    find_match,
    forget_match,
    insert,
    restore_match,
    running_match,
    save_match,
    set_running_aside,
)
from scopa_desktop.rules.catalogue import CATALOGUE
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.messages import RecordError
from scopa_desktop.rules.players import PERSON, Player
from scopa_desktop.rules.seating import FIVE, SIX, Seating
from tests.play.matches.sample_matches import (
    NOON,
    PROFILE,
    counted_from_records,
    counted_in_rows,
    note_of,
    record_of,
    store,
    text_of,
)
from tests.playing import play_on

OF_MATCH = ("match", "record", "seat", "sheet", "dealt", "review")


def rows(connection: sqlite3.Connection, table: str) -> list[tuple[object, ...]]:
    return [tuple(row) for row in connection.execute(f"SELECT * FROM {table}")]


def number_of(connection: sqlite3.Connection, match_id: str) -> int:
    row = connection.execute("SELECT match FROM match WHERE id = ?", (match_id,)).fetchone()
    return int(row["match"])


def run(connection: sqlite3.Connection, number: int, rounds: int = 1) -> str:
    """Save a match as the running one; returns its id."""
    record = record_of(number, rounds)
    note = replace(note_of(number, record), ending=Ending.RUNNING, ended=None)
    save_match(connection, note, record)
    return note.id


# --- writing -----------------------------------------------------------------------------------


def test_a_match_is_found_as_it_was_saved(connection: sqlite3.Connection) -> None:
    record = record_of(1)
    note = replace(
        note_of(1, record, Origin.IMPORTED), profiles=(None, PROFILE), undos=2, hints=3, coach=True
    )
    save_match(connection, note, record)
    assert find_match(connection, note.id) == (note, record)
    assert find_match(connection, "f" * 32) is None
    text = connection.execute("SELECT text FROM record").fetchone()["text"]
    assert text == text_of(record)
    digest = connection.execute("SELECT digest FROM match").fetchone()["digest"]
    assert digest == digest_of(record)


def test_the_rows_say_what_the_records_say(connection: sqlite3.Connection) -> None:
    for number in range(6):
        store(connection, number, rounds=None if number % 2 else 1)
    assert len(counted_in_rows(connection)) == 6
    assert counted_in_rows(connection) == counted_from_records(connection)


def test_a_match_that_is_saved_again_has_new_rows_in_its_place(
    connection: sqlite3.Connection,
) -> None:
    store(connection, 1, rounds=1)
    other = store(connection, 2, rounds=1)
    before = {table: rows(connection, table) for table in OF_MATCH}
    number = number_of(connection, store(connection, 1))
    assert number_of(connection, f"{1:032x}") == number == 1
    assert counted_in_rows(connection) == counted_from_records(connection)
    assert counted_in_rows(connection)[f"{1:032x}"].ending == "finished"
    store(connection, 1, rounds=1)
    assert {table: rows(connection, table) for table in OF_MATCH} == before
    assert number_of(connection, other) == 2


def test_facts_that_are_known_are_not_worked_out_again(connection: sqlite3.Connection) -> None:
    record = record_of(1)
    facts = facts_of(record)._replace(has_substitutes=True)
    assert save_match(connection, note_of(1, record), record, facts) is facts
    assert connection.execute("SELECT substitutes FROM match").fetchone()["substitutes"]
    assert save_match(connection, note_of(1, record), record) == facts_of(record)


def test_a_record_that_the_rules_do_not_allow_is_not_saved(connection: sqlite3.Connection) -> None:
    record = record_of(1)
    first, second, *others = record.rounds[0].moves
    changed = record.rounds[0]._replace(moves=(second, first, *others))
    wrong = replace(record, rounds=(changed, *record.rounds[1:]))
    with pytest.raises(RecordError):
        save_match(connection, note_of(1, record), wrong)
    assert rows(connection, "match") == rows(connection, "record") == []


# --- the running match -------------------------------------------------------------------------


def test_the_running_match_has_its_record_alone(connection: sqlite3.Connection) -> None:
    store(connection, 1)
    match_id = run(connection, 2)
    found = running_match(connection)
    assert found is not None
    assert (found.note.id, found.record) == (match_id, record_of(2, 1))
    for table in ("seat", "sheet", "dealt"):
        assert {row[0] for row in rows(connection, table)} == {1}
    run(connection, 2, rounds=2)
    found = running_match(connection)
    assert found is not None and found.record == record_of(2, 2)


def test_a_match_that_is_continued_is_not_counted_until_it_ends(
    connection: sqlite3.Connection,
) -> None:
    store(connection, 1, rounds=1)
    run(connection, 1, rounds=1)
    assert counted_in_rows(connection) == {}
    assert [rows(connection, table) for table in ("seat", "sheet", "dealt")] == [[], [], []]
    store(connection, 1)
    assert running_match(connection) is None
    assert counted_in_rows(connection) == counted_from_records(connection) != {}


def test_only_one_match_is_running(connection: sqlite3.Connection) -> None:
    run(connection, 1)
    with pytest.raises(sqlite3.IntegrityError):
        run(connection, 2)


def test_the_text_of_a_damaged_running_match_is_kept(connection: sqlite3.Connection) -> None:
    match_id = run(connection, 1)
    connection.execute("UPDATE record SET text = 'no record'")
    with pytest.raises(ValueError, match="record"):
        running_match(connection)
    set_running_aside(connection, match_id)
    assert len(rows(connection, "match")) == 1
    set_running_aside(connection, "f" * 32)
    assert rows(connection, "match") == rows(connection, "record") == []
    kept = connection.execute("SELECT id, record FROM deleted_match").fetchone()
    assert tuple(kept) == (match_id, "no record")
    run(connection, 2)


# --- removing ----------------------------------------------------------------------------------


def test_a_deleted_match_can_be_restored(connection: sqlite3.Connection) -> None:
    store(connection, 1)
    match_id = store(connection, 2)
    before = counted_in_rows(connection)
    delete_match(connection, match_id, NOON)
    assert find_match(connection, match_id) is None
    assert counted_in_rows(connection).keys() == before.keys() - {match_id}
    restore_match(connection, match_id)
    assert counted_in_rows(connection) == counted_from_records(connection) == before
    found = find_match(connection, match_id)
    assert found == (note_of(2, record_of(2)), record_of(2))
    assert rows(connection, "deleted_match") == []


@pytest.mark.parametrize("seating", [FIVE, SIX], ids=str)
def test_a_deleted_match_of_many_can_be_restored(
    connection: sqlite3.Connection, seating: Seating
) -> None:
    players = [Player(f"Player {seat + 1}", PERSON) for seat in range(seating.players)]
    record = play_on(Match(CATALOGUE["escoba"], seating, players, 5), rounds=1).record
    profiles = tuple(f"{seat:032x}" for seat in range(seating.players))
    note = replace(note_of(1, record), profiles=profiles)
    save_match(connection, note, record)
    delete_match(connection, note.id, NOON)
    restore_match(connection, note.id)
    assert find_match(connection, note.id) == (note, record)


@pytest.mark.parametrize("change", [restore_match, forget_match])
def test_a_match_that_is_not_there_stays_so(
    connection: sqlite3.Connection, change: Callable[[sqlite3.Connection, str], None]
) -> None:
    store(connection, 1)
    before = counted_in_rows(connection)
    change(connection, "f" * 32)
    delete_match(connection, "f" * 32, NOON)
    assert counted_in_rows(connection) == before


def test_all_rows_of_a_match_are_removed_with_it(connection: sqlite3.Connection) -> None:
    match_id = store(connection, 1)
    review = {"match": 1, "depth": 1, "deal": 1, "move": 1, "digest": "", "result": "{}"}
    insert(connection, "review", [review])
    assert all(rows(connection, table) for table in OF_MATCH)
    forget_match(connection, match_id)
    assert not any(rows(connection, table) for table in OF_MATCH)


def test_deleted_matches_are_kept_for_30_days(connection: sqlite3.Connection) -> None:
    match_id = store(connection, 1)
    delete_match(connection, match_id, NOON)
    clear_deleted(connection, NOON + timedelta(days=30))
    assert len(rows(connection, "deleted_match")) == 1
    clear_deleted(connection, NOON + timedelta(days=30, seconds=1))
    assert rows(connection, "deleted_match") == []


def test_a_match_that_is_deleted_again_is_kept_as_it_was_last(
    connection: sqlite3.Connection,
) -> None:
    match_id = store(connection, 1, rounds=1)
    delete_match(connection, match_id, NOON)
    store(connection, 1)
    delete_match(connection, match_id, NOON)
    restore_match(connection, match_id)
    found = find_match(connection, match_id)
    assert found is not None and found.record == record_of(1)
