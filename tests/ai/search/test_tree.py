"""The tree tries every move, the good ones most, and counts each try once."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scopa_desktop.ai.move_evaluation import determinization_sampler
from scopa_desktop.ai.search.endgame import NO_LIMIT, EndgameSolver
from scopa_desktop.ai.search.random_generator import RandomGenerator
from scopa_desktop.ai.search.tree import SearchTree
from scopa_desktop.rules.catalogue import SCOPA
from scopa_desktop.rules.moves import Cut, number_of, parse_move
from scopa_desktop.rules.round import Round
from tests.ai.search.endings import ending, judges_of, places_of, view_of
from tests.rules.positions import moderately, position


def tree_of(
    one: Round, seed: int = 1, *, max_nodes: int = 5000, bias: float = 8.0, solved_plays: int = 0
) -> SearchTree:
    """A tree before its first iteration, for the seat on turn."""
    rng, (policy, rewards) = RandomGenerator(seed), judges_of(one)
    sampler = determinization_sampler(view_of(one), one.position, rng)
    return SearchTree(
        *(sampler, policy, rewards, rng),
        max_nodes=max_nodes,
        noise=150,
        exploration=1.3,
        bias=bias,
        solved_plays=solved_plays,
    )


def tries(tree: SearchTree) -> dict[int, int]:
    """How often each move was tried."""
    return {move: visits for move, visits, _, _ in tree.root_statistics()}


def most_tried(tree: SearchTree) -> int:
    return max(tries(tree), key=tries(tree).__getitem__)


@moderately
@given(st.integers(0, 2**32), st.integers(1, 60))
def test_every_iteration_tries_one_legal_move(seed: int, iterations: int) -> None:
    one = ending(Random(seed), plays=24)
    before, tree = places_of(one), tree_of(one)
    tree.run(iterations)
    legal = {number_of(move) for move in one.legal_moves() if not isinstance(move, Cut)}
    assert tries(tree).keys() <= legal
    assert len(tries(tree)) == min(len(legal), iterations)
    assert sum(tries(tree).values()) == iterations == tree.iterations
    assert places_of(one) == before


@settings(moderately, max_examples=15)
@given(st.integers(0, 2**32))
def test_it_matters_not_in_how_many_parts_a_tree_grows(seed: int) -> None:
    one = ending(Random(seed), plays=24)
    at_once, in_parts = tree_of(one, seed), tree_of(one, seed)
    at_once.run(90)
    for part in (1, 64, 25):
        in_parts.run(part)
    assert at_once.root_statistics() == in_parts.root_statistics()


def test_a_tree_that_has_no_room_left_goes_on_trying() -> None:
    tree = tree_of(ending(Random(2), plays=24), max_nodes=10)
    tree.run(300)
    assert sum(tries(tree).values()) == 300


def test_a_sweep_is_tried_most() -> None:
    one = position(SCOPA, ["7S 2S 4B", "5C 6C JC"], "7D", stock="QS QB KD KB")
    tree = tree_of(one)
    tree.run(400)
    assert most_tried(tree) == number_of(parse_move("7S x 7D"))


def known_ending(seed: int) -> Round:
    """A round near its end in which the seat on turn can tell where every card lies."""
    rng = Random(seed)
    while True:
        one = ending(rng, plays=4)
        if determinization_sampler(view_of(one), one.position, RandomGenerator(1)).is_fully_known():
            return one


def solved_after(one: Round, move: int) -> int:
    """What a move leads to for the side on turn when both sides play their best."""
    policy, rewards = judges_of(one)
    value = EndgameSolver(one.position.spec, policy, rewards, NO_LIMIT).value_after(
        one.position, move
    )
    return value if one.side_of(one.turn) == 0 else -value


@pytest.mark.parametrize("seed", range(6))
def test_where_all_is_known_the_tree_finds_what_the_solver_finds(seed: int) -> None:
    one = known_ending(seed)
    tree = tree_of(one, bias=0.0)
    tree.run(3000)
    worth = {move: solved_after(one, move) for move in tries(tree)}
    assert worth[most_tried(tree)] == max(worth.values())


@pytest.mark.parametrize("seed", range(6))
def test_endings_are_solved_when_that_is_wished(seed: int) -> None:
    one = known_ending(seed)
    tree = tree_of(one, solved_plays=one.position.to_play())
    tree.run(20)
    for move, visits, total, _ in tree.root_statistics():
        assert total == visits * solved_after(one, move)
