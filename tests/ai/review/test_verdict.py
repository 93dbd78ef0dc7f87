"""The verdict says only what is clear, and never contradicts itself."""

from typing import Any

import pytest

from scopa_desktop.ai.review import verdict as verdict_module
from scopa_desktop.ai.review.loss import Loss
from scopa_desktop.ai.review.match_review import MatchReview, accuracy
from scopa_desktop.ai.review.results import DecisionReview, ReviewResult, RoundReview
from scopa_desktop.ai.review.verdict import Cause, Outcome, Verdict, verdict
from scopa_desktop.rules.moves import parse_action
from tests.ai.review.matches import played

RECORD = played()
BEST, OTHER = parse_action("7D x 4C 3B"), parse_action("KS")


def lost(seat: int, points: float, error: float = 0.1) -> DecisionReview:
    loss = Loss(BEST, points, error, is_indifferent=False)
    return DecisionReview(1, 1, seat, OTHER, loss, None, None)


def judged(
    monkeypatch: pytest.MonkeyPatch,
    *,
    winner: int | None = 0,
    rounds: int = 8,
    lead: float,
    luck: float,
    own: float,
    other: float,
    **rest: Any,
) -> Verdict | None:
    """The verdict for the first player of a match with these sums."""

    class Played:
        pass

    match = Played()
    match.winner = winner  # type: ignore[attr-defined]
    match.record = RECORD  # type: ignore[attr-defined]
    monkeypatch.setattr(verdict_module, "replayed", lambda _record: match)
    parts: list[ReviewResult] = [
        RoundReview(1, (lead / rounds, -lead / rounds), (luck / rounds, -luck / rounds))
        for _ in range(rounds)
    ]
    decisions = [lost(0, own, **rest), lost(1, other, **rest)]
    review = MatchReview.of(RECORD, [*parts, *decisions])
    return verdict(review, review.players()[0].mover)


@pytest.mark.parametrize(
    ("winner", "sums", "cause"),
    [
        (0, (6.0, 8.0, 7.0, 4.0), Cause.CARDS),
        (0, (6.0, 0.5, 1.0, 6.0), Cause.PLAY),
        (0, (8.0, 5.0, 1.0, 6.0), Cause.BOTH),
        (0, (8.0, 1.0, 3.0, 3.5), Cause.OPEN),
        (1, (-6.0, -8.0, 1.0, 1.0), Cause.CARDS),
        (1, (-6.0, 5.0, 7.0, 1.0), Cause.PLAY),
        (1, (-6.0, -0.5, 2.0, 1.5), Cause.OPEN),
    ],
)
def test_the_cause_points_towards_the_winner(
    monkeypatch: pytest.MonkeyPatch,
    winner: int,
    sums: tuple[float, float, float, float],
    cause: Cause,
) -> None:
    lead, luck, own, other = sums
    found = judged(monkeypatch, winner=winner, lead=lead, luck=luck, own=own, other=other)
    assert found is not None
    assert found.cause is cause
    assert found.outcome is (Outcome.LOST if winner else Outcome.WON)


def test_luck_that_is_not_clear_of_its_error_is_even(monkeypatch: pytest.MonkeyPatch) -> None:
    found = judged(monkeypatch, rounds=2, lead=2.0, luck=1.6, own=1.0, other=1.0)
    assert found is not None
    assert (found.cause, found.luck) == (Cause.OPEN, None)
    clear = judged(monkeypatch, rounds=2, lead=2.0, luck=2.5, own=1.0, other=1.0)
    assert clear is not None
    assert (clear.cause, clear.luck) == (Cause.CARDS, 2.5)


def test_uncertain_losses_decide_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    found = judged(monkeypatch, lead=4.0, luck=0.0, own=1.0, other=4.0, error=2.5)
    assert found is not None
    assert found.cause is Cause.OPEN


def test_an_unfinished_match_has_no_winner(monkeypatch: pytest.MonkeyPatch) -> None:
    found = judged(monkeypatch, winner=None, lead=4.0, luck=9.0, own=1.0, other=1.0)
    assert found is not None
    assert found.outcome is Outcome.UNFINISHED


def test_without_a_finished_round_there_is_no_verdict() -> None:
    review = MatchReview.of(RECORD, [lost(0, 1.0)])
    assert verdict(review, review.players()[0].mover) is None


def test_the_accuracy_falls_with_the_loss() -> None:
    figures = [accuracy(loss / 10) for loss in range(-5, 200)]
    assert figures == sorted(figures, reverse=True)
    assert figures[0] == figures[5] == 100
    assert 0 <= figures[-1] < 5
