"""95 % confidence intervals: of means of independent samples, and of shares."""

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist, variance
from typing import Final, NamedTuple

NORMAL_95: Final = 1.96
"""Half-width of a 95 % confidence interval, in standard errors of the mean, for many samples."""
_EXACT_NORMAL_95: Final = NormalDist().inv_cdf(0.975)
_STUDENT_95: Final = (12.71, 4.30, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23)
"""The same for 1, 2 … degrees of freedom (Student's t)."""
_FEWEST_EQUAL: Final = 30
"""From so many samples on, a spread of zero counts as measured."""


class Interval(NamedTuple):
    """The ends of a confidence interval."""

    low: float
    high: float


def mean_and_variance(total: float, squares: float, number: int) -> tuple[float, float]:
    """Mean and variance of some numbers, from their sum and the sum of their squares."""
    mean = total / number
    return mean, max(0.0, squares / number - mean**2)


def half_width_of_mean(samples: Sequence[float]) -> float | None:
    """Half-width of the 95 % confidence interval of the mean of the samples.

    None for too few of them: a single one, or a few that are all equal.
    """
    return half_width_for(variance(samples), len(samples)) if len(samples) > 1 else None


def half_width_for(spread: float, count: int) -> float | None:
    """The same for `count` samples with `spread` as their variance."""
    if count < 2 or (spread <= 0 and count < _FEWEST_EQUAL):
        return None
    freedom = count - 1
    is_listed = freedom <= len(_STUDENT_95)
    factor = _STUDENT_95[freedom - 1] if is_listed else NORMAL_95 + 2.5 / freedom
    return factor * sqrt(max(0.0, spread) / count)


def wilson_interval(won: int, total: int) -> Interval:
    """The 95 % Wilson score interval of a share, from 0 to 1, without continuity correction.

    It is usable for a few matches (Wilson 1927; Brown, Cai and DasGupta 2001). Without any match it
    is the whole range. Raises `ValueError` if `won` is not from 0 to `total`.
    """
    if not 0 <= won <= total:
        raise ValueError(f"{won} of {total} is not a share")
    if total == 0:
        return Interval(0.0, 1.0)
    z, share = _EXACT_NORMAL_95, won / total
    scale = 1 + z * z / total
    centre = (share + z * z / (2 * total)) / scale
    half = z / scale * sqrt(share * (1 - share) / total + z * z / (4 * total * total))
    # Exact at both ends, where the formula is so only up to rounding.
    low = 0.0 if won == 0 else max(0.0, centre - half)
    high = 1.0 if won == total else min(1.0, centre + half)
    return Interval(low, high)
