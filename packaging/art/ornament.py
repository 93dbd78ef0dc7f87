"""Ornaments shared by the decks."""

import math
from collections.abc import Sequence

from .drawing import Drawing
from .figures.local import Local
from .geometry import at, ellipse, spline
from .glyphs import motto
from .palette import CHEEK, DARK_RED, GOLD, GREEN, INK, RED, TURF, WHITE
from .signs.common import petals


def mound(g: Drawing, y: float = 284, x0: float = 40, x1: float = 168, col: str = TURF) -> None:
    """A grassy mound."""
    sh = spline(
        [
            (x0, y + 12, 0),
            (x0 + 14, y + 4),
            (100, y - 2),
            (x1 - 14, y + 4),
            (x1, y + 12, 0),
            (100, y + 15),
        ]
    )
    g.solid(sh, col, (0, -6), 2, angle=0, step=3.6, w=1.3)
    for x in (x0 + 16, x1 - 22):
        g.line([(x - 4, y - 2), (x - 1, y + 4)], 1.6, smooth=False)
        g.line([(x + 1, y - 5), (x + 1, y + 4)], 1.6, smooth=False)
        g.line([(x + 6, y - 2), (x + 3, y + 4)], 1.6, smooth=False)


def rosette(g: Drawing, x: float, y: float, r: float) -> None:
    """A red flower with four leaves."""
    for a in range(0, 360, 90):
        lf = spline(
            [
                (x, y, 0),
                (x + r * 0.55, y - r * 0.34),
                (x + r * 1.5, y, 0),
                (x + r * 0.55, y + r * 0.34),
            ]
        ).rot(a + 45, x, y)
        g.shape(lf, GREEN, True, 1.8)
        g.line(spline([(x + r * 0.5, y), (x + r * 1.2, y)], False).rot(a + 45, x, y), 1.1)
    g.shape(petals(x, y, 5, r * 0.8, r * 0.4), RED, True, 1.8)
    g.shape(ellipse(x, y, r * 0.28), GOLD, True, 1.6)


def mask(g: Drawing, x: float, y: float, s: float) -> None:
    """Grotesque moustached mask of the three of batons."""
    L = Local(x, y, s)
    for m in (1, -1):
        ear = spline("34,-14! 46,-22 54,-10 46,6 34,6!")
        g.shape(L(ear if m > 0 else ear.mirror()), GOLD)
        g.line(
            L(
                spline("40,-10 46,-10 43,0", False)
                if m > 0
                else spline("40,-10 46,-10 43,0", False).mirror()
            ),
            1.5,
        )
    face = spline("-37,-26 -39,0 -30,24 -14,44 0,49 14,44 30,24 39,0 37,-26 20,-38 0,-41 -20,-38")
    g.solid(L(face), GOLD, (-9 * s, -4 * s), None, angle=18, step=4.2, w=1.6)
    curls = [
        (-40, -26),
        (-47, -38),
        (-36, -50, 0),
        (-28, -48),
        (-22, -58),
        (-10, -50, 0),
        (0, -60),
        (10, -50, 0),
        (22, -58),
        (28, -48),
        (36, -50, 0),
        (47, -38),
        (40, -26),
        (30, -22, 0),
        (22, -32),
        (12, -26, 0),
        (0, -34),
        (-12, -26, 0),
        (-22, -32),
        (-30, -22, 0),
    ]
    g.shape(L(spline(curls)), RED)
    for cx in (-28, -12, 12, 28):
        g.line(L(spline(at(cx, 0, "-4,-38 0,-44 5,-40 0,-36"), False)), 1.5)
    for m in (1, -1):
        MM = Local(x, y, s, m)
        g.line(MM(spline("5,-12 14,-21 29,-15", False)), 4)
        g.shape(MM(spline("7,-4! 16,-11 27,-4! 16,2")), WHITE, True, 1.8)
        g.shape(MM(ellipse(16, -4.4, 4)), INK, False)
        g.shape(MM(ellipse(26, 9, 6, 5)), CHEEK, False)
        g.shape(
            MM(spline("0,14! 8,12 20,20 31,14 35,6! 38,18 28,28 12,25 0,20!")), DARK_RED, True, 1.8
        )
    g.shape(L(spline("-5,-12! -6,2 -10,9 -5,13 0,15 5,13 10,9 6,2 5,-12!")), GOLD, True, 2)
    g.shape(L(spline("-14,26! 0,23.5 14,26! 9,37 0,40 -9,37")), DARK_RED, True, 2)
    g.shape(L(spline("-11,27! 0,25 11,27! 9,31.5! -9,31.5!")), WHITE, True, 1.4)
    for xx in (-4.5, 0, 4.5):
        g.line(L(spline([(xx, 26), (xx, 31)], False)), 1)


def laurel(cx: float, cy: float, r: float) -> Drawing:
    """A wreath of laurel, open at the top."""
    g = Drawing()
    for m in (1, -1):
        for i in range(7):
            a = math.radians(84 - i * 24) if m > 0 else math.radians(96 + i * 24)
            x, y = cx + r * math.cos(a), cy + r * math.sin(a) * 1.1
            ang = math.degrees(a) + (-90 if m > 0 else 90)
            for off in (32, -32):
                g.shape(spline("0,0! 9,-6 23,0! 9,6").rot(ang + off).move(x, y), GREEN, True, 1.8)
            if i % 2:
                g.shape(ellipse(x, y, 3.4), RED, True, 1.5)
    return g


def tablet(
    g: Drawing,
    x: float,
    y: float,
    w: float,
    h: float,
    lines: Sequence[str],
    cap: float,
    fill: str = GOLD,
) -> None:
    """Scroll with a motto."""
    for m in (1, -1):
        t = spline(
            [
                (x + m * (w / 2 - 6), y + 6, 0),
                (x + m * (w / 2 + 14), y + 12),
                (x + m * (w / 2 + 10), y + h / 2 + 6, 0),
                (x + m * (w / 2 + 16), y + h + 8, 0),
                (x + m * (w / 2 - 6), y + h + 3, 0),
            ]
        )
        g.shape(t, RED)
    sh = spline(
        [
            (x - w / 2, y, 0),
            (x, y + 4),
            (x + w / 2, y, 0),
            (x + w / 2, y + h, 0),
            (x, y + h + 4),
            (x - w / 2, y + h, 0),
        ]
    )
    g.shape(sh, fill)
    n = len(lines)
    lead = cap * 1.62
    motto(g, lines, x, y + 3 + (h - (n - 1) * lead - cap) / 2, cap, 1.62)
