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


@lru_cache(maxsize=8)
def _two_sided_quantile(confidence: float) -> float:
    """The standard errors on each side of the mean that contain `confidence` of the cases."""
    return NormalDist().inv_cdf((1 + _proportion(confidence)) / 2)


def _proportion(value: float) -> float:
    if not 0 < value < 1:
        raise ValueError(f"{value} is not between 0 and 1")
    return value
