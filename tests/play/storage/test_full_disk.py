"""A full disk is named as full; tried on a real one, too, where it can be mounted."""

import errno
import os
import re
import shutil
import sqlite3
import subprocess
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from dataclasses import replace
from functools import partial
from itertools import count
from pathlib import Path

import pytest

from scopa_desktop.play.statistics.match_filter import MatchFilter
from scopa_desktop.play.statistics.match_list import count as count_matches
from scopa_desktop.play.storage.backups import copy_daily, write_copy
from scopa_desktop.play.storage.database import Database
from scopa_desktop.play.storage.database_file import (
    DATABASE,
    DatabaseError,
    copy_database,
    errors_of,
)
from scopa_desktop.play.storage.files import StorageError, is_disk_full, write_atomically
from scopa_desktop.play.storage.profiles import ProfileStore
from scopa_desktop.play.storage.times import current_day
from tests.play.matches.sample_matches import store
from tests.raising import refusing

IO_ERROR = sqlite3.OperationalError("disk I/O error")


# --- what SQLite does not say ------------------------------------------------------------------


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EDQUOT])
@pytest.mark.parametrize("text", ["disk I/O error", "unable to open database file"])
def test_an_error_of_sqlite_on_a_full_disk_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, text: str
) -> None:
    monkeypatch.setattr(Path, "write_bytes", refusing(number))
    path = tmp_path / DATABASE
    with pytest.raises(DatabaseError, match="until there is room"):  # noqa: SIM117
        with errors_of(path):
            raise sqlite3.OperationalError(text)
    assert list(tmp_path.iterdir()) == []


def test_an_error_of_sqlite_with_room_on_the_disk_is_named_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / DATABASE
    with pytest.raises(DatabaseError, match="cannot be used: disk I/O error"):  # noqa: SIM117
        with errors_of(path):
            raise IO_ERROR
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_cannot_be_written_is_not_full(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not is_disk_full(tmp_path / "missing")
    monkeypatch.setattr(Path, "touch", refusing(errno.EACCES))
    assert not is_disk_full(tmp_path)


class Failing(sqlite3.Connection):
    """A database that cannot be copied."""

    error: sqlite3.DatabaseError = sqlite3.OperationalError("database or disk is full")

    def backup(self, *_: object, **__: object) -> None:
        raise self.error


def test_a_copy_that_does_not_fit_is_named(tmp_path: Path) -> None:
    """It is the copy that has no room: the database itself can be used."""
    target = tmp_path / "copy"
    with closing(sqlite3.connect(":memory:", factory=Failing)) as connection:
        with pytest.raises(StorageError, match=f"disk is full: “{re.escape(str(target))}”"):
            copy_database(connection, target)
        connection.error = sqlite3.DatabaseError("database disk image is malformed")
        with pytest.raises(sqlite3.DatabaseError, match="malformed"):
            copy_database(connection, target)
    assert list(tmp_path.iterdir()) == []


# --- a real disk ---------------------------------------------------------------------------------


class SmallDisk:
    """A disk of 2 MB."""

    def __init__(self, folder: Path) -> None:
        self.data = folder / "data"
        self._filling = folder / "filling"

    def fill(self, room: int = 0) -> None:
        """Leave so many KiB."""
        with self._filling.open("wb", buffering=0) as file, suppress(OSError):
            while True:
                file.write(bytes(4096))
        os.truncate(self._filling, self._filling.stat().st_size - room * 1024)

    def use_up_files(self) -> None:
        """Leave room for content, but for no further file."""
        with suppress(OSError):
            for number in count():
                self._filling.with_name(str(number)).touch()

    def clear(self) -> None:
        self._filling.unlink()


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[SmallDisk]:
    folder = tmp_path / "disk"
    folder.mkdir()
    mount = shutil.which("mount")
    command = [mount or "", "-t", "tmpfs", "-o", "size=2m,nr_inodes=100", "tmpfs", str(folder)]
    if mount is None or subprocess.run(command, capture_output=True, check=False).returncode:
        pytest.skip("only root can mount a disk, on Linux")
    yield SmallDisk(folder)
    subprocess.run(["umount", str(folder)], check=True)


def use(folder: Path) -> int:
    """The number of matches."""
    with closing(Database(folder)) as database:
        return database.read(lambda connection: count_matches(connection, MatchFilter(seat=0)))


def fill_database(folder: Path) -> None:
    with closing(Database(folder)) as database:
        database.write(lambda connection: store(connection, 1))


@pytest.mark.parametrize("room", range(0, 120, 8))
def test_a_database_on_a_full_disk_is_read_or_the_disk_is_named(disk: SmallDisk, room: int) -> None:
    fill_database(disk.data)
    disk.fill(room)
    try:
        assert use(disk.data) == 1
    except StorageError as error:
        assert error.sentence.startswith("The disk is full: “")
        assert room < 64, "reading needs less"
    else:
        assert room, "reading needs room"
    disk.clear()
    assert use(disk.data) == 1


@pytest.mark.parametrize("room", range(0, 400, 40))
def test_a_database_that_has_no_room_to_be_made_is_made_later(disk: SmallDisk, room: int) -> None:
    disk.fill(room)
    with suppress(StorageError):
        use(disk.data)
        assert room > 40
    disk.clear()
    assert use(disk.data) == 0
    assert not list(disk.data.glob("*.unreadable-*"))


def test_a_disk_that_holds_no_further_file_is_full_not_write_protected(disk: SmallDisk) -> None:
    use(disk.data)
    disk.use_up_files()
    with pytest.raises(StorageError, match="The disk is full"):
        use(disk.data)


def test_everything_that_is_saved_names_the_full_disk(disk: SmallDisk) -> None:
    fill_database(disk.data)
    with closing(Database(disk.data)) as database:
        profiles = ProfileStore(database)
        profiles.save_if_new()
        sentences: list[str] = []
        profiles.failed.connect(sentences.append)
        disk.fill()
        # The room in the side file of the database is used up first.
        for number in range(2, 9):
            with suppress(StorageError):
                database.write(partial(store, number=number))
        profiles.change(replace(profiles.current, name="Anna"))
        changes: list[Callable[[], object]] = [
            lambda: database.write(partial(store, number=9)),
            lambda: copy_daily(database, current_day()),
            lambda: write_copy(database, disk.data / "copy.sqlite3"),
            lambda: write_atomically(disk.data / "export.zip", b"x", is_export=True),
        ]
        for change in changes:
            with pytest.raises(StorageError) as caught:
                change()
            sentences.append(caught.value.sentence)
        disk.clear()
        database.write(partial(store, number=9))
    assert len(sentences) == 1 + len(changes)
    assert all(sentence.startswith("The disk is full: “") for sentence in sentences)
