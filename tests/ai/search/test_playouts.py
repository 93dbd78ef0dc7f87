"""Playouts go to the end by legal moves only, and as wildly as they are told to."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from scopa_desktop.ai.search.playouts import ALWAYS, play_at_random, play_out, random_play
from scopa_desktop.ai.search.random_generator import RandomGenerator
from scopa_desktop.rules.cards import PACK, PACK_SIZE, cards_of, union
from scopa_desktop.rules.catalogue import SCOPA
from scopa_desktop.rules.kernel.move_codes import card_played
from scopa_desktop.rules.moves import Move, action_from_code
from tests.ai.search.endings import ending, judges_of
from tests.rules.positions import moderately, position

TWO_WAYS = position(SCOPA, ["2S 3C", "KS"], "KB KD", stock="QS QB")


@moderately
@given(st.integers(0, 2**32))
def test_a_random_play_is_a_legal_one(seed: int) -> None:
    one = ending(Random(seed), plays=30)
    move = action_from_code(random_play(one.position, RandomGenerator(seed)))
    assert isinstance(move, Move)
    assert one.refusal(move) is None


@moderately
@given(st.integers(0, 2**32), st.sampled_from([0, 150, ALWAYS]), st.integers(0, 6))
def test_a_playout_ends_where_it_is_told_to(seed: int, noise: int, left: int) -> None:
    one = ending(Random(seed), plays=24)
    policy, _ = judges_of(one)
    play_out(one.position, policy, RandomGenerator(seed), noise, left)
    assert one.position.plays_left() <= left or one.is_over
    places = [*one.hands, one.table, *one.piles, *(1 << card for card in one.stock)]
    assert sum(place.bit_count() for place in places) == PACK_SIZE
    assert union(places) == PACK


def test_without_noise_the_liked_card_is_played_and_with_it_any() -> None:
    policy, _ = judges_of(TWO_WAYS)
    liked = card_played(policy.choose(TWO_WAYS.position, RandomGenerator(1)))
    chance = RandomGenerator(5)
    cards = [card_played(random_play(TWO_WAYS.position, chance)) for _ in range(200)]
    assert {*cards} == {*cards_of(TWO_WAYS.hands[0])}
    assert 60 < cards.count(liked) < 140


def test_random_rounds_are_played_to_their_end() -> None:
    one = position(SCOPA, ["2S 3C", "KS 4C"], "KB KD").position
    play_at_random(one, RandomGenerator(2))
    assert one.is_over()
