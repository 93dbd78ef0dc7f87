"""The coach: the best move, what the others cost, and nothing from the hidden cards."""

from collections.abc import Callable
from math import inf
from random import Random

import pytest

from scopa_desktop.ai.card_memory import card_places
from scopa_desktop.ai.coach import (
    Assessment,
    AssessMoves,
    CompareMove,
    MeasureMove,
    MoveCost,
    MoveGrade,
    comparisons,
)
from scopa_desktop.ai.dangers import DangerFinder
from scopa_desktop.ai.odds import odds_task
from scopa_desktop.ai.player import Deadline
from scopa_desktop.ai.review.loss import INDIFFERENT
from scopa_desktop.rules.cards import cards_of, mask_of, names_of
from scopa_desktop.rules.catalogue import SCOPA
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.moves import Move, parse_action
from tests.ai.deals import two_deals_alike, view_on_turn
from tests.ai.search.endings import view_of
from tests.looping import loop_over
from tests.rules.positions import mask, position

ITERATIONS = 300
FOREVER = Deadline(inf)

SWEEP, SLOW = parse_action("7S x 7D"), parse_action("2S")
MANY_HIDDEN = position(SCOPA, ["7S 2S 4B", "5C 6C JC"], "7D", stock="QS QB KD KB 4C 3S")
LAST_PACKET = position(
    SCOPA,
    ["2S KB", "KS JS"],
    "2C",
    piles=[names_of(((1 << 40) - 1) & ~mask("2S KB KS JS 2C")), ""],
    last_capturer=0,
)


def test_a_missed_sweep_is_costly() -> None:
    view = view_of(MANY_HIDDEN)
    assessment = AssessMoves(view, ITERATIONS).run(FOREVER)
    assert assessment.best == SWEEP
    for task in comparisons(view, assessment):
        cost = task.run(FOREVER)
        assert cost.grade is MoveGrade.COSTLY
        assert cost.points > 0.5
    best = assessment.of_card(mask_cards("7S")[0])
    assert best is not None
    assert (best.grade, best.points) == (MoveGrade.BEST, 0.0)


def mask_cards(names: str) -> list[int]:
    return [*cards_of(mask(names))]


def test_the_other_cards_are_compared_with_the_best_one() -> None:
    view = view_of(MANY_HIDDEN)
    assessment = AssessMoves(view, ITERATIONS).run(FOREVER)
    tasks = list(comparisons(view, assessment))
    played = [task.other.card for task in tasks if isinstance(task.other, Move)]
    assert sorted(played) == mask_cards("2S 4B")
    for task in tasks:
        cost = task._replace(iterations=ITERATIONS).run(FOREVER)
        refined = assessment.refined(cost)
        assert refined.of(task.other) == cost
        assert cost.grade is MoveGrade.COSTLY
        assert refined.best == SWEEP
        assert refined.refined(cost) == refined


def test_what_is_solved_is_not_refined() -> None:
    assessment = AssessMoves(view_of(LAST_PACKET), ITERATIONS).run(FOREVER)
    assert assessment.is_exact
    assert list(comparisons(view_of(LAST_PACKET), assessment)) == []
    lay = assessment.of(parse_action("KB"))
    assert lay is not None
    assert (lay.points, lay.half_width) == (1.0, 0.0)


def test_the_only_move_is_the_best_one_and_costs_nothing() -> None:
    round_ = position(SCOPA, ["7S", "5C"], "7D", stock="QS QB KD KB 4C 3S")
    view = view_of(round_)
    assessment = AssessMoves(view, ITERATIONS).run(FOREVER)
    assert [cost.grade for cost in assessment.costs] == [MoveGrade.BEST]
    assert MeasureMove(view, assessment.best).run(FOREVER) is None


def test_a_move_is_measured_as_the_review_measures_it() -> None:
    loss = MeasureMove(view_of(MANY_HIDDEN), SLOW, ITERATIONS).run(FOREVER)
    assert loss is not None
    assert loss.best == SWEEP
    assert loss.is_clear
    assert loss.value > 0.5


@pytest.mark.parametrize(
    ("points", "half_width", "grade"),
    [
        (0.9 * INDIFFERENT, 0.0, MoveGrade.GOOD),
        (0.5, 0.6, MoveGrade.GOOD),
        (0.5, 0.4, MoveGrade.COSTLY),
    ],
)
def test_a_move_is_costly_where_its_cost_is_clear(
    points: float, half_width: float, grade: MoveGrade
) -> None:
    assert MoveCost(SLOW, points, half_width).grade is grade


def test_of_several_plays_of_a_card_the_cheapest_counts() -> None:
    dear, cheap = parse_action("7S x 7D"), parse_action("7S")
    costs = (
        MoveCost(SLOW, 0.0, 0.0, is_best=True),
        MoveCost(dear, 0.8, 0.1),
        MoveCost(cheap, 0.2, 0.1),
    )
    found = Assessment(costs, is_exact=False).of_card(mask_cards("7S")[0])
    assert found is not None
    assert found.action == cheap


def _comparison(match: Match) -> object:
    view = view_on_turn(match)
    assessment = AssessMoves(view, 60).run(FOREVER)
    tasks = [task._replace(iterations=40) for task in comparisons(view, assessment)]
    return [task.run(FOREVER) for task in tasks[:2]]


def _loss(match: Match) -> object:
    view = view_on_turn(match)
    return MeasureMove(view, view.legal_moves()[-1], 60).run(FOREVER)


def _dangers(match: Match) -> object:
    view = view_on_turn(match)
    finder = DangerFinder(view)
    return [finder.of_table(view.table), *(finder.after(move) for move in view.legal_moves()[:6])]


def _odds(match: Match) -> object:
    task = odds_task(match, view_on_turn(match).seat)
    return None if task is None else task._replace(playouts=8).run(FOREVER)


SHOWN: dict[str, Callable[[Match], object]] = {
    "marks": lambda match: AssessMoves(view_on_turn(match), 60).run(FOREVER),
    "comparison": _comparison,
    "quiet word": _loss,
    "dangers": _dangers,
    "memory aid": lambda match: card_places(view_on_turn(match)),
    "odds": _odds,
}


@loop_over("seed", range(6))
def test_nothing_depends_on_the_hidden_cards(seed: int) -> None:
    first, second = two_deals_alike(Random(seed))
    for name, show in SHOWN.items():
        assert show(first) == show(second), name


def test_the_hidden_cards_of_others_are_out() -> None:
    for seed in range(4):
        match, _ = two_deals_alike(Random(100 + seed))
        view = view_on_turn(match)
        places = card_places(view)
        out = mask_of(card for card, place in enumerate(places) if place.value == "out")
        assert out == view.unseen


def test_a_comparison_is_the_same_every_time() -> None:
    task = CompareMove(view_of(MANY_HIDDEN), SWEEP, SLOW, ITERATIONS)
    assert task.run(FOREVER) == task.run(FOREVER)
