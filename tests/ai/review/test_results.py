"""Results of a review are stored as JSON and come back as they were."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scopa_desktop.ai.review.loss import Loss
from scopa_desktop.ai.review.luck import DealLuck
from scopa_desktop.ai.review.results import (
    DecisionReview,
    Grade,
    ReviewResult,
    RoundReview,
    result_from_json,
)
from scopa_desktop.rules.moves import Action, parse_action

ACTIONS = [
    parse_action(text)
    for text in ("KS", "7D x 4C 3B", "! 7C KD KB = 10, wild 10", "x KD 5S", "cut lay", "pass")
]
numbers = st.floats(-50, 50)


@st.composite
def losses(draw: st.DrawFn) -> Loss:
    best: Action = draw(st.sampled_from(ACTIONS))
    return Loss(best, draw(numbers), abs(draw(numbers)), draw(st.booleans()))


@st.composite
def decisions(draw: st.DrawFn) -> DecisionReview:
    return DecisionReview(
        draw(st.integers(1, 60)),
        draw(st.integers(1, 100)),
        draw(st.integers(0, 3)),
        draw(st.sampled_from(ACTIONS)),
        draw(losses()),
        draw(st.none() | losses()),
        draw(st.none() | numbers),
    )


sides = st.lists(numbers, min_size=2, max_size=4).map(tuple)
rounds = st.builds(
    RoundReview,
    st.integers(1, 60),
    sides,
    sides,
    st.lists(st.builds(DealLuck, st.integers(0, 40), sides), max_size=3).map(tuple),
    st.lists(st.floats(0, 1), max_size=3).map(tuple),
)


@given(decisions() | rounds)
def test_a_result_survives_its_json(result: ReviewResult) -> None:
    assert result_from_json(json.loads(json.dumps(result.to_json()))) == result


@pytest.mark.parametrize(
    "stored",
    [
        {},
        {"round": 1},
        {"round": 1, "leads": 3, "luck": []},
        {"round": 1, "leads": ["much"], "luck": []},
        {"round": 1, "move": 2},
        {"round": 1, "move": "two"},
    ],
    ids=str,
)
def test_anything_else_is_refused(stored: dict[str, object]) -> None:
    with pytest.raises(ValueError):
        result_from_json(stored)


def test_a_move_that_is_none_is_refused() -> None:
    loss = Loss(ACTIONS[0], 0.0, 0.0, False)
    stored = DecisionReview(1, 1, 0, ACTIONS[0], loss, loss, None).to_json()
    assert result_from_json(stored).round_number == 1
    with pytest.raises(ValueError):
        result_from_json({**stored, "played": "the ace"})


def test_a_loss_near_the_end_is_a_probability_too() -> None:
    loss = Loss(ACTIONS[0], 0.5, 0.1, False)
    decision = DecisionReview(1, 1, 0, ACTIONS[1], loss, loss, None)
    assert decision.win_probability_loss is None
    assert decision._replace(win_probability_per_point=0.2).win_probability_loss == 0.1
    assert decision.grade is Grade.MISTAKE
    assert decision.is_real
