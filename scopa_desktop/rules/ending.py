"""The end of a match: the winner by totals, by tie-break, in a race, or by calling out.

A player calls out by the points of a round that are certain before it is over (RULES, section 4):
those that a side would keep if every card that is not yet in a pile went to one other side,
whichever is worst for it.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple, TypeVar

from scopa_desktop.rules.cards import COINS, FORTY, KING_OF_COINS, SETTEBELLO, Mask, Pack, union
from scopa_desktop.rules.scoring import SWEEPS_CATEGORY, Category, ScoreLine, ScoreSheet, SideResult
from scopa_desktop.rules.variant import MATCH_TIE_BREAKS, Variant

Points = TypeVar("Points", int, float)


class Tally(NamedTuple):
    """What a side has won in the whole match; games name what breaks a tie (`EndingRule`)."""

    sweeps: int = 0
    coins: int = 0
    sevens_of_coins: int = 0
    cards: int = 0
    kings_of_coins: int = 0

    def with_pile(self, pile: Mask, sweeps: int) -> "Tally":
        """The tally after one more round, with these cards and sweep points."""
        return Tally(
            self.sweeps + sweeps,
            self.coins + (pile & COINS).bit_count(),
            self.sevens_of_coins + (pile >> SETTEBELLO & 1),
            self.cards + pile.bit_count(),
            self.kings_of_coins + (pile >> KING_OF_COINS & 1),
        )

    def counts(self, names: Sequence[str]) -> tuple[int, ...]:
        """The values of these fields."""
        return tuple(getattr(self, name) for name in names)


def lead_of(points: Sequence[Points], side: int, point_worth: int = 1) -> Points:
    """The points of a side less those of the best other one.

    With a `point_worth` of -1 few points are good, and it is how many fewer the side has.
    """
    others = (own for other, own in enumerate(points) if other != side)
    return points[side] - max(others) if point_worth > 0 else min(others) - points[side]


def winner_of(
    variant: Variant, totals: Sequence[int], tallies: Sequence[Tally] | None = None
) -> int | None:
    """The side that has won the match with these totals at the end of a round; None: play on.

    When a side is at or past the target, the highest side wins if it has the lead that the game
    requires, or the lowest one where that wins. A tie means another round, unless the game breaks
    it by `tallies`.
    """
    if max(totals) < variant.target:
        return None
    worth = variant.ending.point_worth
    first = max(range(len(totals)), key=lambda side: worth * totals[side])
    if lead_of(totals, first, worth) >= variant.ending.lead:
        return first
    if variant.ending.tie_breaks and tallies is not None:
        counts = [tally.counts(variant.ending.tie_breaks) for tally in tallies]
        return _tie_break_winner(totals, counts)
    return None


def _tie_break_winner(totals: Sequence[int], counts: Sequence[tuple[int, ...]]) -> int | None:
    tied = [side for side, total in enumerate(totals) if total == max(totals)]
    best = max(counts[side] for side in tied)
    leaders = [side for side in tied if counts[side] == best]
    return leaders[0] if len(leaders) == 1 else None


class TieBreak(NamedTuple):
    """What decided a match whose highest sides had the same total."""

    name: str
    """The field of `Tally` that decided."""
    counts: tuple[int, ...]
    """Its value for each of the tied sides, the winner's first, then the highest."""


def tie_break(
    variant: Variant, winner: int, totals: Sequence[int], tallies: Sequence[Tally]
) -> TieBreak | None:
    """What decided that a side has won; None where its total is higher than all others."""
    names = variant.ending.tie_breaks
    tied = [side for side, total in enumerate(totals) if total == totals[winner]]
    counts = [tally.counts(names) for tally in tallies]
    others = sorted((counts[side] for side in tied if side != winner), reverse=True)
    if not others:
        return None
    own = counts[winner]
    index = next(
        i for i, counts in enumerate(zip(own, others[0], strict=True)) if len({*counts}) > 1
    )
    return TieBreak(names[index], (own[index], *(other[index] for other in others)))


class ScoreEntry(NamedTuple):
    """Points of one category for one side, as they are entered in a race."""

    category: str
    side: int
    points: int


class RaceResult(NamedTuple):
    """The totals after entering the points of a round, until a side reached the target."""

    totals: tuple[int, ...]
    winner: int | None
    stopped_at: str | None
    """The category in which a side reached the target; None where all points were entered."""


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
    """Enter points one by one until a side reaches the target; the rest is not entered.

    Where a side had the target at the start, because it was lowered, nobody reaches it any more:
    all points are entered, and the side that alone has most wins (RULES 2.2).
    """
    totals, is_decided_by_most = list(start), max(start) >= target
    for entry in entries:
        totals[entry.side] += entry.points
        if totals[entry.side] >= target and not is_decided_by_most:
            return RaceResult(tuple(totals), entry.side, entry.category)
    return RaceResult(tuple(totals), _highest_at(totals, target), None)


def _highest_at(totals: Sequence[int], target: int) -> int | None:
    """The side that has the target and more points than all others; None where there is none."""
    most = max(totals)
    return totals.index(most) if most >= target and totals.count(most) == 1 else None


def certain_sheet(
    categories: Sequence[Category], side_results: Sequence[SideResult], pack: Pack = FORTY
) -> ScoreSheet:
    """The score sheet of the piles as they are, with the certain points only.

    The figures and cards are those of the piles as they are. Cards that a player does not know to
    be in a pile may be left out of `side_results`: then no more points are certain.
    """
    return ScoreSheet(tuple(_certain_line(category, side_results, pack) for category in categories))


def _certain_line(category: Category, side_results: Sequence[SideResult], pack: Pack) -> ScoreLine:
    """The line of a category, with the points that each side keeps whatever is still captured."""
    left = pack.cards & ~union(result.pile for result in side_results)
    worst = [
        category.score(
            [
                result._replace(pile=result.pile | left) if side == other else result
                for side, result in enumerate(side_results)
            ]
        ).points
        for other in range(len(side_results))
    ]
    points = tuple(
        min(points[side] for other, points in enumerate(worst) if other != side)
        for side in range(len(side_results))
    )
    return category.score(side_results)._replace(points=points)


def needed_to_call_out(target: int, certain: Sequence[int], side: int) -> int:
    """The points that a right claim of `side` needs: the target, and more than every other side.

    `certain` are the totals of the sides with the certain points of the round.
    """
    most = max(points for other, points in enumerate(certain) if other != side)
    return max(target, most + 1)


def winner_against(
    seat_order: Sequence[int], totals: Sequence[int], tallies: Sequence[Tally], loser: int
) -> int:
    """The side that wins when `loser` called out wrongly.

    It is the one with the highest total of certain points; of equal ones that with the better
    tally of the match, then the next in `seat_order`, which are the sides from the caller on.
    """
    others = [side for side in seat_order if side != loser]
    counts = [tally.counts(MATCH_TIE_BREAKS) for tally in tallies]
    return max(others, key=lambda side: (totals[side], counts[side], -others.index(side)))
