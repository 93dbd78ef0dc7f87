"""Sums of draws without replacement: their expected value, and the band in which chance keeps them.

All that the fairness figures count is such a sum: the coins in hands of 18 of 40 cards over 250
deals, or how many of 40 openings fell to a player who dealt 120 of 240 deals.
"""

import math
from collections.abc import Iterable
from functools import lru_cache
from statistics import NormalDist
from typing import Final, NamedTuple

COVERAGE: Final = 0.9
"""The share of honest shufflers that a band contains, at least."""
_LARGEST_EXACT_VARIANCE: Final = 64.0
"""Above it, the Edgeworth expansion differs from the exact distribution by less than 0.001."""
_NEGLIGIBLE: Final = 1e-13
"""The probability that is dropped at each end of a distribution."""


class Draws(NamedTuple):
    """Equal draws: how often `drawn` of `pool` things are drawn, of which `special` are counted."""

    times: int
    pool: int
    special: int
    drawn: int

    @property
    def mean(self) -> float:
        """The expected number of special things in all draws together."""
        return self.times * self.special * self.drawn / self.pool

    @property
    def variance(self) -> float:
        if self.pool == 1:
            return 0.0
        share = self.drawn / self.pool
        rest = (self.pool - self.special) / (self.pool - 1)
        return self.times * self.special * share * (1 - share) * rest

    @property
    def third_moment(self) -> float:
        """The third central moment of that number; it measures how lopsided its distribution is."""
        pool, special, drawn = self.pool, self.special, self.drawn
        if pool <= 2:
            return 0.0
        return self.variance * (pool - 2 * special) * (pool - 2 * drawn) / (pool * (pool - 2))


class Band(NamedTuple):
    """The expected number, and the ends of the band in which chance keeps it, both included."""

    expected: float
    low: int
    high: int


def band_of_sum(draws: Iterable[Draws]) -> Band:
    """The band of the sum of independent draws.

    At most (1 - `COVERAGE`) / 2 of all cases lie below the band, and as many above it, so it
    contains `COVERAGE` of them or, as the numbers are whole, somewhat more.
    """
    return _band(tuple(sorted(each for each in draws if each.times)))


@lru_cache(maxsize=64)
def _band(draws: tuple[Draws, ...]) -> Band:
    mean = sum(each.mean for each in draws)
    if sum(each.variance for each in draws) <= _LARGEST_EXACT_VARIANCE:
        low, high = _exact_ends(draws)
    else:
        low, high = _approximate_ends(draws)
    return Band(mean, low, high)


class _Distribution(NamedTuple):
    """The probabilities of the numbers from `first` on."""

    first: int
    probabilities: tuple[float, ...]

    def plus(self, other: "_Distribution") -> "_Distribution":
        """The distribution of the sum of two independent numbers."""
        sums = [0.0] * (len(self.probabilities) + len(other.probabilities) - 1)
        for index, probability in enumerate(self.probabilities):
            for place, factor in enumerate(other.probabilities, index):
                sums[place] += probability * factor
        return _trimmed(self.first + other.first, sums)

    def repeated(self, times: int) -> "_Distribution":
        """The distribution of the sum of `times` independent numbers."""
        total, power = _CERTAIN, self
        while times:
            if times & 1:
                total = total.plus(power)
            times >>= 1
            if times:
                power = power.plus(power)
        return total


_CERTAIN: Final = _Distribution(0, (1.0,))


def _trimmed(first: int, probabilities: list[float]) -> _Distribution:
    """The distribution without negligible ends."""
    begin, end = 0, len(probabilities)
    while probabilities[begin] < _NEGLIGIBLE:
        begin += 1
    while probabilities[end - 1] < _NEGLIGIBLE:
        end -= 1
    return _Distribution(first + begin, tuple(probabilities[begin:end]))


def _exact_ends(draws: Iterable[Draws]) -> tuple[int, int]:
    total = _CERTAIN
    for each in draws:
        total = total.plus(_distribution(each).repeated(each.times))
    tail = (1 - COVERAGE) / 2
    low, high = total.first, total.first + len(total.probabilities) - 1
    below = above = 0.0
    for probability in total.probabilities:
        below += probability
        if below > tail:
            break
        low += 1
    for probability in reversed(total.probabilities):
        above += probability
        if above > tail:
            break
        high -= 1
    return low, high


def _distribution(draws: Draws) -> _Distribution:
    _, pool, special, drawn = draws
    least, most = max(0, drawn + special - pool), min(drawn, special)
    ways = _log_ways(pool, drawn)
    probabilities = [
        math.exp(_log_ways(special, number) + _log_ways(pool - special, drawn - number) - ways)
        for number in range(least, most + 1)
    ]
    return _trimmed(least, probabilities)


def _log_ways(total: int, chosen: int) -> float:
    """The logarithm of the number of ways to choose `chosen` of `total` things."""
    return math.lgamma(total + 1) - math.lgamma(chosen + 1) - math.lgamma(total - chosen + 1)


def _approximate_ends(draws: tuple[Draws, ...]) -> tuple[int, int]:
    """The ends of the band from an Edgeworth expansion with continuity correction."""
    mean = sum(each.mean for each in draws)
    deviation = math.sqrt(sum(each.variance for each in draws))
    skewness = sum(each.third_moment for each in draws) / deviation**3
    normal, tail = NormalDist(), (1 - COVERAGE) / 2

    def up_to(number: int) -> float:
        """The probability of at most `number`."""
        z = (number + 0.5 - mean) / deviation
        return normal.cdf(z) - skewness * (z * z - 1) / 6 * normal.pdf(z)

    low = math.floor(mean - 3 * deviation)
    while up_to(low) <= tail:
        low += 1
    high = math.ceil(mean + 3 * deviation)
    while 1 - up_to(high - 1) <= tail:
        high -= 1
    return low, high
