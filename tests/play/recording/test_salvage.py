"""What can still be read of a damaged database is added to the copy that took its place."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from datetime import date
from functools import partial
from pathlib import Path
from shutil import copytree

import pytest

from scopa_desktop.play.matches.match_note import Ending, MatchNote
from scopa_desktop.play.matches.match_rows import find_match, running_match, save_match
from scopa_desktop.play.recording.salvage import salvage
from scopa_desktop.play.statistics.match_filter import MatchFilter
from scopa_desktop.play.statistics.match_list import matches
from scopa_desktop.play.storage.backups import copy_daily
from scopa_desktop.play.storage.database import Database
from scopa_desktop.play.storage.database_check import problems
from scopa_desktop.play.storage.database_file import DATABASE
from scopa_desktop.play.storage.profiles import Profile, store_profiles, stored_profiles
from scopa_desktop.play.training.lesson_progress import LessonProgress
from scopa_desktop.play.training.trainee import Trainee
from tests.play.matches.sample_matches import NOON, PROFILE, note_of, record_of

FIRST, LAST = range(1, 4), range(4, 8)


def save(database: Database, note: MatchNote, number: int, rounds: int | None = None) -> None:
    database.write(partial(save_match, note=note, record=record_of(number, rounds)))


@pytest.fixture
def folder(tmp_path: Path, filled: Path) -> Path:
    """A copy of the filled folder."""
    return copytree(filled, tmp_path, dirs_exist_ok=True)


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A data folder with matches, some of them in its copy, and a running one that went on."""
    folder = tmp_path_factory.mktemp("filled")
    database = Database(folder)
    running = MatchNote("f" * 32, NOON, profiles=(PROFILE, None))
    for number in FIRST:
        save(database, note_of(number, record_of(number)), number)
    save(database, running, 9, rounds=1)
    copy_daily(database, date(2026, 5, 1))
    for number in LAST:
        save(database, note_of(number, record_of(number)), number)
    save(database, replace(running, seconds=77), 9, rounds=2)
    LessonProgress(Trainee(database, PROFILE)).complete("first")
    profiles = [Profile(PROFILE, "Anna"), Profile("0b" * 16, "Ugo")]
    database.write(lambda connection: store_profiles(connection, profiles, PROFILE))
    database.write(
        lambda connection: connection.execute(
            "INSERT INTO staked_match VALUES ('m', 2, 0, 50, 'open', 1, NULL)"
        )
    )
    database.close()
    return folder


def salvaged(folder: Path) -> Database:
    """The database that took the place of the damaged one, with what was salvaged."""
    database = Database(folder)
    database.read(stored_profiles)
    assert database.damaged is not None
    for _ in salvage(database):
        pass
    assert database.read(lambda connection: list(problems(connection))) == []
    return database


def numbers(database: Database) -> set[int]:
    listed = database.read(lambda connection: matches(connection, MatchFilter(seat=0)))
    return {int(entry.id, 16) for entry in listed}


def damage_schema(path: Path) -> None:
    """Something more in the schema: everything can still be read."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE VIEW more AS SELECT 1")


def damage_values(path: Path) -> None:
    """One match has a value that no match has."""
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE match SET players = 9 WHERE id = ?", (f"{LAST[0]:032x}",))
    damage_schema(path)


def test_matches_and_training_are_added(folder: Path) -> None:
    damage_schema(folder / DATABASE)
    database = salvaged(folder)
    assert numbers(database) == {*FIRST, *LAST}
    stored = database.read(running_match)
    assert stored is not None
    assert (stored.record, stored.note.seconds) == (record_of(9, 2), 77)
    assert list(LessonProgress(Trainee(database, PROFILE)).completions) == ["first"]
    assert [profile.name for profile in database.read(stored_profiles)[0]] == ["Anna", "Ugo"]
    database.close()


def test_rows_that_do_not_belong_together_are_not_taken(folder: Path) -> None:
    """The stakes of the folder have no seats."""
    damage_schema(folder / DATABASE)
    database = salvaged(folder)
    query = "SELECT count(*) FROM staked_match"
    assert database.read(lambda connection: connection.execute(query).fetchone()[0]) == 0
    database.close()


def test_a_damaged_match_is_taken_from_its_record(folder: Path) -> None:
    damage_values(folder / DATABASE)
    database = salvaged(folder)
    assert numbers(database) == {*FIRST, *LAST}
    database.close()


def test_a_record_that_was_changed_is_not_taken(folder: Path) -> None:
    path = folder / DATABASE
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE record SET text = replace(text, 'round: 1', 'round: 2')")
    damage_schema(path)
    database = salvaged(folder)
    assert numbers(database) == set(FIRST)
    for number in FIRST:
        stored = database.read(partial(find_match, match_id=f"{number:032x}"))
        assert stored is not None
        assert (stored.record, stored.note.ending) == (record_of(number), Ending.FINISHED)
    database.close()


@pytest.mark.parametrize(
    "change",
    [
        lambda content: b"",
        lambda content: b"nothing" * 100,
        lambda content: content[:4096],
        lambda content: content[: len(content) // 2],
        lambda content: bytes(4096) + content[4096:],
        lambda content: content[:8192] + bytes(8192) + content[16384:],
    ],
)
def test_nothing_that_is_wrong_with_the_damaged_database_is_an_error(
    folder: Path, change: Callable[[bytes], bytes]
) -> None:
    path = folder / DATABASE
    content = change(path.read_bytes())
    path.write_bytes(content)
    database = Database(folder)
    copy_daily(database, date(2026, 5, 2))
    assert database.damaged is not None
    for _ in salvage(database):
        pass
    assert database.read(lambda connection: list(problems(connection))) == []
    assert numbers(database) >= set(FIRST)
    database.close()


def close_killed(database: Database) -> None:
    """Leave the files of a database as a killed process does, with a log beside it."""
    files = {path: path.read_bytes() for path in database.folder.glob(f"{DATABASE}*")}
    database.close()
    for path, content in files.items():
        path.write_bytes(content)


def test_what_only_the_log_of_an_empty_database_has_is_added(tmp_path: Path) -> None:
    database = Database(tmp_path)
    for number in FIRST:
        save(database, note_of(number, record_of(number)), number)
    close_killed(database)
    (tmp_path / DATABASE).write_bytes(b"")
    database = salvaged(tmp_path)
    assert numbers(database) == set(FIRST)
    database.close()


@pytest.mark.parametrize("pages", [1, 2, 12])
def test_matches_to_which_no_page_leads_are_added(tmp_path: Path, pages: int) -> None:
    """The first pages, with the schema and the beginnings of the tables, are gone."""
    database = Database(tmp_path)
    many = range(1, 25)
    for number in many:
        save(database, note_of(number, record_of(number, 1)), number, 1)
    database.close()
    path = tmp_path / DATABASE
    content = path.read_bytes()
    path.write_bytes(bytes(pages * 4096) + content[pages * 4096 :])
    database = salvaged(tmp_path)
    assert numbers(database) == set(many)
    database.close()


def test_a_view_without_end_in_the_place_of_a_table_is_not_read(folder: Path) -> None:
    with closing(sqlite3.connect(folder / DATABASE)) as connection, connection:
        connection.execute("DROP TABLE lesson")
        connection.execute(
            "CREATE VIEW lesson AS WITH RECURSIVE n(n) AS (SELECT 1 UNION ALL SELECT n FROM n)"
            " SELECT n AS profile, n AS lesson, n AS step, n AS completed FROM n"
        )
    database = salvaged(folder)
    assert numbers(database) == {*FIRST, *LAST}
    database.close()


def test_what_is_interrupted_is_done_by_the_next_process(folder: Path) -> None:
    damage_schema(folder / DATABASE)
    database = Database(folder)
    next(salvage(database))
    database.close()
    database = Database(folder)
    assert list(salvage(database)), "the name of the damaged database is in the new one"
    assert numbers(database) == {*FIRST, *LAST}
    assert list(salvage(database)) == []
    database.close()


def test_stakes_without_their_match_are_left_out_alone(folder: Path) -> None:
    with closing(sqlite3.connect(folder / DATABASE)) as connection, connection:
        connection.execute("INSERT INTO chip_grant VALUES (?, 'daily', 'd', 'd', 1, 5)", (PROFILE,))
        connection.execute("DELETE FROM staked_match")
        row = ("gone", 0, PROFILE, None, 0, 0, 0, 0)
        connection.execute("INSERT INTO staked_seat VALUES (?, ?, ?, ?, ?, ?, ?, ?)", row)
    damage_schema(folder / DATABASE)
    database = salvaged(folder)
    query = "SELECT (SELECT count(*) FROM staked_seat), (SELECT count(*) FROM chip_grant)"
    assert tuple(database.read(lambda connection: connection.execute(query).fetchone())) == (0, 1)
    database.close()


def test_a_note_that_contradicts_itself_is_not_taken(folder: Path) -> None:
    with closing(sqlite3.connect(folder / DATABASE)) as connection, connection:
        connection.execute("UPDATE match SET ended = 0 WHERE ending = 'running'")
    damage_schema(folder / DATABASE)
    database = salvaged(folder)
    stored = database.read(running_match)
    assert stored is not None
    assert stored.record == record_of(9, 1), "the one of the copy"
    database.close()
