"""A decision is an error only where its loss is clear; hindsight alone is bad luck."""

import pytest

from scopa_desktop.ai.review.loss import Loss
from scopa_desktop.ai.review.results import Grade, grade
from scopa_desktop.rules.moves import parse_action

BEST = parse_action("7S x 7D")
NOTHING = Loss(BEST, 0.0, 0.0, is_indifferent=False)


def loss_of(value: float, half_width: float = 0.05) -> Loss:
    return Loss(BEST, value, half_width, is_indifferent=False)


@pytest.mark.parametrize(
    ("loss", "expected"),
    [
        (loss_of(0.05, 0.0), Grade.GOOD),
        (loss_of(0.1), Grade.SLIP),
        (loss_of(0.25), Grade.MISTAKE),
        (loss_of(0.75), Grade.BLUNDER),
        (loss_of(0.75, 0.75), Grade.GOOD),
        (loss_of(3.0, 4.0), Grade.GOOD),
        (loss_of(-0.5), Grade.GOOD),
    ],
)
def test_only_a_clear_loss_is_an_error(loss: Loss, expected: Grade) -> None:
    assert grade(False, loss, NOTHING) is expected


def test_the_best_move_is_called_so() -> None:
    assert grade(True, NOTHING, NOTHING) is Grade.BEST
    assert grade(True, NOTHING, None) is Grade.BEST


@pytest.mark.parametrize("played_best", [True, False])
def test_a_sound_move_that_cost_much_was_unlucky(played_best: bool) -> None:
    assert grade(played_best, NOTHING, loss_of(2.0)) is Grade.UNLUCKY
    assert grade(played_best, NOTHING, loss_of(2.0, 2.5)) is not Grade.UNLUCKY
    assert grade(played_best, NOTHING, loss_of(0.3)) is not Grade.UNLUCKY


@pytest.mark.parametrize("hindsight", [-2.0, 0.0, 2.0])
def test_hindsight_excuses_no_mistake(hindsight: float) -> None:
    assert grade(False, loss_of(0.5), loss_of(hindsight)) is Grade.MISTAKE


def test_errors_are_what_could_be_known() -> None:
    errors = {known for known in Grade if known.is_error}
    assert errors == {Grade.SLIP, Grade.MISTAKE, Grade.BLUNDER}
