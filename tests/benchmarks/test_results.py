"""Sentences about results: margins, intervals, shares of rounds and of the way to the bound."""

from math import inf, sqrt

import pytest

from benchmarks.pairings import Pairing, PairingDeal
from benchmarks.results import ChoiceTimes, PairingResult, half_width, share_of, shares
from scopa_desktop.rules.seating import TWO


def deal(*margins: float, seconds: float = 0.25) -> PairingDeal:
    """A deal in which every choice took as long."""
    return PairingDeal(margins, ((seconds,), (seconds / 2,)))


def finding(
    challenger: str, *margins: float, other: str = "greedy", game: str = "scopa"
) -> PairingResult:
    """What was found in deals with these margins."""
    return PairingResult(
        Pairing(game, TWO, challenger, other), [deal(margin, margin) for margin in margins]
    )


def test_the_margin_is_the_mean_of_deals_and_its_interval_theirs() -> None:
    result = PairingResult(
        Pairing("scopa", TWO, "web", "greedy"), [deal(4, 0), deal(-1, 1), deal(3, -1)]
    )
    assert result.margins == [2, 0, 1]
    assert result.margin == 1
    assert result.half_width == pytest.approx(1.96 / sqrt(3))
    assert result.shares == pytest.approx((3 / 6, 2 / 6, 1 / 6))


def test_one_deal_has_an_infinite_interval() -> None:
    assert half_width([3.0]) == inf


def test_the_cells_of_a_row() -> None:
    result = PairingResult(Pairing("scopa", TWO, "web", "greedy"), [deal(4, 0), deal(-1, 1)])
    assert result.cells() == (
        "scopa", "2", "web over greedy", "+1.00 ± 1.96", "50.0/25.0/25.0",
        "250.0, 250.0; 125.0, 125.0", "2",
    )  # fmt: skip


def test_choice_times_are_in_milliseconds() -> None:
    assert ChoiceTimes.of([0.001, 0.009, 0.002]) == pytest.approx(ChoiceTimes(2.0, 9.0))
    assert ChoiceTimes.of([]) == ChoiceTimes(0, 0)


def test_a_share_is_the_margin_by_the_bound() -> None:
    share, interval = share_of([0.5, 1.0, 1.5], [1.0, 2.0, 3.0])
    assert share == 0.5
    assert interval == 0
    share, interval = share_of([1.0, 2.0], [3.0, 3.0])
    assert share == 0.5
    assert interval == pytest.approx(1.96 * sqrt(0.5) / sqrt(2) / 3)


def test_a_share_is_taken_over_the_deals_that_both_played() -> None:
    assert share_of([1.0, 1.0, 100.0], [2.0, 2.0]) == share_of([1.0, 1.0], [2.0, 2.0])


def test_a_bound_that_is_not_positive_has_no_share() -> None:
    with pytest.raises(ValueError, match="no better"):
        share_of([1.0, 1.0], [0.0, 0.0])


def test_shares_need_a_bound_in_the_same_game() -> None:
    shares_found = shares(
        [
            finding("web", 1, 1),
            finding("web", 1, 1, other="random"),
            finding("web", 1, 1, game="escoba"),
            finding("pimc", 2, 2),
            finding("seeing", 4, 4),
            finding("seeing", -1, -1, game="cirulla"),
            finding("web", 1, 1, game="cirulla"),
            finding("ismcts-1000"),
        ]
    )
    assert [share.cells() for share in shares_found] == [
        ("scopa", "2", "web", "25 % ± 0"),
        ("scopa", "2", "pimc", "50 % ± 0"),
    ]
