"""Means of independent samples, their variances, and their 95 % confidence intervals."""

from collections.abc import Sequence
from math import sqrt
from statistics import variance
from typing import Final

NORMAL_95: Final = 1.96
"""Half-width of a 95 % confidence interval, in standard errors of the mean, for many samples."""
_STUDENT_95: Final = (12.71, 4.30, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23)
"""The same for 1, 2 … degrees of freedom (Student's t)."""
_FEWEST_EQUAL: Final = 30
"""From so many samples on, a spread of zero counts as measured."""


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
