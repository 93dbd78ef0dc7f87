"""The file that carries a profile to another computer."""

import json
import os
import struct
import zipfile
from collections.abc import Callable
from datetime import timedelta
from io import BytesIO
from pathlib import Path

import pytest

from scopa_desktop.play.history import profile_bundle
from scopa_desktop.play.history.file_import import finished
from scopa_desktop.play.history.match_filter import MatchFilter
from scopa_desktop.play.history.match_history import MatchHistory, Progress
from scopa_desktop.play.history.profile_bundle import (
    LARGEST_PROFILE,
    begin_merge,
    read_bundle_profile,
    write_bundle,
)
from scopa_desktop.play.storage.files import StorageError
from scopa_desktop.play.training.journal import TrainingJournal
from tests.odd_files import NO_FILES, Maker, no_waiting, traits
from tests.play.history.importing import import_record
from tests.play.history.sample_matches import (
    NOON,
    OTHER_PROFILE,
    PROFILE,
    Counted,
    counted_from_files,
    counted_in_database,
    note_of,
    record_of,
    store,
    text_of,
)

DATA = b'{"name": "You"}'
MANIFEST = json.dumps(
    {"format": "scopa-desktop profile", "version": 1, "profile": PROFILE, "matches": 0}
).encode()
ID = f"{1:032x}"
RECORD = text_of(record_of(1)).encode()
Entries = dict[str, bytes]
ENTRIES: Entries = {
    "scopa-desktop.json": MANIFEST,
    "profile.json": DATA,
    f"matches/{ID}.scopa": RECORD,
    f"matches/{ID}.json": note_of(1, record_of(1)).to_text().encode(),
}


@pytest.fixture
def here(tmp_path: Path) -> MatchHistory:
    """A history with three matches, one of them unfinished."""
    history = MatchHistory(tmp_path / "here")
    for number, rounds in ((1, None), (2, None), (3, 1)):
        store(history, number, rounds)
    return history


@pytest.fixture
def there(tmp_path: Path) -> MatchHistory:
    """The empty history of another computer."""
    return MatchHistory(tmp_path / "there")


def written(history: MatchHistory, path: Path) -> Path:
    """The bundle of the profile."""
    steps = list(write_bundle(history, path, PROFILE, DATA))
    assert [step.problem for step in steps] == [""] * len(steps)
    return path


def merged(history: MatchHistory, path: Path) -> list[Progress]:
    return list(finished(history, begin_merge(history, path)))


def counted(history: MatchHistory) -> dict[str, Counted]:
    """The matches of the database, which agrees with the files."""
    matches = counted_in_database(history)
    assert matches == counted_from_files(history.path.parent)
    return matches


def zipped(path: Path, entries: Entries, method: int = zipfile.ZIP_DEFLATED) -> Path:
    with zipfile.ZipFile(path, "w", method) as archive:
        for name, content in entries.items():
            archive.writestr(name, content)
    return path


# --- moving ------------------------------------------------------------------------------------


def test_everything_arrives(tmp_path: Path, here: MatchHistory, there: MatchHistory) -> None:
    path = written(here, tmp_path / "profile.scopa-profile")
    assert read_bundle_profile(path) == (PROFILE, DATA, 3)
    steps = merged(there, path)
    assert [(step.is_new, step.done, step.total) for step in steps] == [
        (True, 1, 3),
        (True, 2, 3),
        (True, 3, 3),
    ]
    assert counted(there) == counted(here)
    assert there.count(MatchFilter(profile=PROFILE)) == 3


def test_merging_twice_counts_once(tmp_path: Path, here: MatchHistory, there: MatchHistory) -> None:
    path = written(here, tmp_path / "bundle")
    merged(there, path)
    assert not any(step.is_new for step in merged(there, path))
    assert not any(step.is_new for step in merged(here, path))
    assert counted(there) == counted(here)
    assert len(there.files.names()) == 3


def test_merging_both_ways_makes_both_equal(
    tmp_path: Path, here: MatchHistory, there: MatchHistory
) -> None:
    merged(there, written(here, tmp_path / "bundle 1"))
    store(here, 10)
    store(there, 20)
    merged(there, written(here, tmp_path / "bundle 2"))
    merged(here, written(there, tmp_path / "bundle 3"))
    assert counted(there) == counted(here)
    assert len(counted(here)) == 5


def test_a_match_that_was_finished_elsewhere_replaces_the_unfinished_one(
    tmp_path: Path, here: MatchHistory, there: MatchHistory
) -> None:
    store(there, 3)
    assert counted(there)[f"{3:032x}"].ending == "finished"
    merged(there, written(here, tmp_path / "unfinished"))
    assert counted(there)[f"{3:032x}"].ending == "finished"
    merged(here, written(there, tmp_path / "finished"))
    assert counted(here) == counted(there)


def test_an_own_match_takes_the_place_of_an_imported_record(
    tmp_path: Path, here: MatchHistory, there: MatchHistory
) -> None:
    import_record(there, tmp_path / "sent by hand.scopa", record_of(1))
    merged(there, written(here, tmp_path / "bundle"))
    assert counted(there) == counted(here)
    assert there.count(MatchFilter(profile=PROFILE)) == 3


def test_an_own_match_is_known_where_it_came_back_as_a_record(
    tmp_path: Path, here: MatchHistory, there: MatchHistory
) -> None:
    import_record(there, tmp_path / "sent by hand.scopa", record_of(1))
    merged(here, written(there, tmp_path / "bundle"))
    assert len(counted(here)) == 3


def test_matches_of_another_profile_stay(tmp_path: Path, there: MatchHistory) -> None:
    here = MatchHistory(tmp_path / "here")
    for number, profiles in ((1, (PROFILE, None)), (2, (OTHER_PROFILE, None)), (3, ())):
        record = record_of(number)
        note = note_of(number, record)
        import_record(
            here, tmp_path / "x", record, type(note)(**{**vars(note), "profiles": profiles})
        )
    merged(there, written(here, tmp_path / "bundle"))
    assert sorted(counted(there)) == [f"{1:032x}", f"{3:032x}"]


def test_an_interrupted_merge_goes_on(
    tmp_path: Path, here: MatchHistory, there: MatchHistory
) -> None:
    path = written(here, tmp_path / "bundle")
    steps = finished(there, begin_merge(there, path))
    next(steps)
    there.close()
    again = MatchHistory(there.path.parent)
    assert [step.is_new for step in merged(again, path)] == [False, True, True]
    assert counted(again) == counted(here)


def test_an_interrupted_export_leaves_nothing(tmp_path: Path, here: MatchHistory) -> None:
    path = tmp_path / "bundles" / "bundle"
    steps = write_bundle(here, path, PROFILE, DATA)
    next(steps)
    steps.close()
    assert list(path.parent.iterdir()) == []


def test_what_a_killed_export_left_is_removed_by_the_next(
    tmp_path: Path, here: MatchHistory
) -> None:
    left = tmp_path / ".bundle.0123abcd.part"
    recent = tmp_path / ".bundle.0123abce.part"
    for path in (left, recent):
        path.write_bytes(b"half")
    os.utime(left, (1e9, 1e9))
    written(here, tmp_path / "bundle")
    assert not left.exists()
    assert recent.exists(), "another process may be writing it"


@pytest.mark.parametrize("make", NO_FILES, ids=lambda make: make.__name__)
def test_what_is_no_file_is_neither_read_nor_replaced(
    tmp_path: Path, here: MatchHistory, make: Maker
) -> None:
    path = tmp_path / "bundle"
    make(path)
    before = traits(tmp_path)
    with no_waiting():
        with pytest.raises(StorageError):
            read_bundle_profile(path)
        with pytest.raises(StorageError):
            written(here, path)
    assert traits(tmp_path) == before


def test_an_older_bundle_is_replaced_at_once(tmp_path: Path, here: MatchHistory) -> None:
    path = tmp_path / "bundle"
    path.write_bytes(b"older")
    steps = write_bundle(here, path, PROFILE, DATA)
    next(steps)
    assert path.read_bytes() == b"older"
    list(steps)
    assert read_bundle_profile(path).matches == 3


def test_a_record_that_cannot_be_read_is_reported(tmp_path: Path, here: MatchHistory) -> None:
    file = here.matches(MatchFilter())[0].file
    assert file is not None
    here.files.path(file).write_bytes(b"\xff")
    steps = list(write_bundle(here, tmp_path / "bundle", PROFILE, DATA))
    assert sum(bool(step.problem) for step in steps) == 1
    assert read_bundle_profile(tmp_path / "bundle").matches == 2


def test_a_profile_that_is_too_large_is_refused(tmp_path: Path, here: MatchHistory) -> None:
    with pytest.raises(ValueError, match="more than"):
        list(write_bundle(here, tmp_path / "bundle", PROFILE, b" " * (LARGEST_PROFILE + 1)))


# --- training ----------------------------------------------------------------------------------


def journal_of(history: MatchHistory, profile: str = PROFILE) -> TrainingJournal:
    """The training journal in the data folder of a history, read anew."""
    return TrainingJournal(history.path.parent, profile)


def solved(history: MatchHistory) -> list[object]:
    return [entry.fields["number"] for entry in journal_of(history).entries("puzzle")]


def test_the_training_arrives_and_is_merged_by_time(
    tmp_path: Path, here: MatchHistory, there: MatchHistory
) -> None:
    for number in (1, 3):
        journal_of(here).append("puzzle", {"number": number}, NOON + timedelta(hours=number))
    journal_of(there).append("puzzle", {"number": 2}, NOON + timedelta(hours=2))
    journal_of(here, OTHER_PROFILE).append("puzzle", {"number": 4})
    path = written(here, tmp_path / "bundle")
    for _ in range(2):
        merged(there, path)
        assert solved(there) == [1, 2, 3]
    assert journal_of(there, OTHER_PROFILE).entries("puzzle") == []
    merged(here, written(there, tmp_path / "back"))
    assert solved(here) == [1, 2, 3]


def test_a_torn_line_of_the_training_is_left_out_alone(tmp_path: Path, there: MatchHistory) -> None:
    good = b'{"kind":"puzzle","time":"2026-11-22T10:00:00+00:00","number":1}'
    lines = b"\n".join([good, good[:30] + b"\xff", b'{"number":1e999}', b"[" * 5000])
    path = zipped(tmp_path / "bundle", changed(**{"training.jsonl": lines}))
    assert {step.problem for step in merged(there, path)} == {""}
    assert solved(there) == [1]


@pytest.mark.parametrize(
    ("limit", "name"),
    [("LARGEST_JOURNAL", "training.jsonl"), ("LARGEST_EXPERIENCE", "experience.jsonl")],
)
def test_more_lines_than_the_limit_are_reported_and_the_matches_arrive(
    tmp_path: Path, there: MatchHistory, monkeypatch: pytest.MonkeyPatch, limit: str, name: str
) -> None:
    monkeypatch.setattr(profile_bundle, limit, 2048)
    path = zipped(tmp_path / "bundle", changed(**{name: b"x" * 2049}))
    problem, match = merged(there, path)
    assert f"“{path / name}” is larger than 2 KiB, the limit" in problem.problem
    assert match.is_new
    assert not journal_of(there).path.exists()


def test_training_that_cannot_be_written_is_reported(tmp_path: Path, there: MatchHistory) -> None:
    journal_of(there).path.mkdir(parents=True)
    line = b'{"kind":"puzzle","time":"2026-11-22T10:00:00+00:00","number":1}\n'
    path = zipped(tmp_path / "bundle", changed(**{"training.jsonl": line}))
    problem, match = merged(there, path)
    assert str(journal_of(there).path) in problem.problem
    assert match.is_new


# --- damaged and hostile -----------------------------------------------------------------------


def changed(**entries: bytes | None) -> Entries:
    """The entries of a good bundle with other contents; None leaves an entry out."""
    merged_entries = {**ENTRIES, **entries}
    return {name: content for name, content in merged_entries.items() if content is not None}


def manifest(**fields: object) -> bytes:
    return json.dumps({**json.loads(MANIFEST), **fields}).encode()


REFUSED: dict[str, Entries] = {
    "no manifest": changed(**{"scopa-desktop.json": None}),
    "no profile": changed(**{"profile.json": None}),
    "another format": changed(**{"scopa-desktop.json": manifest(format="zip")}),
    "a newer version": changed(**{"scopa-desktop.json": manifest(version=2)}),
    "no version": changed(**{"scopa-desktop.json": manifest(version="1")}),
    "a path as profile": changed(**{"scopa-desktop.json": manifest(profile="../../etc")}),
    "no JSON": changed(**{"scopa-desktop.json": b"{"}),
    "deep JSON": changed(**{"scopa-desktop.json": b"[" * 60_000}),
    "a list": changed(**{"scopa-desktop.json": b"[]"}),
    "no text": changed(**{"scopa-desktop.json": b"\xff\xfe"}),
    "a large manifest": changed(**{"scopa-desktop.json": MANIFEST + b" " * 100_000}),
    "a large profile": changed(**{"profile.json": b" " * (LARGEST_PROFILE + 1)}),
}


@pytest.mark.parametrize("entries", REFUSED.values(), ids=REFUSED)
def test_what_is_no_bundle_is_refused(
    tmp_path: Path, there: MatchHistory, entries: Entries
) -> None:
    path = zipped(tmp_path / "bundle", entries)
    with pytest.raises(StorageError) as error:
        merged(there, path)
    assert str(path) in error.value.sentence
    with pytest.raises(StorageError):
        read_bundle_profile(path)
    assert there.count(MatchFilter()) == 0


def test_a_good_bundle_is_not_refused(tmp_path: Path, there: MatchHistory) -> None:
    """What the other tests change is the only reason for which they fail."""
    for method in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
        merged(there, zipped(tmp_path / "bundle", ENTRIES, method))
    assert len(counted(there)) == 1


UNUSABLE_MATCHES: dict[str, Entries] = {
    "no record": {f"matches/{ID}.scopa": b"nothing"},
    "no text": {f"matches/{ID}.scopa": b"\xff"},
    "illegal move": {f"matches/{ID}.scopa": RECORD.replace(b"\n1. ", b"\n1. pass\n1. ", 1)},
    "too large": {f"matches/{ID}.scopa": b" " * 5_000_000},
}


@pytest.mark.parametrize("entries", UNUSABLE_MATCHES.values(), ids=UNUSABLE_MATCHES)
def test_an_unusable_match_is_left_out(
    tmp_path: Path, there: MatchHistory, entries: Entries
) -> None:
    other = f"matches/{2:032x}"
    good = {
        f"{other}.scopa": text_of(record_of(2)).encode(),
        f"{other}.json": note_of(2, record_of(2)).to_text().encode(),
    }
    steps = merged(there, zipped(tmp_path / "bundle", changed(**entries, **good)))
    assert [bool(step.problem) for step in steps] == [True, False]
    assert str(tmp_path / "bundle") in steps[0].problem
    assert list(counted(there)) == [f"{2:032x}"]


HARMLESS: dict[str, Entries] = {
    "parent folders": {"matches/../../../evil.scopa": RECORD},
    "absolute": {"/tmp/evil.scopa": RECORD},
    "a drive": {"C:\\evil.scopa": RECORD},
    "backslashes": {"matches\\..\\evil.scopa": RECORD},
    "unknown": {"portrait.svg": b"<svg/>"},
    "a note of another match": {f"matches/{ID}.json": note_of(9, record_of(1)).to_text().encode()},
    "a large note": {f"matches/{ID}.json": b" " * 100_000},
}


@pytest.mark.parametrize("entries", HARMLESS.values(), ids=HARMLESS)
def test_only_matches_are_written_and_only_into_their_folder(
    tmp_path: Path, there: MatchHistory, entries: Entries
) -> None:
    path = zipped(tmp_path / "bundle", changed(**entries))
    before = {file for file in tmp_path.rglob("*") if file.parent != there.files.folder}
    assert len(merged(there, path)) == 1
    assert there.count(MatchFilter()) == 1
    after = {file for file in tmp_path.rglob("*") if file.parent != there.files.folder}
    assert {file.name for file in after - before} <= {"matches"}
    assert not Path("/tmp/evil.scopa").exists()


def truncated(content: bytes) -> bytes:
    return content[: len(content) // 2]


def without_end(content: bytes) -> bytes:
    return content[:-10]


def with_other_content(content: bytes) -> bytes:
    middle = content.index(DATA)
    return content[:middle] + b"X" + content[middle + 1 :]


def with_huge_directory(content: bytes) -> bytes:
    end = content.rindex(b"PK\x05\x06")
    return content[: end + 12] + struct.pack("<I", 2**31) + content[end + 16 :]


def with_huge_entry(content: bytes) -> bytes:
    directory = content.rindex(b"PK\x01\x02")
    return content[: directory + 24] + struct.pack("<I", 2**32 - 2) + content[directory + 28 :]


def encrypted(content: bytes) -> bytes:
    directory = content.index(b"PK\x01\x02")
    return content[: directory + 8] + b"\x01" + content[directory + 9 :]


def of_an_unknown_method(content: bytes) -> bytes:
    directory = content.index(b"PK\x01\x02")
    return content[: directory + 10] + b"\x0e" + content[directory + 11 :]


@pytest.mark.parametrize(
    "change",
    [
        truncated,
        without_end,
        with_other_content,
        with_huge_directory,
        with_huge_entry,
        encrypted,
        of_an_unknown_method,
        lambda _: b"",
        lambda _: b"not a ZIP archive",
    ],
    ids=lambda change: change.__name__.strip("<>"),
)
def test_a_damaged_archive_is_refused(
    tmp_path: Path, there: MatchHistory, change: Callable[[bytes], bytes]
) -> None:
    path = zipped(tmp_path / "bundle", ENTRIES, zipfile.ZIP_STORED)
    path.write_bytes(change(path.read_bytes()))
    with pytest.raises(StorageError, match=r"is not the file of a profile|is too large"):
        merged(there, path)
    assert there.count(MatchFilter()) == 0


@pytest.mark.filterwarnings("ignore:Duplicate name")
def test_an_entry_that_occurs_twice_is_refused(tmp_path: Path, there: MatchHistory) -> None:
    path = zipped(tmp_path / "bundle", ENTRIES)
    with zipfile.ZipFile(path, "a") as archive:
        archive.writestr(f"matches/{ID}.scopa", text_of(record_of(2)))
    with pytest.raises(StorageError):
        merged(there, path)


def test_too_many_entries_are_refused(
    tmp_path: Path, there: MatchHistory, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(profile_bundle, "_MOST_MATCHES", 0)
    path = zipped(tmp_path / "bundle", changed(unknown=b""))
    with pytest.raises(StorageError, match="1024 MiB, 0 matches and, unpacked, 4096 MiB at most"):
        merged(there, path)


def test_a_bomb_is_not_unpacked(tmp_path: Path, there: MatchHistory) -> None:
    """Its size is wrong in the list of entries."""
    bomb = b" " * 50_000_000
    path = zipped(tmp_path / "bundle", changed(**{f"matches/{ID}.scopa": bomb}))
    content = bytearray(path.read_bytes())
    place = content.find(struct.pack("<I", len(bomb)), content.index(b"PK\x01\x02"))
    content[place : place + 4] = struct.pack("<I", 1000)
    path.write_bytes(content)
    (step,) = merged(there, path)
    assert step.problem
    assert there.count(MatchFilter()) == 0


def test_more_entries_than_a_small_archive_may_have(tmp_path: Path, there: MatchHistory) -> None:
    """The library writes the list of more than 65,535 entries in another way."""
    entries = changed(**{f"unknown/{number}": b"" for number in range(66_000)})
    merged(there, zipped(tmp_path / "bundle", entries, zipfile.ZIP_STORED))
    assert len(counted(there)) == 1


@pytest.mark.parametrize("make", NO_FILES, ids=lambda make: make.__name__)
def test_what_is_no_file_is_refused(tmp_path: Path, there: MatchHistory, make: Maker) -> None:
    path = tmp_path / "bundle"
    make(path)
    with no_waiting(), pytest.raises(StorageError):
        merged(there, path)


def test_a_missing_file_is_reported(tmp_path: Path, there: MatchHistory) -> None:
    with pytest.raises(StorageError, match="There is no file"):
        merged(there, tmp_path / "bundle")


def test_the_archive_is_an_ordinary_one(tmp_path: Path, here: MatchHistory) -> None:
    path = written(here, tmp_path / "bundle")
    with zipfile.ZipFile(BytesIO(path.read_bytes())) as archive:
        assert archive.testzip() is None
        names = set(archive.namelist())
        assert archive.read(f"matches/{ID}.scopa") == RECORD
    assert names == {
        "scopa-desktop.json",
        "profile.json",
        *(f"matches/{n:032x}.{kind}" for n in (1, 2, 3) for kind in ("json", "scopa")),
    }
