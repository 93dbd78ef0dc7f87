"""How a match ends, and what is certain in mid-round: RULES, sections 1, 2.2, 2.15 and 4.

The target may be another in each round; that of the rules is the one of the round that ends.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeAlias

from tests.rules.by_the_book.counting import Points, lines_of
from tests.rules.by_the_book.taking import RANKS, SUITS, Cards, Rules

Won: TypeAlias = Sequence[Sequence[int]]
"""For each side its sweeps, coins, sevens of coins, cards and kings of coins in the whole match."""

_PACK: Cards = frozenset(rank + suit for rank in RANKS for suit in SUITS)


def after_a_round(
    rules: Rules, before: Sequence[int], entered: Iterable[tuple[int, int]], won: Won
) -> tuple[Points, int | None]:
    """The totals and the winner after a round; None where the match goes on.

    `entered` are the points of the round, each with its side, in the order of the score sheet.
    """
    target, totals = int(rules.options["target"]), [*before]
    is_race = rules.game.is_race and all(points < target for points in before)
    for side, points in entered:
        totals[side] += points
        if is_race and totals[side] >= target:
            return totals, side
    if rules.game.lowest_wins:
        return totals, _with_fewest(rules, totals)
    best = _best(range(len(totals)), lambda side: totals[side])
    if totals[best[0]] < target:
        return totals, None
    if len(best) > 1:
        match rules.game.breaks_ties:
            case "by the match":
                best = _best(best, lambda side: [*won[side][:4]])
            case "by the king":
                best = _best(best, lambda side: won[side][4])
        return totals, best[0] if len(best) == 1 else None
    lead = totals[best[0]] - sorted(totals)[-2]
    return totals, best[0] if lead >= (2 if rules.has("lead_by_two") else 1) else None


def _with_fewest(rules: Rules, totals: Sequence[int]) -> int | None:
    """The side that wins with the fewest points, once somebody has too many."""
    fewest, second = sorted(totals)[:2]
    is_decided = any(points >= int(rules.options["target"]) for points in totals)
    is_clear = second - fewest >= (2 if rules.has("lead_by_two") else 1)
    return [*totals].index(fewest) if is_decided and is_clear else None


def after_a_claim(rules: Rules, certain: Sequence[int], claimant: int, won: Won) -> int:
    """The side that wins when a side claims to have the target and to lead.

    `certain` are the totals with the points of the round that are certain.
    """
    target, sides = int(rules.options["target"]), len(certain)
    others = [(claimant + step) % sides for step in range(1, sides)]
    leads = all(certain[claimant] > certain[other] for other in others)
    if leads and certain[claimant] >= target:
        return claimant
    # Of equal ones the first of those that come next in turn.
    return _best(others, lambda side: (certain[side], [*won[side][:4]]))[0]


def certain_points(rules: Rules, piles: Sequence[Cards]) -> Points:
    """What each side keeps in each category if all the rest goes to the worst other side."""
    rest, sides = _PACK.difference(*piles), range(len(piles))
    sure = []
    for side in sides:
        worst = [
            lines_of(
                rules, [pile | rest if one == other else pile for one, pile in enumerate(piles)]
            )
            for other in sides
            if other != side
        ]
        sure.append(sum(min(line[side] for line in lines) for lines in zip(*worst, strict=True)))
    return sure


def _best(sides: Sequence[int], measure: Callable[[int], Any]) -> list[int]:
    """The sides that measure most, in their order."""
    most = max(map(measure, sides))
    return [side for side in sides if measure(side) == most]
