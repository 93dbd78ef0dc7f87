"""Records are imported: an import adds, and replaces a match only by its own continuation."""

import zipfile
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import datetime, timezone
from functools import partial
from pathlib import Path

import pytest

from scopa_desktop.play.matches.match_note import Ending, MatchNote, Origin, Owner
from scopa_desktop.play.matches.match_rows import find_match, save_match
from scopa_desktop.play.recording import record_import
from scopa_desktop.play.recording.record_export import export_matches
from scopa_desktop.play.recording.record_import import ImportCounts, import_files
from scopa_desktop.play.statistics.match_filter import MatchFilter
from scopa_desktop.play.statistics.match_list import MatchEntry, matches
from scopa_desktop.play.storage.database import Database
from scopa_desktop.play.storage.database_check import problems
from scopa_desktop.play.storage.files import StorageError
from scopa_desktop.rules.record import Record, write_record
from tests.play.matches.sample_matches import PROFILE, record_of
from tests.raising import raising

ALL = MatchFilter(seat=0)
OWNER = Owner(PROFILE, frozenset({"You"}))
STRANGER = Owner("0c" * 16, frozenset({"Ugo"}))
NOW = datetime(2026, 2, 3, 12, tzinfo=timezone.utc)


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    """An empty database, whose content is checked after the test."""
    database = Database(tmp_path / "data")
    yield database
    assert database.read(lambda connection: list(problems(connection))) == []
    database.close()


WriteRecord = Callable[..., Path]


@pytest.fixture
def write(tmp_path: Path) -> WriteRecord:
    """Writes a record to a file."""

    def write(record: Record, name: str = "2026-01-02 03.04.05 Scopa.scopa") -> Path:
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(write_record(record), encoding="utf-8")
        return path

    return write


def imported(database: Database, *paths: Path, owner: Owner = OWNER) -> ImportCounts:
    counts = ImportCounts()
    for step in import_files(database, paths, owner):
        counts.add(step)
    return counts


def entries(database: Database, selection: MatchFilter = ALL) -> list[MatchEntry]:
    return database.read(lambda connection: matches(connection, selection))


def record_in(database: Database, match_id: str) -> Record:
    stored = database.read(lambda connection: find_match(connection, match_id))
    assert stored is not None
    return stored.record


def enter_own(database: Database, record: Record, ending: Ending = Ending.ABANDONED) -> MatchNote:
    """A match that was played here."""
    ended = None if ending is Ending.RUNNING else NOW
    note = MatchNote("5" * 32, NOW, ended, ending, profiles=(PROFILE, None), hints=3)
    database.write(lambda connection: save_match(connection, note, record))
    return note


def test_a_record_is_added_with_the_time_in_its_name(
    database: Database, write: WriteRecord
) -> None:
    record = record_of(1)
    counts = imported(database, write(record))
    assert (counts.new, counts.known, counts.problems) == (1, 0, [])
    (entry,) = entries(database)
    assert entry.origin is Origin.IMPORTED
    assert entry.ended == datetime(2026, 1, 2, 3, 4, 5).astimezone(timezone.utc)
    assert record_in(database, entry.id) == record
    assert len(entries(database, MatchFilter(profile=PROFILE))) == 1, "You are in it"


def test_a_record_counts_once(database: Database, write: WriteRecord) -> None:
    first, second = write(record_of(1)), write(record_of(1), "copy.scopa")
    assert imported(database, first, second).new == 1
    assert imported(database, first).known == 1
    assert len(entries(database)) == 1


def test_own_matches_are_not_imported_beside_themselves(
    database: Database, write: WriteRecord
) -> None:
    note = enter_own(database, record_of(1, rounds=1))
    counts = imported(database, write(record_of(1, rounds=1)))
    assert (counts.new, counts.known) == (0, 1)
    (entry,) = entries(database)
    assert (entry.id, entry.origin, entry.hints) == (note.id, Origin.PLAYED, 3)


def test_a_match_is_replaced_by_its_own_continuation(
    database: Database, write: WriteRecord
) -> None:
    note = enter_own(database, record_of(1, rounds=1))
    assert imported(database, write(record_of(1))).known == 1
    (entry,) = entries(database)
    assert (entry.id, entry.origin, entry.hints) == (note.id, Origin.PLAYED, 3)
    assert (entry.ending, record_in(database, entry.id)) == (Ending.FINISHED, record_of(1))
    assert imported(database, write(record_of(1, rounds=1))).known == 1
    assert record_in(database, entry.id) == record_of(1), "an earlier state changes nothing"


def test_the_running_match_is_not_touched(database: Database, write: WriteRecord) -> None:
    note = enter_own(database, record_of(1, rounds=1), Ending.RUNNING)
    assert imported(database, write(record_of(1))).new == 1
    assert record_in(database, note.id) == record_of(1, rounds=1)
    (entry,) = entries(database)
    assert entry.origin is Origin.IMPORTED


def test_another_match_of_the_same_deal_is_kept_beside(
    database: Database, write: WriteRecord
) -> None:
    enter_own(database, record_of(1), Ending.FINISHED)
    rounds = record_of(1).rounds
    other = replace(record_of(1), rounds=(rounds[0]._replace(moves=rounds[0].moves[:4]),))
    other = replace(other, players=(other.players[0]._replace(name="Ugo"), other.players[1]))
    assert imported(database, write(other)).new == 1
    assert len(entries(database)) == 2


def test_who_is_meant_can_be_said_afterwards(database: Database, write: WriteRecord) -> None:
    path = write(record_of(1))
    counts = imported(database, path, owner=STRANGER)
    assert counts.people == {"You": 1}
    assert entries(database, MatchFilter(profile=STRANGER.profile)) == []
    assert imported(database, path, owner=OWNER).known == 1
    assert len(entries(database, MatchFilter(profile=PROFILE))) == 1


def test_folders_and_archives_are_read(
    database: Database, write: WriteRecord, tmp_path: Path
) -> None:
    for number in range(20):
        write(record_of(number, rounds=1), f"folder/{number}.scopa")
    (tmp_path / "folder" / "note.txt").write_text("no record", encoding="utf-8")
    (tmp_path / "folder" / "folder.scopa").mkdir()
    archive = tmp_path / "matches.zip"
    with zipfile.ZipFile(archive, "w") as file:
        for number in range(15, 25):
            file.writestr(f"a/{number}.scopa", write_record(record_of(number, rounds=1)))
        file.writestr("bad.scopa", b"\xff\xfe")
        file.writestr("readme.txt", "no record")
    steps = list(import_files(database, [tmp_path / "folder", archive], OWNER))
    assert [step.done for step in steps] == list(range(1, len(steps) + 1))
    assert steps[-1].total == len(steps)
    counts = ImportCounts()
    for step in steps:
        counts.add(step)
    assert (counts.new, counts.known) == (25, 5)
    assert len(counts.problems) == 2
    assert any("folder.scopa" in problem for problem in counts.problems)
    assert any("bad.scopa" in problem for problem in counts.problems)


@pytest.mark.parametrize("content", [b"", b"PK\x03\x04 damaged", b"text", b"\xff\xfe\xff"])
def test_what_is_no_record_is_reported(database: Database, tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "x.scopa"
    path.write_bytes(content)
    (problem,) = imported(database, path, tmp_path / "missing.scopa").problems[:1]
    assert str(path) in problem or "missing" in problem
    assert entries(database) == []


def test_an_archive_without_matches_is_reported(database: Database, tmp_path: Path) -> None:
    with zipfile.ZipFile(tmp_path / "empty.zip", "w") as file:
        file.writestr("readme.txt", "nothing")
    (problem,) = imported(database, tmp_path / "empty.zip").problems
    assert "There is no match" in problem


def test_an_archive_with_an_entry_before_its_beginning_is_reported(
    database: Database, tmp_path: Path
) -> None:
    path = tmp_path / "matches.zip"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("x.scopa", write_record(record_of(1)))
    content = bytearray(path.read_bytes())
    # Where the list of entries begins, says the end of the file.
    place = slice(len(content) - 6, len(content) - 2)
    content[place] = (int.from_bytes(content[place], "little") + 10).to_bytes(4, "little")
    path.write_bytes(content)
    (problem,) = imported(database, path).problems
    assert "is no archive of matches, or it is damaged" in problem


def test_one_match_that_raises_keeps_no_other_out(
    database: Database, write: WriteRecord, monkeypatch: pytest.MonkeyPatch, faults: list[str]
) -> None:
    good, bad = write(record_of(1), "a.scopa"), write(record_of(2), "b.scopa")
    found = record_import.found_record

    def fail(path: Path, *arguments: object) -> object:
        return raising(LookupError("in between"))() if path == bad else found(path, *arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(record_import, "found_record", fail)
    counts = imported(database, bad, good)
    assert (counts.new, len(counts.problems)) == (1, 1)
    assert faults == ["in between"]


def test_an_interrupted_import_goes_on_when_it_is_repeated(
    database: Database, write: WriteRecord, tmp_path: Path
) -> None:
    for number in range(40):
        write(record_of(number, rounds=1), f"folder/{number:02}.scopa")
    steps = import_files(database, [tmp_path / "folder"], OWNER)
    next(steps)
    steps.close()
    some = len(entries(database))
    assert 0 < some < 40
    counts = imported(database, tmp_path / "folder")
    assert (counts.new, counts.known) == (40 - some, some)


def test_what_is_exported_is_imported_again(database: Database, tmp_path: Path) -> None:
    for number in range(3):
        note = MatchNote(f"{number:032x}", NOW, NOW, Ending.FINISHED, profiles=(PROFILE, None))
        database.write(partial(save_match, note=note, record=record_of(number)))
    ids = [entry.id for entry in entries(database)]
    path = tmp_path / "out" / "matches.zip"
    steps = list(export_matches(database, [*ids, "f" * 32], path))
    assert len(steps) == 4
    with zipfile.ZipFile(path) as archive:
        assert sorted(archive.namelist()) == sorted(
            f"{NOW.astimezone():%Y-%m-%d %H.%M.%S} Scopa{suffix}.scopa"
            for suffix in ("", " 2", " 3")
        )
    assert imported(database, path).known == 3
    other = Database(tmp_path / "other")
    assert imported(other, path).new == 3
    assert {entry.ended for entry in entries(other)} == {NOW}
    other.close()


def test_an_export_that_is_stopped_leaves_no_file(database: Database, tmp_path: Path) -> None:
    enter_own(database, record_of(1), Ending.FINISHED)
    path = tmp_path / "out" / "matches.zip"
    steps = export_matches(database, ["5" * 32] * 3, path)
    next(steps)
    steps.close()
    assert list(path.parent.iterdir()) == []
    path.mkdir()
    with pytest.raises(StorageError, match="matches"):
        list(export_matches(database, ["5" * 32], path))
