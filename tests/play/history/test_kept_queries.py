"""Kept rows of queries, and the kept listing of the folder, are those of a look at everything."""

from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from scopa_desktop.play.history.kept_queries import MOST_KEPT, kept_rows
from scopa_desktop.play.history.match_filter import MatchFilter
from scopa_desktop.play.history.match_history import MatchHistory
from tests.examples import examples
from tests.play.history.sample_matches import OWNER, PROFILE, note_of, record_of, store, store_files

OWN = MatchFilter(profile=PROFILE)
QUERY = "SELECT file FROM match ORDER BY file"


def kept(history: MatchHistory, table: str = "kept_query") -> int:
    number: int = history.connection.execute(f"SELECT count(*) FROM {table}").fetchone()[0]
    return number


def forget(history: MatchHistory) -> None:
    for table in ("kept_query", "kept_listing", "kept_rating"):
        history.connection.execute(f"DELETE FROM {table}")


STEPS = st.lists(
    st.tuples(
        st.sampled_from(
            ["store", "store files", "remove rows", "remove file", "copy", "delete", "restore",
             "synchronize", "statistics"]
        ),
        st.integers(0, 3),
    ),
    max_size=20,
)  # fmt: skip


def act(history: MatchHistory, action: str, number: int) -> None:
    entries = {entry.id: entry for entry in history.matches(OWN)}
    entry = entries.get(f"{number:032x}")
    match action:
        case "store":
            store(history, number, rounds=1)
        case "store files":
            store_files(history, number, rounds=1)
        case "remove rows":
            history.remove(f"{number:032x}")
        case "remove file":
            for file in sorted(history.files.names())[:1]:
                history.files.path(file).unlink()
        case "copy":
            for file in sorted(history.files.names())[:1]:
                text = history.files.path(file).read_bytes()
                history.files.path(f"{number}.scopa").write_bytes(text)
        case "delete" if entry is not None:
            history.delete(entry)
        case "restore" if entry is not None and entry.file in history.files.names():
            history.delete(entry)
            history.restore(entry)
        case "synchronize":
            list(history.synchronize(OWNER))
        case "statistics":
            history.statistics(OWN)


@settings(max_examples=examples(60), deadline=None)
@given(steps=STEPS)
# The copy of a match without rows was still listed as its copy when its file was gone.
@example(steps=[("store", 0), ("store", 0), ("remove rows", 0), *[("remove file", 0)] * 2])
def test_what_is_kept_is_what_is_computed(steps: list[tuple[str, int]]) -> None:
    with TemporaryDirectory() as folder:
        history = MatchHistory(Path(folder))
        for action, number in steps:
            act(history, action, number)
        with_kept = history.statistics(OWN)
        forget(history)
        assert history.statistics(OWN) == with_kept
        list(history.synchronize(OWNER))
        list(history.synchronize(OWNER))
        assert list(history.synchronize(OWNER)) == []
        synchronized = history.statistics(OWN), history.matches(OWN)
        forget(history)
        assert list(history.synchronize(OWNER)) == []
        assert (history.statistics(OWN), history.matches(OWN)) == synchronized
        rows = history.connection.execute(
            "SELECT file FROM match UNION SELECT file FROM left_out"
        ).fetchall()
        assert {file for (file,) in rows} == history.files.names()
        history.close()


def test_statistics_are_kept_until_a_match_changes(history: MatchHistory) -> None:
    store(history, 1)
    first = history.statistics(OWN)
    assert kept(history) > 0
    assert history.statistics(OWN) == first
    store(history, 2)
    assert kept(history) == 0
    second = history.statistics(OWN)
    assert second.matches == 2
    forget(history)
    assert history.statistics(OWN) == second


@pytest.mark.parametrize(
    "change", ["content = '[[\"other\"]]'", "content = x'ff'", "digest = 1", "content = '['"]
)
def test_rows_that_somebody_changed_are_read_again(history: MatchHistory, change: str) -> None:
    file = store(history, 1)
    assert kept_rows(history.connection, QUERY) == [[file]]
    assert history.connection.execute(f"UPDATE kept_query SET {change}").rowcount == 1
    assert kept_rows(history.connection, QUERY) == [[file]]


def test_parameters_are_part_of_a_query(history: MatchHistory) -> None:
    assert [kept_rows(history.connection, "SELECT ?", [value]) for value in (1, 2, "1")] == [
        [[1]],
        [[2]],
        [["1"]],
    ]


def test_a_limited_number_of_queries_is_kept(history: MatchHistory) -> None:
    for number in range(MOST_KEPT + 5):
        assert kept_rows(history.connection, "SELECT ?", [number]) == [[number]]
    assert 0 < kept(history) <= MOST_KEPT


def test_the_listing_is_kept_while_rows_and_files_agree(history: MatchHistory) -> None:
    file = store(history, 1)
    assert kept(history, "kept_listing") == 0
    assert list(history.synchronize()) == []
    assert kept(history, "kept_listing") == 1
    assert list(history.synchronize()) == []
    # The folder is as before, but a row is missing.
    history.remove(note_of(1, record_of(1)).id)
    assert kept(history, "kept_listing") == 0
    [step] = history.synchronize()
    assert step.file.name == file
    list(history.synchronize())
    assert kept(history, "kept_listing") == 1
    history.files.path(file).unlink()
    list(history.synchronize())
    assert history.count(OWN) == 0


def test_an_unusable_file_is_read_again_when_it_changes(history: MatchHistory) -> None:
    file = store_files(history, 1)
    path = history.files.path(file)
    text = path.read_bytes()
    path.write_bytes(b"no record")
    assert [step.problem != "" for step in history.synchronize()] == [True]
    assert list(history.synchronize()) == []
    assert kept(history, "kept_listing") == 1
    path.write_bytes(text)
    assert [step.problem for step in history.synchronize()] == [""]
    assert history.count(OWN) == 1
