"""Playouts end a round by legal moves only, as randomly as they are configured."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from scopa_desktop.ai.search.playouts import NOISE_SCALE, play_out, play_randomly, random_play
from scopa_desktop.ai.search.random_generator import RandomGenerator
from scopa_desktop.rules.cards import PACK, PACK_SIZE, cards_of, union
from scopa_desktop.rules.catalogue import SCOPA
from scopa_desktop.rules.kernel.move_codes import card_played
from scopa_desktop.rules.moves import Move, Pass, action_from_code
from tests.ai.search.endings import ending, policy_and_rewards
from tests.rules.positions import moderately, position

TWO_WAYS = position(SCOPA, ["2S 3C", "KS"], "KB KD", stock="QS QB")


@moderately
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
    assert sum(place.bit_count() for place in places) == PACK_SIZE
    assert union(places) == PACK


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
