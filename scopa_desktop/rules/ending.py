"""The end of a match: the winner by totals, by tie-break, or in a race."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple, TypeVar

from scopa_desktop.rules.cards import COINS, SETTEBELLO, Mask
from scopa_desktop.rules.scoring import SWEEPS_CATEGORY, ScoreSheet
from scopa_desktop.rules.variant import Variant

Points = TypeVar("Points", int, float)


class Tally(NamedTuple):
    """What a side has won in the whole match, in the order in which it breaks a tie."""

    sweeps: int = 0
    coins: int = 0
    sevens_of_coins: int = 0
    cards: int = 0

    def with_pile(self, pile: Mask, sweeps: int) -> "Tally":
        """The tally after one more round, with these cards and sweep points."""
        return Tally(
            self.sweeps + sweeps,
            self.coins + (pile & COINS).bit_count(),
            self.sevens_of_coins + (pile >> SETTEBELLO & 1),
            self.cards + pile.bit_count(),
        )


def lead_of(points: Sequence[Points], side: int) -> Points:
    """The points of a side less those of the best other one."""
    return points[side] - max(own for other, own in enumerate(points) if other != side)


def winner_of(
    variant: Variant, totals: Sequence[int], tallies: Sequence[Tally] | None = None
) -> int | None:
    """The side that has won the match with these totals at the end of a round; None: play on.

    At or past the target the highest side wins if it has the lead that the game requires. A tie
    means another round, unless the game breaks it by `tallies`.
    """
    ranked = sorted(range(len(totals)), key=lambda side: -totals[side])
    first, second = ranked[:2]
    if totals[first] < variant.target:
        return None
    if totals[first] - totals[second] >= variant.ending.lead:
        return first
    if variant.ending.ties_by_match and tallies is not None:
        return _tie_break_winner(totals, tallies)
    return None


def _tie_break_winner(totals: Sequence[int], tallies: Sequence[Tally]) -> int | None:
    tied = [side for side, total in enumerate(totals) if total == max(totals)]
    best = max(tallies[side] for side in tied)
    leaders = [side for side in tied if tallies[side] == best]
    return leaders[0] if len(leaders) == 1 else None


class TieBreak(NamedTuple):
    """What decided a match whose highest sides had the same total."""

    name: str
    """The field of `Tally` that decided."""
    counts: tuple[int, ...]
    """Its value for each of the tied sides, the winner's first, then the highest."""


def tie_break(winner: int, totals: Sequence[int], tallies: Sequence[Tally]) -> TieBreak | None:
    """What decided that a side has won; None where its total is higher than all others."""
    tied = [side for side, total in enumerate(totals) if total == totals[winner]]
    others = sorted((tallies[side] for side in tied if side != winner), reverse=True)
    if not others:
        return None
    own = tallies[winner]
    index = next(
        i for i, counts in enumerate(zip(own, others[0], strict=True)) if len({*counts}) > 1
    )
    return TieBreak(Tally._fields[index], (own[index], *(other[index] for other in others)))


class ScoreEntry(NamedTuple):
    """Points of one category for one side, as they are entered in a race."""

    category: str
    side: int
    points: int


class RaceResult(NamedTuple):
    """The totals after entering points until a side reached the target."""

    totals: tuple[int, ...]
    winner: int | None
    stopped_at: str | None
    """The last category that was entered before a side had won; None if none was or none has."""


def score_entries(sheet: ScoreSheet, sweeps: Iterable[tuple[int, int]]) -> Iterator[ScoreEntry]:
    """The points of a round in the order in which a race enters them.

    `sweeps` are the side and the points of each sweep, in the order made.
    """
    for line in sheet.lines:
        if line.category == SWEEPS_CATEGORY:
            yield from (ScoreEntry(line.category, side, points) for side, points in sweeps)
        else:
            yield from (
                ScoreEntry(line.category, side, points)
                for side, points in enumerate(line.points)
                if points
            )


def run_race(start: Sequence[int], entries: Iterable[ScoreEntry], target: int) -> RaceResult:
    """Enter points one by one, until one side alone is the highest at or past the target.

    That can be so before any point is entered: when the target was lowered (RULES 2.2).
    """
    totals, stopped_at, rest = list(start), None, iter(entries)
    while (winner := _highest_at(totals, target)) is None:
        entry = next(rest, None)
        if entry is None:
            return RaceResult(tuple(totals), None, None)
        totals[entry.side] += entry.points
        stopped_at = entry.category
    return RaceResult(tuple(totals), winner, stopped_at)


def _highest_at(totals: Sequence[int], target: int) -> int | None:
    """The side that has the target and more points than all others; None where there is none."""
    most = max(totals)
    return totals.index(most) if most >= target and totals.count(most) == 1 else None
