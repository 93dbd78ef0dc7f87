"""The last packet of two players, and the last plays of Scopone, are solved exactly."""

from math import inf
from random import Random

import pytest

from scopa_desktop.ai.move_evaluation import (
    MoveEvaluation,
    SearchConfig,
    determinization_sampler,
    evaluate_moves,
    match_standing,
    playout_policy,
)
from scopa_desktop.ai.player import Deadline
from scopa_desktop.ai.search.policy import POINT
from scopa_desktop.ai.search.random_generator import RandomGenerator
from scopa_desktop.ai.search.rewards import Rewards
from scopa_desktop.rules.cards import cards_of
from scopa_desktop.rules.catalogue import CATALOGUE, SCOPONE_SCIENTIFICO
from scopa_desktop.rules.kernel.position import Position
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.moves import Action
from scopa_desktop.rules.players import Player
from scopa_desktop.rules.round import Round
from scopa_desktop.rules.seating import PAIRS
from tests.ai.deals import play_on, view_on_turn
from tests.ai.search.endings import best_of_all, ending, view_of
from tests.examples import examples
from tests.rules.positions import copy_of
from tests.sampling import parametrize_some

FOREVER = Deadline(inf)
FEW = SearchConfig(iterations=30, candidate_count=20, pool_size=10)
PACKET = 6
"""The plays of a packet of three cards of two players."""
TWO_PLAYER_GAMES = [
    entry.id
    for entry in CATALOGUE.values()
    if any(seating.players == 2 for seating in entry.seatings)
]


def evaluations_of(round_: Round, config: SearchConfig = FEW) -> list[MoveEvaluation]:
    return evaluate_moves(view_of(round_), config, Random(1), FOREVER)


def best_after(round_: Round, action: Action) -> float:
    """The lead of the side on turn in points after a move, when both sides play their best."""
    tried = copy_of(round_)
    tried.play(action)
    value = best_of_all(tried, Rewards(match_standing(view_of(round_))))
    return (value if round_.side_of(round_.turn) == 0 else -value) / POINT


@parametrize_some("game", TWO_PLAYER_GAMES, default=TWO_PLAYER_GAMES[::3])
def test_the_last_packet_of_two_players_is_solved(game: str) -> None:
    rng = Random(game)
    for _ in range(examples(12)):
        dealt = ending(rng, PACKET, games=[CATALOGUE[game]], players=2)
        round_ = copy_of(dealt, last_laid=0)  # The view of a round alone knows no earlier plays.
        assert not round_.stock
        evaluations = evaluations_of(round_)
        assert {move.action for move in evaluations} == {*round_.legal_moves()}
        assert [move.half_width for move in evaluations] == [0.0] * len(evaluations)
        if len(evaluations) < PACKET:  # Trying everything takes long on a large table.
            for move in evaluations:
                assert move.value == best_after(round_, move.action)


def scopone(seed: int, plays: int) -> Round:
    return ending(Random(seed), plays, games=[SCOPONE_SCIENTIFICO])


@pytest.mark.parametrize("seed", range(5))
def test_all_determinizations_are_enumerated(seed: int) -> None:
    round_ = scopone(seed, 9)
    view = view_of(round_)
    sampler = determinization_sampler(view, round_.position, RandomGenerator(1))
    weights = sampler.enumerate_worlds(None)
    assert len(weights) == sampler.world_count()
    assert set(weights) == {1.0}
    world = Position(round_.position.spec)
    dealt = set()
    for index in range(len(weights)):
        sampler.set_world(index, world)
        hands: list[int] = [world.hands[seat] for seat in range(4)]
        assert hands[view.seat] == view.hand
        assert tuple(hand.bit_count() for hand in hands) == view.hand_sizes
        assert sum(hands) == view.hand | view.unseen
        dealt.add(tuple(hands))
    assert len(dealt) == len(weights)


def test_likely_determinizations_weigh_more() -> None:
    match = Match(SCOPONE_SCIENTIFICO, PAIRS, [Player("A", "beginner")] * 4, 1)
    play_on(match, 31, Random(1))
    view = view_on_turn(match)
    assert sum(view.hand_sizes) == 9
    root = view.determinized([*cards_of(view.unseen)]).position
    sampler = determinization_sampler(view, root, RandomGenerator(1))
    weights = sampler.enumerate_worlds(playout_policy(view, root))
    assert max(weights) == 1.0
    assert 0 < min(weights) < 0.5


@pytest.mark.parametrize("seed", range(4))
def test_the_last_plays_of_scopone_are_the_mean_of_all_determinizations(seed: int) -> None:
    round_ = scopone(seed, 6)
    view = view_of(round_)
    sampler = determinization_sampler(view, round_.position, RandomGenerator(1))
    count = len(sampler.enumerate_worlds(None))
    totals = dict.fromkeys(round_.legal_moves(), 0.0)
    world = Position(round_.position.spec)
    for index in range(count):
        sampler.set_world(index, world)
        others = [
            card for seat in range(4) if seat != view.seat for card in cards_of(world.hands[seat])
        ]
        dealt = view.determinized(others)
        for action in totals:
            totals[action] += best_after(dealt, action)
    evaluations = evaluations_of(round_)
    assert {move.half_width for move in evaluations} == {0.0}
    assert [move.value for move in evaluations] == sorted(
        (move.value for move in evaluations), reverse=True
    )
    for move in evaluations:
        assert move.value == pytest.approx(totals[move.action] / count)


def test_without_time_the_rest_is_searched() -> None:
    evaluations = evaluate_moves(view_of(scopone(1, 9)), FEW, Random(1), Deadline(0.0))
    assert any(move.half_width for move in evaluations)
