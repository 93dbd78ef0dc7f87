"""Computer players call out when they know that they are right, and decide on the opening."""

from math import inf
from random import Random

import pytest

from scopa_desktop.ai.advice import advise, advise_by_heuristics
from scopa_desktop.ai.calling_out import knows_to_be_out
from scopa_desktop.ai.coach import AssessMoves, MeasureMove
from scopa_desktop.ai.heuristics import choose_preplay_action
from scopa_desktop.ai.levels import LEVELS
from scopa_desktop.ai.move_evaluation import SearchConfig, compare_moves, evaluate_moves
from scopa_desktop.ai.move_explainer import AdviceReason
from scopa_desktop.ai.player import Deadline
from scopa_desktop.ai.review.luck import LuckConfig, round_result
from scopa_desktop.ai.review.match_review import Reviewer
from scopa_desktop.ai.review.results import DecisionReview
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.rules.catalogue import CHORIZO, CIRULLA, ESCOBA, ESCOPA, SCOPA, SCOPONE
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.moves import CallOut, Move, TakeOpening
from scopa_desktop.rules.round import Round
from scopa_desktop.rules.scoring import Sweep
from scopa_desktop.rules.seating import PAIRS, THREE, TWO
from scopa_desktop.rules.variant import Variant
from tests.rules.positions import opened, pack_dealing, players, position

OUT = SCOPA.configured({"call_out": True})
FIFTEEN = "AD 2C 5S 7B"
COINS = "2D 3D 4D 5D 6D"
NOW = Deadline(inf)


def view_of(variant: Variant, total: int, pile: str = "", sweeps: int = 0) -> SeatView:
    """The view of seat 0 on turn, with this total and pile."""
    round_ = position(
        variant,
        ["7C 2S AD", "JS JB QB"],
        "KS 3B",
        stock="4S 5S 6S KB KC QC",
        piles=[pile, ""],
        sweeps=[Sweep(0, 1, ())] * sweeps,
    )
    return SeatView.of_round(round_, 0, [total, 3])


@pytest.mark.parametrize(
    ("total", "pile", "sweeps", "knows"),
    [
        (10, "", 0, False),
        (10, "", 1, True),
        (9, "", 1, False),
        (10, "7D", 0, True),
        (10, COINS, 0, False),
        (10, f"{COINS} JD", 0, True),
    ],
)
def test_a_player_knows_what_is_certain(total: int, pile: str, sweeps: int, knows: bool) -> None:
    view = view_of(OUT, total, pile, sweeps)
    assert knows_to_be_out(view) is knows
    for level in LEVELS.values():
        if knows:
            assert level.choose(view, NOW) == CallOut()
    assert not knows_to_be_out(view_of(SCOPA, total, pile, sweeps))


def test_who_forgets_does_not_know_where_piles_may_not_be_looked_at() -> None:
    """In Scopone the pile is closed, and a beginner remembers only the last play."""
    scopone = SCOPONE.configured({"call_out": True})
    hands = ["7C 2S AD", "JS JB QB", "KB KC QC", "4S 5S 6S"]
    round_ = position(scopone, hands, "KS 3B", seating=PAIRS, piles=["7D", ""])
    view = SeatView.of_round(round_, 0, [10, 3])
    assert knows_to_be_out(view)
    assert not knows_to_be_out(view, LEVELS["beginner"].memory)
    assert knows_to_be_out(view_of(OUT, 10, "7D"), LEVELS["beginner"].memory)


@pytest.mark.parametrize(
    ("target", "totals", "others", "knows"),
    [
        (11, [10, 9], 0, True),
        (11, [10, 9], 1, True),
        # The other side is as certain of eleven, or of twelve.
        (11, [10, 9], 2, False),
        (11, [10, 9], 3, False),
        # The target was lowered.
        (1, [1, 4], 0, False),
        (1, [4, 1], 0, True),
        (1, [4, 1], 4, False),
        # And raised.
        (21, [12, 3], 0, False),
    ],
)
@pytest.mark.parametrize("memory", [None, 1])
def test_a_player_calls_out_only_when_its_side_leads(
    target: int, totals: list[int], others: int, knows: bool, memory: int | None
) -> None:
    """Its own side has made a sweep, the other side so many."""
    rules = OUT.configured({"target": target, "call_out": True})
    sweeps = [Sweep(0, 1, ()), *[Sweep(1, 1, ())] * others]
    round_ = position(rules, ["7C 2S AD", "JS JB QB"], "KS 3B", stock="4S 5S", sweeps=sweeps)
    assert knows_to_be_out(SeatView.of_round(round_, 0, totals), memory) is knows


def test_the_others_cards_are_not_forgotten() -> None:
    """With a weak memory, too: the other side has the settebello, and as many points."""
    scopone = SCOPONE.configured({"call_out": True})
    hands = ["7C 2S AD", "JS JB QB", "KB KC QC", "4S 5S 6S"]
    round_ = position(scopone, hands, "KS 3B", seating=PAIRS, piles=["", "7D"])
    assert knows_to_be_out(SeatView.of_round(round_, 0, [12, 10]), 1)
    assert not knows_to_be_out(SeatView.of_round(round_, 0, [11, 10]), 1)


@pytest.mark.parametrize("seed", range(8))
def test_computer_players_are_never_wrong(seed: int) -> None:
    rules = [OUT, CIRULLA.configured({"call_out": True, "target": 11})][seed % 2]
    seating = [TWO, THREE][seed // 2 % 2]
    match = Match(rules, seating, players(seating), seed)
    chance = Random(seed)
    while match.winner is None:
        if match.needs_deal:
            match.begin_round()
            continue
        assert match.round is not None
        view = SeatView.of(match, match.round.turn)
        if knows_to_be_out(view, chance.choice([None, 1, 10])):
            match.play(CallOut())
        else:
            match.play(chance.choice(match.round.legal_moves()))
    assert match.call is None or match.call.is_right


@pytest.mark.parametrize("by_search", [True, False])
def test_advice_is_to_call_out(by_search: bool) -> None:
    view = view_of(OUT, 10, "7D")
    advice = advise(view, NOW) if by_search else advise_by_heuristics(view)
    assert advice.action == CallOut()
    assert [argument.reason for argument in advice.arguments] == [AdviceReason.HAS_THE_POINTS]


def test_the_coach_says_so_and_measures_no_claim() -> None:
    view = view_of(OUT, 10, "7D")
    assessment = AssessMoves(view, 50).run(NOW)
    assert (assessment.best, assessment.is_exact) == (CallOut(), True)
    assert MeasureMove(view, CallOut(), 50).run(NOW) is None


# --- the opening table ----------------------------------------------------------------------------


def offered(variant: Variant) -> Round:
    round_, _ = opened(variant.configured({"opening_may_decline": True}), FIFTEEN)
    return round_


@pytest.mark.parametrize("variant", [ESCOPA, ESCOBA, CHORIZO], ids=lambda each: each.id)
def test_the_dealer_takes_the_opening(variant: Variant) -> None:
    round_ = offered(variant)
    view = SeatView.of_round(round_, 1, [0, 0])
    assert list(view.legal_moves()) == [TakeOpening(True), TakeOpening(False)]
    assert choose_preplay_action(view) == TakeOpening(True)
    evaluations = evaluate_moves(view, SearchConfig(50), Random(1), NOW)
    assert [each.action for each in evaluations] == [TakeOpening(True), TakeOpening(False)]
    difference = compare_moves(
        view, (TakeOpening(True), TakeOpening(False)), SearchConfig(50), Random(1)
    )
    assert difference.value > difference.half_width
    for level in LEVELS.values():
        assert level.choose(view, NOW) == TakeOpening(True)
    advice = advise(view, NOW, 50)
    assert advice.action == TakeOpening(True)


def test_the_others_do_not_decide() -> None:
    round_ = offered(ESCOBA)
    view = SeatView.of_round(round_, 0, [0, 0])
    assert view.opening_offer is None
    assert all(isinstance(move, Move) for move in view.legal_moves())


def test_a_match_with_both_is_reviewed() -> None:
    rules = CIRULLA.configured({"opening_may_decline": True, "call_out": True})
    match = Match(rules, TWO, players(TWO), 5)
    dealer = match.draw.dealer
    round_, _ = opened(rules, FIFTEEN, dealer=dealer)
    assert round_.is_deal_open
    pack = [*pack_with_opening(rules, dealer)]
    match.begin_round(pack)
    match.play(TakeOpening(False))
    assert match.round is not None
    match.play(match.round.legal_moves()[0])
    match.play(CallOut())
    reviewer = Reviewer(match.record, 1)
    steps = reviewer.steps()
    assert [step.move_number for step in steps if step.move_number == 1] == [1]
    assert all(step.move_number in (1, 2) for step in steps)
    review = reviewer.result_of(steps[0])
    assert isinstance(review, DecisionReview)
    assert review.move_number == 1
    assert round_result(rules, TWO, match.record.rounds[0], LuckConfig(5)) is None


def pack_with_opening(variant: Variant, dealer: int) -> list[int]:
    return pack_dealing(["2D 3D 4D", "5B 6B JS"], FIFTEEN, dealer)
