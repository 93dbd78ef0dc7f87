"""Advice names the best move, what speaks for it, and by how much it is better."""

import pickle
from dataclasses import replace
from math import inf

import pytest
from hypothesis import given, settings

from scopa_desktop.ai import coach as coach_module
from scopa_desktop.ai.advice import AdviceUnit, advise, advise_by_heuristics
from scopa_desktop.ai.coach import CoachTurn
from scopa_desktop.ai.heuristics import HeuristicWeights, choose_preplay_action, rank_plays
from scopa_desktop.ai.move_evaluation import MoveDifference, MoveEvaluation
from scopa_desktop.ai.move_explainer import AdviceReason, MoveArgument
from scopa_desktop.ai.player import Deadline
from scopa_desktop.ai.position_evaluation import PositionEvaluation
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.rules.catalogue import BACIGA
from scopa_desktop.rules.moves import Move, parse_move
from tests.ai.positions import position, views
from tests.rules.positions import mask

ITERATIONS = 40
FOREVER = Deadline(inf)


@settings(deadline=None)
@given(view=views())
def test_advice_is_legal_has_an_argument_and_can_be_pickled(view: SeatView) -> None:
    for advice in (advise(view, FOREVER, ITERATIONS), advise_by_heuristics(view)):
        assert advice.action in view.legal_moves()
        assert any(argument.is_favourable for argument in advice.arguments)
        assert advice.gain >= 0
        assert pickle.loads(pickle.dumps(advice)) == advice


@settings(deadline=None, max_examples=20)
@given(view=views())
def test_the_coach_names_the_same_move(view: SeatView) -> None:
    turn = CoachTurn(view, ITERATIONS)
    while (task := turn.next_task) is not None:
        turn.take(task.run(FOREVER))
    assert advise(view, FOREVER, ITERATIONS).action == turn.best


def test_the_only_move_needs_no_search() -> None:
    advice = advise(position("KS", "2D", others=("4C",)), FOREVER)
    assert advice.arguments == (MoveArgument(AdviceReason.ONLY_MOVE),)
    assert advice.gain == 0


def test_when_all_cards_are_known_the_gain_is_exact() -> None:
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
    advice = advise(view, FOREVER)
    assert str(advice.action) == "7B x 7D"
    assert advice.gain >= 1
    assert advice.gain == pytest.approx(round(advice.gain))


@pytest.fixture
def found(monkeypatch: pytest.MonkeyPatch) -> list[MoveEvaluation]:
    """What the search will say, to be filled in."""
    evaluations: list[MoveEvaluation] = []
    monkeypatch.setattr(coach_module, "evaluate_moves", lambda *_: evaluations)
    return evaluations


def test_near_the_target_the_gain_is_a_probability(found: list[MoveEvaluation]) -> None:
    found += [
        MoveEvaluation(parse_move("5B"), 1.0, 0.1, 900),
        MoveEvaluation(parse_move("KS"), 0.0, 0.1, 900),
    ]
    view = position("5B KS", "AD", others=("4B 4C",))
    far, near = advise(view, FOREVER), advise(replace(view, totals=(10, 10)), FOREVER)
    assert (far.gain, far.unit) == (1.0, AdviceUnit.LEAD)
    assert near.unit is AdviceUnit.WIN_PROBABILITY
    assert 0 < near.gain < 0.5


@pytest.mark.parametrize(
    ("value", "half_width", "gain"),
    [
        (0.1, 0.1, 0.4),
        (0.1, 0.3, 0.4),
        (0.1, 0.45, 0.0),
        (0.5, 0.0, 0.0),
        (0.55, 0.1, 0.0),
        (0.9, 0.1, 0.4),
    ],
)
def test_the_gain_is_known_only_if_it_is_clear(
    found: list[MoveEvaluation],
    monkeypatch: pytest.MonkeyPatch,
    value: float,
    half_width: float,
    gain: float,
) -> None:
    monkeypatch.setattr(
        coach_module, "compare_moves", lambda *_: MoveDifference(0.5 - value, half_width)
    )
    found += [
        MoveEvaluation(parse_move("5B"), 0.5, 0.1, 900),
        MoveEvaluation(parse_move("KS"), value, half_width, 900),
    ]
    advice = advise(position("5B KS", "AD", others=("4B 4C",)), FOREVER)
    assert advice.gain == pytest.approx(gain)


def test_of_two_captures_with_one_card_the_better_one_is_advised() -> None:
    """In Báciga the ace takes 14 with the knight of swords or with that of coins."""
    view = position(
        "AD 6C AS",
        "QS 3S 2C QD",
        others=("4C 5B KD",),
        stock="7S 2S 4S 6S JC KB 2B 3B 5C",
        variant=BACIGA,
    )
    advice = advise(view, FOREVER)
    assert isinstance(advice.action, Move)
    assert advice.action.take == mask("2C 3S QD")


@settings(deadline=None)
@given(view=views())
def test_heuristic_advice_is_the_move_of_the_heuristic_player(view: SeatView) -> None:
    first = choose_preplay_action(view)
    expected = (
        rank_plays(PositionEvaluation(view), HeuristicWeights())[0].outcome.move
        if first is None
        else first
    )
    assert advise_by_heuristics(view).action == expected
