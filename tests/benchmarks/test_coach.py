"""The measures of the coach: reasons that favour the worse move, and marks that change."""

import pytest

from benchmarks import coach as measure
from scopa_desktop.ai import coach as coach_module
from scopa_desktop.ai.move_explainer import AdviceReason, MoveArgument
from scopa_desktop.ai.review import reasons as reasons_module
from scopa_desktop.ai.review.reasons import Reasons
from scopa_desktop.rules.moves import Move
from scopa_desktop.rules.scoring import SWEEPS_CATEGORY
from tests.ai.search.endings import view_of
from tests.ai.test_coach import MANY_HIDDEN, SLOW, SWEEP
from tests.sampling import parametrize_some


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few playouts and short searches."""
    monkeypatch.setattr(reasons_module, "DEALS", 10)
    monkeypatch.setattr(measure, "_CHECKED_DEALS", 10)
    monkeypatch.setattr(measure, "COMPARISON_ITERATIONS", 60)
    monkeypatch.setattr(coach_module.AssessMoves.__new__, "__defaults__", (60,))
    monkeypatch.setattr(coach_module.CompareMove.__new__, "__defaults__", (60,))


def test_a_claim_for_the_worse_move_is_found() -> None:
    view, sweep, slow = view_of(MANY_HIDDEN), SWEEP, SLOW
    assert isinstance(sweep, Move)
    assert isinstance(slow, Move)
    reasons = Reasons((MoveArgument(AdviceReason.SWEEP),), ())
    categories = measure.named_categories(reasons)
    assert categories == {SWEEPS_CATEGORY}
    assert not measure.favours_worse(view, sweep, slow, categories)
    assert measure.favours_worse(view, slow, sweep, categories)
    assert not measure.favours_worse(view, slow, sweep, set())


@parametrize_some("count", ["1", "2"], default=["1"])
def test_the_reasons_are_measured(capsys: pytest.CaptureFixture[str], count: str) -> None:
    assert measure.main(["reasons", "--games", "scopa", "--count", count]) == 0
    assert capsys.readouterr().out.splitlines()[-1].split()[:2] == ["scopa", count]


@pytest.mark.slow
def test_the_marks_are_measured(capsys: pytest.CaptureFixture[str]) -> None:
    assert measure.main(["marks", "--games", "scopa", "--count", "1"]) == 0
    row = capsys.readouterr().out.splitlines()[-1].split()
    assert (row[0], row[1], row[4]) == ("scopa", "1", "0")
