"""Swords and sceptres of the Venetian pattern: curved blades of three colours, crossed rods."""

import math
from collections.abc import Sequence

from ..drawing import Drawing
from ..geometry import Point, Shape, arc, centre_line, ellipse, limb, poly, rect, spline
from ..palette import BLUE, DARK_GOLD, GOLD, RED

SEGMENTS = (RED, GOLD, BLUE)


def blade(
    g: Drawing,
    pts: Sequence[Point],
    r0: float,
    r1: float,
    segments: tuple[str, str, str] = SEGMENTS,
) -> None:
    """Coloured segments of one curved blade along pts.

    Half width r0 at the hilt to r1 at the tip.
    """
    n = len(pts)
    c = centre_line(
        [(x, y, r0 + (r1 - r0) * (i / (n - 1)) ** 2) for i, (x, y) in enumerate(pts)], 4
    )
    k = len(c)
    parts = 7
    whole = limb(c, 1, "flat", "point")
    for i in range(parts):
        a, b = i * (k - 1) // parts, (i + 1) * (k - 1) // parts
        seg = limb(c[a : b + 1], 1, "flat", "point" if i == parts - 1 else "flat")
        g.shape(seg, segments[i % 3], True, 1.6)
        if segments[i % 3] == GOLD:  # bands
            m = c[(a + b) // 2]
            g.line([c[max(a, (a + b) // 2 - 1)][:2], m[:2], c[min(b, (a + b) // 2 + 1)][:2]], 1.2)
    g.shape(whole, "none", True, 2.1)


def hilt(g: Drawing, x: float, y: float, ang: float, s: float = 1.0) -> None:
    """Guard, twisted grip and ball pommel.

    The grip runs from (x, y) in direction ang (degrees, 0 = up).
    """

    def q(sh: Shape) -> Shape:
        return sh.scale(s).rot(ang).move(x, y)

    g.shape(q(rect(-4, -27, 8, 27, 2)), RED, True, 1.9)
    for t in (-7, -14, -21):
        g.line(q(poly([(-4, t + 2), (4, t - 2)], False)), 1.5, GOLD)
    g.shape(
        q(limb("-15,4,4.6 -8,0,2.8 0,0,3.2 8,0,2.8 15,4,4.6", 2, "round", "round")), GOLD, True, 1.9
    )
    g.shape(q(ellipse(0, -32, 6.4)), BLUE, True, 1.9)
    g.shape(q(ellipse(0, -39.4, 2.6)), GOLD, True, 1.4)


def straight(g: Drawing, x: float, y0: float, y1: float) -> None:
    """Upright straight sword: point at y0, pommel at y1."""
    gy = y1 - 58
    sh = poly([(x - 7, gy), (x - 7, y0 + 14), (x, y0), (x + 7, y0 + 14), (x + 7, gy)])
    g.shape(sh, GOLD, False)
    g.shape(poly([(x, gy), (x, y0), (x + 7, y0 + 14), (x + 7, gy)]), DARK_GOLD, False)
    g.shape(sh)
    g.line([(x, y0 + 20), (x, gy - 8)], 1.3, smooth=False)
    hilt(g, x, gy, 180, 1.25)


_HILTS = {
    1: [(34, -36)],
    2: [(40, -24), (20, -42)],
    3: [(43, -16), (30, -32), (12, -44)],
    4: [(47, -10), (38, -24), (25, -37), (9, -46)],
    5: [(50, -4), (43, -17), (33, -29), (21, -40), (7, -47)],
}
"""Where the hilts of so many swords stand, seen from the upper crossing."""
_POINTS = {
    1: [(36, 40)],
    2: [(42, 24), (22, 46)],
    3: [(46, 14), (32, 34), (14, 52)],
    4: [(48, 10), (39, 26), (26, 42), (10, 54)],
    5: [(50, 5), (44, 20), (34, 34), (22, 46), (8, 55)],
}
"""Where their points end, seen from the lower crossing."""


def interlaced(
    amplitudes: Sequence[float],
    up: float,
    low: float,
    half_width: float,
    segments: tuple[str, str, str] = SEGMENTS,
    k: float = 1,
) -> Drawing:
    """Curved swords with their hilts up that bulge to the left and cross at the heights up, low.

    Turned by a half turn about the middle of the card they are the other side of the knot; k
    scales what reaches beyond the crossings.
    """
    g = Drawing()
    hilts = []
    for i, a in enumerate(amplitudes):
        e = _HILTS[len(amplitudes)][i]
        t = _POINTS[len(amplitudes)][i]
        pts = (
            [(100 + e[0] * k, up + e[1] * k), (100 + e[0] * k * 0.35, up + e[1] * k * 0.1)]
            + [
                (100 - a * math.sin(math.pi * u), up + (low - up) * u)
                for u in (0.1, 0.22, 0.36, 0.5, 0.64, 0.78, 0.9)
            ]
            + [(100 + t[0] * k * 0.3, low + t[1] * k * 0.06), (100 + t[0] * k, low + t[1] * k)]
        )
        blade(g, pts, half_width, 2.2, segments)
        ang = math.degrees(math.atan2(e[0] * 0.65, -e[1] * 0.9))
        hilts.append((100 + e[0] * k, up + e[1] * k, ang))
    for x, y, ang in hilts:
        hilt(g, x, y, ang, {1: 1.0, 2: 1.0, 3: 0.84, 4: 0.7, 5: 0.6}[len(amplitudes)] * k)
    return g


def sceptre(
    g: Drawing,
    x: float,
    y: float,
    ang: float,
    L: float,
    cols: tuple[str, str],
    shift: float = 0.0,
    w: float = 7.6,
) -> None:
    """Sceptre centred on (x, y), head up at ang 0; cols: rod, knobs; shift: offset across."""

    def q(sh: Shape) -> Shape:
        return sh.move(shift, 0).rot(ang).move(x, y)

    a, b = cols
    h = L / 2
    g.shape(q(rect(-w, -h + 44, 2 * w, L - 84)), a, True, 2)
    g.hatch(q(rect(-w, -h + 46, 2 * w, L - 88)), shift=(-w * 0.9, 0), angle=ang, step=5, w=1.4)
    for t in (0.2, 0.36, 0.64, 0.8):
        yy = -h + 44 + (L - 84) * t
        g.shape(q(rect(-w - 1.6, yy - 4.5, 2 * w + 3.2, 9, 2)), GOLD, True, 1.6)
    # head
    g.shape(
        q(
            spline(
                [
                    (-w, -h + 46, 0),
                    (-w - 7, -h + 34),
                    (-w - 3, -h + 26, 0),
                    (w + 3, -h + 26, 0),
                    (w + 7, -h + 34),
                    (w, -h + 46, 0),
                ]
            )
        ),
        GOLD,
        True,
        2,
    )
    g.shape(q(ellipse(0, -h + 17, 11)), b, True, 2)
    g.line(q(spline(arc(0, -h + 14, 10.6, 160, 20, 5), False)), 1.5)
    g.shape(q(ellipse(0, -h + 3, 4)), GOLD, True, 1.7)
    # foot
    g.shape(
        q(
            spline(
                [
                    (-w, h - 42, 0),
                    (-w - 6, h - 30),
                    (-w - 1, h - 18),
                    (0, h - 14),
                    (w + 1, h - 18),
                    (w + 6, h - 30),
                    (w, h - 42, 0),
                ]
            )
        ),
        b,
        True,
        2,
    )
    g.shape(
        q(limb([(-w - 3, h - 41, 3.4), (w + 3, h - 41, 3.4)], 1, "round", "round")), GOLD, True, 1.7
    )
    g.shape(q(ellipse(0, h - 9, 5.6)), GOLD, True, 1.8)
