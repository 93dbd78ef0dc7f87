"""Things that figures hold.

(x, y) is the centre of the hand, and everything goes up from there; `rot` turns it about the
hand. `low` is how far a shaft reaches under the hand, `up` how much longer it is above; `s` is the
scale of all three.
"""

import math
from collections.abc import Callable

from ..drawing import Drawing
from ..geometry import Point, arc, at, ellipse, limb, poly, rect, spline
from ..palette import BLUE, GOLD, GREEN, RED, SKY
from ..signs.common import leaf_spine, petals
from ..signs.italian import italian_sword
from .local import Local

Item = Callable[[Drawing, float, float], None]


def shaft(g: Drawing, frame: Local, low: Point, top: Point, col: str, w: float = 6.4) -> None:
    """A straight rod, w wide with its outline."""
    line = frame.pts([low, top])
    g.line(line, w)
    g.line(line, w - 3.4, col)


def sword(g: Drawing, x: float, y: float) -> None:
    """A sword held upright."""
    g.add(italian_sword(112, 5.4, 30), f"translate({x} {y - 11})")


def flower(col: str = RED, n: int = 5) -> Item:
    """A flower of n petals on a leafy stem."""

    def draw(g: Drawing, x: float, y: float) -> None:
        pts = [(x + 1, y + 9), (x - 2, y - 13), (x - 4, y - 31)]
        g.line(pts, 4.4)
        g.line(pts, 2, GREEN)
        for q in (
            [(x - 5, y - 19, 0), (x - 11, y - 19), (x - 17, y - 26, 0), (x - 8, y - 27)],
            [(x - 3, y - 13, 0), (x + 7, y - 17), (x + 11, y - 27, 0), (x + 1, y - 24)],
        ):
            g.shape(spline(q), GREEN, True, 1.8)
        g.shape(petals(x - 4, y - 39, n, 14, 7), col, True, 2)
        g.shape(ellipse(x - 4, y - 39, 5), GOLD if col != GOLD else RED, True, 1.6)

    return draw


def spear(
    g: Drawing,
    x: float,
    y: float,
    rot: float = 0,
    low: float = 19,
    up: float = 0,
    col: str = GOLD,
) -> None:
    """A spear."""
    frame = Local(x, y, rot=rot)
    shaft(g, frame, (1, low), (-1, -29 - up), col)
    g.shape(frame(spline(at(0, -up, "-2,-75! 9,-57 5,-41 -1,-27! -8,-41 -12,-57"))), SKY, True, 2.2)
    g.line(frame.pts([(-1.5, -67 - up), (-1, -31 - up)]), 1.4)
    collar = limb(at(0, -up, "-11,-27,3 9,-27,3"), 1, "round", "round")
    g.shape(frame(collar), GOLD, True, 1.9)


def sceptre(g: Drawing, x: float, y: float, rot: float = 0, low: float = 19, up: float = 0) -> None:
    """A sceptre with a flower of gold."""
    frame = Local(x, y, rot=rot)
    shaft(g, frame, (0, low), (0, -50 - up), GOLD, 7)
    g.shape(frame(petals(0, -58 - up, 4, 13, 6, 0)), GOLD, True, 2)
    g.shape(frame(ellipse(0, -58 - up, 4)), RED, True, 1.5)
    collar = limb(at(0, -up, "-7,-42,3 7,-42,3"), 1, "round", "round")
    g.shape(frame(collar), RED, True, 1.8)


def axe(
    g: Drawing,
    x: float,
    y: float,
    low: float = 19,
    up: float = 0,
    turn: float = 1,
    s: float = 1,
) -> None:
    """An axe, its blade to the left, or to the right with a turn of -1."""
    frame = Local(x, y, s, turn)
    shaft(g, frame, (0, low), (0, -86 - up), GOLD)
    b = spline(at(0, -up, "-2,-58! -12,-52 -20,-42! -23,-62 -20,-82! -12,-72 -2,-66!"))
    g.shape(frame(b), SKY, True, 2.2)
    g.line(frame.pts(at(0, -up, "-18,-48 -20,-62 -18,-76")), 1.4)
    g.shape(frame(spline(at(0, -up, "2,-68! 13,-62! 2,-56!"))), SKY, True, 2)
    g.shape(frame(ellipse(0, -86 - up, 4)), GOLD, True, 1.8)


def halberd(
    g: Drawing,
    x: float,
    y: float,
    rot: float = 0,
    low: float = 19,
    up: float = 0,
    turn: float = 1,
    s: float = 1,
) -> None:
    """A halberd, its blade to the left, or to the right with a turn of -1."""
    frame = Local(x, y, s, turn, rot)
    shaft(g, frame, (0, low), (0, -74 - up), GOLD)
    g.shape(frame(spline(at(0, -up, "0,-98! 6,-84 0,-72! -6,-84"))), SKY, True, 2)
    blade = spline(at(0, -up, "0,-72! -16,-78! -18,-62 -12,-50! 0,-56! 10,-60! 12,-70!"))
    g.shape(frame(blade), SKY, True, 2)


def oak_leaf(g: Drawing, x: float, y: float) -> None:
    """An oak leaf."""
    g.add(leaf_spine([(x, y + 8), (x - 2, y - 24), (x - 1, y - 62)], 11, 5, GREEN, 2))


def orb(g: Drawing, x: float, y: float) -> None:
    """The orb of the realm, on the palm."""
    g.shape(ellipse(x, y - 20, 14), BLUE)
    g.line(arc(x, y - 25, 14, 150, 30, 6), 3.4, GOLD)
    g.shape(rect(x - 2.4, y - 48, 4.8, 15), GOLD, True, 1.7)
    g.shape(rect(x - 7, y - 44, 14, 4.8), GOLD, True, 1.7)


def lance(g: Drawing, x0: float, y0: float, x1: float, y1: float, col: str = RED) -> None:
    """A lance with an arrow's head, from its foot (x0, y0) to its point (x1, y1)."""
    frame = Local(x1, y1, rot=math.degrees(math.atan2(x1 - x0, y0 - y1)))
    g.line([(x0, y0), (x1, y1)], 6.6, smooth=False)
    g.line([(x0, y0), (x1, y1)], 3.2, col, smooth=False)
    g.shape(frame(spline("0,-2! 8,14 11,30! 0,22! -11,30! -8,14")), BLUE, True, 2)
    g.line(frame(poly("0,4 0,20", False)), 1.4, SKY)
