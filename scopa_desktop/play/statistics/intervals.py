"""Confidence intervals for shares, and the bands in which honest chance keeps them."""

import math
from functools import lru_cache
from statistics import NormalDist
from typing import NamedTuple


class Interval(NamedTuple):
    """The ends of a range of shares, from 0 to 1."""

    low: float
    high: float


def wilson_interval(won: int, total: int, confidence: float = 0.95) -> Interval:
    """The Wilson score interval of a share, without continuity correction.

    It never leaves 0 to 1 and is usable for a few matches (Wilson 1927; Brown, Cai and DasGupta
    2001). Without any match it is the whole range.

    Args:
        won: the successes.
        total: the trials.
        confidence: how often such an interval contains the true share, above 0 and below 1.

    Raises:
        ValueError: `won` is not from 0 to `total`, or `confidence` is out of its range.
    """
    if not 0 <= won <= total:
        raise ValueError(f"{won} of {total} is not a share")
    z = _two_sided_quantile(confidence)
    if total == 0:
        return Interval(0.0, 1.0)
    share, z_squared = won / total, z * z
    scale = 1 + z_squared / total
    centre = (share + z_squared / (2 * total)) / scale
    half = z / scale * math.sqrt(share * (1 - share) / total + z_squared / (4 * total * total))
    # Exact at both ends, where the formula is so only up to rounding.
    low = 0.0 if won == 0 else max(0.0, centre - half)
    high = 1.0 if won == total else min(1.0, centre + half)
    return Interval(low, high)


def binomial_band(total: int, probability: float, coverage: float = 0.9) -> Interval:
    """The central band of shares that chance gives in at least `coverage` of all cases.

    Of `total` independent trials with this `probability`, at most (1 - `coverage`) / 2 of all cases
    lie below the band, and as many above it. Counted exactly, not approximated; the time grows
    with the square root of `total`.

    Raises:
        ValueError: `total` is less than 1, `probability` is not from 0 to 1, or `coverage` is not
            above 0 and below 1.
    """
    if total < 1:
        raise ValueError("a band needs at least one trial")
    if not 0 <= probability <= 1:
        raise ValueError(f"{probability} is not a probability")
    tail = (1 - _proportion(coverage)) / 2
    if probability in (0.0, 1.0):
        return Interval(probability, probability)
    low = _tail_quantile(total, probability, tail)
    high = total - _tail_quantile(total, 1 - probability, tail)
    return Interval(low / total, high / total)


def _tail_quantile(total: int, probability: float, tail: float) -> int:
    """The largest number of successes with at most `tail` below it."""
    # Nine standard deviations below the mean there is less than 1e-18.
    mean, deviation = total * probability, math.sqrt(total * probability * (1 - probability))
    successes = max(0, math.floor(mean - 9 * deviation - 9))
    below = 0.0
    while successes < total:
        below += math.exp(_log_probability(successes, total, probability))
        if below > tail:
            break
        successes += 1
    return successes


def _log_probability(successes: int, total: int, probability: float) -> float:
    """The logarithm of the binomial probability of this number of successes."""
    failures = total - successes
    log_ways = math.lgamma(total + 1) - math.lgamma(successes + 1) - math.lgamma(failures + 1)
    return log_ways + successes * math.log(probability) + failures * math.log1p(-probability)


@lru_cache(maxsize=8)
def _two_sided_quantile(confidence: float) -> float:
    """The standard errors on each side of the mean that contain `confidence` of the cases."""
    return NormalDist().inv_cdf((1 + _proportion(confidence)) / 2)


def _proportion(value: float) -> float:
    if not 0 < value < 1:
        raise ValueError(f"{value} is not between 0 and 1")
    return value
