"""Names of record files from a database or a note lead to no file outside the folder."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from scopa_desktop.play.history.match_files import MatchFiles
from scopa_desktop.play.history.match_note import utc_now
from scopa_desktop.play.storage.files import StorageError
from tests.play.history.sample_matches import note_of, record_of

ON_UNIX = pytest.mark.skipif(os.name == "nt", reason="Windows has no such links")

MINE = "mine.scopa"
RECORD = record_of(1, 1)
NOTE = note_of(1, RECORD)

ACTIONS: dict[str, Callable[[MatchFiles, str], object]] = {
    "path": MatchFiles.path,
    "read": MatchFiles.read,
    "record": MatchFiles.record,
    "note": MatchFiles.note,
    "write": lambda files, name: files.write(name, RECORD, NOTE),
    "write_note": lambda files, name: files.write_note(name, NOTE),
    "delete": MatchFiles.delete,
    "restore": MatchFiles.restore,
}


@pytest.fixture
def files(tmp_path: Path) -> MatchFiles:
    """The files of a folder beside which somebody keeps a record and a note."""
    files = MatchFiles(tmp_path / "matches")
    files.write("a.scopa", RECORD, NOTE)
    beside = MatchFiles(tmp_path)
    beside.write(MINE, RECORD, NOTE)
    return files


def contents(folder: Path) -> dict[str, bytes | None]:
    """What is in a folder and below; None for what is no file."""
    return {
        str(path.relative_to(folder)): path.read_bytes() if path.is_file() else None
        for path in folder.rglob("*")
    }


@pytest.mark.parametrize("action", ACTIONS)
@pytest.mark.parametrize("form", ["absolute", "above"])
def test_a_name_of_another_folder_is_refused(
    tmp_path: Path, files: MatchFiles, action: str, form: str
) -> None:
    before = contents(tmp_path)
    name = str(tmp_path / MINE) if form == "absolute" else f"../{MINE}"
    with pytest.raises(StorageError):
        ACTIONS[action](files, name)
    assert not files.exists(name)
    assert files.stamp(name) == ""
    assert contents(tmp_path) == before


@ON_UNIX
@pytest.mark.parametrize("action", ACTIONS)
def test_a_link_is_not_followed(tmp_path: Path, files: MatchFiles, action: str) -> None:
    for name in (MINE, "mine.json"):
        (files.folder / name).symlink_to(tmp_path / name)
    before = contents(tmp_path)
    if action == "restore":
        # The name is taken.
        files.restore(MINE)
    else:
        with pytest.raises(StorageError):
            ACTIONS[action](files, MINE)
    assert contents(tmp_path) == before


@ON_UNIX
def test_deleted_matches_do_not_go_through_a_link(tmp_path: Path, files: MatchFiles) -> None:
    (files.folder / "deleted").symlink_to(tmp_path)
    before = contents(tmp_path)
    with pytest.raises(StorageError, match="is a link"):
        files.delete("a.scopa")
    with pytest.raises(StorageError, match="is a link"):
        files.restore(MINE)
    files.clear(utc_now().replace(year=9000))
    assert contents(tmp_path) == before


def test_a_folder_of_matches_may_be_a_link_itself(tmp_path: Path, files: MatchFiles) -> None:
    moved = files.folder.rename(tmp_path / "elsewhere")
    files.folder.symlink_to(moved)
    files.delete("a.scopa")
    files.restore("a.scopa")
    assert files.read("a.scopa").note == NOTE
