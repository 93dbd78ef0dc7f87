"""What duplicate deals showed: margins, how sure they are, and shares of the way to the bound."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from math import inf, sqrt
from statistics import mean, median, stdev
from typing import Final, NamedTuple

from benchmarks.contestants import GREEDY, SEEING
from benchmarks.duplicate import DealResult, Pairing
from scopa_desktop.commands.report import NORMAL_95

COLUMNS: Final = {
    "game": 19,
    "players": 10,
    "pairing": 27,
    "points a round": 14,
    "won/lost/tied %": 15,
    "ms a choice: median, longest": 28,
    "deals": 5,
}
"""Of the table of pairings, with their widths."""
SHARE_COLUMNS: Final = {
    "game": 19,
    "players": 10,
    "player": 13,
    "of the way from greedy to seeing": 0,
}


class Pace(NamedTuple):
    """How long a contestant took for a choice, in milliseconds."""

    median: float
    longest: float

    @classmethod
    def of(cls, seconds: Sequence[float]) -> "Pace":
        """The pace of somebody who had some choices, or none at all."""
        return cls(1000 * median(seconds), 1000 * max(seconds)) if seconds else cls(0.0, 0.0)

    def __str__(self) -> str:
        """`12.0, 45.1`."""
        return f"{self.median:.1f}, {self.longest:.1f}"


@dataclass
class Finding:
    """The results of a pairing so far."""

    pairing: Pairing
    deals: list[DealResult] = field(default_factory=list)

    @property
    def margins(self) -> list[float]:
        """The challenger's margin in each deal."""
        return [deal.margin for deal in self.deals]

    @property
    def margin(self) -> float:
        """The challenger's points a round over the others."""
        return mean(self.margins)

    @property
    def half_interval(self) -> float:
        """Half of the 95 % interval around the margin; infinite before the second deal."""
        return half_interval(self.margins)

    @property
    def shares(self) -> tuple[float, float, float]:
        """The shares of all rounds that the challenger won, lost and tied."""
        rounds = [margin for deal in self.deals for margin in deal.margins]
        won = sum(margin > 0 for margin in rounds)
        lost = sum(margin < 0 for margin in rounds)
        tied = len(rounds) - won - lost
        return won / len(rounds), lost / len(rounds), tied / len(rounds)

    def pace(self, who: int) -> Pace:
        """The pace of the challenger (0) or the other (1)."""
        return Pace.of([second for deal in self.deals for second in deal.seconds[who]])

    def cells(self) -> tuple[str, ...]:
        """A row under `COLUMNS`."""
        pairing = self.pairing
        return (
            pairing.game,
            str(pairing.seating),
            f"{pairing.challenger} over {pairing.other}",
            f"{self.margin:+.2f} ± {self.half_interval:.2f}",
            "/".join(f"{100 * share:.1f}" for share in self.shares),
            f"{self.pace(0)}; {self.pace(1)}",
            str(len(self.deals)),
        )


class Share(NamedTuple):
    """How far a player has come on the way from greedy to the one who sees all cards."""

    pairing: Pairing
    share: float
    half_interval: float

    def cells(self) -> tuple[str, ...]:
        """A row under `SHARE_COLUMNS`."""
        told = f"{100 * self.share:.0f} % ± {100 * self.half_interval:.0f}"
        return (self.pairing.game, str(self.pairing.seating), self.pairing.challenger, told)


def half_interval(samples: Sequence[float]) -> float:
    """Half of the 95 % interval around the mean of independent samples."""
    return NORMAL_95 * stdev(samples) / sqrt(len(samples)) if len(samples) > 1 else inf


def share_of(margins: Sequence[float], bounds: Sequence[float]) -> tuple[float, float]:
    """A mean margin by the mean bound over the same deals, and half of its 95 % interval.

    The interval is the usual one of a ratio of means; a deal that is dear for both counts little
    in it. Raises `ValueError` where the bound leaves no way to go.
    """
    deals = min(len(margins), len(bounds))
    margins, bounds = margins[:deals], bounds[:deals]
    bound = mean(bounds)
    if bound <= 0:
        raise ValueError("who sees all cards is no better")
    share = mean(margins) / bound
    rests = [margin - share * bound for margin, bound in zip(margins, bounds, strict=True)]
    return share, half_interval(rests) / bound


def shares(findings: Iterable[Finding]) -> list[Share]:
    """The share of everybody who was measured against greedy where the bound was, too."""
    by_greedy = [one for one in findings if one.pairing.other == GREEDY and one.deals]
    bounds = {
        (one.pairing.game, one.pairing.seating): one
        for one in by_greedy
        if one.pairing.challenger == SEEING
    }
    found = []
    for one in by_greedy:
        bound = bounds.get((one.pairing.game, one.pairing.seating))
        if bound is not None and bound is not one and bound.margin > 0:
            found.append(Share(one.pairing, *share_of(one.margins, bound.margins)))
    return found
