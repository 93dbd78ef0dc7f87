"""What the seats have gained in a round, and what their sides have won with it."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from scopa_desktop.rules.cards import Card, Mask, mask_of
from scopa_desktop.rules.scoring import SideResult
from scopa_desktop.rules.seating import Seating


class Sweep(NamedTuple):
    """A sweep made in the round."""

    seat: int
    points: int
    markers: tuple[Card, ...]
    """The cards turned up in the pile, one for each point as far as the capture has cards."""


class Bonus(NamedTuple):
    """Points from a declaration, or from the opening table."""

    seat: int
    name: str
    points: int


def side_results_of(
    seating: Seating, piles: Sequence[Mask], sweeps: Iterable[Sweep], bonuses: Iterable[Bonus]
) -> list[SideResult]:
    """What each side has won with its pile, its sweeps and its bonuses."""
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
