"""The points of a round that are certain before it is over, by which a player calls out.

RULES, section 4: the points that a side would keep if every card that is not yet in a pile went to
one other side, whichever is worst for it.
"""

from collections.abc import Sequence

from scopa_desktop.rules.cards import PACK, union
from scopa_desktop.rules.ending import Tally
from scopa_desktop.rules.scoring import Category, ScoreLine, ScoreSheet, SideResult


def certain_sheet(categories: Sequence[Category], side_results: Sequence[SideResult]) -> ScoreSheet:
    """The score sheet of the piles as they are, with the certain points only.

    The figures and cards are those of the piles as they are. Cards that a player does not know to
    be in a pile may be left out of `side_results`: then no more points are certain.
    """
    return ScoreSheet(tuple(_certain_line(category, side_results) for category in categories))


def _certain_line(category: Category, side_results: Sequence[SideResult]) -> ScoreLine:
    """The line of a category, with the points that each side keeps whatever is still captured."""
    left = PACK & ~union(result.pile for result in side_results)
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


def needed_to_call_out(target: int, totals: Sequence[int]) -> int:
    """The points that a right claim needs, with these totals before the round.

    It is the target; where the highest sides tie at or past it, one more than their total.
    """
    most = max(totals)
    return max(target, most + 1) if totals.count(most) > 1 else target


def winner_against(
    seat_order: Sequence[int], totals: Sequence[int], tallies: Sequence[Tally], loser: int
) -> int:
    """The side that wins when `loser` called out wrongly.

    It is the one with the highest total of certain points; of equal ones that with the better
    tally of the match, then the next in `seat_order`, which are the sides from the caller on.
    """
    others = [side for side in seat_order if side != loser]
    return max(others, key=lambda side: (totals[side], tallies[side], -others.index(side)))
