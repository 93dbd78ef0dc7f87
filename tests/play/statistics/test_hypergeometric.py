"""Tests of the bands of sums of draws."""

from fractions import Fraction
from itertools import accumulate, product
from math import comb

import pytest

from scopa_desktop.play.statistics import hypergeometric
from scopa_desktop.play.statistics.hypergeometric import COVERAGE, Band, Draws, band_of_sum


def exact_distribution(draws: list[Draws]) -> dict[int, Fraction]:
    """The distribution of a sum, by fractions."""
    total = {0: Fraction(1)}
    for times, pool, special, drawn in draws:
        for _ in range(times):
            sums: dict[int, Fraction] = {}
            for number, probability in total.items():
                for hits in range(max(0, drawn + special - pool), min(drawn, special) + 1):
                    ways = comb(special, hits) * comb(pool - special, drawn - hits)
                    share = probability * Fraction(ways, comb(pool, drawn))
                    sums[number + hits] = sums.get(number + hits, Fraction(0)) + share
            total = sums
    return total


SUMS = {
    "one coin toss": [Draws(1, 2, 1, 1)],
    "settebello": [Draws(20, 40, 1, 18)],
    "coins": [Draws(7, 40, 10, 18)],
    "three games": [Draws(5, 40, 4, 18), Draws(4, 40, 4, 9), Draws(3, 40, 4, 12)],
    "a rare thing": [Draws(30, 40, 1, 3)],
    "all cards": [Draws(3, 40, 4, 40)],
}


@pytest.mark.parametrize("name", SUMS)
def test_small_bands_are_exact(name: str) -> None:
    draws = SUMS[name]
    distribution = exact_distribution(draws)
    tail = Fraction(str(round((1 - COVERAGE) / 2, 10)))
    expected = sum(number * probability for number, probability in distribution.items())

    def below(number: int) -> Fraction:
        return sum((p for n, p in distribution.items() if n < number), Fraction(0))

    def above(number: int) -> Fraction:
        return sum((p for n, p in distribution.items() if n > number), Fraction(0))

    low = max(number for number in distribution if below(number) <= tail)
    high = min(number for number in distribution if above(number) <= tail)
    band = band_of_sum(draws)
    assert band.expected == pytest.approx(float(expected))
    assert (band.low, band.high) == (low, high)


@pytest.mark.parametrize("name", SUMS)
def test_moments_are_exact(name: str) -> None:
    draws = SUMS[name]
    distribution = exact_distribution(draws)
    mean = sum(float(p) * n for n, p in distribution.items())
    for power, moment in (
        (2, sum(each.variance for each in draws)),
        (3, sum(each.third_moment for each in draws)),
    ):
        central = sum(float(p) * (n - mean) ** power for n, p in distribution.items())
        assert moment == pytest.approx(central, abs=1e-9)


@pytest.mark.parametrize(("times", "drawn"), list(product((1, 40, 1500), (9, 12, 18))))
def test_one_card_is_binomial(times: int, drawn: int) -> None:
    band = band_of_sum([Draws(times, 40, 1, drawn)])
    ways = [comb(times, n) * drawn**n * (40 - drawn) ** (times - n) for n in range(times + 1)]
    most_outside = 40**times / Fraction(20)
    assert band.low == sum(1 for below in accumulate(ways) if below <= most_outside)
    assert band.high == times - sum(1 for above in accumulate(ways[::-1]) if above <= most_outside)


@pytest.mark.parametrize("drawn", [3, 9, 10, 12, 15, 18])
@pytest.mark.parametrize("special", [1, 4, 10])
def test_large_bands_are_those_of_the_exact_distribution(special: int, drawn: int) -> None:
    times = 700 // special
    draws = (Draws(times, 40, special, drawn),)
    assert draws[0].variance > hypergeometric._LARGEST_EXACT_VARIANCE / 2
    approximate = hypergeometric._approximate_ends(draws)
    assert approximate == hypergeometric._exact_ends(draws)


def test_the_order_does_not_matter_and_no_draws_have_no_band() -> None:
    draws = [Draws(5, 40, 4, 18), Draws(4, 40, 4, 9)]
    assert band_of_sum(draws) == band_of_sum(draws[::-1])
    assert band_of_sum([]) == Band(0.0, 0, 0)
    assert band_of_sum([Draws(0, 40, 4, 18)]) == Band(0.0, 0, 0)
    assert band_of_sum([Draws(3, 1, 1, 1)]) == Band(3.0, 3, 3)
