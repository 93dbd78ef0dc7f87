"""The measure of the maxims: which moves are of a kind, and what the figures are made of."""

import pytest

from benchmarks import maxims
from benchmarks.maxims import CONTRASTS, Situation, result_of
from scopa_desktop.ai.move_evaluation import MoveDifference
from tests.ai.search.endings import view_of
from tests.ai.test_coach import MANY_HIDDEN, SWEEP


def test_kinds_share_no_move_and_hold_what_their_name_says() -> None:
    at = Situation(view_of(MANY_HIDDEN))
    for contrast in CONTRASTS:
        first, second = contrast.kinds(at)
        assert not set(first) & set(second), contrast
        assert set(first) | set(second) <= set(at.plays), contrast
    sweeps, others = CONTRASTS[0].kinds(at)
    assert SWEEP in sweeps
    assert {*sweeps, *others} == set(at.plays)


def test_the_mean_is_over_decisions_and_the_interval_over_rounds() -> None:
    clear, unclear = MoveDifference(-1.0, 0.5), MoveDifference(-0.25, 0.5)
    result = result_of([[clear], [unclear, MoveDifference(2.0, 0.5)], []])
    assert result is not None
    assert result.value == pytest.approx(0.25)
    assert (result.decisions, result.fails) == (3, 33)
    again = result_of([[clear], [unclear, MoveDifference(2.0, 0.5)], []] * 4)
    assert again is not None
    assert 0 < again.half_width < result.half_width
    assert result_of([[], []]) is None


def test_it_prints_a_row_for_each_contrast_that_occurs(
    capsys: pytest.CaptureFixture[str],
) -> None:
    command = ["--games", "scopa", "--rounds", "2", "--iterations", "20", "--comparisons", "4"]
    assert maxims.main([*command, "--maxims", "take,eleven", "--markdown"]) == 0
    rows = [line.split(" | ") for line in capsys.readouterr().out.splitlines() if "| scopa" in line]
    assert {row[1] for row in rows} <= {"take", "eleven"}
    take = next(row for row in rows if row[1] == "take")
    assert int(take[5]) > 0
    assert "±" in take[4]
