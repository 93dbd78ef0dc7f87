"""The measure of the time of a review plays a match and takes every step of its review."""

from math import inf

import pytest

from benchmarks.review_time import main, played, seconds_to_first_moment, steps_taken
from scopa_desktop.ai.review import match_review
from scopa_desktop.ai.review.match_review import Reviewer
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.seating import TWO


@pytest.mark.slow
def test_every_step_is_timed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(match_review, "ITERATIONS_PER_DEPTH", 12)
    record = played("scopa", TWO, 2)
    assert len(Match.replayed(record).sheets) == 2
    taken = steps_taken(record, 1)
    assert len(taken) == len(Reviewer(record).steps())
    first = next((n for n, step in enumerate(taken, 1) if step.is_moment), None)
    if first is None:
        assert seconds_to_first_moment(taken) == inf
    else:
        assert seconds_to_first_moment(taken) == pytest.approx(
            sum(step.seconds for step in taken[:first])
        )
    assert main(["--rounds", "2", "--depth", "1"]) == 0
    assert capsys.readouterr().out.splitlines()[-1].split()[:2] == ["scopa", "2"]
