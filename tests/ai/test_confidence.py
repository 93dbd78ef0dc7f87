"""Confidence intervals, against published values."""

import pytest

from scopa_desktop.ai.confidence import wilson_interval

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


def test_more_matches_narrow_the_interval() -> None:
    usual, longer = wilson_interval(30, 50), wilson_interval(3_000, 5_000)
    assert usual.low < longer.low < 0.6 < longer.high < usual.high


@pytest.mark.parametrize(("won", "total"), [(-1, 5), (6, 5)])
def test_what_is_no_share_has_no_interval(won: int, total: int) -> None:
    with pytest.raises(ValueError, match="share"):
        wilson_interval(won, total)
