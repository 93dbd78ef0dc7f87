"""No decision grows with the number of legal moves.

The work is counted: moves considered, evaluations and explanations; never time.
"""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from benchmarks.large_tables import large_round
from scopa_desktop.ai.advice import advise, advise_by_heuristics
from scopa_desktop.ai.candidates import MAX_CANDIDATES, candidates_of
from scopa_desktop.ai.levels import LEVELS
from scopa_desktop.ai.move_evaluation import SearchConfig, evaluate_moves
from scopa_desktop.ai.move_explainer import MoveExplainer
from scopa_desktop.ai.player import Deadline
from scopa_desktop.ai.position_evaluation import PositionEvaluation
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.rules.captures import CaptureRule
from scopa_desktop.rules.cards import PACK_SIZE, mask_of, shuffled
from scopa_desktop.rules.catalogue import CATALOGUE, ESCOBA_QUINCE, ESCOPA
from scopa_desktop.rules.moves import Declare, Move, TakeTable
from scopa_desktop.rules.round import Round
from scopa_desktop.rules.seating import TWO
from scopa_desktop.rules.variant import Variant
from tests.looping import loop_over

NEVER = 1e9
TABLE_FIFTEEN = ESCOBA_QUINCE.configured({"table_fifteen": True})
LARGE = [
    (variant, size)
    for variant in (ESCOPA, TABLE_FIFTEEN, CATALOGUE["escoba"], CATALOGUE["chorizo"])
    for size in (12, 16, 18, 24, 32)
]
MAX_BEST_CAPTURES = 10 * MAX_CANDIDATES
"""The most searches for the best capture of a card: ten ranks for each table that is left."""


def view_of(round_: Round) -> SeatView:
    return SeatView.of_round(round_, 0, (0, 0))


class Counts:
    """Counts the calls of methods."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.of: Counter[str] = Counter()
        self._monkeypatch = monkeypatch

    def count(self, owner: type, name: str) -> None:
        original: Callable[..., Any] = getattr(owner, name)

        def counting(*arguments: Any, **named: Any) -> Any:
            self.of[name] += 1
            return original(*arguments, **named)

        self._monkeypatch.setattr(owner, name, counting)


@pytest.fixture
def counts(monkeypatch: pytest.MonkeyPatch) -> Counts:
    counted = Counts(monkeypatch)
    counted.count(PositionEvaluation, "_best_capture")
    counted.count(PositionEvaluation, "sweep_probability")
    counted.count(PositionEvaluation, "after")
    counted.count(MoveExplainer, "arguments")
    counted.count(CaptureRule, "legal_captures")
    return counted


def test_the_largest_tables_allow_thousands_of_moves() -> None:
    assert len(large_round(ESCOPA, 16).legal_moves()) > 10_000


@loop_over(("variant", "size"), LARGE, ids=lambda case: f"{case[0].id} {case[1]}")
def test_candidates_are_legal_and_few(variant: Variant, size: int) -> None:
    round_ = large_round(variant, size)
    view, legal = view_of(round_), round_.legal_moves()
    candidates = candidates_of(view)
    assert len(candidates.moves) <= MAX_CANDIDATES
    assert candidates.are_all == (len(legal) <= MAX_CANDIDATES)
    assert all(round_.refusal(move) is None for move in candidates.moves)
    assert {move for move in legal if isinstance(move, Move) and not move.take} <= {
        *candidates.moves
    }
    assert {move for move in legal if isinstance(move, Declare)} <= {*candidates.moves}
    sweeps = {move for move in legal if isinstance(move, Move) and move.take == view.table}
    assert sweeps <= {*candidates.moves}
    taken_from_table = [move for move in legal if isinstance(move, TakeTable)]
    assert bool(taken_from_table) == any(isinstance(m, TakeTable) for m in candidates.moves)


@loop_over("variant", CATALOGUE.values(), ids=lambda variant: variant.id)
def test_in_play_all_legal_moves_are_candidates(variant: Variant) -> None:
    rng = Random(variant.id)
    for seating in variant.seatings:
        round_, _ = Round.dealt(variant, seating, 0, shuffled(str(rng.random()), variant.deal.pack))
        while not round_.is_over:
            view = SeatView.of_round(round_, round_.turn, [0] * seating.sides)
            candidates = candidates_of(view)
            assert candidates.are_all and [*candidates.moves] == [*round_.legal_moves()]
            round_.play(rng.choice(round_.legal_moves()))


@pytest.mark.parametrize(("variant", "size"), LARGE, ids=lambda value: getattr(value, "id", value))
def test_advice_by_heuristics_is_bounded(counts: Counts, variant: Variant, size: int) -> None:
    advice = advise_by_heuristics(view_of(large_round(variant, size)))
    assert advice.arguments
    assert counts.of["arguments"] == 1
    assert counts.of["sweep_probability"] <= 2 * MAX_CANDIDATES
    assert counts.of["after"] <= 3 * MAX_CANDIDATES
    assert counts.of["_best_capture"] <= MAX_BEST_CAPTURES
    assert not counts.of["legal_captures"], "that lists all captures"


@pytest.mark.parametrize(("variant", "size"), LARGE, ids=lambda value: getattr(value, "id", value))
def test_advice_by_search_is_bounded(counts: Counts, variant: Variant, size: int) -> None:
    view = view_of(large_round(variant, size))
    advice = advise(view, Deadline(NEVER), 40)
    assert advice.arguments
    assert counts.of["arguments"] == 1
    assert counts.of["sweep_probability"] <= 2 * MAX_CANDIDATES
    assert not counts.of["legal_captures"], "that lists all captures"


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_is_bounded(counts: Counts, level: str) -> None:
    round_ = large_round(ESCOPA, 16)
    move = LEVELS[level].choose(view_of(round_), Deadline(0.0))
    assert round_.refusal(move) is None
    assert counts.of["_best_capture"] <= MAX_BEST_CAPTURES
    assert counts.of["legal_captures"] == 0


@loop_over(("variant", "size"), LARGE, ids=lambda case: f"{case[0].id} {case[1]}")
def test_the_search_tries_few_moves(variant: Variant, size: int) -> None:
    """Forty thousand moves could not each be tried once."""
    round_ = large_round(variant, size)
    evaluations = evaluate_moves(
        view_of(round_), SearchConfig(iterations=300), Random(1), Deadline(NEVER)
    )
    assert all(round_.refusal(move.action) is None for move in evaluations)
    legal = len(round_.legal_moves())
    if legal > 5 * MAX_CANDIDATES:
        assert len(evaluations) <= MAX_CANDIDATES


def test_a_sweep_of_a_large_table_is_found() -> None:
    """Sixteen cards make 40; with a five 45, worth three points."""
    low_first = sorted(range(PACK_SIZE), key=lambda card: (card % 10, card))
    five, others = 4, [card for card in low_first[16:] if card != 4]
    hands = [mask_of([five, others[-1], others[-2]]), mask_of(others[:3])]
    round_ = Round(
        ESCOPA, TWO, dealer=1, hands=hands, table=mask_of(low_first[:16]), stock=others[3:9]
    )
    sweep = Move(five, round_.table)
    assert round_.refusal(sweep) is None
    view = view_of(round_)
    assert advise_by_heuristics(view).action == sweep
    assert LEVELS["strong"].choose(view, Deadline(NEVER)) == sweep


def many_declarations() -> SeatView:
    """The first turn of a deal in which there are more declarations than are considered."""
    variant = CATALOGUE["cirullone"]
    for number in range(200):
        pack = shuffled(f"declarations {number}")
        round_, _ = Round.dealt(variant, TWO, 1, pack)
        if not round_.is_void and len(round_.legal_moves()) > MAX_CANDIDATES:
            return view_of(round_)
    raise AssertionError("no deal has so many declarations")


def test_of_very_many_declarations_those_of_the_most_points_are_considered() -> None:
    view = many_declarations()
    legal, considered = view.legal_moves(), candidates_of(view).moves
    assert len(considered) == MAX_CANDIDATES
    assert [action for action in legal if action in considered] == list(considered)
    declared = [action.points for action in considered if isinstance(action, Declare)]
    left_out = [action for action in legal if action not in considered]
    lesser = [action.points for action in left_out if isinstance(action, Declare)]
    assert lesser and max(lesser) <= min(declared)
    cards = {action.card for action in legal if isinstance(action, Move)}
    assert {action.card for action in considered if isinstance(action, Move)} == cards
