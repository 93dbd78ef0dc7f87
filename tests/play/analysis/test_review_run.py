"""A review runs in the background, is stopped and continued, and goes on after a restart."""

from collections.abc import Callable, Iterator
from itertools import count, pairwise
from pathlib import Path
from types import SimpleNamespace

import pytest
from pytestqt.qtbot import QtBot

from scopa_desktop.ai.review import match_review
from scopa_desktop.ai.review.match_review import MatchReview, Reviewer
from scopa_desktop.ai.review.tasks import StepTask
from scopa_desktop.play.analysis import review_run
from scopa_desktop.play.analysis.analysis_client import AnalysisClient
from scopa_desktop.play.analysis.review_run import ReviewRun, RunState
from scopa_desktop.play.history.history_reader import HistoryReader
from scopa_desktop.play.history.match_history import DATABASE, MatchHistory
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.record import Record
from tests.play.history.sample_matches import note_of, record_of, store
from tests.quick_analysis import QuickAnalysis

RECORD = record_of(1, 2)
ID = note_of(1, RECORD).id
Start = Callable[..., ReviewRun]


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Searches so short that an interpreted core answers at once."""
    monkeypatch.setattr(match_review, "ITERATIONS_PER_DEPTH", 12)


@pytest.fixture
def reader(tmp_path: Path, qtbot: QtBot) -> Iterator[HistoryReader]:
    """A history with the match of `RECORD`."""
    history = MatchHistory(tmp_path)
    store(history, 1, rounds=2)
    history.close()
    reader = HistoryReader(tmp_path)
    yield reader
    reader.close()


@pytest.fixture
def analysis(qtbot: QtBot) -> Iterator[QuickAnalysis]:
    analysis = QuickAnalysis()
    yield analysis
    analysis.close()


@pytest.fixture
def start(analysis: QuickAnalysis, reader: HistoryReader) -> Start:
    """Starts a run."""

    def start(record: Record = RECORD, match_id: str | None = ID) -> ReviewRun:
        run = ReviewRun(Match.replayed(record), analysis, reader, match_id=match_id, depth=1)
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
    start: Start, analysis: QuickAnalysis, reader: HistoryReader, qtbot: QtBot, tmp_path: Path
) -> None:
    run = start()
    qtbot.waitUntil(lambda: run.done >= 12, timeout=30_000)
    run.stop()
    done = run.done
    reader.finish()
    other_reader, other_analysis = HistoryReader(tmp_path), QuickAnalysis()
    again = ReviewRun(Match.replayed(RECORD), other_analysis, other_reader, depth=1)
    again.start()
    wait_for(qtbot, again)
    assert len(steps_of(other_analysis)) == again.total - done
    assert again.review == whole_review()
    other_reader.close()
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
    start: Start, analysis: QuickAnalysis, reader: HistoryReader, qtbot: QtBot
) -> None:
    wait_for(qtbot, start())
    spoil = "UPDATE review_result SET result = 'nothing' WHERE deal = 2 AND move < 9"
    counts: list[int] = []
    reader.run(lambda history: history.connection.execute(spoil).rowcount, counts.append)
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
    reader = HistoryReader(folder)
    run = ReviewRun(Match.replayed(RECORD), analysis, reader, depth=1)
    run.start()
    wait_for(qtbot, run)
    assert run.review == whole_review()
    reader.close()


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


def test_it_runs_in_a_process_of_its_own(reader: HistoryReader, qtbot: QtBot) -> None:
    """Once with the real client; the process does not have the short searches of this test."""
    client = AnalysisClient()
    short = RECORD.until(1, len(RECORD.rounds[0].moves))
    run = ReviewRun(Match.replayed(short), client, reader, depth=1)
    run.start()
    qtbot.waitUntil(lambda: run.done >= 2, timeout=60_000)
    run.close()
    client.close()
