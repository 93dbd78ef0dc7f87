"""Glicko-2 ratings, after Mark Glickman, "Example of the Glicko-2 system" (glicko.net).

Ratings and deviations are on the scale of the paper: 1500 is average, and the true strength lies
within two deviations of the rating with a probability of about 95 %.

Beyond the paper, a game can have a weight, and a player can be a part of a side (`RatedGame`); with
the defaults both are as in the paper.
"""

from collections.abc import Sequence
from datetime import datetime, timedelta
from math import exp, log, pi, sqrt
from typing import Final, NamedTuple

from scopa_desktop.ai.confidence import NORMAL_95

START_RATING: Final = 1500.0
START_DEVIATION: Final = 350.0
"""Of somebody unknown; no deviation grows beyond it."""
START_VOLATILITY: Final = 0.06
TAU: Final = 0.5
"""How much the volatility may change; the paper recommends values from 0.3 to 1.2."""

PERIODS_PER_DAY: Final = 0.21436
"""With it a deviation of 60 grows to 110 in a year without games, as on lichess.org."""

_SCALE: Final = 173.7178
_CONVERGENCE: Final = 0.000001


class Rating(NamedTuple):
    """A strength with its uncertainty."""

    rating: float = START_RATING
    deviation: float = START_DEVIATION
    volatility: float = START_VOLATILITY
    """How much the strength is expected to change in a rating period."""

    @property
    def low(self) -> float:
        """The lower end of the 95 % interval."""
        return self.rating - NORMAL_95 * self.deviation

    @property
    def high(self) -> float:
        """The upper end of the 95 % interval."""
        return self.rating + NORMAL_95 * self.deviation


class RatedGame(NamedTuple):
    """A game against an opponent."""

    rating: float
    """The opponent's rating."""
    deviation: float
    """The opponent's deviation."""
    score: float
    """1 for a win, ½ for a draw, 0 for a loss."""
    weight: float = 1.0
    """How many games it counts as."""
    share: float = 1.0
    """How much a difference in the player's strength changes that of its side: ½ for a partner."""


def rated(
    before: Rating, games: Sequence[RatedGame], *, periods: float = 1.0, tau: float = TAU
) -> Rating:
    """The rating after a rating period with these games.

    `periods` is the time since the last rating in rating periods; it widens the deviation (step 6
    of the paper, in which it is 1). Without games only the deviation grows.
    """
    if not games:
        return aged(before, periods)
    phi = before.deviation / _SCALE
    mu = (before.rating - START_RATING) / _SCALE
    certainties = [_certainty(game.deviation / _SCALE) for game in games]
    expected = [
        _expected(game.share * mu, (game.rating - START_RATING) / _SCALE, certainty)
        for game, certainty in zip(games, certainties, strict=True)
    ]
    information = sum(
        game.weight * (game.share * certainty) ** 2 * score * (1 - score)
        for game, certainty, score in zip(games, certainties, expected, strict=True)
    )
    surprise = sum(
        game.weight * game.share * certainty * (game.score - score)
        for game, certainty, score in zip(games, certainties, expected, strict=True)
    )
    variance = 1 / information
    volatility = _new_volatility(before.volatility, phi, variance, variance * surprise, tau)
    widened = _widened(phi, volatility, periods)
    new_phi = 1 / sqrt(1 / widened**2 + information)
    new_mu = mu + new_phi**2 * surprise
    return Rating(START_RATING + _SCALE * new_mu, _SCALE * new_phi, volatility)


def aged(before: Rating, periods: float) -> Rating:
    """The rating after some rating periods without a game: the deviation has grown."""
    phi = _widened(before.deviation / _SCALE, before.volatility, periods)
    return before._replace(deviation=_SCALE * phi)


def periods_between(before: datetime, after: datetime) -> float:
    """The rating periods from one time to another; negative if the clock was set back."""
    return (after - before) / timedelta(days=1) * PERIODS_PER_DAY


def _widened(phi: float, volatility: float, periods: float) -> float:
    widened = sqrt(phi**2 + max(0.0, periods) * volatility**2)
    return min(widened, max(phi, START_DEVIATION / _SCALE))


def _certainty(phi: float) -> float:
    """g(φ) of the paper: games against uncertain opponents say less."""
    return 1 / sqrt(1 + 3 * phi**2 / pi**2)


def _expected(mu: float, opponent: float, certainty: float) -> float:
    """E(μ, μ_j, φ_j) of the paper: the expected score."""
    return 1 / (1 + exp(-certainty * (mu - opponent)))


def _new_volatility(
    volatility: float, phi: float, variance: float, improvement: float, tau: float
) -> float:
    """Step 5 of the paper: the root of f by the Illinois algorithm."""
    start = log(volatility**2)

    def f(x: float) -> float:
        total = phi**2 + variance + exp(x)
        return exp(x) * (improvement**2 - total) / (2 * total**2) - (x - start) / tau**2

    low = start
    if improvement**2 > phi**2 + variance:
        high = log(improvement**2 - phi**2 - variance)
    else:
        steps = 1
        while f(start - steps * tau) < 0:
            steps += 1
        high = start - steps * tau
    f_low, f_high = f(low), f(high)
    while abs(high - low) > _CONVERGENCE:
        middle = low + (low - high) * f_low / (f_high - f_low)
        f_middle = f(middle)
        if f_middle * f_high <= 0:
            low, f_low = high, f_high
        else:
            f_low /= 2
        high, f_high = middle, f_middle
    return exp(low / 2)
