"""The coach: the best move, what the others cost, and nothing from the hidden cards."""

from collections.abc import Callable
from math import inf
from random import Random
from typing import Any

import pytest

from scopa_desktop.ai.coach import (
    Assessment,
    AssessMoves,
    CoachTurn,
    CompareMove,
    ExplainMove,
    MeasureMove,
    MoveCost,
    MoveGrade,
    TurnTask,
)
from scopa_desktop.ai.dangers import DangerFinder
from scopa_desktop.ai.move_evaluation import MoveDifference
from scopa_desktop.ai.move_explainer import AdviceReason
from scopa_desktop.ai.odds import odds_task
from scopa_desktop.ai.player import Deadline
from scopa_desktop.ai.review.loss import INDIFFERENT
from scopa_desktop.ai.seat_view import SeatView, card_places
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


def mask_cards(names: str) -> list[int]:
    return [*cards_of(mask(names))]


def result_of(task: TurnTask) -> Any:
    """The result of a task with a short search."""
    if isinstance(task, AssessMoves | CompareMove):
        task = task._replace(iterations=ITERATIONS)
    return task.run(FOREVER)


def finished(view: SeatView) -> CoachTurn:
    """A turn of which everything is said."""
    turn = CoachTurn(view)
    while (task := turn.next_task) is not None:
        turn.take(result_of(task))
    return turn


def test_a_missed_sweep_is_costly_and_the_reason_says_so() -> None:
    turn = finished(view_of(MANY_HIDDEN))
    (seven,) = mask_cards("7S")
    assert turn.best == SWEEP
    assert (turn.costs[seven].grade, turn.costs[seven].points) == (MoveGrade.BEST, 0.0)
    assert sorted(turn.costs) == sorted(mask_cards("7S 2S 4B"))
    for card in mask_cards("2S 4B"):
        assert turn.costs[card].grade is MoveGrade.COSTLY
        assert turn.costs[card].points > 0.5
        reasons = turn.reasons_of(card)
        assert reasons is not None
        assert AdviceReason.SWEEP in {argument.reason for argument in reasons.for_best}
    assert turn.reasons_of(seven) is not None


def test_what_is_solved_is_settled_at_once() -> None:
    turn = CoachTurn(view_of(LAST_PACKET))
    assert isinstance(turn.next_task, AssessMoves)
    turn.take(result_of(turn.next_task))
    (king,) = mask_cards("KB")
    assert (turn.costs[king].points, turn.costs[king].half_width) == (1.0, 0.0)
    assert isinstance(turn.next_task, ExplainMove)


def searched(*costs: MoveCost) -> Assessment:
    return Assessment((MoveCost(SWEEP, 0.0, 0.0, is_best=True), *costs), is_exact=False)


FOUR = parse_action("4B")


def test_a_comparison_can_still_change_the_best_move_before_anything_is_shown() -> None:
    turn = CoachTurn(view_of(MANY_HIDDEN))
    turn.take(searched(MoveCost(SLOW, 0.1, 0.4), MoveCost(FOUR, 0.2, 0.4)))
    assert not turn.costs
    assert isinstance(turn.next_task, CompareMove)
    assert turn.next_task.other == SLOW
    turn.take(MoveDifference(-0.5, 0.1))
    assert not turn.costs
    turn.take(MoveDifference(0.2, 0.1))
    two, seven, four = (mask_cards(name)[0] for name in ("2S", "7S", "4B"))
    assert turn.best == SLOW
    assert turn.costs[two].is_best
    assert turn.costs[seven].points == pytest.approx(0.5)
    assert turn.costs[four].points == pytest.approx(0.7)
    assert [turn.costs[card].grade for card in (seven, four)] == [MoveGrade.COSTLY] * 2


def test_what_is_shown_never_changes() -> None:
    turn = CoachTurn(view_of(MANY_HIDDEN))
    turn.take(searched(MoveCost(SLOW, 0.1, 0.4), MoveCost(FOUR, 0.9, 0.4)))
    turn.take(MoveDifference(0.3, 0.1))
    shown = dict(turn.costs)
    assert len(shown) == 2
    assert isinstance(turn.next_task, CompareMove)
    assert (turn.next_task.best, turn.next_task.other) == (SWEEP, FOUR)
    turn.take(MoveDifference(-0.3, 0.1))
    assert shown == {card: turn.costs[card] for card in shown}
    assert turn.costs[mask_cards("4B")[0]].grade is MoveGrade.GOOD
    assert turn.best == SWEEP


def test_the_only_move_is_the_best_one_and_costs_nothing() -> None:
    round_ = position(SCOPA, ["7S", "5C"], "7D", stock="QS QB KD KB 4C 3S")
    view = view_of(round_)
    turn = finished(view)
    assert turn.best is not None
    assert [cost.grade for cost in turn.costs.values()] == [MoveGrade.BEST]
    assert MeasureMove(view, turn.best).run(FOREVER) is None


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
    legal = view.legal_moves()
    first, last = legal[0], legal[-1]
    if first == last or not (isinstance(first, Move) and isinstance(last, Move)):
        return None
    task = ExplainMove(view, first, last)
    return CompareMove(view, first, last, 40).run(FOREVER), task.run(FOREVER)


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
