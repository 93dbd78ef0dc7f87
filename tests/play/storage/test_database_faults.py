"""A database that is damaged, foreign, newer, locked, missing or cannot be written."""

import os
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from datetime import date, timedelta
from functools import partial
from pathlib import Path
from threading import Thread

import pytest

from scopa_desktop.play.matches.match_rows import delete_match
from scopa_desktop.play.statistics.fairness import fairness_of
from scopa_desktop.play.statistics.match_filter import MatchFilter
from scopa_desktop.play.statistics.match_list import count, matches
from scopa_desktop.play.statistics.match_statistics import statistics_of
from scopa_desktop.play.storage import database_file
from scopa_desktop.play.storage.backups import copy_daily
from scopa_desktop.play.storage.database import Database
from scopa_desktop.play.storage.database_file import (
    DATABASE,
    DamagedDatabaseError,
    DatabaseError,
    NewerDatabaseError,
    set_up_lock,
    statements_of,
)
from scopa_desktop.play.storage.files import NotAFileError, StorageError, set_aside
from scopa_desktop.play.storage.newest_copy import copies
from scopa_desktop.play.storage.schema import APPLICATION_ID, MIGRATIONS
from tests.needs import needs_odd_files, needs_permissions, needs_renaming
from tests.odd_files import EVERY_KIND, NO_FILES, Maker, no_waiting
from tests.play.matches.sample_matches import (
    NOON,
    PROFILE,
    Counted,
    counted_from_records,
    counted_in_rows,
    run_at_once,
    store,
)
from tests.raising import raising

ALL = MatchFilter()
TODAY = date(2026, 2, 10)
NEXT_VERSION = "ALTER TABLE match ADD COLUMN weather TEXT;\nUPDATE match SET weather = 'sunny';\n"
BROKEN_VERSION = "ALTER TABLE match ADD COLUMN weather TEXT;\nUPDATE nothing SET weather = '';\n"


@pytest.fixture
def filled(database: Database) -> Database:
    """A database with three matches, of which there is a copy."""
    for number in range(3):
        save(database, number, rounds=1)
    copy_daily(database, TODAY)
    return database


@pytest.fixture
def newer(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Makes this process a newer version of the program."""
    return lambda: monkeypatch.setattr(database_file, "MIGRATIONS", (*MIGRATIONS, NEXT_VERSION))


def save(target: Database, number: int, rounds: int | None = None) -> None:
    target.write(lambda connection: store(connection, number, rounds))


def number_of_matches(target: Database) -> int:
    return target.read(lambda connection: count(connection, ALL))


def counted(target: Database) -> dict[str, Counted]:
    """The matches, whose rows agree with their records."""
    rows = target.read(counted_in_rows)
    assert rows == target.read(counted_from_records)
    return rows


def version_of(target: Database) -> int:
    return int(target.read(lambda c: c.execute("PRAGMA user_version").fetchone()[0]))


def set_aside_files(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.glob("*.unreadable-*"))


def write_garbage(path: Path) -> None:
    path.write_bytes(b"This is no database. " * 500)


def write_foreign(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE bookmark (name TEXT)")


def write_mislabelled(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE match (name TEXT)")
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.execute("PRAGMA user_version = 1")


def damage(path: Path) -> None:
    """Overwrite all pages but the first."""
    size = path.stat().st_size
    with path.open("r+b") as file:
        file.seek(4096)
        file.write(b"\xa5" * (size - 4096))


def skip_if_writable(folder: Path) -> None:
    """Skip the test where the user may write in a protected folder."""
    if os.access(folder, os.W_OK):
        folder.chmod(0o755)
        pytest.skip("root may write everywhere, and Windows knows no protected folders")


def checkpoint(target: Database) -> None:
    """Write everything into the database itself, and forget the pages read."""
    target.connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    target.connection.execute("PRAGMA shrink_memory")


# --- damaged and foreign -----------------------------------------------------------------------


@pytest.mark.parametrize("write", [write_garbage, write_foreign, write_mislabelled])
def test_an_unusable_database_gives_way_to_its_newest_copy(
    filled: Database, write: Callable[[Path], None]
) -> None:
    before = counted(filled)
    filled.close()
    filled.path.unlink()
    write(filled.path)
    content = filled.path.read_bytes()
    assert counted(filled) == before
    aside = filled.path.with_name(f"{DATABASE}.unreadable-1")
    assert str(filled.path) in filled.problem
    assert str(aside) in filled.problem
    assert TODAY.isoformat() in filled.problem
    assert filled.damaged == aside
    assert aside.read_bytes() == content
    save(filled, 3)
    assert number_of_matches(filled) == 4


def test_without_a_copy_a_new_database_is_begun(database: Database) -> None:
    write_garbage(database.path)
    save(database, 1)
    assert number_of_matches(database) == 1
    assert "a new one was begun" in database.problem


def test_a_damaged_copy_is_passed_over(filled: Database) -> None:
    before = counted(filled)
    save(filled, 3)
    copy_daily(filled, date(2026, 2, 11))
    newest, oldest = copies(filled.folder)
    damage(newest)
    filled.close()
    write_garbage(filled.path)
    assert counted(filled) == before
    assert TODAY.isoformat() in filled.problem
    assert copies(filled.folder) == [newest, oldest]


def test_what_a_killed_process_left_beside_a_damaged_database_is_not_applied(
    filled: Database,
) -> None:
    before = counted(filled)
    filled.close()
    write_garbage(filled.path)
    for suffix in ("-wal", "-shm"):
        filled.path.with_name(f"{DATABASE}{suffix}").write_bytes(b"left by a killed process")
    assert counted(filled) == before
    beside = filled.folder.glob(f"{DATABASE}-*")
    assert not any(b"left by a killed process" in path.read_bytes() for path in beside)


def test_damage_found_by_reading_is_healed(filled: Database) -> None:
    before = counted(filled)
    checkpoint(filled)
    damage(filled.path)
    assert counted(filled) == before
    assert "unreadable-1" in filled.problem


def test_damage_found_by_writing_is_healed(filled: Database) -> None:
    checkpoint(filled)
    damage(filled.path)
    save(filled, 3)
    assert len(counted(filled)) == 4


@needs_renaming
def test_of_two_connections_only_one_renames_the_database(filled: Database) -> None:
    before = counted(filled)
    with closing(Database(filled.folder)) as other:
        assert number_of_matches(other) == 3
        checkpoint(filled)
        other.connection.execute("PRAGMA shrink_memory")
        damage(filled.path)
        assert counted(filled) == counted(other) == before
    aside = f"{DATABASE}.unreadable-1"
    assert {*set_aside_files(filled.folder)} <= {aside, f"{aside}-wal", f"{aside}-shm"}


def test_a_damaged_database_that_cannot_be_renamed(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_garbage(database.path)

    def fail(path: Path, reason: str) -> Path:
        raise StorageError(path, f"{reason} You do not have permission.")

    monkeypatch.setattr("scopa_desktop.play.storage.database.set_aside", fail)
    with pytest.raises(StorageError, match=r"is damaged\..* permission"):
        number_of_matches(database)


@needs_odd_files
@pytest.mark.parametrize("make", NO_FILES, ids=lambda make: make.__name__)
def test_what_is_no_file_is_left_untouched(database: Database, make: Maker) -> None:
    assert make in EVERY_KIND
    make(database.path)
    with no_waiting(), pytest.raises(StorageError) as error:
        number_of_matches(database)
    assert str(database.folder) in error.value.sentence
    assert set_aside_files(database.folder) == []


# --- a schema of somebody else -----------------------------------------------------------------

ENDLESS = "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT max(i) FROM n"
CHANGED_SCHEMAS = {
    "trigger that never ends": f"CREATE TRIGGER t AFTER INSERT ON match BEGIN {ENDLESS}; END",
    "trigger on an opening": f"CREATE TRIGGER t AFTER UPDATE ON match BEGIN {ENDLESS}; END",
    "view": f"CREATE VIEW v AS {ENDLESS}",
    "view in place of another": f"DROP VIEW seen; CREATE VIEW seen AS {ENDLESS}",
    "index": "CREATE INDEX i ON match (players)",
    "table": "CREATE TABLE t (a)",
    "column": "ALTER TABLE match ADD COLUMN weather TEXT",
    "without an index": "DROP INDEX match_by_digest",
    "view in place of a table": f"DROP TABLE lesson; CREATE VIEW lesson AS {ENDLESS}",
    "byte in a statement": "UPDATE sqlite_schema SET sql = sql || CAST(X'2d2dff' AS TEXT)"
    " WHERE name = 'match'",
    "byte at the beginning": "UPDATE sqlite_schema SET sql = CAST(X'ff' AS TEXT) || sql"
    " WHERE name = 'match'",
    "byte in a name": "UPDATE sqlite_schema SET name = CAST(X'6dff' AS TEXT) WHERE name = 'match'",
    "name of the system": "UPDATE sqlite_schema SET name = 'sqlite_m' WHERE name = 'match'",
    "no statement": "UPDATE sqlite_schema SET sql = NULL WHERE name = 'match'",
}


def change_schema(path: Path, script: str) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA writable_schema = ON")
        connection.executescript(script)


@pytest.mark.parametrize("script", CHANGED_SCHEMAS.values(), ids=CHANGED_SCHEMAS)
def test_a_database_with_a_changed_schema_is_set_aside(filled: Database, script: str) -> None:
    before = counted(filled)
    filled.close()
    change_schema(filled.path, script)
    assert counted(filled) == before
    assert "unreadable-1" in filled.problem
    with closing(Database(filled.folder)) as again:
        assert counted(again) == before
        assert again.problem == ""


def test_a_copy_with_a_changed_schema_is_not_used(filled: Database) -> None:
    filled.close()
    [copy] = copies(filled.folder)
    change_schema(copy, CHANGED_SCHEMAS["trigger on an opening"])
    write_garbage(filled.path)
    assert number_of_matches(filled) == 0


def test_functions_of_a_schema_are_not_trusted(database: Database) -> None:
    assert database.connection.execute("PRAGMA trusted_schema").fetchone()[0] == 0


def test_statistics_of_the_planner_change_nothing(filled: Database) -> None:
    filled.close()
    change_schema(filled.path, "ANALYZE")
    assert number_of_matches(filled) == 3
    assert filled.problem == ""


# --- newer -------------------------------------------------------------------------------------


def test_a_newer_database_is_left_untouched(
    filled: Database, newer: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    filled.close()
    newer()
    assert version_of(filled) == len(MIGRATIONS) + 1
    filled.close()
    monkeypatch.undo()
    content = filled.path.read_bytes()
    with pytest.raises(NewerDatabaseError, match="newer version"):
        number_of_matches(filled)
    assert filled.path.read_bytes() == content
    assert set_aside_files(filled.folder) == []


def test_a_newer_program_updates_the_database_while_it_is_in_use(
    filled: Database, newer: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert number_of_matches(filled) == 3
    newer()
    with closing(Database(filled.folder)) as other:
        assert number_of_matches(other) == 3
    monkeypatch.undo()
    with pytest.raises(NewerDatabaseError, match="newer version"):
        save(filled, 3)
    assert number_of_matches(filled) == 3


# --- removed or replaced while in use ----------------------------------------------------------


@needs_renaming
def test_a_database_that_is_removed_while_in_use_is_made_anew(filled: Database) -> None:
    for path in filled.folder.glob(f"{DATABASE}*"):
        path.unlink()
    save(filled, 3)
    assert len(counted(filled)) == 1


@needs_renaming
def test_a_data_folder_that_is_removed_while_in_use(tmp_path: Path) -> None:
    with closing(Database(tmp_path / "data")) as target:
        save(target, 1)
        moved = target.folder.rename(tmp_path / "moved")
        assert number_of_matches(target) == 0
    with closing(Database(moved)) as later:
        assert number_of_matches(later) == 1


# --- locked ------------------------------------------------------------------------------------


def test_a_lock_that_lasts_too_long_is_reported(
    filled: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database_file, "BUSY_SECONDS", 0.05)
    with closing(Database(filled.folder)) as other:
        assert number_of_matches(other) == 3
        filled.connection.execute("BEGIN IMMEDIATE")
        with pytest.raises(DatabaseError, match="in use by another program"):
            save(other, 7)
        assert number_of_matches(other) == 3
        filled.connection.execute("COMMIT")
        save(other, 7)
        assert number_of_matches(other) == 4


def test_a_short_lock_is_waited_for(filled: Database) -> None:
    def write() -> None:
        with closing(Database(filled.folder)) as other:
            save(other, 7)

    filled.connection.execute("BEGIN IMMEDIATE")
    thread = Thread(target=write)
    thread.start()
    thread.join(0.2)
    assert thread.is_alive()
    filled.connection.execute("COMMIT")
    thread.join(30)
    assert number_of_matches(filled) == 4


def test_many_threads_create_one_database(tmp_path: Path) -> None:
    errors: list[BaseException] = []

    def open_and_write(number: int) -> None:
        try:
            with closing(Database(tmp_path)) as target:
                save(target, number, rounds=1)
        except BaseException as error:
            errors.append(error)

    run_at_once([Thread(target=open_and_write, args=(number,)) for number in range(8)])
    assert errors == []
    with closing(Database(tmp_path)) as target:
        assert len(counted(target)) == 8
    assert set_aside_files(tmp_path) == []


_SAVING = """
import sys
from pathlib import Path
from scopa_desktop.play.storage.database import Database
from tests.play.matches.sample_matches import store

database = Database(Path(sys.argv[1]))
sys.stdin.readline()
for number in range(8):
    database.write(lambda connection: store(connection, number))
database.close()
"""


def test_two_processes_that_save_the_same_matches(tmp_path: Path) -> None:
    processes = [
        subprocess.Popen(
            [sys.executable, "-c", _SAVING, str(tmp_path)], stdin=subprocess.PIPE, text=True
        )
        for _ in range(2)
    ]
    for process in processes:
        process.communicate("\n", timeout=120)
        assert process.returncode == 0
    with closing(Database(tmp_path)) as target:
        assert len(counted(target)) == 8


# --- full and read-only ------------------------------------------------------------------------


def test_a_full_disk_leaves_the_last_complete_state(filled: Database) -> None:
    checkpoint(filled)
    pages = filled.connection.execute("PRAGMA page_count").fetchone()[0]
    filled.connection.execute(f"PRAGMA max_page_count = {pages}")
    saved = 3
    with pytest.raises(DatabaseError, match="disk is full"):
        while saved < 60:
            save(filled, saved)
            saved += 1
    assert filled.connection.in_transaction is False
    assert len(counted(filled)) == saved
    filled.connection.execute("PRAGMA max_page_count = 1000000")
    save(filled, saved)
    assert len(counted(filled)) == saved + 1


def test_a_write_protected_database_is_read(
    filled: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As a file system that refuses to write does it; root may write everywhere."""
    filled.close()
    refused = sqlite3.OperationalError("attempt to write a readonly database")
    monkeypatch.setattr(database_file, "_prepare", raising(refused))
    content = filled.path.read_bytes()
    assert filled.is_read_only
    assert number_of_matches(filled) == 3
    with pytest.raises(DatabaseError, match="write-protected"):
        save(filled, 4)
    with pytest.raises(DatabaseError, match="write-protected"):
        filled.write(lambda connection: delete_match(connection, f"{1:032x}", NOON))
    copy_daily(filled, date(2026, 3, 1))
    assert len(copies(filled.folder)) == 1
    assert number_of_matches(filled) == 3
    filled.close()
    assert filled.path.read_bytes() == content


@pytest.mark.parametrize("is_clean", [True, False], ids=["closed", "killed"])
def test_a_write_protected_folder_is_read(filled: Database, is_clean: bool) -> None:
    if is_clean:
        filled.close()
    protected = [filled.folder, *filled.folder.glob(f"{DATABASE}*")]
    for path in protected:
        path.chmod(0o555 if path.is_dir() else 0o444)
    skip_if_writable(filled.folder)
    try:
        with closing(Database(filled.folder)) as reading:
            assert reading.is_read_only
            assert number_of_matches(reading) == 3
            with pytest.raises(DatabaseError, match="write-protected"):
                save(reading, 4)
    finally:
        for path in protected:
            path.chmod(0o755)


def test_a_folder_that_cannot_be_written_has_no_database(database: Database) -> None:
    database.folder.chmod(0o555)
    skip_if_writable(database.folder)
    try:
        with pytest.raises(DatabaseError) as error:
            number_of_matches(database)
        assert str(database.path) in error.value.sentence
    finally:
        database.folder.chmod(0o755)


# --- versions ----------------------------------------------------------------------------------


def version_copy(target: Database) -> Path:
    """Where the database is kept as it was before it was led on."""
    return target.path.with_name(f"{DATABASE}.version-{len(MIGRATIONS)}")


def test_an_older_database_is_led_on_after_a_copy_was_made(
    filled: Database, newer: Callable[[], None]
) -> None:
    before = counted(filled)
    filled.close()
    newer()
    assert version_of(filled) == len(MIGRATIONS) + 1
    weather = filled.connection.execute("SELECT DISTINCT weather FROM match").fetchall()
    assert [tuple(row) for row in weather] == [("sunny",)]
    assert counted(filled) == before
    with closing(sqlite3.connect(version_copy(filled))) as copy:
        assert copy.execute("PRAGMA user_version").fetchone()[0] == len(MIGRATIONS)
        assert copy.execute("SELECT count(*) FROM match").fetchone()[0] == 3


def test_a_failed_update_leaves_the_older_version(
    filled: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    filled.close()
    with monkeypatch.context() as patch:
        patch.setattr(database_file, "MIGRATIONS", (*MIGRATIONS, BROKEN_VERSION))
        with pytest.raises(DatabaseError):
            number_of_matches(filled)
    columns = [row["name"] for row in filled.connection.execute("PRAGMA table_info(match)")]
    assert "weather" not in columns
    assert len(counted(filled)) == 3
    assert filled.problem == ""


def test_several_threads_update_the_database_once(
    filled: Database, newer: Callable[[], None]
) -> None:
    filled.close()
    newer()
    versions: list[int] = []

    def update() -> None:
        with closing(Database(filled.folder)) as target:
            versions.append(version_of(target))

    run_at_once([Thread(target=update) for _ in range(4)])
    assert versions == [len(MIGRATIONS) + 1] * 4


def test_a_failed_copy_leaves_the_older_version(
    filled: Database, newer: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    filled.close()
    version_copy(filled).mkdir()
    newer()
    with pytest.raises(StorageError) as error:
        number_of_matches(filled)
    assert str(version_copy(filled)) in error.value.sentence
    version_copy(filled).rmdir()
    monkeypatch.undo()
    assert len(counted(filled)) == 3


def test_a_schema_that_is_led_on_while_it_is_read_is_not_taken_for_damaged(
    filled: Database, newer: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    filled.close()
    newer()
    read_schema = database_file._schema
    others: list[sqlite3.Connection] = []

    def read_while_another_process_updates(
        connection: sqlite3.Connection,
    ) -> set[tuple[bytes | None, ...]]:
        objects = read_schema(connection)
        if not others:
            others.append(connection)
            with closing(Database(filled.folder)) as other:
                assert version_of(other) == len(MIGRATIONS) + 1
        return objects

    monkeypatch.setattr(database_file, "_schema", read_while_another_process_updates)
    assert version_of(filled) == len(MIGRATIONS) + 1
    assert filled.problem == ""


def test_a_script_is_split_into_its_statements() -> None:
    script = "CREATE TABLE a (b TEXT -- one; two\n);\nINSERT INTO a VALUES ('x;\ny');\n"
    assert len(list(statements_of(script))) == 2
    assert "".join(statements_of("".join(MIGRATIONS))).strip() == "".join(MIGRATIONS).strip()


# --- the lock for setting up -------------------------------------------------------------------


@pytest.mark.parametrize(
    "content",
    [b"", b"1\nscopa-desktop\nanother-computer\n\n", b"%d\npython\nthis\n" % os.getpid()],
    ids=["empty", "another computer", "a living process"],
)
@pytest.mark.parametrize("is_damaged", [True, False], ids=["damaged", "missing"])
def test_a_lock_file_that_was_left_locks_nobody_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, content: bytes, is_damaged: bool
) -> None:
    monkeypatch.setattr(database_file, "BUSY_SECONDS", 0.0)
    (tmp_path / f"{DATABASE}.lock").write_bytes(content)
    if is_damaged:
        write_garbage(tmp_path / DATABASE)
    with closing(Database(tmp_path)) as target:
        save(target, 1)
        assert ("unreadable-1" in target.problem) is is_damaged
        assert number_of_matches(target) == 1


def test_a_lock_that_is_held_is_named_after_a_while(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("scopa_desktop.play.storage.database_file.BUSY_SECONDS", 0.0)
    with (
        set_up_lock(database.path),
        pytest.raises(DatabaseError, match="in use by another program"),
    ):
        number_of_matches(database)
    assert number_of_matches(database) == 0


@needs_odd_files
@pytest.mark.parametrize("make", NO_FILES, ids=lambda make: make.__name__)
def test_what_stands_in_the_place_of_the_lock_is_named(database: Database, make: Maker) -> None:
    lock = database.folder / f"{DATABASE}.lock"
    make(lock)
    with no_waiting(), pytest.raises(DatabaseError) as error:
        number_of_matches(database)
    assert str(lock) in error.value.sentence


# --- the folder --------------------------------------------------------------------------------


@needs_permissions
def test_the_database_is_for_the_user_alone(tmp_path: Path) -> None:
    with closing(Database(tmp_path / "data")) as target:
        save(target, 1, rounds=1)
        copy_daily(target, TODAY)
        files = [path for path in target.folder.rglob("*") if path.is_file()]
        assert {stat.S_IMODE(path.stat().st_mode) for path in files} == {0o600}
        assert {DATABASE, f"{DATABASE}-wal"} <= {path.name for path in files}
        assert {*copies(target.folder)} <= {*files}
    target.path.chmod(0o644)
    with closing(Database(tmp_path / "data")) as target:
        assert number_of_matches(target) == 1
    assert stat.S_IMODE(target.path.stat().st_mode) == 0o644


def test_a_file_in_place_of_the_data_folder(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file", "utf-8")
    with pytest.raises(StorageError) as error:
        number_of_matches(Database(tmp_path / "data"))
    assert not isinstance(error.value, NotAFileError)
    assert str(tmp_path) in error.value.sentence


# --- values that no program of this kind writes ------------------------------------------------


def change_rows(target: Database, script: str) -> None:
    """Change rows as another program does: without foreign keys."""
    with closing(sqlite3.connect(target.path)) as connection:
        connection.executescript(script)


def use_everything(target: Database) -> None:
    for selection in (MatchFilter(seat=0), MatchFilter(profile=PROFILE)):
        target.read(partial(matches, selection=selection))
        target.read(partial(statistics_of, selection=selection))
        target.read(partial(fairness_of, selection=selection))


WRONG_VALUES = (
    "UPDATE seat SET seat = CAST(x'66ff' AS TEXT) WHERE seat = 0",
    "DELETE FROM seat WHERE seat = 1",
    "UPDATE seat SET name = x'41'",
    "UPDATE seat SET points = 9223372036854775807",
    "UPDATE seat SET result = 'won'",
    "UPDATE seat SET by_game = 'yes'",
    "UPDATE sheet SET won = 9223372036854775807",
    "UPDATE match SET title = x'41'",
    "UPDATE match SET seconds = 'long'",
    "UPDATE match SET score = 'x y'",
    "UPDATE match SET ending = 'won'",
    "UPDATE match SET ended = NULL",
    "UPDATE match SET players = 3",
)


def is_open(path: Path) -> bool:
    """Whether this process has a file open; says no where the system has no list of open files."""
    folder = Path("/proc/self/fd")
    if not folder.is_dir():
        return False
    return path.resolve() in [descriptor.resolve() for descriptor in folder.iterdir()]


@pytest.mark.parametrize("script", WRONG_VALUES)
def test_wrong_values_are_found_and_the_copy_is_read(
    filled: Database, monkeypatch: pytest.MonkeyPatch, script: str
) -> None:
    def set_aside_closed(path: Path, reason: str) -> Path:
        assert not is_open(path), "Windows does not rename it"
        return set_aside(path, reason)

    monkeypatch.setattr("scopa_desktop.play.storage.database.set_aside", set_aside_closed)
    before = counted(filled)
    expected = filled.read(lambda connection: matches(connection, ALL))
    change_rows(filled, script)
    for _ in range(2):
        use_everything(filled)
    assert "unreadable-1" in filled.problem
    assert counted(filled) == before
    assert filled.read(lambda connection: matches(connection, ALL)) == expected


@pytest.mark.parametrize(
    "script",
    [
        "UPDATE sheet SET won = 'many'",
        "UPDATE dealt SET coins = 0.5",
        "DELETE FROM sheet",
        "DELETE FROM seat",
        "UPDATE seat SET seat = seat + 1 WHERE seat = 1",
        "DELETE FROM record",
        "UPDATE seat SET match = match + 100",
        "UPDATE match SET ended = ended * 1000",
        "DELETE FROM match",
    ],
)
def test_after_wrong_values_that_no_list_finds_the_copy_is_good(
    filled: Database, script: str
) -> None:
    before = counted(filled)
    change_rows(filled, script)
    use_everything(filled)
    filled.close()
    write_garbage(filled.path)
    assert counted(filled) == before


@pytest.mark.parametrize(
    "script",
    [
        "UPDATE record SET text = replace(text, 'KD', 'KB')",
        "UPDATE match SET deck = CAST(x'66ff' AS TEXT) WHERE match = 2",
        "UPDATE match SET variant = variant || 'x'",
        "UPDATE dealt SET size = size * 1000",
        "UPDATE dealt SET seats = 4",
        "UPDATE dealt SET openings = scorable_deals + 1",
    ],
)
def test_what_only_the_whole_check_finds_does_not_get_into_a_copy(
    filled: Database, script: str
) -> None:
    before = counted(filled)
    change_rows(filled, script)
    copy_daily(filled, TODAY + timedelta(days=1))
    assert "unreadable-1" in filled.problem
    assert counted(filled) == before


def test_an_index_without_some_rows_is_found(filled: Database) -> None:
    before = counted(filled)
    filled.close()
    index = "SELECT * FROM sqlite_schema WHERE name = 'match_by_digest'"
    with closing(sqlite3.connect(filled.path, isolation_level=None)) as connection:
        row = connection.execute(index).fetchone()
        connection.execute("PRAGMA writable_schema = ON")
        connection.execute("DELETE FROM sqlite_schema WHERE name = 'match_by_digest'")
    with closing(sqlite3.connect(filled.path, isolation_level=None)) as connection:
        connection.execute("UPDATE match SET digest = 'x'")
        connection.execute("PRAGMA writable_schema = ON")
        connection.execute("INSERT INTO sqlite_schema VALUES (?, ?, ?, ?, ?)", row)

    def query(connection: sqlite3.Connection) -> bool:
        if not filled.problem:
            raise sqlite3.IntegrityError("FOREIGN KEY constraint failed")
        return True

    assert filled.read(query)
    assert counted(filled) == before


def test_an_error_that_no_value_explains_is_passed_on(filled: Database) -> None:
    for _ in range(2):
        with pytest.raises(LookupError):
            filled.read(raising(LookupError("a fault of the program")))
    assert filled.problem == ""


def test_errors_that_are_no_damage_do_not_rename(filled: Database) -> None:
    with pytest.raises(DatabaseError) as error:
        filled.read(lambda connection: connection.execute("SELECT nothing FROM nowhere"))
    assert not isinstance(error.value, DamagedDatabaseError)
    assert number_of_matches(filled) == 3
