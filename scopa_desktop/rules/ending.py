"""When a match ends, and who has won it."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from scopa_desktop.rules.cards import COINS, SETTEBELLO, Mask
from scopa_desktop.rules.scoring import ScoreSheet
from scopa_desktop.rules.variant import Variant


class Tally(NamedTuple):
    """What a side has won in the whole match; compared in this order where ties are broken so."""

    sweeps: int = 0
    coins: int = 0
    sevens_of_coins: int = 0
    cards: int = 0

    def with_pile(self, pile: Mask, sweeps: int) -> "Tally":
        """The tally after one more round."""
        return Tally(
            self.sweeps + sweeps,
            self.coins + (pile & COINS).bit_count(),
            self.sevens_of_coins + (pile >> SETTEBELLO & 1),
            self.cards + pile.bit_count(),
        )


def winner_of(
    variant: Variant, totals: Sequence[int], tallies: Sequence[Tally] | None = None
) -> int | None:
    """The side that has won the match with these totals at the end of a round; None plays on.

    At or past the target the highest side wins, with the lead that the game asks for. A tie at the
    top plays another round, unless the game breaks it by what was won in the whole match.
    """
    ranked = sorted(range(len(totals)), key=lambda side: -totals[side])
    first, second = ranked[:2]
    if totals[first] < variant.target:
        return None
    if totals[first] - totals[second] >= variant.ending.lead:
        return first
    if variant.ending.ties_by_match and tallies is not None:
        return _ahead_in_match(totals, tallies)
    return None


def _ahead_in_match(totals: Sequence[int], tallies: Sequence[Tally]) -> int | None:
    tied = [side for side, total in enumerate(totals) if total == max(totals)]
    best = max(tallies[side] for side in tied)
    leaders = [side for side in tied if tallies[side] == best]
    return leaders[0] if len(leaders) == 1 else None


class Step(NamedTuple):
    """Points of one category that are entered for one side."""

    category: str
    side: int
    points: int


class Race(NamedTuple):
    """Points entered one after the other until a side reached the target."""

    totals: tuple[int, ...]
    winner: int | None
    stopped_at: str | None
    """The category at which the winner got there; the rest goes unscored."""


def steps_of(sheet: ScoreSheet, sweeps: Iterable[tuple[int, int]]) -> Iterator[Step]:
    """The points of a round in the order in which they are entered.

    `sweeps` are the side and the points of every sweep in the order made.
    """
    for line in sheet.lines:
        if line.category == "sweeps":
            yield from (Step(line.category, side, points) for side, points in sweeps)
        else:
            yield from (
                Step(line.category, side, points)
                for side, points in enumerate(line.points)
                if points
            )


def run_race(start: Sequence[int], steps: Iterable[Step], target: int) -> Race:
    """Enter points one by one; the first side to reach the target wins there and then."""
    totals = list(start)
    for category, side, points in steps:
        totals[side] += points
        if totals[side] >= target:
            return Race(tuple(totals), side, category)
    return Race(tuple(totals), None, None)
