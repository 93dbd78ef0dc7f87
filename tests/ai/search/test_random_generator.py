"""Chance is even, stays in its bounds and is the same for a seed."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from scopa_desktop.ai.search.random_generator import RandomGenerator
from scopa_desktop.rules.kernel.bits import CARD_COUNT, to_vec
from tests.rules.positions import moderately

seeds = st.integers(-(2**40), 2**40)


@moderately
@given(seeds, st.integers(1, 1000))
def test_numbers_lie_below_the_bound(seed: int, bound: int) -> None:
    one, same = RandomGenerator(seed), RandomGenerator(seed)
    drawn = [one.below(bound) for _ in range(100)]
    assert all(0 <= number < bound for number in drawn)
    assert drawn == [same.below(bound) for _ in range(100)]


def test_all_numbers_are_equally_likely() -> None:
    chance = RandomGenerator(7)
    drawn = Counter(chance.below(10) for _ in range(20_000))
    # Five standard deviations of 2000.
    assert set(drawn) == set(range(10))
    assert all(abs(times - 2000) < 215 for times in drawn.values())


@moderately
@given(seeds, st.integers(0, CARD_COUNT), st.integers(0, CARD_COUNT))
def test_only_the_part_that_is_meant_is_mixed(seed: int, one: int, other: int) -> None:
    begin, end = sorted((one, other))
    cards = to_vec([*range(CARD_COUNT)])
    RandomGenerator(seed).shuffle(cards, begin, end)
    mixed = [*cards]
    assert mixed[:begin] == [*range(begin)]
    assert mixed[end:] == [*range(end, CARD_COUNT)]
    assert sorted(mixed) == [*range(CARD_COUNT)]


def test_every_card_comes_to_lie_everywhere() -> None:
    chance, cards = RandomGenerator(3), to_vec([*range(4)])
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(4800):
        chance.shuffle(cards, 0, 4)
        seen[tuple(cards)] += 1
    assert len(seen) == 24
    assert all(abs(times - 200) < 70 for times in seen.values())
