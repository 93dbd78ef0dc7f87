"""Bergamasque deck: number cards."""

import math
from collections.abc import Sequence

from ...drawing import Drawing
from ...figures.crowns import crown
from ...geometry import Point, at, centre_line, ellipse, limb, poly, rect, spline
from ...palette import CARD_WIDTH, DARK_GREEN, GREEN, INK, RED, WHITE
from ...signs.common import leaf_spine, petals
from ...vignettes import maiden
from .parts import COBALT, HEIGHT, MIDDLE, OCHRE, coin, cup, framed, hilt, rod

COINS = {
    2: [(0.5, 0.245, 0.64), (0.5, 0.755, 0.64)],
    3: [(0.5, 0.19, 0.54), (0.5, 0.5, 0.54), (0.5, 0.81, 0.54)],
    4: [(x, y, 0.38) for y in (0.165, 0.835) for x in (0.29, 0.71)],
    5: [
        (0.5, 0.16, 0.385),
        (0.275, 0.42, 0.385),
        (0.725, 0.42, 0.385),
        (0.285, 0.79, 0.385),
        (0.715, 0.79, 0.385),
    ],
    6: [(x, y, 0.40) for y in (0.165, 0.5, 0.835) for x in (0.29, 0.71)],
    7: [(x, y, 0.355) for y in (0.15, 0.375, 0.85) for x in (0.28, 0.72)] + [(0.5, 0.615, 0.355)],
}
CUPS = {
    2: [(0.5, 0.27, 0.52, 0.40), (0.5, 0.73, 0.52, 0.40)],
    3: [(0.5, 0.255, 0.47, 0.37), (0.28, 0.735, 0.40, 0.32), (0.72, 0.735, 0.40, 0.32)],
    4: [(x, y, 0.355, 0.285) for y in (0.205, 0.795) for x in (0.285, 0.715)],
    5: [(x, y, 0.34, 0.27) for y in (0.185, 0.815) for x in (0.28, 0.72)]
    + [(0.5, 0.5, 0.36, 0.285)],
    6: [(x, y, 0.34, 0.265) for y in (0.185, 0.5, 0.815) for x in (0.285, 0.715)],
    7: [(x, y, 0.30, 0.24) for y in (0.17, 0.47) for x in (0.28, 0.72)]
    + [(x, 0.82, 0.275, 0.24) for x in (0.215, 0.5, 0.785)],
}
ARCS = {2: (62,), 3: (62,), 4: (68, 50), 5: (68, 50), 6: (72, 56, 40), 7: (72, 57, 42)}
TOP = 92.0


def blade(g: Drawing, pts: Sequence[Point], r0: float, r1: float, a: str, b: str) -> None:
    """Curved blade in two colours with an ochre zigzag band in the middle."""
    n = len(pts)
    c = centre_line(
        [(x, y, r0 + (r1 - r0) * (i / (n - 1)) ** 3) for i, (x, y) in enumerate(pts)], 4
    )
    k = len(c) - 1
    i0, i1 = int(k * 0.36), int(k * 0.64)
    whole = limb(c, 1, "flat", "point")
    g.shape(limb(c[: i0 + 1], 1), a, True, 1.5)
    g.shape(limb(c[i1:], 1, "flat", "point"), b, True, 1.5)
    g.shape(limb(c[i0 : i1 + 1], 1), OCHRE, True, 1.5)
    z = []
    for j in range(i0, i1 + 1):
        (x, y, r), (x2, y2, _) = c[j], c[min(j + 1, k)]
        L = math.hypot(x2 - x, y2 - y) or 1
        s = r * 0.8 * (1 if (j - i0) % 2 else -1)
        z.append((x - (y2 - y) / L * s, y + (x2 - x) / L * s))
    g.line(poly(z, False), 1.5)
    g.shape(whole, "none", True, 2.1)


def straight(g: Drawing, x: float, y0: float, y1: float) -> None:
    """Upright sword, hilt above, point at y1."""
    gy = y0 + 42
    sh = poly([(x - 8, gy), (x - 8, y1 - 14), (x, y1), (x + 8, y1 - 14), (x + 8, gy)])
    g.shape(sh, COBALT, False)
    g.shape(
        poly([(x - 2.6, gy), (x - 2.6, y1 - 20), (x, y1 - 14), (x + 2.6, y1 - 20), (x + 2.6, gy)]),
        INK,
        False,
    )
    g.shape(sh)
    hilt(g, x, gy, 0, 1.2)


def knot(g: Drawing, x: float, y: float, w: float = 15, h: float = 21) -> None:
    """Dark leaf lozenge over a crossing."""
    g.shape(poly([(x, y - h), (x + w, y), (x, y + h), (x - w, y)]), GREEN)
    for a in range(0, 360, 90):
        k = h if a % 180 else w
        g.shape(
            spline([(0, 0, 0), (k * 0.4, -k * 0.2), (k * 0.78, 0, 0), (k * 0.4, k * 0.2)])
            .rot(a)
            .move(x, y),
            DARK_GREEN,
            True,
            1.1,
        )
    g.shape(ellipse(x, y, 3.4), OCHRE, True, 1.3)


def coins(n: int) -> Drawing:
    """The number card n of coins."""
    g = framed()
    if n == 2:  # acanthus scroll between the coins
        for a in (0, 180):
            sc = limb(
                "100,188,5 128,178,6.6 152,184,7 158,200,6 148,210,4.6 140,202,3",
                3,
                "flat",
                "round",
            ).rot(a, 100, MIDDLE)
            g.solid(sc, GREEN, (-4, -4), None, angle=30, step=4, w=1.4)
            for x, y, r_ in ((136, 173, -58), (160, 182, -14), (164, 202, 40)):
                g.shape(
                    spline("0,0! 7,-6 19,-3! 8,4").rot(r_).move(x, y).rot(a, 100, MIDDLE),
                    OCHRE,
                    True,
                    1.7,
                )
    g.scatter(
        lambda r: coin(0, 0, r),
        [(x * CARD_WIDTH, y * HEIGHT, d * CARD_WIDTH / 2) for x, y, d in COINS[n]],
    )
    if n == 4:
        scales(g, 100, MIDDLE)
    return g


def scales(g: Drawing, x: float, y: float) -> None:
    """Balance with a crown."""
    crown(g, x, y - 36, 15, 18, 1, OCHRE, RED, (COBALT, WHITE, COBALT))
    g.shape(rect(x - 3, y - 32, 6, 66, 2), OCHRE, True, 1.9)
    g.shape(
        limb(
            at(x, y, "-44,-18,2.4 -20,-25,3.4 0,-24,4 20,-25,3.4 44,-18,2.4"), 2, "round", "round"
        ),
        OCHRE,
        True,
        1.9,
    )
    g.shape(ellipse(x, y - 24, 6), RED, True, 1.8)
    for m in (1, -1):
        for dx in (-13, 13):
            g.line([(x + m * 43, y - 16), (x + m * 43 + dx, y + 16)], 1.6, smooth=False)
        g.shape(
            spline(
                [
                    (x + m * 43 - 18, y + 15, 0),
                    (x + m * 43 - 12, y + 25),
                    (x + m * 43, y + 28),
                    (x + m * 43 + 12, y + 25),
                    (x + m * 43 + 18, y + 15, 0),
                ]
            ),
            RED,
            True,
            2,
        )
    g.shape(spline(at(x, y, "-24,42! -10,36 0,32 10,36 24,42!")), OCHRE, True, 2)


def cups(n: int) -> Drawing:
    """The number card n of cups."""
    g = framed()
    if n == 2:
        for m in (1, -1):
            for y0, y1 in ((120, 40), (256, 336)):
                g.add(
                    leaf_spine(
                        [(100 + m * 40, y0), (100 + m * 66, (y0 + y1) / 2), (100 + m * 70, y1)],
                        13,
                        6,
                        GREEN,
                        1.8,
                    )
                )
    elif n == 3:
        for m in (1, -1):
            g.add(
                leaf_spine(
                    [(100 + m * 34, 152), (100 + m * 64, 122), (100 + m * 72, 56)],
                    14,
                    7,
                    GREEN,
                    1.8,
                )
            )
            g.shape(petals(100 + m * 72, 44, 5, 9, 5), RED, True, 1.8)
            g.shape(ellipse(100 + m * 72, 44, 3), OCHRE, True, 1.2)
    g.scatter(
        lambda w, h: cup(0, -h / 2, w, h),
        [(x * CARD_WIDTH, y * HEIGHT, w * CARD_WIDTH, h * HEIGHT) for x, y, w, h in CUPS[n]],
    )
    if n == 4:
        g.shape(petals(100, MIDDLE, 8, 20, 14), RED)
        g.shape(petals(100, MIDDLE, 8, 12, 8), OCHRE, True, 1.6)
        g.shape(ellipse(100, MIDDLE, 4), COBALT, True, 1.4)
    return g


def swords(n: int) -> Drawing:
    """The number card n of swords."""
    g = framed()
    amp, up, lo = ARCS[n], TOP, HEIGHT - TOP
    side, hl = Drawing(), []
    for i, a in enumerate(amp):
        e = {1: [(-36, -34)], 2: [(-44, -22), (-24, -40)], 3: [(-50, -12), (-36, -30), (-16, -42)]}[
            len(amp)
        ][i]
        t = {1: [(-50, 22)], 2: [(-56, 12), (-48, 34)], 3: [(-60, 4), (-54, 24), (-44, 42)]}[
            len(amp)
        ][i]
        pts = (
            [(100 + e[0], up + e[1]), (100 + e[0] * 0.35, up + e[1] * 0.1)]
            + [
                (100 + a * math.sin(math.pi * u), up + (lo - up) * u)
                for u in (0.1, 0.22, 0.36, 0.5, 0.64, 0.78, 0.9)
            ]
            + [(100 + t[0] * 0.34, lo + t[1] * 0.3), (100 + t[0], lo + t[1])]
        )
        blade(
            side, pts, 7.6 if n < 4 else 6.6, 2.0, *((RED, COBALT) if i % 2 == 0 else (COBALT, RED))
        )
        hl.append((100 + e[0], up + e[1], math.degrees(math.atan2(e[0] * 0.6, -e[1] * 0.9))))
    for x, y, ang in hl:
        hilt(side, x, y, ang, 1.0 if len(amp) < 3 else 0.8)
    g.repeat(side, ["translate(0 0)", f"rotate(180 100 {MIDDLE:g})"])
    if n == 2:
        trophy(g, 100, MIDDLE)
    elif n in (4, 6):
        maiden(g, 100, MIDDLE, 0.8 if n == 4 else 0.66, 4)
    else:
        straight(g, 100, 22, HEIGHT - 24)
        if n == 3:
            crown(g, 100, MIDDLE + 16, 32, 30, 1, OCHRE, RED, (COBALT, WHITE, COBALT))
    for y in (up, lo):
        knot(g, 100, y, *((13, 18) if n < 4 else (17, 24)))
    return g


def trophy(g: Drawing, x: float, y: float) -> None:
    """Mask, two trumpets and laurel."""
    for m in (1, -1):
        g.add(
            leaf_spine([(x, y + 50), (x + m * 26, y + 14), (x + m * 24, y - 40)], 12, 6, GREEN, 1.7)
        )
        tr = limb(
            [
                (x - m * 24, y - 56, 3),
                (x, y, 3.6),
                (x + m * 16, y + 38, 5),
                (x + m * 24, y + 58, 12),
            ],
            1,
            "round",
            "flat",
        )
        g.shape(tr, OCHRE, True, 2)
        g.line([(x + m * 12, y + 60), (x + m * 35, y + 51)], 2, smooth=False)
        g.shape(
            limb([(x - m * 30, y - 58, 3), (x - m * 19, y - 60, 3)], 1, "round", "round"),
            RED,
            True,
            1.6,
        )
    f = spline(at(x, y, "-24,-22 -26,0 -18,22 0,34 18,22 26,0 24,-22 0,-30"))
    g.solid(f, RED, (-7, -3), None, angle=18, step=4, w=1.5)
    for s in (1, -1):
        g.line([(x + s * 4, y - 8), (x + s * 11, y - 16), (x + s * 20, y - 11)], 2.6)
        g.shape(
            spline(
                [
                    (x + s * 5, y - 3, 0),
                    (x + s * 12, y - 8),
                    (x + s * 19, y - 3, 0),
                    (x + s * 12, y + 1),
                ]
            ),
            WHITE,
            True,
            1.6,
        )
        g.shape(ellipse(x + s * 12, y - 3.4, 2.4), INK, False)
    g.shape(spline(at(x, y, "-3,-8! -6,6 0,9 6,6 3,-8!")), RED, True, 1.8)
    g.shape(spline(at(x, y, "-13,15! 0,13 13,15! 0,26")), INK, True, 1.6)
    g.shape(spline(at(x, y, "-9,15.6! 0,14.4 9,15.6! 0,19")), WHITE, False)


def batons(n: int) -> Drawing:
    """The number card n of batons."""
    g = framed()
    L = 330
    a = 19 if n < 4 else 17
    off = {2: (0,), 3: (0,), 4: (-11, 11), 5: (-11, 11), 6: (-19, 0, 19), 7: (-19, 0, 19)}[n]
    for s in (1, -1):
        for i, o in enumerate(off):
            rod(
                g,
                100,
                MIDDLE,
                s * a,
                L - abs(o) * 1.1,
                (RED, COBALT)[(i + (s < 0)) % 2],
                o,
                7 if n < 4 else 5.8,
            )
    if n % 2:
        rod(g, 100, MIDDLE, 0, L + 8, COBALT if n != 5 else RED, 0, 7 if n == 3 else 6)
    if n == 3:
        for m in (1, -1):
            t = spline(
                [
                    (100, MIDDLE + 4, 0),
                    (100 + m * 26, MIDDLE - 24),
                    (100 + m * 52, MIDDLE - 22),
                    (100 + m * 50, MIDDLE),
                    (100 + m * 28, MIDDLE + 4, 0),
                ]
            )
            g.solid(t, COBALT, (-4, -4), None, angle=30, step=4, w=1.4)
            u = spline(
                [
                    (100, MIDDLE, 0),
                    (100 + m * 18, MIDDLE + 26),
                    (100 + m * 36, MIDDLE + 40),
                    (100 + m * 54, MIDDLE + 62, 0),
                    (100 + m * 36, MIDDLE + 60),
                    (100 + m * 30, MIDDLE + 72, 0),
                    (100 + m * 18, MIDDLE + 48),
                    (100 + m * 2, MIDDLE + 18, 0),
                ]
            )
            g.shape(u, COBALT)
        g.shape(ellipse(100, MIDDLE + 2, 12, 14), COBALT)
        g.line(at(0, MIDDLE, "95,-6 97,2 95,10"), 1.4)
    else:
        knot(g, 100, MIDDLE, *{2: (13, 18), 4: (22, 36), 5: (22, 36), 6: (28, 52), 7: (28, 52)}[n])
    return g
