"""Tests of the training journal."""

import os
from datetime import datetime, timedelta, timezone
from pathlib import Path

import pytest

from scopa_desktop.play.storage import merging
from scopa_desktop.play.storage.files import StorageError
from scopa_desktop.play.training import journal as journal_module
from scopa_desktop.play.training.journal import TrainingJournal

NOON = datetime(2026, 5, 22, 12, tzinfo=timezone.utc)
PROFILE = "0123456789abcdef0123456789abcdef"


def fields_of(journal: TrainingJournal, kind: str) -> list[object]:
    return [dict(entry.fields) for entry in journal.entries(kind)]


def added(journal: TrainingJournal, text: str) -> int:
    """The number of entries that were added by a merge."""
    return sum(step.added for step in journal.merge(text.encode()))


def test_entries_are_read_again_by_kind(tmp_path: Path) -> None:
    journal = TrainingJournal(tmp_path, PROFILE)
    assert journal.entries("puzzle") == []
    journal.append("puzzle", {"id": "scopa-1", "solved": True})
    journal.append("lesson", {"id": "first"})
    journal.append("puzzle", {"id": "ü", "solved": False})
    again = TrainingJournal(tmp_path, PROFILE)
    for each in (journal, again):
        assert fields_of(each, "puzzle") == [
            {"id": "scopa-1", "solved": True},
            {"id": "ü", "solved": False},
        ]
    assert again.entries("lesson") == journal.entries("lesson")


def test_lines_that_are_no_entries_are_skipped_and_kept(tmp_path: Path) -> None:
    journal = TrainingJournal(tmp_path, PROFILE)
    journal.append("puzzle", {"number": 1})
    torn = b'{"kind":"puzzle","time":"2026-11-22T10:00:00+00:00","numb\xff'
    with journal.path.open("ab") as file:
        file.write(b"[]\n17\n{}\n" + torn)
    again = TrainingJournal(tmp_path, PROFILE)
    assert fields_of(again, "puzzle") == [{"number": 1}]
    again.append("puzzle", {"number": 2})
    assert fields_of(TrainingJournal(tmp_path, PROFILE), "puzzle") == [{"number": 1}, {"number": 2}]
    assert torn in journal.path.read_bytes()


def test_journals_are_merged_by_content_and_in_the_order_of_time(tmp_path: Path) -> None:
    here, there = TrainingJournal(tmp_path / "a", PROFILE), TrainingJournal(tmp_path / "b", PROFILE)
    for number in (1, 4):
        here.append("puzzle", {"number": number}, NOON + timedelta(days=number))
    for number in (3, 2, 1):
        there.append("puzzle", {"number": number}, NOON + timedelta(days=number))
    before = here.path.read_bytes()
    assert added(here, there.text()) == 2
    assert here.path.read_bytes().startswith(before)
    assert added(here, there.text() + "torn") == 0
    for each in (here, TrainingJournal(tmp_path / "a", PROFILE)):
        assert fields_of(each, "puzzle") == [{"number": number} for number in (1, 2, 3, 4)]
    assert added(TrainingJournal(tmp_path / "c", PROFILE), "") == 0
    assert not (tmp_path / "c").exists()


def test_an_entry_of_an_earlier_time_is_at_its_place(tmp_path: Path) -> None:
    journal = TrainingJournal(tmp_path, PROFILE)
    journal.entries("puzzle")
    for number in (2, 1):
        journal.append("puzzle", {"number": number}, NOON + timedelta(days=number))
    for each in (journal, TrainingJournal(tmp_path, PROFILE)):
        assert fields_of(each, "puzzle") == [{"number": 1}, {"number": 2}]


def test_the_journal_never_grows_beyond_what_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    journal = TrainingJournal(tmp_path, PROFILE)
    journal.append("puzzle", {"number": 1})
    monkeypatch.setattr(journal_module, "LARGEST_JOURNAL", journal.path.stat().st_size + 10)
    with pytest.raises(StorageError):
        journal.append("puzzle", {"number": 2})
    assert fields_of(TrainingJournal(tmp_path, PROFILE), "puzzle") == [{"number": 1}]


def test_two_writers_do_not_disturb_each_other(tmp_path: Path) -> None:
    first, second = TrainingJournal(tmp_path, PROFILE), TrainingJournal(tmp_path, PROFILE)
    for number in range(20):
        (first if number % 2 else second).append("puzzle", {"number": number})
    numbers = [
        entry.fields["number"] for entry in TrainingJournal(tmp_path, PROFILE).entries("puzzle")
    ]
    assert numbers == list(range(20))


@pytest.mark.parametrize("fields", [{"kind": "x"}, {"text": "x" * 5000}, {"number": float("nan")}])
def test_what_could_not_be_read_is_not_written(tmp_path: Path, fields: dict[str, object]) -> None:
    journal = TrainingJournal(tmp_path, PROFILE)
    with pytest.raises(ValueError):
        journal.append("puzzle", fields)
    assert not journal.path.exists()


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no named pipes")
def test_a_pipe_in_place_of_the_file_is_refused_at_once(tmp_path: Path) -> None:
    journal = TrainingJournal(tmp_path, PROFILE)
    journal.path.parent.mkdir()
    os.mkfifo(journal.path)
    for use in (lambda: journal.entries("puzzle"), lambda: journal.append("puzzle", {})):
        with pytest.raises(StorageError):
            use()


def test_an_interrupted_merge_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(merging, "_LINES_PER_STEP", 2)
    there = TrainingJournal(tmp_path / "b", PROFILE)
    for number in range(5):
        there.append("puzzle", {"number": number}, NOON + timedelta(days=number))
    here = TrainingJournal(tmp_path / "a", PROFILE)
    steps = here.merge(there.text().encode())
    assert next(steps) == (2, 2, 5)
    steps.close()
    again = TrainingJournal(tmp_path / "a", PROFILE)
    assert added(again, there.text()) == 3
    assert again.text() == there.text()
