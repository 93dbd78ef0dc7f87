"""Playouts end a round by legal moves only, as randomly as they are configured."""

from random import Random

from hypothesis import example, given
from hypothesis import strategies as st

from scopa_desktop.ai.search.playouts import (
    NOISE_SCALE,
    play_out,
    play_randomly,
    points_of_playouts,
    random_play,
)
from scopa_desktop.ai.search.random_generator import RandomGenerator
from scopa_desktop.rules.cards import PACK, cards_of, names_of, union
from scopa_desktop.rules.catalogue import CIRULLA, SCOPA
from scopa_desktop.rules.kernel.move_codes import card_played
from scopa_desktop.rules.moves import Move, Pass, action_from_code, parse_move
from scopa_desktop.rules.round import Round
from tests.ai.search.endings import ending, places_of, policy_and_rewards
from tests.rules.positions import copy_of, mask, moderately, position

TWO_WAYS = position(SCOPA, ["2S 3C", "KS"], "KB KD", stock="QS QB")


@moderately
@example(170)  # A pile of Rubamazzo is taken.
@given(st.integers(0, 2**32))
def test_a_random_play_is_a_legal_one(seed: int) -> None:
    round_ = ending(Random(seed), plays=30)
    while round_.is_declaring:
        round_.play(Pass())
    move = action_from_code(random_play(round_.position, RandomGenerator(seed)))
    assert isinstance(move, Move)
    assert round_.refusal(move) is None


@moderately
@given(st.integers(0, 2**32), st.sampled_from([0, 150, NOISE_SCALE]), st.integers(0, 6))
def test_a_playout_ends_at_the_given_number_of_plays(seed: int, noise: int, left: int) -> None:
    round_ = ending(Random(seed), plays=24)
    policy, _ = policy_and_rewards(round_)
    play_out(round_.position, policy, RandomGenerator(seed), noise, left)
    assert round_.position.plays_left() <= left or round_.is_over
    places = [*round_.hands, round_.table, *round_.piles, *(1 << card for card in round_.stock)]
    pack = round_.variant.deal.pack
    assert sum(place.bit_count() for place in places) == pack.size
    assert union(places) == pack.cards


def test_noise_makes_playouts_play_random_cards() -> None:
    policy, _ = policy_and_rewards(TWO_WAYS)
    liked = card_played(policy.choose(TWO_WAYS.position, RandomGenerator(1)))
    rng = RandomGenerator(5)
    cards = [card_played(random_play(TWO_WAYS.position, rng)) for _ in range(200)]
    assert {*cards} == {*cards_of(TWO_WAYS.hands[0])}
    assert 60 < cards.count(liked) < 140


def test_random_rounds_are_played_to_their_end() -> None:
    round_ = position(SCOPA, ["2S 3C", "KS 4C"], "KB KD").position
    play_randomly(round_, RandomGenerator(2))
    assert round_.is_over()


# The points of many playouts


def points_of(
    round_: Round, number: int, *, deals_packet: bool = False, seed: int = 1
) -> list[int]:
    policy, _ = policy_and_rewards(round_)
    return points_of_playouts(
        round_.position,
        policy,
        RandomGenerator(seed),
        number=number,
        noise=200,
        instant_win_points=21,
        deals_packet=deals_packet,
    )


def test_the_points_of_playouts_are_added_up() -> None:
    known = position(SCOPA, ["2S", "KS"], "2C", piles=[names_of(PACK & ~mask("2S KS 2C")), ""])
    at_end = copy_of(known)
    at_end.play(parse_move("2S x 2C"))
    at_end.play(parse_move("KS"))
    assert points_of(known, 5) == [5 * points for points in at_end.sheet().totals]


@moderately
@given(st.integers(0, 2**32))
def test_playouts_leave_their_start_alone(seed: int) -> None:
    round_ = ending(Random(seed), plays=24)
    before = places_of(round_)
    assert len(points_of(round_, 3)) == round_.seating.sides
    assert places_of(round_) == before


def test_the_stock_is_shuffled_for_each_playout() -> None:
    round_ = position(
        SCOPA, ["2S", "KS"], "5C 6C", stock=names_of(PACK & ~mask("2S KS 5C 6C 7D 7S"))
    )
    sums = {tuple(points_of(round_, 1, seed=seed)) for seed in range(1, 20)}
    assert len(sums) > 1


def test_a_packet_is_dealt_first_where_all_hands_are_empty() -> None:
    round_ = position(SCOPA, ["", ""], "5C 6C", stock=names_of(PACK & ~mask("5C 6C 7D 7S")))
    assert sum(points_of(round_, 10, deals_packet=True)) > 0
    assert round_.hands == [0, 0]


def test_a_match_won_by_cards_alone_has_the_points_of_an_instant_win() -> None:
    coins = names_of(mask("AD 2D 3D 4D 5D 6D 7D JD QD"))
    round_ = position(CIRULLA, ["KD", "2S"], "KS", piles=[coins, ""])
    assert round_.variant.instant_win_cards
    assert points_of(round_, 3) == [63, 0]
