"""Matches are entered, found, deleted and restored, and every match counts once."""

import os
import shutil
import sys
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from scopa_desktop.play.history.category_sums import category_sums
from scopa_desktop.play.history.match_facts import digest_of, facts_of
from scopa_desktop.play.history.match_files import MatchFiles
from scopa_desktop.play.history.match_filter import MatchFilter
from scopa_desktop.play.history.match_history import MatchHistory
from scopa_desktop.play.history.match_list import MatchEntry, MatchOrder
from scopa_desktop.play.history.match_note import Ending, Origin, imported_match_id
from scopa_desktop.play.history.match_rows import LOST, WON
from scopa_desktop.play.storage.files import StorageError
from scopa_desktop.play.storage.record_files import MATCHES
from scopa_desktop.rules.players import Player
from scopa_desktop.rules.record import write_record
from tests.play.history.importing import import_record
from tests.play.history.sample_matches import (
    OTHER_PROFILE,
    OWNER,
    PROFILE,
    counted_from_files,
    counted_in_database,
    note_of,
    record_of,
    store,
    store_files,
    synchronized,
    text_of,
)
from tests.raising import raising

ALL = MatchFilter()


def entries(history: MatchHistory, selection: MatchFilter = ALL) -> list[MatchEntry]:
    return history.matches(selection)


def ids(history: MatchHistory, selection: MatchFilter = ALL) -> list[int]:
    """The numbers of the matches, the newest first."""
    return [int(entry.id, 16) for entry in history.matches(selection)]


def assert_agrees(history: MatchHistory) -> None:
    """The database has exactly the matches of the files."""
    assert counted_in_database(history) == counted_from_files(history.path.parent)


# --- lists -------------------------------------------------------------------------------------


def test_an_entry_has_what_the_files_have(history: MatchHistory) -> None:
    file = store(history, 1)
    facts = facts_of(record_of(1))
    (entry,) = entries(history)
    assert entry.file == file
    assert entry.players == (Player("You", "person"), Player("Beppe", "casual"))
    assert entry.totals == facts.totals
    assert entry.rounds == len(facts.scored_rounds)
    assert entry.result == (WON if facts.winner == 0 else LOST)
    assert entry.ending is Ending.FINISHED
    assert (entry.seconds, entry.deal_number, entry.deck) == (720, 1, "napoletane")


@pytest.mark.parametrize("order", MatchOrder, ids=lambda order: order.name)
def test_every_column_sorts_both_ways(history: MatchHistory, order: MatchOrder) -> None:
    for number in range(6):
        store(history, number, rounds=1 + number % 3)
    ascending = history.matches(ALL, order, is_descending=False)
    descending = history.matches(ALL, order)
    assert {entry.id for entry in ascending} == {entry.id for entry in descending}

    def key(entry: MatchEntry) -> object:
        return {
            MatchOrder.ENDED: entry.ended,
            MatchOrder.GAME: entry.title,
            MatchOrder.OPPONENTS: entry.players[1].name,
            MatchOrder.RESULT: -2 if entry.result is None else entry.result,
            MatchOrder.SCORE: (entry.totals[1], entry.totals[0]),
            MatchOrder.LENGTH: entry.seconds,
            MatchOrder.ROUNDS: entry.rounds,
        }[order]

    assert [key(e) for e in ascending] == [key(e) for e in reversed(descending)]
    assert [key(e) for e in ascending] == sorted(map(key, ascending))  # type: ignore[type-var]


def test_pages_follow_each_other(history: MatchHistory) -> None:
    for number in range(5):
        store(history, number, rounds=1)
    pages = [history.matches(ALL, limit=2, offset=offset) for offset in (0, 2, 4)]
    assert [[int(entry.id, 16) for entry in page] for page in pages] == [[4, 3], [2, 1], [0]]


def test_filters_select(history: MatchHistory) -> None:
    for number in range(4):
        store(history, number, rounds=1)
    store(history, 4)
    won = WON if facts_of(record_of(4)).winner == 0 else LOST
    expected = {
        MatchFilter(profile=PROFILE): [4, 3, 2, 1, 0],
        MatchFilter(profile=OTHER_PROFILE): [],
        MatchFilter(seat=1): [4, 3, 2, 1, 0],
        MatchFilter(seat=2): [],
        MatchFilter(watched=True): [],
        MatchFilter(variants=frozenset({"scopa"}), seat=0): [4, 3, 2, 1, 0],
        MatchFilter(variants=frozenset({"cirulla"})): [],
        MatchFilter(opponents=frozenset({"casual", "master"})): [4, 3, 2, 1, 0],
        MatchFilter(opponents=frozenset({"person"})): [],
        MatchFilter(seat=1, opponents=frozenset({"person"})): [4, 3, 2, 1, 0],
        MatchFilter(results=frozenset({won})): [4],
        MatchFilter(results=frozenset({None})): [3, 2, 1, 0],
        MatchFilter(results=frozenset({None, won})): [4, 3, 2, 1, 0],
        MatchFilter(decks=frozenset({"siciliane"})): [],
        MatchFilter(since=date(2026, 2, 1), until=date(2026, 2, 10)): [4, 3, 2, 1, 0],
        MatchFilter(since=date(2026, 2, 10)): [],
        MatchFilter(text="EPP"): [4, 3, 2, 1, 0],
        MatchFilter(text="_"): [],
        MatchFilter(deal_number=2): [2],
    }
    for selection, numbers in expected.items():
        assert ids(history, selection) == numbers, selection
        assert history.count(selection) == len(numbers), selection


def test_a_replayed_match_is_listed_but_not_counted(history: MatchHistory) -> None:
    record = record_of(1)
    history.write("a.scopa", note_of(1, record, Origin.REPLAYED), facts_of(record))
    assert history.count(ALL) == 1
    assert history.count(MatchFilter(counted_only=True)) == 0


def test_a_running_match_is_not_listed(history: MatchHistory) -> None:
    record = record_of(1, rounds=1)
    note = note_of(1, record)
    running = replace(note, ending=Ending.RUNNING, ended=None)
    history.write(None, running, facts_of(record))
    assert history.count(ALL) == 0
    history.remove_running(note.id)
    history.write("a.scopa", note, facts_of(record))
    assert ids(history) == [1]


def test_more_matches_than_sqlite_has_parameters(history: MatchHistory) -> None:
    record = record_of(1, rounds=1)
    facts = facts_of(record)
    for number in range(1100):
        history.write(f"{number}.scopa", note_of(number, record), facts)
    assert len(entries(history)) == 1100


@pytest.mark.parametrize("columns", [8, 3])
@pytest.mark.parametrize("game", ["scopa", "cirulla", "escoba-setenta"])
def test_the_sums_of_categories_are_those_of_the_score_sheets(
    history: MatchHistory, game: str, columns: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    # With fewer columns the categories need several rows.
    monkeypatch.setattr("scopa_desktop.play.history.category_sums._COLUMNS", columns)
    expected: dict[str, list[int]] = {}
    for number in range(4):
        record = record_of(number, game=game)
        facts = facts_of(record)
        history.write(f"{number}.scopa", note_of(number, record), facts)
        for round_facts in facts.scored_rounds:
            for name, points in round_facts.categories:
                of_category = expected.setdefault(name, [0, 0, 0, 0])
                own, other = points
                for index, value in enumerate((own > other, own < other, own, other)):
                    of_category[index] += value
    sums = category_sums(history.connection, ALL.condition())
    assert {name: list(values) for name, values in sums.items()} == expected


# --- deleting ----------------------------------------------------------------------------------


def test_a_deleted_match_can_be_restored(history: MatchHistory) -> None:
    store(history, 1)
    before = counted_in_database(history)
    (entry,) = entries(history)
    history.delete(entry)
    assert history.count(ALL) == 0
    assert list(history.synchronize()) == []
    history.restore(entry)
    assert counted_in_database(history) == before
    assert_agrees(history)


def test_copies_of_a_deleted_match_do_not_come_back(history: MatchHistory) -> None:
    file = store(history, 1)
    for suffix in (".scopa", ".json"):
        source = history.files.path(file).with_suffix(suffix)
        shutil.copy(source, source.with_name(f"a copy{suffix}"))
    list(history.synchronize())
    (entry,) = entries(history)
    history.delete(entry)
    assert list(history.synchronize()) == []
    assert history.count(ALL) == 0
    history.restore(entry)
    assert history.count(ALL) == 1
    assert_agrees(history)


def test_a_deleted_match_is_not_overwritten_by_one_of_its_name(history: MatchHistory) -> None:
    first = store(history, 1)
    history.delete(entries(history)[0])
    # A file that came from elsewhere, under the same name.
    history.files.path(first).write_text(text_of(record_of(2)), encoding="utf-8")
    list(history.synchronize())
    history.delete(entries(history)[0])
    deleted = [path.read_text("utf-8") for path in history.files.folder.glob("deleted/*.scopa")]
    assert sorted(deleted) == sorted([text_of(record_of(1)), text_of(record_of(2))])


def test_no_new_match_takes_the_name_of_a_deleted_one(history: MatchHistory) -> None:
    record = record_of(1)
    file = store(history, 1)
    history.delete(entries(history)[0])
    assert history.files.free_name(record, note_of(1, record).began) != file


# --- comparing with the files ------------------------------------------------------------------


def test_files_without_rows_are_entered_once(tmp_path: Path, history: MatchHistory) -> None:
    for number in range(3):
        store_files(history, number)
    steps = list(history.synchronize())
    assert [(step.done, step.total, step.problem) for step in steps] == [
        (1, 3, ""),
        (2, 3, ""),
        (3, 3, ""),
    ]
    assert_agrees(history)
    assert synchronized(tmp_path) == []


def test_old_records_are_those_of_the_profile(tmp_path: Path, history: MatchHistory) -> None:
    folder = tmp_path / MATCHES
    folder.mkdir()
    (folder / "2025-06-07 08.09.10 Scopa.scopa").write_text(text_of(record_of(1)), "utf-8")
    list(history.synchronize(OWNER))
    (entry,) = entries(history, MatchFilter(profile=PROFILE))
    assert entry.origin is Origin.IMPORTED
    assert entry.began.astimezone().strftime("%Y-%m-%d %H.%M.%S") == "2025-06-07 08.09.10"
    assert_agrees(history)  # A note was written.
    history.delete(entry)
    history.restore(entry)
    assert history.count(MatchFilter(profile=PROFILE)) == 1


def test_rows_of_missing_files_are_removed(history: MatchHistory) -> None:
    files = [store(history, number, rounds=1) for number in range(3)]
    history.files.path(files[1]).unlink()
    list(history.synchronize())
    assert ids(history) == [2, 0]


def test_an_unusable_record_is_reported_once_until_it_changes(history: MatchHistory) -> None:
    file = store_files(history, 1)
    path = history.files.path(file)
    whole = path.read_text("utf-8")
    path.write_text(whole[:500], "utf-8")
    (step,) = history.synchronize()
    assert "can be played" in step.problem
    assert list(history.synchronize()) == []
    (step,) = history.rebuild()
    assert step.problem
    path.write_text(whole, "utf-8")
    (step,) = history.synchronize()
    assert not step.problem
    assert_agrees(history)


def test_a_rebuild_reads_changed_files(history: MatchHistory) -> None:
    file = store(history, 1, rounds=1)
    history.files.write(file, record_of(1), note_of(1, record_of(1)))
    assert list(history.synchronize()) == []
    assert len(list(history.rebuild())) == 1
    assert_agrees(history)


def test_an_interrupted_rebuild_goes_on(tmp_path: Path, history: MatchHistory) -> None:
    for number in range(4):
        store(history, number, rounds=1)
    steps = history.rebuild()
    next(steps)
    next(steps)
    history.close()
    assert len(synchronized(tmp_path)) == 2


def test_the_note_of_an_older_record_gets_its_ending(history: MatchHistory) -> None:
    """A process was killed after the note of a continued match and before its record."""
    file = store_files(history, 1, rounds=1)
    history.files.write_note(file, note_of(1, record_of(1)))
    list(history.synchronize())
    assert entries(history)[0].ending is Ending.ABANDONED


# --- every match counts once -------------------------------------------------------------------


def test_a_record_is_imported_once(tmp_path: Path, history: MatchHistory) -> None:
    path = tmp_path / "elsewhere.scopa"
    assert import_record(history, path, record_of(1)).is_new
    assert not import_record(history, path, record_of(1)).is_new
    (entry,) = entries(history)
    assert entry.id == imported_match_id(digest_of(record_of(1)))
    assert_agrees(history)


def test_an_own_match_that_is_imported_again_counts_once(
    tmp_path: Path, history: MatchHistory
) -> None:
    file = store(history, 1)
    assert not import_record(history, tmp_path / "exported.scopa", record_of(1)).is_new
    # The same through the folder.
    shutil.copy(history.files.path(file), history.files.path("0 exported.scopa"))
    assert [step.is_new for step in history.synchronize()] == [False]
    assert [step.is_new for step in history.rebuild()].count(True) == 1
    assert ids(history) == [1]
    assert synchronized(tmp_path) == []


@pytest.mark.parametrize("imported", ["0.scopa", "z.scopa"])
def test_the_own_match_counts_whichever_is_entered_first(
    tmp_path: Path, history: MatchHistory, imported: str
) -> None:
    file = store_files(history, 1)
    shutil.copy(history.files.path(file), history.files.path(imported))
    list(history.synchronize())
    assert ids(history) == [1]
    assert synchronized(tmp_path) == []


def test_an_own_match_takes_the_place_of_its_imported_copy(
    tmp_path: Path, history: MatchHistory
) -> None:
    record = record_of(1)
    import_record(history, tmp_path / "a.scopa", record)
    step = import_record(history, tmp_path / "a.scopa", record, note_of(1, record))
    assert step.is_new
    assert ids(history, MatchFilter(profile=PROFILE)) == [1]
    assert history.count(ALL) == 1
    assert len(history.files.names()) == 1
    assert_agrees(history)


def test_of_two_files_with_one_id_the_finished_match_counts(history: MatchHistory) -> None:
    for name, rounds in (("a", 1), ("b", None), ("c", 2)):
        record = record_of(1, rounds)
        history.files.write(f"{name}.scopa", record, note_of(1, record))
    for _ in range(2):
        list(history.synchronize())
        (entry,) = entries(history)
        assert entry.file == "b.scopa"
    assert [step.is_new for step in history.rebuild()].count(True) >= 1
    assert entries(history)[0].file == "b.scopa"


def test_copies_of_a_copy_are_deleted_with_the_match(tmp_path: Path, history: MatchHistory) -> None:
    record = record_of(1)
    import_record(history, tmp_path / "a.scopa", record)
    history.files.path("0 copy.scopa").write_text(text_of(record), "utf-8")
    list(history.synchronize())
    store_files(history, 1)
    list(history.synchronize())
    assert ids(history) == [1]
    history.delete(entries(history)[0])
    assert history.files.names() == set()
    assert list(history.synchronize()) == []


@pytest.mark.parametrize("is_row_lost", [False, True])
def test_a_copy_counts_when_the_first_file_is_gone(
    history: MatchHistory, is_row_lost: bool
) -> None:
    record = record_of(1)
    for name in ("a", "b"):
        history.files.write(f"{name}.scopa", record, note_of(1, record))
    list(history.synchronize())
    assert entries(history)[0].file == "a.scopa"
    if is_row_lost:
        history.remove(note_of(1, record).id)
    history.files.path("a.scopa").unlink()
    list(history.synchronize())
    assert entries(history)[0].file == "b.scopa"


def test_two_own_matches_with_equal_records_are_two(history: MatchHistory) -> None:
    record = record_of(1)
    for number in (1, 2):
        history.files.write(f"{number}.scopa", record, note_of(number, record))
    list(history.synchronize())
    assert ids(history) == [2, 1]


def test_another_match_under_the_name_of_a_known_file(history: MatchHistory) -> None:
    file = store(history, 1)
    record = record_of(2)
    history.files.write(file, record, note_of(2, record))
    history.write(file, note_of(2, record), facts_of(record))
    assert ids(history) == [2]
    assert_agrees(history)


def test_a_match_that_was_continued_counts_once(history: MatchHistory) -> None:
    file = store(history, 1, rounds=1)
    record = record_of(1)
    note = note_of(1, record)
    running = replace(note, ending=Ending.RUNNING, ended=None)
    history.write(file, running, facts_of(record_of(1, rounds=1)))
    assert history.count(ALL) == 0
    # Killed here, and the running match is lost.
    history.remove_running(None)
    list(history.synchronize())
    assert entries(history)[0].ending is Ending.ABANDONED
    assert_agrees(history)


def test_the_imported_beginning_of_a_continued_match_is_compared_again(
    tmp_path: Path, history: MatchHistory
) -> None:
    beginning = record_of(1, rounds=1)
    import_record(history, tmp_path / "a.scopa", beginning)
    file = store(history, 1, rounds=1)
    assert ids(history) == [1]
    history.files.write(file, record_of(1), note_of(1, record_of(1)))
    history.write(file, note_of(1, record_of(1)), facts_of(record_of(1)))
    list(history.synchronize())
    after = counted_in_database(history)
    list(history.rebuild())
    assert counted_in_database(history) == after
    assert_agrees(history)


def test_importing_fails_without_leaving_files(
    tmp_path: Path, history: MatchHistory, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("scopa_desktop.play.history.match_history.enter", raising(RuntimeError))
    with pytest.raises(RuntimeError):
        import_record(history, tmp_path / "a.scopa", record_of(1))
    assert MatchFiles(tmp_path / MATCHES).names() == set()


def test_a_match_that_moves_while_it_is_read_keeps_its_note(
    history: MatchHistory, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another process restores a deleted match between the reading of its note and its record."""
    file = store_files(history, 1)
    files = history.files
    note = files.note(file)
    assert note is not None
    answers = iter([None, note])
    monkeypatch.setattr(files, "note", lambda _: next(answers))
    assert files.read(file).note.id == note.id


def test_what_a_killed_process_left_is_removed_when_the_files_are_listed(tmp_path: Path) -> None:
    record = tmp_path / "2026-02-03 04.05.06 scopa.scopa"
    leftover = tmp_path / f".{record.name}.0123abcd.part"
    for path in (record, leftover):
        path.touch()
        os.utime(path, (0, 0))
    assert MatchFiles(tmp_path).names() == {record.name}
    assert not leftover.exists()


@pytest.mark.parametrize("name", ["absolute", "above"])
def test_a_file_name_of_the_database_leads_to_no_file_outside(
    tmp_path: Path, history: MatchHistory, name: str
) -> None:
    store(history, 1, rounds=1)
    mine = tmp_path / "mine.scopa"
    mine.write_text("mine", "utf-8")
    file = str(mine) if name == "absolute" else f"../{mine.name}"
    history.connection.execute("UPDATE match SET file = ? WHERE id = ?", (file, f"{1:032x}"))
    (entry,) = [entry for entry in entries(history) if entry.file == file]
    with pytest.raises(StorageError):
        history.delete(entry)
    with pytest.raises(StorageError):
        history.restore(entry)
    list(history.synchronize())
    assert mine.read_text("utf-8") == "mine"
    assert_agrees(history)


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="their names are Unicode")
def test_a_record_whose_name_cannot_be_used_is_reported(history: MatchHistory) -> None:
    store(history, 1, rounds=1)
    folder = history.files.folder
    path = Path(os.fsdecode(os.fsencode(folder) + b"/\xff.scopa"))
    path.write_text(write_record(record_of(9, 1)), "utf-8")
    (folder / "back\\slash.scopa").write_text(write_record(record_of(8, 1)), "utf-8")
    before = history.count(ALL)
    problems = [step.problem for step in history.synchronize()]
    assert [problem.startswith("“back") for problem in problems] == [True, False]
    assert all("is not the name of a file" in problem for problem in problems)
    "".join(problems).encode()
    assert history.count(ALL) == before
