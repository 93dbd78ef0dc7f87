"""Confidence intervals and bands, against published values and exact counts."""

import math

import pytest

from scopa_desktop.play.statistics.intervals import binomial_band, wilson_interval

# Newcombe, Statistics in Medicine 17 (1998), 857-872, table I, method 3 (Wilson), 95 %.
NEWCOMBE = [
    (81, 263, 0.2553, 0.3662),
    (15, 148, 0.0624, 0.1605),
    (0, 20, 0.0, 0.1611),
    (1, 29, 0.0061, 0.1718),
]


@pytest.mark.parametrize(("won", "total", "low", "high"), NEWCOMBE)
def test_wilson_intervals_are_the_published_ones(
    won: int, total: int, low: float, high: float
) -> None:
    assert wilson_interval(won, total) == pytest.approx((low, high), abs=5e-5)


def test_an_interval_of_all_or_nothing_ends_exactly_there() -> None:
    assert wilson_interval(0, 20).low == 0.0
    assert wilson_interval(20, 20).high == 1.0
    assert wilson_interval(20, 20).low == pytest.approx(1 - wilson_interval(0, 20).high)


def test_without_matches_the_interval_is_the_whole_range() -> None:
    assert wilson_interval(0, 0) == (0.0, 1.0)


def test_more_confidence_widens_the_interval_and_more_matches_narrow_it() -> None:
    usual = wilson_interval(30, 50)
    sure, longer = wilson_interval(30, 50, 0.99), wilson_interval(3_000, 5_000)
    assert sure.low < usual.low < longer.low < 0.6 < longer.high < usual.high < sure.high


@pytest.mark.parametrize(
    ("won", "total", "confidence"), [(-1, 5, 0.9), (6, 5, 0.9), (1, 5, 0.0), (1, 5, 1.0)]
)
def test_what_is_no_share_has_no_interval(won: int, total: int, confidence: float) -> None:
    with pytest.raises(ValueError, match=r"share|between"):
        wilson_interval(won, total, confidence)


def cases_below(count: int, total: int, probability: float) -> float:
    """The probability of fewer than `count` successes, summed in whole numbers of ways."""
    ways = (math.comb(total, successes) for successes in range(count))
    return math.fsum(
        number * probability**successes * (1 - probability) ** (total - successes)
        for successes, number in enumerate(ways)
    )


@pytest.mark.parametrize("total", [1, 2, 10, 37, 400])
@pytest.mark.parametrize("probability", [0.5, 0.25, 0.05])
def test_a_band_leaves_out_as_many_cases_as_it_may_and_no_more(
    total: int, probability: float
) -> None:
    band = binomial_band(total, probability, 0.9)
    low, high = round(band.low * total), round(band.high * total)
    assert cases_below(low, total, probability) <= 0.05
    assert cases_below(low + 1, total, probability) > 0.05
    assert cases_below(total - high, total, 1 - probability) <= 0.05
    assert cases_below(total - high + 1, total, 1 - probability) > 0.05


def test_ten_tosses_of_a_coin_give_two_to_eight_heads() -> None:
    # P(X <= 1) = 11/1024, P(X <= 2) = 56/1024: the first below 5 %, the second above.
    assert binomial_band(10, 0.5) == pytest.approx((0.2, 0.8))


def test_a_band_of_very_many_deals_is_that_of_the_normal_distribution() -> None:
    half = 1.6449 * 0.5 / math.sqrt(1_000_000)
    assert binomial_band(1_000_000, 0.5) == pytest.approx((0.5 - half, 0.5 + half), abs=2e-6)


@pytest.mark.parametrize("probability", [0.0, 1.0])
def test_a_certain_result_has_a_band_without_width(probability: float) -> None:
    assert binomial_band(7, probability) == (probability, probability)


@pytest.mark.parametrize(
    ("total", "probability", "coverage"), [(0, 0.5, 0.9), (5, 1.5, 0.9), (5, 0.5, 1.0)]
)
def test_what_is_no_experiment_has_no_band(total: int, probability: float, coverage: float) -> None:
    with pytest.raises(ValueError, match=r"trial|probability|between"):
        binomial_band(total, probability, coverage)
