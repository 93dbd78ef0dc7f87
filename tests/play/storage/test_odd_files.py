"""Pipes, devices, folders, sockets and links in the places of the player's files.

Nothing waits for them, replaces or renames them, and each is told in one sentence.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from scopa_desktop.play.storage.backups import copy_daily
from scopa_desktop.play.storage.database import Database
from scopa_desktop.play.storage.database_file import BACKUPS, DATABASE
from scopa_desktop.play.storage.files import (
    NotAFileError,
    StorageError,
    read_bounded,
    set_aside,
    write_atomically,
)
from scopa_desktop.play.storage.house_rules import HouseRules, export_rules
from scopa_desktop.play.storage.newest_copy import copies
from scopa_desktop.play.storage.record_files import open_match, save_record
from scopa_desktop.play.storage.settings import SettingsStore, load_settings
from scopa_desktop.rules.catalogue import SCOPA
from scopa_desktop.rules.record import Record
from tests.needs import needs_odd_files
from tests.odd_files import (
    EVERY_KIND,
    NO_FILES,
    Maker,
    a_link_to_itself,
    a_pipe,
    no_waiting,
    traits,
)
from tests.playing import match_against, play_on

pytestmark = needs_odd_files
every_kind = pytest.mark.parametrize("make", EVERY_KIND, ids=lambda make: make.__name__)
no_file = pytest.mark.parametrize("make", NO_FILES, ids=lambda make: make.__name__)


@pytest.fixture(autouse=True)
def limit() -> Iterator[None]:
    with no_waiting():
        yield


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "home"
    made.mkdir()
    return made


@pytest.fixture(scope="module")
def record() -> Record:
    """A match with one move."""
    return play_on(match_against("greedy"), moves=1).record


def check(sentence: str, path: Path) -> None:
    """One or two sentences about the file, once each, with nothing of the system's wording."""
    assert str(path) in sentence
    assert len(sentence.splitlines()) == 1
    parts = [part for part in sentence.split(". ") if part]
    assert len(parts) == len(set(parts)) <= 2
    assert "Errno" not in sentence


@contextmanager
def refused(path: Path) -> Iterator[None]:
    """A sentence says that what is at the path is no file, and nothing in its folder changes."""
    before = traits(path.parent)
    with pytest.raises(StorageError) as caught:
        yield
    check(caught.value.sentence, path)
    assert traits(path.parent) == before


# Storage


@no_file
def test_what_is_no_file_is_not_read(folder: Path, make: Maker) -> None:
    path = folder / "match.scopa"
    make(path)
    with pytest.raises(StorageError) as caught:
        read_bounded(path, 1000)
    check(caught.value.sentence, path)
    assert make is a_link_to_itself or isinstance(caught.value, NotAFileError)


@every_kind
def test_what_is_no_file_is_not_written_to(folder: Path, make: Maker) -> None:
    path = folder / "match.scopa"
    make(path)
    with refused(path):
        write_atomically(path, "text")


@every_kind
def test_what_is_no_file_is_not_renamed(folder: Path, make: Maker) -> None:
    path = folder / "match.scopa"
    make(path)
    before = traits(folder)
    with pytest.raises(StorageError, match=r"^It is damaged\. .") as caught:
        set_aside(path, "It is damaged.")
    assert caught.value.path == path
    assert traits(folder) == before


def test_a_file_that_becomes_a_pipe_while_it_is_opened_is_refused(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = folder / "match.scopa"
    path.touch()
    really_open = os.open

    def exchange(name: Path, flags: int) -> int:
        path.unlink()
        a_pipe(path)
        return really_open(name, flags)

    monkeypatch.setattr("os.open", exchange)
    with pytest.raises(NotAFileError, match="is not a file"):
        read_bounded(path, 1000)


def test_a_link_to_a_link_to_a_file_is_read_written_and_set_aside(folder: Path) -> None:
    path, link, file = folder / "match.scopa", folder / "link", folder / "file"
    path.symlink_to(link)
    link.symlink_to(file)
    file.write_text("old", encoding="utf-8")
    assert read_bounded(path, 100) == "old"
    write_atomically(path, "new")
    assert file.read_text(encoding="utf-8") == "new"
    assert path.is_symlink() and link.is_symlink() and not file.is_symlink()
    aside = set_aside(path, "It is damaged.")
    assert aside == folder / "file.unreadable-1"
    assert path.is_symlink() and link.is_symlink() and not file.exists()
    write_atomically(path, "newer")
    assert file.read_text(encoding="utf-8") == "newer"


def test_a_link_whose_file_is_missing_is_written_through(folder: Path) -> None:
    path = folder / "match.scopa"
    path.symlink_to("later")
    with pytest.raises(StorageError, match="no file"):
        read_bounded(path, 100)
    write_atomically(path, "text")
    assert path.is_symlink()
    assert (folder / "later").read_text(encoding="utf-8") == "text"


@no_file
def test_what_only_looks_like_an_unfinished_file_stays(folder: Path, make: Maker) -> None:
    make(folder / ".match.scopa.01234567.part")
    os.utime(folder / ".match.scopa.01234567.part", (1, 1), follow_symlinks=False)
    before = traits(folder)
    write_atomically(folder / "match.scopa", "text")
    (folder / "match.scopa").unlink()
    assert traits(folder) == before


# The player's files


@every_kind
def test_settings(folder: Path, make: Maker) -> None:
    path = folder / "settings.json"
    make(path)
    before = traits(folder)
    store = SettingsStore(path)
    failures: list[str] = []
    store.failed.connect(failures.append)
    store.change(replace(store.current, volume=11))
    for sentence in (*store.problems, *failures):
        check(sentence, path)
    assert len(store.problems) == (make in NO_FILES)
    assert len(failures) == 1
    assert load_settings(path)[0].volume != 11
    assert traits(folder) == before


@every_kind
def test_own_rules(folder: Path, make: Maker) -> None:
    path = folder / "my-rules.scopa-rules"
    make(path)
    before = traits(folder)
    rules = HouseRules(path)
    for sentence in rules.problems:
        check(sentence, path)
    assert len(rules.problems) == (make in NO_FILES)
    for change in (lambda: rules.save(SCOPA.named("Ours")), lambda: rules.import_file(path)):
        with refused(path):
            change()
    assert rules.variants == ()
    assert traits(folder) == before


@every_kind
def test_exported_rules(folder: Path, make: Maker) -> None:
    path = folder / "ours.scopa-rules"
    make(path)
    with refused(path):
        export_rules(path, SCOPA.named("Ours"))


@every_kind
def test_saved_matches(folder: Path, record: Record, make: Maker) -> None:
    path = folder / "match.scopa"
    make(path)
    with refused(path):
        save_record(path, record)
    with refused(path):
        open_match(path)


@every_kind
def test_the_database(folder: Path, make: Maker) -> None:
    path = folder / DATABASE
    make(path)
    before = traits(folder)
    with suppress(StorageError):
        # A link whose file is missing is written through.
        Database(folder).read(lambda connection: connection.execute("SELECT 1").fetchone())
        assert make not in NO_FILES
        return
    assert traits(folder) == before


@every_kind
def test_the_folder_of_the_copies(folder: Path, make: Maker) -> None:
    database = Database(folder)
    database.read(lambda connection: connection.execute("SELECT 1").fetchone())
    make(folder / BACKUPS)
    is_folder = (folder / BACKUPS).is_dir()
    before = traits(folder / BACKUPS)
    if is_folder:
        copy_daily(database, date(2026, 5, 1))
        assert len(copies(folder)) == 1
    else:
        with pytest.raises(StorageError) as caught:
            copy_daily(database, date(2026, 5, 1))
        assert BACKUPS in caught.value.sentence
        assert traits(folder / BACKUPS) == before
    database.close()
