"""Copies of the database: made every day, put back by choice, and used in place of damage."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import date, timedelta
from pathlib import Path

import pytest

from scopa_desktop.play.storage import backups, database_file
from scopa_desktop.play.storage.backups import KEPT, copy_daily, put_copy_back, write_copy
from scopa_desktop.play.storage.database import Database
from scopa_desktop.play.storage.database_file import (
    DATABASE,
    BusyDatabaseError,
    DamagedDatabaseError,
    NewerDatabaseError,
    copy_database,
)
from scopa_desktop.play.storage.files import StorageError
from scopa_desktop.play.storage.newest_copy import copies
from scopa_desktop.play.storage.schema import MIGRATIONS

TODAY = date(2026, 5, 1)
ONE_DAY = timedelta(days=1)


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    database = Database(tmp_path / "data")
    yield database
    database.close()


def add(database: Database, badge: str) -> None:
    database.write(
        lambda connection: connection.execute("INSERT INTO badge VALUES ('p', ?, 'm', 1)", (badge,))
    )


def badges(database: Database) -> list[str]:
    query = "SELECT badge FROM badge ORDER BY badge"
    rows = database.read(lambda connection: connection.execute(query).fetchall())
    return [row["badge"] for row in rows]


def damage(database: Database) -> None:
    """Overwrite the pages of a database that nobody has open."""
    database.close()
    path = database.folder / DATABASE
    content = bytearray(path.read_bytes())
    content[60:] = b"\xaa" * (len(content) - 60)
    path.write_bytes(content)


def test_a_day_has_one_copy_and_the_last_ones_stay(database: Database) -> None:
    for number in range(KEPT + 2):
        add(database, str(number))
        copy_daily(database, TODAY + number * ONE_DAY)
        copy_daily(database, TODAY + number * ONE_DAY)
    days = [TODAY + number * ONE_DAY for number in range(KEPT + 1, 1, -1)]
    assert [path.name for path in copies(database.folder)] == [
        f"scopa-{day}.sqlite3" for day in days
    ]


def test_a_copy_of_a_clock_that_was_ahead_does_not_stay_the_newest(database: Database) -> None:
    for number in range(2):
        add(database, str(number))
        copy_daily(database, TODAY + (1000 + number) * ONE_DAY)
    copy_daily(database, TODAY)
    assert [copy.name for copy in copies(database.folder)] == ["scopa-2026-05-01.sqlite3"]
    copy_daily(database, TODAY + ONE_DAY)
    damage(database)
    assert badges(database) == ["0", "1"]
    assert len(copies(database.folder)) == 2


def test_without_a_change_no_copy_is_made(database: Database) -> None:
    add(database, "a")
    copy_daily(database, TODAY)
    copy_daily(database, TODAY + ONE_DAY)
    assert len(copies(database.folder)) == 1


def test_the_newest_good_copy_takes_the_place_of_a_damaged_database(database: Database) -> None:
    for number, badge in enumerate(("a", "b", "c")):
        add(database, badge)
        copy_daily(database, TODAY + number * ONE_DAY)
    copies(database.folder)[0].write_bytes(b"damaged too")
    add(database, "d")
    damage(database)
    again = Database(database.folder)
    assert badges(again) == ["a", "b"]
    assert "2026-05-02" in again.problem
    assert again.damaged is not None
    assert str(again.damaged) in again.problem
    assert again.damaged.exists()


def test_a_copy_of_everything_is_put_back_while_others_read(
    database: Database, tmp_path: Path
) -> None:
    add(database, "a")
    file = tmp_path / "elsewhere" / "my.scopa-copy"
    write_copy(database, file)
    add(database, "b")
    other = Database(database.folder)
    assert badges(other) == ["a", "b"]
    kept = put_copy_back(database, file, TODAY)
    assert badges(database) == badges(other) == ["a"]
    kept_again = put_copy_back(database, kept, TODAY)
    assert badges(other) == ["a", "b"]
    assert kept != kept_again
    mode = database.read(lambda connection: connection.execute("PRAGMA journal_mode").fetchone()[0])
    assert mode == "wal"
    other.close()


@pytest.mark.parametrize("name", ["text", "other", "trigger", "values", "newer", "missing"])
def test_what_is_no_copy_is_refused_and_nothing_changes(
    database: Database, tmp_path: Path, name: str
) -> None:
    add(database, "a")
    file = tmp_path / "copy"
    write_copy(database, file)
    scripts = {
        "other": "PRAGMA application_id = 7",
        "trigger": "CREATE TRIGGER t AFTER INSERT ON badge BEGIN DELETE FROM badge; END",
        "values": "UPDATE badge SET earned = 'yesterday'",
        "newer": "PRAGMA user_version = 99",
    }
    if name == "text":
        file.write_text("no database", encoding="utf-8")
    elif name == "missing":
        file.unlink()
    else:
        with closing(sqlite3.connect(file)) as connection:
            connection.executescript(scripts[name])
    expected = {"newer": NewerDatabaseError, "missing": StorageError}
    with pytest.raises(expected.get(name, DamagedDatabaseError)) as caught:
        put_copy_back(database, file, TODAY)
    assert str(file) in caught.value.sentence
    assert badges(database) == ["a"]
    if name != "missing":
        assert file.exists()


def test_an_older_database_is_copied_before_its_schema_is_led_on(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    add(database, "a")
    database.close()
    later = (*MIGRATIONS, "CREATE TABLE later (number INTEGER);")
    monkeypatch.setattr(database_file, "MIGRATIONS", later)
    again = Database(database.folder)
    assert badges(again) == ["a"]
    again.write(lambda connection: connection.execute("INSERT INTO later VALUES (1)"))
    again.close()
    with closing(
        sqlite3.connect(database.folder / f"{DATABASE}.version-{len(MIGRATIONS)}")
    ) as connection:
        assert connection.execute("SELECT badge FROM badge").fetchall() == [("a",)]


def test_what_is_saved_while_a_copy_is_put_back_is_kept(
    database: Database, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another process can save until the lock is taken, and what it saved is in the kept file."""
    add(database, "a")
    file = tmp_path / "copy"
    write_copy(database, file)
    other = Database(database.folder)
    add(other, "b")

    def copied_late(connection: sqlite3.Connection, target: Path) -> None:
        with pytest.raises(BusyDatabaseError):
            add(other, "late")
        copy_database(connection, target)

    other.connection.execute("PRAGMA busy_timeout = 0")
    monkeypatch.setattr(backups, "copy_database", copied_late)
    kept = put_copy_back(database, file, TODAY)
    assert badges(database) == ["a"]
    with closing(sqlite3.connect(kept)) as connection:
        assert len(connection.execute("SELECT * FROM badge").fetchall()) == 2
    other.close()


def test_a_copy_is_not_put_back_while_somebody_writes(
    database: Database, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    add(database, "a")
    file = tmp_path / "copy"
    write_copy(database, file)
    monkeypatch.setattr(backups, "BUSY_SECONDS", 0.0)
    database.connection.execute("PRAGMA busy_timeout = 0")
    with closing(sqlite3.connect(database.path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(BusyDatabaseError, match="in use"):
            put_copy_back(database, file, TODAY)
        other.execute("ROLLBACK")
    assert put_copy_back(database, file, TODAY).exists()
