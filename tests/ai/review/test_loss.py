"""The loss of a decision is measured from what the seat knew, and hindsight from all cards."""

from math import inf
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scopa_desktop.ai.move_evaluation import (
    MoveDifference,
    MoveEvaluation,
    compare_moves,
    evaluate_moves,
)
from scopa_desktop.ai.review import loss as loss_module
from scopa_desktop.ai.review.loss import INDIFFERENT, Loss, measure_hindsight, measure_loss
from scopa_desktop.ai.review.results import Grade, grade
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.rules.cards import PACK, names_of
from scopa_desktop.rules.catalogue import SCOPA
from scopa_desktop.rules.moves import Action, parse_action
from scopa_desktop.rules.round import Round
from tests.ai.deals import two_deals_alike, view_on_turn
from tests.ai.search.endings import view_of
from tests.examples import examples
from tests.rules.positions import mask, position

ITERATIONS = 200

SWEEP, SLOW = parse_action("7S x 7D"), parse_action("2S")
MANY_HIDDEN = position(SCOPA, ["7S 2S 4B", "5C 6C JC"], "7D", stock="QS QB KD KB 4C 3S")
LAST_PACKET = position(
    SCOPA,
    ["2S KB", "KS JS"],
    "2C",
    piles=[names_of(PACK & ~mask("2S KB KS JS 2C")), ""],
    last_capturer=0,
)
"""All cards are known: the 2 sweeps, and nothing else matters any more."""
ALL_ALIKE = position(
    SCOPA,
    ["KB QS", "JS JB"],
    piles=[names_of(PACK & ~mask("KB QS JS JB")), ""],
    last_capturer=0,
)
"""Nothing can be captured any more."""


def test_the_best_move_costs_nothing() -> None:
    loss = measure_loss(view_of(MANY_HIDDEN), SWEEP, ITERATIONS)
    assert loss == Loss(SWEEP, 0.0, 0.0, is_indifferent=False)
    assert not loss.is_clear


def test_a_missed_sweep_costs_its_points() -> None:
    loss = measure_loss(view_of(MANY_HIDDEN), SLOW, ITERATIONS)
    assert loss.best == SWEEP
    assert loss.value - loss.half_width > 0.5
    assert loss.half_width > 0
    assert loss.is_clear
    assert not loss.is_indifferent


def test_a_solved_decision_has_an_exact_loss() -> None:
    lay = parse_action("KB")
    loss = measure_loss(view_of(LAST_PACKET), lay, ITERATIONS)
    assert (str(loss.best), loss.value, loss.half_width) == ("2S x 2C", 1.0, 0.0)
    assert loss.is_clear


def test_a_decision_between_moves_of_the_same_value_is_indifferent() -> None:
    for action in ALL_ALIKE.legal_moves():
        loss = measure_loss(view_of(ALL_ALIKE), action, ITERATIONS)
        assert loss == Loss(action, 0.0, 0.0, is_indifferent=True)
    assert not measure_loss(view_of(LAST_PACKET), parse_action("KB"), ITERATIONS).is_indifferent


@pytest.mark.parametrize(
    ("gap", "is_indifferent"), [(0.9 * INDIFFERENT, True), (1.1 * INDIFFERENT, False)]
)
def test_a_decision_between_nearly_equal_moves_is_indifferent(
    gap: float, is_indifferent: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    legal = view_of(MANY_HIDDEN).legal_moves()
    evaluations = [
        MoveEvaluation(action, 1.0 - gap * (action != legal[0]), 0.1, 50) for action in legal
    ]
    monkeypatch.setattr(loss_module, "evaluate_moves", lambda *_: evaluations)
    monkeypatch.setattr(loss_module, "compare_moves", lambda *_: MoveDifference(0.3, 0.1))
    loss = measure_loss(view_of(MANY_HIDDEN), legal[-1], ITERATIONS)
    assert loss.is_indifferent == is_indifferent
    assert loss.value == (0.0 if is_indifferent else 0.3)


def test_a_decision_with_moves_that_were_not_tried_is_not_indifferent(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    legal = view_of(MANY_HIDDEN).legal_moves()
    monkeypatch.setattr(
        loss_module, "evaluate_moves", lambda *_: [MoveEvaluation(legal[0], 1.0, inf, 2)]
    )
    assert not measure_loss(view_of(MANY_HIDDEN), legal[0], ITERATIONS).is_indifferent


def test_the_comparison_does_not_know_the_numbers_that_chose_the_best_move(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Else the best of several noisy values would be too good."""
    seeds: list[float] = []

    def evaluate(view: SeatView, config: object, rng: Random, deadline: object) -> object:
        seeds.append(Random(rng.random()).random())
        return evaluate_moves(view, config, rng, deadline)  # type: ignore[arg-type]

    def compare(view: SeatView, moves: object, config: object, rng: Random) -> object:
        seeds.append(Random(rng.random()).random())
        return compare_moves(view, moves, config, rng)  # type: ignore[arg-type]

    monkeypatch.setattr(loss_module, "evaluate_moves", evaluate)
    monkeypatch.setattr(loss_module, "compare_moves", compare)
    measure_loss(view_of(MANY_HIDDEN), SLOW, ITERATIONS)
    assert len(seeds) == len({*seeds}) == 2


def test_the_loss_of_a_sound_move_is_not_biased_upwards() -> None:
    """Two sevens of suits that do not count are worth the same to keep or to lay."""
    losses = [
        measure_loss(view_of(round_), round_.legal_moves()[-1], 60)
        for round_ in (
            position(SCOPA, ["KS KB QS", "5C 6C JC"], stock=stock)
            for stock in ("2S 3S 4S 5S 6S 7S", "2B 3B 4B 5B 6B 7B", "2C 3C 4C 2D 3D 4D")
        )
    ]
    total = sum(loss.value for loss in losses)
    assert total <= sum(loss.half_width for loss in losses) + INDIFFERENT


@settings(deadline=None, max_examples=examples(12))
@given(st.integers(0, 2**32))
def test_hidden_cards_never_change_the_loss(seed: int) -> None:
    view, other = map(view_on_turn, two_deals_alike(Random(seed)))
    played = view.legal_moves()[-1]
    assert measure_loss(view, played, 20) == measure_loss(other, played, 20)


# Hindsight

SAFE, RISKY = parse_action("QS"), parse_action("4B")
"""With a 3 on the table, the 4 makes a seven."""
GONE = names_of(PACK & ~mask("3C 4B QS 2D 7S KB KD 5S JC 6B"))


def with_opponent(hand: str, stock: str) -> Round:
    return position(SCOPA, ["4B QS 2D", hand], "3C", stock=stock, piles=[GONE, ""], last_capturer=0)


def in_hindsight(round_: Round, played: Action) -> Loss:
    return measure_hindsight(view_of(round_), round_, played, ITERATIONS)


def test_hindsight_tells_bad_luck_from_good_luck() -> None:
    sweeps, cannot = with_opponent("7S KB KD", "5S JC 6B"), with_opponent("5S KB KD", "7S JC 6B")
    known, other = (measure_loss(view_of(round_), RISKY, ITERATIONS) for round_ in (sweeps, cannot))
    assert known == other
    assert in_hindsight(sweeps, RISKY).value > in_hindsight(cannot, RISKY).value + 0.5


def test_hindsight_leaves_the_round_as_it_was() -> None:
    round_ = with_opponent("7S KB KD", "5S JC 6B")
    before = (round_.hands, round_.stock, round_.table, round_.legal_moves())
    in_hindsight(round_, SAFE)
    assert (round_.hands, round_.stock, round_.table, round_.legal_moves()) == before


@pytest.mark.parametrize(
    ("difference", "best"),
    [(MoveDifference(-0.3, 0.2), "played"), (MoveDifference(-0.1, 0.2), "preferred")],
    ids=["clear", "unclear"],
)
def test_what_the_comparison_is_clearly_for_is_best(
    monkeypatch: pytest.MonkeyPatch, difference: MoveDifference, best: str
) -> None:
    view = view_of(MANY_HIDDEN)
    preferred, played = SWEEP, SLOW
    monkeypatch.setattr(loss_module, "compare_moves", lambda *_: difference)
    loss = measure_loss(view, played, ITERATIONS)
    assert loss.best == {"played": played, "preferred": preferred}[best]
    assert loss.value == difference.value
    assert grade(loss.best == played, loss, None) is (
        Grade.BEST if best == "played" else Grade.GOOD
    )
