"""The measure of the time of a review plays a match and takes every step of its review."""

import pytest

from benchmarks.review_time import main, played, step_times
from scopa_desktop.ai.review import match_review
from scopa_desktop.ai.review.match_review import Reviewer
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.seating import TWO


def test_every_step_is_timed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(match_review, "ITERATIONS_PER_DEPTH", 12)
    record = played("scopa", TWO, 2)
    assert len(Match.replayed(record).sheets) == 2
    assert len(step_times(record, 1)) == len(Reviewer(record).steps())
    assert main(["--rounds", "2", "--depth", "1"]) == 0
    assert capsys.readouterr().out.splitlines()[-1].split()[:2] == ["scopa", "2"]
