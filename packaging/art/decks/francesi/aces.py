"""French-suited deck: aces."""

from dataclasses import dataclass

from ...drawing import Drawing
from ...geometry import Point, Shape, ellipse, poly, spline
from ...palette import GOLD, PAPER
from ...signs.common import dots, petals
from ...signs.french import FRENCH_SIGNS, diamond, french_pip, heart, in_suit_colour
from .parts import indices

CX, CY = 100.0, 155.0
LOBES = ((0, -42.1), (-39, 10.9), (39, 10.9))  # of a trefoil of size 156


@dataclass(frozen=True)
class _Ace:
    """The size of the sign, its inner contour, and its flowers about the centre."""

    size: float
    inlay: Shape
    flowers: tuple[Point, ...]
    leaf: float = 34


ACES = {
    "hearts": _Ace(156, heart(134), ((0, -4),)),
    "diamonds": _Ace(178, diamond(150), ((0, 0),), 32),
    "clubs": _Ace(156, sum((ellipse(x, y, 28) for x, y in LOBES), Shape()), LOBES, 22),
    "spades": _Ace(156, heart(134).scale(1, -0.95).move(0, -3), ((0, 6),)),
}


def ace(suit: str) -> Drawing:
    """One large sign with an inlay of paper: a contour and flowers with leaves."""
    g = indices(suit, "A")
    colour = FRENCH_SIGNS[suit][1]
    shown = ACES[suit]
    g.add(french_pip(suit, CX, CY, shown.size))
    g.shape(shown.inlay.move(CX, CY), "none", PAPER, 2)
    for x, y in shown.flowers:
        _flower(g, CX + x, CY + y, shown.leaf, colour)
    return g


def _flower(g: Drawing, x: float, y: float, leaf: float, colour: str) -> None:
    k = leaf / 34
    long_leaf = spline([(12 * k, 0, 0), (22 * k, -6 * k), (leaf, 0, 0), (22 * k, 6 * k)])
    for a in range(0, 360, 60):
        g.shape(long_leaf.rot(a + 30).move(x, y), PAPER, False)
        bud = poly([(0, -3 * k), (3 * k, 0), (0, 3 * k), (-3 * k, 0)]).move(26 * k, 0)
        g.shape(bud.rot(a).move(x, y), GOLD, False)
    g.shape(petals(x, y, 6, 17 * k, 9 * k), GOLD, PAPER, 1.6)
    middle = Drawing()
    middle.shape(dots(x, y, 6, 10 * k, 1.5 * k), colour, False)
    middle.shape(ellipse(x, y, 5 * k), colour, False)
    g.add(in_suit_colour(middle))
