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
from scopa_desktop.rules.moves import KernelAction, code_of_action, parse_move
from scopa_desktop.rules.round import Round
from tests.ai.search.endings import ending, places_of, policy_and_rewards, view_of
from tests.examples import examples
from tests.rules.positions import moderately, position


def tree_of(
    round_: Round, seed: int = 1, *, max_nodes: int = 5000, bias: float = 8.0, solved_plays: int = 0
) -> SearchTree:
    """A tree before its first iteration, for the seat on turn."""
    rng, (policy, rewards) = RandomGenerator(seed), policy_and_rewards(round_)
    sampler = determinization_sampler(view_of(round_), round_.position, rng)
    return SearchTree(
        *(sampler, policy, rewards, rng),
        max_nodes=max_nodes,
        noise=150,
        exploration=1.3,
        bias=bias,
        solved_plays=solved_plays,
    )


def visits_of(tree: SearchTree) -> dict[int, int]:
    """How often each move was tried."""
    return {move: visits for move, visits, _, _ in tree.root_statistics()}


def most_tried(tree: SearchTree) -> int:
    return max(visits_of(tree), key=visits_of(tree).__getitem__)


@moderately
@given(st.integers(0, 2**32), st.integers(1, 60))
def test_every_iteration_tries_one_legal_move(seed: int, iterations: int) -> None:
    round_ = ending(Random(seed), plays=24)
    before, tree = places_of(round_), tree_of(round_)
    tree.run(iterations)
    legal = {
        code_of_action(move) for move in round_.legal_moves() if isinstance(move, KernelAction)
    }
    assert visits_of(tree).keys() <= legal
    assert len(visits_of(tree)) == min(len(legal), iterations)
    assert sum(visits_of(tree).values()) == iterations == tree.iterations
    assert places_of(round_) == before


@settings(moderately, max_examples=examples(15))
@given(st.integers(0, 2**32))
def test_iterations_in_parts_give_the_same_tree(seed: int) -> None:
    round_ = ending(Random(seed), plays=24)
    at_once, in_parts = tree_of(round_, seed), tree_of(round_, seed)
    at_once.run(90)
    for part in (1, 64, 25):
        in_parts.run(part)
    assert at_once.root_statistics() == in_parts.root_statistics()


def test_a_full_tree_runs_further_iterations() -> None:
    tree = tree_of(ending(Random(2), plays=24), max_nodes=10)
    tree.run(300)
    assert sum(visits_of(tree).values()) == 300


def test_a_sweep_is_visited_most() -> None:
    round_ = position(SCOPA, ["7S 2S 4B", "5C 6C JC"], "7D", stock="QS QB KD KB")
    tree = tree_of(round_)
    tree.run(400)
    assert most_tried(tree) == code_of_action(parse_move("7S x 7D"))


def known_ending(seed: int) -> Round:
    """A round near its end in which the seat on turn can tell where every card lies."""
    rng = Random(seed)
    while True:
        round_ = ending(rng, plays=4)
        if determinization_sampler(
            view_of(round_), round_.position, RandomGenerator(1)
        ).is_fully_known():
            return round_


def solved_after(round_: Round, move: int) -> int:
    """What a move leads to for the side on turn when both sides play their best."""
    policy, rewards = policy_and_rewards(round_)
    value = EndgameSolver(round_.position.spec, policy, rewards, NO_LIMIT).value_after(
        round_.position, move
    )
    return value if round_.side_of(round_.turn) == 0 else -value


@pytest.mark.parametrize("seed", range(6))
def test_where_all_is_known_the_tree_finds_what_the_solver_finds(seed: int) -> None:
    round_ = known_ending(seed)
    tree = tree_of(round_, bias=0.0)
    tree.run(3000)
    worth = {move: solved_after(round_, move) for move in visits_of(tree)}
    assert worth[most_tried(tree)] == max(worth.values())


@pytest.mark.parametrize("seed", range(6))
def test_the_last_plays_are_solved_if_configured(seed: int) -> None:
    round_ = known_ending(seed)
    tree = tree_of(round_, solved_plays=round_.position.plays_left())
    tree.run(20)
    for move, visits, total, _ in tree.root_statistics():
        assert total == visits * solved_after(round_, move)


# Paired iterations


def codes_of(round_: Round) -> list[int]:
    """The codes of all legal moves."""
    return [code_of_action(move) for move in round_.legal_moves() if isinstance(move, KernelAction)]


@settings(moderately, max_examples=examples(20))
@given(st.integers(0, 2**32), st.integers(1, 40))
def test_paired_iterations_visit_all_their_moves_equally(seed: int, iterations: int) -> None:
    round_ = ending(Random(seed), plays=24)
    before, tree, moves = places_of(round_), tree_of(round_), codes_of(round_)
    tree.run_paired(moves, iterations)
    assert visits_of(tree) == dict.fromkeys(moves, iterations)
    assert places_of(round_) == before


@settings(moderately, max_examples=examples(10))
@given(st.integers(0, 2**32))
def test_paired_differences_are_those_of_the_rewards(seed: int) -> None:
    round_ = ending(Random(seed), plays=24)
    tree, moves = tree_of(round_), codes_of(round_)
    for part in (1, 30):
        tree.run_paired(moves, part)
    totals = {move: total for move, _, total, _ in tree.root_statistics()}
    differences = tree.paired_differences()
    assert differences[0] == (0, 0)
    assert [total for total, _ in differences] == [totals[moves[0]] - totals[m] for m in moves]
    assert all(squares * 31 >= total**2 for total, squares in differences)


def test_paired_iterations_in_parts_give_the_same_tree() -> None:
    round_ = ending(Random(4), plays=24)
    at_once, in_parts, moves = tree_of(round_), tree_of(round_), codes_of(round_)[:2]
    at_once.run_paired(moves, 90)
    for part in (1, 64, 25):
        in_parts.run_paired(moves, part)
    assert at_once.root_statistics() == in_parts.root_statistics()
    assert at_once.paired_differences() == in_parts.paired_differences()


def test_pairs_vary_less_than_the_rewards_of_their_moves() -> None:
    round_ = position(SCOPA, ["7S 2S 4B", "5C 6C JC"], "7D", stock="QS QB KD KB 4C 3S 3C AD")
    tree, moves = tree_of(round_), codes_of(round_)[:2]
    tree.run_paired(moves, 400)
    _, (total, squares) = tree.paired_differences()
    of_difference = squares / 400 - (total / 400) ** 2
    of_rewards = [
        squares / visits - (total / visits) ** 2
        for _, visits, total, squares in tree.root_statistics()
    ]
    assert of_difference < sum(of_rewards)
