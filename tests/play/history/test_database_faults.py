"""A database that is damaged, foreign, newer, locked, missing or cannot be written."""

import os
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from threading import Thread

import pytest

from scopa_desktop.play.history import match_history
from scopa_desktop.play.history.match_facts import facts_of
from scopa_desktop.play.history.match_filter import MatchFilter
from scopa_desktop.play.history.match_history import MatchHistory
from scopa_desktop.play.history.schema import HISTORY, MIGRATIONS
from scopa_desktop.play.storage import database
from scopa_desktop.play.storage.database import (
    DamagedDatabaseError,
    DatabaseError,
    NewerDatabaseError,
    backup_path,
    identity_of,
    open_database,
    set_database_aside,
    set_up_lock,
    statements_of,
)
from scopa_desktop.play.storage.files import NotAFileError, StorageError
from tests.odd_files import EVERY_KIND, NO_FILES, Maker, no_waiting
from tests.play.history.importing import import_record
from tests.play.history.sample_matches import (
    PROFILE,
    counted_from_files,
    counted_in_database,
    database_of,
    note_of,
    record_of,
    run_at_once,
    store,
    store_files,
)
from tests.raising import raising

ALL = MatchFilter()
NEXT_VERSION = "ALTER TABLE match ADD COLUMN weather TEXT;\nUPDATE match SET weather = 'sunny';\n"
BROKEN_VERSION = "ALTER TABLE match ADD COLUMN weather TEXT;\nUPDATE nothing SET weather = '';\n"
NEWER = HISTORY._replace(migrations=[*MIGRATIONS, NEXT_VERSION])
BROKEN = HISTORY._replace(migrations=[*MIGRATIONS, BROKEN_VERSION])


@pytest.fixture
def history(tmp_path: Path) -> Iterator[MatchHistory]:
    """A history with three matches."""
    history = MatchHistory(tmp_path)
    for number in range(3):
        store(history, number, rounds=1)
    yield history
    history.close()


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
        connection.execute(f"PRAGMA application_id = {HISTORY.application_id}")
        connection.execute("PRAGMA user_version = 1")


def write_newer(path: Path) -> None:
    open_database(path, NEWER).connection.close()


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


def checkpoint(history: MatchHistory) -> None:
    """Write everything into the database itself, and forget the pages read."""
    history.connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    history.connection.execute("PRAGMA shrink_memory")


# --- damaged and foreign -----------------------------------------------------------------------


@pytest.mark.parametrize("write", [write_garbage, write_foreign, write_mislabelled])
def test_an_unusable_database_is_renamed_and_made_anew(
    tmp_path: Path, history: MatchHistory, write: Callable[[Path], None]
) -> None:
    history.close()
    path = database_of(tmp_path)
    path.unlink()
    write(path)
    content = path.read_bytes()
    renewed = MatchHistory(tmp_path)
    aside = path.with_name(f"{path.name}.unreadable-1")
    assert str(path) in renewed.problem
    assert str(aside) in renewed.problem
    assert aside.read_bytes() == content
    assert renewed.must_synchronize
    assert len(list(renewed.synchronize())) == 3
    assert not renewed.must_synchronize
    assert counted_in_database(renewed) == counted_from_files(tmp_path)
    renewed.close()


def test_the_files_beside_a_damaged_database_are_renamed_with_it(tmp_path: Path) -> None:
    path = database_of(tmp_path)
    write_garbage(path)
    for suffix in ("-wal", "-shm"):
        path.with_name(f"{path.name}{suffix}").write_bytes(b"left by a killed process")
    aside = set_database_aside(path, HISTORY, identity_of(path), "It is damaged.")
    assert aside == path.with_name(f"{path.name}.unreadable-1")
    names = set_aside_files(tmp_path)
    assert names == [aside.name, f"{aside.name}-shm", f"{aside.name}-wal"]
    assert sorted(file.name for file in tmp_path.glob("*-*")) == names


def test_a_database_that_another_process_has_renewed_is_not_renamed(tmp_path: Path) -> None:
    path = database_of(tmp_path)
    write_garbage(path)
    identity = identity_of(path)
    path.rename(tmp_path / "renamed by another process")
    write_newer(path)
    assert set_database_aside(path, HISTORY, identity, "It is damaged.") is None
    assert path.exists()


def test_damage_found_by_a_query_is_healed(tmp_path: Path, history: MatchHistory) -> None:
    checkpoint(history)
    damage(history.path)
    assert history.count(ALL) == 0
    assert "unreadable-1" in history.problem
    assert history.must_synchronize
    list(history.synchronize())
    assert history.count(ALL) == 3
    assert counted_in_database(history) == counted_from_files(tmp_path)


def test_damage_found_by_writing_is_healed(tmp_path: Path, history: MatchHistory) -> None:
    checkpoint(history)
    damage(history.path)
    store(history, 3)
    assert history.count(ALL) == 1
    list(history.synchronize())
    assert counted_in_database(history) == counted_from_files(tmp_path)


def test_damage_found_by_a_query_of_others_is_healed(history: MatchHistory) -> None:
    checkpoint(history)
    damage(history.path)

    def query(history: MatchHistory) -> list[object]:
        return history.connection.execute("SELECT sum(points) FROM seat").fetchall()

    assert history.run(query)[0] is not None
    assert history.must_synchronize


def test_of_two_connections_only_one_renames_the_database(
    tmp_path: Path, history: MatchHistory
) -> None:
    other = MatchHistory(tmp_path)
    assert other.count(ALL) == 3
    checkpoint(history)
    other.connection.execute("PRAGMA shrink_memory")
    damage(history.path)
    history.count(ALL)
    list(history.synchronize())
    assert other.count(ALL) == 3
    aside = f"{history.path.name}.unreadable-1"
    assert {*set_aside_files(tmp_path)} <= {aside, f"{aside}-wal", f"{aside}-shm"}
    other.close()


def test_a_damaged_database_that_cannot_be_renamed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_garbage(database_of(tmp_path))

    def fail(path: Path, reason: str) -> Path:
        raise StorageError(path, f"{reason} You do not have permission.")

    monkeypatch.setattr(database, "set_aside", fail)
    with pytest.raises(StorageError, match=r"is damaged\..* permission"):
        MatchHistory(tmp_path)


@pytest.mark.parametrize("make", NO_FILES, ids=lambda make: make.__name__)
def test_what_is_no_file_is_left_untouched(tmp_path: Path, make: Maker) -> None:
    assert make in EVERY_KIND
    make(database_of(tmp_path))
    with no_waiting(), pytest.raises(StorageError) as error:
        MatchHistory(tmp_path)
    assert str(tmp_path) in error.value.sentence
    assert set_aside_files(tmp_path) == []


# --- a schema of somebody else -----------------------------------------------------------------

ENDLESS = "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT max(i) FROM n"
CHANGED_SCHEMAS = {
    "trigger that never ends": f"CREATE TRIGGER t AFTER INSERT ON match BEGIN {ENDLESS}; END",
    "trigger on an opening": f"CREATE TRIGGER t AFTER UPDATE ON match BEGIN {ENDLESS}; END",
    "view": f"CREATE VIEW v AS {ENDLESS}",
    "index": "CREATE INDEX i ON match (players)",
    "table": "CREATE TABLE t (a)",
    "column": "ALTER TABLE match ADD COLUMN weather TEXT",
    "without an index": "DROP INDEX match_by_digest",
    "view in place of a table": f"DROP TABLE pending; CREATE VIEW pending AS {ENDLESS}",
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
def test_a_changed_schema_is_set_aside_and_made_anew(
    tmp_path: Path, history: MatchHistory, script: str
) -> None:
    history.close()
    change_schema(history.path, script)
    renewed = MatchHistory(tmp_path)
    assert "unreadable-1" in renewed.problem
    list(renewed.synchronize())
    assert counted_in_database(renewed) == counted_from_files(tmp_path)
    renewed.close()
    again = MatchHistory(tmp_path)
    assert again.problem == ""
    again.close()


def test_an_older_schema_with_a_trigger_is_not_led_on(tmp_path: Path) -> None:
    path = database_of(tmp_path)
    open_database(path, HISTORY._replace(migrations=MIGRATIONS[:1])).connection.close()
    change_schema(path, CHANGED_SCHEMAS["trigger on an opening"])
    with pytest.raises(DamagedDatabaseError):
        open_database(path, NEWER)


def test_functions_of_a_schema_are_not_trusted(history: MatchHistory) -> None:
    assert history.connection.execute("PRAGMA trusted_schema").fetchone()[0] == 0


# --- newer -------------------------------------------------------------------------------------


def test_a_newer_database_is_left_untouched(tmp_path: Path) -> None:
    path = database_of(tmp_path)
    write_newer(path)
    content = path.read_bytes()
    with pytest.raises(NewerDatabaseError, match="newer version"):
        MatchHistory(tmp_path)
    assert path.read_bytes() == content
    assert set_aside_files(tmp_path) == []


def test_what_was_played_beside_a_newer_database_is_entered_later(
    tmp_path: Path, history: MatchHistory, monkeypatch: pytest.MonkeyPatch
) -> None:
    history.close()
    open_database(history.path, NEWER).connection.close()
    store_files(history, 3)
    with pytest.raises(NewerDatabaseError):
        MatchHistory(tmp_path)
    monkeypatch.setattr(match_history, "HISTORY", NEWER)
    later = MatchHistory(tmp_path)
    assert len(list(later.synchronize())) == 1
    assert counted_in_database(later) == counted_from_files(tmp_path)
    later.close()


def test_a_newer_program_updates_the_database_while_it_is_in_use(history: MatchHistory) -> None:
    open_database(history.path, NEWER).connection.close()
    with pytest.raises(NewerDatabaseError, match="newer version"):
        store(history, 3)
    assert len(history.files.names()) == 4
    newer = open_database(history.path, NEWER).connection
    assert newer.execute("SELECT count(*) FROM match").fetchone()[0] == 3
    newer.close()


# --- removed or replaced while in use ----------------------------------------------------------


def test_a_database_that_is_removed_while_in_use_is_made_anew(
    tmp_path: Path, history: MatchHistory
) -> None:
    for path in tmp_path.glob("history.sqlite3*"):
        path.unlink()
    store(history, 3)
    assert history.must_synchronize
    list(history.synchronize())
    assert history.count(ALL) == 4
    assert counted_in_database(history) == counted_from_files(tmp_path)


def test_a_data_folder_that_is_removed_while_in_use(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    history = MatchHistory(folder)
    store(history, 1)
    moved = folder.rename(tmp_path / "moved")
    assert history.count(ALL) == 0
    history.close()
    later = MatchHistory(moved)
    assert later.count(ALL) == 1
    later.close()


# --- locked ------------------------------------------------------------------------------------


def test_a_lock_that_lasts_too_long_is_reported(
    tmp_path: Path, history: MatchHistory, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "BUSY_SECONDS", 0.05)
    other = MatchHistory(tmp_path)
    history.connection.execute("BEGIN IMMEDIATE")
    record = record_of(7)
    with pytest.raises(DatabaseError, match="in use by another program"):
        other.write("x.scopa", note_of(7, record), facts_of(record))
    assert other.count(ALL) == 3
    history.connection.execute("COMMIT")
    other.write("x.scopa", note_of(7, record), facts_of(record))
    assert other.count(ALL) == 4
    other.close()


def test_a_short_lock_is_waited_for(tmp_path: Path, history: MatchHistory) -> None:
    record = record_of(7)
    facts = facts_of(record)

    def write() -> None:
        other = MatchHistory(tmp_path)
        other.write("x.scopa", note_of(7, record), facts)
        other.close()

    history.connection.execute("BEGIN IMMEDIATE")
    thread = Thread(target=write)
    thread.start()
    thread.join(0.2)
    assert thread.is_alive()
    history.connection.execute("COMMIT")
    thread.join(30)
    assert history.count(ALL) == 4


def test_many_threads_create_one_database(tmp_path: Path) -> None:
    errors: list[BaseException] = []

    def open_and_write(number: int) -> None:
        try:
            history = MatchHistory(tmp_path)
            store(history, number, rounds=1)
            history.close()
        except BaseException as error:
            errors.append(error)

    run_at_once([Thread(target=open_and_write, args=(number,)) for number in range(8)])
    assert errors == []
    history = MatchHistory(tmp_path)
    assert history.count(ALL) == 8
    assert set_aside_files(tmp_path) == []
    history.close()


_IMPORTING = """
import sys
from pathlib import Path
from scopa_desktop.play.history.match_history import MatchHistory
from scopa_desktop.play.storage.record_files import read_record_file
from tests.play.history.importing import import_record

history = MatchHistory(Path(sys.argv[1]))
sys.stdin.readline()
for path in sys.argv[2:]:
    import_record(history, Path(path), read_record_file(Path(path)))
history.close()
"""


def test_two_processes_that_import_the_same_records(tmp_path: Path) -> None:
    source = MatchHistory(tmp_path / "source")
    paths = [str(source.files.path(store_files(source, number))) for number in range(8)]
    source.close()
    data = tmp_path / "data"
    processes = [
        subprocess.Popen(
            [sys.executable, "-c", _IMPORTING, str(data), *paths], stdin=subprocess.PIPE, text=True
        )
        for _ in range(2)
    ]
    for process in processes:
        process.communicate("\n", timeout=120)
        assert process.returncode == 0
    history = MatchHistory(data)
    assert history.count(ALL) == 8
    assert len(history.files.names()) == 8
    assert counted_in_database(history) == counted_from_files(data)
    history.close()


# --- full and read-only ------------------------------------------------------------------------


def test_a_full_disk_leaves_the_last_complete_state(tmp_path: Path, history: MatchHistory) -> None:
    checkpoint(history)
    pages = history.connection.execute("PRAGMA page_count").fetchone()[0]
    history.connection.execute(f"PRAGMA max_page_count = {pages}")
    with pytest.raises(DatabaseError, match="disk is full"):
        for number in range(3, 60):
            store(history, number)
    assert history.connection.in_transaction is False
    assert counted_in_database(history).items() <= counted_from_files(tmp_path).items()
    history.connection.execute("PRAGMA max_page_count = 1000000")
    list(history.synchronize())
    assert counted_in_database(history) == counted_from_files(tmp_path)


def test_a_full_disk_while_importing_leaves_no_files(tmp_path: Path, history: MatchHistory) -> None:
    checkpoint(history)
    pages = history.connection.execute("PRAGMA page_count").fetchone()[0]
    history.connection.execute(f"PRAGMA max_page_count = {pages}")
    with pytest.raises(DatabaseError, match="disk is full"):
        for number in range(3, 60):
            import_record(history, tmp_path / "x.scopa", record_of(number))
    assert counted_in_database(history) == counted_from_files(tmp_path)


def test_a_write_protected_database_is_read(
    tmp_path: Path, history: MatchHistory, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As a file system that refuses to write does it; root may write everywhere."""
    history.close()
    refused = sqlite3.OperationalError("attempt to write a readonly database")
    monkeypatch.setattr(database, "_prepare", raising(refused))
    content = history.path.read_bytes()
    reading = MatchHistory(tmp_path)
    assert reading.is_read_only
    assert reading.count(ALL) == 3
    assert list(reading.synchronize()) == []
    with pytest.raises(DatabaseError, match="write-protected"):
        store(reading, 4)
    with pytest.raises(DatabaseError, match="write-protected"):
        reading.delete(reading.matches(ALL)[0])
    with pytest.raises(DatabaseError, match="write-protected"):
        import_record(reading, tmp_path / "x.scopa", record_of(5))
    assert reading.count(ALL) == 3
    assert len(reading.files.names()) == 4
    reading.close()
    assert history.path.read_bytes() == content


@pytest.mark.parametrize("is_clean", [True, False], ids=["closed", "killed"])
def test_a_write_protected_folder_is_read(
    tmp_path: Path, history: MatchHistory, is_clean: bool
) -> None:
    if is_clean:
        history.close()
    protected = [tmp_path, *tmp_path.glob("history.sqlite3*")]
    for path in protected:
        path.chmod(0o555 if path.is_dir() else 0o444)
    skip_if_writable(tmp_path)
    try:
        reading = MatchHistory(tmp_path)
        assert reading.is_read_only
        assert reading.count(ALL) == 3
        with pytest.raises(DatabaseError, match="write-protected"):
            reading.remove("0" * 32)
        reading.close()
    finally:
        for path in protected:
            path.chmod(0o755)


def test_a_folder_that_cannot_be_written_has_no_history(tmp_path: Path) -> None:
    tmp_path.chmod(0o555)
    skip_if_writable(tmp_path)
    try:
        with pytest.raises(DatabaseError) as error:
            MatchHistory(tmp_path)
        assert str(database_of(tmp_path)) in error.value.sentence
    finally:
        tmp_path.chmod(0o755)


# --- versions ----------------------------------------------------------------------------------


def test_an_older_database_is_led_on_after_a_backup(history: MatchHistory) -> None:
    history.close()
    newer = open_database(history.path, NEWER).connection
    assert newer.execute("SELECT DISTINCT weather FROM match").fetchall()[0][0] == "sunny"
    assert newer.execute("PRAGMA user_version").fetchone()[0] == len(MIGRATIONS) + 1
    newer.close()
    with closing(sqlite3.connect(backup_path(history.path, len(MIGRATIONS)))) as backup:
        assert backup.execute("PRAGMA user_version").fetchone()[0] == len(MIGRATIONS)
        assert backup.execute("SELECT count(*) FROM match").fetchone()[0] == 3


def test_a_failed_update_leaves_the_older_version(tmp_path: Path, history: MatchHistory) -> None:
    history.close()
    with pytest.raises(DatabaseError):
        open_database(history.path, BROKEN)
    older = MatchHistory(tmp_path)
    columns = [row["name"] for row in older.connection.execute("PRAGMA table_info(match)")]
    assert "weather" not in columns
    assert older.count(ALL) == 3
    assert older.problem == ""
    older.close()


def test_two_threads_update_the_database_once(history: MatchHistory) -> None:
    history.close()
    versions: list[int] = []

    def update() -> None:
        connection = open_database(history.path, NEWER).connection
        versions.append(connection.execute("PRAGMA user_version").fetchone()[0])
        connection.close()

    run_at_once([Thread(target=update) for _ in range(4)])
    assert versions == [len(MIGRATIONS) + 1] * 4


def test_a_failed_backup_leaves_the_older_version(
    tmp_path: Path, history: MatchHistory, monkeypatch: pytest.MonkeyPatch
) -> None:
    history.close()
    folder = backup_path(history.path, len(MIGRATIONS))
    folder.mkdir()
    with pytest.raises(StorageError) as error:
        open_database(history.path, NEWER)
    assert str(folder) in error.value.sentence
    folder.rmdir()
    older = MatchHistory(tmp_path)
    assert older.count(ALL) == 3
    older.close()


@pytest.mark.parametrize(
    "content",
    [b"", b"1\nscopa-desktop\nanother-computer\n\n", b"%d\npython\nthis\n" % os.getpid()],
    ids=["empty", "another computer", "a living process"],
)
@pytest.mark.parametrize("is_damaged", [True, False], ids=["damaged", "missing"])
def test_a_lock_file_that_was_left_locks_nobody_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, content: bytes, is_damaged: bool
) -> None:
    monkeypatch.setattr(database, "BUSY_SECONDS", 0.0)
    lock = tmp_path / "history.sqlite3.lock"
    lock.write_bytes(content)
    if is_damaged:
        write_garbage(database_of(tmp_path))
    history = MatchHistory(tmp_path)
    assert ("unreadable-1" in history.problem) is is_damaged
    store(history, 1)
    assert history.count(ALL) == 1
    history.close()


def test_a_lock_that_is_held_is_named_after_a_while(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "BUSY_SECONDS", 0.0)
    with (
        set_up_lock(database_of(tmp_path), HISTORY),
        pytest.raises(DatabaseError, match="in use by another program"),
    ):
        MatchHistory(tmp_path)
    MatchHistory(tmp_path).close()


@pytest.mark.parametrize("make", NO_FILES, ids=lambda make: make.__name__)
def test_what_stands_in_the_place_of_the_lock_is_named(tmp_path: Path, make: Maker) -> None:
    lock = tmp_path / "history.sqlite3.lock"
    make(lock)
    with no_waiting(), pytest.raises(DatabaseError) as error:
        MatchHistory(tmp_path)
    assert str(lock) in error.value.sentence


def test_the_database_is_for_the_user_alone(tmp_path: Path) -> None:
    history = MatchHistory(tmp_path / "data")
    store(history, 1, rounds=1)
    files = [path for path in history.path.parent.rglob("*") if path.is_file()]
    assert {stat.S_IMODE(path.stat().st_mode) for path in files} == {0o600}
    assert {path.name for path in files} >= {history.path.name, f"{history.path.name}-wal"}
    history.close()
    history.path.chmod(0o644)
    MatchHistory(tmp_path / "data").close()
    assert stat.S_IMODE(history.path.stat().st_mode) == 0o644


def test_a_script_is_split_into_its_statements() -> None:
    script = "CREATE TABLE a (b TEXT -- one; two\n);\nINSERT INTO a VALUES ('x;\ny');\n"
    assert len(list(statements_of(script))) == 2
    assert "".join(statements_of("".join(MIGRATIONS))).strip() == "".join(MIGRATIONS).strip()


def test_errors_that_are_no_damage_do_not_rename(history: MatchHistory) -> None:
    with pytest.raises(DatabaseError) as error:
        history.run(lambda _: history.connection.execute("SELECT nothing FROM nowhere"))
    assert not isinstance(error.value, DamagedDatabaseError)
    assert history.count(ALL) == 3


def test_a_folder_in_place_of_the_data_folder(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file", "utf-8")
    with pytest.raises(StorageError) as error:
        MatchHistory(tmp_path / "data")
    assert not isinstance(error.value, NotAFileError)
    assert str(tmp_path) in error.value.sentence


def test_a_schema_that_is_led_on_while_it_is_read_is_not_taken_for_damaged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "history.sqlite3"
    first = HISTORY._replace(migrations=HISTORY.migrations[:1])
    database.open_database(path, first).connection.close()
    read_schema = database._schema
    others: list[sqlite3.Connection] = []

    def read_while_another_process_updates(
        connection: sqlite3.Connection,
    ) -> set[tuple[bytes | None, ...]]:
        objects = read_schema(connection)
        if not others:
            others.append(connection)
            database.open_database(path, HISTORY).connection.close()
        return objects

    monkeypatch.setattr(database, "_schema", read_while_another_process_updates)
    opened = database.open_database(path, HISTORY)
    assert opened.connection.execute("PRAGMA user_version").fetchone()[0] == len(MIGRATIONS)
    opened.connection.close()


# --- values that no program of this kind writes ------------------------------------------------


def change_rows(history: MatchHistory, script: str) -> None:
    """Change rows as another program does: without triggers and foreign keys."""
    with closing(sqlite3.connect(history.path)) as connection:
        triggers = connection.execute(
            "SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'"
        ).fetchall()
        connection.executescript("".join(f"DROP TRIGGER {name};" for name, _ in triggers))
        connection.executescript(script)
        connection.executescript("".join(f"{sql};" for _, sql in triggers))


def use_everything(history: MatchHistory) -> None:
    for query in (MatchFilter(seat=0), MatchFilter(profile=PROFILE)):
        history.matches(query)
        history.statistics(query)
        history.fairness(query)


def test_a_history_with_a_damaged_index_is_made_anew(tmp_path: Path) -> None:
    history = MatchHistory(tmp_path)
    store(history, 1)
    history.close()
    index = "SELECT * FROM sqlite_schema WHERE name = 'match_by_digest'"
    with closing(sqlite3.connect(history.path, isolation_level=None)) as connection:
        row = connection.execute(index).fetchone()
        connection.execute("PRAGMA writable_schema = ON")
        connection.execute("DELETE FROM sqlite_schema WHERE name = 'match_by_digest'")
    with closing(sqlite3.connect(history.path, isolation_level=None)) as connection:
        connection.execute("UPDATE match SET digest = 'x'")
        connection.execute("PRAGMA writable_schema = ON")
        connection.execute("INSERT INTO sqlite_schema VALUES (?, ?, ?, ?, ?)", row)

    def delete(each: MatchHistory) -> bool:
        if not each.must_synchronize:
            raise sqlite3.IntegrityError("FOREIGN KEY constraint failed")
        return True

    history = MatchHistory(tmp_path)
    assert history.run(delete)
    assert history.problem
    history.close()


WRONG_VALUES = (
    "UPDATE seat SET seat = CAST(x'66ff' AS TEXT) WHERE seat = 0",
    "UPDATE seat SET seat = seat + 1 WHERE seat = 1",
    "DELETE FROM seat",
    "DELETE FROM seat WHERE seat = 1",
    "UPDATE seat SET is_running = 1",
    "UPDATE seat SET match = match + 100",
    "UPDATE seat SET name = x'41'",
    "UPDATE seat SET points = 9223372036854775807",
    "UPDATE seat SET result = 'won'",
    "UPDATE seat SET opponent_levels = 'x'",
    "UPDATE seat SET ended = ended * 1000",
    "UPDATE category_sums SET w3 = 0.5",
    "UPDATE category_sums SET w3 = 'many'",
    "UPDATE category_sums SET sheet = 99",
    "DELETE FROM sheet",
    "UPDATE match SET title = x'41'",
    "UPDATE match SET seconds = 'long'",
    "UPDATE match SET score = 'x y'",
    "UPDATE match SET ending = 'won'",
    "UPDATE match SET file = file || '.scopa'",
    "DELETE FROM match",
)


@pytest.mark.parametrize("script", WRONG_VALUES)
def test_wrong_values_are_found_and_the_matches_are_listed_again(
    tmp_path: Path, history: MatchHistory, script: str
) -> None:
    list(history.synchronize())
    use_everything(history)
    change_rows(history, script)
    for _ in range(2):
        list(history.synchronize())
        use_everything(history)
    listed = history.matches(MatchFilter(seat=0))
    assert [len(entry.players) for entry in listed] == [2, 2, 2]
    assert {entry.file for entry in listed} == history.files.names()
    assert counted_in_database(history) == counted_from_files(tmp_path)


@pytest.mark.parametrize(
    "script",
    [
        "UPDATE kept_query SET content = 5, digest = x'00'",
        "UPDATE kept_query SET content = '[[0.5]]'",
        "UPDATE kept_listing SET digest = 0.5",
        "INSERT INTO kept_rating VALUES (0, '', 'x', 5, 0.5)",
    ],
)
def test_wrong_values_in_what_is_kept_are_not_used(history: MatchHistory, script: str) -> None:
    list(history.synchronize())
    expected = history.statistics(MatchFilter(profile=PROFILE))
    change_rows(history, script)
    assert list(history.synchronize()) == []
    assert history.statistics(MatchFilter(profile=PROFILE)) == expected
    assert history.problem == ""


def test_an_error_that_no_value_explains_is_passed_on(history: MatchHistory) -> None:
    for _ in range(2):
        with pytest.raises(LookupError):
            history.run(raising(LookupError("a fault of the program")))
    assert history.problem == ""


def test_the_file_of_another_match_is_not_deleted(tmp_path: Path, history: MatchHistory) -> None:
    first, second = history.matches(MatchFilter(seat=0))[:2]
    change_rows(
        history,
        f"DELETE FROM match WHERE id = '{second.id}';"
        f"UPDATE match SET file = '{second.file}' WHERE id = '{first.id}';",
    )
    (changed,) = history.matches(MatchFilter(seat=0, match_id=first.id))
    with pytest.raises(DamagedDatabaseError):
        history.delete(changed)
    list(history.synchronize())
    assert counted_in_database(history) == counted_from_files(tmp_path)
    assert history.count(MatchFilter(seat=0)) == 3


def test_a_file_that_is_no_copy_is_not_deleted_with_a_match(
    tmp_path: Path, history: MatchHistory
) -> None:
    first, second = history.matches(MatchFilter(seat=0))[:2]
    change_rows(history, f"INSERT INTO left_out VALUES ('{second.file}', '', '{first.id}')")
    history.delete(first)
    assert "unreadable-1" in history.problem
    list(history.synchronize())
    assert second.file in history.files.names()
    assert first.file not in history.files.names()
    assert counted_in_database(history) == counted_from_files(tmp_path)


def test_statistics_of_the_planner_change_nothing(tmp_path: Path, history: MatchHistory) -> None:
    history.close()
    change_schema(history.path, "ANALYZE")
    later = MatchHistory(tmp_path)
    assert later.problem == ""
    assert later.count(ALL) == 3
    later.close()
