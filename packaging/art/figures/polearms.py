"""Lances, spears, axes and staffs, from the foot (x0, y0) of the pole to the point (x1, y1)."""

import math

from ..drawing import Drawing
from ..geometry import Shape, Transform, ellipse, limb, poly, spline
from ..palette import BLUE, GOLD, RED, SKY


def _pole(g: Drawing, x0: float, y0: float, x1: float, y1: float, col: str) -> Transform:
    """The pole; returns the map of a head that is drawn upright with its point at the origin."""
    a = math.degrees(math.atan2(x1 - x0, y0 - y1))
    g.line([(x0, y0), (x1, y1)], 6.6, smooth=False)
    g.line([(x0, y0), (x1, y1)], 3.2, col, smooth=False)

    def placed(sh: Shape) -> Shape:
        return sh.rot(a).move(x1, y1)

    return placed


def lance(g: Drawing, x0: float, y0: float, x1: float, y1: float, col: str = RED) -> None:
    """A lance with an arrow's head."""
    q = _pole(g, x0, y0, x1, y1, col)
    g.shape(q(spline("0,-2! 8,14 11,30! 0,22! -11,30! -8,14")), BLUE, True, 2)
    g.line(q(poly("0,4 0,20", False)), 1.4, SKY)


def spear(g: Drawing, x0: float, y0: float, x1: float, y1: float, col: str = GOLD) -> None:
    """A spear with a leaf-shaped head and a tassel below it."""
    q = _pole(g, x0, y0, x1, y1, col)
    g.shape(q(spline("-4,48! -9,62 -6,74! -2,68 0,76! 3,68 7,73! 9,61 4,48!")), RED, True, 1.8)
    g.shape(q(spline("0,-2! 9,20 6,36 2,45! -2,45! -6,36 -9,20")), SKY, True, 2.1)
    g.line(q(poly("0,7 0,40", False)), 1.4)
    g.shape(q(limb("-7,47,3.2 7,47,3.2", 1, "round", "round")), GOLD, True, 1.8)


def halberd(
    g: Drawing, x0: float, y0: float, x1: float, y1: float, turn: float = 1, col: str = GOLD
) -> None:
    """A halberd whose blade lies to the side turn."""
    q = _pole(g, x0, y0, x1, y1, col)

    def side(sh: Shape) -> Shape:
        return q(sh if turn > 0 else sh.mirror())

    g.shape(q(spline("0,-2! 5.5,14 0,34! -5.5,14")), SKY, True, 2)
    g.solid(side(spline("-1,34! 12,29 20,21! 26,40 20,60! 13,49 -1,48!")), SKY, (-5, -2), 2.1)
    g.shape(side(spline("1,35! -20,31! -12,41 -20,52! 1,47!")), SKY, True, 2)
    g.shape(q(ellipse(0, 41, 3.2)), GOLD, True, 1.5)


def axe(
    g: Drawing, x0: float, y0: float, x1: float, y1: float, turn: float = 1, col: str = GOLD
) -> None:
    """A long-handled axe with a broad blade to the side turn, a knob on top."""
    q = _pole(g, x0, y0, x1, y1, col)

    def side(sh: Shape) -> Shape:
        return q(sh if turn > 0 else sh.mirror())

    g.solid(
        side(spline("0,12! 14,9 24,-4! 37,22 24,52! 15,37 0,33!")), SKY, (-6, -3), 2.2, step=3.8
    )
    g.line(side(spline("25,4 31,22 25,44", False)), 1.4)
    g.shape(side(spline("0,15! -12,11! -12,34! 0,30!")), SKY, True, 2)
    g.shape(q(ellipse(0, 0, 4.6)), GOLD, True, 1.8)
