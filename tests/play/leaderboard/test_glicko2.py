"""Tests of the Glicko-2 ratings."""

from itertools import pairwise

import pytest

from scopa_desktop.play.leaderboard.glicko2 import START_DEVIATION, RatedGame, Rating, aged, rated


def test_the_worked_example_of_the_paper() -> None:
    games = [RatedGame(1400, 30, 1), RatedGame(1550, 100, 0), RatedGame(1700, 300, 0)]
    after = rated(Rating(1500, 200, 0.06), games, tau=0.5)
    assert after.rating == pytest.approx(1464.06, abs=0.01)
    assert after.deviation == pytest.approx(151.52, abs=0.01)
    assert after.volatility == pytest.approx(0.05999, abs=0.00001)


def test_a_period_without_games_only_widens_the_deviation() -> None:
    before = Rating(1600, 60, 0.06)
    after = rated(before, [], periods=1)
    assert after == aged(before, 1)
    assert after.deviation == pytest.approx((60**2 + (0.06 * 173.7178) ** 2) ** 0.5)
    assert (after.rating, after.volatility) == (before.rating, before.volatility)


def test_the_deviation_grows_no_further_than_that_of_the_unknown() -> None:
    assert aged(Rating(1600, 60), 1_000_000).deviation == pytest.approx(START_DEVIATION)


def test_time_that_goes_back_changes_nothing() -> None:
    assert aged(Rating(1600, 60), -5).deviation == pytest.approx(60)


def test_a_win_raises_a_loss_lowers_and_both_make_surer() -> None:
    before = Rating()
    won = rated(before, [RatedGame(1500, 100, 1)])
    lost = rated(before, [RatedGame(1500, 100, 0)])
    assert won.rating > before.rating > lost.rating
    assert won.rating - before.rating == pytest.approx(before.rating - lost.rating)
    assert won.deviation < before.deviation
    assert won.low < won.rating < won.high


def test_an_uncertain_opponent_counts_less() -> None:
    gains = [
        rated(Rating(), [RatedGame(1500, deviation, 1)]).rating for deviation in (30, 150, 350)
    ]
    assert all(first > second for first, second in pairwise(gains))


def test_surprising_results_raise_the_volatility() -> None:
    before = Rating(1500, 80, 0.06)
    games = [RatedGame(2300, 30, 1)] * 8
    assert rated(before, games).volatility > before.volatility
    assert rated(before, games).rating > 1700


def test_a_game_of_weight_two_is_two_equal_games() -> None:
    before, game = Rating(1600, 90), RatedGame(1550, 60, 1)
    twice = rated(before, [game, game])
    assert rated(before, [game._replace(weight=2)]) == pytest.approx(twice)


def test_half_a_side_learns_a_quarter_of_a_game() -> None:
    # φ = 1.15129, so 1/φ² = 0.754445; with g = 1 and E = 1/2 the information is 1/4 · 1/4 = 0.0625
    # and the surprise 1/2 · 1/2: φ' = 1.106376, μ' = 1.22407 · 1/4 = 0.306017.
    after = rated(Rating(1500, 200), [RatedGame(1500, 0, 1, share=0.5)], periods=0)
    assert after.deviation == pytest.approx(192.197, abs=0.01)
    assert after.rating == pytest.approx(1553.16, abs=0.01)
