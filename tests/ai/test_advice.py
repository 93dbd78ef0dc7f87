"""Advice names every legal move, the one that the search prefers first, with true figures."""

import pickle

import pytest
from hypothesis import given, settings

from scopa_desktop.ai import advice as advice_module
from scopa_desktop.ai.advice import (
    Advice,
    AdviceUnit,
    AdvisedMove,
    MoveEstimate,
    advise,
    advise_by_heuristics,
)
from scopa_desktop.ai.candidates import MAX_CANDIDATES
from scopa_desktop.ai.heuristics import HeuristicWeights, choose_preplay_action, rank_plays
from scopa_desktop.ai.move_evaluation import MoveEvaluation
from scopa_desktop.ai.move_explainer import AdviceReason, MoveArgument
from scopa_desktop.ai.player import Deadline
from scopa_desktop.ai.position_evaluation import PositionEvaluation
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.rules.moves import parse_move
from tests.ai.positions import position, views
from tests.ai.quick_levels import QUICK_SEARCH


def quickly(view: SeatView) -> Advice:
    """Advice with a search that never reaches its time limit."""
    return advise(view, Deadline(3600.0), QUICK_SEARCH)


def moved(card: str, worth: float, margin: float, visits: int = 100) -> AdvisedMove:
    """An advised move with its estimate."""
    return AdvisedMove(parse_move(card), MoveEstimate(worth, margin, visits), ())


@settings(deadline=None)
@given(view=views())
def test_advice_holds_every_legal_move_once_and_can_be_pickled(view: SeatView) -> None:
    for advice in (quickly(view), advise_by_heuristics(view)):
        actions = [move.action for move in advice.moves]
        assert len(actions) == len(set(actions))
        legal = set(view.legal_moves())
        if len(legal) <= MAX_CANDIDATES:
            assert set(actions) == legal
        else:
            assert set(actions) < legal
            assert len(actions) <= MAX_CANDIDATES
        assert any(argument.is_favourable for argument in advice.best.arguments)
        assert pickle.loads(pickle.dumps(advice)) == advice
        if advice.unit is AdviceUnit.WIN_PROBABILITY:
            worths = [move.estimate.value for move in advice.moves if move.estimate]
            assert all(-1e-3 <= worth <= 1 + 1e-3 for worth in worths)


def test_the_only_move_needs_no_search() -> None:
    advice = quickly(position("KS", "2D", others=("4C",)))
    assert advice.best.estimate is None
    assert advice.best.arguments == (MoveArgument(AdviceReason.ONLY_MOVE),)
    assert advice.gain is None


def test_when_all_cards_are_known_the_value_is_exact() -> None:
    """The seven of coins is the settebello, and the opponent has a seven that can take it."""
    view = position(
        "7B KS",
        "7D QC",
        others=("7C 4C",),
        piles=(
            "AD 2D 3D 4D 5D 6D AS 2S 3S 4S 5S 6S 7S JS QS JD QD",
            "KD AB 2B 3B 4B 5B 6B QB KB AC 2C 3C 5C 6C JB JC KC",
        ),
        last_capturer=1,
    )
    advice = advise(view, Deadline(3600.0))
    assert str(advice.best.action) == "7B x 7D"
    assert all(move.estimate and move.estimate.half_width == 0 for move in advice.moves)
    assert advice.gain is not None
    assert advice.gain >= 1
    assert advice.gain == pytest.approx(round(advice.gain))


@pytest.fixture
def found(monkeypatch: pytest.MonkeyPatch) -> list[MoveEvaluation]:
    """What the search will say, to be filled in."""
    evaluations: list[MoveEvaluation] = []
    monkeypatch.setattr(advice_module, "evaluate_moves", lambda *_: evaluations)
    return evaluations


def test_advice_keeps_the_order_and_values_of_the_search(found: list[MoveEvaluation]) -> None:
    found += [
        MoveEvaluation(parse_move("5B"), 0.5, 0.1, 600),
        MoveEvaluation(parse_move("KS"), 0.6, 0.4, 30),
        MoveEvaluation(parse_move("2C"), -2.0, 0.0, 1),
    ]
    advice = quickly(position("5B KS 2C 3S", "AD", others=("4B 4C 4S",)))
    assert [str(move.action) for move in advice.moves] == ["5B", "KS", "2C", "3S"]
    assert [move.estimate for move in advice.moves] == [
        MoveEstimate(0.5, 0.1, 600),
        MoveEstimate(0.6, 0.4, 30),
        None,
        None,
    ], "one try does not tell how sure it is"
    assert advice.unit is AdviceUnit.LEAD


def test_near_the_target_values_are_win_probabilities(found: list[MoveEvaluation]) -> None:
    found += [MoveEvaluation(parse_move(card), 0.0, 0.0, 9) for card in ("5B", "KS")]
    view = position("5B KS", "AD", others=("4B 4C",))
    near = SeatView(**{**vars(view), "totals": (10, 10)})
    advice = quickly(near)
    assert advice.unit is AdviceUnit.WIN_PROBABILITY
    assert advice.best.estimate == MoveEstimate(0.5, 0.0, 9)


@pytest.mark.parametrize(
    ("second", "gain"),
    [
        (moved("KS", 0.1, 0.1), 0.4),
        (moved("KS", 0.1, 0.3), None),
        (moved("KS", 0.5, 0.0), None),
        (moved("KS", 0.9, 0.1), None),
        (AdvisedMove(parse_move("KS"), None, ()), None),
    ],
)
def test_the_gain_is_known_only_if_the_intervals_are_apart(
    second: AdvisedMove, gain: float | None
) -> None:
    advice = Advice((moved("5B", 0.5, 0.1), second, moved("2C", -3.0, 0.1)), AdviceUnit.LEAD)
    assert advice.gain == (None if gain is None else pytest.approx(gain))


@settings(deadline=None)
@given(view=views())
def test_heuristic_advice_is_the_move_of_the_heuristic_player(view: SeatView) -> None:
    advice = advise_by_heuristics(view)
    assert all(move.estimate is None for move in advice.moves)
    first = choose_preplay_action(view)
    expected = (
        rank_plays(PositionEvaluation(view), HeuristicWeights())[0].outcome.move
        if first is None
        else first
    )
    assert advice.best.action == expected
