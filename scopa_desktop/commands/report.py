"""Statistics of a series."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import mean, variance
from typing import NamedTuple

from scopa_desktop.ai.confidence import half_width_of_mean
from scopa_desktop.commands.arguments import counted
from scopa_desktop.commands.series import DealResult, Series


class MeanEstimate(NamedTuple):
    """A mean over deals and its 95 % confidence interval; None with too few deals for one."""

    mean: float
    interval: tuple[float, float] | None

    @classmethod
    def of(cls, samples: Sequence[float]) -> "MeanEstimate":
        """Estimate from one sample per deal; deals are independent, their rounds are not."""
        middle, half_width = mean(samples), half_width_of_mean(samples)
        if half_width is None:
            return cls(middle, None)
        return cls(middle, (middle - half_width, middle + half_width))


@dataclass(frozen=True)
class Report:
    """Statistics of a series."""

    series: Series
    points: dict[str, MeanEstimate]
    """Points per round of each level."""
    margin: MeanEstimate | None
    """Points per round of the first player's level less those of the second's; of the first player
    less the second if both have the same level. None between partnerships of the same levels."""
    won: int
    """Number of rounds with a positive margin."""
    lost: int
    tied: int
    ms_per_move: dict[str, float]
    """Mean time of a move of each level, in milliseconds."""
    variance_ratio: float | None = None
    """Variance of the margin over that of the margin without luck, by which fewer deals give the
    same interval; None unless the series is adjusted for luck and has several deals."""

    @classmethod
    def of(cls, series: Series, results: Iterable[DealResult]) -> "Report":
        """Statistics of all deals of a series.

        Where it is adjusted for luck, points and margin are so; won and lost are as played.
        """
        deals = list(results)
        first, second = _compared_players(series.levels)
        raw, adjusted = (
            [
                [_mean_of(first, points) - _mean_of(second, points) for points in rounds_of_deal]
                for rounds_of_deal in points_of_deals
            ]
            for points_of_deals in (
                [deal.points for deal in deals],
                [deal.adjusted_points for deal in deals],
            )
        )
        rounds = [margin for deal in raw for margin in deal]
        return cls(
            series=series,
            points={
                level: MeanEstimate.of([_mean_of_deal(players, deal) for deal in deals])
                for level, players in _players_by_level(series.levels).items()
            },
            margin=(
                None
                if series.is_between_equals
                else MeanEstimate.of([mean(deal) for deal in adjusted])
            ),
            won=sum(margin > 0 for margin in rounds),
            lost=sum(margin < 0 for margin in rounds),
            tied=sum(margin == 0 for margin in rounds),
            ms_per_move={
                level: _ms_per_move(players, deals)
                for level, players in _players_by_level(series.levels).items()
            },
            variance_ratio=_variance_ratio(raw, adjusted) if series.is_luck_adjusted else None,
        )

    @property
    def _rounds(self) -> int:
        return self.won + self.lost + self.tied

    def as_json(self) -> dict[str, object]:
        """The report as a JSON object; `variance_ratio` only if it is adjusted for luck."""
        played = {"rounds": self.series.deals}
        if self.series.plays_matches:
            played = {"matches": self.series.deals, "rounds": self._rounds}
        ratio = {"variance_ratio": self.variance_ratio} if self.series.is_luck_adjusted else {}
        return {
            "variant": self.series.variant.id,
            **played,
            "seats": list(self.series.levels),
            "points": {level: estimate.mean for level, estimate in self.points.items()},
            "margin": self.margin and self.margin.mean,
            "interval": self.margin and self.margin.interval,
            "won": self.won,
            "lost": self.lost,
            "tied": self.tied,
            "ms_per_move": self.ms_per_move,
            **ratio,
        }

    def as_text(self) -> str:
        series = self.series
        unit = "match" if series.plays_matches else "deal"
        first, second = series.levels[:2]
        lines = [
            f"{series.variant.name}, {series.seating.description}: {', '.join(series.levels)}",
            f"{counted(series.deals, unit)}, {counted(self._rounds, 'round')}, seed {series.seed}",
            "",
            f"{'level':<12}{'points a round':>16}{'95 % interval':>20}{'ms a move':>12}",
        ]
        lines += [
            f"{level:<12}{points.mean:>16.3f}{interval_text(points):>20}{self.ms_per_move[level]:>12.3f}"
            for level, points in self.points.items()
        ]
        lines.append("")
        if self.margin is None:
            lines.append("both partnerships have the same levels: there is nothing to compare")
        else:
            lines += [
                f"{first} over {second}: {self.margin.mean:+.3f} points a round"
                f" (95 % interval: {interval_text(self.margin, sign='+')})",
                f"{first} won {self.won}, lost {self.lost}, tied {self.tied}",
            ]
        if series.is_luck_adjusted and series.luck_cancels:
            lines.append(
                "all cards are dealt at once and everybody plays every hand: the luck of the cards"
                " cancels out already, and taking it out changes nothing"
            )
        elif series.is_luck_adjusted:
            ratio = "unknown" if self.variance_ratio is None else f"{self.variance_ratio:.2f}"
            lines.append(
                "points and intervals without the luck of the cards;"
                f" variance of the margin with it over that without: {ratio}"
            )
        return "\n".join(lines)


def _players_by_level(levels: Sequence[str]) -> dict[str, list[int]]:
    players: dict[str, list[int]] = {}
    for player, level in enumerate(levels):
        players.setdefault(level, []).append(player)
    return players


def _compared_players(levels: Sequence[str]) -> tuple[list[int], list[int]]:
    """The players that are compared: those of the first player's level and of the second's."""
    if levels[0] == levels[1]:
        return [0], [1]
    players = _players_by_level(levels)
    return players[levels[0]], players[levels[1]]


def _mean_of(players: Sequence[int], points: Sequence[float]) -> float:
    return mean(points[player] for player in players)


def _mean_of_deal(players: Sequence[int], deal: DealResult) -> float:
    return mean(_mean_of(players, points) for points in deal.adjusted_points)


def _variance_ratio(
    raw: Sequence[Sequence[float]], adjusted: Sequence[Sequence[float]]
) -> float | None:
    """Variance between the deals of one margin over that of another; None if there is no spread."""
    if len(raw) < 2:
        return None
    upper, lower = (variance([mean(deal) for deal in margins]) for margins in (raw, adjusted))
    return upper / lower if lower else None


def _ms_per_move(players: Sequence[int], deals: Sequence[DealResult]) -> float:
    seconds = sum(deal.seconds[player] for deal in deals for player in players)
    moves = sum(deal.moves[player] for deal in deals for player in players)
    return 1000 * seconds / moves


def interval_text(estimate: MeanEstimate, sign: str = "") -> str:
    """The interval of an estimate: `+0.100 to +0.250`."""
    if estimate.interval is None:
        return "too few to tell"
    low, high = estimate.interval
    return f"{low:{sign}.3f} to {high:{sign}.3f}"
