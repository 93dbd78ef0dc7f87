"""The tree tries every move, the good ones most, and counts each try once."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scopa_desktop.ai.move_evaluation import determinizations_of
from scopa_desktop.ai.search.endgame import UNBOUNDED, EndgameSolver
from scopa_desktop.ai.search.random_generator import RandomGenerator
from scopa_desktop.ai.search.tree import SearchTree
from scopa_desktop.rules.catalogue import SCOPA
from scopa_desktop.rules.moves import Cut, code_of_action, parse_move
from scopa_desktop.rules.round import Round
from tests.ai.search.endings import ending, judges_of, places_of, view_of
from tests.rules.positions import moderately, position


def tree_of(
    one: Round, seed: int = 1, *, nodes: int = 5000, bias: float = 8.0, solved: int = 0
) -> SearchTree:
    """A tree before its first iteration, for the seat on turn."""
    chance, (policy, rewards) = RandomGenerator(seed), judges_of(one)
    worlds = determinizations_of(view_of(one), one.position, chance)
    return SearchTree(
        *(worlds, policy, rewards, chance),
        nodes=nodes,
        noise=150,
        exploration=1.3,
        bias=bias,
        solved=solved,
    )


def tries(tree: SearchTree) -> dict[int, int]:
    """How often each move was tried."""
    return {move: visits for move, visits, _, _ in tree.children()}


def most_tried(tree: SearchTree) -> int:
    return max(tries(tree), key=tries(tree).__getitem__)


@moderately
@given(st.integers(0, 2**32), st.integers(1, 60))
def test_every_iteration_tries_one_legal_move(seed: int, iterations: int) -> None:
    one = ending(Random(seed), plays=24)
    before, tree = places_of(one), tree_of(one)
    tree.grow(iterations)
    legal = {code_of_action(move) for move in one.legal_moves() if not isinstance(move, Cut)}
    assert tries(tree).keys() <= legal
    assert len(tries(tree)) == min(len(legal), iterations)
    assert sum(tries(tree).values()) == iterations == tree.iterations
    assert places_of(one) == before


@settings(moderately, max_examples=15)
@given(st.integers(0, 2**32))
def test_it_matters_not_in_how_many_parts_a_tree_grows(seed: int) -> None:
    one = ending(Random(seed), plays=24)
    at_once, in_parts = tree_of(one, seed), tree_of(one, seed)
    at_once.grow(90)
    for part in (1, 64, 25):
        in_parts.grow(part)
    assert at_once.children() == in_parts.children()


def test_a_tree_that_has_no_room_left_goes_on_trying() -> None:
    tree = tree_of(ending(Random(2), plays=24), nodes=10)
    tree.grow(300)
    assert sum(tries(tree).values()) == 300


def test_a_sweep_is_tried_most() -> None:
    one = position(SCOPA, ["7S 2S 4B", "5C 6C JC"], "7D", stock="QS QB KD KB")
    tree = tree_of(one)
    tree.grow(400)
    assert most_tried(tree) == code_of_action(parse_move("7S x 7D"))


def known_ending(seed: int) -> Round:
    """A round near its end in which the seat on turn can tell where every card lies."""
    chance = Random(seed)
    while True:
        one = ending(chance, plays=4)
        if determinizations_of(view_of(one), one.position, RandomGenerator(1)).is_known():
            return one


def solved_after(one: Round, move: int) -> int:
    """What a move leads to for the side on turn when both sides play their best."""
    policy, rewards = judges_of(one)
    value = EndgameSolver(one.position.spec, policy, rewards, UNBOUNDED).value_after(
        one.position, move
    )
    return value if one.side_of(one.turn) == 0 else -value


@pytest.mark.parametrize("seed", range(6))
def test_where_all_is_known_the_tree_finds_what_the_solver_finds(seed: int) -> None:
    one = known_ending(seed)
    tree = tree_of(one, bias=0.0)
    tree.grow(3000)
    worth = {move: solved_after(one, move) for move in tries(tree)}
    assert worth[most_tried(tree)] == max(worth.values())


@pytest.mark.parametrize("seed", range(6))
def test_endings_are_solved_when_that_is_wished(seed: int) -> None:
    one = known_ending(seed)
    tree = tree_of(one, solved=one.position.plays_left())
    tree.grow(20)
    for move, visits, total, _ in tree.children():
        assert total == visits * solved_after(one, move)
