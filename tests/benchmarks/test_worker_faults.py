"""The measurement of stopped engine processes, in its short form."""

import pytest

from benchmarks.worker_faults import Trial, measure, report
from tests.needs import needs_signals


@pytest.mark.slow
@needs_signals
def test_a_stopped_process_costs_no_answer() -> None:
    trials = measure(2, seed=1)
    assert [trial.moment for trial in trials] == ["start", "idle"]
    assert all(trial.is_legal for trial in trials)
    assert trials[1].was_reported


def test_the_report_counts_what_went_wrong() -> None:
    trials = [
        Trial("idle", "master", 0.5, is_legal=True, was_reported=True),
        Trial("idle", "master", 2.5, is_legal=True, was_reported=True),
        Trial("start", "casual", 1.0, is_legal=False, was_reported=False),
    ]
    lines = report(trials)
    assert len(lines) == 3
    assert lines[-1] == "3 trials: 1 without a legal answer, 1 later than 2 s, longest delay 2.50 s"
