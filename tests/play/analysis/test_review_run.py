"""A review runs in the background, goes on after a restart, and its results fit the record."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from itertools import count, pairwise
from pathlib import Path
from types import SimpleNamespace

import pytest
from pytestqt.qtbot import QtBot

from scopa_desktop.ai.review import match_review
from scopa_desktop.ai.review.loss import Loss
from scopa_desktop.ai.review.match_review import MatchReview, Reviewer
from scopa_desktop.ai.review.results import DecisionReview, ReviewResult, RoundReview
from scopa_desktop.ai.review.review_tasks import StepTask
from scopa_desktop.play.analysis import review_run
from scopa_desktop.play.analysis.analysis_client import AnalysisClient
from scopa_desktop.play.analysis.review_run import ReviewRun, RunState, store_results, stored_review
from scopa_desktop.play.matches.match_rows import delete_match, save_match
from scopa_desktop.play.storage.database import Database
from scopa_desktop.play.storage.database_file import DATABASE
from scopa_desktop.play.storage.database_thread import DatabaseThread
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.record import Record
from tests.play.matches.sample_matches import NOON, note_of, record_of, store
from tests.quick_analysis import QuickAnalysis

DEPTH = 10
STORED_ID = note_of(1, record_of(1, 3)).id
STORED_RECORD = record_of(1, 3)


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    """A database with the match `STORED_ID`, whose record is `STORED_RECORD`."""
    database = Database(tmp_path)
    database.write(partial(store, number=1, rounds=3))
    yield database
    database.close()


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


def keep(database: Database, record: Record = STORED_RECORD, match_id: str = STORED_ID) -> None:
    database.write(
        partial(
            store_results,
            record=record,
            depth=DEPTH,
            match_id=match_id,
            results=results_of(record),
        )
    )


def read(
    database: Database,
    record: Record = STORED_RECORD,
    depth: int = DEPTH,
    match_id: str | None = STORED_ID,
) -> list[ReviewResult]:
    """What is read, in the order of the match."""
    found = database.read(
        lambda connection: stored_review(connection, record, record, depth, match_id)
    )
    return sorted(
        found.results, key=lambda result: (result.round_number, isinstance(result, RoundReview))
    )


def test_results_are_read_again(tmp_path: Path, database: Database) -> None:
    keep(database)
    keep(database)
    assert read(database) == results_of(STORED_RECORD)
    other_process = Database(tmp_path)
    assert read(other_process) == results_of(STORED_RECORD)
    other_process.close()


def test_the_match_is_found_by_its_record(database: Database) -> None:
    keep(database)
    assert read(database, match_id=None) == results_of(STORED_RECORD)
    other = record_of(2, 1)
    query = partial(stored_review, record=other, reviewed=other, depth=DEPTH, match_id=None)
    assert database.read(query) == (None, [])


def test_another_depth_has_other_results(database: Database) -> None:
    keep(database)
    assert read(database, depth=DEPTH + 1) == []


def test_rounds_that_were_played_differently_are_not_used(database: Database) -> None:
    keep(database)
    first, second, third = STORED_RECORD.rounds
    other = second._replace(moves=(*second.moves[:-1], first.moves[0]))
    replayed = replace(STORED_RECORD, rounds=(first, other, third))
    assert {result.round_number for result in read(database, replayed)} == {1}


def test_a_longer_match_keeps_the_results_of_its_first_rounds(database: Database) -> None:
    keep(database, record_of(1, 2))
    assert read(database, STORED_RECORD) == results_of(record_of(1, 2))


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
def test_damaged_rows_are_left_out(database: Database, change: str) -> None:
    keep(database)
    statement = f"UPDATE review SET {change} WHERE deal = 1"
    database.write(lambda connection: connection.execute(statement))
    left = [result for result in results_of(STORED_RECORD) if result.round_number > 1]
    found = read(database)
    assert [result for result in found if result.round_number > 1] == left
    whole = results_of(STORED_RECORD)
    assert all(result in whole for result in found)
    assert len(found) < len(whole)
    keep(database)
    assert read(database) == whole


def test_results_are_deleted_with_the_match(database: Database) -> None:
    keep(database)
    database.write(partial(delete_match, match_id=STORED_ID, now=NOON))
    assert count_results(database) == 0


def test_results_outlive_another_saving_of_the_match(database: Database) -> None:
    keep(database)
    database.write(partial(save_match, note=note_of(1, STORED_RECORD), record=STORED_RECORD))
    assert read(database) == results_of(STORED_RECORD)


def test_nothing_is_kept_for_a_match_that_is_not_there(database: Database) -> None:
    keep(database, match_id="f" * 32)
    assert count_results(database) == 0


def count_results(database: Database) -> int:
    """The number of kept results."""
    query = "SELECT count(*) FROM review"
    number: int = database.read(lambda connection: connection.execute(query).fetchone()[0])
    return number


RECORD = record_of(1, 2)
ID = note_of(1, RECORD).id
Start = Callable[..., ReviewRun]


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Searches so short that an interpreted core answers at once."""
    monkeypatch.setattr(match_review, "ITERATIONS_PER_DEPTH", 12)


@pytest.fixture
def thread(tmp_path: Path, qtbot: QtBot) -> Iterator[DatabaseThread]:
    """A history with the match of `RECORD`."""
    database = Database(tmp_path)
    database.write(partial(store, number=1, rounds=2))
    database.close()
    thread = DatabaseThread(tmp_path)
    yield thread
    thread.close()


@pytest.fixture
def analysis(qtbot: QtBot) -> Iterator[QuickAnalysis]:
    analysis = QuickAnalysis()
    yield analysis
    analysis.close()


@pytest.fixture
def start(analysis: QuickAnalysis, thread: DatabaseThread) -> Start:
    """Starts a run."""

    def start(record: Record = RECORD, match_id: str | None = ID) -> ReviewRun:
        run = ReviewRun(Match.replayed(record), analysis, thread, match_id=match_id, depth=1)
        run.start()
        return run

    return start


def wait_for(qtbot: QtBot, run: ReviewRun, state: RunState = RunState.FINISHED) -> None:
    qtbot.waitUntil(lambda: run.state is state, timeout=30_000)


def steps_of(analysis: QuickAnalysis) -> list[StepTask]:
    return [task for task in analysis.tasks if isinstance(task, StepTask)]


def whole_review(record: Record = RECORD) -> MatchReview:
    return MatchReview.of(record, Reviewer(record, 1).results())


def test_the_results_are_those_of_the_reviewer(start: Start, qtbot: QtBot) -> None:
    run = start()
    progress: list[int] = []
    run.changed.connect(lambda: progress.append(run.done))
    wait_for(qtbot, run)
    assert run.review == whole_review()
    assert run.done == run.total == len(Reviewer(RECORD).steps())
    assert progress == sorted(progress)
    assert {*progress} == {*range(run.total + 1)}


def test_it_is_stopped_and_continued(start: Start, analysis: QuickAnalysis, qtbot: QtBot) -> None:
    run = start()
    qtbot.waitUntil(lambda: run.done >= 5, timeout=30_000)
    run.stop()
    done = run.done
    assert run.state is RunState.STOPPED
    qtbot.wait(50)
    assert run.done == done < run.total
    run.go_on()
    wait_for(qtbot, run)
    steps = [task.step for task in steps_of(analysis)]
    assert len({*steps}) == len(steps) == run.total
    assert run.review == whole_review()


def test_the_time_left_neither_jumps_nor_counts_a_pause(
    start: Start, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    seconds = count(1.0, 0.25)
    clock = SimpleNamespace(monotonic=lambda: next(seconds))
    monkeypatch.setattr(review_run, "time", clock)
    run = start()
    estimates: list[int] = []
    run.changed.connect(lambda: estimates.append(run.seconds_left))
    qtbot.waitUntil(lambda: run.done >= 30, timeout=30_000)
    run.stop()
    clock.monotonic = count(2000.0, 0.25).__next__
    run.go_on()
    wait_for(qtbot, run)
    measured = [estimate for estimate in estimates if estimate]
    assert len(measured) > run.total // 2
    assert max(measured) <= run.total / 4
    assert all(abs(after - before) <= 2 for before, after in pairwise(measured))


def test_it_is_stopped_before_it_has_begun(start: Start, qtbot: QtBot) -> None:
    run = start()
    run.stop()
    qtbot.wait(50)
    assert (run.state, run.done) == (RunState.STOPPED, 0)
    run.go_on()
    wait_for(qtbot, run)
    assert run.review == whole_review()


def test_another_process_goes_on_where_it_stopped(
    start: Start, analysis: QuickAnalysis, thread: DatabaseThread, qtbot: QtBot, tmp_path: Path
) -> None:
    run = start()
    qtbot.waitUntil(lambda: run.done >= 12, timeout=30_000)
    run.stop()
    done = run.done
    thread.finish()
    other_thread, other_analysis = DatabaseThread(tmp_path), QuickAnalysis()
    again = ReviewRun(Match.replayed(RECORD), other_analysis, other_thread, depth=1)
    again.start()
    wait_for(qtbot, again)
    assert len(steps_of(other_analysis)) == again.total - done
    assert again.review == whole_review()
    other_thread.close()
    other_analysis.close()


def test_a_finished_review_is_only_read(
    start: Start, analysis: QuickAnalysis, qtbot: QtBot
) -> None:
    wait_for(qtbot, start())
    analysis.tasks.clear()
    again = start()
    wait_for(qtbot, again)
    assert steps_of(analysis) == []
    assert again.review == whole_review()


def test_damaged_results_are_worked_out_again(
    start: Start, analysis: QuickAnalysis, thread: DatabaseThread, qtbot: QtBot
) -> None:
    wait_for(qtbot, start())
    spoil = "UPDATE review SET result = 'nothing' WHERE deal = 2 AND move < 9"
    counts: list[int] = []
    thread.write(lambda connection: connection.execute(spoil).rowcount, counts.append)
    qtbot.waitUntil(lambda: bool(counts))
    analysis.tasks.clear()
    again = start()
    wait_for(qtbot, again)
    assert len(steps_of(analysis)) == counts[0] > 0
    assert again.review == whole_review()


def test_a_match_that_is_not_in_the_history_is_reviewed(start: Start, qtbot: QtBot) -> None:
    other = record_of(5, 1)
    run = start(other, None)
    wait_for(qtbot, run)
    assert run.review == whole_review(other)


def test_it_runs_without_a_usable_history(
    analysis: QuickAnalysis, qtbot: QtBot, tmp_path: Path
) -> None:
    folder = tmp_path / "other"
    (folder / DATABASE).mkdir(parents=True)
    thread = DatabaseThread(folder)
    run = ReviewRun(Match.replayed(RECORD), analysis, thread, depth=1)
    run.start()
    wait_for(qtbot, run)
    assert run.review == whole_review()
    thread.close()


def test_it_is_continued_after_a_failure(
    start: Start, analysis: QuickAnalysis, qtbot: QtBot
) -> None:
    run = start()
    qtbot.waitUntil(lambda: run.done >= 3, timeout=30_000)
    analysis.fails = True
    wait_for(qtbot, run, RunState.FAILED)
    analysis.fails = False
    run.go_on()
    wait_for(qtbot, run)
    assert run.review == whole_review()


def test_a_round_in_play_is_left_out(start: Start, qtbot: QtBot) -> None:
    longer = record_of(1, 3).until(3, 10)
    run = start(longer)
    wait_for(qtbot, run)
    assert run.record == record_of(1, 2)
    assert run.review == whole_review(record_of(1, 2))


def test_a_match_that_goes_on_keeps_its_results(
    start: Start, analysis: QuickAnalysis, qtbot: QtBot
) -> None:
    wait_for(qtbot, start())
    analysis.tasks.clear()
    longer = start(record_of(1, 3))
    wait_for(qtbot, longer)
    assert {task.step.round_number for task in steps_of(analysis)} == {3}
    assert longer.review == whole_review(record_of(1, 3))


def test_reasons_are_found_once(start: Start, analysis: QuickAnalysis, qtbot: QtBot) -> None:
    run = start()
    wait_for(qtbot, run)
    decision = run.review.decisions[0]
    assert run.reasons(decision) is None
    with qtbot.waitSignal(run.changed):
        assert run.reasons(decision) is None
    tasks = len(analysis.tasks)
    assert run.reasons(decision) is not None
    qtbot.wait(20)
    assert len(analysis.tasks) == tasks


def test_it_runs_in_a_process_of_its_own(thread: DatabaseThread, qtbot: QtBot) -> None:
    """Once with the real client; the process does not have the short searches of this test."""
    client = AnalysisClient()
    short = RECORD.until(1, len(RECORD.rounds[0].moves))
    run = ReviewRun(Match.replayed(short), client, thread, depth=1)
    run.start()
    qtbot.waitUntil(lambda: run.done >= 2, timeout=60_000)
    run.close()
    client.close()
