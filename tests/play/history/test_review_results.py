"""Results of reviews are kept with their match, and only used where they fit the record."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from scopa_desktop.ai.review.loss import Loss
from scopa_desktop.ai.review.results import DecisionReview, ReviewResult, RoundReview
from scopa_desktop.play.history.match_facts import facts_of
from scopa_desktop.play.history.match_filter import MatchFilter
from scopa_desktop.play.history.match_history import DATABASE, MatchHistory
from scopa_desktop.play.history.match_rows import write_match
from scopa_desktop.play.history.review_results import store_results, stored_review
from scopa_desktop.play.history.schema import HISTORY, MIGRATIONS
from scopa_desktop.play.storage.database import backup_path, open_database
from scopa_desktop.rules.record import Record
from tests.play.history.sample_matches import note_of, record_of, store

DEPTH = 10
ID = note_of(1, record_of(1, 3)).id
RECORD = record_of(1, 3)


@pytest.fixture
def history(tmp_path: Path) -> Iterator[MatchHistory]:
    """A history with the match `ID`, whose record is `RECORD`."""
    history = MatchHistory(tmp_path)
    store(history, 1, rounds=3)
    yield history
    history.close()


def results_of(record: Record) -> list[ReviewResult]:
    """A made-up result of the first move and of the result of each round."""
    results: list[ReviewResult] = []
    for number, recorded in enumerate(record.rounds, 1):
        played = recorded.moves[0]
        loss = Loss(recorded.moves[1], 0.125 * number, 0.0625, False)
        seat = 1 - recorded.dealer
        results.append(DecisionReview(number, 1, seat, played, loss, loss, None))
        results.append(RoundReview(number, (2.0, -2.0), (0.5, -0.5)))
    return results


def keep(history: MatchHistory, record: Record = RECORD, match_id: str = ID) -> None:
    history.run(store_results(record, DEPTH, match_id, results_of(record)))


def read(
    history: MatchHistory, record: Record = RECORD, depth: int = DEPTH, match_id: str | None = ID
) -> list[ReviewResult]:
    """What is read, in the order of the match."""
    found = history.run(stored_review(record, record, depth, match_id)).results
    return sorted(found, key=lambda result: (result.round_number, isinstance(result, RoundReview)))


def test_results_are_read_again(tmp_path: Path, history: MatchHistory) -> None:
    keep(history)
    keep(history)
    assert read(history) == results_of(RECORD)
    other_process = MatchHistory(tmp_path)
    assert read(other_process) == results_of(RECORD)
    other_process.close()


def test_the_match_is_found_by_its_record(history: MatchHistory) -> None:
    keep(history)
    assert history.run(stored_review(RECORD, RECORD, DEPTH, None)).match_id == ID
    assert read(history, match_id=None) == results_of(RECORD)
    other = record_of(2, 1)
    assert history.run(stored_review(other, other, DEPTH, None)) == (None, [])


def test_another_depth_has_other_results(history: MatchHistory) -> None:
    keep(history)
    assert read(history, depth=DEPTH + 1) == []


def test_rounds_that_were_played_differently_are_not_used(history: MatchHistory) -> None:
    keep(history)
    first, second, third = RECORD.rounds
    other = second._replace(moves=(*second.moves[:-1], first.moves[0]))
    replayed = replace(RECORD, rounds=(first, other, third))
    assert {result.round_number for result in read(history, replayed)} == {1}


def test_a_longer_match_keeps_the_results_of_its_first_rounds(history: MatchHistory) -> None:
    keep(history, record_of(1, 2))
    assert read(history, RECORD) == results_of(record_of(1, 2))


@pytest.mark.parametrize(
    "change",
    [
        "result = 'nothing'",
        "result = '[]'",
        "result = '{}'",
        "result = x'ff00'",
        """result = '{"round": 1, "leads": [1.0], "luck": [1.0]}'""",
        "result = replace(result, '\"round\": 1', '\"round\": 2')",
        "result = replace(result, '\"move\": 1', '\"move\": 2')",
        "result = replace(result, '\"seat\": ', '\"seat\": 9')",
        "digest = '0'",
        "move = move + 50",
        "move = 'first ' || move",
    ],
    ids=lambda change: str(change)[:50],
)
def test_damaged_rows_are_left_out(history: MatchHistory, change: str) -> None:
    keep(history)
    history.connection.execute(f"UPDATE review_result SET {change} WHERE deal = 1")
    left = [result for result in results_of(RECORD) if result.round_number > 1]
    found = read(history)
    assert [result for result in found if result.round_number > 1] == left
    whole = results_of(RECORD)
    assert all(result in whole for result in found)
    assert len(found) < len(whole)
    keep(history)
    assert read(history) == whole


def test_results_are_deleted_with_the_match(history: MatchHistory) -> None:
    keep(history)
    (entry,) = history.matches(MatchFilter())
    history.delete(entry)
    assert count(history) == 0


def test_results_of_removed_files_are_deleted(history: MatchHistory) -> None:
    keep(history)
    (file,) = history.files.names()
    history.files.discard(file)
    assert list(history.synchronize()) == []
    assert count(history) == 0


def test_results_outlive_the_rows_of_the_match(history: MatchHistory) -> None:
    keep(history)
    history.write(None, note_of(1, RECORD), facts_of(RECORD))
    assert read(history) == results_of(RECORD)


def test_nothing_is_kept_for_a_match_that_is_not_in_the_history(history: MatchHistory) -> None:
    keep(history, match_id="f" * 32)
    assert count(history) == 0


def count(history: MatchHistory) -> int:
    """The number of kept results."""
    number: int = history.connection.execute("SELECT count(*) FROM review_result").fetchone()[0]
    return number


def test_a_database_of_version_1_keeps_its_matches(tmp_path: Path) -> None:
    path = tmp_path / DATABASE
    first_version = open_database(path, HISTORY._replace(migrations=MIGRATIONS[:1])).connection
    assert first_version.execute("PRAGMA user_version").fetchone()[0] == 1
    with closing(open_database(tmp_path / "newest.sqlite3", HISTORY).connection) as newest, newest:
        write_match(newest, None, note_of(1, RECORD), facts_of(RECORD))
    columns = ", ".join(row[1] for row in first_version.execute("PRAGMA table_info(match)"))
    first_version.execute("ATTACH ? AS newest", (str(tmp_path / "newest.sqlite3"),))
    first_version.execute(f"INSERT INTO match ({columns}) SELECT {columns} FROM newest.match")
    first_version.close()
    history = MatchHistory(tmp_path)
    assert history.problem == ""
    assert history.connection.execute("PRAGMA user_version").fetchone()[0] == len(MIGRATIONS)
    assert [row["id"] for row in history.connection.execute("SELECT id FROM match")] == [ID]
    keep(history)
    assert read(history) == results_of(RECORD)
    history.close()
    with closing(sqlite3.connect(backup_path(path, 1))) as backup:
        assert backup.execute("SELECT count(*) FROM match").fetchone()[0] == 1
