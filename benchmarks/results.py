"""Results of duplicate deals: margins, confidence intervals, and shares of the upper bound."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from math import inf, sqrt
from statistics import mean, median, stdev
from typing import Final, NamedTuple

from benchmarks.pairings import Pairing, PairingDeal
from benchmarks.players import GREEDY, PERFECT_INFORMATION
from scopa_desktop.ai.confidence import NORMAL_95

COLUMNS: Final = {
    "game": 19,
    "players": 10,
    "pairing": 27,
    "points a round": 14,
    "won/lost/tied %": 15,
    "ms a choice: median, longest": 28,
    "deals": 5,
}
"""Headings and widths of the table of pairings."""
SHARE_COLUMNS: Final = {
    "game": 19,
    "players": 10,
    "player": 13,
    "of the way from greedy to seeing": 0,
}


class ChoiceTimes(NamedTuple):
    """Time of a player's choices, in milliseconds."""

    median: float
    longest: float

    @classmethod
    def of(cls, seconds: Sequence[float]) -> "ChoiceTimes":
        """Summary of the times in seconds of some choices; zeros for none."""
        return cls(1000 * median(seconds), 1000 * max(seconds)) if seconds else cls(0.0, 0.0)

    def __str__(self) -> str:
        """`12.0, 45.1`."""
        return f"{self.median:.1f}, {self.longest:.1f}"


@dataclass
class PairingResult:
    """The results of a pairing so far."""

    pairing: Pairing
    deals: list[PairingDeal] = field(default_factory=list)

    @property
    def margins(self) -> list[float]:
        """The challenger's margin in each deal."""
        return [deal.margin for deal in self.deals]

    @property
    def margin(self) -> float:
        """Mean margin of the challenger, in points per round."""
        return mean(self.margins)

    @property
    def half_width(self) -> float:
        """Half-width of the 95 % confidence interval of the margin; infinite before two deals."""
        return half_width(self.margins)

    @property
    def shares(self) -> tuple[float, float, float]:
        """Shares of the rounds that the challenger won, lost and tied."""
        rounds = [margin for deal in self.deals for margin in deal.margins]
        won = sum(margin > 0 for margin in rounds)
        lost = sum(margin < 0 for margin in rounds)
        tied = len(rounds) - won - lost
        return won / len(rounds), lost / len(rounds), tied / len(rounds)

    def choice_times(self, player: int) -> ChoiceTimes:
        """Times of the challenger (0) or the other player (1)."""
        return ChoiceTimes.of([second for deal in self.deals for second in deal.seconds[player]])

    def cells(self) -> tuple[str, ...]:
        """A row under `COLUMNS`."""
        pairing = self.pairing
        return (
            pairing.game,
            str(pairing.seating),
            f"{pairing.challenger} over {pairing.other}",
            f"{self.margin:+.2f} ± {self.half_width:.2f}",
            "/".join(f"{100 * share:.1f}" for share in self.shares),
            f"{self.choice_times(0)}; {self.choice_times(1)}",
            str(len(self.deals)),
        )


class Share(NamedTuple):
    """A player's margin over greedy, as a share of that of the player that sees all cards."""

    pairing: Pairing
    share: float
    half_width: float

    def cells(self) -> tuple[str, ...]:
        """A row under `SHARE_COLUMNS`."""
        share = f"{100 * self.share:.0f} % ± {100 * self.half_width:.0f}"
        return (self.pairing.game, str(self.pairing.seating), self.pairing.challenger, share)


def half_width(samples: Sequence[float]) -> float:
    """Half-width of the 95 % confidence interval of the mean of independent samples."""
    return NORMAL_95 * stdev(samples) / sqrt(len(samples)) if len(samples) > 1 else inf


def share_of(margins: Sequence[float], bounds: Sequence[float]) -> tuple[float, float]:
    """Ratio of the mean margin to the mean bound over the same deals, and its half-width.

    The confidence interval is that of a ratio estimator (linearized). Raises `ValueError` where the
    mean bound is not positive.
    """
    deals = min(len(margins), len(bounds))
    margins, bounds = margins[:deals], bounds[:deals]
    bound = mean(bounds)
    if bound <= 0:
        raise ValueError("the player that sees all cards is no better")
    share = mean(margins) / bound
    residuals = [margin - share * bound for margin, bound in zip(margins, bounds, strict=True)]
    return share, half_width(residuals) / bound


def shares(results: Iterable[PairingResult]) -> list[Share]:
    """Shares of all players measured against greedy in a game in which the bound was, too."""
    over_greedy = [result for result in results if result.pairing.other == GREEDY and result.deals]
    bounds = {
        (result.pairing.game, result.pairing.seating): result
        for result in over_greedy
        if result.pairing.challenger == PERFECT_INFORMATION
    }
    shares_of_bound = []
    for result in over_greedy:
        bound = bounds.get((result.pairing.game, result.pairing.seating))
        if bound is not None and bound is not result and bound.margin > 0:
            shares_of_bound.append(Share(result.pairing, *share_of(result.margins, bound.margins)))
    return shares_of_bound
