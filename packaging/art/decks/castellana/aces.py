"""Castilian deck: aces."""

import math

from ...drawing import Drawing
from ...figures.crowns import crown
from ...geometry import ellipse, limb, spline
from ...ornament import laurel
from ...palette import BLUE, DARK_GOLD, DARK_RED, GOLD, GREEN, INK, RED
from ...signs.common import dots, petals, star, sun_face
from ...signs.spanish import spanish_baton, spanish_cup, spanish_sword
from .parts import BATONS, base, sprig


def ace_cups() -> Drawing:
    """Great covered chalice."""
    g = base("copas", "1")
    g.add(spanish_cup(100, 112, 134, 168))
    lid = spline("38,108! 46,84 70,70 100,66 130,70 154,84 162,108! 100,114")
    g.solid(lid, GOLD, (-16, -5), None, angle=14, step=4.2, w=1.6)
    for x in (-1, 1):
        g.line([(100 + x * 30, 108), (100 + x * 24, 86), (100 + x * 10, 69)], 1.6)
    for x, y in ((-44, 92), (-15, 86), (15, 86), (44, 92)):
        g.shape(ellipse(100 + x, y, 5.5), BLUE, True, 1.7)
    g.shape(limb("34,110,6 100,117,6 166,110,6", 3, "round", "round"), RED)
    crown(g, 100, 68, 20, 28)
    return g


def ace_coins() -> Drawing:
    """One great coin in a wreath, crown over it and a scroll under it."""
    g = base("oros", "1")
    cx, cy = 100, 150
    for m in (1, -1):
        for i in range(9):
            a = math.radians(98 - i * 20.5) if m > 0 else math.radians(82 + i * 20.5)
            r = 74
            x, y = cx + r * math.cos(a), cy + r * math.sin(a)
            ang = math.degrees(a) + (-90 if m > 0 else 90)
            for off, col in ((30, GREEN), (-30, GREEN)):
                lf = spline("0,0! 9,-6 23,0! 9,6")
                g.shape(lf.rot(ang + off).move(x, y), col, True, 1.8)
            if i % 2 == 0:
                g.shape(ellipse(x, y, 3.6), RED, True, 1.5)
    g.shape(ellipse(cx, cy, 66), BLUE)
    g.shape(dots(cx, cy, 28, 61.5, 1.7), GOLD, False)
    r = 57
    g.shape(ellipse(cx, cy, r), GOLD)
    g.shape(dots(cx, cy, 32, r * 0.9, 1.8), INK, False)
    g.shape(ellipse(cx, cy, r * 0.8), RED)
    g.shape(star(cx, cy, 16, r * 0.76, r * 0.5), GOLD, True, 1.5)
    g.shape(ellipse(cx, cy, r * 0.54), INK, False)
    g.shape(ellipse(cx, cy, r * 0.5), GOLD, True, 2)
    sun_face(g, cx, cy, r * 0.5)
    crown(g, cx, 70, 22, 30)
    for m in (1, -1):
        tl = spline("56,246! 34,244 20,256! 32,262 28,278! 46,270 64,272!")
        g.shape(tl if m > 0 else tl.mirror(100), DARK_RED)
    sc = spline("48,238! 72,250 100,254 128,250 152,238! 156,260! 130,273 100,277 70,273 44,260!")
    g.solid(sc, RED, (0, -6), None, angle=85, step=4.6, w=1.4)
    for x in (-36, -18, 0, 18, 36):
        g.shape(petals(cx + x, 264.5 - x * x * 0.007, 6, 6.4 if x else 8, 3.4), GOLD, True, 1.2)
    return g


def ace_swords() -> Drawing:
    """A great sword through a wreath."""
    g = base("espadas", "1")
    g.add(laurel(100, 168, 52))
    g.add(spanish_sword(262, 12), "translate(128 236) rotate(-26)")
    return g


def ace_batons() -> Drawing:
    """A great club, freshly cut, with green and withered leaves."""
    g = base("bastos", "1")
    for root, tip, colour in (
        ((88, 196), (40, 250), GREEN),
        ((84, 178), (28, 196), DARK_GOLD),
        ((116, 136), (160, 86), GREEN),
        ((122, 150), (172, 140), DARK_GOLD),
    ):
        sprig(g, root, tip, 17, colour)
    g.add(spanish_baton(278, 100, *BATONS["g"]), "translate(102 156) rotate(-22)")
    return g
