"""Chance is even, stays in its bounds and is the same for a seed."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from scopa_desktop.ai.search.random_generator import RandomGenerator
from scopa_desktop.rules.kernel.bits import CARD_COUNT, numbers
from tests.rules.positions import moderately

seeds = st.integers(-(2**40), 2**40)


@moderately
@given(seeds, st.integers(1, 1000))
def test_numbers_lie_below_the_bound(seed: int, bound: int) -> None:
    round_, same = RandomGenerator(seed), RandomGenerator(seed)
    drawn = [round_.below(bound) for _ in range(100)]
    assert all(0 <= number < bound for number in drawn)
    assert drawn == [same.below(bound) for _ in range(100)]


def test_all_numbers_are_equally_likely() -> None:
    rng = RandomGenerator(7)
    drawn = Counter(rng.below(10) for _ in range(20_000))
    # Five standard deviations of 2000.
    assert set(drawn) == set(range(10))
    assert all(abs(times - 2000) < 215 for times in drawn.values())


@moderately
@given(seeds, st.integers(0, CARD_COUNT), st.integers(0, CARD_COUNT))
def test_only_the_given_part_is_shuffled(seed: int, round_: int, other: int) -> None:
    begin, end = sorted((round_, other))
    cards = numbers([*range(CARD_COUNT)])
    RandomGenerator(seed).shuffle(cards, begin, end)
    mixed = [*cards]
    assert mixed[:begin] == [*range(begin)]
    assert mixed[end:] == [*range(end, CARD_COUNT)]
    assert sorted(mixed) == [*range(CARD_COUNT)]


def test_every_card_reaches_every_place() -> None:
    rng, cards = RandomGenerator(3), numbers([*range(4)])
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(4800):
        rng.shuffle(cards, 0, 4)
        seen[tuple(cards)] += 1
    assert len(seen) == 24
    assert all(abs(times - 200) < 70 for times in seen.values())
