"""Sweeps and bonuses of a round by seat, and the results of the sides."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from scopa_desktop.rules.cards import Card, Mask, mask_of
from scopa_desktop.rules.scoring import SideResult
from scopa_desktop.rules.seating import Seating


class Sweep(NamedTuple):
    """A sweep of the round."""

    seat: int
    points: int
    markers: tuple[Card, ...]
    """The cards turned face up in the pile: one for each point, as far as the capture has cards."""


class Bonus(NamedTuple):
    """Points of a combination that was declared, or that the opening table has."""

    seat: int
    name: str
    points: int


def side_results_of(
    seating: Seating, piles: Sequence[Mask], sweeps: Iterable[Sweep], bonuses: Iterable[Bonus]
) -> list[SideResult]:
    """The result of each side: its pile, its sweeps and its bonuses."""
    side_results = [SideResult(pile) for pile in piles]
    for sweep in sweeps:
        side = seating.side_of(sweep.seat)
        points = side_results[side].sweep_points + sweep.points
        cards = side_results[side].sweep_cards | mask_of(sweep.markers)
        side_results[side] = SideResult(piles[side], points, cards)
    for bonus in bonuses:
        side = seating.side_of(bonus.seat)
        declared = side_results[side].declared_points + bonus.points
        side_results[side] = side_results[side]._replace(declared_points=declared)
    return side_results
