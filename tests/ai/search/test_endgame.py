"""Endings are solved as by a search through all continuations."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from scopa_desktop.ai.search.endgame import NO_LIMIT, EndgameSolver
from scopa_desktop.ai.search.policy import POINT
from scopa_desktop.rules.cards import mask_of, parse_cards
from scopa_desktop.rules.catalogue import SCOPA
from scopa_desktop.rules.moves import KernelAction, code_of_action, parse_move
from scopa_desktop.rules.round import Round
from tests.ai.search.endings import best_of_all, ending, places_of, policy_and_rewards
from tests.examples import examples
from tests.rules.positions import moderately, position


def solver_of(round_: Round, most: int = NO_LIMIT) -> EndgameSolver:
    policy, rewards = policy_and_rewards(round_)
    return EndgameSolver(round_.position.spec, policy, rewards, most)


@settings(moderately, max_examples=examples(40))
@given(st.integers(0, 2**32))
def test_the_value_is_that_of_trying_everything(seed: int) -> None:
    round_ = ending(Random(seed), plays=4)
    solver, before = solver_of(round_), places_of(round_)
    assert solver.value(round_.position) == best_of_all(round_, policy_and_rewards(round_)[1])
    assert not solver.is_over_budget
    assert places_of(round_) == before


@settings(moderately, max_examples=examples(40))
@given(st.integers(0, 2**32))
def test_moves_that_share_a_budget_have_their_own_values(seed: int) -> None:
    round_ = ending(Random(seed), plays=5)
    position_ = round_.position
    number = position_.find_moves()
    moves: list[int] = [position_.moves[index] for index in range(number)]
    apart = [solver_of(round_).value_after(round_.position, move) for move in moves]
    visited = solver_of(round_, NO_LIMIT)
    assert visited.values_after(round_.position, moves) == apart
    scarce = solver_of(round_, len(moves))
    scarce.values_after(round_.position, moves)
    assert scarce.is_over_budget


@settings(moderately, max_examples=examples(40))
@given(st.integers(0, 2**32))
def test_the_best_move_leads_to_the_value(seed: int) -> None:
    round_ = ending(Random(seed), plays=5)
    solver, before = solver_of(round_), places_of(round_)
    after = [
        solver.value_after(round_.position, code_of_action(action))
        for action in round_.legal_moves()
        if isinstance(action, KernelAction)
    ]
    best = max(after) if round_.side_of(round_.turn) == 0 else min(after)
    assert best == solver.value(round_.position)
    assert places_of(round_) == before


LAST_PACKET = position(
    SCOPA, ["7D 2S", "3C 7C"], "4C 3B", piles=["AD 2D 3D", "4D 5D 6D"], last_capturer=1
)
"""The 7 of coins takes 4 and 3 with a sweep; laid cards leave that to the other 7."""


def test_a_sweep_with_the_settebello_is_worth_its_points() -> None:
    solver, root = solver_of(LAST_PACKET), LAST_PACKET.position
    sweep, laid = (code_of_action(parse_move(text)) for text in ("7D x 4C 3B", "2S"))
    assert solver.value_after(root, sweep) > solver.value_after(root, laid) + POINT
    assert solver.value(root) == solver.value_after(root, sweep)


def test_a_solver_reports_when_it_has_to_estimate() -> None:
    round_ = ending(Random(3), plays=6)
    whole, hasty = solver_of(round_), solver_of(round_, most=2)
    whole.value(round_.position)
    hasty.value(round_.position)
    assert hasty.is_over_budget
    assert not whole.is_over_budget


def test_beyond_its_depth_a_solver_counts_the_cards_won() -> None:
    root, (policy, _) = LAST_PACKET.position, policy_and_rewards(LAST_PACKET)
    taken = parse_cards("AD 2D 3D 7D 4C 3B"), parse_cards("4D 5D 6D")
    own, other = (policy.value_of(mask_of(cards)) for cards in taken)
    sweep = code_of_action(parse_move("7D x 4C 3B"))
    assert solver_of(LAST_PACKET).value_after(root, sweep, depth=0) == POINT + own - other
