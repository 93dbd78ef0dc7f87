"""The chances agree with looking at every possible hand."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scopa_desktop.ai.position_evaluation import expected_best, probability_of_any


@given(unseen=st.integers(1, 9), data=st.data())
def test_the_chance_of_a_card_is_the_share_of_hands_that_hold_one(
    unseen: int, data: st.DataObject
) -> None:
    wanted = data.draw(st.integers(0, unseen))
    drawn = data.draw(st.integers(0, unseen))
    hands = list(combinations(range(unseen), drawn))
    holding = [hand for hand in hands if any(card < wanted for card in hand)]
    assert probability_of_any(wanted, drawn, unseen) == pytest.approx(len(holding) / len(hands))


@given(potential_points=st.lists(st.integers(0, 5), min_size=1, max_size=8), data=st.data())
def test_the_expected_best_is_the_mean_over_all_hands(
    potential_points: list[int], data: st.DataObject
) -> None:
    drawn = data.draw(st.integers(1, len(potential_points)))
    hands = list(combinations(potential_points, drawn))
    assert expected_best(potential_points, drawn) == pytest.approx(
        sum(map(max, hands)) / len(hands)
    )


def test_an_empty_hand_has_the_value_zero() -> None:
    assert expected_best([3.0, 2.0], 0) == 0
    assert expected_best([], 3) == 0
